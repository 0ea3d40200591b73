import { randomBytes } from 'node:crypto';
import pg, { type Connection, type Submittable } from 'pg';

export interface ReplicationOptions {
  /** Of a login that may read the log of changes. */
  readonly connectionString: string;
  readonly ref: string;
  readonly publication: string;
  onMessage(message: Buffer): void;
  /** The end, wanted or not. */
  onEnd(error: Error | undefined): void;
}

export interface Replication {
  pause(): void;
  resume(): void;
  close(): Promise<void>;
}

const statusEveryMs = 10_000;
/** Texts in one form, whatever the server is set to. */
const outputSettings = '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c extra_float_digits=1';

/**
 * Follows the changes of one database from now on. The slot is temporary: it goes with its connection, so that a killed
 * process leaves none, and nobody's log is kept for it.
 */
export async function openReplication(options: ReplicationOptions): Promise<Replication> {
  const url = new URL(options.connectionString);
  url.searchParams.set('replication', 'database');
  url.searchParams.set('options', outputSettings);
  const client = new pg.Client({
    connectionString: url.href,
    application_name: 'loam realtime changes',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  let hasEnded = false;
  const end = (error?: Error) => {
    if (hasEnded) return;
    hasEnded = true;
    stream.stop();
    options.onEnd(error);
  };
  const stream = new ChangeCopy(options.publication, slotName(options.ref), {
    onMessage: options.onMessage,
    end,
  });
  client.on('error', end);
  client.on('end', () => end());
  try {
    await client.connect();
    stream.from = (await copySlot(client, stream.slot)) ?? (await createSlot(client, stream.slot));
  } catch (error) {
    hasEnded = true;
    await client.end().catch(() => {});
    throw error;
  }
  client.query(stream);
  return {
    pause: () => stream.pause(),
    resume: () => stream.resume(),
    async close() {
      hasEnded = true;
      stream.stop();
      await client.end().catch(() => {});
    },
  };
}

/** PostgreSQL waits for every writing transaction that is open just now, whichever cloud's it is. */
async function createSlot(client: pg.Client, slot: string): Promise<string> {
  await client.query(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY LOGICAL pgoutput (SNAPSHOT 'nothing')`);
  return '0/0';
}

/**
 * Where anybody's changes are read already, that slot is copied, also into another database: it knows the transactions
 * that are open, so nobody waits for them. Gives the place in the log from which on changes are told: now. What a commit
 * that waits for no disk has put there counts, written or not.
 */
async function copySlot(client: pg.Client, slot: string): Promise<string | undefined> {
  const { rows: living } = await client.query<{ readonly slot_name: string }>(
    `select slot_name from pg_replication_slots
     where slot_name ~ '^${slotPrefix}[a-z0-9_]+$' and plugin = 'pgoutput' and active
       and confirmed_flush_lsn is not null and wal_status in ('reserved', 'extended')
     order by restart_lsn desc limit 1`,
  );
  const [source] = living;
  if (!source) return undefined;
  try {
    const { rows } = await client.query<{ readonly now: string }>(
      `select pg_current_wal_insert_lsn()::text as now
       from pg_copy_logical_replication_slot('${source.slot_name}', '${slot}', true)`,
    );
    return rows[0]?.now;
  } catch {
    // Its connection ended in this moment.
    return undefined;
  }
}

const slotPrefix = 'realtime_';

function slotName(ref: string): string {
  return `${slotPrefix}${ref.slice(0, 40)}_${randomBytes(4).toString('hex')}`;
}

interface CopyHandlers {
  onMessage(message: Buffer): void;
  end(error?: Error): void;
}

/** The copy in both directions that replication is: changes come, and how far they were read goes. */
class ChangeCopy implements Submittable {
  readonly slot: string;
  /** A place in the log; what was committed before it is not told. */
  from = '0/0';
  readonly #publication: string;
  readonly #handlers: CopyHandlers;
  #connection: Connection | undefined;
  #timer: NodeJS.Timeout | undefined;
  #position = 0n;

  constructor(publication: string, slot: string, handlers: CopyHandlers) {
    this.#publication = publication;
    this.slot = slot;
    this.#handlers = handlers;
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    connection.query(
      `START_REPLICATION SLOT ${this.slot} LOGICAL ${this.from} (proto_version '1', publication_names '${this.#publication}')`,
    );
    this.#timer = setInterval(() => this.#tellPosition(), statusEveryMs).unref();
  }

  pause(): void {
    this.#connection?.stream.pause();
  }

  resume(): void {
    this.#connection?.stream.resume();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    const kind = chunk[0];
    if (kind === 0x77) {
      this.#advance(chunk.readBigUInt64BE(1));
      // Handlers may keep it; the buffer is the connection's.
      this.#handlers.onMessage(Buffer.from(chunk.subarray(25)));
    } else if (kind === 0x6b) {
      this.#advance(chunk.readBigUInt64BE(1));
      if (chunk[17] === 1) this.#tellPosition();
    }
  }

  handleError(error: Error): void {
    this.#handlers.end(error);
  }

  handleReadyForQuery(): void {
    this.#handlers.end();
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}

  #advance(position: bigint): void {
    if (position > this.#position) this.#position = position;
  }

  /** What was read need not be kept: changes that nobody heard are not told again. */
  #tellPosition(): void {
    const message = Buffer.alloc(5 + 34);
    message.write('d', 0);
    message.writeInt32BE(4 + 34, 1);
    message.write('r', 5);
    for (const offset of [6, 14, 22]) message.writeBigUInt64BE(this.#position, offset);
    message.writeBigInt64BE(BigInt(Date.now() - 946_684_800_000) * 1000n, 30);
    this.#connection?.stream.write(message);
  }
}
