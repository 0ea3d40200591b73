import type { Binding } from './http/bind.ts';

/** What the server asks of a module, whatever it does. */
export interface ServerModule {
  readonly bindings: readonly Binding[];
  /** Begins what it does without being asked, once everything is built. */
  start?(): Promise<void>;
  /** Ends what runs and tells of it; sockets are still open. */
  stop?(): Promise<void>;
  close?(): void | Promise<void>;
}
