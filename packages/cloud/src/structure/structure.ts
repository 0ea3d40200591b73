import { createTables, type TableDatabases, tableError } from '../tables/index.ts';
import { withSession } from '../tables/index.ts';
import { jobRunsSql, structureSql } from './catalog-sql.data.ts';
import type { PlannedChange, StructureChange } from './change.ts';
import type { JobRun, StructureObjects } from './facts.ts';
import { writeChange } from './write-change.ts';

export interface Structure {
  /** All but tables. */
  read(ref: string): Promise<StructureObjects>;
  jobRuns(ref: string, jobId: number): Promise<readonly JobRun[]>;
  /** What a change would run, looked at against what is there now. */
  plan(ref: string, change: StructureChange): Promise<PlannedChange>;
}

const reading = { isReadOnly: true, timeoutMs: 30_000 };
const runsShown = 50;

/** What a database is made of, and how it would be changed. Running a change is somebody else's: it is a migration. */
export function createStructure(databases: TableDatabases): Structure {
  const tables = createTables(databases);
  const read = (ref: string) =>
    withSession(databases, { ...reading, ref }, async ({ client }) => {
      const { rows } = await client.query<StructureObjects>(structureSql);
      const [found] = rows;
      if (!found) throw tableError('table_missing', 'The structure could not be read.');
      return found;
    });
  return {
    read,
    jobRuns: (ref, jobId) =>
      withSession(databases, { ...reading, ref }, async ({ client }) => {
        const { rows } = await client.query<JobRun>(jobRunsSql, [jobId, runsShown]);
        return rows;
      }),
    async plan(ref, change) {
      const objects = await read(ref);
      const table =
        'table' in change ? await tables.describe({ ref, schema: 'public', table: change.table }) : undefined;
      return writeChange(change, { ...objects, table });
    },
  };
}
