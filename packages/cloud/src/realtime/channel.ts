import { AppError, errorMessage } from '@loam/kernel';
import type { Asker, Extension } from './authorization.ts';
import type { BroadcastMessage } from './bus/messages.ts';
import { ChannelPresence } from './channel-presence.ts';
import type { ChannelChanges } from './changes/channel-changes.ts';
import { channelName, writeMessage, type Hub, type Member } from './hub.ts';
import { expiredWords, identify, refusal, type Identity, type SocketIdentity } from './identity.ts';
import type { RealtimeLimits } from './limits.ts';
import { isRecord, readJoin, type JoinConfig } from './protocol/join-config.ts';
import {
  writePush,
  writeReply,
  type ClientFrame,
  type ProtocolVersion,
  type Reply,
  type ServerFrame,
} from './protocol/frames.ts';

export interface ChannelOptions {
  readonly hub: Hub;
  readonly version: ProtocolVersion;
  readonly socket: SocketIdentity;
  readonly limits: RealtimeLimits;
  readonly joinRef: string | null;
  readonly topic: string;
  isPrivateOnly(): Promise<boolean>;
  openChanges(wish: ChangesWish): ChannelChanges | undefined;
  now(): number;
  send(frame: ServerFrame): void;
  /** Its end, whoever wanted it. */
  onClosed(channel: Channel): void;
  warn(code: string, message: string): void;
}

export interface ChangesWish {
  readonly topic: string;
  readonly version: ProtocolVersion;
  readonly config: JoinConfig;
  readonly identity: Identity;
  send(frame: ServerFrame): void;
  system(status: 'ok' | 'error', message: string): void;
}

export const topicPrefix = 'realtime:';
const ok: Reply = { status: 'ok', response: '{}' };
const mostReplayed = 25;

/** One topic that a socket hears and speaks in. */
export class Channel implements Member {
  readonly topic: string;
  readonly version: ProtocolVersion;
  readonly #options: ChannelOptions;
  readonly #name: string;
  readonly #writable = new Map<Extension, boolean>();
  #config: JoinConfig = readJoin({});
  #identity: Identity = { role: 'anon', claims: {}, expiresMs: undefined };
  #token: string | undefined;
  #readable: ReadonlySet<Extension> = new Set();
  #replayed: ReadonlySet<string> = new Set();
  #changes: ChannelChanges | undefined;
  #presence: ChannelPresence | undefined;
  #isOpen = false;
  #isClosed = false;
  #checkedMs = 0;
  /** Frames are handled one after the other; those of an answered one at once. */
  #working: Promise<void> | undefined;

  constructor(options: ChannelOptions) {
    this.#options = options;
    this.topic = options.topic;
    this.version = options.version;
    this.#name = options.topic.slice(topicPrefix.length);
  }

  send(frame: ServerFrame): void {
    this.#options.send(frame);
  }

  mayHear(kind: Extension): boolean {
    return this.#isOpen && (!this.#config.isPrivate || this.#readable.has(kind));
  }

  hasReplayed(messageId: string): boolean {
    return this.#replayed.has(messageId);
  }

