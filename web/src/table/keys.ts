// What keys do at a table, wherever the focus is.

interface Deeds {
  back: () => void;
  confirm: () => void;
  pick: (number: number) => void;
  open: (panel: string) => void;
  undo: () => void;
}

const PANELS: Record<string, string> = { '?': 'help', h: 'hint', l: 'log', d: 'piles', m: 'menu' };

/** Listen to the keyboard; returns how to stop. */
export function listen(deeds: Deeds): () => void {
  function hear(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.tagName === 'INPUT') return;
    if (event.key === 'Escape') deeds.back();
    else if (event.key === 'Enter' && target.tagName !== 'BUTTON' && target.tagName !== 'A') deeds.confirm();
    else if (/^[1-9]$/.test(event.key)) deeds.pick(Number(event.key));
    else if (event.key === 'u') deeds.undo();
    else if (PANELS[event.key]) deeds.open(PANELS[event.key] as string);
    else return;
    event.preventDefault();
  }
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}
