import { AppError, errorMessage, type Logger } from '@loam/kernel';
import type { Print } from './print.ts';
import { withinTime } from './within-time.ts';

export interface ProjectsPreparation {
  readonly sandbox: {
    prepareTemplate(onPhase: (phase: 'installing' | 'prebuilding') => void): Promise<unknown>;
  };
  /** Builds what every project begins with; false when that failed. */
  prepareStarter(onWork: () => void): Promise<boolean>;
  readonly print: Print;
  readonly logger: Logger;
  /** The operator ends the start: nobody waits any more. */
  readonly signal: AbortSignal;
  readonly waitMs?: number;
  readonly retryMs?: number;
}

type Phase = 'installing' | 'prebuilding' | 'building';

const phaseTexts: Readonly<Record<Phase, string>> = {
  installing: 'installing their packages',
  prebuilding: 'prebuilding the packages',
  building: 'building the first page',
};
// Behind a slow line it may take longer; then it goes on while people sign up.
const waitMs = 180_000;
const retryMs = 60_000;
const silent: Print = { line: () => {}, fault: () => {} };

/**
 * What the first project would have to wait for is done before the address is told, once per installation. Where it
 * cannot be done now, everything else starts, and it is tried again until it succeeds.
 */
export async function prepareProjects(options: ProjectsPreparation): Promise<void> {
  const { print, signal } = options;
  const first = prepareOnce(options).catch((error: unknown) => reportAndRetry(options, error));
  const isInTime = await withinTime(Promise.race([first, aborted(signal)]), options.waitMs ?? waitMs);
  if (!isInTime) print.line('  this takes long; it goes on while the rest starts.');
}

async function prepareOnce({ sandbox, prepareStarter, print }: ProjectsPreparation): Promise<void> {
  const phases = createPhases(print);
  await sandbox.prepareTemplate(phases.begin);
  const isBuilt = await prepareStarter(() => phases.begin('building'));
  if (!isBuilt) throw new AppError({ code: 'not_built', detail: 'The first page could not be built.' });
  phases.end();
}

function reportAndRetry(options: ProjectsPreparation, error: unknown): void {
  const { print, logger, signal } = options;
  if (signal.aborted) return;
  const reason = error instanceof AppError ? error.detail : errorMessage(error);
  logger.warn({ error: reason }, 'what projects begin with could not be prepared');
  print.line(`  New projects could not be prepared: ${firstLine(reason)}`);
  print.line('  Everything else works; it is tried again every minute, and with the first project.');
  retryUntilDone(options);
}

function retryUntilDone(options: ProjectsPreparation): void {
  const { print, logger, signal } = options;
  const timer = setTimeout(() => {
    prepareOnce({ ...options, print: silent }).then(
      () => print.line('New projects are prepared now.'),
      (error: unknown) => {
        logger.warn({ error: errorMessage(error) }, 'what projects begin with could not be prepared');
        retryUntilDone(options);
      },
    );
  }, options.retryMs ?? retryMs);
  timer.unref();
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

/** Each phase is told with its seconds when it ended; where nothing was left to do, nothing is told. */
function createPhases(print: Print) {
  let current: { readonly phase: Phase; readonly startedMs: number } | undefined;
  const firstMs = performance.now();
  const endCurrent = () => {
    if (current) print.line(`    ${phaseTexts[current.phase]}: ${secondsSince(current.startedMs)} s`);
  };
  return {
    begin(phase: Phase): void {
      if (!current) print.line('  preparing what new projects begin with, only this once…');
      endCurrent();
      current = { phase, startedMs: performance.now() };
    },
    end(): void {
      endCurrent();
      if (current) print.line(`  prepared in ${secondsSince(firstMs)} s`);
    },
  };
}

function secondsSince(startedMs: number): string {
  return ((performance.now() - startedMs) / 1000).toFixed(1);
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
