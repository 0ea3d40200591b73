import { DeploymentWithLog, deploymentPhases, Project, publishingEndpoints } from '@loam/contract';
import { startThrowAwayCluster } from '@loam/postgres';
import { createLogger, silentLogger, systemClock } from '@loam/kernel';
import { createSandbox } from '@loam/sandbox';
import { createServer, readConfig } from '@loam/server';
import { createTestDatabase } from '@loam/testkit';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * From the click to visitors, by phase, of the template: a new version right after it was saved against a bare build in
 * the same warm worker, and the first version of a new project against `vite build` on its command line. Rounds alternate.
 */
const rounds = 2;
const bar = 1.3;
const deadlineMs = 480_000;
const templateDir = fileURLToPath(new URL('../packages/template/project/', import.meta.url));
const sandboxRoot = fileURLToPath(new URL('../.cache/bench-sandbox/', import.meta.url));
const page = 'src/pages/Index.tsx';

const guard = setTimeout(() => {
  console.error(`not done within ${deadlineMs / 1000} s`);
  process.exit(1);
}, deadlineMs);
const work = await mkdtemp(join(tmpdir(), 'loam-bench-publish-'));
// Projects run under accounts of their own.
await chmod(work, 0o711);
const logger = createLogger({ level: 'error' });
const sandbox = await createSandbox({
  root: sandboxRoot,
  template: { projectDir: templateDir },
  logger,
  clock: systemClock,
});
const cluster = await startThrowAwayCluster();
const database = await createTestDatabase({ adminUrl: cluster.connectionString('postgres') });
const listener = createHttpServer();
listener.listen(0, '127.0.0.1');
await once(listener, 'listening');
const address = listener.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
const server = await createServer({
  config: readConfig({ PORT: String(port), LOAM_LOG_LEVEL: 'error' }),
  databaseUrl: database.url,
  dataDir: join(work, 'data'),
  logger: silentLogger,
  sandbox,
});
listener.on('request', server.handle);
try {
  await measure();
} finally {
  clearTimeout(guard);
  listener.close();
  await server.close();
  await sandbox.close();
  await database.drop();
  await cluster.stop();
  await rm(work, { recursive: true, force: true });
}

interface Publish {
  readonly wholeMs: number;
  readonly phases: DeploymentWithLog['phase_ms'];
}

async function measure(): Promise<void> {
  await chmod(join(work, 'data'), 0o711);
  const { nodeModulesDir } = await sandbox.prepareTemplate();
  const bareDir = await copyTemplate('bare');
  await cp(nodeModulesDir, join(bareDir, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  const token = await signUp();
  const cold: Publish[] = [];
  const bareCold: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const bareMs = await timeOf(() => buildByHand(bareDir));
    const published = await publish(token, await newProject(token));
    // The first round fills caches; it is not counted.
    if (round === 0) continue;
    bareCold.push(bareMs);
    cold.push(published);
  }
  report('cold', { ours: cold, bare: bareCold });
  await measureWarm(token);
}

async function measureWarm(token: string): Promise<void> {
  const projectId = await newProject(token);
  const sourceDir = await copyTemplate('warm');
  const build = async () => {
    const built = await sandbox.builds.build({ projectId, sourceDir, outDir: join(work, 'out') });
    if (!built.ok) throw new Error('the bare build failed');
  };
  await publish(token, projectId);
  const ours: Publish[] = [];
  const bare: number[] = [];
  const again: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await writeFile(join(sourceDir, page), pageOf(`bare ${round}`));
    const bareMs = await timeOf(build);
    await save(token, projectId, pageOf(`ours ${round}`));
    const published = await publish(token, projectId);
    const againMs = await timeOf(() => publish(token, projectId));
    if (round === 0) continue;
    bare.push(bareMs);
    ours.push(published);
    again.push(againMs);
  }
  report('warm', { ours, bare });
  console.log(`the same version again: ${ms(median(again))}`);
}

function report(
  name: string,
  { ours, bare }: { readonly ours: readonly Publish[]; readonly bare: readonly number[] },
) {
  const [whole, base] = [median(ours.map(({ wholeMs }) => wholeMs)), median(bare)];
  const ratio = whole / base;
  const phases = deploymentPhases.map(
    (phase) => `${phase} ${ms(median(ours.map(({ phases: known }) => known[phase] ?? 0)))}`,
  );
  console.log(`${name}: click to live ${ms(whole)} (${phases.join(', ')})`);
  console.log(`${name}: bare build ${ms(base)}, ratio ${ratio.toFixed(2)} (bar ${bar})`);
  if (ratio > bar) process.exitCode = 1;
}

async function publish(token: string, projectId: string): Promise<Publish> {
  const startedAt = performance.now();
  const answer = await call(token, `POST /projects/${projectId}/deployments`, {});
  const wholeMs = performance.now() - startedAt;
  const { deployment_id: id } = publishingEndpoints.createDeployment.response.parse(answer);
  const read = await call(token, `GET /projects/${projectId}/deployments/${id}`);
  return { wholeMs, phases: DeploymentWithLog.parse(read).phase_ms };
}

/** With its first version, which nobody has looked at and so nobody has built. */
async function newProject(token: string): Promise<string> {
  const { id } = Project.parse(await call(token, 'POST /projects', { display_name: 'Bench' }));
  await call(token, `GET /projects/${id}/edits`);
  return id;
}

async function save(token: string, projectId: string, content: string): Promise<void> {
  await call(token, `POST /projects/${projectId}/edit-code`, { changes: [{ path: page, content }] });
}

function pageOf(text: string): string {
  return `export default function Index() {\n  return <main>${text}</main>;\n}\n`;
}

async function signUp(): Promise<string> {
  const person = { name: 'Ann', email: 'ann@example.test', password: 'a good password' };
  const answer = await call('', 'POST /auth/sign-up/email', person);
  const token = typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : undefined;
  if (typeof token !== 'string') throw new TypeError('There is no token.');
  return token;
}

async function call(token: string, route: string, body?: object): Promise<unknown> {
  const [method = 'GET', path = ''] = route.split(' ');
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${route}: ${response.status} ${text}`);
  return JSON.parse(text);
}

async function buildByHand(folder: string): Promise<void> {
  const program = join(folder, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [program, 'build'], { cwd: folder, stdio: 'ignore' });
  await once(child, 'close');
}

async function copyTemplate(name: string): Promise<string> {
  const folder = join(work, name);
  await cp(templateDir, folder, { recursive: true });
  await chmod(folder, 0o755);
  return folder;
}

async function timeOf(task: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await task();
  return performance.now() - startedAt;
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}
