export { versionsEndpoints } from './endpoints.ts';
export {
  gitAddress,
  ImportedProject,
  ImportFromGitBody,
  importLimits,
  ImportProblem,
  ImportReport,
} from './import.ts';
export { type EditEventType } from './live.ts';
export {
  CommitSha,
  DiffEntry,
  Edit,
  EditFeedback,
  RestorePlan,
  EditId,
  EditStatus,
  EditType,
  PreviewBuildStatus,
  SourceFile,
} from './schemas.ts';
