import { owner } from './support/people.ts';
import { expect, test } from './support/test.ts';

const prompt = 'A page for our garden club with the dates of every meeting';

test('the first visitor of a new installation gets from nothing to a project', async ({ people }) => {
  const page = await people.visitor();
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
  await page.getByRole('button', { name: 'Build it' }).click();

  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}$/);
  const { pathname } = new URL(page.url());
  const chat = page.getByRole('region', { name: 'Chat' });
  await expect(chat.getByText(prompt)).toBeVisible();
  await page.reload();
  await expect(chat.getByText(prompt)).toBeVisible();

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
