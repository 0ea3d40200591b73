import { clip, LIMITS } from './limits.ts';
import type { Position } from './messages.ts';

export type HmrEvent =
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly stack?: string;
      readonly position: Position;
    }
  | { readonly kind: 'updated' };

type Fields = Readonly<Record<string, unknown>>;

/** What a message of Vite's update socket means for the app; undefined where it means nothing. */
export function readHmrMessage(text: unknown): HmrEvent | undefined {
  const message = parseFields(text);
  switch (message?.['type']) {
    case 'update':
    case 'full-reload':
      return { kind: 'updated' };
    case 'error':
      return readFailure(fieldsOf(message['err']));
    default:
      return undefined;
  }
}

function readFailure(error: Fields | undefined): HmrEvent | undefined {
  const message = error?.['message'];
  if (typeof message !== 'string') return undefined;
  const { frame, stack, id } = error ?? {};
  const place = fieldsOf(error?.['loc']);
  const filename = [place?.['file'], id].find((name) => typeof name === 'string');
  const { line, column } = place ?? {};
  const shown = typeof frame === 'string' && frame !== '' ? `${message}\n${frame}` : message;
  return {
    kind: 'failed',
    message: clip(withoutColours(shown), LIMITS.errorCharacters),
    ...(typeof stack === 'string' ? { stack: clip(withoutColours(stack), LIMITS.errorCharacters) } : {}),
    position: {
      ...(filename === undefined
        ? {}
        : { filename: clip(filename.split('?', 1).join(), LIMITS.pathCharacters) }),
      ...(isCount(line) ? { lineno: line } : {}),
      ...(isCount(column) ? { colno: column } : {}),
    },
  };
}

function parseFields(text: unknown): Fields | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function withoutColours(text: string): string {
  // Terminal colours: escape, bracket, numbers, m.
  return text.replaceAll(new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g'), '');
}
