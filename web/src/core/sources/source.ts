// Where a table on the screen comes from. The store shows what a source tells it and passes on what the player does.
import type { FromClient, FromServer, Update } from '../../../types/service';
import type { ConnectionState } from '../connection';

export interface SourceListener {
  onMessage: (message: FromServer) => void;
  /** The table stands otherwise all at once: the happenings of the update are the whole story up to there. */
  onJump: (update: Update) => void;
  onState: (state: ConnectionState) => void;
}

export interface TableSource {
  /** `live`: a table of the service as it goes on. `record`: a game at any of its moves, where nothing can be done. */
  readonly kind: 'live' | 'record';
  /** The id of the table. */
  readonly id: string;
  /** Which of the people at this device is asking; the first is number 1. */
  readonly person: number;
  open: (listener: SourceListener) => void;
  send: (message: FromClient) => void;
  /** Try at once to reach the service again. */
  retry: () => void;
  close: () => void;
}
