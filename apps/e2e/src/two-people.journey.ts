import { endpoints } from '@loam/contract';
import type { Page } from '@playwright/test';
import { type Credentials, join, newCredentials, projectOf, workspaceOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

function projectLink(page: Page, name: string) {
  return page.getByRole('region', { name: 'Projects' }).getByRole('link', { name, exact: true });
}

async function chooseAction(page: Page, project: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${project}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('someone who was handed a link signs up and lands in the workspace', async ({ people }) => {
  const ada = await people.signUp('Ada Field');
  await projectOf(ada, 'Shared ground');
  const { name: workspace } = await workspaceOf(ada);
  const ben = newCredentials('Ben Brook');

  const hers = await people.windowOf(ada);
  await hers.goto('/?settings=people');
  await hers.getByLabel('E-mail addresses').fill(ben.email);
  await hers.getByRole('button', { name: 'Send invitations' }).click();
  await hers.getByRole('button', { name: `Copy link: ${ben.email}` }).click();
  const link = hers.getByLabel(`Link for ${ben.email}`);
  await expect(link).toHaveValue(/\/invitations\/[\w-]{43}$/);

  const his = await people.visitor();
  await his.goto(await link.inputValue());
  await expect(his.getByRole('heading', { name: `Join ${workspace}` })).toBeVisible();
  await his.getByRole('link', { name: 'Create an account' }).click();
  await expect(his.getByLabel('E-mail')).toHaveValue(ben.email);
  await his.getByLabel('Name').fill(ben.name);
  await his.getByLabel('Password', { exact: true }).fill(ben.password);
  await his.getByRole('button', { name: 'Create account' }).click();
  await his.getByRole('button', { name: 'Accept invitation' }).click();

  await expect(his.getByRole('button', { name: `Workspace: ${workspace}` })).toBeVisible();
  await expect(projectLink(his, 'Shared ground')).toBeVisible();
  await expect(hers.getByRole('dialog').getByText(ben.name)).toBeVisible();
});

test('two windows on one workspace show each other’s changes without a reload', async ({
  people,
  operator,
}) => {
  const [ada, ben] = await Promise.all([people.signUp('Ada Field'), people.signUp('Ben Brook')]);
  const workspace = await join({ host: ada, guest: ben, operator });
  const [hers, his] = await Promise.all([people.windowOf(ada), people.windowOf(ben)]);
  await Promise.all([hers.goto('/'), his.goto('/')]);
  await his.getByRole('button', { name: /^Workspace: / }).click();
  await his.getByRole('menuitemradio', { name: workspace.name }).click();
  await expect(his.getByText('Your first project starts here')).toBeVisible();

  const { id } = await projectOf(ada, 'Seed list');
  await expect(projectLink(hers, 'Seed list')).toBeVisible();
  await expect(projectLink(his, 'Seed list')).toBeVisible();

  await chooseAction(hers, 'Seed list', 'Rename');
  await hers.getByRole('dialog').getByLabel('Name').fill('Seed catalogue');
  await hers.keyboard.press('Enter');
  await expect(projectLink(his, 'Seed catalogue')).toBeVisible();

  await his.goto(`/projects/${id}`);
  await hers.goto(`/projects/${id}`);
  const present = (page: Page) => page.getByRole('list', { name: 'People here lately' });
  await expect(present(hers).getByRole('link', { name: 'Ben Brook · Now' })).toBeVisible();
  await expect(present(his).getByRole('link', { name: 'Ada Field · Now' })).toBeVisible();

  await hers.getByRole('link', { name: 'Home' }).click();
  await chooseAction(hers, 'Seed catalogue', 'Delete');
  await hers.getByRole('button', { name: 'Delete project' }).click();
  await expect(projectLink(hers, 'Seed catalogue')).toBeHidden();
  await expect(his.getByRole('heading', { name: 'Project not found' })).toBeVisible();
});

test('a changed role is in force at once, and removal ends access at once', async ({ people, operator }) => {
  const [ada, ben] = await Promise.all([people.signUp('Ada Field'), people.signUp('Ben Brook')]);
  const workspace = await join({ host: ada, guest: ben, operator });
  const { id } = await projectOf(ada, 'Greenhouse');
  const [hers, his] = await Promise.all([people.windowOf(ada), people.windowOf(ben)]);
  await hers.goto('/?settings=people');
  await his.goto('/');
  await his.getByRole('button', { name: /^Workspace: / }).click();
  await his.getByRole('menuitemradio', { name: workspace.name }).click();
  await his.goto('/?settings=people');
  await expect(his.getByRole('dialog').getByText(ada.email)).toBeVisible();
  await expect(his.getByRole('button', { name: 'Send invitations' })).toBeHidden();

  await hers.getByRole('combobox', { name: 'Role of Ben Brook' }).click();
  await hers.getByRole('option', { name: 'Admin' }).click();
  await expect(his.getByRole('button', { name: 'Send invitations' })).toBeVisible();

  await his.goto(`/projects/${id}`);
  await expect(his.getByRole('button', { name: 'Greenhouse' })).toBeVisible();
  await hers.getByRole('button', { name: 'Remove Ben Brook' }).click();
  await hers.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(his.getByRole('heading', { name: 'Project not found' })).toBeVisible();
  await his.goto('/');
  await expect(his.getByRole('button', { name: /^Workspace: Ben/ })).toBeVisible();
  await expect(projectLink(his, 'Greenhouse')).toBeHidden();
});

/** Someone without an account follows a link into a project. */
async function signUpAndJoin(page: Page, link: string, person: Credentials): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Join “Herb garden”' })).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Join project' }).click();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
}

