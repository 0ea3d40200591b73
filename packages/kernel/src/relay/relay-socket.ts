import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type AnswerHead, readAnswerHead, readUpgradeHead } from './answer-head.ts';
import { type FaultPlace, reportFault } from './fault.ts';
import { headerLines, type HeaderPair } from './headers.ts';
import { type Answering, type RelayLimits, type RelayTarget, sendUpstream } from './send-upstream.ts';

export interface SocketRelayOptions extends FaultPlace {
  readonly to: RelayTarget;
  /** Of the request, without those of the upgrade itself. */
  readonly headers: readonly HeaderPair[];
  /** Until it is granted; a socket that is may be silent as long as it likes. */
  readonly limits: RelayLimits;
  /** Headers of the answer as the browser may see them. */
  choose(answer: AnswerHead): readonly HeaderPair[];
}

interface Joining {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly options: SocketRelayOptions;
  /** What ends with it. */
  readonly ends: { destroy(): unknown }[];
  /** The browser has the first bytes of an answer. */
  isBegun: boolean;
  readonly cut: () => void;
}

const badGateway = 'HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** Joins a browser's socket with the other side's once that has granted it; the returned function cuts both. */
export function relaySocket(
  request: IncomingMessage,
  socket: Duplex,
  options: SocketRelayOptions,
): () => void {
  const ends: Joining['ends'] = [socket];
  const cut = () => ends.splice(0).forEach((end) => end.destroy());
  const joining: Joining = { request, socket, options, ends, cut, isBegun: false };
  socket.on('error', cut).on('close', cut);
  join(joining).catch((error: unknown) => {
    if (socket.destroyed) return cut();
    reportFault(error, request, options);
    if (joining.isBegun) cut();
    else socket.end(badGateway, cut);
  });
  return cut;
}

async function join(joining: Joining): Promise<void> {
  const { request, options, ends } = joining;
  const { to, limits } = options;
  const asked: readonly HeaderPair[] = [
    ['connection', 'Upgrade'],
    ['upgrade', request.headers.upgrade ?? ''],
  ];
  const headers = [...options.headers, ...asked];
  const upstream = sendUpstream({ to, limits, headers, method: 'GET', path: request.url });
  ends.push(upstream.request);
  upstream.request.end();
  try {
    await passBack(joining, await upstream.answering);
  } catch (error) {
    throw upstream.reasonFor(error);
  }
}

async function passBack(joining: Joining, answering: Answering): Promise<void> {
  const { socket, options, ends, cut } = joining;
  if (answering.kind === 'answer') {
    const head = readAnswerHead(answering.answer);
    begin(joining, head.status, [...options.choose(head), ['connection', 'close']]);
    return pipeline(answering.answer, socket);
  }
  const { answer, far, head: firstBytes } = answering;
  ends.push(far);
  far.on('error', cut).on('close', cut);
  // The limits were for the handshake.
  far.setTimeout(0);
  const head = readUpgradeHead(answer);
  begin(joining, 101, [...options.choose(head), ['connection', 'Upgrade'], ['upgrade', head.protocol]]);
  if (firstBytes.length > 0) socket.write(firstBytes);
  far.pipe(socket).pipe(far);
}

function begin(joining: Joining, status: number, headers: readonly HeaderPair[]): void {
  joining.isBegun = true;
  joining.socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${headerLines(headers)}\r\n`);
}
