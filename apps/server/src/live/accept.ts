import { liveLimits } from '@loam/contract';
import type { Logger } from '@loam/kernel';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Actor } from '../http/actor.ts';
import { problemResponse } from '../http/problem.ts';
import { admit, type AdmissionDeps, createSeats } from './admission.ts';
import type { Session, SessionStart } from './session.ts';

export type UpgradeRequest = readonly [request: IncomingMessage, socket: Duplex, head: Buffer];

export interface AcceptorOptions {
  readonly admission: AdmissionDeps;
  readonly logger: Logger;
  /** Who is connected; whoever comes in is added and leaves with its socket. */
  readonly sessions: Set<Session>;
  addressOf(request: IncomingMessage): string;
  /** How many servers share the seats; one when absent. */
  processes?(): number;
}

/** Whoever may come in gets a seat and a socket; `enter` refuses those who may not. */
export type Accept = (
  request: UpgradeRequest,
  enter: (actor: Actor) => Promise<(start: SessionStart) => Session>,
) => Promise<void>;

export function createAcceptor(options: AcceptorOptions): Accept {
  const { sessions, logger } = options;
  const seats = createSeats(options.processes);
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: liveLimits.clientFrameBytes,
  });
  return async ([request, socket, head], enter) => {
    // Until the socket is one, nobody else listens for its errors.
    socket.on('error', ignoreError);
    try {
      const { actor, credentials } = await admit(options.admission, request);
      const open = await enter(actor);
      const leaveSeat = seats.take(actor, options.addressOf(request));
      socket.once('close', leaveSeat);
      server.handleUpgrade(request, socket, head, (webSocket) => {
        socket.off('error', ignoreError);
        const session = open({ socket: webSocket, stream: socket, actor, credentials });
        sessions.add(session);
        webSocket.once('close', () => sessions.delete(session));
      });
    } catch (error) {
      await refuse(socket, error, logger);
    }
  };
}

async function refuse(socket: Duplex, error: unknown, logger: Logger): Promise<void> {
  const response = problemResponse(error, randomBytes(16).toString('hex'), logger);
  const body = await response.text();
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const length = Buffer.byteLength(body);
  const status = `HTTP/1.1 ${response.status} Refused\r\n`;
  socket.end(`${status}${headers}content-length: ${length}\r\nconnection: close\r\n\r\n${body}`);
}

function ignoreError(): void {}
