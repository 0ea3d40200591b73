import type { CheckFault } from '../../ports.ts';
import type { StagedFiles } from '../../staging/staged-files.ts';
import type { TurnPorts } from '../../turn.ts';

export interface TypeWatchContext {
  readonly files: StagedFiles;
  readonly ports: Pick<TurnPorts, 'checks'>;
  readonly signal: AbortSignal;
}

/**
 * Types are checked beside the turn. A compiler that stays warm answers about the written files within a second; any
 * other takes longer than a write may, and what it finds comes with a later result.
 */
export interface TypeWatch {
  /** These files were written. One check runs at a time; what is written meanwhile is for the next one. */
  wrote(paths: readonly string[], context: TypeWatchContext): void;
  /** Faults that were found since they were last asked for, of files that still are as they were checked. */
  news(): readonly CheckFault[];
  /** Settles when what was written is checked, where that is a matter of moments, and after a moment in any case. */
  soon(): Promise<void>;
  /** Settles when nothing is being checked. */
  settled(): Promise<void>;
}

/** Of the second in which a write is answered. */
const MOMENT_MS = 800;

export function createTypeWatch(): TypeWatch {
  let revision = 0;
  let checked = 0;
  let running: Promise<void> | undefined;
  let found: readonly CheckFault[] = [];
  let told = new Set<string>();
  let hasWarm = true;
  const writtenAt = new Map<string, number>();

  const checkOnce = async (context: TypeWatchContext): Promise<boolean> => {
    const current = revision;
    const written = [...writtenAt].filter(([, at]) => at > checked).map(([path]) => path);
    // What was wrong elsewhere may be mended by what was written now.
    const paths = new Set([...written, ...found.flatMap(({ path }) => path ?? [])]);
    const quick = await warmTypesOf([...paths], context);
    hasWarm = quick !== undefined;
    const faults = quick ?? (await typesOf(context));
    // A check that could not run says nothing; the next write tries again.
    if (faults === undefined) return false;
    checked = current;
    found = faults;
    told = new Set(faults.flatMap(({ fingerprint }) => (told.has(fingerprint) ? [fingerprint] : [])));
    return true;
  };
  const run = async (context: TypeWatchContext): Promise<void> => {
    let goesOn = true;
    while (goesOn && checked < revision && !context.signal.aborted) goesOn = await checkOnce(context);
    // In the same breath as the last look at `revision`, so that no write falls between the two.
    running = undefined;
  };
  return {
    wrote(paths, context) {
      revision += 1;
      hasWarm &&= context.ports.checks.fileTypes !== undefined;
      for (const path of paths) writtenAt.set(path, revision);
      for (const { path, fingerprint } of found) {
        if (path !== undefined && paths.includes(path)) told.delete(fingerprint);
      }
      running ??= run(context);
    },
    news() {
      // The next check of a warm compiler is a moment away, and what it says is true of all that was written.
      if (hasWarm && checked < revision) return [];
      const fresh = found.filter(
        ({ path, fingerprint }) =>
          !told.has(fingerprint) && (path === undefined || (writtenAt.get(path) ?? 0) <= checked),
      );
      for (const { fingerprint } of fresh) told.add(fingerprint);
      return fresh;
    },
    async soon() {
      if (!hasWarm || running === undefined) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, MOMENT_MS);
      await Promise.race([running, promise]);
      clearTimeout(timer);
    },
    settled: async () => {
      await running;
    },
  };
}

/** Undefined where no compiler stays warm. */
async function warmTypesOf(
  paths: readonly string[],
  { files, ports, signal }: TypeWatchContext,
): Promise<readonly CheckFault[] | undefined> {
  try {
    return await ports.checks.fileTypes?.check(files.changes(), paths, signal);
  } catch {
    return undefined;
  }
}

async function typesOf({
  files,
  ports,
  signal,
}: TypeWatchContext): Promise<readonly CheckFault[] | undefined> {
  try {
    return await ports.checks.types(files.changes(), signal);
  } catch {
    return undefined;
  }
}
