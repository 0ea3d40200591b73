import { projectOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

const panels = [
  { id: 'billing', title: 'Plan and billing' },
  { id: 'people', title: 'People' },
  { id: 'usage', title: 'Usage' },
  { id: 'domains', title: 'Domains' },
] as const;

test('settings open by address above the page, and Escape takes them out of it', async ({ people }) => {
  const ada = await people.signUp('Ada Field');
  const { id } = await projectOf(ada, 'Orchard');
  const page = await people.windowOf(ada);
  for (const { id: panel, title } of panels) {
    await page.goto(`/projects/${id}?settings=${panel}`);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`/projects/${id}`);
  await expect(page.getByRole('button', { name: 'Orchard', exact: true })).toBeVisible();

  await page.goto('/');
  const account = page.getByRole('button', { name: 'Your account' });
  await account.click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();

  await page.goto('/?settings=usage&openTopUp=1');
  await expect(page.getByRole('dialog', { name: /top up|funds/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: /top up|funds/i })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await page.goto('/?settings=nonsense');
  await expect(page.getByRole('textbox', { name: 'Describe your app' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a chosen theme stays, and is there before anything is painted', async ({ people }) => {
  const ada = await people.signUp('Ada Field');
  const page = await people.windowOf(ada, { colorScheme: 'light' });
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).not.toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(html).toHaveClass(/dark/);

  // The body is made before anything can be painted; what the root says at that moment is what is seen first.
  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (!document.body) return;
      document.documentElement.dataset['firstTheme'] = document.documentElement.className;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  await expect(html).toHaveAttribute('data-first-theme', /dark/);
});

test('the command palette opens a project by keyboard alone and gives the focus back', async ({ people }) => {
  const ada = await people.signUp('Ada Field');
  const { id } = await projectOf(ada, 'Orchard');
  await projectOf(ada, 'Meadow');
  const page = await people.windowOf(ada);
  await page.goto('/');
  const search = page.getByRole('searchbox', { name: 'Search projects' });
  await search.focus();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette.getByRole('option', { name: 'Meadow' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(search).toBeFocused();

  await page.keyboard.press('Control+k');
  // What is typed before it is open goes to the page.
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('orch');
  await expect(palette.getByRole('option', { name: 'Meadow' })).toBeHidden();
  await expect(palette.getByRole('option', { name: 'Orchard' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/projects/${id}`);
});
