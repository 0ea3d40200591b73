import type { PoolClient } from 'pg';
import type { BatchStatement } from './batch.ts';
import { createDurations } from './durations.ts';
import { Lane, type LaneJob } from './lane.ts';
import { openingOf, type Results, type Session } from './session.ts';

/** Requests on connections of pools, several on one connection where each of them is known to be short. */
export interface Lanes {
  /** Runs statements as a role in one transaction of their own, and gives back the rows of each of them. */
  run(ref: string, session: Session, statements: readonly BatchStatement[]): Promise<Results>;
  /** Gives back the connections of a database that wait for more requests. */
  release(ref: string): void;
}

export interface LanesOptions {
  acquire(ref: string): Promise<PoolClient>;
  /** What took less than this is short, and may be followed. */
  readonly shortMs?: number;
  /** How long a connection is kept from the others of its pool, and how long anything waits behind another. */
  readonly patienceMs?: number;
}

/** On their way on one connection at the same time. */
const maxShared = 8;
/** The same for reads that take no time together: fewer connections wake the server less often. */
const maxQuick = 16;
const usualShortMs = 10;
const usualPatienceMs = 50;

/** What may be on two connections at once; whichever answers first counts. */
interface SharedJob extends LaneJob {
  isAnswered(): boolean;
}

/**
 * Only what changes nothing is followed by others or follows them: it waits for no lock of a row, and where the one before
 * takes longer than it ever did, those behind it are sent once more on connections of their own.
 */
export function createLanes({
  acquire,
  shortMs = usualShortMs,
  patienceMs = usualPatienceMs,
}: LanesOptions): Lanes {
  const shared = new Map<string, SharedLane[]>();
  const durations = createDurations();

  const release = (ref: string): void => {
    for (const lane of (shared.get(ref) ?? []).filter(({ isIdle }) => isIdle)) lane.end();
  };

  const runAlone = (ref: string, job: SharedJob): void => {
    // One that waits may be the last of its pool.
    release(ref);
    acquire(ref).then(
      (client) => {
        if (job.isAnswered()) return client.release();
        const lane = new Lane(client, () => lane.end());
        lane.add(job);
      },
      (error: unknown) => job.done({ kind: 'failed', error: toError(error) }, 0),
    );
  };

  const share = (ref: string, job: SharedJob, expectedMs: number): void => {
    const known = shared.get(ref) ?? [];
    const free = known.find((lane) => lane.canTake());
    if (free !== undefined) return free.add(job, expectedMs);
    const lane = new SharedLane(acquire(ref), {
      patienceMs,
      onLate: (late) => runAlone(ref, late),
      onClosed: () => {
        const at = known.indexOf(lane);
        if (at >= 0) known.splice(at, 1);
        if (known.length === 0 && shared.get(ref) === known) shared.delete(ref);
      },
    });
    known.push(lane);
    shared.set(ref, known);
    lane.add(job, expectedMs);
  };

  return {
    run: (ref, session, statements) => {
      const opening = openingOf(session);
      const text = statements[0]?.text ?? '';
      const expectedMs = durations.of(ref, text);
      const { promise, resolve, reject } = Promise.withResolvers<Results>();
      let isAnswered = false;
      const job: SharedJob = {
        statements: [...opening, ...statements],
        unwanted: opening.length,
        isAnswered: () => isAnswered,
        done: (outcome, tookMs) => {
          if (isAnswered) return;
          isAnswered = true;
          if (session.isReadOnly) durations.note(ref, text, tookMs);
          if (outcome.kind === 'rows') resolve(outcome.results);
          else reject(outcome.error);
        },
      };
      if (session.isReadOnly && expectedMs !== undefined && expectedMs < shortMs) share(ref, job, expectedMs);
      else runAlone(ref, job);
      return promise;
    },
    release,
  };
}

interface SharedLaneOptions {
  readonly patienceMs: number;
  onLate(job: SharedJob): void;
  onClosed(): void;
}

/**
 * A connection that is shared from the moment it is asked for until its time is over and its last answer came. It waits for
 * the next ones meanwhile: to fetch it and to give it back costs a tenth of a read.
 */
class SharedLane {
  private readonly options: SharedLaneOptions;
  private readonly waiting: LaneJob[] = [];
  /** As they were handed in, in the order of their answers. */
  private readonly unanswered: SharedJob[] = [];
  /** How long those without an answer will take together, as far as it is known. */
  private expectedMs = 0;
  private timer: NodeJS.Timeout;
  private lane: Lane | undefined;
  private isClosed = false;

  constructor(acquiring: Promise<PoolClient>, options: SharedLaneOptions) {
    this.options = options;
    this.timer = setTimeout(() => this.retire(), options.patienceMs);
    acquiring.then(
      (client) => this.open(client),
      (error: unknown) => this.fail(toError(error)),
    );
  }

  get isIdle(): boolean {
    return this.lane?.size === 0;
  }

  end(): void {
    this.close();
    this.lane?.end();
  }

  canTake(): boolean {
    if (this.isClosed || this.lane?.isBroken === true) return false;
    const areQuick = this.expectedMs < this.options.patienceMs;
    return this.unanswered.length < (areQuick ? maxQuick : maxShared);
  }

  add(job: SharedJob, expectedMs: number): void {
    this.unanswered.push(job);
    this.expectedMs += expectedMs;
    const done: LaneJob['done'] = (outcome, tookMs) => {
      this.expectedMs -= expectedMs;
      const isLate = !this.forget(job);
      // One that was late is asked elsewhere too: that this connection broke is no answer to it.
      if (isLate && this.lane?.isBroken === true) return;
      job.done(outcome, tookMs);
    };
    const mine: LaneJob = { statements: job.statements, unwanted: job.unwanted, done };
    if (this.lane === undefined) this.waiting.push(mine);
    else this.lane.add(mine);
  }

  private forget(job: SharedJob): boolean {
    const at = this.unanswered.indexOf(job);
    if (at >= 0) this.unanswered.splice(at, 1);
    return at >= 0;
  }

  private open(client: PoolClient): void {
    const lane = new Lane(client, () => {
      if (this.isClosed || lane.isBroken) this.end();
    });
    this.lane = lane;
    // It took so long to come by that nobody could be moved: their patience begins now.
    if (this.isClosed) this.awaitLate();
    for (const job of this.waiting.splice(0)) lane.add(job);
  }

  private fail(error: Error): void {
    this.close();
    for (const job of this.waiting.splice(0)) job.done({ kind: 'failed', error }, 0);
  }

  /** From now on it only ends what it has begun. */
  private retire(): void {
    this.close();
    if (this.isIdle) return this.lane?.end();
    this.awaitLate();
  }

  private awaitLate(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.moveLate(), this.options.patienceMs);
  }

  /** Whoever is first is left to end by itself; those behind it need not wait for it. */
  private moveLate(): void {
    if (this.lane === undefined) return;
    for (const job of this.unanswered.splice(1)) this.options.onLate(job);
  }

  private close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.options.onClosed();
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new TypeError(String(error));
}
