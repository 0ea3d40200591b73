import { gate, heldText, reply, startModelServer, type Gate } from '@loam/testkit';
import { availableParallelism, loadavg } from 'node:os';
import { chromium, type Page } from 'playwright-core';
import { findBrowserProgram } from './browser-program.ts';
import { startInstallation } from './first-minute/installation.ts';

/**
 * How long a person waits for a step: from the moment the model sends the first byte of a call, over HTTP, to the
 * moment the step stands in the page; and from the last byte of its path to the path. Arguments come sign by sign.
 */
const rounds = 12;
const barMs = 300;
const deadlineMs = 300_000;

interface Round {
  readonly before: Gate;
  readonly json: ReturnType<typeof heldText>;
}

const guard = setTimeout(() => {
  console.error(`not done within ${deadlineMs / 1000} s`);
  process.exit(1);
}, deadlineMs);
const turns = Array.from({ length: rounds }, (): Round => ({ before: gate(), json: heldText() }));
const server = await startModelServer({
  script: turns.flatMap(({ before, json }) => [
    reply({ parts: [{ text: 'I begin.' }, before, { call: { name: 'read_file', json } }] }),
    reply({ text: 'That is how it is.' }),
  ]),
});
const installation = await startInstallation({
  LOAM_OPENAI_BASE_URL: server.openaiBaseUrl,
  LOAM_OPENAI_MODEL: 'scripted-model',
});
const browser = await chromium.launch({
  executablePath: findBrowserProgram() ?? 'chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
  const page = await browser.newPage({ baseURL: installation.url, viewport: { width: 1440, height: 900 } });
  await openProject(page);
  const steps: number[] = [];
  const paths: number[] = [];
  for (const [index, { before, json }] of turns.entries()) {
    if (index > 0) await ask(page);
    await before.reached;
    await page.getByText('I begin.').last().waitFor();
    steps.push(await seen(page, 'Reading,', () => before.open()));
    const name = `src/part-${index}.tsx`;
    paths.push(await seen(page, `Reading ${name}`, () => send(json, `{"path":"${name}"`)));
    json.push('}');
    json.end();
    await page.getByText('That is how it is.').nth(index).waitFor();
  }
  report('first byte to step', steps.slice(1));
  report('path to its name', paths.slice(1));
} finally {
  clearTimeout(guard);
  await browser.close();
  await installation.stop();
  await server.close();
}

async function openProject(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    await fetch('/api/auth/sign-up/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann', email: 'ann@example.test', password: 'a good password' }),
    });
  });
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Describe your app' }).fill('What is in this project?');
  await page.getByRole('button', { name: 'Build it' }).click();
}

async function ask(page: Page): Promise<void> {
  const composer = page.getByRole('textbox', { name: 'Message' });
  await composer.fill('And now?');
  await composer.press('Enter');
}

function send(json: Round['json'], text: string): void {
  for (const sign of Array.from(text)) json.push(sign);
}

/** Milliseconds until a step with these words stands in the page; the page itself takes the time. */
async function seen(page: Page, words: string, begin: () => void): Promise<number> {
  await page.evaluate(`(() => {
    window.loamSeen = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        const steps = [...document.querySelectorAll('article li')];
        if (!steps.some((step) => step.textContent.startsWith(${JSON.stringify(words)}))) return;
        observer.disconnect();
        resolve(Date.now());
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  })()`);
  const begunAtMs = Date.now();
  begin();
  return (await page.evaluate<number>('window.loamSeen')) - begunAtMs;
}

function report(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const [middle, worst] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
  console.log(`${what.padEnd(20)} p50 ${middle} ms, worst ${worst} ms (bar ${barMs} ms)`);
  if (worst > barMs) process.exitCode = 1;
}
