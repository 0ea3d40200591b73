import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';
import { AppError } from '../app-error.ts';
import { checkUrl, type CheckedUrl, type CheckRules, type Listener, type Resolve } from './check-url.ts';
import { outboundError } from './errors.ts';
import { createPublicAddressRule } from './public-address.ts';
import { readBody } from './read-body.ts';
import { firstStep, nextStep, redirectTarget, type StepInit } from './redirects.ts';
import { present, type OutboundResponse } from './response.ts';
import { sendRequest } from './send-request.ts';

export interface OutboundOptions {
  /** Every address of a name; the machine's own resolver when absent. */
  readonly resolve?: Resolve;
  /** Ports that may be called; 80 and 443 when absent. */
  readonly ports?: readonly number[] | ((port: number) => boolean);
  /** The operator's own machines as exactly `host:port`: they may be private and on any port. */
  readonly allowPrivate?: readonly string[];
  /** Our own hosts pass by name: where they listen. */
  readonly route?: (url: URL) => Listener | undefined;
  /** Addresses of this machine; read from its interfaces when absent. */
  readonly ownAddresses?: () => readonly string[];
  readonly limits?: Partial<OutboundLimits>;
}

export interface OutboundLimits {
  readonly maxBytes: number;
  /** For everything together: names, connections, redirects, body. */
  readonly timeoutMs: number;
  readonly idleMs: number;
  /** With 0 a redirect is an answer like any other. */
  readonly maxRedirects: number;
}

export interface OutboundInit extends StepInit, Partial<OutboundLimits> {
  readonly signal?: AbortSignal;
}

/** The one way out: whatever a user, a project or a model names is called through here. */
export interface Outbound {
  check(url: string | URL): Promise<CheckedUrl>;
  fetch(url: string | URL, init?: OutboundInit): Promise<OutboundResponse>;
}

const DEFAULT_LIMITS: OutboundLimits = {
  maxBytes: 10 * 1024 * 1024,
  timeoutMs: 30_000,
  idleMs: 10_000,
  maxRedirects: 5,
};
const CONNECT_MS = 5000;
export function createOutbound(options: OutboundOptions = {}): Outbound {
  const { ports = [80, 443] } = options;
  const rules: CheckRules = {
    resolve: options.resolve ?? resolveAll,
    isPublic: createPublicAddressRule(),
    ownAddresses: options.ownAddresses ?? interfaceAddresses,
    ports: typeof ports === 'function' ? ports : (port) => ports.includes(port),
    allowPrivate: options.allowPrivate ?? [],
    route: options.route ?? (() => undefined),
  };
  const check = (url: string | URL) => checkUrl(url, rules);
  return {
    check,
    async fetch(url, init = {}) {
      const limits = { ...DEFAULT_LIMITS, ...options.limits, ...withoutUndefined(init) };
      const deadline = AbortSignal.timeout(limits.timeoutMs);
      const signal = AbortSignal.any([deadline, ...(init.signal ? [init.signal] : [])]);
      try {
        return await Promise.race([follow(url, { init, limits, signal, check }), rejection(signal)]);
      } catch (error) {
        if (error instanceof AppError) throw error;
        throw asOutboundError(error, { deadline, signal });
      }
    },
  };
}

/** Calls one of our own hosts where it listens: Node does not resolve names under localhost. */
export function fetchLocal(
  listener: Listener,
  url: string | URL,
  init: OutboundInit = {},
): Promise<OutboundResponse> {
  const local = createOutbound({ route: () => listener });
  return local.fetch(url, { maxRedirects: 0, ...init });
}

interface Journey {
  readonly init: OutboundInit;
  readonly limits: OutboundLimits;
  readonly signal: AbortSignal;
  check(url: string | URL): Promise<CheckedUrl>;
}

async function follow(start: string | URL, journey: Journey): Promise<OutboundResponse> {
  const { limits, signal } = journey;
  let step = firstStep(journey.init);
  let target = await journey.check(start);
  for (let redirects = 0; ; redirects += 1) {
    const response = await sendRequest(target, { ...step, signal, connectMs: CONNECT_MS });
    const next = redirectTarget(response, target.url);
    if (next === undefined || limits.maxRedirects === 0) {
      const body = await readBody(response, { ...limits, signal });
      return present(response, target.url, body);
    }
    response.destroy();
    if (redirects >= limits.maxRedirects) {
      throw outboundError('too_many_redirects', 'The address leads from one to the next without end.');
    }
    const from = target.url;
    target = await journey.check(next);
    step = nextStep(step, {
      status: response.statusCode ?? 0,
      isElsewhere: from.origin !== target.url.origin,
    });
  }
}

function asOutboundError(
  error: unknown,
  { deadline, signal }: { readonly deadline: AbortSignal; readonly signal: AbortSignal },
): Error {
  if (deadline.aborted)
    return outboundError('timed_out', 'The other side did not answer in time.', { cause: error });
  if (signal.aborted) return outboundError('aborted', 'The call was ended.', { cause: error });
  return outboundError('connection_failed', 'The other side could not be reached.', { cause: error });
}

/** A name that is being looked up cannot be called off; the wait for it can. */
function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => reject(new Error('ended'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}

async function resolveAll(hostname: string): Promise<readonly string[]> {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address }) => address);
}

function interfaceAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address));
}

function withoutUndefined(init: OutboundInit): Partial<OutboundLimits> {
  const { maxBytes, timeoutMs, idleMs, maxRedirects } = init;
  return {
    ...(maxBytes === undefined ? {} : { maxBytes }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(idleMs === undefined ? {} : { idleMs }),
    ...(maxRedirects === undefined ? {} : { maxRedirects }),
  };
}
