import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId } from '../http/ids.ts';
import { CommitSha, Edit } from '../versions/schemas.ts';
import { editingLimits } from './limits.data.ts';
import { limits } from '../limits.data.ts';
import { CodeChange, CodeUpload, FileEditType, SourcePlace } from './schemas.ts';
import { FileMatches, searchQueryMaxCharacters } from './source-search.ts';

const ProjectParams = z.object({ projectId: ProjectId });

export const editingEndpoints = {
  listSourceFiles: endpoint({
    method: 'GET',
    path: '/projects/:projectId/source-files',
    permission: 'ViewProject',
    summary: 'Which files a project has now, without their contents',
    params: ProjectParams,
    response: z.object({ commit_sha: CommitSha, files: z.array(SourcePlace) }),
    errors: ['unavailable'],
  }),
  searchSource: endpoint({
    method: 'GET',
    path: '/projects/:projectId/source-search',
    permission: 'ViewProject',
    summary: 'Where a text stands in the files of a project, in whatever case; no patterns',
    params: ProjectParams,
    query: z.object({ q: z.string().min(limits.code.searchMinCharacters).max(searchQueryMaxCharacters) }),
    response: z.object({
      commit_sha: CommitSha,
      files: z.array(FileMatches),
      /** There is more than one answer holds, or it took too long. */
      is_incomplete: z.boolean(),
    }),
    errors: ['unavailable'],
  }),
  editCode: endpoint({
    method: 'POST',
    path: '/projects/:projectId/edit-code',
    permission: 'EditProject',
    storesFiles: true,
    summary: 'Save changed files as one new version',
    params: ProjectParams,
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
