import type { PastMessage } from '@loam/agent';
import { AiMessage } from '@loam/contract';
import type { ChatContext } from './context.ts';
import type { MessageRow } from './rows.ts';

const maxMessages = 120;
const maxCharacters = 200_000;

/** The conversation before a message, oldest first, as far back as a model could want it. */
export async function pastMessages(
  { db, store }: Pick<ChatContext, 'db' | 'store'>,
  question: MessageRow,
): Promise<PastMessage[]> {
  const page = { limit: maxMessages, beforeNumber: question.number };
  return toPast(await store.list(db, question.project_id, page));
}

/** Of rows from the newest to the oldest. A pair that was tried again is told once, by the last try. */
export function toPast(rows: readonly MessageRow[]): PastMessage[] {
  const left = new Set(rows.filter(isLeftOut).flatMap((row) => [row.id, row.pair_id]));
  const past: PastMessage[] = [];
  let characters = 0;
  for (const row of rows) {
    if (left.has(row.id) || row.content === '' || row.status === 'queued') continue;
    const message = pastOf(row);
    if (!message) continue;
    characters += message.text.length;
    if (characters > maxCharacters) break;
    past.push(message);
  }
  return past.toReversed();
}

function isLeftOut({ variant, body }: MessageRow): boolean {
  return variant === 'ai_message' && body['exclude_from_history'] === true;
}

function pastOf(row: MessageRow): PastMessage | undefined {
  if (row.variant === 'user_message') return { role: 'user', text: row.content };
  if (row.variant !== 'ai_message') return undefined;
  const changedPaths = row.edit_id === null ? [] : changedIn(row);
  return { role: 'ai', text: row.content, ...(changedPaths.length > 0 ? { changedPaths } : {}) };
}

const changing: readonly string[] = ['write', 'rename', 'delete', 'package'];

function changedIn({ body }: MessageRow): string[] {
  const steps = AiMessage.shape.steps.safeParse(body['steps']).data ?? [];
  const paths = steps.flatMap(({ kind, status, paths: touched }) =>
    changing.includes(kind) && status === 'done' ? touched : [],
  );
  return [...new Set(paths)];
}
