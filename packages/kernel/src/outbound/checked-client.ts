import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { Duplex, Readable } from 'node:stream';
import type { HeaderPair } from '../relay/headers.ts';
import type { CheckedUrl } from './check-url.ts';

export interface CheckedRequest {
  readonly method: string;
  readonly headers: readonly HeaderPair[];
  readonly body?: Readable;
}

export interface Upgraded {
  readonly answer: IncomingMessage;
  readonly far: Duplex;
  readonly firstBytes: Buffer;
}

export interface CheckedAnswer {
  readonly answer: Promise<IncomingMessage>;
  /** Settles instead when the other side changes the protocol. */
  readonly upgraded: Promise<Upgraded>;
  cancel(): void;
}

/** Where a call goes: what was checked, or a socket of ours. */
export interface CallTarget extends CheckedUrl {
  readonly socketPath?: string;
}

/** Requests to addresses that were checked and to no other; connections are kept by address, never by name. */
export interface CheckedClient {
  send(target: CallTarget, request: CheckedRequest): CheckedAnswer;
  close(): void;
}

const IDLE_MS = 300_000;
const CONNECT_MS = 10_000;

export function createCheckedClient(): CheckedClient {
  const kept = { keepAlive: true, maxFreeSockets: 8, timeout: 20_000, proxyEnv: {} };
  const plain = new Agent(kept);
  const secure = new SecureAgent(kept);
  return {
    send: (target, request) => send({ target, request, plain, secure }),
    close() {
      plain.destroy();
      secure.destroy();
    },
  };
}

interface Sending {
  readonly target: CallTarget;
  readonly request: CheckedRequest;
  readonly plain: Agent;
  readonly secure: SecureAgent;
}

function send(sending: Sending): CheckedAnswer {
  const answer = Promise.withResolvers<IncomingMessage>();
  const upgraded = Promise.withResolvers<Upgraded>();
  answer.promise.catch(() => {});
  upgraded.promise.catch(() => {});
  let cancel = () => {};
  let isCancelled = false;
  const attempt = (index: number) => {
    const outgoing = open(sending, sending.target.addresses[index] ?? '');
    cancel = () => outgoing.destroy();
    let isConnected = false;
    const tooLong = setTimeout(() => outgoing.destroy(new Error('No connection in time.')), CONNECT_MS);
    outgoing.once('socket', (socket) => {
      const begin = () => {
        isConnected = true;
        clearTimeout(tooLong);
        // Not before: the body can be read once, and the next address may have to get it.
        if (sending.request.body) sending.request.body.pipe(outgoing);
        else outgoing.end();
      };
      if (socket.connecting) socket.once('connect', begin);
      else begin();
    });
    outgoing.setTimeout(IDLE_MS, () => outgoing.destroy(new Error('Nothing moved for too long.')));
    outgoing.once('response', (found) => {
      answer.resolve(found);
      upgraded.reject(new Error(`The other side answered with ${found.statusCode}.`));
    });
    outgoing.once('upgrade', (found, far, firstBytes) => {
      far.setTimeout(0);
      upgraded.resolve({ answer: found, far, firstBytes });
      answer.reject(new Error('The other side changed the protocol.'));
    });
    outgoing.on('error', (error) => {
      clearTimeout(tooLong);
      if (!isConnected && !isCancelled && index + 1 < sending.target.addresses.length) {
        return attempt(index + 1);
      }
      answer.reject(error);
      upgraded.reject(error);
    });
  };
  attempt(0);
  return {
    answer: answer.promise,
    upgraded: upgraded.promise,
    cancel() {
      isCancelled = true;
      cancel();
    },
  };
}

function open({ target, request, plain, secure }: Sending, address: string) {
  const { url, port, socketPath } = target;
  const hostname = url.hostname.replace(/^\[|\]$/gu, '');
  const options = {
    ...(socketPath === undefined ? { host: address, port } : { socketPath }),
    method: request.method,
    path: `${url.pathname}${url.search}`,
    headers: request.headers.flat(),
    setHost: false,
  };
  // A gateway on this machine is called where it listens: TLS ends before it.
  const isSecure = url.protocol === 'https:' && !target.isRouted;
  if (!isSecure) return httpRequest({ ...options, agent: plain });
  return httpsRequest({ ...options, agent: secure, servername: isIP(hostname) === 0 ? hostname : '' });
}
