import type { Connection, PoolClient, Submittable } from 'pg';
import type { BatchRow, BatchStatement } from './batch.ts';
import {
  bindMessage,
  closeMessage,
  executeMessage,
  messageKinds,
  MessageReader,
  parseMessage,
  readError,
  readRow,
  readyMessage,
  syncMessage,
} from './messages.ts';
import {
  defaultMaxPrepared,
  isLostStatement,
  maxPreparedLength,
  preparedOf,
  type PreparedStatements,
} from './prepared.ts';
import { isStillUsable } from './session.ts';

/** What is to run in one transaction of its own. */
export interface LaneJob {
  readonly statements: readonly BatchStatement[];
  /** Statements at the beginning whose rows nobody wants. */
  readonly unwanted: number;
  /** Told once: the rows of the wanted statements, or why there are none. `tookMs` without the time behind others. */
  done(outcome: LaneOutcome, tookMs: number): void;
}

export type LaneOutcome =
  | { readonly kind: 'rows'; readonly results: readonly (readonly BatchRow[])[] }
  | { readonly kind: 'failed'; readonly error: Error };

/** A job on its way: what was prepared for it and what came back. */
class Running {
  readonly job: LaneJob;
  readonly isRepeated: boolean;
  readonly parsed: { readonly text: string; readonly position: number }[] = [];
  readonly results: BatchRow[][] = [];
  rows: BatchRow[] = [];
  position = 0;
  prefix = '';
  error: Error | undefined;

  constructor(job: LaneJob, isRepeated: boolean) {
    this.job = job;
    this.isRepeated = isRepeated;
  }
}

/** Hears what a connection brings, as long as it is the connection's own. */
interface Listener {
  receive(chunk: Buffer): void;
}

/** The socket of one connection: what it brings goes to the lane that has it, and to the driver otherwise. */
class Tap {
  readonly connection: Connection;
  listener: Listener | undefined;
  private readonly driver: readonly ((chunk: Buffer) => void)[];

  constructor(connection: Connection) {
    const { stream } = connection;
    this.connection = connection;
    const known = stream.listeners('data');
    this.driver = known.map((listener) => (chunk: Buffer) => void Reflect.apply(listener, stream, [chunk]));
    stream.removeAllListeners('data');
    stream.on('data', (chunk: Buffer) => {
      if (this.listener === undefined) this.tellDriver(chunk);
      else this.listener.receive(chunk);
    });
  }

  tellDriver(chunk: Buffer): void {
    for (const tell of this.driver) tell(chunk);
  }
}

const taps = new WeakMap<Connection, Tap>();

function tapOf(connection: Connection): Tap {
  const known = taps.get(connection);
  if (known !== undefined) return known;
  const tap = new Tap(connection);
  taps.set(connection, tap);
  return tap;
}

/**
 * One connection of a pool that several requests share for a moment: each is sent without waiting for the answer to the one
 * before, with a Sync of its own, so each is a transaction of its own and fails by itself. What is sent within one round
 * of the event loop leaves in one call. To the driver all of it is one query.
 */
export class Lane implements Submittable, Listener {
  private readonly client: PoolClient;
  private readonly prepared: PreparedStatements;
  private readonly reader = new MessageReader();
  private readonly running: Running[] = [];
  private readonly onEmpty: () => void;
  private tap: Tap | undefined;
  private outgoing = '';
  private isFlushing = false;
  private isEnded = false;
  private fault: Error | undefined;
  /** When the first of those on their way became the first. */
  private sinceMs = 0;

  constructor(client: PoolClient, onEmpty: () => void) {
    this.client = client;
    this.prepared = preparedOf(client);
    this.onEmpty = onEmpty;
    client.query(this);
  }

  get size(): number {
    return this.running.length;
  }

  /** The connection broke or ended: nothing more may be sent. */
  get isBroken(): boolean {
    return this.fault !== undefined;
  }

