import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBrowser, type Tab } from '../browser.ts';
import { type ImportShape, importShapes } from './shapes.data.ts';

/**
 * Imports an app of each shape into a running installation by the same call as the builder, looks at its preview in a
 * browser, publishes it and looks at the site: `node bench/imports/main.ts http://localhost:3000 [shape or part of a name]`. The packages come from the registry.
 */
const [site = 'http://localhost:3000', only] = process.argv.slice(2);
/** Packages come from the registry, which takes its time on a busy machine. */
const patienceMs = 300_000;
const isStyled = `getComputedStyle(document.querySelector('main')).marginTop === '37px'`;

const token = await signUp();
const browser = await startBrowser();
if (!browser) throw new Error('There is no Chromium on this machine.');
try {
  for (const shape of importShapes.filter(isWanted)) {
    const tab = await browser.newTab();
    await tryShape(shape, tab).catch((error: unknown) => {
      console.error(`${shape.name}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    });
    tab.close();
  }
} finally {
  await browser.close();
}

function isWanted({ shape, name }: ImportShape): boolean {
  return only === undefined || shape === only || name.includes(only);
}

async function tryShape(shape: ImportShape, tab: Tab): Promise<void> {
  const startedAtMs = performance.now();
  const seconds = () => `${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`;
  const query = `file_name=${shape.shape}.zip&visibility=private`;
  const imported = await call(`POST /projects/import/archive?${query}`, zipOf(shape.files));
  const id = textAt(imported, 'project', 'id');
  const found = textAt(imported, 'report', 'shape');
  console.log(`${shape.name}\n  imported as ${found} after ${seconds()}`);
  if (found !== shape.shape) throw new Error(`it was taken for ${found}`);
  await tab.open(textAt(await call(`POST /projects/${id}/preview/ticket`), 'url'));
  await until(
    () => tab.until(`document.body.innerText.includes(${JSON.stringify(shape.marker)})`),
    () => stateOf(id),
  );
  console.log(`  its page is shown after ${seconds()}`);
  await until(
    () => tab.until(pressUntil(shape.pressed)),
    () => stateOf(id),
  );
  await tab.until(isStyled);
  console.log(
    `  it answers and is styled after ${seconds()}; the preview is ${textAt(await getPreview(id), 'state')}`,
  );
  await call(`POST /projects/${id}/deployments`);
  console.log(`  it is published after ${seconds()}`);
  await tab.open(textAt(await call(`GET /projects/${id}/publishing`), 'url'));
  await tab.until(`document.body.innerText.includes(${JSON.stringify(shape.marker)})`);
  await until(
    () => tab.until(pressUntil(shape.pressed)),
    async () => 'the published site does not answer',
  );
  await tab.until(isStyled);
  console.log(`  its site answers and is styled after ${seconds()}`);
}

// A page that a server made is seen before it answers: what was pressed too early is pressed again.
function pressUntil(words: string): string {
  return `document.body.innerText.includes(${JSON.stringify(words)}) || void document.querySelector('button').click()`;
}

function getPreview(id: string): Promise<unknown> {
  return call(`GET /projects/${id}/preview`);
}

async function stateOf(id: string): Promise<string> {
  const preview = await getPreview(id);
  return JSON.stringify(preview).slice(-1500);
}

/** Installing takes longer than one look at a page. */
async function until(look: () => Promise<void>, describe: () => Promise<string>): Promise<void> {
  const endMs = performance.now() + patienceMs;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() > endMs) throw new Error(await describe(), { cause: error });
      await sleep(500);
    }
  }
}

async function signUp(): Promise<string> {
  const email = `import-${Date.now()}@example.test`;
  const answer = await fetch(`${site}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Importer', email, password: 'correct horse battery' }),
  });
  return textAt(await answer.json(), 'token');
}

async function call(route: string, bytes?: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const [method = '', path = ''] = route.split(' ');
  const answer = await fetch(`${site}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': bytes ? 'application/zip' : 'application/json',
    },
    ...(bytes ? { body: bytes } : {}),
  });
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${route}: ${answer.status} ${JSON.stringify(body)}`);
  return body;
}

function textAt(value: unknown, ...path: readonly string[]): string {
  let at = value;
  for (const name of path) {
    at =
      typeof at === 'object' && at !== null
        ? Object.entries(at).find(([key]) => key === name)?.[1]
        : undefined;
  }
  if (typeof at !== 'string') throw new Error(`${path.join('.')} is missing in ${JSON.stringify(value)}`);
  return at;
}

/** By git, which can make an archive of any tree. */
function zipOf(files: ImportShape['files']): Uint8Array<ArrayBuffer> {
  const folder = mkdtempSync(join(tmpdir(), 'loam-import-'));
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: folder, stdio: 'pipe', encoding: 'utf8' });
    git('init', '-q');
    git('add', '.');
    git('archive', '--format=zip', '-o', 'app.zip', git('write-tree').trim());
    return new Uint8Array(readFileSync(join(folder, 'app.zip')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
