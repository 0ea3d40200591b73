import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeSoakFolder, openSoakCluster, serveCloud } from './soak-cluster.ts';

/**
 * The disk of the clouds, a small one of its own, becomes full to the last byte while apps write rows and files: somebody
 * else's data took what the reserve keeps free. Until there is room again every refusal is a status with a sentence; then
 * it goes on by itself, what was confirmed is there, and nothing that was refused. Needs the right to mount.
 */
const sizeMb = 512;
const fullMs = 15_000;
const backWithinMs = 90_000;
const writers = 3;
const ref = 'soaksoaksoaksoaksoak';
const bucket = 'films';

const disk = makeSoakFolder();
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=0711`, 'tmpfs', disk]);
process.once('exit', () => {
  execFileSync('umount', ['--lazy', disk]);
  rmdirSync(disk);
});
const home = join(disk, 'home');
mkdirSync(home, { mode: 0o711 });
await using soak = await openSoakCluster(home);
const { databases } = soak;
await databases.create(ref);
await databases.runAsOwner(
  ref,
  `create table notes (id bigint primary key, words text); grant all on notes to service_role;
   insert into storage.buckets (id, name) values ('${bucket}', '${bucket}');`,
);
await using cloud = await serveCloud(soak, ref);
const { url, filesUrl, headers } = cloud;

let nextId = 1;
let isOver = false;
const rows = new Map<number, string>();
const files = new Map<string, string>();
const refusals = new Map<string, number>();
const broken: string[] = [];

const working = Promise.all([...Array.from({ length: writers }, writeRows), writeFiles()]);
await until(() => rows.size > 20 && files.size > 3);
const ballast = fill();
const [rowsBefore, filesBefore] = [rows.size, files.size];
await wait(fullMs);
console.log(
  `while the disk was full ${rows.size - rowsBefore} rows and ${files.size - filesBefore} files were taken`,
);
rmSync(ballast);
const [rowsFull, filesFull, freedMs] = [rows.size, files.size, performance.now()];
await until(() => rows.size > rowsFull + 5 && files.size > filesFull + 1);
const backMs = Math.round(performance.now() - freedMs);
isOver = true;
await working;

for (const [words, count] of refusals) console.log(`${count} × ${words}`);
console.log(`rows and files were taken again ${backMs} ms after there was room`);
console.log(`${broken.length} answers were not a status with a sentence: ${broken.slice(0, 3).join(' | ')}`);
const lost = [await lostRows(), await lostFiles(), await strangeFiles()];
console.log(
  `${rows.size} rows were confirmed, ${lost[0]} are lost; ${files.size} files, ${lost[1]} are lost or other than sent, ${lost[2]} are listed though refused`,
);
const kinds = [...refusals.keys()];
const wasFull =
  kinds.some((words) => words.startsWith('file')) && kinds.some((words) => words.startsWith('row'));
if (!wasFull) console.log('the disk was never too full for both: nothing was proven');
if (broken.length > 0 || lost.some((count) => count > 0) || !wasFull) process.exitCode = 1;

/** To the last byte. */
function fill(): string {
  const path = join(disk, 'ballast');
  const file = openSync(path, 'w');
  for (let size = 4 * 1024 * 1024; size >= 1;) {
    try {
      writeSync(file, Buffer.alloc(size, 1));
    } catch {
      size = Math.floor(size / 2);
    }
  }
  closeSync(file);
  return path;
}

async function writeRows(): Promise<void> {
  while (!isOver) {
    const id = nextId;
    nextId += 1;
    const words = randomBytes(20_000).toString('base64');
    const isTaken = await attempt('row', 201, () =>
      fetch(`${url}/notes`, { method: 'POST', headers, body: JSON.stringify({ id, words }) }),
    );
    if (isTaken) rows.set(id, digest(words));
    await wait(isTaken ? 20 : 200);
  }
}

async function writeFiles(): Promise<void> {
  while (!isOver) {
    const name = `film-${nextId}.bin`;
    nextId += 1;
    const bytes = randomBytes(300_000);
    const { apikey = '' } = headers;
    const isTaken = await attempt('file', 200, () =>
      fetch(`${filesUrl}/object/${bucket}/${name}`, {
        method: 'POST',
        headers: { apikey, 'content-type': 'application/octet-stream' },
        body: bytes,
      }),
    );
    if (isTaken) files.set(name, digest(bytes));
    await wait(200);
  }
}

async function attempt(what: string, good: number, send: () => Promise<Response>): Promise<boolean> {
  try {
    const answer = await send();
    const text = await answer.text();
    if (answer.status === good) return true;
    const said = /"message":"((?:[^"\\]|\\.)+)"/.exec(text)?.[1];
    if (said === undefined || (answer.status < 500 && answer.status !== 429))
      broken.push(`${what} ${answer.status} ${text.slice(0, 200)}`);
    const key = `${what} ${answer.status} ${(said ?? text).replaceAll(/[\d/.]{4,}/g, '…').slice(0, 120)}`;
    refusals.set(key, (refusals.get(key) ?? 0) + 1);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
    broken.push(`${what} ${String(error)} ${cause}`);
  }
  return false;
}

async function until(isTrue: () => boolean): Promise<void> {
  const giveUpMs = performance.now() + backWithinMs;
  while (!isTrue()) {
    if (performance.now() > giveUpMs) {
      for (const [words, count] of refusals) console.log(`${count} × ${words}`);
      throw new Error(`nothing is taken after ${backWithinMs} ms`);
    }
    await wait(50);
  }
}

async function lostRows(): Promise<number> {
  const [found] = await databases.runAsOwner(ref, 'select id::int as id, words from notes');
  const there = new Map(
    found?.rows.map(({ id, words }: { readonly id: number; readonly words: string }) => [id, digest(words)]),
  );
  return [...rows].filter(([id, sent]) => there.get(id) !== sent).length;
}

async function lostFiles(): Promise<number> {
  let count = 0;
  for (const [name, sent] of files) {
    const answer = await fetch(`${filesUrl}/object/${bucket}/${name}`, { headers });
    if (digest(Buffer.from(await answer.arrayBuffer())) !== sent) count += 1;
  }
  return count;
}

async function strangeFiles(): Promise<number> {
  const [found] = await databases.runAsOwner(ref, 'select name from storage.objects');
  return found?.rows.filter(({ name }: { readonly name: string }) => !files.has(name)).length ?? 0;
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
