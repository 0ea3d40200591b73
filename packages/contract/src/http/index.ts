export {
  endpoint,
  type BodyIn,
  type BodyOf,
  type Endpoint,
  type Method,
  type ParamsIn,
  type ParamsOf,
  type QueryIn,
  type QueryOf,
  type RateName,
  type ResponseOf,
  type ResponseOut,
} from './endpoint.ts';
export { ErrorCode, errorStatus, FieldError, Problem } from './errors.ts';
export { ProjectId, UserId, WorkspaceId } from './ids.ts';
export {
  isProjectPermission,
  isWorkspacePermission,
  projectPermissions,
  workspacePermissions,
  type AccountPermission,
  type Permission,
  type ProjectPermission,
  type WorkspacePermission,
} from './permissions.ts';
export { SaveConflict } from './save-conflict.ts';
export { cleanJson, cleanText, findUnstorableText } from './storable-text.ts';
export { isPassthroughPath, passthrough, passthroughEndpoint, type Passthrough } from './passthrough.ts';
