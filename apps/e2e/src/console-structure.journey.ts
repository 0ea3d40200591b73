import type { Page } from '@playwright/test';
import { endpoints } from '@loam/contract';
import { lookAt, type Sight } from './support/look-at.ts';
import { projectOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a person who reads no SQL makes tables, changes them, and takes it back', async ({ people }) => {
  const ada = await people.signUp('Ada Field');
  const { id } = await projectOf(ada, 'Nursery');
  const params = { projectId: id };
  await ada.api.call(endpoints.enableBackend, { params });
  const page = await people.windowOf(ada);
  const faults: string[] = [];
  const look: Look = async (sight, scope = 'main') => {
    faults.push(...(await lookAt(page, sight, scope)));
    if (sight.width === undefined) await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
  };
  await page.goto(`/projects/${id}?view=cloud`);
  await page.getByRole('button', { name: /^Database/ }).click();
  await test.step('a table', () => makeTable(page, look));
  await test.step('its columns, with a way back', () => changeColumns(page));
  await test.step('who reaches it', () => changeAccess(page, look));
  await test.step('enums, functions, extensions and jobs', () => makeObjects(page, look));
  await test.step('a table is deleted', () => deleteTable(page));
  await test.step('all of it is in the project', async () => {
    const { files } = await ada.api.call(endpoints.getSourceCode, { params });
    const migrations = files
      .map(({ path }) => path)
      .filter((path) => path.startsWith('supabase/migrations/'));
    for (const name of ['create_plants', 'add_height_to_plants', 'create_mood', 'drop_plants'])
      expect(migrations.filter((path) => path.endsWith(`_${name}.sql`))).toHaveLength(1);
  });
  expect(faults).toEqual([]);
});

type Look = (sight: Sight, scope?: string) => Promise<void>;

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Looks at what a form would do, and does it. */
async function reviewAndRun(page: Page, name: string, sql: string): Promise<void> {
  await sheet(page, name).getByRole('button', { name: 'Review' }).click();
  await run(page, name, sql);
}

async function run(page: Page, name: string, sql: string): Promise<void> {
  await expect(sheet(page, name).getByText(sql)).toBeVisible();
  await sheet(page, name).getByRole('button', { name: 'Run' }).click();
  await expect(sheet(page, name)).toBeHidden();
}

async function choose(page: Page, of: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${of}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function makeTable(page: Page, look: Look): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: 'New table' }).click();
  await expect(sheet(page, 'New table').getByLabel('Name: created_at')).toBeVisible();
  await look({ name: 'a form', width: 390 }, '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'New table' }).click();
  const form = sheet(page, 'New table');
  await form.getByRole('button', { name: 'Review' }).click();
  await expect(form.getByText('Give it a name')).toBeVisible();
  await form.getByLabel('Name', { exact: true }).fill('plants');
  await form.getByRole('button', { name: 'Add column' }).click();
  await form.getByLabel('Name: the new column').fill('label');
  await form.getByRole('button', { name: 'Review' }).click();
  await expect(form.getByText('Create the table plants with 3 columns.')).toBeVisible();
  await look({ name: 'what a form would do', width: 1440 }, '[role=dialog]');
  await run(page, 'New table', 'enable row level security');
  await expect(page.getByRole('region', { name: 'Viewing table plants' })).toBeVisible();
  await expect(page.getByText('No data available')).toBeVisible();
}

