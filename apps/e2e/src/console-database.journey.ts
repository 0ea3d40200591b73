import type { Page } from '@playwright/test';
import { endpoints } from '@loam/contract';
import { readFile } from 'node:fs/promises';
import { lookAt } from './support/look-at.ts';
import { type Person, projectOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

const seed = `
create table customers (id int8 primary key, name text not null, visits int);
insert into customers select g, 'Customer ' || g, g from generate_series(1, 60) g;
create table orders (id int8 primary key, customer_id int8 references customers (id), total numeric not null,
  is_paid boolean not null default false, placed_on date, note text, details jsonb);
insert into orders select g, g % 60 + 1, g, false, date '2026-01-01' + g, case when g = 7 then '=7+7' end, '{"gift": true}'
  from generate_series(1, 1200) g;
create table pairs (a int, b int, primary key (a, b));
insert into pairs values (1, 2);
create table empty_one (id int primary key);
analyze`;

test('a person looks into the database of the app, changes rows, filters them and takes them along', async ({
  people,
}) => {
  const ada = await people.signUp('Ada Field');
  const { id } = await projectOf(ada, 'Orchard');
  await ada.api.call(endpoints.enableBackend, { params: { projectId: id } });
  const page = await people.windowOf(ada);
  await test.step('nothing is there yet', async () => {
    await page.goto(`/projects/${id}?view=cloud`);
    await expect(page.getByRole('heading', { name: 'Cloud', exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Database/ }).click();
    await expect(
      page.getByText('Tables will populate as soon as your app saves information').filter({ visible: true }),
    ).toBeVisible();
    await runSql(ada, id, seed);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('button', { name: 'Open orders' })).toContainText('~1,200 rows');
  });
  const faults = await test.step('a stack of screens that a reload keeps', () => walkStack(page));
  await test.step('pages, sorting and columns', () => readRows(page));
  await test.step('filters', () => filterRows(page));
  await test.step('cells and forms', () => changeRows(page));
  await test.step('an export', () => exportRows(page));
  await test.step('one more column', () => addColumn(page));
  await test.step('somebody else meanwhile', () => othersMeanwhile(page, (sql) => runSql(ada, id, sql)));
  expect(faults).toEqual([]);
});

async function runSql(ada: Person, projectId: string, query: string): Promise<void> {
  await ada.api.call(endpoints.queryBackend, { params: { projectId, ref: 'x' }, body: { query } });
}

async function walkStack(page: Page): Promise<string[]> {
  const heading = page.getByRole('heading', { level: 2 });
  await page.getByRole('button', { name: 'Open orders' }).click();
  await expect(heading.filter({ hasText: 'orders' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Viewing table orders' })).toBeVisible();
  await page.getByRole('button', { name: 'Open the row in customers that this points at' }).first().click();
  await expect(page.getByRole('gridcell', { name: 'Customer 2', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'orders', exact: true })).toBeVisible();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page.getByRole('button', { name: 'Database', exact: true }).first()).toBeVisible();
  const faults = await lookAt(page, { name: 'a table' }, 'main');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Database', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Overview' })).toBeVisible();
  faults.push(...(await lookAt(page, { name: 'tables' }, 'main')));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Overview' }).click();
  await expect(page.getByRole('button', { name: /^orders\s*~1\.2K$/ })).toBeVisible();
  faults.push(...(await lookAt(page, { name: 'overview of the cloud' }, 'main')));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /^Database/ }).click();
  await page.getByRole('button', { name: 'Open pairs' }).click();
  await expect(
    page.getByText('Updating rows currently supports tables with a single primary key.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Database', exact: true }).first().click();
  await page.getByRole('button', { name: 'Open empty_one' }).click();
  await expect(page.getByText('No data available')).toBeVisible();
  await page.getByRole('button', { name: 'Database', exact: true }).first().click();
  await page.getByRole('button', { name: 'Open orders' }).click();
  return faults;
}

const firstCell = (page: Page) => page.locator('tbody:visible tr').first().locator('td').nth(1);