  add(job: LaneJob, isRepeated = false): void {
    if (this.fault !== undefined) return job.done({ kind: 'failed', error: this.fault }, 0);
    const running = new Running(job, isRepeated);
    running.prefix = this.prepared.prefix;
    this.prepared.makeRoom(job.statements, defaultMaxPrepared);
    for (const name of this.prepared.doubtful.splice(0)) this.outgoing += closeMessage(name);
    for (const [position, statement] of job.statements.entries()) this.write(running, statement, position);
    this.outgoing += syncMessage;
    if (this.running.length === 0) this.sinceMs = performance.now();
    this.running.push(running);
    if (this.isFlushing) return;
    this.isFlushing = true;
    setImmediate(this.flush);
  }

  /** Gives the connection back. Nothing may be on its way. */
  end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    const { tap } = this;
    if (tap?.listener === this) {
      tap.listener = undefined;
      if (this.fault === undefined) {
        tap.tellDriver(readyMessage);
        // The server may have begun to say something that belongs to no request.
        const begun = this.reader.takeRest();
        if (begun !== undefined) tap.tellDriver(begun);
      }
    }
    this.client.release(this.fault);
  }

  submit(connection: Connection): void {
    this.tap = tapOf(connection);
    this.tap.listener = this;
  }

  receive(chunk: Buffer): void {
    this.reader.read(chunk, this.take);
  }

  handleReadyForQuery(): void {}

  /** By the driver: the connection is gone, and everything on its way with it. */
  handleError(error: Error): void {
    this.fault ??= error;
    for (const { job, error: own } of this.running.splice(0))
      job.done({ kind: 'failed', error: own ?? error }, performance.now() - this.sinceMs);
    this.onEmpty();
  }

  private readonly flush = (): void => {
    this.isFlushing = false;
    const { outgoing } = this;
    this.outgoing = '';
    if (this.fault === undefined) this.tap?.connection.stream.write(outgoing, 'latin1');
  };

  private write(running: Running, { text, values }: BatchStatement, position: number): void {
    const name = this.prepared.use(text) ?? this.prepare(running, text, position);
    this.outgoing += bindMessage(name, values) + executeMessage;
  }

  private prepare(running: Running, text: string, position: number): string {
    if (text.length > maxPreparedLength) {
      this.outgoing += parseMessage('', text);
      return '';
    }
    const name = this.prepared.nextName();
    this.outgoing += parseMessage(name, text);
    running.parsed.push({ text, position });
    this.prepared.names.set(text, name);
    return name;
  }

  private readonly take = (kind: number, start: number, end: number): void => {
    const [running] = this.running;
    const { bytes } = this.reader;
    if (running === undefined) return;
    switch (kind) {
      case messageKinds.dataRow:
        if (running.position >= running.job.unwanted) running.rows.push(readRow(bytes, start));
        break;
      case messageKinds.commandComplete:
      case messageKinds.emptyQuery:
        if (running.position >= running.job.unwanted) {
          running.results.push(running.rows);
          running.rows = [];
        }
        running.position += 1;
        break;
      case messageKinds.error:
        running.error ??= readError(bytes, start, end);
        break;
      case messageKinds.ready:
        this.running.shift();
        this.finish(running);
        break;
    }
  };

  private finish(running: Running): void {
    const nowMs = performance.now();
    const tookMs = nowMs - this.sinceMs;
    this.sinceMs = nowMs;
    if (running.error === undefined) running.job.done({ kind: 'rows', results: running.results }, tookMs);
    else this.fail(running, running.error, tookMs);
    // Not before everything that came together was read, and not if more was sent in answer to it.
    if (this.running.length === 0) setImmediate(this.tellWhenEmpty);
  }

  private readonly tellWhenEmpty = (): void => {
    if (this.running.length === 0) this.onEmpty();
  };

  private fail(running: Running, error: Error, tookMs: number): void {
    for (const { text, position } of running.parsed) {
      if (position >= running.position) this.prepared.drop(text);
    }
    if (!isStillUsable(error)) this.fault ??= error;
    if (running.isRepeated || !isLostStatement(error)) {
      running.job.done({ kind: 'failed', error }, tookMs);
      return;
    }
    // It left nothing behind, so it can be sent again under names nobody has used.
    if (running.prefix === this.prepared.prefix) this.prepared.forget();
    this.add(running.job, true);
  }
}
