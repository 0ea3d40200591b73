import type { PreviewBuildStatus, ProjectId } from '@loam/contract';
import { errorMessage, type Logger } from '@loam/kernel';
import type {
  Artefact,
  BuildOutcome,
  CommitBuilds,
  Execution,
  NoExecution,
  ProjectFiles,
} from '@loam/runner';
import { ApiError } from '../../http/api-error.ts';

export interface BuildsDeps {
  readonly execution: Pick<Execution, 'kind' | 'builds'> | NoExecution;
  readonly files: Pick<ProjectFiles, 'head'>;
  /** A project that nobody has opened yet gets its first version; false where its files cannot be reached. */
  ensureFiles(projectId: ProjectId): Promise<boolean>;
  recordBuild(projectId: ProjectId, commitSha: string, status: PreviewBuildStatus): Promise<void>;
  readonly logger: Logger;
}

/** A build that somebody reads. It stays as it is meanwhile. */
export interface BuiltFiles {
  has(path: string): Promise<boolean>;
  read(path: string): Promise<Buffer | undefined>;
  /** All files below a folder, with their paths in it. */
  list(folder?: string): ReturnType<CommitBuilds['files']>;
}

export type CommitBuild =
  | {
      readonly ok: true;
      readonly files: BuiltFiles;
      /** It was there already. */
      readonly isAdopted: boolean;
      readonly log: readonly string[];
    }
  | Extract<BuildOutcome, { ok: false }>;

/** Whoever wants the build of a commit asks here: it is made once, and what became of it is written down. */
export interface Builds {
  /** Builds the newest version unless that was done; versions that came and went meanwhile are left out. */
  request(projectId: ProjectId): void;
  /** The build of exactly this commit, made unless it is there. */
  make(projectId: ProjectId, commitSha: string): Promise<BuildOutcome>;
  /** The newest build that succeeded, where it has a page. */
  newest(projectId: ProjectId): Promise<Artefact | undefined>;
  /** The same, and where there is none yet, waits a moment for one. */
  soon(projectId: ProjectId): Promise<Artefact | undefined>;
  /** The build of exactly this commit, for whoever publishes it; it stays while the work lasts. */
  use<T>(projectId: ProjectId, commitSha: string, work: (build: CommitBuild) => Promise<T>): Promise<T>;
  /** `keep` makes what was built elsewhere the build of this commit, the newest; false when it cannot. */
  adopt(projectId: ProjectId, commitSha: string, keep: () => Promise<boolean>): Promise<void>;
  /** Whoever builds the next version anyway defers this until the returned function is called. */
  defer(projectId: ProjectId): () => void;
  forget(projectId: ProjectId): void;
  /** Nothing is begun or written down any more; what was interrupted is built anew after the next start. */
  close(): void;
}

const notBuilt = 'a preview was not built';
const unreachable = 'The files of this project cannot be reached right now.';
/** For a build that may begin yet, and for one that was begun: less than the refresh of the page that says 'starting'. */
const waitMs = { toBegin: 400, toEnd: 1500 };

