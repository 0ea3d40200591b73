import type { Page } from '@playwright/test';
import { owner } from './support/people.ts';
import { glimpsed } from './support/glimpse.ts';
import { firstRequest as prompt } from './support/scripted-answers.ts';
import { expect, test } from './support/test.ts';

/** The first build of an installation waits for the packages of the template. */
const buildMs = 150_000;
const publishMs = 120_000;

test('the first visitor of a new installation gets from nothing to a published app', async ({ people }) => {
  const page = await people.visitor({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page).toHaveURL('/sign-up');
  await expect(page.getByRole('heading', { name: 'Welcome to Loam' })).toBeVisible();

  await page.getByLabel('Name').fill(owner.name);
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create the owner account' }).click();
  await expect(page.getByText('A password has at least 8 characters.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/');
  const box = page.getByRole('textbox', { name: 'Describe your app' });
  await box.fill(prompt);
  await page.reload();
  await expect(box).toHaveValue(prompt);
  await test.step('the app is built in sight', () => watchFirstBuild(page));

  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}$/);
  const { pathname } = new URL(page.url());
  const chat = page.getByRole('region', { name: 'Chat' });
  await expect(chat.getByText(prompt)).toBeVisible();
  await page.reload();
  await expect(chat.getByText(prompt)).toBeVisible();
  await expect(appOf(page).getByRole('heading', { name: 'Garden club' })).toBeVisible();
  await test.step('it is published', () => publish(page));

  await page.getByRole('link', { name: 'Home' }).click();
  await expect(box).toHaveValue('');
  const projects = page.getByRole('region', { name: 'Projects' });
  await projects.locator(`a[href="${pathname}"]`).click();
  await expect(chat.getByText(prompt)).toBeVisible();

  const next = await people.visitor();
  await next.goto('/');
  await expect(next).toHaveURL(/\/sign-in/);
  await expect(next.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

function appOf(page: Page) {
  return page.frameLocator('iframe[title="Running app"]');
}

/** From the click to the finished app: what happens is told, and nothing is claimed that is not so. */
async function watchFirstBuild(page: Page): Promise<void> {
  const chat = page.getByRole('region', { name: 'Chat' });
  const building = 'section[aria-label="Building your app"]';
  await Promise.all([
    glimpsed(page, building),
    glimpsed(page, `${building} li`),
    page.getByRole('button', { name: 'Build it' }).click(),
  ]);
  const seen = { early: 0, falseErrors: 0, starter: 0 };
  const version = chat.getByText('Version 2');
  const deadline = Date.now() + buildMs;
  while (!(await version.isVisible()) && Date.now() < deadline) {
    const sight = await page.evaluate(() => {
      const said = document.querySelector('section[aria-label="Chat"]')?.textContent ?? '';
      return {
        isClaimed: said.includes('I built'),
        isAtWork: said.includes(', running'),
        hasError: document.querySelector('section[aria-label="Errors of the app"]') !== null,
      };
    });
    if (sight.isClaimed && sight.isAtWork) seen.early += 1;
    if (sight.hasError) seen.falseErrors += 1;
    const starter = page.frameLocator('iframe').first().getByText('Describe what you want to build');
    if ((await starter.count()) > 0) seen.starter += 1;
  }
  await expect(version).toBeVisible();
  await expect(chat.getByText('I built').first()).toBeVisible();
  await expect(appOf(page).getByRole('heading', { name: 'Garden club' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Errors of the app' })).toBeHidden();
  expect(seen).toEqual({ early: 0, falseErrors: 0, starter: 0 });
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Publish' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  const shipped = page.getByRole('dialog', { name: 'You just shipped!' });
  await expect(shipped).toBeVisible({ timeout: publishMs });
  // A key counts for what lies on top: the panel that led here goes first.
  await expect(page.getByRole('dialog', { name: 'Publish' })).toHaveCount(0);
  await expect(shipped.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(shipped).toBeHidden();
}