async function changeColumns(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Structure', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Structure of plants' })).toBeVisible();
  const columns = page.getByRole('region', { name: 'Columns' });
  await columns.getByRole('button', { name: 'Add column' }).click();
  await sheet(page, 'Add new column').getByLabel('Name').fill('height');
  await reviewAndRun(page, 'Add new column', 'add column "height" text');
  await expect(page.getByText('Column added successfully')).toBeVisible();
  await expect(columns.getByText('height', { exact: true })).toBeVisible();
  await choose(page, 'height', 'Edit column');
  const edit = sheet(page, 'Edit column');
  await edit.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'integer', exact: true }).click();
  await edit.getByRole('button', { name: 'Review' }).click();
  await expect(edit.getByRole('button', { name: 'Run' })).toBeDisabled();
  await edit.getByLabel('Type height to confirm').fill('height');
  await run(page, 'Edit column', 'type integer using');
  await expect(columns.getByRole('listitem').filter({ hasText: 'height' })).toContainText('integer');
  await choose(page, 'label', 'Edit column');
  await sheet(page, 'Edit column').getByLabel('Name').fill('title');
  await reviewAndRun(page, 'Edit column', 'rename column "label" to "title"');
  await expect(columns.getByText('title', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(columns.getByText('label', { exact: true })).toBeVisible();
}

async function changeAccess(page: Page, look: Look): Promise<void> {
  await page.getByRole('switch', { name: 'Realtime' }).click();
  await run(page, 'Realtime', 'add table "public"."plants"');
  await expect(page.getByRole('switch', { name: 'Realtime' })).toBeChecked();
  await page.getByRole('switch', { name: 'Row level security' }).click();
  const warning = sheet(page, 'Row level security');
  await expect(warning.getByText('also without signing in').first()).toBeVisible();
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('switch', { name: 'Row level security' })).toBeChecked();
  await page.getByRole('button', { name: 'Add index' }).click();
  await sheet(page, 'Add index')
    .getByRole('checkbox', { name: /^label/ })
    .click();
  await reviewAndRun(page, 'Add index', 'create index "plants_label_idx"');
  await page.getByRole('button', { name: 'Add link' }).click();
  const link = sheet(page, 'Add link');
  await link.getByRole('combobox', { name: 'Column', exact: true }).click();
  await page.getByRole('option', { name: 'id', exact: true }).click();
  await link.getByRole('combobox', { name: 'Points at' }).click();
  await page.getByRole('option', { name: 'plants' }).click();
  await reviewAndRun(page, 'Add link', 'foreign key ("id") references "public"."plants" ("id")');
  await expect(page.getByText('id → plants.id')).toBeVisible();
  await look({ name: 'the structure of a table' });
}

async function makeObjects(page: Page, look: Look): Promise<void> {
  await page.getByRole('button', { name: 'plants', exact: true }).click();
  await page.getByRole('button', { name: 'Database', exact: true }).first().click();
  await page.getByRole('tab', { name: 'Enums' }).click();
  await page.getByRole('button', { name: 'New enum' }).click();
  await sheet(page, 'New enum').getByLabel('Name').fill('mood');
  await sheet(page, 'New enum').getByLabel('Values, one per line').fill('calm\nwild');
  await reviewAndRun(page, 'New enum', `as enum ('calm', 'wild')`);
  await expect(page.getByRole('region', { name: 'Enums' }).getByRole('listitem')).toContainText('wild');
  await page.getByRole('tab', { name: 'Functions' }).click();
  await page.getByRole('button', { name: 'New function' }).click();
  await reviewAndRun(page, 'New function', 'Save the function public.my_function.');
  await choose(page, 'my_function()', 'View source');
  await expect(page.getByText('CREATE OR REPLACE FUNCTION public.my_function()')).toBeVisible();
  await choose(page, 'my_function()', 'Delete function');
  await run(page, 'Delete function', 'drop function "public"."my_function"();');
  await expect(page.getByText('Functions are pieces of SQL')).toBeVisible();
  await page.getByRole('tab', { name: 'Extensions' }).click();
  await page.getByRole('switch', { name: 'Extension citext' }).click();
  await run(page, 'Switch on an extension', 'create extension if not exists "citext"');
  await expect(page.getByRole('switch', { name: 'Extension citext' })).toBeChecked();
  await page.getByRole('tab', { name: 'Cron jobs' }).click();
  await page.getByRole('button', { name: 'New cron job' }).click();
  await sheet(page, 'New cron job').getByLabel('Name').fill('tidy');
  await sheet(page, 'New cron job').getByLabel('SQL to run').fill('delete from plants');
  await reviewAndRun(page, 'New cron job', `cron.schedule('tidy', '0 3 * * *', 'delete from plants')`);
  await choose(page, 'tidy', 'Pause');
  await run(page, 'Pause', 'active := false');
  await expect(page.getByText('paused', { exact: true })).toBeVisible();
  await choose(page, 'tidy', 'Run history');
  await expect(page.getByText('It has not run yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await look({ name: 'cron jobs' });
}

async function deleteTable(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Tables' }).click();
  await page.getByRole('button', { name: 'Open plants' }).click();
  await page.getByRole('button', { name: 'Structure', exact: true }).click();
  await page.getByRole('button', { name: 'Delete table' }).click();
  const form = sheet(page, 'Delete table');
  await expect(form.getByRole('button', { name: 'Run' })).toBeDisabled();
  await form.getByLabel('Type plants to confirm').fill('plants');
  await run(page, 'Delete table', 'drop table "public"."plants";');
}
