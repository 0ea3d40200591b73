import type { Runtime } from '../../runtime.ts';
import type { InboxStore } from './inbox-store.ts';
import type { AnalyticsReadStore } from './read-store.ts';
import type { SumsStore } from './sums-store.ts';

export interface AnalyticsContext extends Pick<Runtime, 'db' | 'clock'> {
  readonly inbox: InboxStore;
  readonly sums: SumsStore;
  readonly reads: AnalyticsReadStore;
}
