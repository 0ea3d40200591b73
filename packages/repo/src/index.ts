export type { ArchiveInput } from './archive/archive.ts';
export type { Change, Content } from './commit/change.ts';
export type { CommitInput, CommitResult } from './commit/commit.ts';
export { ConflictError, type Conflict, type ConflictFile } from './commit/conflict.ts';
export type { CopyInput } from './commit/copy.ts';
export type { CreateInput, NewFile } from './commit/create.ts';
export type { CommitTags } from './commit/message.ts';
export type { DiffEntry, DiffInput, DiffResult } from './diff/diff.ts';
export type { DiffAction } from './diff/group-changes.ts';
export type { RepoError, RepoErrorCode } from './errors.ts';
export type { CheckInput, Health } from './health/check.ts';
export type { ReconcileResult } from './health/reconcile.ts';
export type { RepairResult } from './health/repair.ts';
export type { LogInput, LogPage } from './history/log.ts';
export type { LogEntry } from './history/parse-log.ts';
export type { RevertInput } from './history/revert.ts';
export type { ImportInput, ImportResult, ImportSource } from './import/import-project.ts';
export type { BackendFinding } from './inspect/find-backend.ts';
export type { LockFinding, PackageManager } from './inspect/inspect-locks.ts';
export {
  inspectProject,
  type Inspection,
  type Problem,
  type ProblemCode,
  type ProjectFile,
  type ProjectShape,
} from './inspect/inspect-project.ts';
export { DEFAULT_LIMITS, type ImportLimits, type RepoLimits } from './limits.ts';
export type { Person } from './objects/encode-object.ts';
export { checkPath, isPathAllowed, reasonAgainstPath } from './paths/path-rules.ts';
export type { BlobStore, CrashHook, CrashPoint, OutboundCheck } from './ports.ts';
export { imageType, isBinary } from './read/binary.ts';
export type { CodeEntry, CodeFilesInput } from './read/code-files.ts';
export type { RawFile } from './read/read-file.ts';
export type { SourceEntry } from './read/source-code.ts';
export type { TextVisit } from './read/visit-texts.ts';
export type { RemoteCredentials } from './remote/credentials.ts';
export type { Diverged, PullResult, PushResult, RemoteInput } from './remote/remote.ts';
export { createRepoStore, type RepoStore, type RepoStoreOptions } from './repo-store.ts';
export type { FileMode, TreeFile } from './tree/tree.ts';
export type { CheckoutInput, SyncInput } from './worktree/checkout.ts';
