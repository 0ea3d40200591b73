import { spawn } from 'node:child_process';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, createServer, type Server } from 'node:net';
import { readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createLogger, systemClock } from '@loam/kernel';
import { createSandbox, type Sandbox } from '@loam/sandbox';
import { startBrowser, type Browser } from './browser.ts';

/**
 * A preview in the sandbox against bare Vite on the same template, packages and Node, in alternating rounds:
 * start to first HTML, start to the page shown, edit to screen, memory; and a warm build.
 */
const rounds = 2;
const bars = { firstHtml: 2, shown: 1.3, edit: 1.5, memory: 1.3 };
const deadlineMs = 240_000;
const templateDir = fileURLToPath(new URL('../packages/template/project/', import.meta.url));
const root = fileURLToPath(new URL('../.cache/bench-sandbox/', import.meta.url));
const page = 'src/pages/Index.tsx';

interface Preview {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

type Figures = Record<keyof typeof bars, number[]>;

const guard = setTimeout(() => {
  console.error(`not done within ${deadlineMs / 1000} s`);
  process.exit(1);
}, deadlineMs);
const work = await mkdtemp(join(tmpdir(), 'loam-bench-preview-'));
// Projects run under accounts of their own.
await chmod(work, 0o711);
const sandbox = await createSandbox({
  root,
  template: { projectDir: templateDir },
  logger: createLogger({ level: 'error' }),
  clock: systemClock,
});
const browser = await startBrowser();
try {
  await measure();
} finally {
  clearTimeout(guard);
  await browser?.close();
  await sandbox.close();
  await rm(work, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const preparedAt = performance.now();
  const { nodeModulesDir } = await sandbox.prepareTemplate();
  console.log(`level ${sandbox.level}; template ready after ${ms(performance.now() - preparedAt)}`);
  const bareDir = await copyTemplate('bare');
  // A copy of its own: Vite writes its cache into it.
  await cp(nodeModulesDir, join(bareDir, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  const ours: Figures = { firstHtml: [], shown: [], edit: [], memory: [] };
  const bare: Figures = { firstHtml: [], shown: [], edit: [], memory: [] };
  // The first round fills caches; it is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const projectDir = await copyTemplate(`project-${round}`);
    const kept = round > 0;
    await measureOne(() => startBare(bareDir), bareDir, kept ? bare : undefined);
    await measureOne(
      () => startOurs(sandbox, `project-${round}`, projectDir),
      projectDir,
      kept ? ours : undefined,
    );
  }
  report(ours, bare);
  await reportBuild(await copyTemplate('build'), bareDir);
}

async function measureOne(
  start: () => Promise<Preview>,
  dir: string,
  into: Figures | undefined,
): Promise<void> {
  const startedAt = performance.now();
  const preview = await start();
  const firstHtml = performance.now() - startedAt;
  const shown = browser ? await show(browser, { preview, startedAt, dir }) : undefined;
  into?.firstHtml.push(firstHtml);
  if (shown) into?.shown.push(shown.shownMs);
  if (shown) into?.edit.push(shown.editMs);
  into?.memory.push(residentMegabytes(preview.pid));
  await preview.stop();
}

interface Showing {
  readonly preview: Preview;
  readonly startedAt: number;
  readonly dir: string;
}

async function show(browser: Browser, { preview, startedAt, dir }: Showing) {
  const tab = await browser.newTab();
  await tab.open(preview.url);
  await tab.until(
    `location.href.startsWith('http') && document.getElementById('root')?.innerText.length > 0`,
  );
  const shownMs = performance.now() - startedAt;
  const path = join(dir, page);
  const text = await readFile(path, 'utf8');
  // Watchers settle after the first load.
  await sleep(300);
  const marker = `marker${Math.round(performance.now())}`;
  const editedAt = performance.now();
  await writeFile(path, text.replace(/(<h1[^>]*>)[^<]*/, `$1${marker}`));
  await tab.until(`document.body.innerText.includes('${marker}')`);
  const editMs = performance.now() - editedAt;
  await writeFile(path, text);
  tab.close();
  return { shownMs, editMs };
}

async function startOurs(sandbox: Sandbox, projectId: string, sourceDir: string): Promise<Preview> {
  const { socketPath, state, pid, log } = await sandbox.devServers.ensure(projectId, { sourceDir });
  if (socketPath === undefined || pid === undefined) {
    throw new Error(`the preview is ${state.kind}: ${log.map(({ text }) => text).join('\n')}`);
  }
  await get({ socketPath, path: '/' });
  const door = createServer((client) => {
    const upstream = connect(socketPath);
    client.pipe(upstream).pipe(client);
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  const port = await listen(door);
  return {
    url: `http://localhost:${port}/`,
    pid,
    async stop() {
      door.close();
      await sandbox.devServers.stop(projectId);
    },
  };
}

async function startBare(dir: string): Promise<Preview> {
  const free = createServer();
  const port = await listen(free);
  await new Promise<void>((resolve) => free.close(() => resolve()));
  const program = join(dir, 'node_modules/vite/bin/vite.js');
  const child = spawn(
    process.execPath,
    [program, '--port', String(port), '--strictPort', '--configLoader', 'native'],
    {
      cwd: dir,
      stdio: 'ignore',
      env: { PATH: '/usr/bin:/bin', NODE_ENV: 'development' },
    },
  );
  const { pid } = child;
  if (pid === undefined) throw new Error('bare Vite does not start');
  while (!(await get({ host: 'localhost', port, path: '/' }))) await sleep(5);
  return {
    url: `http://localhost:${port}/`,
    pid,
    stop: () =>
      new Promise((resolve) => {
        child.once('close', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

function get(where: object): Promise<boolean> {
  return new Promise((resolve) => {
    const outgoing = request({ ...where, headers: { host: 'localhost', accept: 'text/html' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode === 200));
    });
    outgoing.on('error', () => resolve(false));
    outgoing.end();
  });
}

async function copyTemplate(name: string): Promise<string> {
  const dir = join(work, name);
  await cp(templateDir, dir, { recursive: true, filter: (path) => !path.includes('node_modules') });
  return dir;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

/** The whole tree below a process: bubblewrap and Vite, or Vite alone. */
function residentMegabytes(pid: number): number {
  const rows = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), text: tryRead(`/proc/${name}/stat`) }))
    .map(({ pid, text }) => ({ pid, fields: text.slice(text.lastIndexOf(')') + 2).split(' ') }));
  const tree = [pid];
  for (const parent of tree) {
    tree.push(...rows.filter(({ fields }) => Number(fields[1]) === parent).map((row) => row.pid));
  }
  const pages = rows.filter((row) => tree.includes(row.pid)).map(({ fields }) => Number(fields[21]) || 0);
  return (pages.reduce((sum, count) => sum + count, 0) * 4096) / 1e6;
}

function tryRead(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function report(ours: Figures, bare: Figures): void {
  const names = {
    firstHtml: 'start to first HTML',
    shown: 'start to page shown',
    edit: 'edit to screen',
    memory: 'memory',
  };
  for (const key of ['firstHtml', 'shown', 'edit', 'memory'] as const) {
    if (ours[key].length === 0) {
      console.log(`${names[key]}: not measured, no browser on this machine`);
      continue;
    }
    const [mine, theirs] = [median(ours[key]), median(bare[key])];
    const unit = key === 'memory' ? (value: number) => `${value.toFixed(0)} MB` : ms;
    const ratio = mine / theirs;
    const verdict = ratio <= bars[key] ? 'ok' : 'ABOVE';
    console.log(
      `${names[key]}: ${unit(mine)} against ${unit(theirs)}, ratio ${ratio.toFixed(2)} (bar ${bars[key]}) ${verdict}`,
    );
  }
  console.log(`previews per GB: ${(1000 / median(ours.memory)).toFixed(1)}`);
}

async function reportBuild(sourceDir: string, bareDir: string): Promise<void> {
  const build = () => sandbox.builds.build({ projectId: 'build', sourceDir, outDir: join(work, 'out') });
  const cold = await build();
  const warm = await build();
  const startedAt = performance.now();
  const program = join(bareDir, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [program, 'build'], { cwd: bareDir, stdio: 'ignore' });
  await new Promise<void>((resolve) => child.once('close', () => resolve()));
  const bareMs = performance.now() - startedAt;
  console.log(
    `build: cold ${ms(cold.durationMs)}, warm ${ms(warm.durationMs)}, bare ${ms(bareMs)}, ratio cold ${(cold.durationMs / bareMs).toFixed(2)} (bar 1.3)`,
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}
