import type { BaseFiles, Commit, FileChange } from '@loam/agent';
import { chatTexts, type ProjectId, type UserId } from '@loam/contract';
import { AppError, errorMessage, loadOnce } from '@loam/kernel';
import type { Change } from '@loam/runner';
import { ApiError } from '../../http/api-error.ts';
import type { Trial } from '../preview/index.ts';
import type { Claim } from './claim.ts';
import type { TurnContext } from './context.ts';
import type { ProjectSource } from './ports.ts';
import type { TurnCloud } from './turn-cloud.ts';

/** The files of a version; read once, when the first is asked for. */
export function baseFiles(source: ProjectSource, projectId: ProjectId, commitSha: string): BaseFiles {
  const files = loadOnce(async (): Promise<ReadonlyMap<string, string | null>> => {
    const { files: entries } = await source.sourceCode(projectId, commitSha);
    return new Map(entries.map(({ path, contents }) => [path, contents]));
  });
  return {
    commitSha,
    paths: async () => [...(await files()).keys()],
    read: async (path) => (await files()).get(path),
  };
}

export interface CommitOptions {
  readonly claim: Claim;
  readonly userId: UserId;
  readonly messageId: string;
  readonly baseSha: string;
  readonly trial: Trial;
  readonly cloud?: Pick<TurnCloud, 'unsaved' | 'version'> | undefined;
  /** Throws once the turn may change nothing any more. */
  requireOpen(): void;
}

/** People who save meanwhile are not kept waiting: the project is held only for the moment of the commit. */
export function createCommit(context: TurnContext, options: CommitOptions): Commit {
  const { claim, baseSha, trial, cloud } = options;
  const wish = { purpose: 'turn', waitMs: 60_000 } as const;
  return async ({ changes, message, summary }) => {
    options.requireOpen();
    const unsaved = cloud?.unsaved(changes) ?? changes;
    const midway = cloud?.version();
    if (unsaved.length === 0 && midway !== undefined) return midway;
    const edit = await context.versions
      .write(claim.projectId, wish, async (writer) => {
        options.requireOpen();
        if (!(await claim.lease.confirm(context.db))) throw lost();
        return writer.commit({
          userId: options.userId,
          type: 'ai_update',
          message,
          summary,
          messageId: options.messageId,
          changes: unsaved.map(toChange),
          baseSha,
          rebase: true,
        });
      })
      .catch(tellConflict);
    context.reached('committed');
    await trial
      .keep(edit.commit_sha, changes)
      .catch((error: unknown) =>
        context.logger.warn({ error: errorMessage(error) }, 'the build of a turn could not be kept'),
      );
    return { editId: edit.id, commitSha: edit.commit_sha };
  };
}

export function toChange(change: FileChange): Change {
  const { path, content } = change;
  if (change.action === 'delete') return { kind: 'delete', path };
  if (change.action === 'rename') {
    if (change.from === undefined)
      throw new AppError({ code: 'invalid_change', detail: `${path} comes from nowhere.` });
    return {
      kind: 'rename',
      from: change.from,
      path,
      ...(content === undefined ? {} : { content: bytesOf(content) }),
    };
  }
  return { kind: 'write', path, content: bytesOf(content ?? '') };
}

function bytesOf(content: string | Uint8Array): string | Buffer {
  return typeof content === 'string' ? content : Buffer.from(content);
}

function tellConflict(error: unknown): never {
  if (error instanceof ApiError && error.code === 'conflict') {
    throw new AppError({ code: 'conflict', detail: chatTexts.conflict, cause: error });
  }
  throw error;
}

export function lost(): AppError {
  return new AppError({ code: 'turn_over', detail: 'This turn is over and may change nothing any more.' });
}
