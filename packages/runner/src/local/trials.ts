import type { PageBrowser } from '@loam/inspect';
import type { Ids, Logger } from '@loam/kernel';
import { digestSources } from '@loam/sandbox';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArtefactVisit } from '../ports/commit-builds.ts';
import type { ProjectFault } from '../ports/dev-servers.ts';
import type { PackageRequest, StagedChange, StagedTrial, StagedTrials } from '../ports/trials.ts';
import type { BuildStore } from './build-store.ts';
import type { CommitMaker } from './commit-builds.ts';
import type { Engine, EnginePackages, PackageChange } from './engine.ts';
import type { LocalFiles } from './local-files.ts';
import { createTrialFileTypes } from './trial-file-types.ts';
import { createTrialFolder, type TrialFolder } from './trial-folder.ts';
import { createTrialStacks } from './trial-stacks.ts';
import { createTrialTypes } from './trial-types.ts';

export interface TrialsDeps {
  readonly engine: Engine;
  readonly files: Pick<LocalFiles, 'checkout'>;
  readonly maker: Pick<CommitMaker, 'adopt'>;
  readonly store: Pick<BuildStore, 'newest' | 'folderOf' | 'use'>;
  readonly browser: PageBrowser | undefined;
  readonly root: string;
  readonly ids: Ids;
  readonly logger: Logger;
}

export interface LocalTrials extends StagedTrials {
  remove(projectId: string): Promise<void>;
}

export function createLocalTrials(deps: TrialsDeps): LocalTrials {
  /** Folders of trials that go on. */
  const homes = new Set<string>();
  return {
    remove: (projectId) => rm(join(deps.root, projectId), { recursive: true, force: true }),
    async open(projectId, base) {
      const { engine } = deps;
      // A folder of its own: what an earlier turn began may still be going on in another one.
      const home = join(deps.root, projectId, deps.ids.uuid());
      const closing = new AbortController();
      const checkouts = new Set<Promise<unknown>>();
      const close = async () => {
        closing.abort();
        homes.delete(home);
        // What still writes files there would put them back.
        await Promise.allSettled(checkouts);
        await rm(home, { recursive: true, force: true, maxRetries: 5 });
      };
      homes.add(home);
      try {
        await removeLeft(join(deps.root, projectId), homes);
        await mkdir(home, { recursive: true, mode: 0o711 });
        await deps.files.checkout(projectId, { commit: base, folder: join(home, 'app') });
      } catch (error) {
        await close();
        throw error;
      }
      const sources = createTrialFolder(join(home, 'app'));
      engine.warmUp(projectId, sources.folder);
      const closed = closing.signal;
      const folderNamed = (name: string) => async () => {
        const folder = join(home, name);
        const checkout = deps.files.checkout(projectId, { commit: base, folder });
        checkouts.add(checkout);
        await checkout;
        return createTrialFolder(folder);
      };
      const { openTypes } = engine;
      return {
        ...createTrialBuilds({ ...deps, projectId, base, home, sources, closed }),
        ...packagesOf(engine, { projectId, sources }),
        types: createTrialTypes({ engine, projectId, closed, folder: folderNamed('types') }),
        fileTypes:
          openTypes && createTrialFileTypes({ openTypes, projectId, closed, folder: folderNamed('warm') }),
        close,
      };
    },
  };
}

/** What a killed process left of its turns. */
async function removeLeft(folder: string, homes: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const left = join(folder, name);
    if (!homes.has(left)) await rm(left, { recursive: true, force: true });
  }
}

interface TrialInput extends TrialsDeps {
  readonly projectId: string;
  readonly base: string;
  readonly home: string;
  readonly sources: TrialFolder;
  /** The turn is over: whatever still runs for it is of no use. */
  readonly closed: AbortSignal;
}

interface TrialBuild {
  readonly state: string;
  /** Of the files that the output was made of. */
  readonly sourceDigest: string | undefined;
  readonly faults: readonly ProjectFault[];
}

