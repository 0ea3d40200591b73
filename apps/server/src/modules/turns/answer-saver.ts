import type { Db } from '@loam/db';
import { createBatch } from '../../live/batch.ts';
import { createBeat } from './beat.ts';
import type { AnswerSave, MessageStore } from '../chat/index.ts';

/** Answers whether what was saved is still ours to write. */
export type SaveAnswer = (save: AnswerSave) => Promise<boolean>;

type Outcome = { readonly isOurs: boolean } | { readonly error: unknown };

const collectMs = 100;
/** An answer holds up to a megabyte. */
const savesAtOnce = 25;

/** Answers of many chats are saved together: a statement for each would cost more than sending them does. */
export function createAnswerSaver(store: Pick<MessageStore, 'saveStates'>, db: Db): SaveAnswer {
  const beat = createBeat(collectMs);
  const batch = createBatch<AnswerSave, Outcome>((saves) => saveTogether(store, db, saves), {
    maxSize: savesAtOnce,
    schedule: beat.next,
  });
  return async (save) => {
    const outcome = await batch(save);
    if ('error' in outcome) throw outcome.error;
    return outcome.isOurs;
  };
}

async function saveTogether(
  store: Pick<MessageStore, 'saveStates'>,
  db: Db,
  saves: readonly AnswerSave[],
): Promise<Outcome[]> {
  try {
    return (await store.saveStates(db, saves)).map((isOurs) => ({ isOurs }));
  } catch (error) {
    if (saves.length === 1) return [{ error }];
    // One that cannot be written must not keep the others from being written.
    const alone: Outcome[] = [];
    for (const save of saves) alone.push(...(await saveTogether(store, db, [save])));
    return alone;
  }
}
