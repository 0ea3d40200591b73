import { type ByeReason, ClientFrame, type DeniedReason, type ParsedTopic } from '@loam/contract';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Actor } from '../http/actor.ts';
import { byeFrame, type Frame, pongFrame } from './frame.ts';
import type { Hub } from './hub.ts';
import { createSubscriptions } from './subscriptions.ts';

export interface SessionDeps {
  readonly hub: Hub;
  /** Undefined when the actor may follow the topic. */
  decide(actor: Actor, topic: ParsedTopic): Promise<DeniedReason | undefined>;
  readonly nowMs: () => number;
}

export interface Session {
  readonly actor: Actor;
  /** Sent with the connection; asked again now and then whether they still hold. Absent for a ticket. */
  readonly credentials: Credentials | undefined;
  readonly openedAtMs: number;
  lastHeardAtMs(): number;
  follows(matches: (topic: ParsedTopic) => boolean): boolean;
  /** Ends every subscription that the actor may no longer have. */
  recheck(): Promise<void>;
  ping(): void;
  end(reason: ByeReason): void;
  terminate(): void;
}

export interface Credentials {
  readonly cookie?: string;
  readonly authorization?: string;
}

export interface SessionStart {
  readonly socket: WebSocket;
  /** What the socket speaks through; frames are written to it whole. */
  readonly stream: Duplex;
  readonly actor: Actor;
  readonly credentials: Credentials | undefined;
}

/** A reader that leaves this much unread, or some of it for long, is dropped; it comes back and resumes. */
const maxUnreadBytes = 8 * 1024 * 1024;
const patienceBytes = 1024 * 1024;
const patienceMs = 5000;
const framesPerSecond = 50;
const frameBurst = 300;

export function createSession(deps: SessionDeps, start: SessionStart): Session {
  const { socket, stream, actor } = start;
  const subscriptions = createSubscriptions({ ...deps, actor, send });
  let heardAtMs = deps.nowMs();
  let budget = frameBurst;
  let behindSinceMs: number | undefined;

  function send(frame: Frame): void {
    if (socket.readyState !== socket.OPEN) return;
    if (isTooSlow()) return socket.terminate();
    stream.write(frame);
  }

  function isTooSlow(): boolean {
    const unread = stream.writableLength;
    if (unread <= patienceBytes) {
      behindSinceMs = undefined;
      return false;
    }
    behindSinceMs ??= deps.nowMs();
    return unread > maxUnreadBytes || deps.nowMs() - behindSinceMs > patienceMs;
  }

  function receive(text: string): void {
    const frame = parseFrame(text);
    if (!frame || !takeBudget()) return end('bad_frame');
    if (frame.kind === 'ping') send(pongFrame());
    else if (frame.kind === 'subscribe') void subscriptions.add(frame.topic, frame.since);
    else subscriptions.remove(frame.topic);
  }

  function takeBudget(): boolean {
    const nowMs = deps.nowMs();
    budget = Math.min(frameBurst, budget + ((nowMs - heardAtMs) / 1000) * framesPerSecond) - 1;
    heardAtMs = nowMs;
    return budget >= 0;
  }

  function end(reason: ByeReason): void {
    send(byeFrame(reason));
    subscriptions.removeAll();
    socket.close(reason === 'shutting_down' ? 1001 : 1008, reason);
  }

  socket.on('message', (data: Buffer) => receive(data.toString()));
  socket.on('pong', () => {
    heardAtMs = deps.nowMs();
  });
  socket.on('close', subscriptions.removeAll);
  // Without a listener a broken connection would end the process; `close` follows.
  socket.on('error', () => socket.terminate());

  return {
    actor,
    credentials: start.credentials,
    openedAtMs: heardAtMs,
    lastHeardAtMs: () => heardAtMs,
    follows: subscriptions.some,
    recheck: subscriptions.recheck,
    ping: () => socket.ping(),
    end,
    terminate: () => socket.terminate(),
  };
}

function parseFrame(text: string): ClientFrame | undefined {
  try {
    const parsed = ClientFrame.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
