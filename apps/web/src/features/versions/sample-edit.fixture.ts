import { Edit } from '@loam/contract';

const projectId = '00000000-0000-4000-8000-0000000000aa';

export function sampleEdit(number: number, fields: Partial<Edit> = {}): Edit {
  const edit = Edit.parse({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    project_id: projectId,
    number,
    commit_sha: String(number).padStart(40, '0'),
    parent_sha: null,
    commit_message: `Change ${number}`,
    tags: { summary: `Change ${number}` },
    created_at: '2026-01-02T03:04:05.000Z',
    user_id: null,
    type: 'manual_update',
    status: 'completed',
    preview_build_status: null,
    reverted: false,
    bookmarked: false,
    bookmark_note: null,
    revert_target_edit_id: null,
    feedback: 'no_feedback',
    pages: [],
    diff: null,
  });
  return { ...edit, ...fields };
}
