import type { Readable } from 'node:stream';

/** A build or hot-update error, as the project's tools described it. Every field comes from untrusted code. */
export interface EngineFault {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly frame?: string;
}

export type EngineState =
  | { readonly kind: 'stopped' | 'starting' | 'ready' | 'hibernated' }
  /** It answers, but the newest code does not compile. */
  | { readonly kind: 'broken'; readonly error: EngineFault }
  | { readonly kind: 'crashed'; readonly reason: string; readonly error: EngineFault | undefined };

export interface EngineLogLine {
  readonly atMs: number;
  readonly stream: 'stdout' | 'stderr';
  readonly text: string;
}

export interface EngineStatus {
  readonly state: EngineState;
  /** Where the pages are served; only while it answers. */
  readonly socketPath: string | undefined;
  readonly log: readonly EngineLogLine[];
}

export type EngineEvent =
  | { readonly kind: 'changed'; readonly projectId: string; readonly state: EngineState }
  | { readonly kind: 'logged'; readonly projectId: string }
  | { readonly kind: 'failed'; readonly projectId: string; readonly error: EngineFault };

/** Runs projects apart from the machine. Knows no people and no permissions. */
export interface PreviewEngine {
  /** How strong the separation is. */
  readonly level: string;
  /** Starts what is not running and answers without waiting for it. */
  ensure(projectId: string, sourceDir: string): Promise<EngineStatus>;
  status(projectId: string): EngineStatus | undefined;
  /** Somebody watches: until the returned function is called it does not fall asleep. */
  hold(projectId: string): () => void;
  sourceChanged(projectId: string): void;
  /** What keeps the code from compiling, now that these files were written; undefined where nothing answers. */
  faults(
    projectId: string,
    input: { readonly changed: readonly string[]; readonly timeoutMs: number; readonly signal: AbortSignal },
  ): Promise<readonly EngineFault[] | undefined>;
  stop(projectId: string): Promise<void>;
  follow(listener: (event: EngineEvent) => void): () => void;
  /** `outDir` is replaced whole when it succeeds and untouched otherwise. */
  build(
    projectId: string,
    input: {
      readonly sourceDir: string;
      readonly outDir: string;
      /** Maps beside the files, which do not name them. */
      readonly hasSourceMaps?: boolean;
      /** Nobody wants it any more. */
      readonly signal?: AbortSignal;
    },
  ): Promise<{
    readonly ok: boolean;
    readonly errors: readonly EngineFault[];
    /** What the project's tools printed. */
    readonly log?: readonly string[];
    /** Names the state of the files that were built. */
    readonly sourceDigest?: string | undefined;
  }>;
  /** A build is likely to come. */
  warmUp(projectId: string, sourceDir: string): void;
  /** Type errors; none where a project has no types. */
  types(
    projectId: string,
    input: { readonly sourceDir: string; readonly signal: AbortSignal },
  ): Promise<readonly TypeFault[]>;
  /** A compiler that stays warm for one folder; undefined where there is none that could. */
  openTypes?(projectId: string, input: { readonly sourceDir: string }): Promise<WarmTypes | undefined>;
  /** Both leave the folder as it is and answer with what its package files would become. */
  addPackages(
    projectId: string,
    input: { readonly sourceDir: string; readonly packages: readonly string[] },
  ): Promise<PackageChange>;
  removePackages(
    projectId: string,
    input: { readonly sourceDir: string; readonly packages: readonly string[] },
  ): Promise<PackageChange>;
}

export interface TypeFault {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
}

export interface WarmTypes {
  /** Faults of one file as it lies in the folder now; `changed` is what differs since the last question. */
  faultsOf(question: {
    readonly path: string;
    readonly changed: readonly { readonly path: string; readonly how: 'created' | 'changed' | 'gone' }[];
    readonly signal: AbortSignal;
  }): Promise<readonly TypeFault[]>;
  close(): Promise<void>;
}

export interface PackageChange {
  readonly packageJson: string;
  readonly lock: string | undefined;
}

/** What an installation that cannot run projects has instead. */
export interface NoEngine {
  readonly kind: 'none';
  /** A sentence for people. */
  readonly reason: string;
}

/** Versions of projects, as files in a folder. */
export interface ProjectFiles {
  has(projectId: string): Promise<boolean>;
  head(projectId: string): Promise<string>;
  /** The whole name of a commit; throws for one that is not there. */
  resolve(projectId: string, commit: string): Promise<string>;
  /** Throws for a file that the commit does not have. */
  rawFile(projectId: string, path: string, commit?: string): Promise<{ readonly body: Readable }>;
  checkout(projectId: string, input: { readonly commit?: string; readonly folder: string }): Promise<string>;
  sync(
    projectId: string,
    input: { readonly from: string; readonly to: string; readonly folder: string },
  ): Promise<unknown>;
}
