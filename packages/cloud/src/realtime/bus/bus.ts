import { errorMessage, type Logger } from '@loam/kernel';
import pg from 'pg';
import { realtimeError } from '../errors.ts';
import { isRecord } from '../protocol/join-config.ts';
import { createAssembler, splitMessage } from './chunks.ts';

export interface BusOptions {
  readonly ref: string;
  /** The name of this process among them. */
  readonly node: string;
  connectionString(): Promise<string>;
  readonly logger: Logger;
  onMessage(message: unknown, from: string): void;
  /** A row of `realtime.messages`, in the words of the trigger. */
  onStored(row: string): void;
  /** Before anyone is told that the bus is ready, and again after each loss. */
  onConnected(): Promise<void>;
  onLost(): void;
  onGone(): void;
}

const everyone = 'realtime_bus';
const storedRows = 'realtime_messages';
const namePrefix = 'loam realtime ';
const answerMs = 1000;
const firstRetryMs = 200;
const longestRetryMs = 5000;
/** What waits to be sent to others; beyond it messages are lost for them. */
const mostWaiting = 20_000;

interface Outgoing {
  readonly channel: string;
  readonly text: string;
}

/**
 * How the processes that hold sockets of one cloud speak with each other: notifications of its database, in parts where
 * they are long. A process is there as long as its connection is, which the database knows.
 */
export class Bus {
  readonly #options: BusOptions;
  readonly #assemble = createAssembler();
  readonly #others = new Set<string>();
  readonly #greeted = new Map<string, () => void>();
  #client: pg.Client | undefined;
  #connecting: Promise<void> | undefined;
  #sending: Promise<void> | undefined;
  #waiting: Outgoing[] = [];
  #count = 0;
  #retryMs = firstRetryMs;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: BusOptions) {
    this.#options = options;
  }

  /** Resolves once what others say is heard; rejects where the database does not let us listen. */
  ready(): Promise<void> {
    if (this.#isClosed) return Promise.reject(realtimeError('closed', 'The cloud was let go of.'));
    return (this.#connecting ??= this.#open().catch((error: unknown) => {
      this.#connecting = undefined;
      const { logger, ref } = this.#options;
      logger.warn({ ref, error: errorMessage(error) }, 'realtime: the database cannot be listened to');
      this.#connectLater();
      throw error;
    }));
  }

  get isConnected(): boolean {
    return this.#client !== undefined;
  }

  /** The other processes that listen. */
  get others(): ReadonlySet<string> {
    return this.#others;
  }

  /** To every other process. What nobody can hear now is not kept. */
  publish(message: object): void {
    if (this.#others.size > 0) this.#send(everyone, message);
  }

  sendTo(node: string, message: object): void {
    this.#send(channelOf(node), message);
  }

  /** Asks again who listens; that some are gone is told by `onGone`. */
  async checkOthers(): Promise<void> {
    if (!this.#client) return;
    const there = new Set(await this.#listOthers(this.#client));
    const gone = [...this.#others].filter((other) => !there.has(other));
    for (const other of gone) this.#others.delete(other);
    for (const other of there) this.#others.add(other);
    if (gone.length > 0) this.#options.onGone();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const last = this.#client;
    if (!last) return;
    this.publish({ kind: 'bye' });
    await this.#sending;
    this.#client = undefined;
    await last.end().catch(() => {});
  }

  #send(channel: string, message: object): void {
    if (!this.#client || this.#waiting.length > mostWaiting) return;
    this.#count += 1;
    const { node } = this.#options;
    const parts = splitMessage(`${node}:${this.#count}`, JSON.stringify({ from: node, message }));
    for (const text of parts) this.#waiting.push({ channel, text });
    this.#sending ??= this.#flush().finally(() => {
      this.#sending = undefined;
    });
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0 && this.#client) {
      const taken = this.#waiting;
      this.#waiting = [];
      try {
        await this.#client.query('select pg_notify(c, t) from unnest($1::text[], $2::text[]) as u (c, t)', [
          taken.map(({ channel }) => channel),
          taken.map(({ text }) => text),
        ]);
      } catch (error) {
        const { logger, ref } = this.#options;
        logger.warn({ ref, error: errorMessage(error) }, 'realtime: other processes were not reached');
      }
    }
  }

  async #open(): Promise<void> {
    const client = new pg.Client({
      connectionString: await this.#options.connectionString(),
      application_name: `${namePrefix}${this.#options.node}`,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ channel, payload = '' }) =>
      channel === storedRows ? this.#options.onStored(payload) : this.#hear(payload),
    );
    try {
      await client.connect();
      // Nothing that is said here has to outlive a crash.
      await client.query('set synchronous_commit = off');
      await client.query(`listen ${everyone}; listen ${channelOf(this.#options.node)}; listen ${storedRows}`);
      if (this.#isClosed) throw realtimeError('closed', 'The cloud was let go of.');
      this.#client = client;
      await this.#greet(client);
      await this.#options.onConnected();
      this.#retryMs = firstRetryMs;
    } catch (error) {
      this.#client = undefined;
      await client.end().catch(() => {});
      throw error;
    }
  }

  /** Until everyone who was there before has said that it knows of us: nothing is lost from then on. */
  async #greet(client: pg.Client): Promise<void> {
    this.#others.clear();
    const there = await this.#listOthers(client);
    const answers = there.map(
      (other) => new Promise<void>((resolve) => void this.#greeted.set(other, resolve)),
    );
    this.#send(everyone, { kind: 'hello' });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, answerMs);
    });
    await Promise.race([Promise.all(answers), late]);
    clearTimeout(timer);
    this.#greeted.clear();
    for (const other of there) this.#others.add(other);
  }

  async #listOthers(client: pg.Client): Promise<string[]> {
    const { rows } = await client.query<{ name: string }>(
      `select substr(application_name, ${namePrefix.length + 1}) as name from pg_stat_activity
       where datname = current_database() and application_name like '${namePrefix}%'`,
    );
    return rows.map(({ name }) => name).filter((name) => name !== this.#options.node);
  }

  #hear(text: string): void {
    const whole = this.#assemble(text);
    const { from, message } = whole === undefined ? {} : readEnvelope(whole);
    if (from === undefined || from === this.#options.node) return;
    const kind = isRecord(message) ? message['kind'] : undefined;
    if (kind === 'hello' || kind === 'here') {
      this.#others.add(from);
      this.#greeted.get(from)?.();
      if (kind === 'hello') this.sendTo(from, { kind: 'here' });
    } else if (kind === 'bye') {
      this.#others.delete(from);
      this.#options.onGone();
    } else this.#options.onMessage(message, from);
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#connecting = undefined;
    this.#waiting = [];
    void client.end().catch(() => {});
    if (this.#isClosed) return;
    this.#options.onLost();
    this.#connectLater();
  }

  #connectLater(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ready().catch(() => {}), this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, longestRetryMs);
  }
}

function channelOf(node: string): string {
  return `realtime_bus_${node}`;
}

function readEnvelope(text: string): { readonly from?: string; readonly message?: unknown } {
  const parsed: unknown = JSON.parse(text);
  if (!isRecord(parsed) || typeof parsed['from'] !== 'string') return {};
  return { from: parsed['from'], message: parsed['message'] };
}
