import type { HmrEvent } from './core/hmr-message.ts';
import { EMPTY_JOURNAL, findSame, hasUnsent, recordEvent, type JournalEvent } from './core/journal.ts';
import { clip, LIMITS } from './core/limits.ts';
import type {
  ConsoleEntry,
  Diagnostics,
  NetworkEntry,
  OutgoingMessage,
  PageError,
  Position,
} from './core/messages.ts';
import { positionOfStack } from './core/parse-stack.ts';
import { errorOfRequest } from './core/request-error.ts';
import type { SeenError } from './hooks/error-hook.ts';
import type { MapPosition } from './map-position.ts';

type Options = {
  readonly origin: string;
  /** The address of this script, which is never the place of an error. */
  readonly ownUrl?: string | undefined;
  readonly mapPosition: MapPosition;
  now(): number;
  path(): string;
  /** True until the page has been up for a moment. */
  isStarting(): boolean;
  isConnected(): boolean;
  send(message: OutgoingMessage): void;
  /** Runs once, a little later. */
  soon(run: () => void): void;
};

export type Recorder = {
  console(entry: ConsoleEntry): void;
  network(entry: NetworkEntry): void;
  /** Resolves when the error has its position and is kept. */
  error(seen: SeenError): Promise<void>;
  hmr(event: HmrEvent): void;
  overlay(event: HmrEvent): void;
  built(): void;
  /** Tells a new listener everything that is kept. */
  tellAll(): void;
  kept(): Pick<Diagnostics, 'console' | 'network' | 'errors'>;
};

type ErrorOfPage = Omit<PageError, 'path' | 'at' | 'count'>;

/** An error this soon after new code began to run is laid at its door. */
const IMMEDIATE_MS = 2000;
/** An error in a loop would flood the builder: its count is told at 1, 2, 4 …, and this many reports in all per build. */
const MAX_TOLD = 200;
/** Where every project lies in its sandbox; Vite names files from there. */
const PROJECT_ROOT = /^\/app\//;

export function createRecorder(options: Options): Recorder {
  let journal = EMPTY_JOURNAL;
  let build = 0;
  let updatedAt = -Infinity;
  let toldErrors = 0;
  let isFlushDue = false;
  const record = (event: JournalEvent): void => {
    journal = recordEvent(journal, event);
  };
  const flush = (): void => {
    isFlushDue = false;
    if (!options.isConnected() || !hasUnsent(journal)) return;
    const { unsent } = journal;
    record({ kind: 'sent' });
    options.send({ type: 'entries', ...unsent });
  };
  const flushSoon = (): void => {
    if (isFlushDue || !options.isConnected()) return;
    isFlushDue = true;
    options.soon(flush);
  };
  const keep = (error: ErrorOfPage): void => {
    const whole: PageError = {
      ...error,
      meta_data: shorten(error.meta_data),
      path: options.path(),
      at: options.now(),
      count: 1,
    };
    record({ kind: 'error', error: whole });
    const told = findSame(journal.errors, whole) ?? whole;
    if (!isPowerOfTwo(told.count) || toldErrors >= MAX_TOLD) return;
    toldErrors += 1;
    options.send({ type: 'error', error: told });
  };
  const runtimeType = (): PageError['type'] =>
    options.isStarting() || options.now() - updatedAt < IMMEDIATE_MS ? 'immediate_runtime' : 'runtime';
  const built = (): void => {
    build += 1;
    toldErrors = 0;
    updatedAt = options.now();
    record({ kind: 'built' });
    options.send({ type: 'updated', at: updatedAt });
  };
  return {
    console(entry) {
      record({ kind: 'console', entry });
      flushSoon();
    },
    network(entry) {
      record({ kind: 'network', entry });
      const error = errorOfRequest(entry, options.origin);
      if (error !== undefined) keep({ ...error, source: 'network', meta_data: {} });
      flushSoon();
    },
    async error({ source, message, stack, position }) {
      const [seenIn, type] = [build, runtimeType()];
      const place = stack === undefined ? position : (positionOfStack(stack, options.ownUrl) ?? position);
      const mapped = await options.mapPosition(place ?? {});
      // The code that it speaks of was replaced meanwhile.
      if (seenIn !== build) return;
      const told = { error_message: message, ...(stack === undefined ? {} : { stack }) };
      keep({ type, source, ...told, meta_data: mapped });
    },
    hmr: (event) => (event.kind === 'updated' ? built() : keep(errorOfFailure(event))),
    overlay(event) {
      // The socket has told it already, with more detail.
      if (event.kind === 'failed' && !journal.errors.some(({ source }) => source === 'vite'))
        keep(errorOfFailure(event));
    },
    built,
    tellAll() {
      record({ kind: 'connected' });
      for (const error of journal.errors) options.send({ type: 'error', error });
      flush();
    },
    kept: () => ({ console: journal.console, network: journal.network, errors: journal.errors }),
  };
}

function errorOfFailure({ message, stack, position }: Extract<HmrEvent, { kind: 'failed' }>): ErrorOfPage {
  const filename = position.filename?.replace(PROJECT_ROOT, '');
  return {
    type: 'build',
    source: 'vite',
    error_message: message,
    ...(stack === undefined ? {} : { stack }),
    meta_data: { ...position, ...(filename === undefined ? {} : { filename }) },
  };
}

function isPowerOfTwo(count: number): boolean {
  return Number.isInteger(Math.log2(count));
}

function shorten(position: Position): Position {
  return position.filename === undefined
    ? position
    : { ...position, filename: clip(position.filename, LIMITS.fileCharacters) };
}
