import type { Clause } from '@loam/offline-model';

/** Whoever writes the apps that are tried here; the offline model is plugged in by `offline-writer.ts`. */
export interface AppWriter {
  begin(): Conversation;
}

export interface Conversation {
  send(text: string): Promise<Written>;
}

export interface Written {
  /** The whole project tree after the turn. */
  readonly files: ReadonlyMap<string, string>;
  readonly reply: string;
  /** What the writer knows of each clause of the message. */
  readonly clauses?: readonly Clause[] | undefined;
}
