import { texts, type EditId, type ProjectId, type UserId } from '@loam/contract';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { VersionsContext } from './context.ts';
import { planFor } from './plan-restore.ts';
import { isRestoreSafe } from './policy.ts';
import type { EditRow } from './rows.ts';
import type { ProjectWriter, Write } from './writer.ts';

export interface RevertCall {
  readonly projectId: ProjectId;
  readonly userId: UserId;
  readonly editId: EditId;
  readonly messageId?: string | undefined;
  readonly isConfirmed: boolean;
  /** Of the database, to be brought back together with the files. */
  readonly backupId?: string | undefined;
}

/** Someone who waits in front of a page is told soon that others are at work. */
const waitMs = 3000;

export async function revertToEdit(
  context: VersionsContext,
  write: Write,
  call: RevertCall,
): Promise<EditRow> {
  const target = await context.store.find(context.db, call.projectId, call.editId);
  if (!target) throw notFound();
  if (target.status === 'lost') throw gone();
  if (!call.isConfirmed) {
    const runs = await context.laterSqlRuns(call.projectId, target.created_at);
    const isKnownUnsafe = !isRestoreSafe(runs);
    if (isKnownUnsafe || (await planFor(context, target)).migrations.length > 0) throw unsafe();
  }
  const wish = { purpose: 'revert', waitMs, busyText: texts.snapshot.restoreBusy } as const;
  const { projectId, backupId } = call;
  return write(projectId, wish, async (writer) => {
    if (backupId === undefined) return restore(context, writer, { call, target });
    // While nobody else writes: the data first, since what was there before is kept and can be put back.
    const takeBack = await context.backend.bringBack(projectId, backupId);
    try {
      return await restore(context, writer, { call, target });
    } catch (error) {
      await takeBack();
      throw error;
    }
  });
}

async function restore(
  { db, store }: VersionsContext,
  writer: ProjectWriter,
  { call, target }: { readonly call: RevertCall; readonly target: EditRow },
): Promise<EditRow> {
  try {
    return await writer.revert({
      target,
      userId: call.userId,
      type: 'revert',
      message: `Restore: ${target.summary}`,
      summary: target.summary,
      messageId: call.messageId,
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'not_found') throw gone();
    // The files are those already: what was asked for is the present state.
    const newest =
      error.detail === texts.code.noChanges && (await store.findByCommit(db, call.projectId, writer.head));
    if (newest) return newest;
    throw error;
  }
}

function gone(): ApiError {
  return new ApiError('gone', 'The files of this version are no longer available.');
}

function unsafe(): ApiError {
  return new ApiError(
    'conflict',
    'SQL was run after this version. Restoring brings the files back, not the data. Confirm to restore anyway.',
  );
}
