export type { DraftChecks, EarlierDraft, FileChange, TurnDraft } from './draft.ts';
export type {
  ApprovalRequest,
  CodeFault,
  CodeFaultKind,
  ModelFaultCode,
  PlanItem,
  NeededSecret,
  Question,
  SecretRequest,
  Step,
  StepKind,
  TraceNode,
  TurnEvent,
  TurnFaultCode,
  TurnResult,
  Usage,
} from './events.ts';
export type {
  AppliedMigration,
  AuthChange,
  BaseFiles,
  CheckFault,
  Checks,
  CloudTools,
  Commit,
  LivePreview,
  FileTypes,
  Look,
  LookOptions,
  PackageOutcome,
  Packages,
  PageAction,
  PageLayout,
  PageReport,
  People,
  WantedLogs,
  Web,
} from './ports.ts';
export type {
  Attachment,
  Budget,
  PastMessage,
  PickedElement,
  ReadyModel,
  RunTurn,
  ToolPreferenceValue,
  TurnOptions,
  TurnPorts,
  TurnRequest,
} from './turn.ts';
export { createEmbeddings, type EmbeddingModels, type ReadyEmbedding } from './models/embeddings.ts';
export { addUsage, costMicros, NO_USAGE } from './models/cost.ts';
export { PRICES_AS_OF, PROVIDER_LABELS } from './models/catalogue.data.ts';
export type { ProviderId } from './models/catalogue.ts';
export { createLocalModels, type LocalModels, type LocalModelsOptions } from './models/local-models.ts';
export { probeProvider, type ProbeOptions, type ProbeResult } from './models/probe.ts';
export type { ProviderConfig } from './models/providers.ts';
export {
  createModelRegistry,
  type ModelEntry,
  type ModelRegistry,
  type ModelRegistryOptions,
  type ReadyModels,
} from './models/registry.ts';
export { allTools, type Tool } from './tools/index.ts';
export { withoutClaims } from './loop/claims.ts';
export { DEFAULT_LIMITS, type LoopLimits } from './loop/limits.ts';
export { CLOUD_GUIDES } from './prompts/cloud-guides.data.ts';
export { createRunTurn, type RunTurnOptions } from './loop/run-turn.ts';
