import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { bareHost, type CheckedUrl } from './check-url.ts';

export interface OutgoingRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
  readonly signal: AbortSignal;
  /** How long one connection attempt may take. */
  readonly connectMs: number;
}

/**
 * Connects to the addresses that were checked and to no other: the name is not looked up again. TLS still
 * asks for the name, and the Host header still says it. Tries the next address when one cannot be reached.
 */
export async function sendRequest(target: CheckedUrl, outgoing: OutgoingRequest): Promise<IncomingMessage> {
  let failure: unknown;
  for (const address of target.addresses) {
    try {
      return await sendTo(address, target, outgoing);
    } catch (error) {
      failure = error;
      if (outgoing.signal.aborted || !(error instanceof NotConnectedError)) throw error;
    }
  }
  throw failure;
}

class NotConnectedError extends Error {
  override readonly name = 'NotConnectedError';
}

function sendTo(address: string, target: CheckedUrl, outgoing: OutgoingRequest): Promise<IncomingMessage> {
  const { url, port } = target;
  const isSecure = url.protocol === 'https:';
  const hostname = bareHost(url);
  const options = {
    host: address,
    port,
    path: `${url.pathname}${url.search}`,
    method: outgoing.method,
    headers: { ...outgoing.headers, host: url.host },
    signal: outgoing.signal,
  };
  return new Promise((resolve, reject) => {
    // An agent of its own: no connection is shared with other callers, and no proxy of the environment is asked.
    const request = isSecure
      ? httpsRequest({
          ...options,
          agent: new HttpsAgent({ keepAlive: false }),
          ...(isIP(hostname) === 0 ? { servername: hostname } : {}),
        })
      : httpRequest({ ...options, agent: new HttpAgent({ keepAlive: false }) });
    let isConnected = false;
    const connecting = setTimeout(() => {
      request.destroy(new NotConnectedError(`No connection to ${hostname} in time.`));
    }, outgoing.connectMs);
    request.on('socket', (socket) => {
      socket.once('connect', () => {
        isConnected = true;
        clearTimeout(connecting);
      });
    });
    request.on('close', () => clearTimeout(connecting));
    request.on('response', resolve);
    request.on('error', (error) => {
      const isOurs = error instanceof NotConnectedError;
      reject(isConnected || isOurs ? error : new NotConnectedError(error.message, { cause: error }));
    });
    request.end(outgoing.body);
  });
}
