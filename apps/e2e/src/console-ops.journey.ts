import type { Page } from '@playwright/test';
import { endpoints } from '@loam/contract';
import { lookAt } from './support/look-at.ts';
import { projectOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a person looks after secrets, people, files, sign-in, keys, backups and the instance of the app', async ({
  people,
}) => {
  const ada = await people.signUp('Ada Field');
  const { id } = await projectOf(ada, 'Nursery');
  await ada.api.call(endpoints.enableBackend, { params: { projectId: id } });
  const page = await people.windowOf(ada, { reducedMotion: 'reduce' });
  await page.goto(`/projects/${id}?view=cloud`);
  const faults: string[] = [];
  const look = async (name: string) => {
    faults.push(...(await lookAt(page, { name }, 'main')));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
  };
  await test.step('secrets', () => keepSecrets(page, look));
  await test.step('users', () => lookAfterUsers(page, look));
  await test.step('auth settings', () => setSignIn(page, look));
  await test.step('storage', () => keepFiles(page, look));
  await test.step('keys, backups, usage and the instance', () => lookAfterInstance(page, look));
  expect(faults).toEqual([]);
});

type Look = (name: string) => Promise<void>;

async function openSection(page: Page, name: string): Promise<void> {
  const overview = page.getByRole('button', { name: 'Overview', exact: true });
  if (await overview.isVisible()) await overview.click();
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}

