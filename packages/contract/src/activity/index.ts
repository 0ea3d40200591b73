export { activityEndpoints } from './endpoints.ts';
export { activityKinds, activityLimits, activityTexts } from './kinds.data.ts';
export { ActivityEntry, ActivityKind } from './schemas.ts';
