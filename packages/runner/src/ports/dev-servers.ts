import type { RelayTarget } from '@loam/kernel';

/** A build or hot-update error, as the project's tools described it. Every field comes from untrusted code. */
export interface ProjectFault {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly frame?: string;
}

export type DevServerState =
  | { readonly kind: 'stopped' | 'starting' | 'ready' | 'hibernated' }
  /** It answers, but the newest code does not compile. */
  | { readonly kind: 'broken'; readonly error: ProjectFault }
  | { readonly kind: 'crashed'; readonly reason: string; readonly error: ProjectFault | undefined };

export interface DevServerLogLine {
  readonly atMs: number;
  readonly stream: 'stdout' | 'stderr';
  readonly text: string;
}

export interface DevServerStatus {
  readonly state: DevServerState;
  /** The version that its files were brought to last. */
  readonly commit: string | undefined;
  /** Where requests for its pages go, only while it answers. It is handed to a relay as it is; nobody looks into it. */
  readonly address: RelayTarget | undefined;
  readonly log: readonly DevServerLogLine[];
}

export type DevServerEvent =
  | { readonly kind: 'changed'; readonly projectId: string; readonly state: DevServerState }
  | { readonly kind: 'logged'; readonly projectId: string }
  | { readonly kind: 'failed'; readonly projectId: string; readonly error: ProjectFault };

/** One server per project, which shows its newest version as it changes. */
export interface DevServers {
  /**
   * Brings the files to the newest version and starts what does not run, without waiting until it answers. False for a
   * project that has no version.
   */
  start(projectId: string): Promise<boolean>;
  status(projectId: string): Promise<DevServerStatus | undefined>;
  /** Somebody watches: until the returned function is called it does not fall asleep. */
  keepAwake(projectId: string): () => void;
  /** What keeps the code from compiling, now that these files were written; undefined where nothing answers. */
  faults(
    projectId: string,
    input: { readonly changed: readonly string[]; readonly timeoutMs: number; readonly signal: AbortSignal },
  ): Promise<readonly ProjectFault[] | undefined>;
  stop(projectId: string): Promise<void>;
  follow(listener: (event: DevServerEvent) => void): () => void;
}
