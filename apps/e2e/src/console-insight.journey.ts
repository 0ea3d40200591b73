import type { Page } from '@playwright/test';
import { endpoints } from '@loam/contract';
import { lookAt } from './support/look-at.ts';
import { projectOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

const schema = `
create table trees (id int8 primary key, name text not null, owner uuid);
insert into trees select n, 'Tree ' || n, null from generate_series(1, 30) n;
create policy anyone on trees for select to anon, authenticated using (true);
create table bare (id int8 primary key);
alter table bare disable row level security`;

test('a person asks the database, reads its policies, its schema and its logs', async ({ people }) => {
  const ada = await people.signUp('Ada Field');
  const { id } = await projectOf(ada, 'Arboretum');
  const params = { projectId: id };
  await ada.api.call(endpoints.enableBackend, { params });
  const made = { sql: schema, run_id: crypto.randomUUID() };
  const answer = await ada.api.call(endpoints.writeBackendSql, { params, body: made });
  expect(answer.failure).toBeNull();
  const page = await people.windowOf(ada, { reducedMotion: 'reduce' });
  await page.goto(`/projects/${id}?view=cloud`);
  const faults: string[] = [];
  const look = async (name: string) => {
    faults.push(...(await lookAt(page, { name }, 'main')));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
  };
  await test.step('SQL', () => askTheDatabase(page, look));
  await test.step('policies', () => readPolicies(page, look));
  await test.step('schema', () => readSchema(page, look));
  await test.step('logs', () => readLogs(page, look));
  await test.step('functions and AI', () => readTheEmpty(page, look));
  expect(faults).toEqual([]);
});

type Look = (name: string) => Promise<void>;

async function openSection(page: Page, name: string): Promise<void> {
  const overview = page.getByRole('button', { name: 'Overview', exact: true }).filter({ visible: true });
  const section = page.getByRole('button', { name: new RegExp(`^${name}`) }).filter({ visible: true });
  await expect(overview.or(section).first()).toBeVisible();
  if (await overview.isVisible()) await overview.click();
  await section.first().click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}

async function askTheDatabase(page: Page, look: Look): Promise<void> {
  await openSection(page, 'SQL editor');
  const field = page.getByRole('textbox', { name: 'SQL' });
  const run = async (sql: string) => {
    await field.fill(sql);
    await page.getByRole('button', { name: /^Run/ }).click();
  };
  await run('select id, name from trees order by id');
  await expect(page.getByText('30 rows')).toBeVisible();
  await expect(page.getByText('Tree 3', { exact: true })).toBeVisible();
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

async function readPolicies(page: Page, look: Look): Promise<void> {
  await openSection(page, 'RLS Policies');
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

async function readSchema(page: Page, look: Look): Promise<void> {
  await openSection(page, 'Schema');
  await expect(page.getByText('owner', { exact: true })).toBeVisible();
  await look('schema');
}

async function readLogs(page: Page, look: Look): Promise<void> {
  await openSection(page, 'Logs');
  await expect(page.getByText('Debug errors and track activity in your app.')).toBeVisible();
  // The failing query of before, as the server reported it.
  await expect(page.getByText('relation "no_such_table" does not exist').first()).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Search logs' })
    .or(page.getByRole('searchbox'))
    .first()
    .fill('nothing like this');
  await expect(page.getByText('No line matches these filters.')).toBeVisible();
  await look('logs');
}

async function readTheEmpty(page: Page, look: Look): Promise<void> {
  await openSection(page, 'Edge Functions');
  await expect(
    page.getByText('Edge functions will appear when adding custom background actions'),
  ).toBeVisible();
  await look('functions');
  await openSection(page, 'AI');
  await expect(page.getByText('No AI usage data available for the selected period.')).toBeVisible();
  await look('AI');
}
