export {
  AccessToken,
  accessTokenPrefix,
  accountLimits,
  Email,
  Installation,
  InstallationRole,
  Me,
  NotificationPreferences,
  Password,
  PersonName,
  PublicProfile,
  reservedUsernames,
  Session,
  SignInProvider,
  SignUpMode,
  Theme,
  Username,
} from './accounts/schemas.ts';
export {
  AdminAccount,
  AdminFailedJob,
  AdminHealth,
  AdminMail,
  AdminMailSummary,
  AdminQueue,
  AdminSettings,
  AdminWorkspace,
  MailStatus,
} from './admin/schemas.ts';
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
export {
  defaultVisibility,
  projectLevel,
  projectRights,
  visibilityFault,
  type ProjectRelation,
  type ProjectRights,
  type VisibilityFault,
  type VisibilityRules,
  type WorkspacePlan,
} from './projects/policy.ts';
export {
  DeletedProject,
  PresenceRecord,
  Project,
  ProjectAccessLevel,
  ProjectDetails,
  ProjectDisplayName,
  ProjectName,
  ProjectPerson,
  ProjectSortBy,
  ProjectVisibility,
  PublicProject,
} from './projects/schemas.ts';
export { slugFault } from './projects/slug.ts';
export { projectTemplates, type ProjectTemplate } from './projects/templates.data.ts';
export { LiveTicket } from './live/endpoints.ts';
export { type ByeReason, ClientFrame, type DeniedReason, liveLimits, ServerFrame } from './live/frames.ts';
export { parseTopic, topics, type ParsedTopic, type TopicPermission } from './live/topics.ts';
