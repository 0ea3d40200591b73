export { cloudEndpoints, cloudPassthroughs } from './endpoints.ts';
export { cloudLimits } from './limits.data.ts';
export { Backend, BackendKey, InstanceStatus, InstanceType } from './schemas.ts';
