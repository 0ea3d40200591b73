import { recordProjectActivity } from '../../activity/store.ts';
import type { Queries, Transaction } from '@loam/db';
import { ApiError } from '../../http/api-error.ts';
import type { VersionsContext } from './context.ts';
import type { EditRow, NewEdit } from './rows.ts';
import type { Held } from './write-queue.ts';

/** The commit stands; its row, the project's newest commit and what viewers hear come to be together. */
export async function recordEdit(context: VersionsContext, held: Held, edit: NewEdit): Promise<EditRow> {
  const row = await context.db.transaction(async (tx) => {
    await requireHeld(tx, held);
    const inserted = await context.store.insert(tx, edit);
    if (!inserted) return context.store.findByCommit(tx, edit.projectId, edit.commitSha);
    if (edit.type === 'revert') {
      await context.store.markReverted(tx, edit.projectId, inserted.number);
      const deed = { actorId: edit.userId, subject: edit.summary };
      await recordProjectActivity(tx, edit.projectId, { kind: 'version.restored', ...deed });
    }
    await context.facts.committed(tx, edit.projectId, edit.commitSha);
    await context.live.created(tx, inserted);
    await announce(context, tx, inserted);
    return inserted;
  });
  if (!row) throw new ApiError('unavailable', 'The project is being deleted.');
  held.finish();
  return row;
}

/** Throws once someone else writes the project: a process that slept must not go on where it was. */
export async function requireHeld(queries: Queries, held: Held): Promise<void> {
  if (await held.lease.confirm(queries)) return;
  throw new ApiError('unavailable', 'Saving took too long and was stopped. Look at the newest version.');
}

async function announce({ outbox }: VersionsContext, tx: Transaction, edit: EditRow): Promise<void> {
  const { project_id: projectId, id: editId, commit_sha: commitSha } = edit;
  await outbox.write(tx, 'edit.created', { projectId, editId, commitSha });
}