  handle(frame: ClientFrame): void {
    const work = () => (frame.event === 'phx_join' ? this.#join(frame) : this.#take(frame));
    const working = this.#working ? this.#working.then(work) : work();
    if (!working) return;
    const guarded = working.catch((error: unknown) => {
      this.#options.warn('UnknownErrorOnChannel', errorMessage(error));
    });
    this.#working = guarded;
    void guarded.finally(() => {
      if (this.#working === guarded) this.#working = undefined;
    });
  }

  /** Its token may have expired, or its key be gone. */
  check(nowMs: number, isThorough: boolean): void {
    if (!this.#isOpen) return;
    const { expiresMs } = this.#identity;
    if (expiresMs !== undefined && expiresMs <= nowMs)
      return this.#shutDown(expiredWords(this.#token, nowMs));
    if (!isThorough && nowMs - this.#checkedMs < this.#options.limits.tokenCheckMs) return;
    this.#checkedMs = nowMs;
    identify(this.#options.socket, this.#token).catch((error: unknown) => this.#shutDown(wordsOf(error)));
  }

  /** Without a word to the client, whose socket is gone. */
  drop(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#isOpen = false;
    this.#options.hub.remove(this.#channel, this);
    this.#undoOpening();
  }

  close(): void {
    if (this.#isClosed) return;
    this.drop();
    const { joinRef } = this.#options;
    this.#options.send(
      writePush(this.version, {
        topic: this.topic,
        event: 'phx_close',
        payload: '{}',
        joinRef,
        ref: joinRef,
      }),
    );
    this.#options.onClosed(this);
  }

  system(extension: string, status: 'ok' | 'error', message: string): void {
    this.#push('system', JSON.stringify({ message, status, extension, channel: this.#name }));
  }

  get #channel(): string {
    return channelName(this.#name, this.#config.isPrivate);
  }

  #push(event: string, payload: string): void {
    const { joinRef } = this.#options;
    this.#options.send(writePush(this.version, { topic: this.topic, event, payload, joinRef }));
  }

  #reply(frame: ClientFrame, answer: Reply): void {
    this.#options.send(writeReply(this.version, frame, answer));
  }

  /** Ends the channel with a reason that the client hears before its end. */
  #shutDown(message: string): void {
    if (this.#isClosed) return;
    this.#options.warn('ChannelShutdown', message);
    this.system('system', 'error', message);
    this.close();
  }

  async #join(frame: ClientFrame): Promise<void> {
    try {
      const replayed = await this.#open(readJoin(frame.payload));
      // It left, or its socket went, while the database was asked.
      if (this.#isClosed) return this.#undoOpening();
      this.#isOpen = true;
      this.#options.hub.add(this.#channel, this);
      const bindings = this.#changes?.bindingsJson ?? '[]';
      this.#reply(frame, { status: 'ok', response: `{"postgres_changes":${bindings}}` });
      this.#changes?.begin();
      if (this.#config.presence.isEnabled && this.mayHear('presence'))
        this.#push('presence_state', this.#options.hub.presence.stateJson(this.#channel));
      for (const message of replayed) this.#sendMessage(message);
      if (this.#config.wantsReplicationReady)
        this.system('system', 'ok', 'Replication connection established');
    } catch (error) {
      this.#undoOpening();
      this.#isClosed = true;
      const reason = wordsOf(error);
      const [code = '', ...rest] = reason.split(': ');
      this.#options.warn(code, rest.join(': '));
      this.#reply(frame, { status: 'error', response: JSON.stringify({ reason }) });
      this.#options.onClosed(this);
    }
  }

  #undoOpening(): void {
    this.#changes?.close();
    this.#presence?.leave();
  }

  async #open(config: JoinConfig): Promise<readonly BroadcastMessage[]> {
    const { hub, socket, limits, now } = this.#options;
    this.#config = config;
    if (this.#name === '') throw refusal('TopicNameRequired', 'You must provide a topic name');
    if (!config.isPrivate && (await this.#options.isPrivateOnly()))
      throw refusal('PrivateOnly', 'This project only allows private channels');
    this.#identity = await identify(socket, config.accessToken);
    this.#token = config.accessToken;
    this.#checkedMs = now();
    await this.#requireDatabase();
    this.#readable = await this.#askReadable(this.#identity);
    const replayed = await this.#readReplayed(config);
    this.#presence = new ChannelPresence({
      hub,
      limits,
      now,
      channel: this.#channel,
      key: config.presence.key,
      isWritable: () => this.#isWritable('presence'),
    });
    if (config.presence.isEnabled) await this.#presence.enter();
    this.#changes = this.#options.openChanges({
      topic: this.topic,
      version: this.version,
      config,
      identity: this.#identity,
      send: (frame) => this.#options.send(frame),
      system: (status, message) => this.system('postgres_changes', status, message),
    });
    if (config.changesWaitMs !== undefined) await this.#changes?.waitUntilHeard(config.changesWaitMs);
    return replayed;
  }

  async #requireDatabase(): Promise<void> {
    try {
      await this.#options.hub.ready();
    } catch (error) {
      this.#options.warn('UnableToConnectToProject', errorMessage(error));
      throw refusal('UnableToConnectToProject', 'Realtime was unable to connect to the project database');
    }
  }

  #asker(identity: Identity): Asker {
    const { role, claims } = identity;
    return { role, claims, topic: this.#name, headers: this.#options.socket.headers };
  }

  async #askReadable(identity: Identity): Promise<ReadonlySet<Extension>> {
    if (!this.#config.isPrivate) return new Set();
    const { hub, warn } = this.#options;
    const readable = await hub.authorization.readable(this.#asker(identity)).catch((error: unknown) => {
      warn('RlsPolicyError', errorMessage(error));
      return new Set<Extension>();
    });
    if (readable.size > 0) return readable;
    throw refusal(
      'Unauthorized',
      `You do not have permissions to read from this Channel topic: ${this.#name}`,
    );
  }

