import { errorMessage, type Clock, type Logger } from '@loam/kernel';
import type { HeldProcess } from './program-process.ts';
import type { Runnable } from './program.ts';

export interface SpareRules {
  /** So many wait on this machine at a time; none when 0. */
  readonly spares: number;
  /** So long one is kept ready after its kind was last asked for. */
  readonly spareIdleMs: number;
}

export interface SparesOptions extends SpareRules {
  readonly clock: Clock;
  readonly logger: Logger;
  start(spare: Runnable): Promise<HeldProcess>;
}

/** Processes that were started for nobody yet. Each becomes one program and ends with it. */
export interface Spares {
  /** The caller's alone from now on; undefined where none waits. */
  take(spare: Runnable): Promise<HeldProcess | undefined>;
  /** Somebody asked for this kind, so somebody else may: one is made ready. */
  prepare(spare: Runnable): void;
  /** Ends those that nobody asks for any more. */
  sweep(): void;
  /** Those that wait, for whoever looks after the machine. */
  list(): readonly { readonly kind: string }[];
  close(): Promise<void>;
}

interface Waiting {
  readonly kind: string;
  readonly held: Promise<HeldProcess | undefined>;
  wantedAtMs: number;
}

export function createSpares(options: SparesOptions): Spares {
  const waiting = new Set<Waiting>();
  let isClosed = false;
  const nowMs = () => options.clock.now().getTime();
  const find = (kind: string) => [...waiting].find((one) => one.kind === kind);
  const end = async (one: Waiting) => {
    waiting.delete(one);
    await (await one.held)?.process.kill();
  };
  return {
    async take({ name }) {
      const found = find(name);
      if (!found) return undefined;
      // Before anything else: of two who come at once only one gets it.
      waiting.delete(found);
      return found.held;
    },
    prepare(spare) {
      if (isClosed || options.spares === 0) return;
      const known = find(spare.name);
      if (known) {
        known.wantedAtMs = nowMs();
        return;
      }
      if (waiting.size >= options.spares) void end(oldestOf(waiting));
      const made: Waiting = { kind: spare.name, held: begin(options, spare), wantedAtMs: nowMs() };
      waiting.add(made);
      // One that has ended by itself is of no use to anybody.
      void made.held.then(async (held) => {
        await held?.process.exit;
        waiting.delete(made);
      });
    },
    sweep() {
      for (const one of waiting) if (nowMs() - one.wantedAtMs > options.spareIdleMs) void end(one);
    },
    list: () => [...waiting].map(({ kind }) => ({ kind })),
    async close() {
      isClosed = true;
      await Promise.all([...waiting].map(end));
    },
  };
}

function oldestOf(waiting: ReadonlySet<Waiting>): Waiting {
  return [...waiting].reduce((oldest, one) => (one.wantedAtMs < oldest.wantedAtMs ? one : oldest));
}

/** Programs start without one too: that it failed is for the log only. */
function begin({ start, logger }: SparesOptions, spare: Runnable): Promise<HeldProcess | undefined> {
  return start(spare).catch((error: unknown) => {
    logger.warn({ error: errorMessage(error), spare: spare.name }, 'a spare process was not started');
    return undefined;
  });
}
