import { endpoints } from '@loam/contract';
import { join, projectOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a private project does not exist for strangers', async ({ people }) => {
  const [ada, eve] = await Promise.all([people.signUp('Ada Field'), people.signUp('Eve Stone')]);
  const { id } = await projectOf(ada, 'Secret garden');
  for (const page of [await people.windowOf(eve), await people.visitor()]) {
    await page.goto(`/projects/${id}`);
    await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
    await expect(page.getByText('Secret garden')).toBeHidden();
    await page.goto('/projects/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
  }
});

test('anyone may look at a public project, with nothing to change it by', async ({ people }) => {
  const ada = await people.signUp('Ada Field');
  const { id } = await projectOf(ada, 'Town square', 'public');
  const page = await people.visitor();
  await page.goto(`/projects/${id}`);
  await expect(page.getByRole('heading', { name: 'Town square' })).toBeVisible();
  await expect(page.getByRole('link', { name: ada.name })).toHaveAttribute('href', `/@${ada.id}`);
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Chat' })).toBeHidden();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`/sign-in?next=${encodeURIComponent(`/projects/${id}`)}`);
});

test('a draft is hidden from an admin of its workspace until it is shared with the workspace', async ({
  people,
  operator,
}) => {
  const [ada, ben] = await Promise.all([people.signUp('Ada Field'), people.signUp('Ben Brook')]);
  await join({ host: ada, guest: ben, role: 'admin', operator });
  const hers = await people.windowOf(ada);
  await hers.goto('/');
  await expect(hers.getByText('Your first project starts here')).toBeVisible();
  const { id: projectId } = await projectOf(ada, 'Rough sketch', 'draft');
  await expect(hers.getByRole('link', { name: 'Rough sketch' })).toBeVisible();
  const page = await people.windowOf(ben);
  await page.goto(`/projects/${projectId}`);
  await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();

  await ada.api.call(endpoints.setProjectVisibility, {
    params: { projectId },
    body: { visibility: 'private' },
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Rough sketch', exact: true })).toBeVisible();
});
