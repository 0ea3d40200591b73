import type { Page } from '@playwright/test';
import { endpoints, type Project } from '@loam/contract';
import { type Person, projectOf } from './support/people.ts';
import { copied } from './support/clipboard.ts';
import { glimpsed } from './support/glimpse.ts';
import { expect, test } from './support/test.ts';

/** The first build of an installation waits for the packages of the template. */
const publishMs = 120_000;
const turnMs = 150_000;

function publishOf(page: Page) {
  const bar = page.getByRole('banner');
  const panel = page.getByRole('dialog', { name: 'Publish' });
  return {
    panel,
    /** The button in the top bar by what it says. */
    button: (label: string | RegExp) => bar.getByRole('button', { name: label, exact: true }),
    open: () => bar.getByRole('button', { name: /^(Publish|Update)/ }).click(),
    submit: (label: string) => panel.getByRole('button', { name: label, exact: true }),
  };
}

test('a project is published, updated, mended, moved and taken down', async ({ people }) => {
  test.setTimeout(5 * publishMs + turnMs);
  const paula = await people.signUp('Paula Publisher');
  const project = await projectOf(paula, `Harvest fair ${Date.now()}`);
  const [page, other, visitor] = await Promise.all([
    people.windowOf(paula, { permissions: ['clipboard-read', 'clipboard-write'] }),
    people.windowOf(paula),
    people.visitor(),
  ]);
  await Promise.all([page.goto(`/projects/${project.id}`), other.goto(`/projects/${project.id}`)]);

  const address = await test.step('first publish', () => firstPublish(page, other, visitor));
  await test.step('site info and an update', () => update({ page, other, visitor, address }));
  await test.step('a build that fails, and its fix', () => failAndFix(page, paula, project));
  const moved = await test.step('another address', () => move(page, visitor, address));
  await test.step('a domain', () => domain(page));
  await test.step('unpublish', () => unpublish(page, visitor, moved));
});

async function firstPublish(page: Page, other: Page, visitor: Page): Promise<string> {
  const mine = publishOf(page);
  await mine.button('Publish').click();
  await expect(mine.panel.getByText('Put your project online for everyone to see.')).toBeVisible();
  await mine.submit('Publish').click();

  const shipped = page.getByRole('dialog', { name: 'You just shipped!' });
  await expect(shipped).toBeVisible({ timeout: publishMs });
  await expect(publishOf(other).button('Published')).toBeVisible();
  await expect(other.getByRole('dialog')).toBeHidden();
  const address = await copied(page, () => shipped.getByRole('button', { name: 'Copy link' }).click());
  await shipped.getByRole('button', { name: 'Share on Discord' }).click();
  await expect(page.getByText('Copied to clipboard! Paste it in your Discord channel.')).toBeVisible();
  await shipped.getByRole('button', { name: 'Embed code' }).click();
  const embed = page.getByRole('dialog', { name: 'Embed your site' });
  await expect(embed.getByText('height="569"')).toBeVisible();
  await embed.getByRole('button', { name: 'Done' }).click();
  await page.keyboard.press('Escape');
  await expect(mine.button('Published')).toBeFocused();

  await visitor.goto(address);
  await expect(visitor.getByRole('heading')).toBeVisible();
  return address;
}

interface Windows {
  readonly page: Page;
  readonly other: Page;
  readonly visitor: Page;
  readonly address: string;
}

