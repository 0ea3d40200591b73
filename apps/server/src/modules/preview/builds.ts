import type { PreviewBuildStatus, ProjectId } from '@loam/contract';
import { errorMessage, type Logger } from '@loam/kernel';
import { type BuiltFolders, createBuiltFolders } from './built-folders.ts';
import type { CommitBuild } from './commit-builds.ts';
import type { NoEngine, PreviewEngine } from './ports.ts';
import type { StarterBuild } from './starter-build.ts';
import type { WorkingCopies, WorkingCopy } from './working-copies.ts';

export interface PreviewBuildsDeps {
  readonly engine: PreviewEngine | NoEngine;
  /** Apart from what the live page is served from: a build needs files that stand still. */
  readonly copies: WorkingCopies;
  readonly root: string;
  readonly versions: {
    recordBuild(projectId: ProjectId, commitSha: string, status: PreviewBuildStatus): Promise<void>;
  };
  readonly logger: Logger;
  /** A build that is there before anyone asks, of projects that are as they began. */
  readonly starter?: StarterBuild | undefined;
}

export interface PreviewBuilds {
  /** Builds the newest version unless that was done; versions that came and went meanwhile are left out. */
  request(projectId: ProjectId): void;
  /** The folder of the newest build that succeeded. */
  newest(projectId: ProjectId): Promise<string | undefined>;
  /** The same, and where there is none yet, waits a moment for one. */
  soon(projectId: ProjectId): Promise<string | undefined>;
  /** The version whose build, the newest, has this file. */
  commitWith(projectId: ProjectId, file: string): Promise<string | undefined>;
  /** Takes over what was built elsewhere from exactly this version. */
  adopt(projectId: ProjectId, commitSha: string, distDir: string): Promise<void>;
  /**
   * The build of exactly this version, made now when it is the newest; it stays as it is while the work lasts.
   * Undefined, and no work done, for any other version that is not what was built last.
   */
  lend<T>(
    projectId: ProjectId,
    commitSha: string,
    work: (build: CommitBuild) => Promise<T>,
  ): Promise<T | undefined>;
  /** Whoever builds the next version anyway holds this back until the returned function is called. */
  hold(projectId: ProjectId): () => void;
  remove(projectId: ProjectId): Promise<void>;
  /** Nothing is begun or written down any more; what was interrupted is built anew after the next start. */
  close(): void;
}

type RecordBuild = PreviewBuildsDeps['versions']['recordBuild'];

const notBuilt = 'a preview was not built';
/** Long enough to copy a build; nobody looks at an empty page for longer. */
const soonMs = 400;

export function createPreviewBuilds(deps: PreviewBuildsDeps): PreviewBuilds {
  const engine = 'kind' in deps.engine ? undefined : deps.engine;
  const folders = createBuiltFolders(deps.root);
  const running = new Map<string, Promise<void>>();
  const wanted = new Set<string>();
  const tried = new Map<string, string>();
  const arrivals = createArrivals();
  let isClosed = false;
  const record: RecordBuild = async (...build) =>
    void (isClosed || (await deps.versions.recordBuild(...build)));
  const maker = createMaker({ folders, starter: deps.starter, record });
  const turns = createTurns({
    running: (projectId) => running.get(projectId),
    freed: (projectId) => wanted.has(projectId) && request(projectId),
  });

  async function buildNewest(projectId: ProjectId): Promise<void> {
    const copy = await deps.copies.bring(projectId);
    if (!engine || !copy || tried.get(projectId) === copy.commit) return;
    tried.set(projectId, copy.commit);
    if ((await folders.commitOf(projectId)) === copy.commit) return;
    await maker.buildOrCopy(engine, projectId, copy);
    arrivals.tell(projectId);
  }

  async function buildWhileWanted(projectId: ProjectId): Promise<void> {
    while (wanted.delete(projectId)) {
      await buildNewest(projectId).catch((error: unknown) => {
        tried.delete(projectId);
        if (!isClosed) deps.logger.warn({ error: errorMessage(error), project_id: projectId }, notBuilt);
      });
    }
    running.delete(projectId);
  }

  function request(projectId: ProjectId): void {
    if (!engine || isClosed) return;
    wanted.add(projectId);
    if (running.has(projectId) || turns.isHeld(projectId)) return;
    running.set(projectId, buildWhileWanted(projectId));
  }

  async function adopt(projectId: ProjectId, commitSha: string, distDir: string): Promise<void> {
    tried.set(projectId, commitSha);
    await maker.copy(projectId, commitSha, distDir);
  }

  async function buildOf(projectId: ProjectId, commitSha: string): Promise<CommitBuild | undefined> {
    if ((await folders.commitOf(projectId)) === commitSha) {
      return { ok: true, dir: folders.dirOf(projectId), isAdopted: true, log: [] };
    }
    const copy = engine && (await deps.copies.bring(projectId));
    if (!engine || copy?.commit !== commitSha) return undefined;
    tried.set(projectId, commitSha);
    return maker.build(engine, projectId, copy);
  }

  return {
    request,
    lend: (projectId, commitSha, work) =>
      turns.alone(projectId, () => buildOf(projectId, commitSha).then((built) => built && work(built))),
    adopt: (...built) => turns.alone(built[0], () => adopt(...built)),
    hold: turns.hold,
    newest: folders.newest,
    commitWith: folders.commitWith,
    soon: async (projectId) =>
      (await folders.newest(projectId)) ??
      (engine && arrivals.next(projectId).then(() => folders.newest(projectId))),
    close() {
      isClosed = true;
      wanted.clear();
    },
    remove(projectId) {
      wanted.delete(projectId);
      tried.delete(projectId);
      return turns.alone(projectId, () => removeAll(projectId, [deps.copies, folders]));
    },
  };
}

