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

test('anyone may look at a public project with nothing to change it by, and begin with it', async ({
  people,
}) => {
  const [ada, eve] = await Promise.all([people.signUp('Ada Field'), people.signUp('Eve Stone')]);
  const { id } = await projectOf(ada, 'Town square', 'public');
  const page = await people.visitor();
  const hers = await people.windowOf(eve);
  for (const visitors of [page, hers]) {
    await visitors.goto(`/projects/${id}`);
    await expect(visitors.getByRole('heading', { name: 'Town square' })).toBeVisible();
    await expect(visitors.getByRole('link', { name: ada.name })).toHaveAttribute('href', `/@${ada.id}`);
    // Neither tools nor the address within the app: name and creator are all there is beside it.
    await expect(visitors.getByRole('main')).toBeVisible();
    await expect(visitors.getByRole('navigation', { name: 'Views' })).toHaveCount(0);
    await expect(visitors.getByRole('combobox')).toHaveCount(0);
    await expect(visitors.getByRole('textbox')).toHaveCount(0);
    await expect(visitors.getByRole('region', { name: 'Chat' })).toBeHidden();
    for (const name of ['Share', 'Publish', 'GitHub'])
      await expect(visitors.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);

  await hers.getByRole('button', { name: 'Remix' }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'Remix' }).dblclick();
  await expect(hers.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  expect(hers.url()).not.toContain(id);
  await expect(hers.getByRole('button', { name: 'GitHub' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Town square' })).toBeVisible();
  const { projects } = await eve.api.call(endpoints.listProjects);
  expect(projects).toHaveLength(1);
  await hers.goto(`/projects/${id}`);
  await expect(hers.getByText('Remixed once')).toBeVisible();

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
