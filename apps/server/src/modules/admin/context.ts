import type { AdminHealth } from '@loam/contract';
import type { DiskSpace } from '@loam/kernel';
import type { Outbox } from '../../mail/create-mailer.ts';
import type { OutboxCounts } from '../../outbox/outbox.ts';
import type { Runtime } from '../../runtime.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Billing } from '../billing/index.ts';

/** What the operator's page needs of the job runner. */
export interface AdminJobs {
  stats(): Promise<
    readonly {
      readonly name: string;
      readonly waiting: number;
      readonly active: number;
      readonly completed: number;
      readonly failed: number;
    }[]
  >;
  listFailed(limit: number): Promise<
    readonly {
      readonly id: string;
      readonly name: string;
      readonly error: string;
      readonly created_at: Date;
      readonly failed_at: Date | null;
    }[]
  >;
  /** False when there is no such failed job. */
  retry(name: string, id: string): Promise<boolean>;
}

export interface AdminDeps extends Pick<Runtime, 'db' | 'logger'> {
  readonly version: string;
  readonly accounts: Pick<Accounts, 'administer' | 'settings'>;
  readonly billing: Pick<Billing, 'grant' | 'topUp' | 'changePlan'>;
  readonly outbox: Outbox;
  readonly jobs: AdminJobs;
  /** What must be told and was not yet. */
  readonly events: { counts(): Promise<OutboxCounts> };
  /** What is left of the disk with the data folder. */
  readonly disk: DiskSpace;
  /** How often, when last and why the server had to be started again. */
  readonly restarts: { readonly count: number; readonly lastAt: string; readonly cause: string } | undefined;
  /** How strongly generated code is kept apart from the host, and in words what that means; null while no sandbox is installed. */
  /** Whether there is a browser that looks at pages. */
  browser(): AdminHealth['browser'];
  sandbox(): { readonly level: string; readonly description: string } | null;
}
