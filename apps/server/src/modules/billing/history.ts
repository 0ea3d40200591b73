import type { LedgerAccount, LedgerEntry, WorkspaceId } from '@loam/contract';
import type { Db } from '@loam/db';
import { z } from 'zod';
import { decodePageCursor, encodePageCursor } from '../../http/page-cursor.ts';
import { type EntryRow, listEntries } from './ledger-store.ts';
import { toCredits } from './micros.ts';

export interface HistoryQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly account?: LedgerAccount | undefined;
}

export interface HistoryPage {
  readonly entries: LedgerEntry[];
  readonly next_cursor: string | null;
}

const Position = z.tuple([z.number().int().positive().max(Number.MAX_SAFE_INTEGER)]);

/** What came in and what was spent, newest first; the holds in between are left out. */
export async function listHistory(
  db: Db,
  workspaceId: WorkspaceId,
  query: HistoryQuery,
): Promise<HistoryPage> {
  const before = decodePageCursor(Position, query.cursor)?.[0];
  const rows = await listEntries(db, workspaceId, { limit: query.limit + 1, before, account: query.account });
  const entries = rows.slice(0, query.limit);
  const last = entries.at(-1);
  const hasMore = rows.length > query.limit && last !== undefined;
  return { entries: entries.map(toEntry), next_cursor: hasMore ? encodePageCursor([last.id]) : null };
}

function toEntry(row: EntryRow): LedgerEntry {
  return {
    id: String(row.id),
    account: row.account,
    kind: row.kind,
    amount: toCredits(row.amount_micros),
    note: row.note,
    project_id: row.project_id,
    user_id: row.user_id,
    created_at: row.created_at.toISOString(),
  };
}
