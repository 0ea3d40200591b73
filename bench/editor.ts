import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { endpoints } from '@loam/contract';
import { chromium, type Page } from 'playwright-core';
import { findBrowserProgram } from './browser-program.ts';

/**
 * The code editor in the built product: from the click on Code to the tree of a project of 5,000 files, against the
 * same click in one of 50; and a search through all of it, against git grep in the same repository. Rounds alternate,
 * so that whatever else the machine does falls on both alike.
 */
const bars = { treeMs: 300, searchMs: 500 };
const rounds = 7;
const sizes = { large: 5000, small: 50 };
const changesPerSave = 1000;
const deadlineMs = 300_000;
const port = 4397;
const base = `http://localhost:${port}`;
/** Another build can be measured, as the journeys can run on one. */
const root = process.env['LOAM_E2E_PRODUCT'] ?? fileURLToPath(new URL('../', import.meta.url));
const program = join(root, 'apps', 'loam', 'dist', 'main.js');
const browserProgram = findBrowserProgram();

const clickToTree = `new Promise((resolve) => {
  const startedAt = performance.now();
  const look = () => {
    if (document.querySelector('[role=treeitem]') === null) requestAnimationFrame(look);
    else resolve(performance.now() - startedAt);
  };
  document.querySelector('nav a[href*="view=codeEditor"]').click();
  requestAnimationFrame(look);
})`;

if (!existsSync(program) || browserProgram === undefined) {
  console.log('skipped: it needs the built product (npm start builds it) and Chromium');
  process.exit(0);
}
const guard = setTimeout(() => {
  console.error(`not done within ${deadlineMs / 1000} s`);
  process.exit(1);
}, deadlineMs);
const home = await mkdtemp(join(tmpdir(), 'loam-bench-editor-'));
// PostgreSQL may run as another user, who has to pass through this folder.
await chmod(home, 0o755);
const product = spawn(process.execPath, [program], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: String(port), LOAM_HOME: home },
});
const ended = new Promise<void>((resolve) => void product.once('exit', () => resolve()));
try {
  await measure();
} finally {
  clearTimeout(guard);
  product.kill('SIGTERM');
  await ended;
  await rm(home, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  await untilReady();
  const { token, cookies } = await signUp();
  const large = await makeProject(token, sizes.large);
  const small = await makeProject(token, sizes.small);
  await measureSearch(token, large);
  const browser = await chromium.launch({
    executablePath: browserProgram ?? 'chromium',
    args: ['--no-sandbox'],
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: base });
  await context.addCookies(cookies);
  await measureTree(await context.newPage(), { large, small });
  await browser.close();
}

async function measureTree(
  page: Page,
  ids: { readonly large: string; readonly small: string },
): Promise<void> {
  await timeToTree(page, ids.small);
  const times = { large: Array<number>(), small: Array<number>() };
  for (let round = 0; round < rounds; round += 1) {
    times.large.push(await timeToTree(page, ids.large));
    times.small.push(await timeToTree(page, ids.small));
  }
  report('tree', { ours: median(times.large), baseline: median(times.small), barMs: bars.treeMs });
}

/** In the page's own clock, from the click to the first frame that shows rows. */
async function timeToTree(page: Page, projectId: string): Promise<number> {
  await page.goto(`/projects/${projectId}`);
  const code = page.getByRole('link', { name: 'Code', exact: true });
  await code.waitFor();
  await page.waitForLoadState('networkidle').catch(() => undefined);
  return page.evaluate<number>(clickToTree);
}

async function measureSearch(token: string, projectId: string): Promise<void> {
  const gitDir = join(home, 'repos', 'projects', `${projectId}.git`);
  const grep = promisify(execFile);
  // In one file, so that all of them are read.
  const query = 'needle of file 4999';
  const ask = async () => {
    const route = `GET /projects/${projectId}/source-search?q=${encodeURIComponent(query)}`;
    const { files } = endpoints.searchSource.response.parse(await call(token, route));
    if (files.length !== 1) throw new Error(`found in ${files.length} files`);
  };
  const byGit = () =>
    grep('git', ['grep', '-n', '-i', '-F', query, 'HEAD'], {
      env: { ...process.env, GIT_DIR: gitDir },
      maxBuffer: 64 * 1024 * 1024,
    });
  await ask();
  const times = { ours: Array<number>(), git: Array<number>() };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(await timeOf(ask));
    times.git.push(await timeOf(byGit));
  }
  report('search', { ours: median(times.ours), baseline: median(times.git), barMs: bars.searchMs });
}

interface Figure {
  readonly ours: number;
  readonly baseline: number;
  readonly barMs: number;
}

function report(name: string, { ours, baseline, barMs }: Figure): void {
  const isGood = ours < barMs;
  console.log(
    `${name.padEnd(8)} ${ours.toFixed(0).padStart(5)} ms (bar ${barMs}), baseline ${baseline.toFixed(0)} ms, ` +
      `ratio ${(ours / baseline).toFixed(2)} ${isGood ? 'ok' : 'OVER THE BAR'}`,
  );
  if (!isGood) process.exitCode = 1;
}

async function makeProject(token: string, size: number): Promise<string> {
  const made = await call(token, 'POST /projects', { display_name: `${size} files` });
  const { id } = endpoints.createProject.response.parse(made);
  for (let from = 0; from < size; from += changesPerSave) {
    const count = Math.min(changesPerSave, size - from);
    const changes = Array.from({ length: count }, (_, index) => file(from + index));
    await call(token, `POST /projects/${id}/edit-code`, { changes });
  }
  return id;
}

/** About 2.5 KB each, in folders of fifty. */
function file(number: number) {
  const line = `export const value${number} = 'the needle of file ${number} lies in this line of code';\n`;
  return { path: `src/many/f${Math.floor(number / 50)}/n${number}.ts`, content: line.repeat(30) };
}

async function untilReady(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${base}/api/health`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function signUp() {
  const answer = await fetch(`${base}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ name: 'Bench', email: 'bench@example.com', password: 'a long enough password' }),
  });
  const { token } = endpoints.signUp.response.parse(await answer.json());
  const cookies = answer.headers.getSetCookie().map((header) => {
    const [pair = ''] = header.split(';');
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: base };
  });
  return { token, cookies };
}

/** `route` is a method and a path. */
async function call(token: string, route: string, body?: object): Promise<unknown> {
  const [method = 'GET', path = ''] = route.split(' ');
  const answer = await fetch(`${base}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${route}: ${answer.status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
