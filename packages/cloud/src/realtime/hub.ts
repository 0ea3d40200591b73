import { errorMessage, type Logger } from '@loam/kernel';
import { randomBytes } from 'node:crypto';
import { createAuthorization, type Authorization } from './authorization.ts';
import { Bus } from './bus/bus.ts';
import { readBusMessage, writeBroadcast, type BroadcastMessage } from './bus/messages.ts';
import { CloudChanges } from './changes/changes.ts';
import { createRateCounter, type RateCounter, type RealtimeLimits } from './limits.ts';
import { createMessageStore, type MessageStore } from './message-store.ts';
import type { RealtimePorts } from './ports.ts';
import { Presence } from './presence/presence.ts';
import { createPresenceStore } from './presence/presence-store.ts';
import { writePush, writeUserBroadcast, type ProtocolVersion, type ServerFrame } from './protocol/frames.ts';

/** A channel that a socket of this process has joined. */
export interface Member {
  /** As its client writes it. */
  readonly topic: string;
  readonly version: ProtocolVersion;
  send(frame: ServerFrame): void;
  mayHear(kind: 'broadcast' | 'presence'): boolean;
  hasReplayed(messageId: string): boolean;
}

export interface HubOptions {
  readonly ref: string;
  readonly ports: RealtimePorts;
  readonly limits: RealtimeLimits;
  readonly logger: Logger;
  now(): number;
}

/** Public and private channels of the same name are two. */
export function channelName(topic: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}:${topic}`;
}

/** Everything of one cloud in this process. */
export class Hub {
  readonly ref: string;
  readonly bus: Bus;
  readonly presence: Presence;
  readonly changes: CloudChanges;
  readonly authorization: Authorization;
  readonly messages: MessageStore;
  readonly messageRate: RateCounter;
  readonly joinRate: RateCounter;
  readonly #options: HubOptions;
  readonly #node = randomBytes(8).toString('hex');
  readonly #members = new Map<string, Set<Member>>();

  constructor(options: HubOptions) {
    const { ref, ports, limits, logger, now } = options;
    this.#options = options;
    this.ref = ref;
    this.authorization = createAuthorization(ref, ports.databases);
    this.messages = createMessageStore(ref, ports.databases);
    // A call asks nobody: what a cloud may use is divided among the processes.
    const share = (limit: number) => () => Math.max(1, limit / ports.processes());
    this.messageRate = createRateCounter(now, { limit: share(limits.messagesPerSecond), windowMs: 1000 });
    this.joinRate = createRateCounter(now, { limit: share(limits.joinsPerSecond), windowMs: 1000 });
    this.bus = this.#createBus();
    this.changes = new CloudChanges({ ref, node: this.#node, ports, limits, logger, bus: () => this.bus });
    this.presence = new Presence({
      node: this.#node,
      store: createPresenceStore(ref, ports.databases),
      logger,
      publish: (diff) => this.bus.publish({ kind: 'presence', ...diff }),
      deliver: (channel, diff) => this.#deliver(channel, presenceFrames(diff)),
    });
  }

  ready(): Promise<void> {
    return this.bus.ready();
  }

  add(channel: string, member: Member): void {
    const known = this.#members.get(channel);
    if (known) known.add(member);
    else this.#members.set(channel, new Set([member]));
  }

  remove(channel: string, member: Member): void {
    const known = this.#members.get(channel);
    known?.delete(member);
    if (known?.size === 0) this.#members.delete(channel);
  }

  /** To everyone in the channel, here and in other processes. */
  broadcast(channel: string, message: BroadcastMessage, from?: Member): void {
    this.#deliver(channel, broadcastFrames(message), from);
    this.bus.publish({ kind: 'broadcast', channel, message: writeBroadcast(message) });
  }

  /** Asks which other processes live, and removes what dead ones left. */
  async tidy(): Promise<void> {
    await this.bus.checkOthers();
    await this.#removeGone();
  }

  async close(): Promise<void> {
    await Promise.all([this.presence.close(), this.changes.close()]);
    await this.bus.close();
  }

  #createBus(): Bus {
    const { ref, ports, logger } = this.#options;
    return new Bus({
      ref,
      node: this.#node,
      logger,
      connectionString: () => ports.databases.connectionString(ref),
      onMessage: (told, from) => this.#hear(told, from),
      onStored: (row) => void this.#deliverStored(row),
      onConnected: async () => {
        await this.presence.renew();
        await this.changes.restore();
      },
      onLost: () => logger.warn({ ref }, 'realtime: the database is away'),
      onGone: () => void this.#removeGone(),
    });
  }

  #hear(told: unknown, from: string): void {
    this.changes.hear(told, from);
    const message = readBusMessage(told);
    if (message?.kind === 'broadcast') this.#deliver(message.channel, broadcastFrames(message.message));
    if (message?.kind === 'presence') this.presence.hear(message);
  }

  async #deliverStored(row: string): Promise<void> {
    const { ref, logger } = this.#options;
    try {
      const stored = await this.messages.read(row);
      if (stored) this.#deliver(channelName(stored.topic, stored.isPrivate), broadcastFrames(stored.message));
    } catch (error) {
      logger.warn({ ref, error: errorMessage(error) }, 'realtime: a stored message could not be read');
    }
  }

  async #removeGone(): Promise<void> {
    const { ref, logger } = this.#options;
    try {
      if (!this.bus.isConnected) return;
      const living = [this.#node, ...this.bus.others];
      await this.presence.removeGone(living);
      await this.changes.removeGone(living);
    } catch (error) {
      logger.warn({ ref, error: errorMessage(error) }, 'realtime: what dead processes left stays for now');
    }
  }

  #deliver(channel: string, frames: FrameSource, from?: Member): void {
    const members = this.#members.get(channel);
    if (!members) return;
    let count = 0;
    for (const member of members) {
      if (member === from || !member.mayHear(frames.kind)) continue;
      if (frames.messageId !== undefined && member.hasReplayed(frames.messageId)) continue;
      const frame = frames.of(member.version, member.topic);
      if (!frame) continue;
      member.send(frame);
      count += 1;
    }
    this.#options.ports.count(this.ref, 'realtime_messages', count);
  }
}

interface FrameSource {
  readonly kind: 'broadcast' | 'presence';
  readonly messageId?: string | undefined;
  of(version: ProtocolVersion, topic: string): ServerFrame | undefined;
}

function presenceFrames(payload: string): FrameSource {
  const write: FrameSource['of'] = (version, topic) =>
    writePush(version, { topic, event: 'presence_diff', payload });
  return { kind: 'presence', of: once(write) };
}

function broadcastFrames(message: BroadcastMessage): FrameSource {
  return {
    kind: 'broadcast',
    messageId: message.id,
    of: once((version, topic) => writeMessage(version, topic, message)),
  };
}

export function writeMessage(
  version: ProtocolVersion,
  topic: string,
  message: BroadcastMessage,
): ServerFrame | undefined {
  if (message.kind === 'user') return writeUserBroadcast(version, topic, message);
  return writePush(version, { topic, event: 'broadcast', payload: message.json });
}

/** Everyone in a channel has the same topic, so that a frame is written once for each version. */
function once(write: FrameSource['of']): FrameSource['of'] {
  const written = new Map<ProtocolVersion, ServerFrame | undefined>();
  return (version, topic) => {
    if (!written.has(version)) written.set(version, write(version, topic));
    return written.get(version);
  };
}
