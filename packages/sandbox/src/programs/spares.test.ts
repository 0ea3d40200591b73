import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { INSIDE } from '../runtime.ts';
import { writeFiles } from '../testing/fixture-modules.ts';
import { ask, nodeProgram, openTestPrograms } from '../testing/test-programs.ts';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import type { Program, Runnable } from './program.ts';
import type { Programs } from './programs.ts';

const box = await createTestSandbox();
const isHeld = box.provider.hasMounts;
const clock = { ms: 1_000_000, now: () => new Date(clock.ms) };
const patience = { timeout: 10_000 };
let programs: Programs;

beforeEach(({ skip }) => {
  skip(!isHeld, `this machine offers only ${box.provider.level}`);
  programs = openTestPrograms(box, clock);
});
afterEach(() => programs.close());
afterAll(() => box.close());

/** Waits for its line, and tells what it found before it and what it was told. */
const waiting = `
  import { existsSync, readdirSync, writeFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  import { createInterface } from 'node:readline';
  const look = () => ({ files: readdirSync('${INSIDE.app}'), hasWayOut: existsSync('${INSIDE.doors}/proxy'), env: Object.keys(process.env).toSorted() });
  const before = look();
  writeFileSync('${INSIDE.run}/looked', '');
  createInterface({ input: process.stdin }).once('line', (told) => {
    createServer((request, response) => response.end(JSON.stringify({ told, before, after: look(), pid: process.pid })))
      .listen('${INSIDE.socket}', () => process.stdout.write('\\u0001loam ' + JSON.stringify({ type: 'listening' }) + '\\n'));
  });`;

function spareOf(kind: string): Runnable {
  const { limits, env } = nodeProgram('');
  return {
    name: `spare:${kind}`,
    limits,
    env,
    network: { kind: 'public' },
    command: [INSIDE.node, `${INSIDE.app}/spare.mjs`],
    layOut: (folder) => writeFiles(folder, { 'spare.mjs': waiting }),
  };
}

function programOf(name: string, kind = 'one'): Program {
  return nodeProgram(`response.end(JSON.stringify({ told: 'nothing' }))`, {
    name,
    tenant: name,
    network: { kind: 'public' },
    fromSpare: () => becoming(spareOf(kind), name),
  });
}

async function becoming(spare: Runnable, name: string) {
  const layOut = (folder: string) => writeFiles(folder, { 'own.mjs': '' });
  return { spare, layOut, line: `you are ${name}` };
}

interface Answer {
  readonly told: string;
  readonly before: { readonly files: string[]; readonly hasWayOut: boolean; readonly env: string[] };
  readonly after: { readonly files: string[]; readonly hasWayOut: boolean };
}

async function askOnce(program: Program): Promise<Answer> {
  const use = await programs.use(program);
  try {
    const answer: Answer = JSON.parse(await ask(use));
    return answer;
  } finally {
    use.done();
  }
}

test('the second of a kind comes out of a process that knew nothing before', async () => {
  expect((await askOnce(programOf('first'))).told).toBe('nothing');
  expect(programs.spares()).toEqual([{ kind: 'spare:one' }]);
  const runs = join(box.root, 'programs');
  const hasLooked = () => readdirSync(runs).some((run) => existsSync(join(runs, run, 'in', 'looked')));
  await vi.waitFor(() => expect(hasLooked()).toBe(true), patience);
  const { told, before, after } = await askOnce(programOf('second'));
  expect(told).toBe('you are second');
  expect([before.files, before.hasWayOut]).toEqual([['spare.mjs'], false]);
  // Some ways of holding a program name its folder as well.
  expect(before.env.filter((name) => name !== 'PWD')).toEqual(['HOME', 'HTTPS_PROXY', 'HTTP_PROXY', 'PATH']);
  expect([after.files.toSorted(), after.hasWayOut]).toEqual([['own.mjs', 'spare.mjs'], true]);
});

test('of two at once only one gets it, and it ends with that one', async () => {
  await askOnce(programOf('first'));
  const answers = await Promise.all([askOnce(programOf('left')), askOnce(programOf('right'))]);
  const told = answers.map((answer) => answer.told);
  expect(told.filter((text) => text === 'nothing')).toHaveLength(1);
  const name = told.includes('you are left') ? 'left' : 'right';
  const pidOf = () => programs.list().find((one) => one.name === name)?.pid;
  const pid = pidOf();
  await programs.end(name);
  expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH');
  expect((await askOnce(programOf(name))).told).toBe(`you are ${name}`);
  expect(pidOf()).not.toBe(pid);
});

test('another kind takes the place of one that waits, and nobody waits where nobody asks', async () => {
  await askOnce(programOf('first'));
  clock.ms += 10;
  expect((await askOnce(programOf('other', 'two'))).told).toBe('nothing');
  expect(programs.spares()).toEqual([{ kind: 'spare:two' }]);
  clock.ms += 60_001;
  await vi.waitFor(() => expect(programs.spares()).toEqual([]), patience);
  await vi.waitFor(() => expect(readdirSync(join(box.root, 'programs'))).toEqual([]), patience);
});

test('one that falls when it comes out of such a process is started from nothing at once', async () => {
  const broken = { ...spareOf('one'), name: 'spare:broken', command: [INSIDE.node, '-e', 'process.exit(3)'] };
  const fromSpare = () => becoming(broken, 'nobody');
  await askOnce({ ...programOf('leads'), fromSpare });
  expect((await askOnce({ ...programOf('falls'), fromSpare })).told).toBe('nothing');
});
