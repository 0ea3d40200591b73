import { errorMessage } from '@loam/kernel';
import type { CloudContext } from './context.ts';

/**
 * Whose database does not answer is UNHEALTHY; `settle` asks each of those again and brings them back. Two questions for
 * all clouds together: idle ones cost nothing.
 */
export async function watchClouds({ db, store, databases, logger }: CloudContext): Promise<void> {
  if (!databases?.faults || !(await store.hasAny(db))) return;
  try {
    // What a killed process left half-way is finished by any other.
    await databases.sweep?.();
    const faults = await databases.faults();
    for (const [ref, reason] of faults)
      logger.warn({ ref, reason }, 'the database of a cloud cannot be used');
    if (faults.size > 0) await store.markUnhealthy(db, [...faults.keys()]);
  } catch (error) {
    const count = await store.markUnhealthy(db);
    logger.error({ clouds: count, error: errorMessage(error) }, 'the databases of projects do not answer');
  }
}
