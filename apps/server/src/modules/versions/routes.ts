import {
  type EditId,
  type ProjectId,
  type RestorePlan,
  versionsEndpoints as endpoints,
} from '@loam/contract';
import { ApiError } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import { rawFileResponse, zipResponse } from './file-response.ts';
import type { RevertCall } from './revert-to-edit.ts';
import type { EditRow } from './rows.ts';
import type { VersionsService } from './service.ts';
import { wireEdit, wireSource } from './wire.ts';

export interface VersionRoutes {
  readonly service: VersionsService;
  revert(call: RevertCall): Promise<EditRow>;
  plan(projectId: ProjectId, editId: EditId): Promise<RestorePlan>;
}

export function versionRoutes(parts: VersionRoutes): Binding[] {
  return [...fileRoutes(parts), ...editRoutes(parts)];
}

function fileRoutes({ service }: VersionRoutes): Binding[] {
  return [
    bind(endpoints.getSourceCode, async ({ project, query }) => {
      const { commit, files } = await service.sourceCode(project.project, query.commit_sha);
      return { commit_sha: commit, files: files.map(wireSource) };
    }),
    bind(endpoints.getRawFile, async ({ project, query }) => {
      const at = { path: query.path, commit: query.commit_sha };
      return rawFileResponse(query.path, await service.rawFile(project.project, at));
    }),
    bind(endpoints.downloadProject, async ({ project: { project }, query }) => {
      const body = await service.zip(project, { commit: query.commit_sha, folder: project.name });
      return zipResponse(project.name, body);
    }),
  ];
}

function editRoutes({ service, revert, plan }: VersionRoutes): Binding[] {
  return [
    bind(endpoints.listEdits, async ({ project, query }) => {
      const { edits, hasMore } = await service.list(project.project, query);
      return { edits: edits.map((edit) => wireEdit(edit)), has_more: hasMore };
    }),
    bind(endpoints.getEdit, async ({ project, params }) => {
      const edit = await service.find(project.project, params.editId);
      return wireEdit(edit, (await service.diff(edit)).diffs);
    }),
    bind(endpoints.getEditDiff, async ({ project, params }) =>
      service.diff(await service.find(project.project, params.editId)),
    ),
    bind(endpoints.updateEdit, async ({ project, params, body }) => {
      const { bookmark_note: bookmarkNote, ...change } = body;
      return wireEdit(await service.change(project.project, params.editId, { ...change, bookmarkNote }));
    }),
    bind(endpoints.getRestorePlan, ({ project, params }) => plan(project.project.id, params.editId)),
    bind(endpoints.revertToEdit, async ({ actor, project, body }) => {
      if (body.backup_id !== undefined && !project.permissions.has('EditBackend'))
        throw new ApiError('forbidden', 'You may not change the database of this project.');
      return wireEdit(
        await revert({
          projectId: project.project.id,
          userId: actor.userId,
          editId: body.edit_id,
          messageId: body.message_id,
          isConfirmed: body.confirm,
          backupId: body.backup_id,
        }),
      );
    }),
  ];
}
