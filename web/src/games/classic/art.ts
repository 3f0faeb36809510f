// The model that stands for a board.
const MODELS: Record<string, string> = {
  gizah: 'pyramids',
  babylon: 'hanging_gardens',
  olympia: 'statue_of_zeus',
  rhodos: 'colossus',
  ephesos: 'temple_of_artemis',
  halikarnassos: 'mausoleum',
  alexandria: 'great_lighthouse',
};

export const modelOf = (board: string | null): string => MODELS[board ?? ''] ?? board ?? '';
