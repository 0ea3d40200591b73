export { versionsEndpoints } from './endpoints.ts';
export {
  gitAddress,
  ImportedProject,
  ImportFromGitBody,
  importLimits,
  ImportProblem,
  ImportReport,
  ProjectShape,
} from './import.ts';
export { editEventTypes, type EditEventType } from './live.ts';
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
} from './schemas.ts';
