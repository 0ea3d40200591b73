import { clip, LIMITS } from './limits.ts';
import type { Position } from './messages.ts';

export type HmrEvent =
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly stack?: string;
      readonly position: Position;
    }
  /** `isReload`: the page is to be loaded anew for it. */
  | { readonly kind: 'updated'; readonly isReload: boolean };

type Fields = Readonly<Record<string, unknown>>;

/** What a message of Vite's update socket means for the app; undefined where it means nothing. */
export function readHmrMessage(text: unknown): HmrEvent | undefined {
  const message = parseFields(text);
  switch (message?.['type']) {
    case 'update':
      return { kind: 'updated', isReload: false };
    case 'full-reload':
      return { kind: 'updated', isReload: true };
    case 'error':
      return readFailure(fieldsOf(message['err']));
    default:
      return undefined;
  }
}

function readFailure(error: Fields | undefined): HmrEvent | undefined {
  if (typeof error?.['message'] !== 'string') return undefined;
  const { frame, stack } = error;
  const message = withoutColours(error['message']);
  const shown = typeof frame === 'string' && frame !== '' ? `${message}\n${withoutColours(frame)}` : message;
  return {
    kind: 'failed',
    message: clip(shown, LIMITS.errorCharacters),
    ...(typeof stack === 'string' ? { stack: clip(withoutColours(stack), LIMITS.errorCharacters) } : {}),
    position: readPosition(error, message),
  };
}

function readPosition(error: Fields, message: string): Position {
  const place = fieldsOf(error['loc']);
  // Vite 8 leaves the place of a parse error to the picture in the message: `╭─[ src/App.tsx:20:4 ]`.
  const [, drawnFile, drawnLine, drawnColumn] = /╭─\[ (.+?):(\d+):(\d+) \]/.exec(message) ?? [];
  const filename = [place?.['file'], error['id'], drawnFile].find((name) => typeof name === 'string');
  const lineno = [place?.['line'], drawnLine && Number(drawnLine)].find(isCount);
  const colno = [place?.['column'], drawnColumn && Number(drawnColumn)].find(isCount);
  return {
    ...(filename === undefined
      ? {}
      : { filename: clip(filename.split('?', 1).join(), LIMITS.pathCharacters) }),
    ...(lineno === undefined ? {} : { lineno }),
    ...(colno === undefined ? {} : { colno }),
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
