import type { Page } from '@playwright/test';
import { endpoints, type Project, texts } from '@loam/contract';
import { type Person, projectOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

const startPage = 'src/pages/Index.tsx';
/** The first preview of an installation waits for the packages of the template. */
const firstStartMs = 90_000;

/** The editor is loaded with the first file. */
const firstEditorMs = 60_000;

function editorOf(page: Page) {
  return page.getByRole('textbox', { name: /^Code of / });
}

function shownFile(page: Page, path: string) {
  return page.getByRole('heading', { level: 2, name: path, exact: true });
}

function treeItem(page: Page, name: string) {
  return page.getByRole('treeitem', { name, exact: true });
}

async function openCode(page: Page, project: Project): Promise<void> {
  await page.goto(`/projects/${project.id}?view=codeEditor`);
  await expect(editorOf(page)).toBeVisible({ timeout: firstEditorMs });
}

/** All of the file, as one would paste it. */
async function retype(page: Page, text: string): Promise<void> {
  await editorOf(page).press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

function saveButton(page: Page) {
  return page.getByRole('button', { name: texts.code.save, exact: true });
}

async function saveElsewhere(person: Person, project: Project, content: string): Promise<void> {
  await person.api.call(endpoints.editCode, {
    params: { projectId: project.id },
    body: { changes: [{ path: startPage, content }] },
  });
}

async function textOf(person: Person, project: Project, path: string): Promise<string | null | undefined> {
  const { files } = await person.api.call(endpoints.getSourceCode, { params: { projectId: project.id } });
  return files.find((file) => file.path === path)?.contents;
}

async function stateOf(person: Person, project: Project) {
  const { preview_build_commit_sha: built, commit_sha: newest } = await person.api.call(
    endpoints.getPreview,
    {
      params: { projectId: project.id },
    },
  );
  return { isBuilt: built === newest };
}

/** The panes are arranged anew; what is open in them is not. The code itself has no room on a telephone. */
async function asPhoneAndBack(page: Page): Promise<void> {
  const desktop = page.viewportSize() ?? { width: 1440, height: 900 };
  const chat = page.locator('#chat-pane');
  const { width } = (await chat.boundingBox()) ?? { width: 0 };
  await editorOf(page).evaluate((node) => node.setAttribute('data-seen', 'before'));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const share = page.getByRole('dialog', { name: 'Share this project' });
  await share.getByLabel('Invite by e-mail').fill('half an addr');
  await page.setViewportSize({ width: 390, height: 780 });
  await expect(chat).toBeHidden();
  await expect(share.getByLabel('Invite by e-mail')).toHaveValue('half an addr');
  await share.getByRole('button', { name: 'Close' }).click();
  await expect(share).toBeHidden();
  await page.getByRole('radio', { name: 'Chat' }).click();
  const composer = chat.locator('#chat-composer');
  await composer.fill('Half a sentence');
  await dockedViewComesFirst(page);
  await composer.focus();
  await page.setViewportSize(desktop);
  await expect(composer).toBeFocused();
  await expect(composer).toHaveValue('Half a sentence');
  await expect(editorOf(page)).toHaveAttribute('data-seen', 'before');
  await expect.poll(async () => (await chat.boundingBox())?.width).toBe(width);
}

/** The keyboard meets what stands above first, and finds the chat where it was when it is undocked. */
async function dockedViewComesFirst(page: Page): Promise<void> {
  const chat = page.locator('#chat-pane');
  const leaveChatBackwards = async () => {
    await chat.locator('#chat-composer').focus();
    while ((await chat.locator(':focus').count()) > 0) await page.keyboard.press('Shift+Tab');
  };
  // Asserted until it holds: on its way through the app's frame, another process, the focus is nowhere for a moment.
  await page.getByRole('button', { name: 'Show the preview above the chat' }).click();
  await leaveChatBackwards();
  await expect(page.locator('#view-pane :focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Hide the preview above the chat' }).click();
  await leaveChatBackwards();
  await expect(page.locator('header :focus')).toHaveCount(1);
}

const pageWith = (text: string) => `export default function Index() {\n  return <h1>${text}</h1>;\n}\n`;

test('what is typed survives a reload, is saved with the keyboard, and shows in the preview and to others', async ({
  people,
}) => {
  const cora = await people.signUp('Cora Code');
  const project = await projectOf(cora, 'Typed by hand');
  const [page, other] = await Promise.all([people.windowOf(cora), people.windowOf(cora)]);
  await openCode(page, project);
  await openCode(other, project);
  await expect(page.getByRole('button', { name: 'Index.tsx', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await retype(page, pageWith('Typed by hand'));
  await expect(page.getByRole('button', { name: 'Index.tsx Unsaved' })).toBeVisible();
  await asPhoneAndBack(page);
  await page.getByRole('link', { name: 'Preview', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(editorOf(page)).toContainText('Typed by hand', { timeout: firstEditorMs });

  await editorOf(page).press('ControlOrMeta+s');
  await expect(page.getByText(texts.code.saved)).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await expect(editorOf(other)).toContainText('Typed by hand');

  await page.getByRole('link', { name: 'Preview', exact: true }).click();
  const app = page.frameLocator('iframe[title="Running app"]');
  await expect(app.getByRole('heading', { name: 'Typed by hand' })).toBeVisible({ timeout: firstStartMs });
});

test('code that does not compile is taken back with one click, and can be had again', async ({ people }) => {
  const bo = await people.signUp('Bo Broken');
  const project = await projectOf(bo, 'Broken by hand');
  await saveElsewhere(bo, project, pageWith('It works'));
  const page = await people.windowOf(bo);
  await page.goto(`/projects/${project.id}`);
  const app = page.frameLocator('iframe[title="Running app"]');
  await expect(app.getByRole('heading', { name: 'It works' })).toBeVisible({ timeout: firstStartMs });
  await expect.poll(async () => (await stateOf(bo, project)).isBuilt, { timeout: firstEditorMs }).toBe(true);

  await openCode(page, project);
  await retype(page, pageWith('Broken').replace('</h1>', '</h2>'));
  await editorOf(page).press('ControlOrMeta+s');
  await expect(page.getByText(texts.code.saved)).toBeVisible();
  await page.getByRole('link', { name: 'Preview', exact: true }).click();
  const restore = page.getByRole('button', { name: 'Restore the last working version' });
  await restore.click({ timeout: firstEditorMs });
  await expect(restore).toBeHidden({ timeout: firstEditorMs });
  await expect(app.getByRole('heading', { name: 'It works' })).toBeVisible({ timeout: firstEditorMs });
  await expect.poll(() => textOf(bo, project, startPage)).toBe(pageWith('It works'));

  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  await expect(page.getByText('Edit Index.tsx').first()).toBeVisible();
});

test('two people save the same file: nothing is overwritten, and one of them decides', async ({ people }) => {
  const mia = await people.signUp('Mia Merge');
  const project = await projectOf(mia, 'Both of us');
  const page = await people.windowOf(mia);
  await openCode(page, project);
  await saveElsewhere(mia, project, pageWith('Before'));
  await expect(editorOf(page)).toContainText('Before');

  await retype(page, pageWith('Mine'));
  await saveElsewhere(mia, project, pageWith('Theirs'));
  await expect(page.getByText('Someone else saved this file after you began.')).toBeVisible();
  await expect(editorOf(page)).toContainText('Mine');

  await saveButton(page).click();
  const merge = page.getByRole('dialog', { name: 'Two versions of the same file' });
  await expect(merge.getByText('Theirs', { exact: true }).first()).toBeVisible();
  expect(await textOf(mia, project, startPage)).toBe(pageWith('Theirs'));
  const mine = merge.getByRole('textbox').last();
  await mine.press('ControlOrMeta+a');
  await page.keyboard.insertText(pageWith('Both'));
  await merge.getByRole('button', { name: 'Use this and save' }).click();
  await expect(merge).toBeHidden();
  await expect.poll(() => textOf(mia, project, startPage)).toBe(pageWith('Both'));
  await expect(saveButton(page)).toBeDisabled();
});

test('files are found, formatted, made, renamed and deleted', async ({ people }) => {
  const finn = await people.signUp('Finn Finder');
  const project = await projectOf(finn, 'Many files');
  const page = await people.windowOf(finn);
  await openCode(page, project);

  await page.keyboard.press('ControlOrMeta+Shift+F');
  await page.getByLabel('Search in all files', { exact: true }).first().fill('QUERYCLIENT(');
  await page
    .getByRole('button', { name: /^Line \d+: .*QueryClient/ })
    .first()
    .click();
  await expect(shownFile(page, 'src/App.tsx')).toBeVisible();

  await retype(page, "const a = {b:'c'}\n");
  await page.getByRole('button', { name: 'Format code' }).click();
  // The formatter is loaded with its first use.
  await expect(editorOf(page)).toContainText('const a = { b: "c" };', { timeout: firstEditorMs });
  await page.getByRole('button', { name: texts.code.discard }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts.code.discard }).click();
  await expect(editorOf(page)).toContainText('QueryClient');

  await editorOf(page).press('ControlOrMeta+p');
  // What is typed before it is open goes to the editor.
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('index.css');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('index.css');
  await page.keyboard.press('Enter');
  await expect(shownFile(page, 'src/index.css')).toBeVisible();

  await page.getByRole('tab', { name: texts.code.tabs.files }).click();
  await treeItem(page, 'src').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'New file…' }).click();
  await page.getByLabel('Path').fill('src/../up.md');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(/^Folders are separated/)).toBeVisible();
  await page.getByLabel('Path').fill('src/notes/first.md');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await treeItem(page, 'first.md').press('F2');
  await page.getByLabel('Path').fill('src/notes/second.md');
  await page.keyboard.press('Enter');
  await expect(shownFile(page, 'src/notes/second.md')).toBeVisible();
  // The tree shows what was asked for before it is saved.
  await expect.poll(() => textOf(finn, project, 'src/notes/second.md')).toBe('');
  await treeItem(page, 'second.md').press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(treeItem(page, 'second.md')).toBeHidden();
  await expect.poll(() => textOf(finn, project, 'src/notes/second.md')).toBeUndefined();
});
