import type { OpenError, TurnRequest } from '../turn.ts';

const MAX_MESSAGE = 600;

/**
 * Errors of the project that nobody has taken care of, the newest first, each once: what came along with the message is
 * told with it.
 */
export function openErrorLines({ openErrors = [], runtimeErrors }: TurnRequest): readonly string[] {
  const told = new Set(runtimeErrors.map(({ message }) => bare(message)));
  const lines: string[] = [];
  for (const error of openErrors) {
    const name = bare(error.message);
    if (told.has(name)) continue;
    told.add(name);
    lines.push(describe(error));
  }
  return lines;
}

function describe({ type, message, filename, lineno, occurrences }: OpenError): string {
  const place = filename === undefined ? '' : ` in ${filename}${lineno === undefined ? '' : `:${lineno}`}`;
  const often = occurrences > 1 ? `, ${occurrences} times` : '';
  return `[${type.replaceAll('_', ' ')}]${place}${often}: ${message.slice(0, MAX_MESSAGE)}`;
}

/** The first line, without what the browser puts before it. */
function bare(message: string): string {
  return (message.split('\n', 1)[0] ?? '').replace(/^(?:uncaught )?(?:\w*error: )/iu, '').trim();
}
