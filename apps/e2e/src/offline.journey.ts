import { endpoints } from '@loam/contract';
import { join, projectOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a lost connection is shown, and what was missed appears when it is back', async ({
  people,
  operator,
}) => {
  const [ada, ben] = await Promise.all([people.signUp('Ada Field'), people.signUp('Ben Brook')]);
  const workspace = await join({ host: ada, guest: ben, operator });
  await projectOf(ada, 'Before');
  const page = await people.windowOf(ada);
  await page.goto('/');
  const projects = page.getByRole('region', { name: 'Projects' });
  await expect(projects.getByRole('link', { name: 'Before' })).toBeVisible();

  await page.context().setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await ben.api.call(endpoints.createProject, {
    body: { display_name: 'Meanwhile', workspace_id: workspace.id, visibility: 'private' },
  });

  await page.context().setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();
  await expect(projects.getByRole('link', { name: 'Meanwhile' })).toBeVisible();
});
