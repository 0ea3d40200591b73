export { publishingEndpoints } from './endpoints.ts';
export { publishingLimits } from './limits.data.ts';
export { type DeploymentEventType, type DomainEventType } from './live.ts';
export {
  Deployment,
  DeploymentId,
  DeploymentPhase,
  deploymentPhases,
  DeploymentStatus,
  DeploymentWithLog,
  DnsRecord,
  Domain,
  DomainId,
  Publishing,
  SiteInfo,
  SiteInfoChange,
} from './schemas.ts';
