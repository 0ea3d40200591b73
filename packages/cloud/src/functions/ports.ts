import type { Duplex } from 'node:stream';

/** One function as the project's owner sees it. Shared by all processes: it lies in the platform's database. */
export interface FunctionRecord {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly version: number;
  /** Whether a request needs a valid token of the project. */
  readonly verifyJwt: boolean;
  /** Below its folder: `source/index.ts`. */
  readonly entrypoint: string;
  readonly importMap?: string | undefined;
  /** Where its files lie in the blob store. */
  readonly filesKey: string;
  /** Names the files and their import map: the same name, the same program. */
  readonly hash: string;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

export interface FunctionStore {
  list(ref: string): Promise<readonly FunctionRecord[]>;
  find(ref: string, slug: string): Promise<FunctionRecord | undefined>;
  /** Writes the next version of it, of the same id where it exists. */
  save(ref: string, record: NewFunctionVersion): Promise<SavedFunction>;
  /** What it was and where files of it may lie. */
  remove(ref: string, slug: string): Promise<SavedFunction | undefined>;
}

export type NewFunctionVersion = Omit<FunctionRecord, 'id' | 'version' | 'createdAtMs'>;

export interface SavedFunction {
  readonly record: FunctionRecord;
  /** Files that nothing leads to any more. Those of the version before stay: it may just be starting somewhere. */
  readonly unusedKeys: readonly string[];
}

export interface FunctionBlobs {
  put(key: string, content: Uint8Array): Promise<unknown>;
  read(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  /** Keys that begin with the prefix. */
  list(prefix: string): AsyncIterable<string>;
}

export interface FunctionSecrets {
  /** Values by name. */
  read(ref: string): Promise<Readonly<Record<string, string>>>;
}

/** What a project's functions are told about it, and where it is found on this machine. */
export interface FunctionProject {
  /** Its cloud as callers see it. */
  readonly origin: string;
  /** Where that listens. */
  readonly gateway: { readonly host: string; readonly port: number };
  readonly anonKey: string;
  readonly serviceRoleKey: string;
  readonly apiKey?: string | undefined;
  /** With the name, the password and the database, and any host: it is replaced by the door's. */
  readonly databaseUrl?: string | undefined;
  /** Of one function, by the size of the project's instance. */
  readonly memoryMb?: number | undefined;
  /** To this project's database and to no other. */
  openDatabase?(): Promise<Duplex>;
}

export interface FunctionProjects {
  find(ref: string): Promise<FunctionProject | undefined>;
}

export interface FunctionLog {
  write(event: FunctionLogEvent): void;
}

export interface FunctionLogEvent {
  readonly ref: string;
  readonly slug: string;
  readonly functionId: string;
  readonly version: number;
  readonly atMs: number;
  readonly level: 'log' | 'info' | 'debug' | 'warning' | 'error';
  readonly kind: 'Log' | 'Boot' | 'BootFailure' | 'Shutdown' | 'UncaughtException';
  /** The call that it was said in, where that is known. */
  readonly executionId?: string | undefined;
  readonly message: string;
}

/** One call and its answer, for the log of calls and for the bill. */
export interface FunctionCalls {
  note(call: FunctionCall): void;
}

export interface FunctionCall {
  readonly ref: string;
  readonly slug: string;
  readonly functionId: string;
  readonly version: number;
  readonly executionId: string;
  readonly method: string;
  /** Below the service's prefix: `/hello/there`. */
  readonly path: string;
  readonly search: string;
  readonly status: number;
  /** Until the last byte of its answer. */
  readonly durationMs: number;
}

/** Runs what nobody has read, apart from the machine; @loam/sandbox is one. */
export interface FunctionPrograms {
  /** Whether functions can be run at all, and why not. */
  network(): { readonly kind: 'held' } | { readonly kind: 'accepted' | 'off'; readonly reason: string };
  use(program: FunctionProgram): Promise<FunctionUse>;
  /** The same, whatever became of it before. */
  tryOut(program: FunctionProgram): Promise<FunctionUse>;
  run(run: FunctionRun, options: { readonly timeoutMs: number }): Promise<FunctionRunResult>;
  end(name: string): Promise<void>;
  /** All that are known in this process. */
  list(): readonly { readonly name: string }[];
}

/** Paths as programs see them. */
export interface FunctionPaths {
  readonly app: string;
  readonly socket: string;
  readonly doors: string;
  readonly registryOrigin: string;
}

export interface FunctionRun {
  readonly name: string;
  readonly limits: FunctionLimits;
  readonly network: {
    readonly kind: 'public';
    readonly gateway?: { readonly origin: string; readonly host: string; readonly port: number };
    readonly hasRegistry?: boolean;
    readonly doors?: Readonly<Record<string, () => Promise<Duplex>>>;
  };
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly mounts: readonly { readonly source: string; readonly target: string; readonly mode: 'ro' }[];
  readonly kept: { readonly of: string; readonly target: string };
  layOut(folder: string): Promise<void>;
}

export interface FunctionProgram extends FunctionRun {
  readonly tenant: string;
  readonly version: string;
  readonly title: string;
  readonly answersPings: boolean;
  readonly idleMs: number;
  readonly fallsByRequests: boolean;
  /** How it comes out of a process that waits for whatever function comes next; undefined where it cannot. */
  fromSpare(): Promise<FunctionFromSpare | undefined>;
  onLine(line: FunctionLine): void;
}

interface FunctionFromSpare {
  readonly spare: FunctionRun;
  /** Writes its own files beside what that process was started from. */
  layOut(folder: string): Promise<void>;
  readonly line: string;
}

export interface FunctionLimits {
  readonly memoryMb: number;
  readonly cpu: number;
  readonly processes: number;
  readonly diskMb: number;
  readonly cpuMsPerUse?: number;
  readonly backgroundMs?: number;
}

export interface FunctionLine {
  readonly stream: 'stdout' | 'stderr';
  readonly text: string;
  readonly atMs: number;
  readonly fields?: Readonly<Record<string, unknown>>;
}

export interface FunctionUse {
  readonly socketPath: string;
  /** Why it ended: memory, cpu, time, killed … */
  readonly ended: Promise<string>;
  done(): void;
  giveUp(): Promise<void>;
}

export interface FunctionRunResult {
  readonly code: number | null;
  readonly reason: string;
  readonly stdout: string;
  readonly stderr: string;
}
