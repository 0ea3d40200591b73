import type { FrameLocator, Page } from '@playwright/test';
import { endpoints, type Project } from '@loam/contract';
import { type Person, projectOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** The first preview of an installation waits for the packages of the template. */
const startMs = 120_000;
const path = 'src/pages/Index.tsx';

const source = `import { Button } from "@/components/ui/button";

const beds = [{ name: "Carrots" }, { name: "Beans" }, { name: "Chard" }];

export default function Index() {
  return (
    <main className="flex flex-col gap-4 p-8">
      <h1 className="text-2xl">First seeds</h1>
      <p className="text-base">What grows here</p>
      <ul>
        {beds.map((bed) => (
          <li key={bed.name} className="p-2">{bed.name}</li>
        ))}
      </ul>
      <Button className="mt-2" onClick={() => document.body.setAttribute("data-pressed", "yes")}>
        Water them
      </Button>
    </main>
  );
}
`;

async function openGarden(page: Page, person: Person): Promise<{ project: Project; app: FrameLocator }> {
  const project = await projectOf(person, 'A garden to touch');
  await person.api.call(endpoints.editCode, {
    params: { projectId: project.id },
    body: { changes: [{ path, content: source }], commit_message: 'Seeds' },
  });
  await page.goto(`/projects/${project.id}`);
  const app = page.frameLocator('iframe[title="Running app"]');
  await expect(app.getByRole('heading', { name: 'First seeds' })).toBeVisible({ timeout: startMs });
  return { project, app };
}

async function sourceOf(person: Person, project: Project): Promise<string> {
  const { files } = await person.api.call(endpoints.getSourceCode, { params: { projectId: project.id } });
  return files.find(({ name }) => name === path)?.contents ?? '';
}

test('someone points at the app, changes it, takes it back, and saves one version', async ({ people }) => {
  const vera = await people.signUp('Vera Visual');
  const page = await people.windowOf(vera);
  const { project, app } = await openGarden(page, vera);
  const panel = page.getByRole('complementary', { name: 'Visual editor' });
  const heading = app.getByRole('heading', { level: 1 });
  const edits = async () =>
    (await vera.api.call(endpoints.listEdits, { params: { projectId: project.id } })).edits.length;
  const before = await edits();

  await page.getByRole('button', { name: 'Edit by pointing at the app' }).click();
  // What was built gives way to the live page: until it is there, the app is covered.
  await expect(page.getByRole('status').filter({ hasText: 'Opening the app' })).toHaveCount(0);
  await test.step('a click picks and does nothing else', async () => {
    await app.getByRole('button', { name: 'Water them' }).click();
    await expect(panel.getByRole('button', { name: 'Ask AI' })).toBeVisible();
    expect(await app.locator('body').getAttribute('data-pressed')).toBeNull();
    await expect(panel.getByText('This use')).toBeVisible();
  });
  await test.step('a colour is shown at once, taken back and done again', async () => {
    await heading.click();
    await panel.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByRole('button', { name: 'red-500' }).click();
    await expect(heading).toHaveCSS('color', /oklch\(0\.637|rgb\(2[34]\d/);
    await panel.getByRole('button', { name: 'Undo' }).click();
    await expect(heading).not.toHaveClass(/text-red-500/);
    await panel.getByRole('button', { name: 'Redo' }).click();
    await expect(heading).toHaveClass(/text-red-500/);
    expect(await sourceOf(vera, project)).toBe(source);
  });
  await test.step('discarding brings the saved version back', async () => {
    await panel.getByRole('button', { name: 'Discard' }).click();
    await expect(heading).not.toHaveClass(/text-red-500/);
    await expect(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
  await test.step('words are written where they stand', async () => {
    await heading.dblclick();
    await expect(heading).toHaveAttribute('contenteditable', 'plaintext-only');
    await page.keyboard.type('Second harvest');
    await page.keyboard.press('Enter');
    await expect(panel.getByText('1 unsaved')).toBeVisible();
    await expect(app.getByRole('heading', { name: 'Second harvest' })).toBeVisible();
  });
  await test.step('an entry of a list says what a change of it concerns, and its words are found in the data', async () => {
    await app.getByText('Beans').click();
    await expect(panel.getByText('a change applies to all 3 of them')).toBeVisible();
    const words = panel.getByRole('textbox', { name: 'Text' });
    await words.fill('Runner');
    await expect(app.getByText('Runner', { exact: true })).toBeVisible();
    await words.fill('Runner beans');
    await words.press('Enter');
    await expect(app.getByText('Runner beans')).toBeVisible();
  });
  await test.step('all of it is one version', async () => {
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Changes saved')).toBeVisible();
    expect(await sourceOf(vera, project)).toBe(
      source.replace('First seeds', 'Second harvest').replace('"Beans"', '"Runner beans"'),
    );
    expect(await edits()).toBe(before + 1);
  });
  await test.step('several elements go into the message', async () => {
    await heading.click();
    await app.getByText('What grows here').click({ modifiers: ['Shift'] });
    await expect(panel.getByText('2 elements')).toBeVisible();
    await panel.getByRole('button', { name: 'Ask AI' }).click();
    await expect(page.getByRole('button', { name: /Remove .*Second harvest/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /Remove .*What grows here/ })).toBeVisible();
  });
  await test.step('Escape leaves, and the app works again', async () => {
    await heading.click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await app.getByRole('button', { name: 'Water them' }).click();
    await expect(app.locator('body')).toHaveAttribute('data-pressed', 'yes');
  });
});
