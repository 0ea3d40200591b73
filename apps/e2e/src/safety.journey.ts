import { createServer, type Server } from 'node:http';
import { endpoints } from '@loam/contract';
import { expect, test } from './support/test.ts';

async function serve(html: string): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(html);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, url: `http://localhost:${typeof address === 'object' ? address?.port : 0}/` };
}

test('script that did not come with the app does not run', async ({ people }) => {
  const page = await people.visitor();
  await page.goto('/help');
  const violation = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        });
        const script = document.createElement('script');
        script.textContent = 'document.documentElement.dataset.ran = "yes"';
        document.body.append(script);
      }),
  );
  expect(violation).toBe('script-src-elem');
  await expect(page.locator('html')).not.toHaveAttribute('data-ran');
});

test('the session cookie is out of reach of scripts and of other sites', async ({ people, baseURL }) => {
  const ada = await people.signUp('Ada Field');
  const page = await people.visitor();
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  const cookies = await page.context().cookies(baseURL);
  expect(cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', domain: 'localhost', path: '/' }]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('a page of another origin can neither frame the app nor act for who is signed in', async ({
  people,
  baseURL,
}) => {
  const ada = await people.signUp('Ada Field');
  // Another port of localhost is another origin but the same site: the cookie travels, so the server has to refuse.
  const { url, server } = await serve(
    `<!doctype html><title>Elsewhere</title><iframe src="${baseURL}/help">`,
  );
  try {
    const page = await people.windowOf(ada);
    const refused = page.waitForEvent('console', (message) => /frame/i.test(message.text()));
    await page.goto(url);
    await refused;
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Help' })).toBeHidden();

    const answers = Promise.all([
      page.waitForResponse((response) => response.url() === `${baseURL}/api/workspaces`),
      page.waitForResponse((response) => response.url() === `${baseURL}/api/auth/sign-out-everywhere`),
    ]);
    await page.evaluate((base) => {
      const post = (path: string, body: string) =>
        fetch(`${base}${path}`, { method: 'POST', mode: 'no-cors', credentials: 'include', body });
      return Promise.all([
        post('/api/workspaces', '{"name":"Planted"}'),
        post('/api/auth/sign-out-everywhere', ''),
      ]);
    }, baseURL);
    const statuses = (await answers).map((response) => response.status());
    expect(statuses).toEqual([403, 403]);
    const { workspaces } = await ada.api.call(endpoints.listWorkspaces);
    expect(workspaces.map((workspace) => workspace.name)).not.toContain('Planted');
  } finally {
    server.close();
  }
});
