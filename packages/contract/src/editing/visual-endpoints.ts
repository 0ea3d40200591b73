import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId } from '../http/ids.ts';
import { CommitSha, Edit } from '../versions/schemas.ts';
import { editingLimits } from './limits.data.ts';
import { SoughtElement, ElementPlace, VisualChange, VisualElement, visualLimits } from './visual-schemas.ts';

const params = z.object({ projectId: ProjectId });

const SessionId = z.string().regex(/^[\w-]{16,64}$/, 'This is not a session.');

/** A draft is the list of its changes: undo is a shorter list, and nothing of it is kept but what the preview shows. */
const Draft = z.object({
  /** Of one open editor. */
  session_id: SessionId,
  /** The version that the changes begin with. Absent: whatever is newest. */
  base_commit_sha: CommitSha.optional(),
  changes: z.array(VisualChange).max(visualLimits.changes).default([]),
});

export const visualEndpoints = {
  showVisualDraft: endpoint({
    method: 'PUT',
    path: '/projects/:projectId/visual-draft',
    permission: 'EditProject',
    summary: 'Show unsaved visual changes in the preview and tell what can be changed of elements in it',
    params,
    body: Draft.extend({ elements: z.array(SoughtElement).max(visualLimits.elements).default([]) }),
    response: z.object({
      base_commit_sha: CommitSha,
      /** In the order asked; null for one that the source does not hold. */
      elements: z.array(VisualElement.nullable()),
      /** Where the element of the last change stands now; null when it is gone. */
      target: ElementPlace.nullable(),
    }),
    errors: ['conflict', 'plan_required'],
  }),
  dropVisualDraft: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/visual-draft',
    permission: 'EditProject',
    summary: 'Show the saved version again',
    params,
    query: z.object({ session_id: SessionId }),
    status: 204,
  }),
  saveVisualDraft: endpoint({
    method: 'POST',
    path: '/projects/:projectId/visual-draft/save',
    permission: 'EditProject',
    storesFiles: true,
    summary: 'Save visual changes as one new version',
    params,
    body: Draft.extend({
      commit_message: z.string().trim().max(editingLimits.commitMessageCharacters).default(''),
    }),
    response: z.object({ edit_id: z.string(), commit_sha: CommitSha, edit: Edit }),
    errors: ['conflict', 'plan_required', 'unavailable', 'idempotency_conflict'],
    idempotent: true,
  }),
} satisfies Record<string, Endpoint>;
