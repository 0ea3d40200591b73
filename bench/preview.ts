import { chmod, cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createLogger, systemClock } from '@loam/kernel';
import { createSandbox } from '@loam/sandbox';
import { startBrowser, type Browser, type Tab } from './browser.ts';
import { buildBare, startBareVite, type BareVite } from './preview/bare-vite.ts';
import { startProduct, type Product } from './preview/product.ts';
import { memoryOf } from './preview/resident-memory.ts';

/**
 * Previews as people have them, through server and edge, against bare Vite on the same template, packages and Node, in
 * alternating rounds. What bare Vite does not have, projects and a page of the last build, is held against its target.
 */
const rounds = 3;
const edits = 24;
const settleMs = 250;
const deadlineMs = 480_000;
const targets = { newPaintMs: 600, reopenPaintMs: 500, liveMs: 4000, perGigabyte: 4 };
const bars = { edit: 1.5, memory: 1.3, build: 1.3 };
const templateDir = fileURLToPath(new URL('../packages/template/project/', import.meta.url));
const root = fileURLToPath(new URL('../.cache/bench-sandbox/', import.meta.url));
const page = 'src/pages/Index.tsx';

/** The app stands in the page, whoever serves it; and Vite serves it. */
const painted = `location.href.startsWith('http') && document.getElementById('root')?.innerText.length > 0`;
const live = `${painted} && document.querySelector('script[src="/@vite/client"]') !== null`;

interface Opened {
  readonly paintMs: number;
  readonly liveMs: number;
}

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
const product = await startProduct({ sandbox, dataDir: join(work, 'data') });
const browser = await startBrowser();
try {
  if (browser) await measure(browser, product);
  else console.log('no browser on this machine: nothing to measure');
} finally {
  clearTimeout(guard);
  await browser?.close();
  await product.close();
  await sandbox.close();
  await rm(work, { recursive: true, force: true });
}

async function measure(browser: Browser, product: Product): Promise<void> {
  const preparedAt = performance.now();
  const { nodeModulesDir } = await sandbox.prepareTemplate();
  console.log(`level ${sandbox.level}; template ready after ${ms(performance.now() - preparedAt)}`);
  console.log(
    `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores: targets are for a calm machine`,
  );
  const bareDir = await copyTemplate('bare');
  // A copy of its own: Vite writes its cache into it.
  await cp(nodeModulesDir, join(bareDir, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  const fresh: Opened[] = [];
  const reopened: Opened[] = [];
  const bare: number[] = [];
  let last = '';
  for (let round = 0; round <= rounds; round += 1) {
    const bareMs = await openBare(browser, bareDir);
    const startedAt = performance.now();
    last = await product.newProject();
    const first = await openOurs(browser, { url: await product.open(last), startedAt });
    await product.untilBuilt(last);
    await sandbox.devServers.stop(last);
    const againAt = performance.now();
    const again = await openOurs(browser, { url: await product.open(last), startedAt: againAt });
    // The first round fills caches; it is not counted.
    if (round > 0) bare.push(bareMs);
    if (round > 0) fresh.push(first);
    if (round > 0) reopened.push(again);
    if (round < rounds) await sandbox.devServers.stop(last);
  }
  reportOpening('new project', { ours: fresh, bare, targetMs: targets.newPaintMs });
  reportOpening('reopened', { ours: reopened, bare, targetMs: targets.reopenPaintMs });
  await measureRunning(browser, { projectId: last, bareDir });
  await sandbox.devServers.stop(last);
  await measureBuild(bareDir);
}

async function openBare(browser: Browser, dir: string): Promise<number> {
  const startedAt = performance.now();
  const preview = await startBareVite(dir);
  const { liveMs } = await openOurs(browser, { url: preview.url, startedAt });
  await preview.stop();
  return liveMs;
}

async function openOurs(
  browser: Browser,
  { url, startedAt }: { readonly url: string; readonly startedAt: number },
): Promise<Opened> {
  const tab = await browser.newTab();
  await tab.open(url);
  await tab.until(painted);
  const paintMs = performance.now() - startedAt;
  await tab.until(live);
  const liveMs = performance.now() - startedAt;
  tab.close();
  return { paintMs, liveMs };
}

/** Both run side by side, so that what else the machine does falls on both. */
async function measureRunning(
  browser: Browser,
  { projectId, bareDir }: { readonly projectId: string; readonly bareDir: string },
): Promise<void> {
  const vite: BareVite = await startBareVite(bareDir);
  const [theirs, ours] = [await browser.newTab(), await browser.newTab()];
  await theirs.open(vite.url);
  await theirs.until(live);
  await ours.open(await product.open(projectId));
  await ours.until(live);
  const sides = [
    { tab: theirs, path: join(bareDir, page), editMs: Array<number>() },
    { tab: ours, path: join(product.liveFolder(projectId), page), editMs: Array<number>() },
  ] as const;
  for (let round = 0; round < edits; round += 1) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const elapsed = await editToScreen(side.tab, side.path, round);
      if (round > 1) side.editMs.push(elapsed);
    }
  }
  const [bareEdit, ourEdit] = sides.map(({ editMs }) => median(editMs));
  compare('edit to screen', { ours: ourEdit ?? 0, bare: bareEdit ?? 0, bar: bars.edit, unit: ms });
  const pid = sandbox.devServers.status(projectId)?.pid ?? 0;
  const [mine, their] = [memoryOf(pid), memoryOf(vite.pid)];
  const megabytes = (value: number) => `${value.toFixed(0)} MB`;
  compare('memory per preview', {
    ours: mine.residentMb,
    bare: their.residentMb,
    bar: bars.memory,
    unit: megabytes,
  });
  const perGigabyte = 1000 / mine.ownMb;
  console.log(
    `previews per GB: ${perGigabyte.toFixed(1)} of ${megabytes(mine.ownMb)} each against ${(1000 / their.ownMb).toFixed(1)} (target ${targets.perGigabyte}) ${verdict(perGigabyte >= targets.perGigabyte)}`,
  );
  await vite.stop();
}