async function update({ page, other, visitor, address }: Windows): Promise<void> {
  const { panel, button, open, submit } = publishOf(page);
  await open();
  await expect(panel.getByText('Live', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Website info' }).click();
  const title = panel.getByRole('textbox', { name: 'Title' });
  await title.fill('Something else');
  await expect(submit('Published')).toBeDisabled();
  await panel.getByRole('button', { name: 'Revert' }).click();
  await expect(page.getByText('Changes reverted to original state')).toBeVisible();
  await title.fill('The harvest fair');
  await panel.getByRole('textbox', { name: 'Description' }).fill('Pumpkins and pears');
  await expect(panel.getByText('18/150')).toBeVisible();
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Site info updated successfully')).toBeVisible();

  // Here there is something to build; what was published first had been built with the project. What passes is looked
  // for at once and everywhere: the build does not wait for the one who looks.
  await Promise.all([
    glimpsed(page, 'header button', 'Updating'),
    glimpsed(other, 'header button', 'Updating'),
    glimpsed(page, '[role="progressbar"][aria-label="Publishing progress"]'),
    submit('Update').click(),
  ]);
  await page.reload();
  // The page that was loaded anew goes on where the old one was, unless it is over by then.
  await expect(button('Updated')).toBeVisible({ timeout: publishMs });
  await visitor.goto(address);
  await expect(visitor).toHaveTitle('The harvest fair');
}

async function failAndFix(page: Page, person: Person, project: Project): Promise<void> {
  const { panel, button, open, submit } = publishOf(page);
  const params = { projectId: project.id };
  const { files } = await person.api.call(endpoints.getSourceCode, { params });
  const html = files.find(({ name }) => name === 'index.html')?.contents ?? '';
  await person.api.call(endpoints.editCode, {
    params,
    body: {
      changes: [{ path: 'index.html', content: html.replace('/src/main.tsx', '/src/lost.tsx') }],
      commit_message: 'Lose the beginning',
      file_edit_type: 'site_info',
    },
  });
  await button('Update').click();
  await submit('Update').click();
  const oops = page.getByRole('dialog', { name: 'Oops!' });
  await expect(oops.getByText("We couldn't publish your site due to build errors.")).toBeVisible({
    timeout: publishMs,
  });
  await expect(oops.getByText(/lost\.tsx/)).toBeVisible();
  await oops.getByRole('button', { name: 'Close' }).first().click();
  await page.reload();
  await open();
  await panel.getByRole('button', { name: 'Details' }).click();
  await oops.getByRole('button', { name: 'Try to fix' }).click();
  await expect(page.getByText('Fix attempt initiated successfully')).toBeVisible();
  await expect(page.getByText('The file is there again.').first()).toBeVisible({ timeout: turnMs });
  // The answer ends before its version stands.
  await expect(page.getByRole('button', { name: 'Show changes' })).toBeVisible({ timeout: turnMs });
  await open();
  await submit('Update').click();
  await expect(button('Updated')).toBeVisible({ timeout: publishMs });
}

async function move(page: Page, visitor: Page, address: string): Promise<string> {
  const { panel } = publishOf(page);
  await panel.getByRole('button', { name: 'Edit website address' }).click();
  const field = panel.getByRole('textbox', { name: 'Website name' });
  await field.fill('two--hyphens');
  await field.press('Enter');
  await expect(page.getByText('Project name cannot contain consecutive hyphens')).toBeVisible();
  await field.press('Escape');
  await expect(field).toBeHidden();
  await expect(panel).toBeVisible();

  const name = `pumpkins-${Date.now()}`;
  await panel.getByRole('button', { name: 'Edit website address' }).click();
  await field.fill(name.toUpperCase());
  await field.press('Enter');
  await expect(page.getByText('URL succesfully updated')).toBeVisible();
  await expect(panel.getByText(name)).toBeVisible();
  await visitor.goto(address);
  await expect(visitor).toHaveURL(new RegExp(`^http://${name}\\.`));
  return visitor.url();
}

async function domain(page: Page): Promise<void> {
  await publishOf(page).panel.getByRole('button', { name: 'Add custom domain' }).click();
  const settings = page.getByRole('dialog', { name: 'Domains' });
  await settings.getByRole('textbox', { name: 'Domain' }).fill('bücher-fest.example');
  await settings.getByRole('button', { name: 'Add domain' }).click();
  const card = settings.getByRole('listitem', { name: 'bücher-fest.example' });
  await expect(card.getByText('xn--bcher-fest-9db.example', { exact: true }).first()).toBeVisible();
  await expect(card.getByText('Missing').first()).toBeVisible();
  await card.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Domain removed')).toBeVisible();
  await expect(settings.getByText('No domains yet')).toBeVisible();
  await page.keyboard.press('Escape');
}

async function unpublish(page: Page, visitor: Page, address: string): Promise<void> {
  const { panel, button, open } = publishOf(page);
  await open();
  await panel.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Your project has been unpublished.')).toBeVisible();
  await expect(button('Publish')).toBeVisible();
  const answer = await visitor.goto(address);
  expect(answer?.status()).toBe(404);
}
