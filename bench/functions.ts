import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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
const place = await openPlace();
if (!place) {
  console.log('npm has no Deno for this machine: nothing to compare');
  process.exit(0);
}
try {
  if (place.functions.status().kind === 'off') console.log('functions are off on this machine');
  else await measure(place);
} finally {
  agent.destroy();
  await place.close();
}

async function measure(at: BenchPlace): Promise<void> {
  await compareCold(at, 'hello', hello);
  await compareCold(at, 'supabase-js', withClient).catch((error: unknown) => {
    console.log('cold, supabase-js: its packages cannot be had here', String(error).slice(0, 200));
  });
  await compareWarm(at);
}

async function compareCold(at: BenchPlace, name: string, code: string): Promise<void> {
  const slug = name.replaceAll('-', '_');
  await at.functions.deploy(REF, {
    slug,
    verifyJwt: false,
    files: [{ path: 'index.ts', content: Buffer.from(code) }],
  });
  const bare: number[] = [];
  const ours: number[] = [];
  for (let run = 0; run < COLD_RUNS; run += 1) {
    const beganAt = performance.now();
    const child = await startBare(at, code);
    bare.push(performance.now() - beganAt);
    await end(child);
    await at.programs.end(`function:${REF}/${slug}`);
    const calledAt = performance.now();
    await call({ port: at.port, path: `/functions/v1/${slug}` });
    ours.push(performance.now() - calledAt);
  }
  const [theirs, mine] = [median(bare), median(ours)];
  console.log(
    `cold, ${name}: ${mine.toFixed(0)} ms in the sandbox, ${theirs.toFixed(0)} ms bare, ratio ${(mine / theirs).toFixed(2)}; bar ${coldBarMs} ms: ${mine < coldBarMs ? 'held' : 'MISSED'}`,
  );
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