async function readRows(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Last page' }).click();
  await expect(page.getByRole('gridcell', { name: '1200' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(firstCell(page)).toHaveText('1101');
  await page.getByRole('button', { name: 'First page' }).click();
  await expect(firstCell(page)).toHaveText('1');
  await page.getByRole('button', { name: /^total/ }).click();
  await page.getByRole('button', { name: /^total/ }).click();
  await expect(page.getByRole('columnheader', { name: /^total/ })).toHaveAttribute('aria-sort', 'descending');
  await expect(firstCell(page)).toHaveText('1200');
  await page.getByRole('button', { name: /^total/ }).click();
  await expect(firstCell(page)).toHaveText('1');
  await page.getByRole('button', { name: 'Count exactly' }).click();
  await expect(page.getByText('1,200 rows', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  for (const name of ['customer_id', 'total', 'is_paid', 'placed_on', 'note', 'details', 'id'])
    await page.getByRole('menuitemcheckbox', { name, exact: true }).click();
  await expect(page.getByText('You must keep at least one column selected')).toBeVisible();
  for (const name of ['customer_id', 'total', 'is_paid', 'placed_on', 'note', 'details'])
    await page.getByRole('menuitemcheckbox', { name, exact: true }).click();
  await page.keyboard.press('Escape');
}

async function addFilter(page: Page, column: string): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${column} `) }).click();
}

async function filterRows(page: Page): Promise<void> {
  await addFilter(page, 'placed_on');
  const day = page.getByLabel('Value for placed_on');
  await day.fill('soon');
  await expect(page.getByText('Must be a valid date (YYYY-MM-DD)')).toBeVisible();
  await day.fill('2026-02-30');
  await expect(page.getByText('Invalid date', { exact: true })).toBeVisible();
  await day.fill('');
  await expect(day).toBeHidden();
  await addFilter(page, 'total');
  const total = page.getByLabel('Value for total');
  await total.fill('many');
  await expect(page.getByText('Must be a valid number')).toBeVisible();
  await total.fill('99999');
  await expect(page.getByText('The filters applied have returned no results from this table')).toBeVisible();
  await page.getByRole('button', { name: 'Remove all filters' }).click();
  await expect(firstCell(page)).toHaveText('1');
}

async function changeRows(page: Page): Promise<void> {
  const cell = (name: string) =>
    page.getByRole('gridcell', { name, exact: true }).filter({ visible: true }).first();
  await cell('2026-01-02').dblclick();
  const day = page.getByRole('textbox', { name: 'placed_on' });
  await day.fill('2.1.2026');
  await expect(page.getByText('Invalid date format. Use YYYY-MM-DD or ISO format')).toBeVisible();
  await day.fill('2026-05-01');
  await day.press('Enter');
  await expect(page.getByText('Row updated successfully').last()).toBeVisible();
  await expect(cell('2026-05-01')).toBeVisible();
  await cell('{"gift": true}').dblclick();
  const json = page.getByRole('textbox', { name: 'details' });
  await json.fill('{gift');
  await expect(page.getByText('Invalid JSON format')).toBeVisible();
  await page.getByRole('button', { name: 'Format' }).click();
  await expect(page.getByText('Cannot format invalid JSON')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Add Row' }).click();
  const panel = page.getByRole('dialog', { name: 'Create row' });
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('This field is required').first()).toBeVisible();
  await panel.getByLabel('id', { exact: true }).fill('5000');
  await panel.getByLabel('total').fill('a lot');
  await expect(panel.getByText('Must be a valid decimal number (e.g., 3.14, -0.5)')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Discard Changes' })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await panel.getByLabel('total').fill('12.5');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Row created successfully')).toBeVisible();

  await page.getByRole('button', { name: 'Edit row 1', exact: true }).click();
  await page.getByRole('dialog', { name: 'Edit row' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No changes to save')).toBeVisible();
  await page.getByRole('dialog', { name: 'Edit row' }).getByRole('button', { name: 'Duplicate' }).click();
  await expect(panel.getByLabel('total')).toHaveValue('1');
  await panel.getByLabel('id', { exact: true }).fill('5001');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Row inserted successfully')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select row 3', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select row 4', exact: true }).click();
  await page.getByRole('button', { name: 'Delete 2 rows' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 rows' }).click();
  await expect(page.getByText('2 row(s) deleted successfully')).toBeVisible();
}

async function exportRows(page: Page): Promise<void> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^orders_\d{4}-\d{2}-\d{2}T[\d-]+\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.split('\n')[0]).toBe('id;customer_id;total;is_paid;placed_on;note;details');
  expect(text).toContain(`;'=7+7;`);
  expect(text.trim().split('\n')).toHaveLength(1201);
  await expect(page.getByText('1,200 rows of orders exported')).toBeVisible();
}

async function addColumn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitem', { name: 'Add new column' }).click();
  const panel = page.getByRole('dialog', { name: 'Add new column' });
  await panel.getByRole('button', { name: 'Review' }).click();
  await expect(panel.getByText('Column name is required')).toBeVisible();
  await panel.getByLabel('Name').fill('weight');
  await panel.getByRole('button', { name: 'Review' }).click();
  await expect(panel.getByText('alter table "public"."orders" add column "weight" text;')).toBeVisible();
  await panel.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByText("Column 'weight' added successfully")).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /^weight/ })).toBeVisible();
}

/** What somebody changes by SQL shows by itself, and takes nothing that was typed here. */
async function othersMeanwhile(page: Page, runElsewhere: (sql: string) => Promise<void>): Promise<void> {
  const weight = page.getByRole('row').nth(1).getByRole('gridcell').last();
  await weight.dblclick();
  await page.getByRole('textbox', { name: 'weight' }).fill('heavy');
  await runElsewhere('alter table orders drop column weight');
  await expect(page.getByText('The cell of weight that you were typing in is gone.')).toBeVisible();
  await expect(page.getByText('heavy', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy what I typed' }).click();
  await page.getByRole('button', { name: 'Edit row 1', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit row' });
  await form.getByLabel('note').fill('mine');
  await runElsewhere('update orders set total = 77 where id = 1');
  await expect(form.getByText('Somebody changed this row while it was open here.')).toBeVisible();
  await expect(form.getByLabel('note')).toHaveValue('mine');
  await form.getByRole('button', { name: 'Discard mine and show theirs' }).click();
  await expect(form.getByLabel('total')).toHaveValue('77');
  await form.getByLabel('note').fill('mine again');
  await runElsewhere('delete from orders where id = 1');
  await expect(form.getByText('Somebody deleted this row.')).toBeVisible();
  await expect(form.getByLabel('note')).toHaveValue('mine again');
  await runElsewhere('drop table orders');
  await expect(page.getByText('It was deleted or renamed.')).toBeVisible();
  await expect(form.getByLabel('note')).toHaveValue('mine again');
}
