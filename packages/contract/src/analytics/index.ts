export { analyticsEndpoints } from './endpoints.ts';
export {
  Analytics,
  AnalyticsGranularity,
  AnalyticsListRow,
  AnalyticsSeries,
  AnalyticsSettings,
} from './schemas.ts';
