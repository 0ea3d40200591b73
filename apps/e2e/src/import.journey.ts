import { endpoints } from '@loam/contract';
import { projectOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a downloaded project is imported again: refusals at their field, then a report, then the project', async ({
  people,
}) => {
  const ada = await people.signUp('Ada Field');
  const { id } = await projectOf(ada, 'Tennis club');
  await ada.api.call(endpoints.editCode, {
    params: { projectId: id },
    body: { changes: [{ path: '.env', content: 'VITE_MARK=1\n' }] },
  });
  const page = await people.windowOf(ada);
  await page.goto('/');
  const archive = await (await page.request.get(`/api/projects/${id}/download-zip`)).body();
  await page.getByRole('button', { name: 'Import a project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a project' });

  await dialog.getByRole('radio', { name: 'Git repository' }).click();
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://127.0.0.1/a.git');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('127.0.0.1 is not on the public internet.');
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toBeFocused();

  await dialog.getByRole('radio', { name: 'ZIP file' }).click();
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a ZIP file' }).click();
  const name = 'club-copy.zip';
  await (await choosing).setFiles({ name, mimeType: 'application/zip', buffer: archive });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();

  const done = page.getByRole('dialog', { name: 'Club copy is imported' });
  await expect(done.getByText('Vite with React Router')).toBeVisible();
  await expect(done.getByText('Settings are part of the source')).toBeVisible();
  await done.getByRole('button', { name: 'Open the project' }).click();
  await expect(page).toHaveURL(/\/projects\/(?!.*[?]).+/);
  await expect(page.getByText('Club copy').first()).toBeVisible();
});
