import type { Readable } from 'node:stream';

/** How well untrusted code is held on this machine, strongest first. */
export const SANDBOX_LEVELS = [
  'bubblewrap+cgroups',
  'bubblewrap',
  'namespaces+cgroups',
  'namespaces',
  'accounts',
  'none',
] as const;
export type SandboxLevel = (typeof SANDBOX_LEVELS)[number];

export interface Mount {
  readonly source: string;
  /**
   * Absolute path inside the sandbox. A mount inside another needs its folder to exist there. Sources of several mounts
   * inside one that is itself inside another lie side by side, by the names that they have there.
   */
  readonly target: string;
  readonly mode: 'ro' | 'rw';
}

export interface Limits {
  readonly memoryMb: number;
  /** What that may be raised to for a large project. */
  readonly memoryCeilingMb?: number;
  /** Cores; 0.5 is half of one. */
  readonly cpu: number;
  /** What it weighs where cores are short; 1, an ordinary process, when absent. */
  readonly cpuShare?: number;
  /** Processes and threads together. */
  readonly processes: number;
  /** Bytes in writable mounts; a single file and the temporary folder have the same bound. */
  readonly diskMb: number;
  /** 0 stands for no limit: a dev server. */
  readonly timeoutMs: number;
}

export interface StartOptions {
  readonly projectId: string;
  readonly mounts: readonly Mount[];
  readonly command: readonly string[];
  readonly workingDir?: string;
  /** The whole environment of the program: nothing else is inherited. */
  readonly env: Readonly<Record<string, string>>;
  readonly limits: Limits;
  /**
   * `registry` reaches the package registry and `public` the public internet, both through a socket of ours among the
   * mounts and in no other way. Below namespaces this is a wish: `description` says what holds.
   */
  readonly network: 'none' | 'registry' | 'public';
}

/** A program of ours that is shown what nobody has read: a browser. */
export interface HeldProgram {
  /** Programs of one name have one account where each has its own. */
  readonly name: string;
  /** What it may read beside the system's programs; without mounts it finds everything where it is. */
  readonly mounts: readonly Mount[];
  /** The whole environment, beside the folder for temporary files. */
  readonly env: Readonly<Record<string, string>>;
  /** Megabytes of temporary files. */
  readonly diskMb: number;
}

export type ExitReason = 'exited' | 'killed' | 'memory' | 'time' | 'disk';

export interface ExitReport {
  readonly code: number | null;
  readonly signal: string | null;
  readonly reason: ExitReason;
}

export interface OutputLine {
  readonly stream: 'stdout' | 'stderr';
  readonly text: string;
}

export interface SandboxProcess {
  readonly pid: number;
  /** Settles when the last process of the sandbox is gone. Never rejects. */
  readonly exit: Promise<ExitReport>;
  /** What the program writes to its descriptor 5, as bytes: it waits until somebody reads them. */
  readonly output: Readable;
  onLine(listen: (line: OutputLine) => void): () => void;
  /** Sends one line to standard input. */
  send(line: string): void;
  memoryBytes(): number;
  /** Processor time of all that still runs of it. */
  cpuMs(): number;
  kill(): Promise<ExitReport>;
}

export interface SandboxProvider {
  readonly level: SandboxLevel;
  /** What is held and what is not, in words for the operator. */
  readonly description: string;
  /** Whether programs find what is mounted where they were told; otherwise links and changed paths stand in for mounts. */
  readonly hasMounts: boolean;
  start(options: StartOptions): Promise<SandboxProcess>;
  /** Words to put before a program that somebody else starts, with streams of their own. */
  wordsBefore(program: HeldProgram): Promise<readonly string[]>;
  /** The account that a project's programs have on this machine; absent when it is our own. */
  accountOf(projectId: string): Account | undefined;
  close(): Promise<void>;
}

export interface Account {
  readonly uid: number;
  readonly gid: number;
}
