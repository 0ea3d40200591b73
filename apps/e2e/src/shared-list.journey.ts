import type { FrameLocator, Locator, Page } from '@playwright/test';
import { endpoints } from '@loam/contract';
import { projectOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** The first turn of an installation waits for the packages of the template. */
const turnMs = 120_000;
const sentence =
  'A shared shopping list for our flat where members sign up and everybody sees the entries live';
const password = 'a long word for the flat';

test('without a model, a sentence becomes a list that people with accounts share live', async ({
  people,
}) => {
  test.setTimeout(300_000);
  const flo = await people.signUp('Flo Flat');
  const { id: projectId } = await projectOf(flo, 'Shopping for the flat');
  const page = await people.windowOf(flo);
  await page.goto(`/projects/${projectId}`);
  const id = crypto.randomUUID();
  await flo.api.call(endpoints.sendMessage, {
    params: { projectId },
    body: { id, ai_message_id: crypto.randomUUID(), message: sentence, model: 'offline' },
  });
  const answer = page.getByRole('region', { name: 'Chat' }).getByRole('article', { name: / answered$/ });
  await allow(answer, 'Enabling the cloud');
  await allow(answer, 'adds the tables profiles, user_roles and shopping_items');
  await expect(answer).toHaveAttribute('aria-busy', 'false', { timeout: turnMs });
  await expect(answer.getByText('seen and changed by everybody with an account')).toBeVisible();

  // What was seen while it was made gives way to the newest page once more.
  const other = await people.windowOf(flo);
  await Promise.all([page.reload(), other.goto(`/projects/${projectId}`)]);
  const [ann, bob] = [appOf(page), appOf(other)];
  await Promise.all([signUp(ann, 'Ann'), signUp(bob, 'Bob')]);
  await ann.getByRole('button', { name: 'Add item' }).click();
  const form = ann.getByRole('dialog', { name: 'Add item' });
  await form.getByLabel('Name').fill('Oat milk');
  await form.getByRole('button', { name: 'Add item' }).click();
  await expect(ann.getByText('Oat milk')).toBeVisible();
  await expect(bob.getByText('Oat milk')).toBeVisible();
});

async function allow(answer: Locator, words: string): Promise<void> {
  const card = answer.getByRole('group', { name: 'May this be done?' }).filter({ hasText: words });
  await card.getByRole('button', { name: 'Allow once' }).click();
}

const appOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Running app"]');

async function signUp(app: FrameLocator, name: string): Promise<void> {
  await app.getByRole('link', { name: 'Sign up' }).first().click();
  await app.getByLabel('Name').fill(name);
  await app.getByLabel('Email').fill(`${name.toLowerCase()}@flat.example.com`);
  await app.getByLabel('Password', { exact: true }).fill(password);
  await app.getByLabel('Repeat password').fill(password);
  await app.getByRole('button', { name: 'Sign up' }).click();
  // Its members alone see the list.
  await expect(app.getByText('Tomatoes')).toBeVisible();
}
