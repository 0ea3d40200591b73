import { analyticsEndpoints as endpoints } from '@loam/contract';
import { bind, type Binding } from '../../http/bind.ts';
import type { AnalyticsContext } from './context.ts';
import { readPeriod } from './policy.ts';
import { readAnalytics, readTrend } from './read-analytics.ts';
import type { SiteSettings } from './ports.ts';

export function analyticsRoutes(context: AnalyticsContext, sites: SiteSettings): Binding[] {
  const { db, reads } = context;
  return [
    bind(endpoints.getAnalytics, async ({ params, query }) =>
      readAnalytics(context, params.projectId, readPeriod(query)),
    ),
    bind(endpoints.getAnalyticsTrend, ({ params }) => readTrend(context, params.projectId)),
    bind(endpoints.getAnalyticsSettings, ({ params }) => reads.settings(db, params.projectId)),
    bind(endpoints.updateAnalyticsSettings, ({ params, body }) =>
      db.transaction(async (tx) => {
        const settings = await reads.changeSettings(tx, params.projectId, {
          ...(body.is_analytics_disabled === undefined
            ? {}
            : { is_analytics_disabled: body.is_analytics_disabled }),
          ...(body.respects_do_not_track === undefined
            ? {}
            : { respects_do_not_track: body.respects_do_not_track }),
        });
        return { ...settings, deployment_id: await sites.settingsChanged(tx, params.projectId) };
      }),
    ),
  ];
}
