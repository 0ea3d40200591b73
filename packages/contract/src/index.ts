export { endpoints } from './endpoints.ts';
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
} from './http/endpoint.ts';
export { ErrorCode, errorCodes, errorStatus, FieldError, Problem } from './http/errors.ts';
export { ProjectId, Timestamp, UserId, WorkspaceId } from './http/ids.ts';
export {
  isProjectPermission,
  isWorkspacePermission,
  projectPermissions,
  workspacePermissions,
  type AccountPermission,
  type Permission,
  type ProjectPermission,
  type WorkspacePermission,
} from './http/permissions.ts';
