import type { Outbound } from '@loam/kernel';
import type { Runtime } from '../../runtime.ts';
import type { Workspaces } from '../workspaces/index.ts';
import type { Allowances } from './allowances.ts';
import type { UsageNews } from './live.ts';

export type BillingRuntime = Pick<
  Runtime,
  'config' | 'db' | 'clock' | 'bus' | 'jobs' | 'live' | 'logger' | 'mailer'
> & {
  /** The way to the payment provider; public addresses alone when absent. */
  readonly outbound?: Pick<Outbound, 'fetch'> | undefined;
  readonly workspaces: Pick<Workspaces, 'find' | 'setPlan'>;
};

/** What the use cases of this module work with. */
export interface BillingContext extends Pick<
  BillingRuntime,
  'config' | 'db' | 'clock' | 'bus' | 'mailer' | 'workspaces'
> {
  readonly allowances: Allowances;
  readonly news: UsageNews;
  /** Without a payment provider nothing is charged and nothing runs out. */
  readonly isUnlimited: boolean;
}
