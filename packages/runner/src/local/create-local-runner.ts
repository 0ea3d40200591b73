import type { PageBrowser } from '@loam/inspect';
import type { Ids, Logger } from '@loam/kernel';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommitBuilds } from '../ports/commit-builds.ts';
import type { Execution, NoExecution, Runner } from '../ports/runner.ts';
import type { SiteServers } from '../ports/site-servers.ts';
import { openArtefactFile, readArtefactFiles } from './artefact-files.ts';
import { type BuildStore, createBuildStore } from './build-store.ts';
import { createCommitMaker, type CommitMaker } from './commit-builds.ts';
import { createLocalDevServers } from './dev-servers.ts';
import type { Engine } from './engine.ts';
import type { LocalFiles } from './local-files.ts';
import { createSourcePlaces, type SourcePlaces } from './source-places.ts';
import { createStarterBuild, type StarterBuild, type StarterFile } from './starter-build.ts';
import { createLocalTrials } from './trials.ts';
import { createWorkingCopies, type WorkingCopies } from './working-copies.ts';

export interface LocalRunnerOptions<Files extends LocalFiles> {
  /** The git store of this process. */
  readonly files: Files;
  readonly engine: Engine | NoExecution;
  readonly siteServers?: SiteServers | undefined;
  /** Of working copies and builds; all in it can be made anew. */
  readonly root: string;
  /** What looks at pages of builds; without it nobody does. */
  readonly browser?: PageBrowser | undefined;
  /** What projects begin with. */
  readonly starterFiles?: (() => Promise<readonly StarterFile[]>) | undefined;
  readonly ids: Ids;
  readonly logger: Logger;
}

/** A `Runner` where the git store is a whole one. */
export type LocalRunner<Files> = Omit<Runner, 'files'> & { readonly files: Files };

type Removable = { remove(projectId: string): Promise<void> };

/** Versions, dev servers, builds and trials of this machine, as plain calls. */
export function createLocalRunner<Files extends LocalFiles>(
  options: LocalRunnerOptions<Files>,
): LocalRunner<Files> {
  const { files, engine, root } = options;
  const copies = createWorkingCopies({ root: join(root, 'live'), files });
  const { execution, stop, parts } =
    'kind' in engine
      ? { execution: engine, stop: async () => {}, parts: partsLeft(root) }
      : createExecution(options, engine, copies);
  return {
    files,
    execution,
    siteServers: options.siteServers,
    async showUnsaved(projectId, input) {
      const isShown = await copies.overlay(projectId, input);
      if (isShown && !('kind' in engine)) engine.sourceChanged(projectId);
      return isShown;
    },
    async clear(projectId) {
      await stop(projectId);
      for (const part of [copies, ...parts]) await part.remove(projectId);
    },
  };
}

function createExecution(
  options: LocalRunnerOptions<LocalFiles>,
  engine: Engine,
  live: WorkingCopies,
): {
  readonly execution: Execution;
  stop(projectId: string): Promise<void>;
  readonly parts: readonly Removable[];
} {
  const { files, root, ids, logger, browser, starterFiles } = options;
  const folderOf = (name: string) => join(root, name);
  const devServers = createLocalDevServers(engine, live);
  const store = createBuildStore(folderOf('builds'));
  const starter = starterFiles && createStarterBuild({ engine, starterFiles, root: folderOf('starter') });
  const copies = createWorkingCopies({ root: folderOf('build'), files });
  const maker = createCommitMaker({ engine, files, copies, store, starter, root: folderOf('apart'), ids });
  const places = createSourcePlaces({ engine, files, root: folderOf('maps'), store, logger });
  const trials = createLocalTrials({
    engine,
    files,
    maker,
    store,
    browser,
    root: folderOf('trial'),
    ids,
    logger,
  });
  return {
    execution: {
      kind: 'ready',
      level: engine.level,
      devServers,
      trials,
      builds: buildsOf({ store, maker, places, starter, browser }),
    },
    async stop(projectId) {
      await engine.stop(projectId);
      devServers.forget(projectId);
    },
    parts: [maker, places, trials],
  };
}

interface BuildParts {
  readonly store: BuildStore;
  readonly maker: CommitMaker;
  readonly places: SourcePlaces;
  readonly starter: StarterBuild | undefined;
  readonly browser: PageBrowser | undefined;
}

function buildsOf({ store, maker, places, starter, browser }: BuildParts): CommitBuilds {
  return {
    make: (projectId, commit, { onBegin } = {}) => maker.make({ projectId, commit, onBegin }),
    find: store.find,
    newest: store.newest,
    use: store.use,
    open: (artefact, path) => openArtefactFile(store.folderOf(artefact), path),
    files: (artefact, folder = '') => readArtefactFiles(join(store.folderOf(artefact), folder)),
    visit:
      browser &&
      ((artefact, input) =>
        store.use(artefact, () => browser.visit({ ...input, siteDir: store.folderOf(artefact) }))),
    locate: places.locate,
    prepareStarter: async (onWork) => (await starter?.prepare(onWork)) ?? false,
  };
}

/** What was made while projects could run here. */
function partsLeft(root: string): readonly Removable[] {
  return ['build', 'builds', 'apart', 'maps', 'trial'].map((name) => ({
    remove: (projectId) => rm(join(root, name, projectId), { recursive: true, force: true }),
  }));
}

/** Builds had three homes before: those of single commits go on, the others are made anew. */
export async function moveEarlierBuilds(root: string): Promise<void> {
  // It fails where that was done before, and where nothing was built yet.
  await rename(join(root, 'snapshots'), join(root, 'builds')).catch(() => {});
  for (const name of ['snapshots', 'built', 'publish']) {
    await rm(join(root, name), { recursive: true, force: true });
  }
}
