import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId } from '../http/ids.ts';
import { limits } from '../limits.data.ts';
import { ImportedProject, ImportFromGitBody, importLimits, ImportPlace } from './import.ts';
import {
  CommitName,
  CommitSha,
  DiffEntry,
  Edit,
  EditFeedback,
  EditId,
  EditType,
  RestorePlan,
  SourceFile,
} from './schemas.ts';

const ProjectParams = z.object({ projectId: ProjectId });
const EditParams = z.object({ projectId: ProjectId, editId: EditId });

/** `a,b,c` in an address. */
function listOf<Item extends z.ZodType<unknown, string>>(item: Item, max: number) {
  return z
    .string()
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).max(max));
}

export const versionsEndpoints = {
  importProject: endpoint({
    method: 'POST',
    path: '/projects/import',
    permission: 'SignedIn',
    storesFiles: true,
    summary: 'Make a project of the newest commit of a git repository',
    body: ImportFromGitBody,
    response: ImportedProject,
    status: 201,
    errors: ['conflict', 'plan_required', 'payload_too_large', 'unavailable', 'idempotency_conflict'],
    rate: 'expensive',
    idempotent: true,
  }),
  importArchive: endpoint({
    method: 'POST',
    path: '/projects/import/archive',
    permission: 'SignedIn',
    storesFiles: true,
    summary: 'Make a project of a ZIP; the body is its bytes',
    query: ImportPlace.extend({
      /** What the archive is called; the project takes its name from it unless another is given. */
      file_name: z.string().trim().min(1).max(300).optional(),
    }),
    rawBody: true,
    bodyLimitBytes: importLimits.archiveBytes,
    response: ImportedProject,
    status: 201,
    errors: [
      'conflict',
      'plan_required',
      'payload_too_large',
      'client_closed',
      'unavailable',
      'idempotency_conflict',
    ],
    rate: 'expensive',
    idempotent: true,
  }),
  getSourceCode: endpoint({
    method: 'GET',
    path: '/projects/:projectId/source-code',
    permission: 'ViewProject',
    summary: 'All files of a project, now or at a commit',
    params: ProjectParams,
    query: z.object({ commit_sha: CommitName.optional() }),
    response: z.object({ commit_sha: CommitSha, files: z.array(SourceFile) }),
    errors: ['unavailable'],
  }),
  getRawFile: endpoint({
    method: 'GET',
    path: '/projects/:projectId/files/raw',
    permission: 'ViewProject',
    summary: 'The bytes of one file, for saving',
    params: ProjectParams,
    query: z.object({ path: z.string().min(1).max(1024), commit_sha: CommitName.optional() }),
    status: 200,
    errors: ['unavailable'],
  }),
  downloadProject: endpoint({
    method: 'GET',
    path: '/projects/:projectId/download-zip',
    permission: 'DownloadProject',
    summary: 'All files of a project as a ZIP',
    params: ProjectParams,
    query: z.object({ commit_sha: CommitName.optional() }),
    status: 200,
    rate: 'expensive',
    errors: ['unavailable'],
  }),
  listEdits: endpoint({
    method: 'GET',
    path: '/projects/:projectId/edits',
    permission: 'ViewProject',
    summary: 'The versions of a project, newest first',
    params: ProjectParams,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(limits.chat.editsPageSize),
      /** The last edit of the page before. */
      before: EditId.optional(),
      /** One type, or several with commas between. */
      type: listOf(EditType, 10).optional(),
      bookmarked: z
        .enum(['true', 'false'])
        .transform((text) => text === 'true')
        .optional(),
      ids: listOf(EditId, limits.chat.inQueryBatch).optional(),
    }),
    response: z.object({ edits: z.array(Edit), has_more: z.boolean() }),
  }),
  getEdit: endpoint({
    method: 'GET',
    path: '/projects/:projectId/edits/:editId',
    permission: 'ViewProject',
    summary: 'One version with what it changed',
    params: EditParams,
    response: Edit,
  }),
  getEditDiff: endpoint({
    method: 'GET',
    path: '/projects/:projectId/edits/:editId/diff',
    permission: 'ViewProject',
    summary: 'What a version changed',
    params: EditParams,
    response: z.object({
      diffs: z.array(DiffEntry),
      /** More changed than one answer holds. */
      is_incomplete: z.boolean(),
      /** Why there are no changes to show. */
      error: z.string().optional(),
    }),
  }),
  updateEdit: endpoint({
    method: 'PATCH',
    path: '/projects/:projectId/edits/:editId',
    permission: 'EditProject',
    summary: 'Bookmark a version, note why, or say whether it was good',
    params: EditParams,
    body: z.object({
      bookmarked: z.boolean().optional(),
      bookmark_note: z.string().trim().max(500).nullable().optional(),
      feedback: EditFeedback.optional(),
    }),
    response: Edit,
  }),
  getRestorePlan: endpoint({
    method: 'GET',
    path: '/projects/:projectId/edits/:editId/restore-plan',
    permission: 'EditProject',
    summary: 'What going back to a version means: migrations that came after it, and the backup that fits it',
    params: EditParams,
    response: RestorePlan,
    rate: 'search',
  }),
  revertToEdit: endpoint({
    method: 'POST',
    path: '/projects/:projectId/revert-to-edit',
    permission: 'EditProject',
    storesFiles: true,
    summary: 'Bring the files of an earlier version back, as a new version',
    params: ProjectParams,
    body: z.object({
      edit_id: EditId,
      /** The chat message that the restore was asked from. */
      message_id: z.string().max(100).optional(),
      /** Restore although SQL was run after that version. */
      confirm: z.boolean().default(false),
      /** Of the cloud's database: it comes back together with the files. */
      backup_id: z
        .string()
        .regex(/^[a-z]{20}$/)
        .optional(),
    }),
    response: Edit,
    errors: ['conflict', 'gone', 'unavailable', 'idempotency_conflict'],
    idempotent: true,
  }),
} satisfies Record<string, Endpoint>;