test('people who were invited to a project work in it, and what changes for them counts at once', async ({
  people,
}) => {
  const ada = await people.signUp('Ada Field');
  const { id } = await projectOf(ada, 'Herb garden');
  const [ben, cleo] = [newCredentials('Ben Brook'), newCredentials('Cleo Cress')];
  const hers = await people.windowOf(ada);
  const [his, theirs] = await Promise.all([people.visitor(), people.visitor()]);
  await hers.goto(`/projects/${id}`);
  await hers.getByRole('button', { name: 'Share', exact: true }).click();
  const list = hers.getByRole('region', { name: 'People with access' });
  const roleOf = ({ name }: Credentials) => list.getByRole('combobox', { name: `Role of ${name}` });

  await test.step('one by an invitation, one by the secret link', async () => {
    await hers.getByLabel('Invite by e-mail').fill(ben.email);
    // Clicked twice, invited once.
    await hers.getByRole('button', { name: 'Invite', exact: true }).dblclick();
    await expect(list.getByText('Invited')).toBeVisible();
    await expect(hers.getByLabel('Invite by e-mail')).toHaveValue('');
    const { collaborators } = await ada.api.call(endpoints.listCollaborators, { params: { projectId: id } });
    const link = collaborators.find((one) => one.email === ben.email)?.invite_url ?? '';
    await hers.getByRole('button', { name: 'Create link' }).first().dblclick();
    await expect(hers.getByText('Secret link created')).toBeVisible();
    const { magic_codes: codes } = await ada.api.call(endpoints.listMagicCodes, {
      params: { projectId: id },
    });
    expect(codes.map((code) => code.access_level)).toEqual(['write']);
    const secret = new URL(codes[0]?.url ?? '');
    expect(secret.pathname).toBe(`/projects/${id}`);
    expect(secret.searchParams.get('magic_link')).toMatch(/^[\w-]{22,}$/);
    await Promise.all([signUpAndJoin(his, link, ben), signUpAndJoin(theirs, secret.href, cleo)]);
    for (const { name } of [ben, cleo]) await expect(list.getByText(name)).toBeVisible();
  });

  await test.step('each sees where the others are', async () => {
    await his.goto(`/projects/${id}?view=codeEditor`);
    await theirs.goto(`/projects/${id}?view=cloud`);
    const seen = (page: Page, name: string, place: string) =>
      expect(page.getByRole('link', { name: `${name} · Now · ${place}` })).toBeVisible();
    await seen(hers, ben.name, 'Code');
    await seen(hers, cleo.name, 'Cloud');
    await seen(his, ada.name, 'Preview');
    await seen(his, cleo.name, 'Cloud');
    await seen(theirs, ben.name, 'Code');
  });

  await test.step('a refused change goes back, and the removal of the link with it', async () => {
    await hers.route('**/api/projects/*/{collaborators,magic-codes}/*', (route) => route.abort());
    await roleOf(ben).click();
    await hers.getByRole('option', { name: /^Viewer/ }).click();
    await expect(hers.getByText('The change could not be saved')).toBeVisible();
    await expect(roleOf(ben)).toHaveText('Editor');
    const remove = hers.getByRole('button', { name: 'Remove link' });
    await remove.click();
    await hers.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'Dismiss' }).click();
    await expect(remove).toBeVisible();
    await hers.unroute('**/api/projects/*/{collaborators,magic-codes}/*');
    // Clicked twice, removed once: what makes a new link takes its place, and is not asked for one.
    const asked: string[] = [];
    hers.on('request', (request) => {
      if (request.url().includes('/magic-codes')) asked.push(request.method());
    });
    await remove.dblclick();
    await expect(remove).toHaveCount(0);
    await expect(hers.getByRole('button', { name: 'Create link' }).first()).toBeEnabled();
    expect(asked).toContain('DELETE');
    expect(asked).not.toContain('POST');
  });

  await test.step('a role and a removal count in open tabs, and for nobody else', async () => {
    await roleOf(ben).click();
    await hers.getByRole('option', { name: /^Viewer/ }).click();
    await expect(his.getByRole('button', { name: 'Share', exact: true })).toBeDisabled();
    await expect(his.getByRole('heading', { name: 'Herb garden' })).toBeVisible();
    await list.getByRole('button', { name: `Remove ${ben.name}` }).click();
    await hers.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(his.getByRole('heading', { name: 'Project not found' })).toBeVisible();
    // The list is still there behind the question, without him.
    await expect(list.getByText(cleo.name)).toBeVisible();
    await expect(list.getByText(ben.name)).toHaveCount(0);
    await expect(theirs.getByRole('button', { name: 'Share', exact: true })).toBeEnabled();
  });

  await test.step('whoever leaves is gone for the others too', async () => {
    await theirs.getByRole('button', { name: 'Share', exact: true }).click();
    await theirs.getByRole('button', { name: 'Leave' }).click();
    // The question is closed before the answer is there; the way on does not hang on it.
    const held = Promise.withResolvers<void>();
    await theirs.route('**/api/projects/*/leave', async (route) => {
      await held.promise;
      await route.continue();
    });
    await theirs.getByRole('alertdialog').getByRole('button', { name: 'Leave project' }).click();
    await theirs.keyboard.press('Escape');
    await expect(theirs.getByRole('alertdialog')).toHaveCount(0);
    held.resolve();
    await expect(theirs).toHaveURL('/');
    await expect(theirs.getByRole('region', { name: 'Shared with you' })).toHaveCount(0);
    await expect(list.getByText(cleo.name)).toHaveCount(0);
  });

  await hers.goto(`/projects/${id}?settings=activity`);
  const deeds = hers.getByRole('list', { name: 'Who did what' });
  for (const deed of [
    'Cleo Cress left the project',
    `Ada Field removed ${ben.email}`,
    `Ada Field made ${ben.email} a viewer`,
    'Ben Brook joined as an editor',
    'Cleo Cress joined as an editor',
    `Ada Field invited ${ben.email} as an editor`,
  ])
    await expect(deeds.getByText(deed)).toBeVisible();
  const saved = hers.waitForEvent('download');
  await hers.getByRole('button', { name: 'Export CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
});

