export { accountsEndpoints } from './accounts/endpoints.ts';
export {
  AccessToken,
  accessTokenPrefix,
  accountLimits,
  ChangeEmailBody,
  ChangePasswordBody,
  CreateAccessTokenBody,
  DeleteAccountBody,
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
  SignInBody,
  SignInProvider,
  SignUpBody,
  SignUpMode,
  Theme,
  UpdatePreferencesBody,
  UpdateProfileBody,
  Username,
} from './accounts/schemas.ts';
export { adminEndpoints } from './admin/endpoints.ts';
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
export { chatEndpoints } from './chat/endpoints.ts';
export { messageEventTypes, messageFrameType, type MessageEventType } from './chat/events.ts';
export { chatLimits } from './chat/limits.data.ts';
export { chatTexts, truncationMarker } from './chat/texts.data.ts';
export {
  ChatError,
  ChatErrorKind,
  MessageDraft,
  MessageId,
  MessageImage,
  MessageStatus,
  PipelineError,
  SelectedElement,
  TokenUsage,
  ToolApproval,
  TurnDiagram,
  TurnPlanItem,
  TurnQuestion,
  TurnStep,
} from './chat/message-parts.ts';
export {
  ChatModel,
  ConnectProviderBody,
  KeyProviderId,
  ModelProvider,
  ModelServer,
  ModelServerBody,
  ModelProviderId,
} from './chat/models.ts';
export {
  AiMessage,
  ApprovalPreference,
  ChatMessage,
  ExecutionGraph,
  FeedbackCategory,
  FeedbackSentiment,
  GraphNode,
  HistoryEntry,
  MessageAuthor,
  RepoAccessibility,
  SendMessageBody,
  SentMessage,
  ToolPreference,
  UserMessage,
} from './chat/schemas.ts';
export { applyStreamEvent, MessageFrame, StreamEvent } from './chat/stream.ts';
export { endpoints } from './endpoints.ts';
export { routes } from './routes.data.ts';
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
export { defaultAllowances, featureTexts, planLabels } from './billing/plans.data.ts';
export {
  featuresOf,
  isPaidPlan,
  requiresPlan,
  upgradePrompt,
  type PlanFeature,
  type UpgradePrompt,
} from './billing/plans.ts';
export {
  LedgerAccount,
  LedgerEntry,
  microsPerCredit,
  PaymentProvider,
  PaymentStep,
  PlanOffer,
  UsageMeter,
  WorkspaceBilling,
  WorkspaceUsage,
} from './billing/schemas.ts';
export { billingTexts } from './billing/texts.data.ts';
export {
  billingActions,
  outOfCreditsDialog,
  usageBanner,
  type Banner,
  type BillingAction,
  type OutOfCreditsDialog,
  type UsageBannerKind,
} from './billing/usage-banner.ts';
export {
  remainingUsage,
  usageStatus,
  usageStatuses,
  warningThreshold,
  type UsageForStatus,
  type UsageStatus,
  type UsageStatuses,
} from './billing/usage-rules.ts';
export { billingEndpoints } from './billing/endpoints.ts';
export { workspacesEndpoints } from './workspaces/endpoints.ts';
export { workspaceLimits } from './workspaces/limits.data.ts';
export { workspaceEventTypes, workspaceTopic, type WorkspaceEventType } from './workspaces/live.ts';
export {
  canAssignRole,
  canManageMember,
  workspacePermissionsOf,
  type Membership,
} from './workspaces/policy.ts';
export {
  AssignableRole,
  InvitationId,
  InvitationPreview,
  MyInvitation,
  Plan,
  Workspace,
  WorkspaceInvitation,
  WorkspaceMember,
  WorkspaceName,
  WorkspaceRole,
} from './workspaces/schemas.ts';
export { workspaceTexts } from './workspaces/texts.data.ts';
export { enums } from './enums.data.ts';
export { fillText } from './fill-text.ts';
export { limits } from './limits.data.ts';
export { projectEventTypes, type ProjectEventType } from './projects/live.ts';
export { projectsEndpoints } from './projects/endpoints.ts';
export { texts } from './texts.data.ts';
export {
  CodeFile,
  CodeMessage,
  CodeOrigin,
  codeSocketLimits,
  codeSocketPath,
  codeSocketUrl,
} from './editing/code-socket.ts';
export { editingEndpoints } from './editing/endpoints.ts';
export { type CodeSignalType, codeSignalTypes, DiscardedCode, StagedCode } from './editing/live.ts';
export { editingLimits } from './editing/limits.data.ts';
export { CodeChange, CodeUpload, FileEditType, SourcePlace } from './editing/schemas.ts';
export { createTextSearch, FileMatches, isSearched, SourceMatch } from './editing/source-search.ts';
export { visualEndpoints } from './editing/visual-endpoints.ts';
export {
  editableProps,
  ElementPlace,
  SoughtElement,
  VisualChange,
  VisualElement,
  visualLimits,
} from './editing/visual-schemas.ts';
export { SaveConflict } from './http/save-conflict.ts';
export { cleanJson, cleanText, findUnstorableText, isStorableText } from './http/storable-text.ts';
export { uploadsEndpoints } from './uploads/endpoints.ts';
export { uploadImageTypes } from './uploads/schemas.ts';
export { versionsEndpoints } from './versions/endpoints.ts';
export {
  gitAddress,
  ImportedProject,
  ImportFromGitBody,
  importLimits,
  ImportProblem,
  ImportReport,
  ProjectShape,
} from './versions/import.ts';
export { editEventTypes, type EditEventType } from './versions/live.ts';
export {
  CommitSha,
  DiffEntry,
  Edit,
  EditFeedback,
  EditId,
  EditStatus,
  EditType,
  PreviewBuildStatus,
  SourceFile,
} from './versions/schemas.ts';
export { DevMessage, devSocketPath, devSocketUrl } from './preview/dev-socket.ts';
export { previewEndpoints } from './preview/endpoints.ts';
export { previewLimits } from './preview/limits.data.ts';
export {
  devSignalType,
  previewSignalTypes,
  projectErrorEventTypes,
  type PreviewSignalType,
  type ProjectErrorEventType,
} from './preview/live.ts';
export {
  Preview,
  PreviewFault,
  PreviewLogLine,
  previewStates,
  PreviewStateName,
  ProjectError,
  ProjectErrorId,
  ProjectErrorType,
  ReportedError,
  reportedErrorTypes,
} from './preview/schemas.ts';
export {
  PreviewCommand,
  PreviewConnect,
  PreviewHello,
  PreviewMessage,
  type PreviewConsoleEntry,
  type PreviewDiagnostics,
  type PreviewError,
  type PreviewNetworkEntry,
  type PreviewPageFacts,
  type PreviewRoute,
} from './preview/bridge.ts';
export { PickedElement, PickKey } from './preview/picking.ts';
export { analyticsEndpoints } from './analytics/endpoints.ts';
export {
  Analytics,
  AnalyticsGranularity,
  AnalyticsListRow,
  AnalyticsSeries,
  AnalyticsSettings,
} from './analytics/schemas.ts';
export { cloudEndpoints } from './cloud/endpoints.ts';
export { cloudLimits } from './cloud/limits.data.ts';
export { Backend, BackendKey, InstanceStatus, InstanceType } from './cloud/schemas.ts';
export { publishingEndpoints } from './publishing/endpoints.ts';
export { publishingLimits } from './publishing/limits.data.ts';
export {
  deploymentEventTypes,
  domainEventTypes,
  type DeploymentEventType,
  type DomainEventType,
} from './publishing/live.ts';
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
} from './publishing/schemas.ts';
export { speedEndpoints } from './speed/endpoints.ts';
export {
  LighthouseAudit,
  LighthouseCategory,
  LighthouseResult,
  PageSpeed,
  SpeedCategory,
  SpeedStrategy,
} from './speed/schemas.ts';
