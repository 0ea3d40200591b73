import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { Channel, topicPrefix, type ChannelOptions } from './channel.ts';
import type { RealtimeLimits } from './limits.ts';
import {
  readFrame,
  writeReply,
  type ClientFrame,
  type ProtocolVersion,
  type ServerFrame,
} from './protocol/frames.ts';

export interface SocketOptions extends Pick<
  ChannelOptions,
  'hub' | 'version' | 'socket' | 'isPrivateOnly' | 'openChanges' | 'now' | 'warn'
> {
  readonly limits: RealtimeLimits;
  readonly webSocket: WebSocket;
  /** What the web socket writes to. */
  readonly wire: Duplex;
  onClosed(socket: RealtimeSocket): void;
}

const invalidFrame = 1003;
const tooManyJoins = 1008;
const goingAway = 1001;
const mostGathered = 65_536;

/** One connection of a client, with the channels that it has joined. */
export class RealtimeSocket {
  readonly #options: SocketOptions;
  readonly #channels = new Map<string, Channel>();
  #heardMs: number;
  #gatheredBytes = 0;
  #isGathering = false;

  constructor(options: SocketOptions) {
    this.#options = options;
    this.#heardMs = options.now();
    const { webSocket } = options;
    webSocket.on('message', (data: Buffer, isBinary: boolean) => this.#take(data, isBinary));
    webSocket.on('error', () => webSocket.terminate());
    webSocket.on('close', () => {
      for (const channel of this.#channels.values()) channel.drop();
      this.#channels.clear();
      options.onClosed(this);
    });
  }

  /** Silent for too long, a token that expired: looked at now and then. */
  check(nowMs: number, isThorough: boolean): void {
    if (nowMs - this.#heardMs > this.#options.limits.silenceMs) return this.#options.webSocket.terminate();
    for (const channel of this.#channels.values()) channel.check(nowMs, isThorough);
  }

  /** With a word to every channel; clients come again by themselves. */
  close(message: string): void {
    for (const channel of this.#channels.values()) channel.system('system', 'ok', message);
    this.#options.webSocket.close(goingAway, message);
  }

  terminate(): void {
    this.#options.webSocket.terminate();
  }

  #send(frame: ServerFrame): void {
    const { webSocket, limits } = this.#options;
    if (webSocket.readyState !== webSocket.OPEN) return;
    // Whoever does not read must not fill our memory.
    if (webSocket.bufferedAmount > limits.unreadBytes) {
      this.#options.warn('SlowClient', 'A client that did not read what was sent was disconnected');
      return webSocket.terminate();
    }
    this.#gather(frame.data.length);
    webSocket.send(frame.data, { binary: frame.isBinary });
  }

  /** What is sent in one go is written in one go: of many small frames most of the price is the writing. */
  #gather(bytes: number): void {
    const { wire } = this.#options;
    this.#gatheredBytes += bytes;
    if (this.#isGathering && this.#gatheredBytes < mostGathered) return;
    if (this.#isGathering) wire.uncork();
    else process.nextTick(() => this.#flush());
    this.#isGathering = true;
    this.#gatheredBytes = bytes;
    wire.cork();
  }

  #flush(): void {
    this.#isGathering = false;
    this.#gatheredBytes = 0;
    this.#options.wire.uncork();
  }

  #take(data: Buffer, isBinary: boolean): void {
    this.#heardMs = this.#options.now();
    const { version, webSocket } = this.#options;
    const frame = readFrame(version, data, isBinary);
    if (!frame) return webSocket.close(invalidFrame, 'invalid frame');
    if (frame.topic === 'phoenix') return this.#reply(frame, 'ok', {});
    if (frame.event === 'phx_join') return this.#join(frame);
    const channel = this.#channels.get(frame.topic);
    if (channel) return channel.handle(frame);
    if (frame.event === 'phx_leave') return this.#reply(frame, 'ok', {});
    return this.#reply(frame, 'error', { reason: 'unmatched topic' });
  }

  #join(frame: ClientFrame): void {
    const { hub, limits, webSocket, warn } = this.#options;
    const { topic, joinRef } = frame;
    if (!topic.startsWith(topicPrefix)) return this.#reply(frame, 'error', { reason: 'unmatched topic' });
    if (!hub.joinRate.take()) {
      warn('ClientJoinRateLimitReached', 'Too many joins per second');
      this.#reply(frame, 'error', { reason: 'ClientJoinRateLimitReached: Too many joins per second' });
      return webSocket.close(tooManyJoins, 'Too many joins per second');
    }
    // A client that joins again has forgotten the first time.
    this.#channels.get(topic)?.close();
    if (this.#channels.size >= limits.channelsPerSocket) {
      warn('ChannelRateLimitReached', 'Too many channels');
      return this.#reply(frame, 'error', { reason: 'ChannelRateLimitReached: Too many channels' });
    }
    const channel = new Channel({
      ...this.#options,
      topic,
      joinRef,
      send: (sent) => this.#send(sent),
      onClosed: (closed) => {
        if (this.#channels.get(topic) === closed) this.#channels.delete(topic);
      },
    });
    this.#channels.set(topic, channel);
    channel.handle(frame);
  }

  #reply(frame: ClientFrame, status: 'ok' | 'error', response: object): void {
    this.#send(writeReply(this.#options.version, frame, { status, response: JSON.stringify(response) }));
  }
}

export function versionOf(search: string): ProtocolVersion | undefined {
  const version = new URLSearchParams(search).get('vsn') ?? '1.0.0';
  return version.startsWith('1.') ? 1 : version.startsWith('2.') ? 2 : undefined;
}
