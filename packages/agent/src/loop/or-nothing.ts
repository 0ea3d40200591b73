import { errorMessage } from '@loam/kernel';
import type { Turn } from './turn.ts';

/** A check that cannot run is no verdict on the changes. */
export async function orNothing<Item>(
  turn: Turn,
  what: string,
  work: Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  try {
    return await work;
  } catch (error) {
    turn.signal.throwIfAborted();
    turn.logger.warn({ what, error: errorMessage(error) }, 'a check could not run');
    return [];
  }
}
