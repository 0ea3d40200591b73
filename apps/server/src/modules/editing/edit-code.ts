import {
  type CodeChange,
  type CodeUpload,
  editingLimits,
  type FileEditType,
  type SaveConflict,
  texts,
} from '@loam/contract';
import type { Change } from '@loam/runner';
import type { ProjectRecord } from '../../http/access.ts';
import type { UserActor } from '../../http/actor.ts';
import { ApiError, invalidField } from '../../http/api-error.ts';
import type { Uploads } from '../uploads/index.ts';
import type { EditRow, ProjectWriter, Versions } from '../versions/index.ts';
import { endingOf, mayChange, pathsOf, requirePaths } from './policy.ts';

export interface EditingContext {
  readonly versions: Pick<Versions, 'write' | 'findByCommit' | 'filePaths'>;
  readonly uploads: Pick<Uploads, 'open'>;
}

export interface EditCodeCall {
  readonly changes: readonly CodeChange[];
  readonly uploads: readonly CodeUpload[];
  readonly message: string;
  readonly type: FileEditType;
  readonly baseSha?: string | undefined;
  readonly rebase: boolean;
}

const defaultMessage = 'Edit code';

/** What someone changed by hand becomes one version, or none of it does. */
export async function editCode(
  context: EditingContext,
  by: { readonly actor: UserActor; readonly project: ProjectRecord },
  call: EditCodeCall,
): Promise<EditRow> {
  const { actor, project } = by;
  if (call.changes.length === 0 && call.uploads.length === 0) {
    throw new ApiError('invalid_input', texts.code.noChanges);
  }
  const named = call.uploads.flatMap(({ path }) => (path === undefined ? [] : [path]));
  const paths = [...pathsOf(call.changes), ...named];
  if (!mayChange(project.workspace_plan, call.type, paths)) {
    throw new ApiError('plan_required', texts.code.paidOnly);
  }
  requirePaths(paths);
  const changes: Change[] = [...call.changes.map(toChange), ...(await uploaded(context, call.uploads))];
  return context.versions.write(project.id, { purpose: 'save' }, async (writer) => {
    await requireFree(context, writer, call.changes);
    return save(context, writer, { actor, changes, call });
  });
}

interface Saving {
  readonly actor: UserActor;
  readonly changes: readonly Change[];
  readonly call: EditCodeCall;
}

async function save(context: EditingContext, writer: ProjectWriter, saving: Saving): Promise<EditRow> {
  const { actor, changes, call } = saving;
  try {
    return await writer.commit({
      userId: actor.userId,
      type: 'manual_update',
      message: call.message === '' ? defaultMessage : call.message,
      changes,
      baseSha: call.baseSha,
      rebase: call.rebase,
    });
  } catch (error) {
    const conflict = error instanceof ApiError ? error.answer.conflict : undefined;
    // A repeat after a lost answer: what was sent is what stands.
    const newest =
      conflict && isAlreadyThere(conflict)
        ? await context.versions.findByCommit(writer.projectId, conflict.head_commit_sha)
        : undefined;
    if (newest?.user_id === actor.userId) return newest;
    throw error;
  }
}

function isAlreadyThere({ files }: SaveConflict): boolean {
  return files.every(({ theirs, yours }) => {
    if (theirs === null || yours === null) return theirs === yours;
    return theirs.contents !== null && theirs.contents === yours.contents;
  });
}

/** A new file must not silently replace one that someone made in the meantime. */
async function requireFree(
  { versions }: EditingContext,
  { projectId, head }: ProjectWriter,
  changes: readonly CodeChange[],
): Promise<void> {
  const created = changes.filter((change) => change.action === 'create');
  if (created.length === 0) return;
  const existing = new Set(await versions.filePaths(projectId, head));
  for (const { path } of created) {
    if (existing.has(path))
      throw invalidField('path', `${JSON.stringify(path)}: There is such a file already.`);
  }
}

function toChange({ action, path, content = '', from = '' }: CodeChange): Change {
  switch (action) {
    case 'write':
    case 'create':
      return { kind: 'write', path, content };
    case 'delete':
      return { kind: 'delete', path };
    case 'rename':
      return { kind: 'rename', from, path };
  }
}

async function uploaded({ uploads }: EditingContext, wanted: readonly CodeUpload[]): Promise<Change[]> {
  const changes: Change[] = [];
  for (const { download_url: url, file_id: fileId, path } of wanted) {
    const { bytes, contentType, fileName } = await uploads.open(url, fileId);
    const place = path ?? `${editingLimits.uploadsFolder}/${fileId}.${endingOf(contentType, fileName)}`;
    changes.push({ kind: 'write', path: place, content: bytes });
  }
  return changes;
}
