import type { FunctionLine, FunctionLogEvent } from './ports.ts';

const LONGEST_MESSAGE = 10_000;
const WINDOW_MS = 10_000;
const EVENTS_PER_WINDOW = 100;
const LEVELS: readonly FunctionLogEvent['level'][] = ['log', 'info', 'debug', 'warning', 'error'];

type LoggedLine = Pick<FunctionLogEvent, 'atMs' | 'level' | 'kind' | 'executionId' | 'message'>;

/** Lines of one function as events of its log: cut, and so many in a while; who says more is told once. */
export function createLogLines(write: (event: LoggedLine) => void): (line: FunctionLine) => void {
  let windowAtMs = 0;
  let count = 0;
  return ({ atMs, text, stream, fields }) => {
    if (atMs - windowAtMs >= WINDOW_MS) {
      windowAtMs = atMs;
      count = 0;
    }
    count += 1;
    if (count > EVENTS_PER_WINDOW + 1) return;
    const isLast = count === EVENTS_PER_WINDOW + 1;
    const level = LEVELS.find((known) => known === fields?.['level']);
    const executionId = fields?.['execution'];
    write({
      atMs,
      kind: 'Log',
      ...(typeof executionId === 'string' && { executionId: executionId.slice(0, 64) }),
      level: isLast ? 'warning' : (level ?? (stream === 'stderr' ? 'error' : 'log')),
      message: isLast
        ? 'The function logs more than 100 events in 10 seconds; further ones are left out.'
        : text.slice(0, LONGEST_MESSAGE),
    });
  };
}
