import { EditId, EditType, type ProjectId } from '@loam/contract';
import type { LogEntry } from '@loam/runner';
import { userOfAuthor } from './author.ts';
import type { VersionsContext } from './context.ts';
import { summaryOf } from './policy.ts';
import { recordEdit, requireHeld } from './record-edit.ts';
import type { NewEdit } from './rows.ts';
import type { Held } from './write-queue.ts';

const pageSize = 100;
const maxPages = 200;

/** Brings the rows in line with the repository: what was committed is never forgotten, what is gone is not claimed. */
export async function reconcile(context: VersionsContext, held: Held): Promise<void> {
  const { projectId } = held;
  const { missing, seen } = await commitsWithoutRow(context, projectId);
  // A repository without any version is a new one, as after an import.
  if (missing.length > 0 && missing.length < seen.length) {
    context.logger.warn({ projectId, commits: missing.length }, 'commits without a version were found');
  }
  for (const entry of missing.toReversed()) {
    await recordEdit(context, held, await editOf(context, projectId, { entry, seen }));
  }
  await settleHead(context, held);
  held.finish();
}

interface Commits {
  readonly missing: readonly LogEntry[];
  /** Newest first, somewhat further back than what is missing. */
  readonly seen: readonly LogEntry[];
}

async function commitsWithoutRow(context: VersionsContext, projectId: ProjectId): Promise<Commits> {
  const missing: LogEntry[] = [];
  const seen: LogEntry[] = [];
  let before: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const { entries, hasMore } = await context.repo.log(projectId, {
      limit: pageSize,
      ...(before === undefined ? {} : { before }),
    });
    const shas = entries.map((entry) => entry.sha);
    const known = await context.store.knownCommits(context.db, projectId, shas);
    const firstKnown = shas.findIndex((sha) => known.has(sha));
    seen.push(...entries);
    missing.push(...(firstKnown < 0 ? entries : entries.slice(0, firstKnown)));
    if (firstKnown >= 0 || !hasMore) break;
    before = shas.at(-1);
  }
  return { missing, seen };
}

async function editOf(
  context: VersionsContext,
  projectId: ProjectId,
  { entry, seen }: { readonly entry: LogEntry; readonly seen: readonly LogEntry[] },
): Promise<NewEdit> {
  const id = EditId.safeParse(entry.tags.editId);
  const isFree = id.success && !(await context.store.isTaken(context.db, id.data));
  const type = EditType.safeParse(entry.tags.type);
  return {
    id: isFree ? id.data : EditId.parse(context.ids.uuid()),
    projectId,
    commitSha: entry.sha,
    parentSha: entry.parents[0] ?? null,
    commitMessage: entry.message,
    summary: entry.tags.summary ?? summaryOf(entry.message),
    userId: userOfAuthor(entry.author),
    // What none of our own ways made came from a developer's git.
    type: type.success ? type.data : 'developer_update',
    pages: [],
    createdAt: entry.at,
    messageId: entry.tags.messageId,
    ...(type.data === 'revert' ? await targetOf(context, projectId, { entry, seen }) : {}),
  };
}

/** A restore is the newest earlier version with the same files. */
async function targetOf(
  { db, store }: VersionsContext,
  projectId: ProjectId,
  { entry, seen }: { readonly entry: LogEntry; readonly seen: readonly LogEntry[] },
): Promise<Pick<NewEdit, 'revertTargetEditId'>> {
  const older = seen.slice(seen.indexOf(entry) + 1);
  const same = older.find(({ tree }) => tree === entry.tree);
  const target = same && (await store.findByCommit(db, projectId, same.sha));
  return { revertTargetEditId: target?.id };
}

/** After a restore from an older copy the repository may lack what the rows still name. */
async function settleHead({ db, repo, store, facts, logger }: VersionsContext, held: Held): Promise<void> {
  const { projectId } = held;
  const head = await repo.head(projectId);
  await db.transaction(async (tx) => {
    // Versions that somebody else has saved since the head was read are newer than it, and not lost.
    await requireHeld(tx, held);
    const row = await store.findByCommit(tx, projectId, head);
    if (!row) return;
    const lost = await store.markLost(tx, projectId, row.number);
    if (lost > 0) logger.error({ projectId, versions: lost }, 'versions have no commit any more');
    const origin = await store.origin(tx, projectId);
    if (origin && origin.latest_commit_sha !== head) await facts.committed(tx, projectId, head);
  });
}
