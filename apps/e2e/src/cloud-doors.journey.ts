import type { Page } from '@playwright/test';
import { endpoints, texts } from '@loam/contract';
import { lookAt } from './support/look-at.ts';
import { type Person, projectOf, type People } from './support/people.ts';
import { expect, test } from './support/test.ts';

const journeyMs = 600_000;
const importMs = 120_000;
const turnMs = 120_000;

test('a backend is enabled, gets AI, is duplicated, and one that an app brings is set up', async ({
  people,
}) => {
  test.setTimeout(journeyMs);
  const ada = await people.signUp('Ada Field');
  const { id } = await projectOf(ada, 'Green house', 'public');
  const page = await people.windowOf(ada);
  const faults: string[] = [];
  const look = async (name: string, scope: string) => {
    faults.push(...(await lookAt(page, { name }, scope)));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
  };
  await test.step('no backend', () => seeConnectScreen(page, id, look));
  await test.step('enable', () => enable(page));
  await test.step('enable AI', () => enableAi(page, look));
  await test.step('duplicate', () => duplicate(page, { people, id }));
  await test.step('what an imported app brings', () => setUpImported(page, ada, look));
  expect(faults).toEqual([]);
});

type Look = (name: string, scope: string) => Promise<void>;

async function seeConnectScreen(page: Page, id: string, look: Look): Promise<void> {
  const { blurbs, button, readMore, outOfFunds } = texts.cloud.enable;
  const usage = /\/api\/workspaces\/[^/]+\/usage(\?|$)/;
  // As a workspace sees it whose allowance is used up.
  await page.route(usage, async (route) => {
    const answer = await route.fetch();
    const known = await answer.json();
    const spent = { ...known.cloud_usage, used: known.cloud_usage.free + 1 };
    await route.fulfill({
      response: answer,
      json: { ...known, cloud_usage: spent, available_balance: 0, is_unlimited: false },
    });
  });
  await page.goto(`/projects/${id}?view=cloud`);
  await expect(page.getByText(outOfFunds).first()).toBeVisible();
  await expect(
    page
      .getByRole('link', { name: 'Top up' })
      .or(page.getByRole('button', { name: 'Top up' }))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: button })).toBeDisabled();
  await page.unroute(usage);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Loam Cloud' })).toBeVisible();
  for (const blurb of Object.values(blurbs)) await expect(page.getByText(blurb)).toBeVisible();
  await expect(page.getByRole('link', { name: readMore })).toBeVisible();
  await expect(page.getByRole('button', { name: button })).toBeEnabled();
  await expect(page.getByText(outOfFunds)).toBeHidden();
  await look('no backend', 'main');
}

async function enable(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.cloud.enable.button }).click();
  await expect(page.getByRole('button', { name: /^Database/ }).first()).toBeVisible();
  await expect(page.getByRole('article', { name: 'You wrote' })).toHaveText('Enable Cloud for this project.');
  await answerEnds(page);
}

/** What else is enabled waits for it: the turn looks at what it changed. */
async function answerEnds(page: Page): Promise<void> {
  const answer = page.getByRole('article', { name: / answered$/ }).last();
  await expect(answer).toHaveAttribute('aria-busy', 'false', { timeout: turnMs });
}

async function enableAi(page: Page, look: Look): Promise<void> {
  await page.getByRole('button', { name: /^AI/ }).first().click();
  const button = page.getByRole('button', { name: texts.aiUsage.enable });
  await expect(page.getByRole('heading', { name: 'Loam AI' })).toBeVisible();
  await expect(button).toBeEnabled();
  await look('enable AI', 'main');
  await button.click();
  await expect(button).toBeHidden();
  await expect(page.getByText('No AI usage data available for the selected period.')).toBeVisible();
}

interface Copied {
  readonly people: People;
  readonly id: string;
}

/** Whoever may only look at it sees nothing that copies its rows. */
async function duplicate(page: Page, { people, id }: Copied): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Actions for Green house' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicate project' });
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await expect(dialog.getByRole('radio', { name: /^Structure and data/ })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const stranger = await people.signUp('Stan Stranger');
  const theirs = await people.windowOf(stranger);
  await theirs.goto(`/projects/${id}`);
  await expect(theirs.getByRole('button', { name: 'Remix' }).first()).toBeVisible();
  expect(
    await stranger.api.status(endpoints.duplicateProject, {
      params: { projectId: id },
      body: { backend: 'data' },
    }),
  ).toBe(403);
  await theirs.close();
}

const broughtFiles = [
  {
    path: 'supabase/migrations/20240101000000_start.sql',
    content: `create table public.plants (id bigint generated always as identity primary key, name text not null);
alter table public.plants enable row level security;
create policy "all read" on public.plants for select using (true);
create policy "owners" on public.owners using (true);
`,
  },
  {
    path: 'supabase/functions/remind/index.ts',
    content: 'Deno.serve(() => new Response(Deno.env.get("MAIL_KEY") ? "sent" : "no key"));\n',
  },
] as const;

async function setUpImported(page: Page, person: Person, look: Look): Promise<void> {
  const { id } = await projectOf(person, 'Brought along');
  await person.api.call(endpoints.editCode, {
    params: { projectId: id },
    body: { changes: broughtFiles.map((file) => ({ ...file })) },
  });
  await page.goto(`/projects/${id}?view=cloud`);
  await expect(page.getByText('This app brings a backend of its own')).toBeVisible();
  await page.getByRole('button', { name: 'Set up the backend' }).click();
  const dialog = page.getByRole('dialog', { name: 'The app’s own backend' });
  await expect(dialog.getByText('1 migration', { exact: true })).toBeVisible();
  await expect(dialog.getByText('1 secret to fill in')).toBeVisible();
  await look('import offered', '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Set it up' }).click();
  await expect(dialog.getByText('1 of 1 files applied. Statements that did not work: 1.')).toBeVisible({
    timeout: importMs,
  });
  await expect(dialog.getByText('line 4')).toBeVisible();
  await expect(dialog.getByText('Deployed', { exact: true })).toBeVisible();
  await dialog.getByLabel('Value of MAIL_KEY', { exact: true }).fill('mail key of the journey');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Set', { exact: true })).toBeVisible();
  await look('import report', '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByText('The imported backend is set up; some things are left to do')).toBeVisible();
}
