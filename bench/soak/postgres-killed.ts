import { setTimeout as wait } from 'node:timers/promises';
import { openSoakCluster, serveCloud } from './soak-cluster.ts';

/**
 * The postmaster of the clouds is killed while apps read and write. What was confirmed is there afterwards, the service
 * comes back by itself, and until then every answer is a status with a sentence.
 */
const kills = 3;
const clients = 12;
const betweenMs = 6_000;
const backWithinMs = 20_000;
const ref = 'soaksoaksoaksoaksoak';

await using soak = await openSoakCluster();
const { cluster, databases } = soak;
await databases.create(ref);
await databases.runAsOwner(
  ref,
  'create table notes (id bigint primary key); grant all on notes to service_role;',
);
await using cloud = await serveCloud(soak, ref);
const { url, headers } = cloud;

let nextId = 1;
let isOver = false;
const confirmed: number[] = [];
const refusals = new Map<string, number>();
const broken: string[] = [];
let lastGoodMs = performance.now();
let longestGapMs = 0;

await Promise.all([...Array.from({ length: clients }, work), kill()]);

for (const [words, count] of refusals) console.log(`${count} × ${words}`);
const { length } = confirmed;
const missing = await missingRows();
console.log(`${length} rows were confirmed, ${missing} of them are missing`);
console.log(`${kills} kills, the longest time without an answer ${Math.round(longestGapMs)} ms`);
console.log(`${broken.length} answers were not a status with a sentence: ${broken.slice(0, 3).join(' | ')}`);
if (missing > 0 || broken.length > 0 || longestGapMs > backWithinMs) process.exitCode = 1;

async function work(): Promise<void> {
  while (!isOver) {
    const id = nextId;
    nextId += 1;
    try {
      const insert = await fetch(`${url}/notes`, { method: 'POST', headers, body: JSON.stringify({ id }) });
      const text = await insert.text();
      if (insert.status === 201) {
        confirmed.push(id);
        longestGapMs = Math.max(longestGapMs, performance.now() - lastGoodMs);
        lastGoodMs = performance.now();
        await (await fetch(`${url}/notes?id=eq.${id}`, { headers })).text();
        continue;
      }
      note(insert.status, text);
    } catch (error) {
      broken.push(String(error));
    }
    await wait(100);
  }
}

function note(status: number, text: string): void {
  try {
    const told: unknown = JSON.parse(text);
    const message = typeof told === 'object' && told !== null && 'message' in told ? told.message : undefined;
    if (typeof message !== 'string' || message === '') throw new TypeError('no sentence');
    const words = `${status} ${message}`;
    refusals.set(words, (refusals.get(words) ?? 0) + 1);
  } catch {
    broken.push(`${status} ${text.slice(0, 80)}`);
  }
}

async function kill(): Promise<void> {
  for (let round = 0; round < kills; round += 1) {
    await wait(betweenMs);
    const { pid } = cluster;
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  }
  const until = performance.now() + backWithinMs;
  const before = confirmed.length;
  while (confirmed.length < before + 200 && performance.now() < until) await wait(200);
  isOver = true;
}

async function missingRows(): Promise<number> {
  const [result] = await databases.runAsOwner(ref, 'select id from notes');
  const there = new Set((result?.rows ?? []).map((row: { readonly id: string }) => Number(row.id)));
  return confirmed.filter((id) => !there.has(id)).length;
}
