import type { Duplex } from 'node:stream';
import type { ExitReason, Limits, Mount, OutputLine } from '../provider/provider.ts';

/** What is run, and what it finds. */
export interface Runnable {
  /** What it is, whatever its version: `site:…`, `function:…`. It names the account that it runs under. */
  readonly name: string;
  readonly limits: ProgramLimits;
  readonly network: ProgramNetwork;
  /** Paths as it sees them: its files at `INSIDE.app`, the socket to listen on at `INSIDE.socket`. */
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Beside its own files: what is shared, read-only. */
  readonly mounts?: readonly Mount[];
  /** A folder that stays when it has ended; it belongs to one name, and others may read it. */
  readonly kept?: KeptFolder;
  /** Writes its files. */
  layOut(folder: string): Promise<void>;
}

export interface KeptFolder {
  /** Whose it is: that one writes there, and nobody else. */
  readonly of: string;
  /** Where it is found inside. */
  readonly target: string;
}

/** One thing that is run for somebody and answers requests at a socket: the server of a site, a function. */
export interface Program extends Runnable {
  /** Whose it is: the places of the machine are shared out among tenants. */
  readonly tenant: string;
  /** Names its files: the same name, the same files. */
  readonly version: string;
  /** As a sentence about it begins: "The server of the site". */
  readonly title: string;
  /** Whether it answers when it is asked by a line on standard input; one that falls silent is ended. */
  readonly answersPings: boolean;
  readonly idleMs?: number;
  /** One request can bring it down: however often it goes down, the pause before the next start does not grow. */
  readonly fallsByRequests?: boolean;
  /** How it is started from a process that waits already; undefined where it cannot be. */
  fromSpare?(): Promise<FromSpare | undefined>;
  /** What it says, and what is said about it, as it comes. */
  onLine?(line: ProgramLine): void;
}

/** A process without anybody's code, secrets or way out that becomes one program, once. */
export interface FromSpare {
  /** Its name tells all that such a process is started with: whoever names the same can take the same. */
  readonly spare: Runnable;
  /** Writes the program's own files. The process may be reading those that it was started from: they stay as they are. */
  layOut(folder: string): Promise<void>;
  /** On standard input: what it becomes. */
  readonly line: string;
}

export interface ProgramLimits extends Omit<Limits, 'timeoutMs'> {
  /** Processor time for each request: more in one go, and it is ended. No bound when absent. */
  readonly cpuMsPerUse?: number;
  /** So long it may go on with what it began for a request that has been answered. */
  readonly backgroundMs?: number;
}

/** `public` reaches public addresses and what is named here, through a proxy of ours that checks each connection. */
export type ProgramNetwork = { readonly kind: 'none' } | PublicNetwork;

export interface PublicNetwork {
  readonly kind: 'public';
  /** The project's own gateway, by name: it may lie on this machine. */
  readonly gateway?: Gateway | undefined;
  /** The package registry of this machine, at `REGISTRY_ORIGIN`. */
  readonly hasRegistry?: boolean;
  /** Sockets of ours that it finds as `INSIDE.doors/<name>`. */
  readonly doors?: Readonly<Record<string, Door>>;
}

export interface Gateway {
  /** As the program calls it. */
  readonly origin: string;
  /** Where it listens. */
  readonly host: string;
  readonly port: number;
}

/** Opens a connection to something outside, for this program alone. */
export type Door = () => Promise<Duplex>;

export interface ProgramLine extends OutputLine {
  readonly atMs: number;
  /** Said by the program about itself in a form of ours; anything may stand there. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

export type ProgramEnd = ExitReason | 'cpu' | 'stuck';

export interface ProgramUse {
  readonly socketPath: string;
  /** Settles when the process that serves this use has ended, with the reason. Never rejects. */
  readonly ended: Promise<ProgramEnd>;
  /** What it printed, over restarts. */
  log(): readonly ProgramLine[];
  done(): void;
  /** It is of no use: ended at once, whoever else asked for it. */
  giveUp(): Promise<void>;
}
