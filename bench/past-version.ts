import { endpoints, Project } from '@loam/contract';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { findBrowserProgram } from './browser-program.ts';
import { startInstallation } from './first-minute/installation.ts';

/**
 * How long a person waits for an earlier version that is called built: from the click to its page, the oldest of many
 * and one from the middle, against opening the same files as a bare page of the same browser.
 */
const versions = 8;
const looks = ['Version 1', 'Version 4', 'Version 1', 'Version 7'];
const barMs = 500;
const deadlineMs = 480_000;
const patienceMs = 60_000;

const guard = setTimeout(() => {
  console.error(`not done within ${deadlineMs / 1000} s`);
  process.exit(1);
}, deadlineMs);
const installation = await startInstallation();
const browser = await chromium.launch({
  executablePath: findBrowserProgram() ?? 'chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
  // A page that is opened with a context of its own shares it with no other.
  const context = await browser.newContext({
    baseURL: installation.url,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await call(page, 'POST /auth/sign-up/email', {
    name: 'Ann',
    email: 'ann@example.test',
    password: 'a good password',
  });
  const { id } = Project.parse(await call(page, 'POST /projects', { display_name: 'Many versions' }));
  for (let number = 1; number <= versions; number += 1) await saveBuilt(page, id, number);
  await page.goto(`/projects/${id}`);
  await page
    .frameLocator('iframe[title="Running app"]')
    .getByRole('heading')
    .waitFor({ timeout: patienceMs });
  for (const name of looks) await look(page, name);
} finally {
  clearTimeout(guard);
  await browser.close();
  await installation.stop();
}

/** The next is saved once this one is built: of versions that come and go quickly only the last one is. */
async function saveBuilt(page: Page, id: string, number: number): Promise<void> {
  const content = `export default function Index() {\n  return <h1>Version ${number}</h1>;\n}\n`;
  const changes = [{ path: 'src/pages/Index.tsx', content }];
  await call(page, `POST /projects/${id}/edit-code`, { changes, commit_message: `Version ${number}` });
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const { edits } = endpoints.listEdits.response.parse(await call(page, `GET /projects/${id}/edits`));
    if (edits[0]?.preview_build_status === 'succeeded') return;
    await sleep(200);
  }
  throw new Error(`version ${number} was not built`);
}

async function look(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  const button = row.getByRole('button', { name: 'Look at this version' });
  await button.scrollIntoViewIfNeeded();
  const startedAt = performance.now();
  await button.click();
  const past = page.frameLocator('iframe[title="Earlier version of the app"]');
  await past.getByRole('heading', { name, exact: true }).waitFor({ timeout: patienceMs });
  const tookMs = performance.now() - startedAt;
  const bareMs = await openBare(page);
  const isMet = tookMs <= barMs;
  console.log(
    `${name}: ${tookMs.toFixed(0)} ms (bar ${barMs}) ${isMet ? 'ok' : 'MISSED'}, its page alone in a new tab ` +
      `${bareMs.toFixed(0)} ms, ratio ${(tookMs / bareMs).toFixed(2)}`,
  );
  if (!isMet) process.exitCode = 1;
  await page.getByRole('button', { name: 'Back to latest' }).click();
}

/** The same address, which the browser has a session for already. */
async function openBare(page: Page): Promise<number> {
  const frame = page
    .frames()
    .find((one) => one.url().startsWith('http') && one.parentFrame() !== null && /--/.test(one.url()));
  const tab = await page.context().newPage();
  const startedAt = performance.now();
  await tab.goto(frame?.url() ?? 'about:blank');
  const took = performance.now() - startedAt;
  await tab.close();
  return took;
}

async function call(page: Page, route: string, body?: object): Promise<unknown> {
  const [method = 'GET', path = ''] = route.split(' ');
  return page.evaluate(
    async (request) => {
      const response = await fetch(`/api${request.path}`, {
        method: request.method,
        headers: { 'content-type': 'application/json' },
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      });
      if (!response.ok) throw new Error(`${request.path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    { method, path, body },
  );
}