test('a preview link shows the app to someone without an account, and nothing else', async ({ people }) => {
  const ada = await people.signUp('Ada Field');
  const { id } = await projectOf(ada, 'Rock garden');
  const hers = await people.windowOf(ada);
  await hers.goto(`/projects/${id}`);
  await hers.getByRole('button', { name: 'Share', exact: true }).click();
  const row = hers.getByRole('region', { name: 'Share preview link' });
  await row.getByRole('button', { name: 'Create link' }).click();
  await expect(row.getByRole('button', { name: 'Copy preview link' })).toBeVisible();
  const { preview_link: link } = await ada.api.call(endpoints.getPreviewLink, { params: { projectId: id } });
  const url = new URL(link?.url ?? '');

  const [theirs, others] = await Promise.all([people.visitor(), people.visitor()]);
  await theirs.goto(url.href);
  // Built when someone first looks.
  await expect(theirs.locator('#root > *').first()).toBeVisible({ timeout: 90_000 });
  expect(new URL(theirs.url()).search).toBe('');
  const source = await theirs.evaluate(async () => (await fetch('/src/main.tsx')).text());
  expect(source).not.toContain('createRoot');
  const project = await theirs.request.get(`/api/projects/${id}`);
  expect(project.status()).toBe(401);
  await others.goto(url.origin);
  await expect(others.getByRole('heading', { name: 'This preview opens from its project' })).toBeVisible();

  // Shown as ended at once; it is when the server says so.
  const ended = hers.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await row.getByRole('button', { name: 'End preview link' }).click();
  expect((await ended).ok()).toBe(true);
  await expect(row.getByRole('button', { name: 'Create link' })).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'This preview opens from its project' })).toBeVisible();
  await theirs.goto(url.href);
  await expect(theirs.getByRole('heading', { name: 'This preview opens from its project' })).toBeVisible();
});
