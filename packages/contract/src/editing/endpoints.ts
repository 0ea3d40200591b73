import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId } from '../http/ids.ts';
import { CommitSha, Edit } from '../versions/schemas.ts';
import { editingLimits } from './limits.data.ts';
import { CodeChange, CodeUpload, FileEditType } from './schemas.ts';

export const editingEndpoints = {
  editCode: endpoint({
    method: 'POST',
    path: '/projects/:projectId/edit-code',
    permission: 'EditProject',
    summary: 'Save changed files as one new version',
    params: z.object({ projectId: ProjectId }),
    body: z.object({
      changes: z.array(CodeChange).max(editingLimits.changes).default([]),
      uploads: z.array(CodeUpload).max(editingLimits.uploads).default([]),
      commit_message: z.string().trim().max(editingLimits.commitMessageCharacters).default(''),
      file_edit_type: FileEditType.default('code_edit'),
      /** The version that was edited. Absent: whatever is newest, so that nothing is compared. */
      base_commit_sha: CommitSha.optional(),
      /** On a stale base, put the changes on top when nobody else touched the same files. */
      rebase: z.boolean().default(false),
    }),
    response: z.object({
      edit_id: z.string(),
      commit_sha: CommitSha,
      edit: Edit,
      error: z.string().nullable(),
    }),
    bodyLimitBytes: editingLimits.bodyBytes,
    errors: ['conflict', 'plan_required', 'payload_too_large', 'unavailable', 'idempotency_conflict'],
    idempotent: true,
  }),
} satisfies Record<string, Endpoint>;
