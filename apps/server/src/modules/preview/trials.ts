import type { CheckFault, Checks, FileChange, Look, PackageOutcome, Packages } from '@loam/agent';
import type { ProjectId } from '@loam/contract';
import { AppError, type Ids, type Logger } from '@loam/kernel';
import { faultFingerprint, type PageBrowser } from '@loam/inspect';
import { digestSources } from '@loam/sandbox';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PreviewBuilds } from './builds.ts';
import type { LiveHealth } from './live-health.ts';
import type { NoEngine, PackageChange, PreviewEngine, ProjectFiles } from './ports.ts';
import { packageFailure } from './package-failure.ts';
import { createTrialFolder, type TrialFolder } from './trial-folder.ts';
import { reportOf } from './trial-pages.ts';
import { createTrialStacks } from './trial-stacks.ts';
import { createTrialFileTypes } from './trial-file-types.ts';
import { createTrialTypes } from './trial-types.ts';

export interface TrialsDeps {
  readonly engine: PreviewEngine | NoEngine;
  readonly files: ProjectFiles;
  readonly builds: Pick<PreviewBuilds, 'adopt' | 'hold' | 'newest' | 'commitWith'>;
  readonly browser: PageBrowser | undefined;
  readonly health: LiveHealth;
  readonly versions: {
    findByCommit(
      projectId: ProjectId,
      commitSha: string,
    ): Promise<{ readonly parent_sha: string | null } | undefined>;
  };
  readonly root: string;
  readonly ids: Ids;
  readonly logger: Logger;
}

/** Changes of a turn, tried on a copy before anything is saved. */
export interface Trial {
  readonly checks: Checks;
  readonly packages: Packages | undefined;
  /** The build of exactly these changes becomes the build of the version that came of them. */
  keep(commitSha: string, changes: readonly FileChange[]): Promise<void>;
  /** What keeps the preview that runs from showing the newest version, of which these files are new. */
  liveFaults(paths: readonly string[], signal: AbortSignal): Promise<readonly CheckFault[] | undefined>;
  close(): Promise<void>;
}

export interface Trials {
  open(projectId: ProjectId, baseSha: string): Promise<Trial>;
}

const MAX_ROUTES = 6;
const MAX_FAULTS = 20;
const VIEWPORTS = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } } as const;

