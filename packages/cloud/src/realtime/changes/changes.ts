import { AppError, errorMessage, type Logger } from '@loam/kernel';
import { randomUUID } from 'node:crypto';
import { machineFault } from '../../postgres/errors.ts';
import type { Bus } from '../bus/bus.ts';
import type { ChangesWish } from '../channel.ts';
import type { RealtimeLimits } from '../limits.ts';
import type { RealtimePorts, ReplicationLease } from '../ports.ts';
import { writePush, type ServerFrame } from '../protocol/frames.ts';
import { isRecord } from '../protocol/join-config.ts';
import { SubscribedChannel, type ChannelChanges } from './channel-changes.ts';
import { readChangeParams } from './params.ts';
import { ChangeStream } from './stream.ts';
import {
  checkSubscription,
  createSubscriptionStore,
  type Subscription,
  type SubscriptionStore,
} from './subscriptions.ts';

export interface ChangesOptions {
  readonly ref: string;
  readonly node: string;
  readonly ports: RealtimePorts;
  readonly limits: RealtimeLimits;
  readonly logger: Logger;
  bus(): Bus;
}

const retryMs = 2000;
const failedRetryMs = 5000;
const lingerMs = 2000;
const lostWords = 'The connection to the database was lost. Changes are heard again once it is back.';

/**
 * Who listens to the changes of a cloud in this process. One process reads them, by a lease, and tells the others; which
 * subscriptions there are stands in a table, so that any of them can take over.
 */
