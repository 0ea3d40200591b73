import type { Db } from '@loam/db';
import type { VisitSink } from '@loam/hosting';
import { randomBytes } from 'node:crypto';
import { countVisits } from './count-visits.ts';
import { createInboxStore } from './inbox-store.ts';

/** Where the edge leaves what it was told; a process that only serves sites needs no more of this module. */
export function createVisitSink(db: Db): VisitSink {
  const store = createInboxStore();
  return {
    write: (events) => store.insertEvents(db, events),
    salt: (day) => store.saltOf(db, day, randomBytes(32)),
  };
}

/** Everything that has come in until now. */
export async function countAllVisits(db: Db): Promise<void> {
  while (!(await countVisits({ db, inbox: createInboxStore() }))) continue;
}
