import type { Page } from '@playwright/test';
import { endpoints } from '@loam/contract';
import { copied } from './support/clipboard.ts';
import { type ConsoleWindow, openConsole } from './support/console.ts';
import { expect, test } from './support/test.ts';

const schema = `
create table trees (id int8 primary key, name text not null, owner uuid);
insert into trees select n, 'Tree ' || n, null from generate_series(1, 30) n;
create policy anyone on trees for select to anon, authenticated using (true);
create table bare (id int8 primary key);
alter table bare disable row level security`;

test('a person reads warnings, asks the database, and reads its policies and its schema', async ({
  people,
}) => {
  const cloud = await openConsole(people, 'Arboretum');
  await runSql(cloud, schema);
  await test.step('warnings', () => readWarnings(cloud));
  await test.step('SQL', () => askTheDatabase(cloud));
  await test.step('policies', () => readPolicies(cloud));
  await test.step('schema', () => readSchema(cloud));
  expect(cloud.faults).toEqual([]);
});

test('a person reads the logs and tries a function', async ({ people }) => {
  const cloud = await openConsole(people, 'Meadow');
  await runSql(cloud, 'select * from no_such_table');
  await test.step('logs', () => readLogs(cloud));
  await test.step('functions', () => tryFunction(cloud));
  await test.step('AI', async () => {
    await cloud.open('AI');
    await expect(cloud.page.getByText('No AI usage data available for the selected period.')).toBeVisible();
    await cloud.look('AI');
  });
  expect(cloud.faults).toEqual([]);
});

async function runSql({ person, projectId }: ConsoleWindow, sql: string): Promise<void> {
  await person.api.call(endpoints.writeBackendSql, {
    params: { projectId },
    body: { sql, run_id: crypto.randomUUID() },
  });
}

/** What the lints found stands above the cards, by itself once something changed, and leads to what mends it. */
async function readWarnings({ page, look }: ConsoleWindow): Promise<void> {
  const warnings = page.getByRole('region', { name: 'Security' });
  await expect(warnings.getByText(/\bbare\b/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^trees/ })).toBeVisible();
  await look('overview');
  await warnings.getByRole('button', { name: 'Review bare' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'RLS Policies' })).toBeVisible();
}

