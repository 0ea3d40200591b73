import { EditId, type ProjectId } from '@loam/contract';
import { randomIds } from '@loam/kernel';
import type { CloudDeps } from './index.ts';

type ProjectFiles = NonNullable<CloudDeps['projectFiles']>;

/** One version of a project. */
export interface Saved {
  readonly id: string;
  readonly projectId: ProjectId;
  readonly message: string;
  readonly files: ReadonlyMap<string, string>;
}

/** The files of projects in memory: what would be committed is kept, and told as the repository would tell it. */
export interface SavedFiles extends ProjectFiles {
  readonly saved: Saved[];
  /** Nothing can be written. */
  isBroken: boolean;
  /** Called before each version is saved. */
  beforeSaving: ((message: string) => void) | undefined;
}

const commit = 'a'.repeat(40);

const editOfNoConcern = {
  commit_sha: commit,
  parent_sha: null,
  message_id: null,
  summary: '',
  created_at: new Date(0),
  status: 'completed' as const,
  preview_build_status: null,
  reverted: false,
  bookmarked: false,
  bookmark_note: null,
  revert_target_edit_id: null,
  feedback: 'no_feedback' as const,
};

export function createSavedFiles(): SavedFiles {
  const saved: Saved[] = [];
  const all: SavedFiles = {
    saved,
    isBroken: false,
    beforeSaving: undefined,
    versions: {
      ensureRepo: async () => undefined,
      async write(projectId, _, work) {
        if (all.isBroken) throw new TypeError('no repository');
        return await work({
          projectId,
          head: commit,
          signal: new AbortController().signal,
          revert: () => Promise.reject(new TypeError('nothing goes back here')),
          commit: async ({ message, changes, type, userId }) => {
            all.beforeSaving?.(message);
            const files = changes.flatMap((change) =>
              change.kind === 'write' ? [[change.path, String(change.content)] as const] : [],
            );
            const id = EditId.parse(randomIds.uuid());
            saved.push({ id, projectId, message, files: new Map(files) });
            return {
              ...editOfNoConcern,
              pages: [],
              id,
              project_id: projectId,
              number: saved.length,
              commit_message: message,
              type,
              user_id: userId,
            };
          },
        });
      },
    },
    source: {
      async sourceCode() {
        const newest = new Map(saved.flatMap(({ files }) => [...files]));
        const files = [...newest].map(([path, contents]) => ({
          name: path,
          path,
          contents,
          binary: false,
          sizeExceeded: false,
        }));
        return { commit, files };
      },
    },
  };
  return all;
}
