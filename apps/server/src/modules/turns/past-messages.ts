import type { PastMessage } from '@loam/agent';
import type { TurnContext } from './context.ts';
import { happening, pastAnswer } from './past-notes.ts';
import type { MessageRow } from '../chat/index.ts';

const maxMessages = 120;
const maxCharacters = 200_000;

/** The conversation before a message, oldest first, as far back as a model could want it. */
export async function pastMessages(
  { db, store }: Pick<TurnContext, 'db' | 'store'>,
  question: MessageRow,
  asked?: string,
): Promise<PastMessage[]> {
  const page = { limit: maxMessages, beforeNumber: question.number };
  return toPast(await store.list(db, question.project_id, page), asked);
}

/** Of rows from the newest to the oldest. A pair that was tried again is told once, by the last try. */
export function toPast(rows: readonly MessageRow[], asked?: string): PastMessage[] {
  const left = new Set(rows.filter(isLeftOut).flatMap((row) => [row.id, row.pair_id]));
  const past: PastMessage[] = [];
  /** What people did, newest first; it is told with the answer before it. */
  let since: string[] = [];
  let characters = 0;
  for (const row of rows) {
    const happened = happening(row);
    if (happened !== undefined) since.unshift(happened);
    const message = left.has(row.id) || row.status === 'queued' ? undefined : pastOf(row, since, asked);
    if (!message) continue;
    if (message.role === 'ai') since = [];
    characters += message.text.length;
    if (characters > maxCharacters) break;
    past.push(message);
  }
  return past.toReversed();
}

function isLeftOut({ variant, body }: MessageRow): boolean {
  return variant === 'ai_message' && body['exclude_from_history'] === true;
}

function pastOf(
  row: MessageRow,
  since: readonly string[],
  asked: string | undefined,
): PastMessage | undefined {
  if (row.variant === 'user_message') {
    return row.content === '' ? undefined : { role: 'user', text: row.content };
  }
  if (row.variant !== 'ai_message') return undefined;
  const { text, changedPaths, notes } = pastAnswer(row, asked);
  const told = [...notes, ...since];
  return {
    role: 'ai',
    text,
    ...(changedPaths.length > 0 ? { changedPaths } : {}),
    ...(told.length > 0 ? { notes: told } : {}),
  };
}
