import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId, Timestamp } from '../http/ids.ts';
import { Analytics, AnalyticsGranularity, AnalyticsSettings } from './schemas.ts';

const ProjectParams = z.object({ projectId: ProjectId });

export const analyticsEndpoints = {
  getAnalytics: endpoint({
    method: 'GET',
    path: '/projects/:projectId/analytics',
    permission: 'EditProject',
    summary: 'Visitors of the published site in a period',
    params: ProjectParams,
    query: z.object({
      /** Both included; a day without a time means its beginning, in UTC. */
      startDate: z.union([Timestamp, z.iso.date()]),
      endDate: z.union([Timestamp, z.iso.date()]),
      granularity: AnalyticsGranularity,
    }),
    response: Analytics,
  }),
  getAnalyticsTrend: endpoint({
    method: 'GET',
    path: '/projects/:projectId/analytics/trend',
    permission: 'EditProject',
    summary: 'Who is on the site now, and the visitors of the last seven days',
    params: ProjectParams,
    response: z.object({
      /** Seen within the last five minutes. */
      currentVisitors: z.number().int(),
      visitorsLast7Days: z.number().int(),
    }),
  }),
  getAnalyticsSettings: endpoint({
    method: 'GET',
    path: '/projects/:projectId/analytics/settings',
    permission: 'EditProject',
    summary: 'Whether visits are counted, and whose',
    params: ProjectParams,
    response: AnalyticsSettings,
  }),
  updateAnalyticsSettings: endpoint({
    method: 'PUT',
    path: '/projects/:projectId/analytics/settings',
    permission: 'DeployProject',
    summary: 'Turn counting on or off; the live deployment gets a new id, by which readers fetch again',
    params: ProjectParams,
    body: AnalyticsSettings.partial(),
    response: AnalyticsSettings.extend({ deployment_id: z.uuid().nullable() }),
  }),
} satisfies Record<string, Endpoint>;
