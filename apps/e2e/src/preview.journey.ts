import type { Page } from '@playwright/test';
import { endpoints, type Project } from '@loam/contract';
import { type Person, projectOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** The first preview of an installation waits for the packages of the template. */
const firstStartMs = 90_000;
const startMs = 60_000;

function frameOf(page: Page) {
  return page.frameLocator('iframe[title="Running app"]');
}

async function saveStartPage(person: Person, project: Project, text: string): Promise<void> {
  await saveCode(person, project, { text, content: pageOf(`<h1>${text}</h1>`) });
}

function pageOf(markup: string): string {
  return `export default function Index() {\n  return ${markup};\n}\n`;
}

async function saveCode(
  person: Person,
  project: Project,
  { text, content }: { readonly text: string; readonly content: string },
): Promise<void> {
  await person.api.call(endpoints.editCode, {
    params: { projectId: project.id },
    body: { changes: [{ path: 'src/pages/Index.tsx', content }], commit_message: text },
  });
}

test('a new project runs beside the chat, follows its code, and opens in a tab of its own', async ({
  people,
}) => {
  const paula = await people.signUp('Paula Preview');
  const project = await projectOf(paula, 'A garden that runs');
  const page = await people.windowOf(paula);
  await page.goto(`/projects/${project.id}`);
  const app = frameOf(page);
  await expect(app.getByRole('heading', { level: 1 })).toBeVisible({ timeout: firstStartMs });
  await expect(page.getByLabel('Page of the app', { exact: true })).toHaveValue('/');

  await saveStartPage(paula, project, 'Sown today');
  await expect(app.getByRole('heading', { name: 'Sown today' })).toBeVisible({ timeout: startMs });

  // At once: the live page may be on its way to take the place of the built one.
  const fault = page.getByText('The newest code does not compile').first();
  await saveCode(paula, project, { text: 'Weeds', content: pageOf('<h1>Weeds') });
  await expect(fault).toBeVisible({ timeout: startMs });
  await expect(app.getByRole('heading', { name: 'Sown today' }), 'what ran stays').toBeVisible();
  await saveStartPage(paula, project, 'Weeded');
  await expect(app.getByRole('heading', { name: 'Weeded' })).toBeVisible({ timeout: startMs });
  await expect(fault).toBeHidden();
  await saveStartPage(paula, project, 'Sown today');
  await expect(app.getByRole('heading', { name: 'Sown today' })).toBeVisible({ timeout: startMs });

  const open = page.getByRole('button', { name: 'Open in new tab' });
  await expect(open).toBeVisible({ timeout: startMs });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), open.click()]);
  await expect(tab.getByRole('heading', { name: 'Sown today' })).toBeVisible({ timeout: startMs });
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);

  const stranger = await people.visitor();
  await stranger.goto(tab.url());
  await expect(stranger.getByRole('heading', { name: 'This preview opens from its project' })).toBeVisible();
});