export function createTrials(deps: TrialsDeps): Trials {
  /** Folders of trials that go on. */
  const homes = new Set<string>();
  return {
    async open(projectId, baseSha) {
      const { engine } = deps;
      if ('kind' in engine) return untried;
      // A folder of its own: what an earlier turn began may still be going on in another one.
      const home = join(deps.root, projectId, deps.ids.uuid());
      const release = deps.builds.hold(projectId);
      const closing = new AbortController();
      const checkouts = new Set<Promise<unknown>>();
      const close = async () => {
        closing.abort();
        release();
        homes.delete(home);
        // What still writes files there would put them back.
        await Promise.allSettled(checkouts);
        await rm(home, { recursive: true, force: true, maxRetries: 5 });
      };
      homes.add(home);
      try {
        await removeLeft(join(deps.root, projectId), homes);
        await mkdir(home, { recursive: true, mode: 0o711 });
        await deps.files.checkout(projectId, { commit: baseSha, folder: join(home, 'app') });
      } catch (error) {
        await close();
        throw error;
      }
      const laid = createTrialFolder(join(home, 'app'));
      engine.warmUp(projectId, laid.folder);
      const closed = closing.signal;
      const folderNamed = (name: string) => async () => {
        const folder = join(home, name);
        const checkout = deps.files.checkout(projectId, { commit: baseSha, folder });
        checkouts.add(checkout);
        await checkout;
        return createTrialFolder(folder);
      };
      const types = createTrialTypes({ engine, projectId, closed, folder: folderNamed('types') });
      const { openTypes } = engine;
      const fileTypes =
        openTypes && createTrialFileTypes({ openTypes, projectId, closed, folder: folderNamed('warm') });
      const trial = createTrialState({
        ...deps,
        engine,
        projectId,
        home,
        laid,
        types,
        async keptBase() {
          const isBase = (await deps.builds.commitWith(projectId, 'index.html')) === baseSha;
          return isBase ? deps.builds.newest(projectId) : undefined;
        },
        fileTypes,
        closed,
      });
      return {
        checks: trial.checks,
        packages: packagesOf(engine, { projectId, laid }),
        async keep(commitSha, changes) {
          const edit = await deps.versions.findByCommit(projectId, commitSha);
          // Put on top of somebody else's save it is another tree than the one that was built.
          if (edit?.parent_sha !== baseSha || !(await trial.isBuilt(changes))) return;
          await deps.builds.adopt(projectId, commitSha, trial.outDir);
        },
        liveFaults: async (paths, signal) =>
          (await deps.health.faults(projectId, { paths, signal }))?.slice(0, MAX_FAULTS).map(buildFault),
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

/** Where projects cannot run nothing can be tried either; the agent still parses what it writes. */
const untried: Trial = {
  checks: { types: async () => [], build: async () => [], look: undefined },
  packages: undefined,
  keep: async () => {},
  liveFaults: async () => undefined,
  close: async () => {},
};

interface TrialInput extends Pick<TrialsDeps, 'browser' | 'logger'> {
  readonly engine: PreviewEngine;
  readonly projectId: ProjectId;
  readonly home: string;
  readonly laid: TrialFolder;
  readonly types: Checks['types'];
  /** The build of the base, where one is there: nothing is built to look at what was before. */
  keptBase(): Promise<string | undefined>;
  readonly fileTypes: Checks['fileTypes'];
  /** The turn is over: whatever still runs for it is of no use. */
  readonly closed: AbortSignal;
}

interface TrialBuild {
  readonly state: string;
  /** Of the files that the output was made of. */
  readonly sourceDigest: string | undefined;
  readonly faults: readonly CheckFault[];
}

function createTrialState(input: TrialInput) {
  const { engine, browser, projectId, home, laid, types, fileTypes, closed } = input;
  const outDir = join(home, 'dist');
  let built: TrialBuild | undefined;
  let mapping: { readonly state: string | undefined; readonly maps: Promise<string | undefined> } | undefined;
  /** Maps cost a build a third of its time, so the one that is looked at has none. */
  const makeMaps = async () => {
    const maps = join(home, 'maps');
    const wish = { sourceDir: laid.folder, outDir: maps, hasSourceMaps: true, signal: closed };
    return (await engine.build(projectId, wish)).ok ? maps : undefined;
  };
  const stacks = createTrialStacks(() => {
    const state = built?.state;
    if (mapping?.state !== state) mapping = undefined;
    mapping ??= { state, maps: makeMaps() };
    return mapping.maps;
  }, input.logger);

  const build: Checks['build'] = async (changes, asked) => {
    const state = await laid.lay(changes);
    if (built?.state === state) return built.faults;
    built = undefined;
    const signal = AbortSignal.any([asked, closed]);
    const wish = { sourceDir: laid.folder, outDir, signal };
    const { ok, errors, sourceDigest } = await engine.build(projectId, wish);
    const faults = ok ? [] : errors.slice(0, MAX_FAULTS).map(buildFault);
    // One that was stopped says nothing about the changes.
    if (!signal.aborted) built = { state, sourceDigest, faults };
    return faults;
  };
  const look: Look = async (changes, { routes, width = 1440, ...options }) => {
    if (!browser) return [];
    const kept = changes.length === 0 ? await input.keptBase() : undefined;
    if (kept === undefined && (await build(changes, options.signal)).length > 0) return [];
    const visits = await browser.visit({
      ...options,
      siteDir: kept ?? outDir,
      routes: routes.slice(0, MAX_ROUTES),
      viewport: VIEWPORTS[width],
    });
    return Promise.all(visits.map((visit) => reportOf(visit, stacks)));
  };
  const checks: Checks = { types, fileTypes, build, look: browser ? look : undefined };
  return {
    outDir,
    checks,
    /** Whether the output is what these changes make, going by the files that it was made of. */
    isBuilt: async (changes: readonly FileChange[]) =>
      built?.faults.length === 0 &&
      built.state === (await laid.lay(changes)) &&
      built.sourceDigest === (await digestSources(laid.folder)),
  };
}

function buildFault(fault: {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly frame?: string;
}): CheckFault {
  return {
    kind: 'build',
    message: [fault.message, fault.frame].filter(Boolean).join('\n'),
    path: fault.file,
    line: fault.line,
    fingerprint: `build ${fault.file ?? ''} ${faultFingerprint(fault.message)}`,
  };
}

function packagesOf(
  engine: PreviewEngine,
  { projectId, laid }: { readonly projectId: ProjectId; readonly laid: TrialFolder },
): Packages {
  const change = async (
    changes: readonly FileChange[],
    work: (sourceDir: string) => Promise<PackageChange>,
  ): Promise<PackageOutcome> => {
    await laid.lay(changes);
    try {
      const { packageJson, lock } = await work(laid.folder);
      const written: FileChange[] = [{ path: 'package.json', action: 'write', content: packageJson }];
      if (lock !== undefined) written.push({ path: 'package-lock.json', action: 'write', content: lock });
      return { ok: true, changes: await onlyChanged(laid.folder, written) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { ok: false, message: packageFailure(error.detail) };
    }
  };
  return {
    add: (names, changes) =>
      change(changes, (sourceDir) => engine.addPackages(projectId, { sourceDir, packages: names })),
    remove: (names, changes) =>
      change(changes, (sourceDir) => engine.removePackages(projectId, { sourceDir, packages: names })),
  };
}

async function onlyChanged(folder: string, changes: readonly FileChange[]): Promise<readonly FileChange[]> {
  const changed: FileChange[] = [];
  for (const change of changes) {
    const present = await readFile(join(folder, change.path), 'utf8').catch(() => undefined);
    if (present !== change.content) changed.push(change);
  }
  return changed;
}
