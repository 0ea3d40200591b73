import { createTables, type TableDatabases, withSession } from '../tables/index.ts';
import { jobRunsSql, structureParts } from './catalog-sql.data.ts';
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

type Part = keyof StructureObjects;

const allParts: readonly Part[] = ['policies', 'enums', 'functions', 'triggers', 'extensions', 'jobs'];
const nothing: StructureObjects = {
  policies: [],
  enums: [],
  functions: [],
  triggers: [],
  extensions: [],
  jobs: [],
};
const reading = { isReadOnly: true, timeoutMs: 30_000 };
const runsShown = 50;

/** What a database is made of, and how it would be changed. Running a change is somebody else's: it is a migration. */
export function createStructure(databases: TableDatabases): Structure {
  const tables = createTables(databases);
  const read = (ref: string, parts: readonly Part[]) =>
    withSession(databases, { ...reading, ref }, async ({ client }) => {
      if (parts.length === 0) return nothing;
      const columns = parts.map((part) => `${structureParts[part]} as "${part}"`);
      const { rows } = await client.query<Partial<StructureObjects>>(`select ${columns.join(', ')}`);
      return { ...nothing, ...rows[0] };
    });
  return {
    read: (ref) => read(ref, allParts),
    jobRuns: (ref, jobId) =>
      withSession(databases, { ...reading, ref }, async ({ client }) => {
        const { rows } = await client.query<JobRun>(jobRunsSql, [jobId, runsShown]);
        return rows;
      }),
    async plan(ref, change) {
      const objects = await read(ref, partsOf(change));
      const table =
        'table' in change ? await tables.describe({ ref, schema: 'public', table: change.table }) : undefined;
      return writeChange(change, { ...objects, table });
    },
  };
}

/** What a change has to know of; listing extensions alone takes longer than most changes. */
function partsOf({ kind }: StructureChange): readonly Part[] {
  if (kind === 'drop_policy') return ['policies'];
  if (/_enum(_value)?$/.test(kind)) return ['enums'];
  if (kind.endsWith('_function')) return ['functions'];
  if (kind === 'set_extension') return ['extensions'];
  return kind.endsWith('_job') ? ['jobs'] : [];
}
