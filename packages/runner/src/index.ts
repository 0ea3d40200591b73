export {
  ConflictError,
  imageType,
  reasonAgainstPath,
  type Change,
  type CommitResult,
  type CommitTags,
  type Conflict,
  type DiffEntry,
  type ImportResult,
  type ImportSource,
  type LogEntry,
  type NewFile,
  type OutboundCheck,
  type Person,
  type RawFile,
  type RepoErrorCode,
  type SourceEntry,
  type TextVisit,
  type TreeFile,
} from '@loam/repo';
export type {
  Artefact,
  ArtefactContent,
  ArtefactFile,
  ArtefactVisit,
  BuildOutcome,
  CodePlace,
  CommitBuilds,
} from './ports/commit-builds.ts';
export type {
  DevServerEvent,
  DevServerLogLine,
  DevServers,
  DevServerState,
  DevServerStatus,
  ProjectFault,
} from './ports/dev-servers.ts';
export type { ProjectFiles } from './ports/project-files.ts';
export type { Execution, NoExecution, Runner, UnsavedFiles } from './ports/runner.ts';
export type { SiteServerProgram, SiteServers, SiteServerUse } from './ports/site-servers.ts';
export type {
  LocatedStack,
  PackageRequest,
  StagedChange,
  StagedTrial,
  StagedTrials,
  TrialFileTypes,
  TypeFault,
} from './ports/trials.ts';
