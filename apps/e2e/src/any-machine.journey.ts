import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { owner } from './support/people.ts';
import { copied } from './support/clipboard.ts';
import { databaseOf, type OwnProduct, startBeside, startOwnProduct } from './support/own-product.ts';
import { expect, test } from './support/test.ts';

/** Each installation is new: it prepares its packages, builds an app and publishes it. */
const journeyMs = 600_000;
const stepMs = 120_000;

const rungs = [
  { level: 'namespaces', isOrdinary: false },
  { level: 'accounts', isOrdinary: false },
  { level: 'none', isOrdinary: true },
] as const;

for (const { level, isOrdinary } of rungs) {
  test(`from a sentence to a published site where projects are held by: ${level}`, async ({ browser }) => {
    test.setTimeout(journeyMs);
    test.skip(level === 'accounts' && process.getuid?.() !== 0, 'only root gives each project an account');
    const product = await startOwnProduct({ env: { LOAM_SANDBOX: level }, isOrdinary });
    try {
      const page = await open(browser, product.url);
      await test.step('the first visitor becomes the owner', () => becomeOwner(page));
      await Promise.all([
        test.step('a sentence becomes an app', () => build(page)),
        ...(level === 'namespaces'
          ? [test.step('a second one is refused', () => secondIsRefused(product))]
          : []),
      ]);
      await expect(page.getByRole('note')).toHaveCount(level === 'none' ? 1 : 0);
      const address = await test.step('the app is published', () => publish(page));
      await test.step('the site answers', async () => {
        const visitor = await open(browser, product.url);
        await visitor.goto(address);
        await expect(visitor.getByRole('heading').first()).toBeVisible();
      });
      await test.step('the operator is told what holds projects', async () => {
        await page.goto('/admin/health');
        await expect(page.getByText(level, { exact: true })).toBeVisible();
      });
      if (level !== 'none') return;
      await expect.poll(() => product.printed()).toContain('their code runs with your own rights');
      await test.step('nobody else gets in', () => closedToOthers(product.url));
    } finally {
      await product.stop();
    }
  });
}

/** Neither its data folder nor its database is for two, and each says so plainly. */
async function secondIsRefused(product: OwnProduct): Promise<void> {
  const elsewhere = `${product.home}-beside`;
  const [sameFolder, sameDatabase] = await Promise.all([
    startBeside({ LOAM_HOME: product.home }),
    startBeside({ LOAM_HOME: elsewhere, DATABASE_URL: databaseOf(product) }),
  ]);
  expect(sameFolder).toMatch(
    /is in use by process \d+\. Stop it first, or set LOAM_HOME to another folder for a second installation\./,
  );
  expect(sameFolder).toContain('ended with 1');
  expect(sameDatabase).toContain('Another server works on this database. One is the limit today');
  expect(sameDatabase).toContain('ended with 1');
}

async function open(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return context.newPage();
}

async function becomeOwner(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Name').fill(owner.name);
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Create the owner account' }).click();
}

async function build(page: Page): Promise<void> {
  await page
    .getByRole('textbox', { name: 'Describe your app' })
    .fill('A list of the books that I want to read');
  await page.getByRole('button', { name: 'Build it' }).click();
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}/);
  const app = page.frameLocator('iframe[title="Running app"]');
  await expect(app.getByText(/book/i).first()).toBeVisible({ timeout: stepMs });
  // The version stands when the turn is over.
  await expect(page.getByRole('button', { name: 'Show changes' }).first()).toBeVisible({ timeout: stepMs });
}

async function publish(page: Page): Promise<string> {
  await page.getByRole('banner').getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Publish' });
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  const shipped = page.getByRole('dialog', { name: 'You just shipped!' });
  await expect(shipped).toBeVisible({ timeout: stepMs });
  return copied(page, () => shipped.getByRole('button', { name: 'Copy link' }).click());
}

/** Where nothing holds projects, only this machine and only its owner. */
async function closedToOthers(url: string): Promise<void> {
  const answer = await fetch(new URL('/api/auth/sign-up/email', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name: 'Sam', email: 'sam@example.com', password: 'a stranger with words' }),
  });
  expect(answer.ok).toBe(false);
  const { port } = new URL(url);
  for (const host of ['127.0.0.1', ...otherAddresses()]) {
    expect(await canConnect(host, Number(port)), host).toBe(host === '127.0.0.1');
  }
}

function otherAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
}

function canConnect(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host, port });
    socket.on('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });
}
