import type { Binding } from '../../http/bind.ts';
import type { Runtime } from '../../runtime.ts';
import type { AnalyticsContext } from './context.ts';
import { sumUpVisits } from './count-visits.ts';
import { createInboxStore } from './inbox-store.ts';
import type { SiteSettings } from './ports.ts';
import { createAnalyticsReadStore } from './read-store.ts';
import { analyticsRoutes } from './routes.ts';
import { createSumsStore } from './sums-store.ts';

export { countAllVisits, createVisitSink } from './visit-sink.ts';

export interface AnalyticsDeps extends Pick<Runtime, 'db' | 'clock' | 'jobs'> {
  readonly sites: SiteSettings;
}

export interface AnalyticsModule {
  readonly bindings: Binding[];
}

export function createAnalytics(deps: AnalyticsDeps): AnalyticsModule {
  const context: AnalyticsContext = {
    db: deps.db,
    clock: deps.clock,
    inbox: createInboxStore(),
    sums: createSumsStore(),
    reads: createAnalyticsReadStore(),
  };
  deps.jobs.schedule('analytics-sum-up', '* * * * *', (signal) => sumUpVisits(context, signal));
  return { bindings: analyticsRoutes(context, deps.sites) };
}
