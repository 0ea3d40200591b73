import { type Agent, type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { errorMessage } from '../app-error.ts';
import { relayError } from './fault.ts';
import type { HeaderPair } from './headers.ts';

export type RelayTarget = { readonly socketPath: string } | { readonly host: string; readonly port: number };

export interface RelayLimits {
  readonly connectMs: number;
  /** From the end of the request to the head of the answer. */
  readonly firstByteMs: number;
  /** Nothing moves, in either direction. There is no limit for the whole: an answer may be a stream. */
  readonly idleMs: number;
}

export interface Outgoing {
  readonly to: RelayTarget;
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: readonly HeaderPair[];
  readonly limits: RelayLimits;
  /** Connections are kept there; without it each request has its own. */
  readonly agent?: Agent | undefined;
}

/** A request on its way. Whatever becomes of it, nothing is thrown where nobody listens. */
export interface Upstream {
  readonly request: ClientRequest;
  /** The head of the answer is there, an upgrade is granted or something went wrong. */
  readonly answering: Promise<Answering>;
  /** Ends it for a reason that is told in place of whatever follows from the end. */
  giveUp(reason: Error): void;
  /** Something went wrong on this side of us. */
  hasFailed(): boolean;
  /** Why it ended: the first reason, however it was met. */
  reasonFor(error: unknown): unknown;
  /** It went over a kept connection and not a byte came back: the other side had closed it. */
  isUnheard(): boolean;
}

export type Answering =
  | { readonly kind: 'answer'; readonly answer: IncomingMessage }
  | { readonly kind: 'upgrade'; readonly answer: IncomingMessage; readonly far: Far; readonly head: Buffer };

type Far = IncomingMessage['socket'];

export function sendUpstream({ to, agent, limits, headers, ...sent }: Outgoing): Upstream {
  const request = httpRequest({
    ...to,
    ...sent,
    headers: headers.flat(),
    agent: agent ?? false,
    setHost: false,
  });
  // Bounded by the size of a head; a smaller number would drop the rest without a word.
  request.maxHeadersCount = 0;
  let reason: unknown;
  let hasFailed = false;
  let isConnected = false;
  /** The head is there, or nothing will come. */
  let isOver = false;
  let heardBefore: number | undefined;
  const giveUp = (given: Error) => {
    reason ??= given;
    hasFailed = true;
    request.destroy();
  };
  const silent = (detail: string) => () => giveUp(relayError('silent', detail));
  const unreached = () => giveUp(relayError('unreachable', 'No connection in time.'));
  const connecting = setTimeout(unreached, limits.connectMs);
  let awaiting: NodeJS.Timeout | undefined;
  request.on('socket', (socket) => {
    heardBefore = socket.bytesRead;
    const connected = () => {
      isConnected = true;
      clearTimeout(connecting);
    };
    if (socket.connecting) socket.once('connect', connected);
    else connected();
  });
  request.once('finish', () => {
    if (!isOver) awaiting = setTimeout(silent('The answer did not begin in time.'), limits.firstByteMs);
  });
  request.setTimeout(limits.idleMs, silent('Nothing moved for too long.'));
  const answering = new Promise<Answering>((resolve, reject) => {
    const noteFailure = () => (hasFailed = true);
    request.on('error', noteFailure);
    request.once('response', (answer) => {
      // The first sign of a body that breaks off.
      answer.on('aborted', noteFailure);
      resolve({ kind: 'answer', answer });
    });
    request.once('upgrade', (answer, far, head) => resolve({ kind: 'upgrade', answer, far, head }));
    request.on('error', reject);
    request.once('close', () => reject(relayError('broken', 'The connection ended without an answer.')));
  }).finally(() => {
    isOver = true;
    clearTimeout(connecting);
    clearTimeout(awaiting);
  });
  // Whoever waits hears of it; a failure before that must not count as one that nobody wanted.
  answering.catch(() => {});
  return {
    request,
    answering,
    giveUp,
    hasFailed: () => hasFailed,
    reasonFor: (error) => (reason ??= isConnected ? error : notReached(error)),
    isUnheard: () =>
      reason === undefined && request.reusedSocket && request.socket?.bytesRead === heardBefore,
  };
}

function notReached(error: unknown): Error {
  return relayError('unreachable', errorMessage(error), { cause: error });
}