export function createBuilds(deps: BuildsDeps): Builds {
  const { files } = deps;
  const commitBuilds = deps.execution.kind === 'ready' ? deps.execution.builds : undefined;
  /** The newest version that was built, or failed to. */
  const tried = new Map<string, string>();
  const arrivals = createArrivals();
  let isClosed = false;
  const record: BuildsDeps['recordBuild'] = async (...build) =>
    void (isClosed || (await deps.recordBuild(...build)));

  async function make(projectId: ProjectId, commitSha: string): Promise<BuildOutcome> {
    const isNewest = (await files.head(projectId)) === commitSha;
    return isNewest
      ? makeNewest(projectId, commitSha)
      : requireBuilds(deps.execution).make(projectId, commitSha);
  }

  async function makeNewest(projectId: ProjectId, commitSha: string): Promise<BuildOutcome> {
    const builds = requireBuilds(deps.execution);
    tried.set(projectId, commitSha);
    const onBegin = () => record(projectId, commitSha, 'building');
    const built = await builds.make(projectId, commitSha, { onBegin });
    // Whoever waits for a page sees it before it is written down.
    arrivals.tell(projectId);
    const isNews = !built.ok || built.origin === 'built' || built.origin === 'starter';
    if (isNews) await record(projectId, commitSha, built.ok ? 'succeeded' : 'failed');
    return built;
  }

  const queue = createQueue(async (projectId) => {
    try {
      if (!(await deps.ensureFiles(projectId))) return;
      const head = await files.head(projectId);
      if (tried.get(projectId) !== head) await makeNewest(projectId, head);
    } catch (error) {
      tried.delete(projectId);
      if (!isClosed) deps.logger.warn({ error: errorMessage(error), project_id: projectId }, notBuilt);
    }
  });

  const newest = async (projectId: ProjectId) => commitBuilds?.newest(projectId);
  const nextBuild = async (projectId: ProjectId) => {
    await arrivals.next(projectId, waitMs[queue.isRunning(projectId) ? 'toEnd' : 'toBegin']);
    return newest(projectId);
  };
  return {
    request: (projectId) => commitBuilds && queue.request(projectId),
    make,
    newest,
    async use(projectId, commitSha, work) {
      const builds = requireBuilds(deps.execution);
      if (!(await deps.ensureFiles(projectId))) throw new ApiError('unavailable', unreachable);
      const built = await make(projectId, commitSha);
      if (!built.ok) return work(built);
      const { artefact, log, origin } = built;
      const isAdopted = origin !== 'built';
      return builds.use(artefact, () => work({ ok: true, files: filesOf(builds, artefact), isAdopted, log }));
    },
    async adopt(projectId, commitSha, keep) {
      const release = queue.defer(projectId);
      try {
        if (!(await keep())) return;
        tried.set(projectId, commitSha);
        await record(projectId, commitSha, 'succeeded');
      } finally {
        release();
      }
    },
    defer: queue.defer,
    soon: async (projectId) => (await newest(projectId)) ?? (commitBuilds && (await nextBuild(projectId))),
    forget(projectId) {
      queue.forget(projectId);
      tried.delete(projectId);
    },
    close() {
      isClosed = true;
      queue.close();
    },
  };
}

/** One build of a project's newest version after the other, unless somebody defers them. */
function createQueue(build: (projectId: ProjectId) => Promise<void>) {
  const running = new Set<string>();
  const wanted = new Set<string>();
  const deferrals = new Map<string, number>();
  let isClosed = false;

  async function buildWhileWanted(projectId: ProjectId): Promise<void> {
    while (wanted.delete(projectId)) await build(projectId);
    running.delete(projectId);
  }

  function request(projectId: ProjectId): void {
    if (isClosed) return;
    wanted.add(projectId);
    if (running.has(projectId) || deferrals.has(projectId)) return;
    running.add(projectId);
    void buildWhileWanted(projectId);
  }

  return {
    request,
    isRunning: (projectId: ProjectId) => running.has(projectId),
    forget: (projectId: ProjectId) => void wanted.delete(projectId),
    close() {
      isClosed = true;
      wanted.clear();
    },
    defer(projectId: ProjectId): () => void {
      deferrals.set(projectId, (deferrals.get(projectId) ?? 0) + 1);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        const left = (deferrals.get(projectId) ?? 1) - 1;
        if (left > 0) deferrals.set(projectId, left);
        else deferrals.delete(projectId);
        if (left === 0 && wanted.has(projectId)) request(projectId);
      };
    },
  };
}

function requireBuilds(execution: BuildsDeps['execution']): CommitBuilds {
  if (execution.kind === 'none') throw new ApiError('unavailable', execution.reason);
  return execution.builds;
}

function filesOf(builds: CommitBuilds, artefact: Artefact): BuiltFiles {
  return {
    has: async (path) => (await builds.open(artefact, path)) !== undefined,
    read: async (path) => (await builds.open(artefact, path))?.bytes(),
    list: (folder) => builds.files(artefact, folder),
  };
}

/** Who waits for the first build of a project. */
function createArrivals() {
  const waiting = new Map<string, Set<() => void>>();
  return {
    tell: (projectId: ProjectId) => waiting.get(projectId)?.forEach((wake) => wake()),
    next: (projectId: ProjectId, timeoutMs: number) =>
      new Promise<void>((resolve) => {
        const mine = waiting.get(projectId) ?? new Set();
        const done = () => {
          clearTimeout(timer);
          mine.delete(done);
          if (mine.size === 0) waiting.delete(projectId);
          resolve();
        };
        const timer = setTimeout(done, timeoutMs);
        waiting.set(projectId, mine.add(done));
      }),
  };
}
