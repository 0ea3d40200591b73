import type { CheckFault } from '../../ports.ts';
import type { StagedFiles } from '../../staging/staged-files.ts';
import type { TurnPorts } from '../../turn.ts';

export interface TypeWatchContext {
  readonly files: StagedFiles;
  readonly ports: Pick<TurnPorts, 'checks'>;
  readonly signal: AbortSignal;
}

/** Types are checked beside the turn: the compiler takes longer than a write may, and the model is not kept waiting. */
export interface TypeWatch {
  /** These files were written. One check runs at a time; what is written meanwhile is for the next one. */
  wrote(paths: readonly string[], context: TypeWatchContext): void;
  /** Faults that were found since they were last asked for, of files that still are as they were checked. */
  news(): readonly CheckFault[];
  /** Settles when nothing is being checked. */
  settled(): Promise<void>;
}

export function createTypeWatch(): TypeWatch {
  let revision = 0;
  let checked = 0;
  let running: Promise<void> | undefined;
  let found: readonly CheckFault[] = [];
  let told = new Set<string>();
  const writtenAt = new Map<string, number>();

  const run = async (context: TypeWatchContext): Promise<void> => {
    while (checked < revision && !context.signal.aborted) {
      const current = revision;
      const faults = await typesOf(context);
      // A check that could not run says nothing; the next write tries again.
      if (faults === undefined) return;
      checked = current;
      found = faults;
      told = new Set(faults.flatMap(({ fingerprint }) => (told.has(fingerprint) ? [fingerprint] : [])));
    }
  };
  return {
    wrote(paths, context) {
      revision += 1;
      for (const path of paths) writtenAt.set(path, revision);
      running ??= run(context).finally(() => {
        running = undefined;
      });
    },
    news() {
      const fresh = found.filter(
        ({ path, fingerprint }) =>
          !told.has(fingerprint) && (path === undefined || (writtenAt.get(path) ?? 0) <= checked),
      );
      for (const { fingerprint } of fresh) told.add(fingerprint);
      return fresh;
    },
    settled: async () => {
      await running;
    },
  };
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
