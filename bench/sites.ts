import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  chmodSync,
} from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LoadOrder } from './sites/load.fixture.ts';

/**
 * The processor time that one request of a published site costs, against nginx with the same bytes on the same machine in
 * the same run, and beside what Node's own server costs that does nothing else. Windows alternate, so that whatever else
 * the machine does falls on all alike. Then ten thousand sites, twice, to see that memory stays where it is.
 */
const sizes = [
  { name: 'small.bin', label: '2 KB', requests: 10_000, bar: 3 },
  { name: 'large.bin', label: '150 KB', requests: 4_000, bar: 2 },
];
const windows = 9;
const connections = 16;
const siteCount = 10_000;
const growthBarMb = 16;
const deadlineMs = 280_000;
const benchHost = 'bench.sites.localhost';

interface Reply {
  readonly kind: string;
  readonly port?: number;
  readonly heldBytes?: number;
  readonly rss?: number;
  readonly records?: number;
  readonly detail?: string;
}

const children: ChildProcess[] = [];
const folder = mkdtempSync(join(tmpdir(), 'loam-bench-sites-'));
const guard = setTimeout(() => {
  console.error(`not done within ${deadlineMs / 1000} s`);
  end();
  process.exit(1);
}, deadlineMs);
try {
  const ours = await start('sites/serve.fixture.ts');
  const load = await start('sites/load.fixture.ts');
  const bare = await start('sites/bare.fixture.ts');
  const nginx = await startNginx(ours.port);
  if (nginx) await compare({ ours, bare, nginx, load: load.child });
  else console.log('nginx is not installed (apt-get install nginx-light): no comparison');
  await measureMemory(ours);
} finally {
  clearTimeout(guard);
  end();
}

interface Started {
  readonly child: ChildProcess;
  readonly port: number;
}

async function start(file: string): Promise<Started> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = fork(path, { execArgv: ['--expose-gc'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  children.push(child);
  const { port = 0 } = await replyOf(child);
  return { child, port };
}

interface Compared {
  readonly ours: Started;
  readonly bare: Started;
  readonly nginx: Started;
  readonly load: ChildProcess;
}

async function compare({ ours, bare, nginx, load }: Compared): Promise<void> {
  for (const size of sizes) {
    const spent: Record<'ours' | 'bare' | 'nginx', number[]> = { ours: [], bare: [], nginx: [] };
    for (let window = -2; window < windows; window += 1) {
      const oursMicros = await spend(load, ours, size);
      const nginxMicros = await spend(load, nginx, size);
      const bareMicros = await spend(load, bare, size);
      if (window < 0) continue;
      spent.ours.push(oursMicros);
      spent.nginx.push(nginxMicros);
      spent.bare.push(bareMicros);
    }
    const ratioOf = (micros: readonly number[]) =>
      median(micros.map((value, index) => value / (spent.nginx[index] ?? Number.NaN)));
    const ratio = ratioOf(spent.ours);
    const isHeld = ratio <= size.bar;
    console.log(
      `${size.label.padStart(7)}   ours ${figures(spent.ours)}   nginx ${figures(spent.nginx)}   ratio ${ratio.toFixed(2)} (bar ${size.bar}) ${isHeld ? 'ok' : 'MISSED'}   bare Node ${figures(spent.bare)}, ratio ${ratioOf(spent.bare).toFixed(2)}`,
    );
    if (!isHeld) process.exitCode = 1;
  }
}

/** The middle, and the least disturbed window. */
function figures(micros: readonly number[]): string {
  return `${median(micros).toFixed(1)} µs (least ${Math.min(...micros).toFixed(1)})`;
}

async function spend(load: ChildProcess, server: Started, size: (typeof sizes)[number]): Promise<number> {
  const { requests, name } = size;
  const before = cpuMicros(server.child.pid ?? 0);
  const order: LoadOrder = {
    kind: 'load',
    port: server.port,
    host: benchHost,
    path: `/${name}`,
    requests,
    connections,
  };
  load.send(order);
  const reply = await replyOf(load);
  if (reply.kind !== 'done') throw new Error(reply.detail);
  return (cpuMicros(server.child.pid ?? 0) - before) / requests;
}

/** Of a process with its threads and its own children; nginx answers in one. */
function cpuMicros(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const own = tasks.map(
    (task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1000,
  );
  const below = tasks.flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [...own, ...below.map(cpuMicros)].reduce((sum, micros) => sum + micros, 0);
}

/** One worker, files from the page cache by sendfile, no log: nginx as one would tune it for this. */
async function startNginx(oursPort: number): Promise<Started | undefined> {
  if (!existsSync('/usr/sbin/nginx')) return undefined;
  const port = await freePort();
  for (const { name } of sizes) writeFileSync(join(folder, name), await download(oursPort, name));
  chmodSync(folder, 0o755);
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; tcp_nodelay on;
  keepalive_timeout 75; keepalive_requests 100000000; open_file_cache max=100 inactive=60s;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}; }
}`,
  );
  const check = spawnSync('/usr/sbin/nginx', ['-t', '-c', config], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr);
  const child = spawn('/usr/sbin/nginx', ['-c', config], { stdio: ['ignore', 'inherit', 'inherit'] });
  children.push(child);
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await download(port, 'small.bin').then(Boolean, () => false)) return { child, port };
    await sleep(100);
  }
  throw new Error('nginx does not answer');
}

async function measureMemory({ child, port }: Started): Promise<void> {
  const visit = async (from: number, to: number) => {
    for (let number = from; number < to; number += 20)
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => download(port, 'index.html', `s-${number + index}`)),
      );
  };
  await visit(0, siteCount / 2);
  const half = await memoryOf(child);
  await visit(siteCount / 2, siteCount);
  await visit(0, siteCount);
  const all = await memoryOf(child);
  await visit(0, siteCount);
  const again = await memoryOf(child);
  const growth = again.heldMb - all.heldMb;
  const isHeld = growth <= growthBarMb;
  console.log(
    `${siteCount} sites   held after ${siteCount / 2}: ${half.heldMb.toFixed(0)} MB, after all: ${all.heldMb.toFixed(0)} MB, after all again: ${again.heldMb.toFixed(0)} MB (growth ≤ ${growthBarMb} MB ${isHeld ? 'ok' : 'MISSED'}; resident ${again.rssMb.toFixed(0)} MB, ${again.records} addresses)`,
  );
  if (!isHeld) process.exitCode = 1;
}

async function memoryOf(child: ChildProcess) {
  child.send('memory');
  const { heldBytes = 0, rss = 0, records = 0 } = await replyOf(child);
  return { heldMb: heldBytes / 1024 / 1024, rssMb: rss / 1024 / 1024, records };
}

function download(port: number, name: string, slug = 'bench'): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = get(
      { host: '127.0.0.1', port, path: `/${name}`, headers: { host: `${slug}.sites.localhost` } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(Buffer.concat(chunks))
            : reject(new Error(`${name}: ${response.statusCode}`)),
        );
      },
    );
    request.on('error', reject);
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

function replyOf(child: ChildProcess): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('a process of the benchmark ended'));
    child.once('exit', onExit);
    child.once('message', (reply: Reply) => {
      child.off('exit', onExit);
      resolve(reply);
    });
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function end(): void {
  for (const child of children) child.kill(child.channel ? 'SIGKILL' : 'SIGQUIT');
  rmSync(folder, { recursive: true, force: true });
}