async function editToScreen(tab: Tab, path: string, round: number): Promise<number> {
  const text = await readFile(path, 'utf8');
  const marker = `marker${round}x`;
  // Beside the sources, so that no watcher sees a file that comes and goes.
  const next = join(work, 'data', 'next.tsx');
  await writeFile(next, text.replace(/(<h1[^>]*>)[^<]*/, `$1${marker}`), { mode: 0o644 });
  // Watchers keep quiet for a while after a change.
  await sleep(settleMs);
  const editedAt = performance.now();
  await rename(next, path);
  await tab.until(`document.body.innerText.includes('${marker}')`);
  return performance.now() - editedAt;
}

async function measureBuild(bareDir: string): Promise<void> {
  const sourceDir = await copyTemplate('build');
  const build = async (projectId: string) =>
    (await sandbox.builds.build({ projectId, sourceDir, outDir: join(work, 'out') })).durationMs;
  const ours: number[] = [];
  const bare: number[] = [];
  // A project that was not built before gets a new process, as a command line does.
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await buildBare(bareDir));
    ours.push(await build(`build-${round}`));
  }
  compare('build, cold', { ours: median(ours), bare: median(bare), bar: bars.build, unit: ms });
  console.log(`build, warm: ${ms(await build(`build-${rounds - 1}`))}`);
}

function reportOpening(
  name: string,
  {
    ours,
    bare,
    targetMs,
  }: { readonly ours: readonly Opened[]; readonly bare: readonly number[]; readonly targetMs: number },
): void {
  const [paint, toLive] = [
    median(ours.map(({ paintMs }) => paintMs)),
    median(ours.map(({ liveMs }) => liveMs)),
  ];
  const base = median(bare);
  console.log(
    `${name} to first paint: ${ms(paint)} (target ${ms(targetMs)}) ${verdict(paint <= targetMs)}; bare Vite has no page before ${ms(base)}`,
  );
  console.log(
    `${name} to live: ${ms(toLive)} (target ${ms(targets.liveMs)}) ${verdict(toLive <= targets.liveMs)}; a start of bare Vite ${ms(base)}, ratio ${(toLive / base).toFixed(2)}`,
  );
}

function compare(
  name: string,
  figures: {
    readonly ours: number;
    readonly bare: number;
    readonly bar: number;
    unit(value: number): string;
  },
): void {
  const { ours, bare, bar, unit } = figures;
  const ratio = ours / bare;
  console.log(
    `${name}: ${unit(ours)} against ${unit(bare)}, ratio ${ratio.toFixed(2)} (bar ${bar}) ${verdict(ratio <= bar)}`,
  );
}

function verdict(isMet: boolean): string {
  return isMet ? 'ok' : 'ABOVE';
}

async function copyTemplate(name: string): Promise<string> {
  const dir = join(work, name);
  await cp(templateDir, dir, { recursive: true, filter: (path) => !path.includes('node_modules') });
  return dir;
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}
