import type { Db, SessionLock } from '@loam/db';
import { AppError } from '@loam/kernel';

const filesLock = 7_316_041;

/** Nothing is removed from the store of files meanwhile. Throws at the end when that could not be kept. */
export async function whileStoring<T>(db: Pick<Db, 'acquireLock'>, work: () => Promise<T>): Promise<T> {
  const lock = await db.acquireLock(filesLock, { mode: 'shared', waits: true });
  // Whoever waits gets it; without waiting it may be taken.
  if (!lock) throw new AppError({ code: 'lock_missing', detail: 'The store of files could not be locked.' });
  return holding(lock, async () => {
    const result = await work();
    await lock.confirm();
    return result;
  });
}

/** Nothing is stored meanwhile. Undefined, without the work, while someone stores. */
export async function whileNobodyStores<T>(
  db: Pick<Db, 'acquireLock'>,
  work: (lock: Pick<SessionLock, 'confirm'>) => Promise<T>,
): Promise<T | undefined> {
  const lock = await db.acquireLock(filesLock, { mode: 'exclusive', waits: false });
  return lock && holding(lock, () => work(lock));
}

async function holding<T>(lock: SessionLock, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await lock.release();
  }
}
