import type { DevServerEvent, DevServerLogLine, DevServerState, ProjectFault } from '../ports/dev-servers.ts';
import type { TypeFault } from '../ports/trials.ts';

export interface EngineStatus {
  readonly state: DevServerState;
  /** Where the pages are served; only while it answers. */
  readonly socketPath: string | undefined;
  readonly log: readonly DevServerLogLine[];
}

/** Runs folders of projects on this machine. */
export interface Engine {
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
  ): Promise<readonly ProjectFault[] | undefined>;
  stop(projectId: string): Promise<void>;
  follow(listener: (event: DevServerEvent) => void): () => void;
  /** `outDir` is replaced whole when it succeeds and untouched otherwise. */
  build(projectId: string, input: EngineBuildInput): Promise<EngineBuild>;
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
  addPackages(projectId: string, input: EnginePackages): Promise<PackageChange>;
  removePackages(projectId: string, input: EnginePackages): Promise<PackageChange>;
}

export interface EngineBuildInput {
  readonly sourceDir: string;
  readonly outDir: string;
  /** Maps beside the files, which do not name them. */
  readonly hasSourceMaps?: boolean;
  /** Nobody wants it any more. */
  readonly signal?: AbortSignal;
}

export interface EngineBuild {
  readonly ok: boolean;
  readonly errors: readonly ProjectFault[];
  /** What the project's tools printed. */
  readonly log?: readonly string[];
  /** Names the state of the files that were built. */
  readonly sourceDigest?: string | undefined;
}

export interface EnginePackages {
  readonly sourceDir: string;
  readonly packages: readonly string[];
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
