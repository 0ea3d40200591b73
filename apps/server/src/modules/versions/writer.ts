import { EditId, type EditType, type ProjectId, type UserId } from '@loam/contract';
import type { Change, CommitResult, CommitTags } from '@loam/runner';
import { AppError } from '@loam/kernel';
import { authorOf } from './author.ts';
import type { VersionsContext } from './context.ts';
import { prepareRepo } from './ensure-repo.ts';
import { pagesOf, summaryOf } from './policy.ts';
import { recordEdit, requireHeld } from './record-edit.ts';
import { isRepoFault, pathFault, withRepoFaults } from './repo-faults.ts';
import type { EditRow } from './rows.ts';
import { settingsAt } from './settings-files.ts';
import type { Held, WriteQueue, WriteWish } from './write-queue.ts';

export interface NewVersion {
  readonly userId: UserId | null;
  readonly type: EditType;
  readonly message: string;
  readonly summary?: string | undefined;
  readonly messageId?: string | undefined;
}

export interface CommitWish extends NewVersion {
  readonly changes: readonly Change[];
  /** Absent: the newest version. */
  readonly baseSha?: string | undefined;
  /** On an older base, put the changes on top when nobody else touched the same files. */
  readonly rebase?: boolean | undefined;
}

export interface RevertWish extends NewVersion {
  readonly target: EditRow;
}

/** Writing one project, for as long as it is held. */
export interface ProjectWriter {
  readonly projectId: ProjectId;
  /** The newest commit when the project was taken. */
  readonly head: string;
  /** Aborted when the right to write was lost; what follows would not be saved. */
  readonly signal: AbortSignal;
  commit(wish: CommitWish): Promise<EditRow>;
  revert(wish: RevertWish): Promise<EditRow>;
}

export type Write = <T>(
  projectId: ProjectId,
  wish: WriteWish,
  work: (writer: ProjectWriter) => Promise<T>,
) => Promise<T>;

/** The only way to change the files of a project: turns, saves and restores wait for each other here. */
export function createWrite(context: VersionsContext, queue: WriteQueue): Write {
  return (projectId, wish, work) =>
    queue.hold(projectId, wish, async (held) => {
      const head = await withRepoFaults(() => prepareRepo(context, held));
      return work({
        projectId,
        head,
        signal: held.lease.signal,
        commit: (version) => commit(context, held, version),
        revert: (version) => revert(context, held, version),
      });
    });
}

function commit(context: VersionsContext, held: Held, wish: CommitWish): Promise<EditRow> {
  const { projectId } = held;
  const paths = wish.changes.map((change) => change.path);
  return save(context, held, {
    version: wish,
    pages: pagesOf(paths),
    make: async (details) =>
      context.repo
        .commit(projectId, {
          ...details,
          baseSha: wish.baseSha ?? (await context.repo.head(projectId)),
          changes: wish.changes,
          rebase: wish.rebase ?? false,
        })
        .catch((error: unknown) => {
          // A change of a file that is not there is the caller's mistake, not a missing project.
          throw isRepoFault(error, 'file_missing') ? pathFault(error) : error;
        }),
  });
}

function revert(context: VersionsContext, held: Held, wish: RevertWish): Promise<EditRow> {
  return save(context, held, {
    version: wish,
    pages: [],
    revertTargetEditId: wish.target.id,
    make: async (details) => {
      const to = wish.target.commit_sha;
      const changes = await restoredSettings(context, held.projectId, to);
      return context.repo.revert(held.projectId, { ...details, to, changes });
    },
  });
}

/** What an earlier version says of where the project lies may be true no more, or be of the project it was copied from. */
async function restoredSettings(
  context: VersionsContext,
  projectId: ProjectId,
  to: string,
): Promise<readonly Change[]> {
  const settings = await settingsAt(context, projectId, to);
  if (settings.size === 0) return [];
  const present = await settingsAt(context, projectId, await context.repo.head(projectId));
  return [...settings].flatMap(([path, content]) => {
    const restored = context.restoredText({ path, content, present: present.get(path) ?? '' });
    return restored === content ? [] : [{ kind: 'write' as const, path, content: restored }];
  });
}

interface Saving {
  readonly version: NewVersion;
  readonly pages: readonly string[];
  readonly revertTargetEditId?: EditId;
  make(details: {
    readonly author: { readonly name: string; readonly email: string };
    readonly message: string;
    readonly tags: CommitTags;
    readonly generation: number;
  }): Promise<CommitResult>;
}

async function save(context: VersionsContext, held: Held, saving: Saving): Promise<EditRow> {
  const { version } = saving;
  const id = EditId.parse(context.ids.uuid());
  const message = version.message.trim() === '' ? 'Update' : version.message.trim();
  const summary = version.summary ?? summaryOf(message);
  const author = await authorOf(context, version.userId);
  const source = version.messageId === undefined ? {} : { messageId: version.messageId };
  await requireHeld(context.db, held);
  held.begin();
  const made = await withRepoFaults(() =>
    saving.make({
      author,
      message,
      tags: { editId: id, type: version.type, summary, ...source },
      generation: held.lease.generation,
    }),
  ).catch((error: unknown) => {
    // A refusal leaves nothing behind; after anything else the next writer looks.
    if (error instanceof AppError) held.finish();
    throw error;
  });
  return recordEdit(context, held, {
    id,
    projectId: held.projectId,
    commitSha: made.sha,
    parentSha: made.parent,
    commitMessage: message,
    summary,
    userId: version.userId,
    type: version.type,
    pages: saving.pages,
    revertTargetEditId: saving.revertTargetEditId,
    messageId: version.messageId,
  });
}
