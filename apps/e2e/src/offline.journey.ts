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

test('an answer is seen also where the live connection does not open', async ({ people }) => {
  const ada = await people.signUp('Ada Waiting');
  const project = await projectOf(ada, 'Unheard');
  const page = await people.windowOf(ada);
  // As when another socket to the same address is kept waiting: neither open nor refused.
  await page.addInitScript(() => {
    const { WebSocket: Real } = window;
    const isLive = (url: string | URL) => new URL(url, location.href).pathname === '/api/live';
    window.WebSocket = new Proxy(Real, {
      construct: (_, [url, ...rest]) =>
        isLive(url) ? Object.assign(new EventTarget(), { close() {} }) : new Real(url, ...rest),
    });
  });
  await page.goto(`/projects/${project.id}`);
  await page.getByRole('textbox', { name: 'Message' }).fill('Good morning');
  await page.keyboard.press('Enter');
  await expect(page.getByText('I have heard you.')).toBeVisible();
});
