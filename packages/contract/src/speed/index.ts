export { speedEndpoints } from './endpoints.ts';
export { LighthouseAudit, LighthouseResult, PageSpeed, SpeedCategory, SpeedStrategy } from './schemas.ts';
