import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_LIMITS } from '@loam/sandbox';
import { openPlace, REF, type BenchPlace } from './functions/place.fixture.ts';

/**
 * What a function costs beside Deno alone: from the call to the first answer when it sleeps, and for each call when it is
 * awake. Both in turns in one run, so that whatever else the machine does falls on both alike.
 */
const COLD_RUNS = 11;
const WARM_CALLS = 400;
const WARM_WINDOWS = 6;
const coldBarMs = 300;
const warmBarMs = 3;
const hello = `Deno.serve(() => new Response('hello'));`;
const withClient = `import { createClient } from 'npm:@supabase/supabase-js@2.119.0';
const client = createClient('http://127.0.0.1', 'key');
Deno.serve(() => new Response(typeof client.from));`;

const agent = new Agent({ keepAlive: true });
const place = await openPlace(DEFAULT_LIMITS.programs.spares);
const without = await openPlace(0);
if (!place || !without) {
  console.log('npm has no Deno for this machine: nothing to compare');
  process.exit(0);
}
try {
  if (place.functions.status().kind === 'off') console.log('functions are off on this machine');
  else await measure({ at: place, without });
} finally {
  agent.destroy();
  await place.close();
  await without.close();
}

interface Places {
  readonly at: BenchPlace;
  /** The same where no process waits for the next function. */
  readonly without: BenchPlace;
}

async function measure(places: Places): Promise<void> {
  await compareCold(places, 'hello', hello);
  await compareCold(places, 'supabase-js', withClient).catch((error: unknown) => {
    console.log('cold, supabase-js: its packages cannot be had here', String(error).slice(0, 200));
  });
  await compareWarm(places.at);
}

async function compareCold({ at, without }: Places, name: string, code: string): Promise<void> {
  const slug = name.replaceAll('-', '_');
  const files = [{ path: 'index.ts', content: Buffer.from(code) }];
  for (const { functions } of [at, without]) await functions.deploy(REF, { slug, verifyJwt: false, files });
  const bare: number[] = [];
  const ours: number[] = [];
  const fromNothing: number[] = [];
  // The first call of a kind finds nobody waiting.
  await callCold(at, slug);
  for (let run = 0; run < COLD_RUNS; run += 1) {
    const beganAt = performance.now();
    const child = await startBare(at, code);
    bare.push(performance.now() - beganAt);
    await end(child);
    ours.push(await callCold(at, slug));
    fromNothing.push(await callCold(without, slug));
  }
  const [theirs, mine] = [median(bare), median(ours)];
  console.log(
    `cold, ${name}: ${mine.toFixed(0)} ms in the sandbox (${median(fromNothing).toFixed(0)} ms without a spare), ${theirs.toFixed(0)} ms bare, ratio ${(mine / theirs).toFixed(2)}; bar ${coldBarMs} ms: ${mine < coldBarMs ? 'held' : 'MISSED'}`,
  );
}

async function callCold({ programs, port }: BenchPlace, slug: string): Promise<number> {
  await programs.end(`function:${REF}/${slug}`);
  const calledAt = performance.now();
  await call({ port, path: `/functions/v1/${slug}` });
  return performance.now() - calledAt;
}

async function compareWarm(at: BenchPlace): Promise<void> {
  const child = await startBare(at, hello);
  await call({ port: at.port, path: '/functions/v1/hello' });
  const bare: number[] = [];
  const ours: number[] = [];
  for (let window = 0; window < WARM_WINDOWS; window += 1) {
    for (const [times, target] of [
      [bare, { socketPath: socketOf(at), path: '/hello' }],
      [ours, { port: at.port, path: '/functions/v1/hello' }],
    ] as const) {
      for (let count = 0; count < WARM_CALLS; count += 1) {
        const beganAt = performance.now();
        await call(target);
        times.push(performance.now() - beganAt);
      }
    }
  }
  await end(child);
  const [theirs, mine] = [median(bare), median(ours)];
  const more = mine - theirs;
  console.log(
    `warm: ${mine.toFixed(2)} ms through the gateway, ${theirs.toFixed(2)} ms bare, ratio ${(mine / theirs).toFixed(2)}, ${more.toFixed(2)} ms more; bar ${warmBarMs} ms: ${more < warmBarMs ? 'held' : 'MISSED'}`,
  );
}

function socketOf({ folder }: BenchPlace): string {
  return join(folder, 'bare.sock');
}

async function startBare(at: BenchPlace, code: string): Promise<ChildProcess> {
  const file = join(at.folder, 'bare.ts');
  const socketPath = socketOf(at);
  rmSync(socketPath, { force: true });
  writeFileSync(file, code);
  const env = {
    ...process.env,
    DENO_DIR: join(at.folder, 'bare-modules'),
    DENO_NO_UPDATE_CHECK: '1',
    DENO_SERVE_ADDRESS: `unix:${socketPath}`,
  };
  const child = spawn(at.deno, ['run', '--quiet', '--no-lock', '--no-config', '-A', file], {
    stdio: 'ignore',
    env,
  });
  for (;;) {
    const isUp = await call({ socketPath, path: '/' }).then(
      () => true,
      () => false,
    );
    if (isUp) return child;
    if (child.exitCode !== null) throw new Error('bare Deno does not start');
    await sleep(1);
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

type Target =
  | { readonly socketPath: string; readonly path: string }
  | { readonly port: number; readonly path: string };

function call(target: Target): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', ...target, agent }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`status ${answer.statusCode}`)),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}
