import type { Ids } from '@loam/kernel';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artefact, BuildOutcome } from '../ports/commit-builds.ts';
import type { BuildStore } from './build-store.ts';
import type { Engine } from './engine.ts';
import { createOrder } from './in-order.ts';
import type { LocalFiles } from './local-files.ts';
import type { StarterBuild } from './starter-build.ts';
import type { WorkingCopies } from './working-copies.ts';

export interface CommitMakerDeps {
  readonly engine: Pick<Engine, 'build'>;
  readonly files: Pick<LocalFiles, 'head' | 'checkout'>;
  /** Apart from what the live page is served from: a build needs files that stand still. */
  readonly copies: WorkingCopies;
  readonly store: BuildStore;
  /** A build that is there before anyone asks, of projects that are as they began. */
  readonly starter: StarterBuild | undefined;
  /** For versions that are not the newest. */
  readonly root: string;
  readonly ids: Ids;
}

type OnBegin = (() => Promise<void>) | undefined;

interface Wanted {
  readonly projectId: string;
  readonly commit: string;
  readonly onBegin: OnBegin;
}

export interface CommitMaker {
  make(wanted: Wanted): Promise<BuildOutcome>;
  /** What was built elsewhere from exactly this version is its build, and the newest of the project. */
  adopt(projectId: string, commit: string, folder: string): Promise<Artefact>;
  remove(projectId: string): Promise<void>;
}

export function createCommitMaker(deps: CommitMakerDeps): CommitMaker {
  const { store, files, copies } = deps;
  const making = new Map<string, Promise<BuildOutcome>>();
  /** The newest version is built in one folder, and whoever is last says which build is the newest. */
  const inOrder = createOrder();

  async function make(wanted: Wanted): Promise<BuildOutcome> {
    const { projectId, commit } = wanted;
    const isNewest = (await files.head(projectId)) === commit;
    if (!isNewest) return (await present(projectId, commit)) ?? makeApart(deps, wanted);
    return inOrder(projectId, async () => {
      const built = (await present(projectId, commit)) ?? (await makeNewest(wanted));
      if (built.ok) await store.setNewest(built.artefact);
      return built;
    });
  }

  async function present(projectId: string, commit: string): Promise<BuildOutcome | undefined> {
    const artefact = await store.find(projectId, commit);
    return artefact && { ok: true, artefact, origin: 'present', log: [] };
  }

  async function makeNewest(wanted: Wanted): Promise<BuildOutcome> {
    const { projectId, commit, onBegin } = wanted;
    const copy = await copies.bring(projectId);
    if (copy?.commit !== commit) return makeApart(deps, wanted);
    const isFirst = (await store.newest(projectId)) === undefined;
    const starter = isFirst ? await deps.starter?.find(copy.folder) : undefined;
    if (starter === undefined) {
      await onBegin?.();
      return buildInto(deps, wanted, copy.folder);
    }
    return { ok: true, artefact: await store.copy(projectId, commit, starter), origin: 'starter', log: [] };
  }

  return {
    async make(wanted) {
      const key = `${wanted.projectId} ${wanted.commit}`;
      const known = making.get(key);
      if (known) return known.then((built) => (built.ok ? { ...built, origin: 'joined' } : built));
      const work = make(wanted).finally(() => making.delete(key));
      making.set(key, work);
      return work;
    },
    adopt: (projectId, commit, folder) =>
      inOrder(projectId, async () => {
        const artefact = await store.copy(projectId, commit, folder);
        await store.setNewest(artefact);
        return artefact;
      }),
    async remove(projectId) {
      const mine = [...making].filter(([key]) => key.startsWith(`${projectId} `));
      await Promise.allSettled(mine.map(([, work]) => work));
      await inOrder(projectId, async () => {
        await copies.remove(projectId);
        await store.remove(projectId);
        await rm(join(deps.root, projectId), { recursive: true, force: true });
      });
    },
  };
}

/** A version that is not the newest has its sources in a folder of its own, which is gone afterwards. */
async function makeApart(deps: CommitMakerDeps, wanted: Wanted): Promise<BuildOutcome> {
  const home = join(deps.root, wanted.projectId, deps.ids.uuid());
  const sourceDir = join(home, 'app');
  try {
    await mkdir(home, { recursive: true, mode: 0o711 });
    await deps.files.checkout(wanted.projectId, { commit: wanted.commit, folder: sourceDir });
    await wanted.onBegin?.();
    return await buildInto(deps, wanted, sourceDir);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

async function buildInto(
  { engine, store }: CommitMakerDeps,
  { projectId, commit }: Wanted,
  sourceDir: string,
): Promise<BuildOutcome> {
  let failed: BuildOutcome = { ok: false, errors: [], log: [] };
  let printed: readonly string[] = [];
  const artefact = await store.add(projectId, commit, async (outDir) => {
    const { ok, errors, log = [] } = await engine.build(projectId, { sourceDir, outDir });
    printed = log;
    if (!ok) failed = { ok: false, errors, log };
    return ok;
  });
  return artefact ? { ok: true, artefact, origin: 'built', log: printed } : failed;
}
