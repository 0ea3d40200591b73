import { editingEndpoints as endpoints } from '@loam/contract';
import { bind, type Binding } from '../../http/bind.ts';
import type { Versions } from '../versions/index.ts';
import { editCode, type EditingContext } from './edit-code.ts';

export function editingRoutes(context: EditingContext, wire: Versions['wire']): Binding[] {
  return [
    bind(endpoints.editCode, async ({ actor, project, body }) => {
      const by = { actor, project: project.project };
      const edit = await editCode(context, by, {
        changes: body.changes,
        uploads: body.uploads,
        message: body.commit_message,
        type: body.file_edit_type,
        baseSha: body.base_commit_sha,
        rebase: body.rebase,
      });
      return { edit_id: edit.id, commit_sha: edit.commit_sha, edit: wire(edit), error: null };
    }),
  ];
}