export class CloudChanges {
  readonly #options: ChangesOptions;
  readonly #store: SubscriptionStore;
  readonly #channels = new Map<string, SubscribedChannel>();
  #stream: ChangeStream | undefined;
  #lease: ReplicationLease | undefined;
  #opening: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: ChangesOptions) {
    this.#options = options;
    this.#store = createSubscriptionStore(options.ref, options.ports.databases);
  }

  open(wish: ChangesWish): ChannelChanges | undefined {
    if (wish.config.changes.length === 0) return undefined;
    return new SubscribedChannel({
      wish,
      ids: wish.config.changes.map(() => randomUUID()),
      subscribe: (channel) => this.#subscribe(channel, wish).catch((error: unknown) => this.#fail(error)),
      renew: (channel) => this.#renew(channel),
      unsubscribe: (channel) => this.#unsubscribe(channel),
    });
  }

  /** What another process told. */
  hear(message: unknown, from: string): void {
    if (!isRecord(message)) return;
    const { kind, ids, data, words } = message;
    const told = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
    if (kind === 'change' && typeof data === 'string') this.#deliver(told, data);
    if (kind === 'heard') for (const id of told) this.#channels.get(id)?.setHeard();
    if (kind === 'unheard' && typeof words === 'string') this.#setUnheard(words);
    if (kind === 'subscriptions') void this.#reload(from);
  }

  /** After the connection was lost, the table has what is so again. */
  async restore(): Promise<void> {
    const own = this.#ownSubscriptions();
    if (own.length > 0) await this.#store.save(own);
    this.#options.bus().publish({ kind: 'subscriptions' });
  }

  async removeGone(living: readonly string[]): Promise<void> {
    await this.#store.removeOthers(living);
    for (const [id, { node }] of this.#stream?.subscriptions ?? [])
      if (!living.includes(node)) this.#stream?.subscriptions.delete(id);
    this.#stopUnused();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#opening?.catch(() => {});
    await this.#stop();
  }

  #ownSubscriptions(): Subscription[] {
    return [...new Set(this.#channels.values())].flatMap(({ subscriptions }) => subscriptions);
  }

  async #subscribe(channel: SubscribedChannel, wish: ChangesWish): Promise<void> {
    const { ref, node, ports, bus } = this.#options;
    const project = { ref, databases: ports.databases };
    const { role, claims } = channel.identity;
    const made = wish.config.changes.map((sent, index) => ({
      id: channel.ids[index] ?? randomUUID(),
      node,
      role,
      claims: JSON.stringify({ ...claims, role }),
      params: readChangeParams(sent),
      compiled: new Map(),
    }));
    for (const subscription of made) await checkSubscription(project, subscription);
    await this.#store.save(made);
    if (channel.isClosed || this.#isClosed) return await this.#store.remove(channel.ids);
    channel.subscriptions = made;
    for (const { id } of made) this.#channels.set(id, channel);
    if (this.#stream) {
      for (const subscription of made) this.#stream.subscriptions.set(subscription.id, subscription);
      channel.setHeard();
      return;
    }
    bus().publish({ kind: 'subscriptions' });
    this.#becomeReader();
  }

  /** Who listens is not told what the machine says. */
  #fail(error: unknown): never {
    const { ref, logger } = this.#options;
    if (machineFault(error) !== undefined)
      logger.warn({ ref, error: errorMessage(error) }, 'realtime: nobody can subscribe to changes');
    throw error;
  }

  async #renew(channel: SubscribedChannel): Promise<void> {
    const { role, claims } = channel.identity;
    const renewed = channel.subscriptions.map((before) => ({
      ...before,
      role,
      claims: JSON.stringify({ ...claims, role }),
      compiled: new Map(),
    }));
    channel.subscriptions = renewed;
    for (const subscription of renewed) this.#stream?.subscriptions.set(subscription.id, subscription);
    await this.#store.save(renewed);
    this.#options.bus().publish({ kind: 'subscriptions' });
  }

  #unsubscribe({ ids }: SubscribedChannel): void {
    const known = ids.filter((id) => this.#channels.delete(id));
    for (const id of ids) this.#stream?.subscriptions.delete(id);
    if (known.length === 0 || this.#isClosed) return;
    const { ref, logger, bus } = this.#options;
    this.#store
      .remove(known)
      .then(() => bus().publish({ kind: 'subscriptions' }))
      .catch((error: unknown) =>
        logger.warn({ ref, error: errorMessage(error) }, 'realtime: a subscription stays'),
      );
    this.#stopUnused();
  }

  #deliver(ids: readonly string[], data: string): void {
    const told = new Map<SubscribedChannel, number[]>();
    for (const id of ids) {
      const channel = this.#channels.get(id);
      if (!channel) continue;
      const numbers = told.get(channel) ?? [];
      told.set(channel, numbers);
      const number = channel.numberOf(id);
      if (number !== undefined && !numbers.includes(number)) numbers.push(number);
    }
    const frames = new Map<string, ServerFrame>();
    for (const [{ wish }, numbers] of told) {
      const { version, topic } = wish;
      const key = `${version} ${numbers.join(',')} ${topic}`;
      const payload = () => `{"ids":[${numbers.join(',')}],"data":${data}}`;
      const frame =
        frames.get(key) ?? writePush(version, { topic, event: 'postgres_changes', payload: payload() });
      frames.set(key, frame);
      wish.send(frame);
    }
    this.#options.ports.count(this.#options.ref, 'realtime_messages', told.size);
  }

  #setUnheard(words: string): void {
    for (const channel of new Set(this.#channels.values())) channel.setUnheard(words);
  }

  /** Another process has other subscriptions than before. */
  async #reload(from: string): Promise<void> {
    const stream = this.#stream;
    if (!stream) return;
    try {
      const all = (await this.#store.load()).filter(({ node }) => node === from);
      const ids = new Set(all.map(({ id }) => id));
      for (const [id, { node }] of stream.subscriptions)
        if (node === from && !ids.has(id)) stream.subscriptions.delete(id);
      for (const subscription of all) stream.subscriptions.set(subscription.id, subscription);
      this.#options.bus().sendTo(from, { kind: 'heard', ids: [...ids] });
      this.#stopUnused();
    } catch (error) {
      const { ref, logger } = this.#options;
      logger.warn({ ref, error: errorMessage(error) }, 'realtime: subscriptions could not be read');
    }
  }

  /** Unless another process is it: then again in a while, should it have died. */
  #becomeReader(): void {
    if (this.#stream || this.#opening || this.#isClosed || this.#channels.size === 0) return;
    clearTimeout(this.#timer);
    this.#opening = this.#openStream()
      .then((isOpen) => (isOpen ? undefined : retryMs))
      .catch((error: unknown) => {
        const { ref, logger } = this.#options;
        logger.warn({ ref, error: errorMessage(error) }, 'realtime: changes cannot be read');
        this.#tellFault(error);
        return failedRetryMs;
      })
      .then((againMs) => {
        this.#opening = undefined;
        if (againMs !== undefined) this.#retry(againMs);
      });
  }

  #retry(afterMs: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => this.#becomeReader(), afterMs);
  }

  async #openStream(): Promise<boolean> {
    const { ref, ports, logger, limits, bus } = this.#options;
    const lease = await ports.acquireLease(ref);
    if (!lease) return false;
    const stream = new ChangeStream({
      ref,
      databases: ports.databases,
      logger,
      longestRecord: limits.recordBytes,
      onChange: (subscriptions, data) => this.#pass(subscriptions, data),
      onLost: (error) => void this.#lose(error),
    });
    try {
      await stream.open();
      // What is saved from now on is told to the stream itself; what was before is read.
      this.#stream = stream;
      this.#lease = lease;
      for (const subscription of await this.#store.load())
        stream.subscriptions.set(subscription.id, subscription);
      for (const subscription of this.#ownSubscriptions())
        stream.subscriptions.set(subscription.id, subscription);
    } catch (error) {
      this.#stream = undefined;
      this.#lease = undefined;
      await stream.close();
      await lease.release();
      throw error;
    }
    lease.signal.addEventListener('abort', () => void this.#lose(undefined), { once: true });
    ports.log({ ref, source: 'realtime', message: 'Changes of rows are read', metadata: { level: 'info' } });
    for (const channel of new Set(this.#channels.values())) channel.setHeard();
    for (const node of bus().others) this.#tellHeard(node);
    this.#stopUnused();
    return true;
  }

  #tellHeard(node: string): void {
    const ids = [...(this.#stream?.subscriptions.values() ?? [])]
      .filter((each) => each.node === node)
      .map(({ id }) => id);
    if (ids.length > 0) this.#options.bus().sendTo(node, { kind: 'heard', ids });
  }

  #pass(subscriptions: readonly Subscription[], data: string): void {
    const byNode = new Map<string, string[]>();
    for (const { id, node } of subscriptions) {
      const ids = byNode.get(node);
      if (ids) ids.push(id);
      else byNode.set(node, [id]);
    }
    for (const [node, ids] of byNode) {
      if (node === this.#options.node) this.#deliver(ids, data);
      else this.#options.bus().sendTo(node, { kind: 'change', ids, data });
    }
  }

  async #lose(error: Error | undefined): Promise<void> {
    if (!this.#stream) return;
    await this.#stop();
    if (this.#isClosed) return;
    const { ref, logger } = this.#options;
    logger.warn({ ref, error: error?.message }, 'realtime: changes are not read any more');
    this.#tellFault(undefined);
    this.#retry(retryMs / 4);
  }

  async #stop(): Promise<void> {
    const [stream, lease] = [this.#stream, this.#lease];
    this.#stream = undefined;
    this.#lease = undefined;
    await stream?.close();
    await lease?.release();
  }

  /** The slot costs every change of the whole server a look, so it lives only while someone listens. */
  #stopUnused(): void {
    if (!this.#stream || this.#stream.subscriptions.size > 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#stream?.subscriptions.size === 0) void this.#stop();
    }, lingerMs);
  }

  #tellFault(error: unknown): void {
    const { ref, ports, bus } = this.#options;
    const words = error === undefined ? lostWords : faultWords(error);
    ports.log({
      ref,
      source: 'realtime',
      message: `UnableToSubscribeToPostgres: ${words}`,
      metadata: { level: 'error', error_code: 'UnableToSubscribeToPostgres' },
    });
    this.#setUnheard(words);
    bus().publish({ kind: 'unheard', words });
  }
}

function faultWords(error: unknown): string {
  const message = errorMessage(error);
  if (message.includes('wal_level'))
    return 'Changes of rows are not available on this server: its wal_level is not logical. Broadcast and presence work.';
  if (message.includes('permission denied') || message.includes('REPLICATION'))
    return 'Changes of rows are not available on this server: its login may not replicate. Broadcast and presence work.';
  if (error instanceof AppError) return error.detail;
  return `Unable to listen to changes: ${machineFault(error) ?? message}`;
}
