// Keyboard shortcuts at a table, wherever the focus is.

interface Handlers {
  back: () => void;
  confirm: () => void;
  pick: (number: number) => void;
  open: (panel: string) => void;
  undo: () => void;
  /** The family's own panels, with their keys. */
  panels: () => { id: string; key: string }[];
}

const PANELS: Record<string, string> = { '?': 'help', h: 'hint', l: 'log', m: 'menu' };

/** Listen to the keyboard; returns a function that stops it. */
export function listen(handlers: Handlers): () => void {
  function onKey(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.tagName === 'INPUT') return;
    const panel = PANELS[event.key] ?? handlers.panels().find((each) => each.key === event.key)?.id;
    if (event.key === 'Escape') handlers.back();
    else if (event.key === 'Enter' && target.tagName !== 'BUTTON' && target.tagName !== 'A')
      handlers.confirm();
    else if (/^[1-9]$/.test(event.key)) handlers.pick(Number(event.key));
    else if (event.key === 'u') handlers.undo();
    else if (panel) handlers.open(panel);
    else return;
    event.preventDefault();
  }
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}
