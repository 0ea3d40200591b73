import { endpoints } from '@loam/contract';
import { glimpsed } from './support/glimpse.ts';
import { projectOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** The first build of an installation waits for the packages of the template. */
const publishMs = 120_000;
const analysisMs = 120_000;

/** What people's browsers say of themselves; the one that runs here says that nobody sits before it. */
const desktop =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test('visits of a published site are counted, its speed is analysed, and its picture is on the card', async ({
  people,
}) => {
  test.setTimeout(publishMs + analysisMs + 180_000);
  const vera = await people.signUp('Vera Visited');
  const project = await projectOf(vera, `Bakery ${Date.now()}`);
  const params = { projectId: project.id };
  const page = await people.windowOf(vera);
  await page.goto(`/projects/${project.id}?view=analytics`);
  await expect(page.getByText('Publish to see your visitors')).toBeVisible();

  await vera.api.call(endpoints.createDeployment, { params, body: {} });
  const { url } = await vera.api.call(endpoints.getPublishing, { params });

  await test.step('two people visit three pages', async () => {
    for (const [userAgent, paths] of [
      [desktop, ['/', '/nothing-here']],
      [phone, ['/']],
    ] as const) {
      const visitor = await people.visitor({ userAgent });
      for (const path of paths) {
        const told = visitor.waitForResponse((answer) => answer.url().endsWith('/_loam/visit'));
        await visitor.goto(new URL(path, url).href);
        expect((await told).status()).toBe(204);
      }
      expect(await visitor.context().cookies()).toEqual([]);
      await visitor.context().close();
    }
  });

  await test.step('the numbers are there', async () => {
    await page.reload();
    const metric = (name: string) =>
      page.getByRole('group', { name: 'Metric' }).getByRole('button', { name });
    await expect(metric('Visitors')).toContainText('2');
    await expect(metric('Page views')).toContainText('3');
    await expect(metric('Views per visit')).toContainText('1.5');
    await expect(metric('Bounce rate')).toContainText('50%');
    await expect(page.getByText('2 visitors now')).toBeVisible();
    const list = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(list('Device').getByRole('listitem')).toHaveText(['Desktop1', 'Mobile1']);
    await expect(list('Page').getByRole('listitem').first()).toHaveText('/2');
    await page.getByRole('combobox', { name: 'Period' }).click();
    await page.getByRole('option', { name: 'Yesterday' }).click();
    await expect(page.getByText('No visits in this period')).toBeVisible();
  });

  await test.step('counting is turned off and on', async () => {
    await page.getByRole('button', { name: 'Counting' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Count visits' }).click();
    await expect(page.getByText('Visits are not counted')).toBeVisible();
    const visitor = await people.visitor();
    const hasScript = async () => {
      await visitor.goto(url);
      return (await visitor.content()).includes('/_loam/visit.js');
    };
    await expect.poll(hasScript).toBe(false);
    await page.getByRole('button', { name: 'Enable Analytics' }).click();
    await expect(page.getByRole('group', { name: 'Metric' })).toBeVisible();
  });

  await test.step('the speed of the site', async () => {
    await page.goto(`/projects/${project.id}?view=seo`);
    await Promise.all([
      glimpsed(page, '[role="status"]', 'Analysing'),
      page.getByRole('button', { name: 'Run analysis', exact: true }).click(),
    ]);
    const card = page.getByRole('button', { name: /^\d+ ?Accessibility/ });
    await expect(card).toBeVisible({ timeout: analysisMs });
    await card.click();
    await expect(page.getByRole('heading', { name: 'Accessibility' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run analysis. Updated just now' })).toBeVisible();
    await page.reload();
    await expect(card).toBeVisible();
  });

  await test.step('a picture of the project', async () => {
    await page.goto('/');
    const picture = page.getByRole('article').filter({ hasText: 'Bakery' }).locator('img[src*="/thumbnail"]');
    await expect(picture).toBeVisible();
    const width = () => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth);
    await expect.poll(width).toBe(600);
  });
});
