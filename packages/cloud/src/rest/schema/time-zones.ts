import { runAs } from '../../postgres/batch/index.ts';
import type { RestDatabases } from '../ports.ts';
import { zonesSql } from './catalogue.data.ts';

export interface TimeZones {
  /** The names that a database knows, asked as a role. */
  of(ref: string, role: string): Promise<ReadonlySet<string>>;
  release(ref: string): void;
}

/**
 * The time zones of the databases whose callers prefer one. Not part of the schema: PostgreSQL opens hundreds of files to
 * list them, few ask for it, and no change of a schema changes them.
 */
export function createTimeZones(databases: Pick<RestDatabases, 'acquire'>): TimeZones {
  const known = new Map<string, Promise<ReadonlySet<string>>>();
  /** Databases of one server have the same, which are kept once. */
  let last: ReadonlySet<string> = new Set();

  const read = async (ref: string, role: string): Promise<ReadonlySet<string>> => {
    const client = await databases.acquire(ref);
    const session = { role, settings: [], isReadOnly: true };
    const [rows = []] = await runAs(client, session, { statements: [{ text: zonesSql, values: [] }] });
    const names = rows.map(([name]) => name ?? '');
    if (names.length !== last.size || !names.every((name) => last.has(name))) last = new Set(names);
    return last;
  };

  return {
    of: (ref, role) => {
      const found = known.get(ref);
      if (found !== undefined) return found;
      const reading = read(ref, role);
      known.set(ref, reading);
      reading.catch(() => {
        if (known.get(ref) === reading) known.delete(ref);
      });
      return reading;
    },
    release: (ref) => void known.delete(ref),
  };
}
