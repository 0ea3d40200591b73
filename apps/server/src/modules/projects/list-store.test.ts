import type { UserId, WorkspaceId } from '@loam/contract';
import { type Queries, type Sql, sql } from '@loam/db';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, addWorkspace, type Person } from '../../testing/people.ts';
import type { Sort } from './cursor.ts';
import { createProjectListStore, type ProjectListStore } from './list-store.ts';

let database: TestDatabase;
let ada: Person;
let workspace: WorkspaceId;

/** Ten thousand of Ada's projects among as many of others, and others' drafts in her workspace. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  ada = await addPerson(db, 'ada');
  const bob = await addPerson(db, 'bob');
  workspace = await addWorkspace(db, { owner: ada, members: [bob] });
  const elsewhere = await addWorkspace(db, { owner: bob });
  const add = (id: WorkspaceId, owner: UserId, visibility: string) =>
    db.run(sql`
      insert into projects (id, name, display_name, workspace_id, user_id, created_by, visibility, created_at, updated_at)
      select gen_random_uuid(), 'p-' || gen_random_uuid(), 'Project ' || n, ${id}, ${owner}, ${owner}, ${visibility},
        now() - n * interval '1 minute', now() - n * interval '1 second'
      from generate_series(1, 10000) n`);
  await add(workspace, ada.id, 'private');
  await add(workspace, ada.id, 'draft');
  await add(workspace, bob.id, 'draft');
  await add(elsewhere, bob.id, 'public');
  await db.run(sql`analyze projects`);
  await db.run(sql`analyze workspace_members`);
}, 180_000);
afterAll(() => database.drop());

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** How the database answers what the store asks. */
async function planOf(ask: (store: ProjectListStore) => Promise<unknown>): Promise<PlanNode[]> {
  let plan: PlanNode | undefined;
  const explain = async (statement: Sql) => {
    const [row] = await database.db.rows<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
      text: `explain (analyze, format json) ${statement.text}`,
      values: statement.values,
    });
    plan = row?.['QUERY PLAN'][0]?.Plan;
    return [];
  };
  const queries: Queries = { ...database.db, rows: explain };
  await ask(createProjectListStore(queries));
  return plan ? nodesOf(plan) : [];
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function expectIndexed(nodes: readonly PlanNode[], mostRows: number): void {
  const scans = nodes.filter((node) => node['Relation Name'] === 'projects');
  expect(scans.length).toBeGreaterThan(0);
  for (const scan of scans) {
    expect(scan['Node Type']).not.toBe('Seq Scan');
    const touched = (scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0)) * scan['Actual Loops'];
    expect(touched, scan['Index Name'] ?? scan['Node Type']).toBeLessThanOrEqual(mostRows);
  }
}

const sorts: readonly Sort[] = [
  { by: 'updated_at', order: 'desc' },
  { by: 'updated_at', order: 'asc' },
  { by: 'created_at', order: 'desc' },
  { by: 'name', order: 'asc' },
  { by: 'name', order: 'desc' },
];
const nothing = { search: undefined, workspaceId: undefined, visibility: undefined };

test.each(sorts)('a page by $by $order touches one page of rows, not ten thousand', async (sort) => {
  const page = { userId: ada.id, sort, limit: 51, ...nothing };
  expectIndexed(await planOf((store) => store.visible({ ...page, after: undefined })), 60);
  const rows = await createProjectListStore(database.db).visible({ ...page, after: undefined });
  const last = rows.at(-1);
  const after = { key: last?.sort_key ?? '', id: last?.id ?? '' };
  expectIndexed(await planOf((store) => store.visible({ ...page, after })), 60);
});

test('a search that finds something stops when the page is full', async () => {
  const sort: Sort = { by: 'updated_at', order: 'desc' };
  const request = { userId: ada.id, sort, limit: 51, after: undefined, ...nothing, search: 'project' };
  expectIndexed(await planOf((store) => store.visible(request)), 60);
});

test('someone’s public projects come from an index', async () => {
  for (const by of ['updated_at', 'created_at', 'name'] as const) {
    const request = {
      userId: ada.id,
      sort: { by, order: 'desc' },
      limit: 101,
      after: undefined,
      category: undefined,
    } as const;
    expectIndexed(await planOf((store) => store.publicOf(request)), 101);
  }
});
