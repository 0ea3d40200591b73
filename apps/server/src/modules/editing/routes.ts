import { editingEndpoints as endpoints } from '@loam/contract';
import { bind, type Binding } from '../../http/bind.ts';
import type { Versions } from '../versions/index.ts';
import { editCode, type EditingContext } from './edit-code.ts';
import { searchSource, type SearchContext } from './search-source.ts';

interface RoutesContext extends EditingContext, SearchContext {
  readonly versions: EditingContext['versions'] &
    SearchContext['versions'] &
    Pick<Versions, 'files' | 'wire'>;
}

export function editingRoutes(context: RoutesContext): Binding[] {
  const { wire } = context.versions;
  return [
    bind(endpoints.listSourceFiles, async ({ project: { project } }) => {
      const { commit, files } = await context.versions.files(project);
      return {
        commit_sha: commit,
        files: files
          .filter(({ mode }) => mode !== '160000')
          .map(({ path, oid, sizeBytes }) => ({ path, blob: oid, size_bytes: sizeBytes })),
      };
    }),
    bind(endpoints.searchSource, async ({ project: { project }, query }) => {
      const { commit, files, isIncomplete } = await searchSource(context, project, query.q);
      return { commit_sha: commit, files, is_incomplete: isIncomplete };
    }),
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
