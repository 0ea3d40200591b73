import { errorMessage, type Logger } from '@loam/kernel';
import { randomBytes } from 'node:crypto';
import { diffJson, presenceJson, settledDiff, type PresenceDiff } from './presence-json.ts';
import type { PresenceRow, PresenceStore } from './presence-store.ts';

export interface TrackWish {
  readonly channel: string;
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The reference that the new one replaces. */
  readonly previous?: string | undefined;
}

export interface PresenceOptions {
  readonly node: string;
  readonly store: PresenceStore;
  readonly logger: Logger;
  publish(diff: PresenceDiff): void;
  /** To the sockets of this process. */
  deliver(channel: string, diff: string): void;
}

/** Those who come and go within it are told together. */
const gatherMs = 10;

/**
 * Who is present in the channels that this process has sockets in. The table is what all processes share; what is kept
 * here of others is what they told, and is read again whenever something may have been missed.
 */
export class Presence {
  readonly #options: PresenceOptions;
  readonly #rows = new Map<string, PresenceRow>();
  readonly #rowsOf = new Map<string, Map<string, PresenceRow>>();
  readonly #entered = new Map<string, { count: number; readonly loaded: Promise<void> }>();
  #untold: { joins: PresenceRow[]; leaves: PresenceRow[] } = { joins: [], leaves: [] };
  #timer: NodeJS.Timeout | undefined;
  #saving = Promise.resolve();

  constructor(options: PresenceOptions) {
    this.#options = options;
  }

  /** Resolves once everyone in the channel is known. Ends with `leave`, as often as it was called. */
  async enter(channel: string): Promise<void> {
    const known = this.#entered.get(channel);
    if (known) known.count += 1;
    const entry = known ?? { count: 1, loaded: this.#load([channel]) };
    this.#entered.set(channel, entry);
    try {
      await entry.loaded;
    } catch (error) {
      if (this.#entered.get(channel) === entry) this.#entered.delete(channel);
      throw error;
    }
  }

  leave(channel: string): void {
    const known = this.#entered.get(channel);
    if (!known || (known.count -= 1) > 0) return;
    this.#entered.delete(channel);
    for (const row of this.#rowsOf.get(channel)?.values() ?? []) if (!this.#isOwn(row)) this.#forget(row);
  }

  track({ channel, key, payload, previous }: TrackWish): string {
    const ref = randomBytes(9).toString('base64url');
    const before = previous === undefined ? {} : { phx_ref_prev: previous };
    const meta = JSON.stringify({ ...payload, phx_ref: ref, ...before });
    if (previous !== undefined) this.untrack(previous);
    this.#add({ ref, node: this.#options.node, channel, key, meta });
    return ref;
  }

  untrack(ref: string): void {
    const row = this.#rows.get(ref);
    if (!row) return;
    this.#forget(row);
    this.#untold.leaves.push(row);
    this.#timer ??= setTimeout(() => this.#tell(), gatherMs);
  }

  stateJson(channel: string): string {
    return presenceJson(this.#rowsOf.get(channel)?.values() ?? []);
  }

  /** What another process told. */
  hear({ joins, leaves }: PresenceDiff): void {
    for (const { ref } of leaves) this.untrack(ref);
    for (const row of joins) if (this.#entered.has(row.channel)) this.#add(row);
  }

  /** After the connection was lost: the table gets what is so, and what others did meanwhile is told. */
  async renew(): Promise<void> {
    const { node, store } = this.#options;
    await store.replace(
      node,
      [...this.#rows.values()].filter((row) => this.#isOwn(row)),
    );
    if (this.#entered.size > 0) await this.#load([...this.#entered.keys()]);
  }

  /** What processes left that live no more. */
  async removeGone(living: readonly string[]): Promise<void> {
    const removed = await this.#options.store.removeOthers(living);
    for (const { ref } of removed) this.untrack(ref);
    for (const row of this.#rows.values()) if (!living.includes(row.node)) this.untrack(row.ref);
    if (removed.length > 0) this.#options.publish({ joins: [], leaves: removed });
  }

  /** Resolves once the table knows what happened here. */
  async close(): Promise<void> {
    if (this.#timer) this.#tell();
    await this.#saving;
  }

  #isOwn(row: PresenceRow): boolean {
    return row.node === this.#options.node;
  }

  #add(row: PresenceRow): void {
    if (this.#rows.has(row.ref)) return;
    this.#rows.set(row.ref, row);
    const others = this.#rowsOf.get(row.channel);
    if (others) others.set(row.ref, row);
    else this.#rowsOf.set(row.channel, new Map([[row.ref, row]]));
    this.#untold.joins.push(row);
    this.#timer ??= setTimeout(() => this.#tell(), gatherMs);
  }

  #forget({ ref, channel }: PresenceRow): void {
    this.#rows.delete(ref);
    const others = this.#rowsOf.get(channel);
    others?.delete(ref);
    if (others?.size === 0) this.#rowsOf.delete(channel);
  }

  #tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const diff = settledDiff(this.#untold);
    this.#untold = { joins: [], leaves: [] };
    for (const [channel, told] of byChannel(diff)) this.#options.deliver(channel, diffJson(told));
    const own = {
      joins: diff.joins.filter((row) => this.#isOwn(row)),
      leaves: diff.leaves.filter((row) => this.#isOwn(row)),
    };
    if (own.joins.length + own.leaves.length > 0) this.#saving = this.#saving.then(() => this.#save(own));
  }

  async #save(diff: PresenceDiff): Promise<void> {
    const { store, logger, publish } = this.#options;
    try {
      await store.save(
        diff.joins,
        diff.leaves.map(({ ref }) => ref),
      );
    } catch (error) {
      // With the next connection the table gets everything anew.
      logger.warn({ error: errorMessage(error) }, 'realtime: presences could not be stored');
    }
    publish(diff);
  }

  async #load(channels: readonly string[]): Promise<void> {
    const found = new Map((await this.#options.store.load(channels)).map((row) => [row.ref, row]));
    for (const channel of channels)
      for (const row of this.#rowsOf.get(channel)?.values() ?? [])
        if (!this.#isOwn(row) && !found.has(row.ref)) this.untrack(row.ref);
    for (const row of found.values()) if (!this.#isOwn(row)) this.#add(row);
  }
}

function byChannel({
  joins,
  leaves,
}: PresenceDiff): Map<string, { joins: PresenceRow[]; leaves: PresenceRow[] }> {
  const channels = new Map<string, { joins: PresenceRow[]; leaves: PresenceRow[] }>();
  const of = (channel: string) => {
    const known = channels.get(channel) ?? { joins: [], leaves: [] };
    channels.set(channel, known);
    return known;
  };
  for (const row of joins) of(row.channel).joins.push(row);
  for (const row of leaves) of(row.channel).leaves.push(row);
  return channels;
}
