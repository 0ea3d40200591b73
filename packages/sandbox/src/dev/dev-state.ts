import type { ProjectError } from '../inside-message.ts';

export type DevState =
  | { readonly kind: 'stopped' }
  | {
      readonly kind: 'starting';
      readonly attempt: number;
      /** Of code that was compiled before the server was found to answer. */
      readonly error?: ProjectError;
    }
  | { readonly kind: 'ready' }
  /** The server answers, but the newest code does not compile. */
  | { readonly kind: 'broken'; readonly error: ProjectError }
  | {
      readonly kind: 'crashed';
      readonly attempt: number;
      /** Infinity where it would end the same way until other packages or other sources are there. */
      readonly retryAtMs: number;
      readonly reason: string;
      readonly error: ProjectError | undefined;
    }
  | { readonly kind: 'hibernated' };

export type DevEvent =
  | { readonly type: 'wanted' }
  | { readonly type: 'booted' }
  | { readonly type: 'compiled' }
  | { readonly type: 'failed'; readonly error: ProjectError }
  | {
      readonly type: 'exited';
      readonly nowMs: number;
      readonly reason: string;
      readonly error?: ProjectError;
      /** It cannot start with the packages it has. */
      readonly lacksPackage?: boolean;
    }
  | { readonly type: 'restarted' }
  | { readonly type: 'hibernated' }
  | { readonly type: 'stopped' };

export interface Backoff {
  readonly firstMs: number;
  readonly maxMs: number;
}

/** What a dev server is after an event. Events that make no sense in a state leave it as it was. */
export function nextDevState(state: DevState, event: DevEvent, backoff: Backoff): DevState {
  switch (event.type) {
    case 'wanted':
      return wake(state);
    case 'booted':
      return state.kind === 'starting' ? up(state.error) : state;
    case 'compiled':
      return compiled(state);
    case 'failed':
      return failed(state, event.error);
    case 'exited':
      return isAwake(state) ? crash(state, event, backoff) : state;
    case 'restarted':
      return isAwake(state) ? { kind: 'starting', attempt: 0 } : state;
    case 'hibernated':
      return state.kind === 'stopped' ? state : { kind: 'hibernated' };
    case 'stopped':
      return { kind: 'stopped' };
  }
}

export function isAwake(state: DevState): boolean {
  return isUp(state) || state.kind === 'starting';
}

export function isUp(state: DevState): boolean {
  return state.kind === 'ready' || state.kind === 'broken';
}

function up(error: ProjectError | undefined): DevState {
  return error ? { kind: 'broken', error } : { kind: 'ready' };
}

function compiled(state: DevState): DevState {
  if (state.kind === 'starting' && state.error) return { kind: 'starting', attempt: state.attempt };
  return state.kind === 'broken' ? { kind: 'ready' } : state;
}

function failed(state: DevState, error: ProjectError): DevState {
  if (state.kind === 'starting') return { ...state, error };
  return isUp(state) ? { kind: 'broken', error } : state;
}

function wake(state: DevState): DevState {
  switch (state.kind) {
    case 'stopped':
    case 'hibernated':
      return { kind: 'starting', attempt: 0 };
    case 'crashed':
      return { kind: 'starting', attempt: state.attempt };
    case 'starting':
    case 'ready':
    case 'broken':
      return state;
  }
}

function crash(state: DevState, event: Extract<DevEvent, { type: 'exited' }>, backoff: Backoff): DevState {
  const attempt = (state.kind === 'starting' ? state.attempt : 0) + 1;
  const delayMs = Math.min(backoff.firstMs * 2 ** (attempt - 1), backoff.maxMs);
  return {
    kind: 'crashed',
    attempt,
    retryAtMs: event.lacksPackage ? Infinity : event.nowMs + delayMs,
    reason: event.reason,
    error: event.error,
  };
}