interface MakerDeps {
  readonly folders: BuiltFolders;
  readonly starter: StarterBuild | undefined;
  readonly record: RecordBuild;
}

/** Makes the build of a project and writes down that it is there. */
function createMaker({ folders, starter, record }: MakerDeps) {
  async function build(engine: PreviewEngine, projectId: ProjectId, copy: WorkingCopy): Promise<CommitBuild> {
    await record(projectId, copy.commit, 'building');
    const built = await folders.build(engine, projectId, copy);
    await record(projectId, copy.commit, built.ok ? 'succeeded' : 'failed');
    return built;
  }
  async function copy(projectId: ProjectId, commitSha: string, distDir: string): Promise<void> {
    await folders.take(projectId, commitSha, distDir);
    await record(projectId, commitSha, 'succeeded');
  }
  return {
    build,
    copy,
    async buildOrCopy(engine: PreviewEngine, projectId: ProjectId, from: WorkingCopy): Promise<void> {
      const isFirst = (await folders.newest(projectId)) === undefined;
      const made = isFirst ? await starter?.find(from.folder) : undefined;
      if (made === undefined) await build(engine, projectId, from);
      else await copy(projectId, from.commit, made);
    },
  };
}

/** Who waits for the first build of a project. */
function createArrivals() {
  const waiting = new Map<string, Set<() => void>>();
  return {
    tell: (projectId: ProjectId) => waiting.get(projectId)?.forEach((wake) => wake()),
    next: (projectId: ProjectId) =>
      new Promise<void>((resolve) => {
        const mine = waiting.get(projectId) ?? new Set();
        const done = () => {
          clearTimeout(timer);
          mine.delete(done);
          if (mine.size === 0) waiting.delete(projectId);
          resolve();
        };
        const timer = setTimeout(done, soonMs);
        waiting.set(projectId, mine.add(done));
      }),
  };
}

async function removeAll(
  projectId: ProjectId,
  places: readonly { remove(projectId: ProjectId): Promise<void> }[],
): Promise<void> {
  for (const place of places) await place.remove(projectId);
}

interface TurnsOptions {
  /** The build of the project that goes on by itself. */
  running(projectId: ProjectId): Promise<void> | undefined;
  /** Nobody holds the project back any more. */
  freed(projectId: ProjectId): unknown;
}

/** Who works on the build of a project: one at a time, and no build begins by itself meanwhile. */
function createTurns({ running, freed }: TurnsOptions) {
  const held = new Map<string, number>();
  const last = new Map<string, Promise<unknown>>();

  function hold(projectId: ProjectId): () => void {
    held.set(projectId, (held.get(projectId) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = (held.get(projectId) ?? 1) - 1;
      if (left > 0) held.set(projectId, left);
      else held.delete(projectId);
      if (left === 0) freed(projectId);
    };
  }

  return {
    hold,
    isHeld: (projectId: ProjectId) => held.has(projectId),
    async alone<T>(projectId: ProjectId, work: () => Promise<T>): Promise<T> {
      const release = hold(projectId);
      const before = last.get(projectId) ?? Promise.resolve();
      const mine = before.then(() => running(projectId)).then(work);
      const settled = mine.catch(() => undefined);
      last.set(projectId, settled);
      try {
        return await mine;
      } finally {
        if (last.get(projectId) === settled) last.delete(projectId);
        release();
      }
    },
  };
}
