import { serializeValue } from '../core/serialize-value.ts';
import { clip, LIMITS } from '../core/limits.ts';
import type { PageError, Position } from '../core/messages.ts';
import { attempt, type Unhook } from './wrap-function.ts';

/** An error as the page told it, before its position is looked up. */
export type SeenError = {
  readonly source: PageError['source'];
  readonly message: string;
  readonly stack?: string | undefined;
  readonly position?: Position | undefined;
};

export function hookErrors(window: EventTarget, seen: (error: SeenError) => void): Unhook {
  const onError = (event: Event): void => {
    attempt(() => {
      const error =
        event.target === window || event.target === null ? fromWindow(event) : fromResource(event);
      if (error !== undefined) seen(error);
    });
  };
  const onRejection = (event: Event): void => {
    attempt(() => seen(describeThrown('promise', 'reason' in event ? event.reason : undefined)));
  };
  // Errors of resources do not bubble; the capture phase sees them.
  window.addEventListener('error', onError, { capture: true });
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError, { capture: true });
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

export function describeThrown(source: PageError['source'], thrown: unknown): SeenError {
  if (!(thrown instanceof Error))
    return { source, message: clip(`Uncaught ${serializeValue(thrown)}`, LIMITS.errorCharacters) };
  const stack: unknown = thrown.stack;
  return {
    source,
    message: clip(`${thrown.name}: ${thrown.message}`, LIMITS.errorCharacters),
    ...(typeof stack === 'string' ? { stack: clip(stack, LIMITS.errorCharacters) } : {}),
  };
}

function fromWindow(event: Event): SeenError | undefined {
  const message = 'message' in event && typeof event.message === 'string' ? event.message : 'Unknown error';
  // Browsers report a layout that took two rounds this way; nothing is broken by it.
  if (message.startsWith('ResizeObserver loop')) return undefined;
  const thrown =
    'error' in event && event.error instanceof Error ? describeThrown('window', event.error) : undefined;
  return {
    source: 'window',
    message: thrown?.message ?? clip(message, LIMITS.errorCharacters),
    stack: thrown?.stack,
    position: positionOf(event),
  };
}

function positionOf(event: Event): Position {
  const { filename, lineno, colno } = { filename: '', lineno: 0, colno: 0, ...pick(event) };
  return {
    ...(filename === '' ? {} : { filename: clip(filename, LIMITS.pathCharacters) }),
    ...(lineno > 0 ? { lineno } : {}),
    ...(colno > 0 ? { colno } : {}),
  };
}

function pick(event: Event): Position {
  return {
    ...('filename' in event && typeof event.filename === 'string' ? { filename: event.filename } : {}),
    ...('lineno' in event && typeof event.lineno === 'number' ? { lineno: event.lineno } : {}),
    ...('colno' in event && typeof event.colno === 'number' ? { colno: event.colno } : {}),
  };
}

function fromResource(event: Event): SeenError | undefined {
  const target: unknown = event.target;
  if (typeof target !== 'object' || target === null || !('nodeName' in target)) return undefined;
  const tag = String(target.nodeName).toLowerCase();
  const address = [attributeOf(target, 'src'), attributeOf(target, 'href')].find((url) => url !== undefined);
  return {
    source: 'resource',
    message: clip(
      `Could not load <${tag}>${address === undefined ? '' : ` ${address}`}`,
      LIMITS.errorCharacters,
    ),
    ...(address === undefined ? {} : { position: { filename: address } }),
  };
}

function attributeOf(element: object, name: string): string | undefined {
  const value: unknown = Reflect.get(element, name);
  return typeof value === 'string' && value !== '' ? clip(value, LIMITS.pathCharacters) : undefined;
}