  async #readReplayed({ replay, isPrivate }: JoinConfig): Promise<readonly BroadcastMessage[]> {
    if (!replay) return [];
    if (!isPrivate) throw refusal('UnableToReplayMessages', 'Replay is not allowed for public channels');
    const { since, limit = mostReplayed } = replay;
    if (typeof since !== 'number' || !Number.isFinite(since) || typeof limit !== 'number')
      throw refusal('UnableToReplayMessages', 'Replay params are not valid');
    if (!this.#readable.has('broadcast'))
      throw refusal(
        'Unauthorized',
        `You do not have permissions to read from this Channel topic: ${this.#name}`,
      );
    const count = Math.max(1, Math.min(Math.floor(limit), mostReplayed));
    const messages = await this.#options.hub.messages.replay(this.#name, since, count);
    this.#replayed = new Set(messages.map(({ id }) => id));
    return messages;
  }

  #sendMessage(message: BroadcastMessage): void {
    const frame = writeMessage(this.version, this.topic, message);
    if (frame) this.#options.send(frame);
  }

  #take(frame: ClientFrame): Promise<void> | undefined {
    if (this.#isClosed) return undefined;
    switch (frame.event) {
      case 'phx_leave':
        this.#reply(frame, ok);
        this.close();
        return undefined;
      case 'broadcast':
        return this.#broadcast(frame);
      case 'presence':
        return this.#takePresence(frame);
      case 'access_token':
        return this.#takeToken(frame.payload);
      default:
        return undefined;
    }
  }

  #isWritable(extension: Extension): boolean | Promise<boolean> {
    if (!this.#config.isPrivate) return true;
    const known = this.#writable.get(extension);
    if (known !== undefined) return known;
    const { hub, warn } = this.#options;
    return hub.authorization
      .isWritable(this.#asker(this.#identity), extension)
      .then((isWritable) => {
        this.#writable.set(extension, isWritable);
        return isWritable;
      })
      .catch((error: unknown) => {
        warn('RlsPolicyError', errorMessage(error));
        return false;
      });
  }

  #broadcast(frame: ClientFrame): Promise<void> | undefined {
    const isWritable = this.#isWritable('broadcast');
    if (typeof isWritable !== 'boolean')
      return isWritable.then((may) => (may ? this.#passOn(frame) : undefined));
    if (isWritable) this.#passOn(frame);
    return undefined;
  }

  #passOn(frame: ClientFrame): void {
    const { hub, limits } = this.#options;
    if (!hub.messageRate.take()) return this.#shutDown('Too many messages per second');
    const message = messageIn(frame);
    if (sizeOf(message) > limits.payloadBytes) {
      if (this.#config.wantsAcknowledgement)
        this.#reply(frame, { status: 'error', response: '{"reason":"payload_size_exceeded"}' });
      return;
    }
    hub.broadcast(this.#channel, message, this.#config.hearsItself ? undefined : this);
    if (this.#config.wantsAcknowledgement) this.#reply(frame, ok);
  }

  async #takePresence(frame: ClientFrame): Promise<void> {
    const outcome = await this.#presence?.take(frame.payload);
    if (outcome?.status === 'shutdown') this.#shutDown(outcome.message);
    else if (outcome && !this.#isClosed) this.#reply(frame, outcome);
  }

  async #takeToken(payload: unknown): Promise<void> {
    const token = isRecord(payload) ? payload['access_token'] : undefined;
    if (typeof token !== 'string' || token.startsWith('sb_') || token === this.#token) return;
    try {
      const identity = await identify(this.#options.socket, token);
      const readable = await this.#askReadable(identity);
      if ([...this.#readable].some((extension) => !readable.has(extension)))
        return this.#shutDown(`You no longer have permission to read from this Channel topic: ${this.#name}`);
      this.#token = token;
      this.#identity = identity;
      this.#readable = readable;
      this.#writable.clear();
      this.#changes?.renew(identity);
    } catch (error) {
      this.#shutDown(wordsOf(error).replace(/^[A-Z]\w+: /, ''));
    }
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof AppError && error.code === 'refused') return error.detail;
  return 'UnknownErrorOnChannel: Unknown Error on Channel';
}

function messageIn({ broadcast, payload }: ClientFrame): BroadcastMessage {
  if (broadcast) return { kind: 'user', ...broadcast };
  return { kind: 'object', json: JSON.stringify(payload ?? {}) };
}

function sizeOf(message: BroadcastMessage): number {
  return message.kind === 'user' ? message.bytes.length : message.json.length;
}