function createTrialBuilds(input: TrialInput): Pick<StagedTrial, 'build' | 'visit' | 'locate' | 'keep'> {
  const { engine, browser, projectId, home, sources, closed, store } = input;
  const outDir = join(home, 'dist');
  let built: TrialBuild | undefined;
  let mapping: { readonly state: string | undefined; readonly maps: Promise<string | undefined> } | undefined;
  /** Maps cost a build a third of its time, so the one that is looked at has none. */
  const makeMaps = async () => {
    const maps = join(home, 'maps');
    const options = { sourceDir: sources.folder, outDir: maps, hasSourceMaps: true, signal: closed };
    return (await engine.build(projectId, options)).ok ? maps : undefined;
  };
  const stacks = createTrialStacks(() => {
    const state = built?.state;
    if (mapping?.state !== state) mapping = undefined;
    mapping ??= { state, maps: makeMaps() };
    return mapping.maps;
  }, input.logger);

  const build: StagedTrial['build'] = async (changes, asked) => {
    const state = await sources.apply(changes);
    if (built?.state === state) return built.faults;
    built = undefined;
    const signal = AbortSignal.any([asked, closed]);
    const { ok, errors, sourceDigest } = await engine.build(projectId, {
      sourceDir: sources.folder,
      outDir,
      signal,
    });
    const faults = ok ? [] : errors;
    // One that was stopped says nothing about the changes.
    if (!signal.aborted) built = { state, sourceDigest, faults };
    return faults;
  };
  const look = async (looking: PageBrowser, changes: readonly StagedChange[], visit: ArtefactVisit) => {
    // Nothing is built to look at what was before, where that build is there.
    const newest = changes.length === 0 ? await store.newest(projectId) : undefined;
    if (newest?.commit === input.base)
      return store.use(newest, () => looking.visit({ ...visit, siteDir: store.folderOf(newest) }));
    if ((await build(changes, visit.signal)).length > 0) return [];
    return looking.visit({ ...visit, siteDir: outDir });
  };
  /** Whether the output is what these changes make, going by the files that it was made of. */
  const isBuilt = async (changes: readonly StagedChange[]) =>
    built?.faults.length === 0 &&
    built.state === (await sources.apply(changes)) &&
    built.sourceDigest === (await digestSources(sources.folder));
  return {
    build,
    visit: browser && ((changes, visit) => look(browser, changes, visit)),
    locate: (stack) => stacks.locate(stack),
    async keep(commit, changes) {
      if (!(await isBuilt(changes))) return false;
      await input.maker.adopt(projectId, commit, outDir);
      return true;
    },
  };
}

function packagesOf(
  engine: Engine,
  { projectId, sources }: { readonly projectId: string; readonly sources: TrialFolder },
): Pick<StagedTrial, 'addPackages' | 'removePackages'> {
  const change = async (
    { packages, changes }: PackageRequest,
    work: (input: EnginePackages) => Promise<PackageChange>,
  ): Promise<readonly StagedChange[]> => {
    await sources.apply(changes);
    const { packageJson, lock } = await work({ sourceDir: sources.folder, packages });
    const written: StagedChange[] = [{ path: 'package.json', action: 'write', content: packageJson }];
    if (lock !== undefined) written.push({ path: 'package-lock.json', action: 'write', content: lock });
    return onlyChanged(sources.folder, written);
  };
  return {
    addPackages: (request) => change(request, (input) => engine.addPackages(projectId, input)),
    removePackages: (request) => change(request, (input) => engine.removePackages(projectId, input)),
  };
}

async function onlyChanged(
  folder: string,
  changes: readonly StagedChange[],
): Promise<readonly StagedChange[]> {
  const changed: StagedChange[] = [];
  for (const change of changes) {
    const present = await readFile(join(folder, change.path), 'utf8').catch(() => undefined);
    if (present !== change.content) changed.push(change);
  }
  return changed;
}