async function keepSecrets(page: Page, look: Look): Promise<void> {
  await openSection(page, 'Secrets');
  await expect(page.getByText('No secrets found for this project.')).toBeVisible();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  await page.getByLabel('Name of row 1').fill('1 wrong');
  await page.getByRole('textbox', { name: 'Value of row 1' }).fill('abc');
  await save.click();
  await expect(
    page.getByText(
      'Must contain only letters, numbers, and underscores, and must start with a letter or underscore.',
    ),
  ).toBeVisible();
  await look('secrets');
  await page.getByLabel('Name of row 1').fill('');
  await page.getByRole('textbox', { name: 'Value of row 1' }).fill('');
  await page.getByLabel('Name of row 1').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'STRIPE_KEY="sk # 1"\nexport MAIL_KEY=two');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByLabel('Name of row 2')).toHaveValue('MAIL_KEY');
  await save.click();
  await expect(page.getByText('Secrets created successfully.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove MAIL_KEY' }).click();
  await page
    .getByRole('alertdialog', { name: 'Remove Secret' })
    .getByRole('button', { name: 'Remove secret' })
    .click();
  await expect(page.getByText('Secret removed successfully.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'MAIL_KEY' })).toHaveCount(0);
}

async function lookAfterUsers(page: Page, look: Look): Promise<void> {
  await openSection(page, 'Users');
  await expect(page.getByRole('heading', { name: 'Signups' })).toBeVisible();
  const add = async (item: string) => {
    await page.getByRole('button', { name: 'Add User' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await add('Create new user');
  const form = page.getByRole('dialog', { name: 'Create new user' });
  await form.getByRole('button', { name: 'Create new user' }).click();
  await expect(form.getByText('Please enter an email address')).toBeVisible();
  await form.getByLabel('Email').fill('bea@example.com');
  await form.getByLabel('Password', { exact: true }).fill('a quiet garden 7');
  await form.getByRole('button', { name: 'Create new user' }).click();
  await expect(page.getByText('User created successfully')).toBeVisible();
  await add('Send invitation');
  await page.getByRole('dialog').getByLabel('Email').fill('cleo@example.com');
  await page.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('User invited successfully')).toBeVisible();
  await expect(page.getByText('2 users')).toBeVisible();
  await look('users');
  await page.getByPlaceholder('Search by email, phone, or ID').fill('bea');
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Never' })).toBeVisible();
  await page.getByRole('button', { name: 'bea@example.com' }).click();
  const drawer = page.getByRole('dialog', { name: 'bea@example.com' });
  await drawer.getByRole('button', { name: 'Ban user' }).click();
  await page.getByRole('menuitem', { name: 'For a week' }).click();
  await expect(drawer.getByText('Banned until')).toBeVisible();
  await drawer.getByRole('tab', { name: 'Raw JSON' }).click();
  await expect(drawer.getByText('"banned_until"')).toBeVisible();
  await drawer.getByRole('button', { name: 'Delete User' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete User' }).click();
  await expect(page.getByText('User deleted successfully')).toBeVisible();
}

async function setSignIn(page: Page, look: Look): Promise<void> {
  await page.getByRole('button', { name: 'Auth settings', exact: true }).last().click();
  await expect(page.getByRole('button', { name: /^Email.*Enabled$/ })).toBeVisible();
  await look('auth settings');
  await page.getByLabel('New URL').fill('http://example.com');
  await page.getByRole('button', { name: 'Add URL' }).click();
  await expect(page.getByText('Only https:// URLs are allowed')).toBeVisible();
  await page.getByLabel('New URL').fill('https://example.com/back');
  await page.getByRole('button', { name: 'Add URL' }).click();
  await expect(page.getByText('Auth config updated.').first()).toBeVisible();
  await expect(page.getByText('https://example.com/back')).toBeVisible();
  await page.getByRole('button', { name: /^Email.*Enabled$/ }).click();
  await page.getByLabel('Minimum password length').fill('5');
  await expect(page.getByText('Must be greater or equal to 6.')).toBeVisible();
  await page.getByLabel('Email OTP length').fill('9');
  await expect(page.getByText('Value must be at most 8')).toBeVisible();
  await look('email settings');
  await page.getByLabel('Email OTP length').fill('8');
  await page.getByLabel('Minimum password length').fill('10');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: /^Google/ }).click();
  await page.getByRole('switch', { name: 'Enable sign-in with Google' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Enter at least one client ID')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: /^Mail server/ }).click();
  await page.getByLabel('Host').fill('smtp.example.com');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Enter the address that mails come from')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: /^Phone/ }).click();
  await page.getByLabel('SMS OTP expiry').fill('601');
  await expect(page.getByText('Value must be at most 600')).toBeVisible();
  await page.getByLabel('SMS OTP length').fill('3');
  await expect(page.getByText('Value must be at least 4')).toBeVisible();
  await page.getByLabel('Test codes valid until').fill('tomorrow');
  await expect(page.getByText('Invalid datetime string.')).toBeVisible();
  await look('phone settings');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: /^Outbox/ }).click();
  await page.getByRole('button', { name: 'Open message to cleo@example.com' }).click();
  await expect(page.getByRole('list', { name: 'Links in it' })).toBeVisible();
  await page.keyboard.press('Escape');
}

async function keepFiles(page: Page, look: Look): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Sections of the cloud' })
    .getByRole('button', { name: 'Storage' })
    .click();
  await expect(page.getByText('Content will appear here when users upload files')).toBeVisible();
  await page.getByRole('button', { name: 'New bucket' }).click();
  const form = page.getByRole('dialog', { name: 'New bucket' });
  await form.getByLabel('Name').fill('photos');
  await form.getByRole('switch').click();
  await form.getByRole('button', { name: 'Create bucket' }).click();
  await page.getByRole('button', { name: /^photos/ }).click();
  await expect(page.getByText('This folder is currently empty')).toBeVisible();
  await page.getByLabel('Choose files to upload').setInputFiles([
    { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('first file') },
    { name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from('second') },
  ]);
  await expect(page.getByText('0.02 KB in 2 files')).toBeVisible();
  await page.getByRole('button', { name: 'Open file a.txt' }).click();
  const details = page.getByRole('complementary', { name: 'File details' });
  await expect(details.getByText('first file')).toBeVisible();
  await look('a bucket');
  await page.getByRole('button', { name: 'Open file a.txt' }).click();
  await expect(details.getByText('first file')).toBeVisible();
  await page.getByRole('button', { name: 'Open file a.txt' }).press('ArrowDown');
  await expect(details.getByText('second')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await page.getByRole('checkbox', { name: 'Select b.txt' }).click();
  await page.getByRole('toolbar', { name: '1 selected' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('0.01 KB in 1 file')).toBeVisible();
}

async function lookAfterInstance(page: Page, look: Look): Promise<void> {
  const go = (name: string) =>
    page.getByRole('navigation', { name: 'Sections of the cloud' }).getByRole('button', { name }).click();
  await go('API keys');
  await expect(page.getByRole('table', { name: 'API keys' })).toBeVisible();
  await look('api keys');
  await go('Backups');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Before the launch');
  await page.getByRole('dialog').getByRole('button', { name: 'Back up now' }).click();
  await page.getByRole('button', { name: 'Before the launch' }).click();
  await expect(page.getByRole('dialog').getByText('Migrations', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await look('backups');
  await go('Usage');
  await expect(page.getByText('Requests by day')).toBeVisible();
  await look('usage');
  await go('Advanced settings');
  await expect(page.getByText('The instance is running.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Mini' })).toBeVisible();
  await look('advanced');
}
