import type { Page } from '@playwright/test';
import { endpoints } from '@loam/contract';
import { type Credentials, mailedLink, projectOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('signing out in one tab is noticed in the other, which leads back to where it was', async ({
  people,
}) => {
  const ada = await people.signUp('Ada Field');
  const { id } = await projectOf(ada, 'Orchard');
  const first = await people.windowOf(ada);
  const second = await first.context().newPage();
  await first.goto('/');
  await second.goto(`/projects/${id}`);
  await second.getByRole('button', { name: 'Orchard', exact: true }).click();
  await second.getByRole('menuitem', { name: 'Rename' }).click();
  await second.getByRole('dialog').getByLabel('Name').fill('Apple orchard');

  await first.getByRole('button', { name: 'Your account' }).click();
  await first.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(first).toHaveURL('/sign-in');

  await second.keyboard.press('Enter');
  await expect(second).toHaveURL(`/sign-in?next=${encodeURIComponent(`/projects/${id}`)}`);
  await signIn(second, ada);
  await expect(second).toHaveURL(`/projects/${id}`);
  await expect(second.getByRole('button', { name: 'Orchard', exact: true })).toBeVisible();

  const { api } = await people.signIn(ada);
  await api.call(endpoints.updateProject, {
    params: { projectId: id },
    body: { display_name: 'Walled orchard' },
  });
  await expect(second.getByRole('button', { name: 'Walled orchard' })).toBeVisible();
});

test('a forgotten password is replaced through the mailed link', async ({ people, operator }) => {
  const ada = await people.signUp('Ada Field');
  const page = await people.visitor();
  await page.goto('/sign-in');
  await signIn(page, { ...ada, password: 'not the password' });
  await expect(page.getByText('The e-mail address or the password is wrong.')).toBeVisible();

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('E-mail').fill(ada.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  const link = await mailedLink(operator, ada.email);
  await page.goto(link);
  await page.getByLabel('New password').fill('another long secret');
  await page.getByRole('button', { name: 'Save password' }).click();

  await expect(page).toHaveURL('/sign-in');
  await signIn(page, { ...ada, password: 'another long secret' });
  await expect(page).toHaveURL('/');

  const again = await people.visitor();
  await again.goto(link);
  await again.getByLabel('New password').fill('a third long secret');
  await again.getByRole('button', { name: 'Save password' }).click();
  await expect(again.getByRole('alert')).toBeVisible();
});

test('a session ended in the settings is over on the other device', async ({ people }) => {
  const ada = await people.signUp('Ada Field');
  const there = await people.windowOf(ada);
  await there.goto('/');
  await there.getByRole('textbox', { name: 'Describe your app' }).fill('One more thing');
  const here = await people.windowOf(await people.signIn(ada));
  await here.goto('/?settings=account');
  const others = here.getByRole('button', { name: /^Sign out (?!other|every)/ });
  await expect(others).toHaveCount(1);
  await others.click();
  await expect(others).toHaveCount(0);

  // By its key: the page may have noticed by itself, and then there is nothing left to click.
  await there.keyboard.press('Enter');
  await expect(there).toHaveURL(/\/sign-in\?next=/);
});
