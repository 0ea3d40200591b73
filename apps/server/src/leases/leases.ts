import type { ProjectId } from '@loam/contract';
import type { Lease, Queries } from '@loam/db';

/**
 * What one process at a time may do, with how long a holder that is not heard of keeps it. Owners of schedules will be
 * kinds of their own here.
 */
export const leaseSeconds = {
  /** A living server. Its holder is its runner. */
  process: 15,
  /** Answering in a project. */
  turn: 10,
  /** Writing the files of a project. */
  write: 30,
  /** Publishing one deployment. */
  deployment: 15,
  /** Making a draft a version. */
  draft: 30,
  /** Telling what has happened. */
  outbox: 10,
  /** Reading the changes of a cloud's rows. */
  replication: 10,
  /** Running the jobs of a cloud, by its ref. */
  'cloud-jobs': 15,
} as const;

export type LeaseKind = keyof typeof leaseSeconds;

/** Held and renewed by this process until it is given back. */
export interface HeldLease extends Lease {
  /** The one before did not end in time: what it may have left half-way is looked at first. */
  readonly isTakenOver: boolean;
  /** Aborted once somebody else holds it, as after a long pause of this process. */
  readonly signal: AbortSignal;
  /**
   * Asked in the transaction of everything that only the holder may write: nobody else gets it before that ends.
   * False when somebody has it already.
   */
  confirm(queries: Queries): Promise<boolean>;
  /** Never fails: without the database the time runs out by itself. */
  release(): Promise<void>;
  /** As unfinished: whoever comes next looks at what was left. */
  abandon(): Promise<void>;
}

/** What a process says of a project that is not its own. */
export const projectElsewhere = 'The files of this project are on another machine. Open it there.';

export type ProjectLease =
  | { readonly outcome: 'acquired'; readonly lease: HeldLease }
  | { readonly outcome: 'held' }
  /** There is no such project. */
  | { readonly outcome: 'gone' }
  /** Another runner has its files. */
  | { readonly outcome: 'elsewhere' };

export interface ProjectLeaseWish {
  readonly kind: LeaseKind;
  readonly projectId: ProjectId;
  /** What is held; the project itself when absent. */
  readonly subject?: string;
  /** Also where the project was deleted, to end what was begun there. */
  readonly isDeletedToo?: boolean;
}

export interface Leases {
  /** This server lives, until it leaves. */
  join(): Promise<void>;
  leave(): Promise<void>;
  /** How many servers live, this one included: what is limited is divided by it. */
  processes(): number;
  /** Of things that never come again. */
  forgetOld(): Promise<void>;
  /** Whose folder this process works in. */
  readonly runnerId: string;
  /** Undefined while somebody else holds it. */
  acquire(kind: LeaseKind, subject: string): Promise<HeldLease | undefined>;
  /** Only where this runner has the files of the project; one that nobody has is placed here. */
  acquireOfProject(wish: ProjectLeaseWish): Promise<ProjectLease>;
  /** A new project gets its files here. */
  place(queries: Queries, projectId: ProjectId): Promise<void>;
  /** Which runner has the files of a project; undefined while none has. */
  runnerOf(projectId: ProjectId): Promise<string | undefined>;
  /** The files of a project that is gone are gone too. */
  removePlace(projectId: ProjectId): Promise<void>;
  /** Projects of this runner where somebody did not end in time. */
  expired(kind: LeaseKind, limit: number): Promise<ProjectId[]>;
}
