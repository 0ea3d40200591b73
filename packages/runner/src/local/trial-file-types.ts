import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StagedChange, TrialFileTypes, TypeFault } from '../ports/trials.ts';
import type { Engine, WarmTypes } from './engine.ts';
import type { TrialFolder } from './trial-folder.ts';
import { keyOf } from './trial-types.ts';

export interface TrialFileTypesInput {
  readonly openTypes: NonNullable<Engine['openTypes']>;
  readonly projectId: string;
  /** A folder that nothing else is written to. */
  folder(): Promise<TrialFolder>;
  /** The turn is over. */
  readonly closed: AbortSignal;
}

const MAX_FILES = 6;
const MAX_FAULTS = 20;
const CHECKED = /\.[mc]?tsx?$/;
const PACKAGES = new Set(['package.json', 'package-lock.json']);

/** Types of single files, from a compiler that stays warm until the turn ends. */
export function createTrialFileTypes(input: TrialFileTypesInput): TrialFileTypes {
  const { openTypes, projectId, closed } = input;
  let last: Promise<unknown> = Promise.resolve();
  let opened: Promise<TrialFolder> | undefined;
  let server: Promise<WarmTypes | undefined> | undefined;
  let before: readonly StagedChange[] = [];
  /** Of files that the base has, what was wrong with them before the turn touched them. */
  const known = new Map<string, ReadonlySet<string>>();

  const folderOf = () => {
    opened ??= input.folder();
    return opened;
  };
  const serverOf = () => {
    server ??= folderOf().then(({ folder }) => openTypes(projectId, { sourceDir: folder }));
    return server;
  };
  const restart = async () => {
    const stopped = server;
    server = undefined;
    await (await stopped?.catch(() => undefined))?.close();
  };
  closed.addEventListener('abort', () => void restart());

  const check = async (changes: readonly StagedChange[], paths: readonly string[], asked: AbortSignal) => {
    const signal = AbortSignal.any([asked, closed]);
    signal.throwIfAborted();
    const trial = await folderOf();
    signal.throwIfAborted();
    const wanted = paths.filter((path) => CHECKED.test(path)).slice(0, MAX_FILES);
    const warm = await serverOf();
    if (warm === undefined) return undefined;
    for (const path of wanted) {
      if (known.has(path)) continue;
      const isThere = await exists(join(trial.folder, path));
      const faults = isThere ? await warm.faultsOf({ path, changed: [], signal }) : [];
      known.set(path, new Set(faults.map(keyOf)));
    }
    const changed = await applyAndCompare(trial, { before, after: changes });
    before = changes;
    if (changed.some(({ path }) => PACKAGES.has(path))) await restart();
    return faultsOf({ wanted, changed, signal, known }, await serverOf(), trial.folder);
  };
  return {
    warmUp: () => {
      if (!closed.aborted) void serverOf().catch(() => undefined);
    },
    check: (changes, paths, signal) => {
      const mine = last.then(() => check(changes, paths, signal));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

interface Asked {
  readonly wanted: readonly string[];
  readonly changed: readonly Changed[];
  readonly signal: AbortSignal;
  readonly known: ReadonlyMap<string, ReadonlySet<string>>;
}

async function faultsOf(
  { wanted, changed, signal, known }: Asked,
  server: WarmTypes | undefined,
  folder: string,
): Promise<readonly TypeFault[] | undefined> {
  if (server === undefined) return undefined;
  const found: TypeFault[] = [];
  let untold = changed;
  for (const path of wanted) {
    if (!(await exists(join(folder, path)))) continue;
    const faults = await server.faultsOf({ path, changed: untold, signal });
    untold = [];
    found.push(...faults.filter((fault) => !known.get(path)?.has(keyOf(fault))));
  }
  return found.slice(0, MAX_FAULTS);
}

type Changed = Parameters<WarmTypes['faultsOf']>[0]['changed'][number];

/** Applies the changes and tells what that did to the folder. */
async function applyAndCompare(
  trial: TrialFolder,
  { before, after }: { readonly before: readonly StagedChange[]; readonly after: readonly StagedChange[] },
): Promise<readonly Changed[]> {
  const paths = [
    ...new Set(
      [...before, ...after].flatMap(({ path, from }) => (from === undefined ? [path] : [path, from])),
    ),
  ];
  const isThere = () => Promise.all(paths.map((path) => exists(join(trial.folder, path))));
  const contentIn = (changes: readonly StagedChange[], wanted: string) =>
    changes.find(({ path }) => path === wanted)?.content;
  const had = await isThere();
  await trial.apply(after);
  const has = await isThere();
  return paths.flatMap((path, index): readonly Changed[] => {
    if (had[index] !== true) return has[index] === true ? [{ path, how: 'created' }] : [];
    if (has[index] !== true) return [{ path, how: 'gone' }];
    return contentIn(before, path) === contentIn(after, path) ? [] : [{ path, how: 'changed' }];
  });
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
