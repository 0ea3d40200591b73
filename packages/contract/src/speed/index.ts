export { speedEndpoints } from './endpoints.ts';
export {
  LighthouseAudit,
  LighthouseCategory,
  LighthouseResult,
  PageSpeed,
  SpeedCategory,
  SpeedStrategy,
} from './schemas.ts';
