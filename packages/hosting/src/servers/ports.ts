import type { RelayTarget } from '@loam/kernel';

/** The server of one deployment of one site, as something that can be run by whoever reaches the blobs. */
export interface ServerProgram {
  readonly siteId: string;
  /** Names its files: the same name, the same files. */
  readonly version: string;
  readonly entry: string;
  readonly files: readonly { readonly path: string; readonly blobKey: string }[];
}

/** Runs programs of sites apart from the machine. */
export interface ServerPool {
  /** Where it answers, started when it sleeps. It stays up until `done` was called. Throws when it cannot be had. */
  use(program: ServerProgram): Promise<ServerUse>;
  /** Whether any deployment of the site runs, or this one. */
  isAwake(siteId: string, version?: string): Promise<boolean>;
}

export interface ServerUse {
  /** Handed to a relay as it is. */
  readonly address: RelayTarget;
  done(): void;
}

export interface TrialPool {
  /** Starts it whatever became of it before. */
  tryOut(program: ServerProgram): Promise<TrialUse>;
}

export interface TrialUse extends ServerUse {
  /** What it printed. */
  log(): readonly { readonly text: string }[];
  /** It is not wanted any more. */
  giveUp(): Promise<void>;
}
