import { Project } from '@loam/contract';
import { startThrowAwayCluster } from '@loam/postgres';
import { createTestDatabase } from '@loam/testkit';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBuilder, type Builder } from './site-faults/builder.ts';
import { startProcess, type RunningProcess } from './site-faults/processes.ts';
import { createVisitors } from './site-faults/visitors.ts';

/**
 * The product as three processes on one database: a server, the workers that build for it, an edge. Twenty versions are
 * published while server and workers are killed at moments that a seed decides, and visitors come all the while: none may
 * see a missing page, or a page and a script of different versions. Then the edge is killed, and its first answer counts.
 */
const publishes = 20;
const visitsPerSecond = 50;
const seed = Number(process.argv[2] ?? 6);
const deadlineMs = 600_000;
/** A kill comes at most so long after the publish began, which is about what one takes. */
const longestPauseMs = 2500;
const random = createRandom(seed);

const running: RunningProcess[] = [];
const guard = setTimeout(() => {
  console.error(`not done within ${deadlineMs / 1000} s`);
  void Promise.all(running.map((each) => each.kill())).then(() => process.exit(1));
}, deadlineMs);
const home = await mkdtemp(join(tmpdir(), 'loam-bench-faults-'));
// Projects run under accounts of their own.
await chmod(home, 0o711);
const cluster = await startThrowAwayCluster();
const database = await createTestDatabase({ adminUrl: cluster.connectionString('postgres') });
try {
  await run();
} finally {
  clearTimeout(guard);
  for (const each of running) await each.kill();
  await database.drop();
  await cluster.stop();
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
}

async function run(): Promise<void> {
  const [server, edge] = await Promise.all([start('server'), start('edge')]);
  const builder = createBuilder(server.port);
  await builder.signUp();
  const project = Project.parse(await builder.call('POST /projects', { display_name: 'Faults' }));
  await publishWhole(builder, project.id, 0);
  const visitors = createVisitors({ port: edge.port, slug: project.name });
  await visitors.waitFor(0);
  const visiting = visitors.come(visitsPerSecond);
  const kills = await publishAndKill(server, builder, project.id);
  await publishWhole(builder, project.id, publishes);
  await visitors.waitFor(publishes);
  const seen = await visiting.end();
  await edge.kill();
  const startedAt = performance.now();
  await Promise.all([edge.start(), visitors.firstAnswer(publishes)]);
  const againMs = performance.now() - startedAt;
  console.log(
    `${publishes} publishes, ${kills.server} kills of the server, ${kills.worker} of workers (seed ${seed}): ` +
      `${seen.requests} requests at ${seen.perSecond.toFixed(0)}/s saw ${seen.versions} versions, ${seen.faults.length} faults`,
  );
  console.log(
    `after a kill of the edge: first answer ${visitors.faults.length > seen.faults.length ? 'WRONG' : 'right'}, ready within ${againMs.toFixed(0)} ms`,
  );
  for (const fault of visitors.faults.slice(0, 10)) console.log(`  ${fault}`);
  if (visitors.faults.length > 0) process.exitCode = 1;
}

async function start(role: 'server' | 'edge'): Promise<RunningProcess> {
  const started = await startProcess({ role, home, databaseUrl: database.url });
  running.push(started);
  return started;
}

/** Each version is asked for once; what a kill left undone is for the ones that follow. */
async function publishAndKill(server: RunningProcess, builder: Builder, projectId: string) {
  const kills = { server: 0, worker: 0 };
  for (let version = 1; version < publishes; version += 1) {
    await builder.save(projectId, version);
    const startedAt = performance.now();
    const publishing = builder.publish(projectId);
    const chance = random();
    await sleep(random() * longestPauseMs);
    const killed =
      chance < 0.35 ? 'server' : chance < 0.7 && server.killWorker(random) ? 'worker' : undefined;
    if (killed) kills[killed] += 1;
    if (killed === 'server') await server.kill();
    const { status } = await publishing;
    console.log(
      `  version ${version}: ${status === 0 ? 'broken off' : status} after ${(performance.now() - startedAt).toFixed(0)} ms${killed ? `, ${killed} killed` : ''}`,
    );
    if (killed !== 'server') continue;
    const downAt = performance.now();
    await server.start();
    console.log(`  the server answers again after ${(performance.now() - downAt).toFixed(0)} ms`);
  }
  return kills;
}

async function publishWhole(builder: Builder, projectId: string, version: number): Promise<void> {
  await builder.save(projectId, version);
  const answer = await builder.publish(projectId);
  if (answer.status !== 200)
    throw new Error(`version ${version} was not published: ${answer.status} ${answer.text}`);
}

/** The same numbers for the same seed. */
function createRandom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
