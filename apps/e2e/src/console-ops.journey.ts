import { endpoints } from '@loam/contract';
import { type ConsoleWindow, openConsole } from './support/console.ts';
import { join, type People, type Person } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a person looks after the secrets, the people and the sign-in of the app', async ({ people }) => {
  const cloud = await openConsole(people, 'Nursery');
  await test.step('secrets', () => keepSecrets(cloud));
  await test.step('users', () => lookAfterUsers(cloud));
  await test.step('auth settings', () => setSignIn(cloud));
  expect(cloud.faults).toEqual([]);
});

test('a person looks after files, keys, backups and the instance, and somebody else looks on', async ({
  people,
  operator,
}) => {
  const cloud = await openConsole(people, 'Herbarium');
  await test.step('storage', () => keepFiles(cloud));
  await test.step('keys, backups, usage and the instance', () => lookAfterInstance(cloud));
  await test.step('somebody else looks on', () => lookOn(cloud, { people, operator }));
  expect(cloud.faults).toEqual([]);
});

async function keepSecrets({ page, look, open }: ConsoleWindow): Promise<void> {
  await open('Secrets');
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

async function lookAfterUsers({ page, look, open }: ConsoleWindow): Promise<void> {
  await open('Users');
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

async function setSignIn({ page, look }: ConsoleWindow): Promise<void> {
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
  await look('mail server');
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

async function keepFiles(cloud: ConsoleWindow): Promise<void> {
  const { page, look, open } = cloud;
  await open('Storage');
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
  await page
    .getByLabel('Choose files to upload')
    .setInputFiles([{ name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from('third time') }]);
  const taken = page.getByRole('dialog', { name: 'b.txt is there already' });
  await taken.getByRole('button', { name: 'Replace' }).click();
  await page.getByRole('button', { name: 'Open file b.txt' }).click();
  await expect(details.getByText('third time')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('dialog').getByLabel('Folder name').fill('old');
  await page.getByRole('dialog').getByRole('button', { name: 'Create folder' }).click();
  await page.getByRole('checkbox', { name: 'Select old' }).click();
  await page.getByRole('toolbar', { name: '1 selected' }).getByRole('button', { name: 'Move' }).click();
  await page.getByRole('dialog').getByLabel('New path').fill('kept/old');
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await expect(page.getByRole('button', { name: 'Open folder kept' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select b.txt' }).click();
  await page.getByRole('toolbar', { name: '1 selected' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('0.01 KB in 1 file')).toBeVisible();
  await goThroughLongFolder(cloud);
}

/** Rows far from the window are not drawn: arrows go on where the row they began at is gone. */
async function goThroughLongFolder({ page, person, projectId }: ConsoleWindow): Promise<void> {
  const sql = `insert into storage.objects (bucket_id, name, metadata)
    select 'photos', 'long/' || lpad(n::text, 4, '0') || '.bin', '{"size": 1, "mimetype": "application/zip"}'
    from generate_series(1, 300) n`;
  await person.api.call(endpoints.writeBackendSql, {
    params: { projectId },
    body: { sql, run_id: crypto.randomUUID() },
  });
  await page.getByRole('button', { name: 'Open folder long' }).click();
  await page.getByRole('button', { name: 'Open file 0001.bin' }).click();
  const details = page.getByRole('complementary', { name: 'File details' });
  const row = page.getByRole('button', { name: 'Open file 0061.bin' });
  await expect(row).toHaveCount(0);
  for (let pressed = 0; pressed < 60; pressed += 1) await page.keyboard.press('ArrowDown');
  await expect(details.getByRole('heading', { name: '0061.bin' })).toBeVisible();
  await expect(row).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Open file 0001.bin' })).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(details.getByRole('heading', { name: '0060.bin' })).toBeVisible();
  await person.api.call(endpoints.deleteBackendObjects, {
    params: { projectId, bucketId: 'photos' },
    body: { paths: ['long/0060.bin'] },
  });
  await expect(details.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
}

async function lookAfterInstance({ page, look, goTo }: ConsoleWindow): Promise<void> {
  await goTo('API keys');
  await expect(page.getByRole('table', { name: 'API keys' })).toBeVisible();
  await look('api keys');
  await goTo('Backups');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Before the launch');
  await page.getByRole('dialog').getByRole('button', { name: 'Back up now' }).click();
  await page.getByRole('button', { name: 'Before the launch' }).click();
  await expect(page.getByRole('dialog').getByText('Migrations', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await look('backups');
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  const answer = page.waitForResponse((response) => response.url().endsWith('/restore'));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('heading', { name: 'Putting the backup in place' })).toBeVisible();
  expect((await answer).status()).toBe(200);
  await expect(page.getByText('Before a restore').filter({ visible: true })).toBeVisible();
  await goTo('Usage');
  await expect(page.getByText('Requests by day')).toBeVisible();
  await look('usage');
  await goTo('Advanced settings', 'Advanced');
  await expect(page.getByText('The instance is running.')).toBeVisible();
  await expect(page.getByText('Current size: Tiny')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Tiny' })).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'Mini' })).toBeChecked();
  await look('advanced');
  await page.getByRole('radio', { name: 'Small' }).click();
  await page.getByRole('button', { name: 'Confirm change' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Change from Tiny to Small?' });
  await expect(asked.getByText('It takes about 2 minutes.')).toBeVisible();
  await asked.getByRole('button', { name: 'Confirm new size' }).click();
  await expect(page.getByText('Current size: Small')).toBeVisible();
  await expect(page.getByText('The instance is running.')).toBeVisible();
}

/** A member of the workspace beside the owner: what the one changes the other sees, and keys are not theirs. */
async function lookOn(
  { page, person, projectId, goTo }: ConsoleWindow,
  { people, operator }: { readonly people: People; readonly operator: Person },
): Promise<void> {
  const guest = await people.signUp('Ben Brook');
  await join({ host: person, guest, operator });
  const his = await people.windowOf(guest);
  await his.goto(`/projects/${projectId}?view=cloud`);
  await his.getByRole('button', { name: /^API keys/ }).click();
  await expect(his.getByText('Only people who manage this project see its keys.')).toBeVisible();
  const sections = his.getByRole('navigation', { name: 'Sections of the cloud' });
  await sections.getByRole('button', { name: 'Advanced settings' }).click();
  await expect(his.getByText('Only people who manage this project change its instance.')).toBeVisible();
  await expect(his.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await sections.getByRole('button', { name: 'Secrets' }).click();
  await expect(his.getByText('No secrets found for this project.')).toBeVisible();
  await goTo('Secrets');
  await page.getByLabel('Name of row 1').fill('FROM_ADA');
  await page.getByRole('textbox', { name: 'Value of row 1' }).fill('1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Secret created successfully.')).toBeVisible();
  await expect(his.getByRole('cell', { name: 'FROM_ADA', exact: true })).toBeVisible();
  await his.route('**/backend/secrets*', (route) => route.abort());
  await sections.getByRole('button', { name: 'Users' }).click();
  await his.reload();
  await sections.getByRole('button', { name: 'Secrets' }).click();
  const failed = his.getByRole('alert').filter({ hasText: 'Error loading secrets' });
  await expect(failed.getByText('Connection Error')).toBeVisible();
  await his.unroute('**/backend/secrets*');
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(his.getByRole('cell', { name: 'FROM_ADA', exact: true })).toBeVisible();
  await person.api.call(endpoints.pauseBackend, { params: { projectId } });
  await expect(his.getByRole('heading', { name: 'Cloud project paused' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cloud project paused' })).toBeVisible();
  await his.getByRole('button', { name: 'Wake up' }).click();
  await expect(his.getByRole('cell', { name: 'FROM_ADA', exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'FROM_ADA', exact: true })).toBeVisible();
}