async function askTheDatabase({ page, look, open }: ConsoleWindow): Promise<void> {
  await open('SQL editor');
  const field = page.getByRole('textbox', { name: 'SQL' });
  const run = async (sql: string) => {
    await field.fill(sql);
    await page.getByRole('button', { name: /^Run/ }).click();
  };
  await run("select n as id, 'Tree ' || n as name from generate_series(1, 500) n");
  await expect(page.getByText('500 rows')).toBeVisible();
  await goByKeys(page);
  await run("insert into trees values (31, 'Tree 31')");
  await expect(page.getByText('cannot execute INSERT in a read-only transaction')).toBeVisible();
  await page.getByRole('switch', { name: 'Allow writing for this run' }).click();
  await run("insert into trees values (31, 'Tree 31')");
  await expect(page.getByText('INSERT done')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Allow writing for this run' })).not.toBeChecked();
  await expect(page.getByText('Only rows changed, so no migration was saved.')).toBeVisible();
  await page.getByRole('switch', { name: 'Allow writing for this run' }).click();
  await run('create index trees_name on trees (name)');
  await expect(
    page.getByText('your project has it as the migration create_index_trees_name_on_trees'),
  ).toBeVisible();
  await field.fill('select name from trees where id = 3');
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByRole('region', { name: 'Plan of the query' })).toContainText('Scan');
  await page.getByRole('button', { name: 'Save query' }).click();
  const saving = page.getByRole('dialog', { name: 'Save query' });
  await saving.getByRole('textbox', { name: 'Name' }).fill('Third tree');
  await saving.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Query saved')).toBeVisible();
  await run('select count(*) as trees from trees');
  await expect(page.getByText('31', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ask the AI about this result' }).click();
  await expect(page.getByText('Added to your message')).toBeVisible();
  await page.getByRole('button', { name: 'Saved queries' }).click();
  await page.getByRole('dialog', { name: 'Saved queries' }).getByText('Third tree').click();
  await expect(field).toContainText('where id = 3');
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('dialog', { name: 'History' }).getByText('select count(*) as trees').click();
  await expect(field).toContainText('count(*)');
  await run('select * from no_such_table');
  await expect(page.getByText('relation "no_such_table" does not exist')).toBeVisible();
  await look('the SQL editor');
}

/** The result is one stop of Tab; keys lead to each value, also to those that are not drawn yet. */
async function goByKeys(page: Page): Promise<void> {
  const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'History' }).focus();
  await page.keyboard.press('Tab');
  await expect(cell('1')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(cell('Tree 2')).toBeFocused();
  expect(await copied(page, () => page.keyboard.press('Control+c'))).toBe('Tree 2');
  await page.keyboard.press('Control+End');
  await expect(cell('Tree 500')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(cell('500')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(cell('1')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Ask the AI about this result' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(cell('1')).toBeFocused();
}

async function readPolicies({ page, look, open }: ConsoleWindow): Promise<void> {
  await open('RLS Policies');
  await expect(page.getByText('anyone', { exact: true })).toBeVisible();
  await expect(page.getByText('RLS off')).toBeVisible();
  await expect(page.getByText('Everyone can read all rows.')).toBeVisible();
  await look('policies');
  await page.getByRole('combobox', { name: 'Role' }).click();
  await expect(page.getByRole('option', { name: 'All roles' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Try access' }).click();
  await page.getByRole('combobox', { name: 'Table' }).click();
  await page.getByRole('option', { name: 'trees' }).click();
  await expect(page.getByText('31 of 31 rows').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rows they would get' }).first()).toContainText('Tree 3');
  await look('a try of access');
  await page.getByRole('radio', { name: 'Policies' }).click();
  await page.getByRole('button', { name: 'Delete the policy anyone' }).click();
  const sheet = page.getByRole('dialog', { name: 'Delete policy' });
  await expect(sheet.getByText('drop policy "anyone" on "public"."trees";')).toBeVisible();
  await sheet.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByText('No RLS policies found for table trees')).toBeVisible();
}

async function readSchema({ page, look, open }: ConsoleWindow): Promise<void> {
  await open('Schema');
  await expect(page.getByText('owner', { exact: true })).toBeVisible();
  await look('schema');
}

const logTypes = [
  'Function Edge',
  'Authentication',
  'PostgreSQL',
  'Realtime',
  'Storage',
  'Cron Job',
  'Edge',
  'Function',
  'PostgREST',
  'Supavisor',
  'PgBouncer',
  'PostgreSQL Upgrade',
];

async function readLogs({ page, look, open }: ConsoleWindow): Promise<void> {
  await open('Logs');
  await expect(page.getByText('Debug errors and track activity in your app.')).toBeVisible();
  // The failing query of before, as the server reported it.
  const line = page.getByRole('button', { name: /relation "no_such_table" does not exist/ }).first();
  await line.click();
  await expect(page.getByRole('button', { name: 'Copy JSON' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('logs.json');
  const search = page.getByRole('searchbox', { name: 'Search logs' });
  await search.fill('nothing like this');
  await expect(page.getByText('No line matches these filters.')).toBeVisible();
  await look('logs');
  await search.fill('');
  await page.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Error' }).click();
  await page.getByRole('menuitem', { name: 'Clear all' }).click();
  await page.getByRole('button', { name: /^Time range/ }).click();
  await page.getByLabel('Start', { exact: true }).fill('2026-01-02T00:00');
  await page.getByLabel('End', { exact: true }).fill('2026-01-01T00:00');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Start must be before end')).toBeVisible();
  await page.getByRole('button', { name: 'Last 15 minutes' }).click();
  await page.getByRole('button', { name: 'Live' }).click();
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Live' }).click();
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('combobox', { name: 'Log type' }).click();
  await expect(page.getByRole('option')).toHaveText(logTypes);
  await page.getByRole('option', { name: 'PostgreSQL Upgrade' }).click();
  await expect(
    page.getByText('Logs will appear here when your application generates activity.'),
  ).toBeVisible();
}

const source = `Deno.serve(async (request) => {
  const { role } = JSON.parse(atob(request.headers.get('authorization').split('.')[1]));
  const { name } = await request.json();
  console.log('greeting ' + name);
  return name === 'nobody' ? new Response('who?', { status: 500 }) : Response.json({ hello: name, role });
});`;

async function tryFunction({ page, look, open, projectId }: ConsoleWindow): Promise<void> {
  await open('Edge Functions');
  await expect(
    page.getByText('Edge functions will appear when adding custom background actions'),
  ).toBeVisible();
  const deployed = await page.evaluate(
    async ([id, body]) => {
      const answer = await fetch(`/api/projects/${id}/db-proxy/v1/projects/x/functions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ slug: 'greet', name: 'greet', body }),
      });
      return answer.status;
    },
    [projectId, source] as const,
  );
  expect(deployed).toBe(201);
  await page.reload();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Status',
    'Invocations',
    'Success rate',
    'Last updated',
  ]);
  await page.getByRole('button', { name: 'greet', exact: true }).filter({ visible: true }).click();
  await expect(page.getByText('No invocation data available')).toBeVisible();
  await expect(page.getByText(/^Last updated/).filter({ visible: true })).toBeVisible();
  const answer = page.getByRole('region', { name: 'Answer' });
  const call = async (body: string, status: string) => {
    await page.getByRole('textbox', { name: 'Body', exact: true }).fill(body);
    // The chat's own has a picture instead of the word.
    await page.getByRole('button', { name: 'Send' }).filter({ hasText: 'Send' }).click();
    await expect(answer.getByText(status, { exact: true })).toBeVisible();
  };
  await call('{"name":"Ada"}', '200');
  await expect(answer.getByText('"role": "anon"')).toBeVisible();
  await page.getByRole('radio', { name: 'Service key' }).click();
  await call('{"name":"nobody"}', '500');
  await expect(answer.getByText('who?')).toBeVisible();
  await call('{"name":"Bea"}', '200');
  await expect(answer.getByText('"role": "service_role"')).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Invoked' }).locator('..')).toHaveText('Invoked3');
  await expect(page.getByRole('term').filter({ hasText: 'Failed' }).locator('..')).toHaveText('Failed1');
  await expect(page.getByRole('term').filter({ hasText: 'Succeeded' }).locator('..')).toHaveText(
    'Succeeded2',
  );
  await look('a function');
  await page.getByText('See the logs of a time').click();
  await page
    .getByRole('button', { name: / succeeded · \d calls/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Logs of greet' })).toBeVisible();
  await expect(page.getByText(/^greeting /).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Log type' })).toHaveCount(0);
  await page.getByRole('button', { name: 'greet', exact: true }).click();
  await page.getByRole('button', { name: 'View Logs' }).click();
  await expect(page.getByText('greeting nobody', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'greet', exact: true }).click();
  await page.evaluate(
    (id) => fetch(`/api/projects/${id}/db-proxy/v1/projects/x/functions/greet`, { method: 'DELETE' }),
    projectId,
  );
  await expect(page.getByText('There is no function greet any more')).toBeVisible();
}
