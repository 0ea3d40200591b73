import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import { ask, nodeProgram, openTestPrograms } from '../testing/test-programs.ts';
import type { Program, ProgramLine } from './program.ts';
import type { Programs } from './programs.ts';

const box = await createTestSandbox();
const isHeld = box.provider.hasMounts;
const clock = { ms: 1_000_000, now: () => new Date(clock.ms) };
let programs: Programs;

beforeEach(({ skip }) => {
  skip(!isHeld, `this machine offers only ${box.provider.level}`);
  programs = openTestPrograms(box, clock);
});
afterEach(() => programs.close());
afterAll(() => box.close());

const hello = (name: string, tenant: string): Program =>
  nodeProgram(`response.end('hello')`, { name, tenant });

async function askOnce(program: Program): Promise<string> {
  const use = await programs.use(program);
  try {
    return await ask(use);
  } finally {
    use.done();
  }
}

test('a full machine: the tenant with the most makes room, and who waits gets the next place', async () => {
  await programs.close();
  programs = openTestPrograms(box, clock, {
    places: 3,
    timing: {
      backoff: { firstMs: 100, maxMs: 60_000 },
      bootTimeoutMs: 20_000,
      probeEveryMs: 60_000,
      soundMs: 60_000,
      patienceMs: 20_000,
    },
  });
  const busy = await programs.use(hello('a:one', 'a'));
  await askOnce(hello('b:one', 'b'));
  clock.ms += 10;
  await askOnce(hello('a:two', 'a'));
  clock.ms += 10;
  // The one of b has been idle for longer, but a has more.
  const third = await programs.use(hello('c:one', 'c'));
  expect(['a:one', 'a:two', 'b:one', 'c:one'].map((name) => programs.isAwake(name))).toEqual([
    true,
    false,
    true,
    true,
  ]);
  const held = await programs.use(hello('b:one', 'b'));
  const waiting = programs.use(hello('d:one', 'd'));
  held.done();
  const fourth = await waiting;
  expect(await ask(fourth)).toBe('hello');
  expect(await ask(busy)).toBe('hello');
  for (const use of [busy, third, fourth]) use.done();
});

test('an endless loop ends with its processor time, and the next request finds it up again', async () => {
  const program = nodeProgram(`if (request.url === '/loop') for (;;); response.end('hello')`, {
    limits: { memoryMb: 128, cpu: 1, processes: 64, diskMb: 16, cpuMsPerUse: 300 },
  });
  const use = await programs.use(program);
  await expect(ask(use, '/loop')).rejects.toThrow(/hang up|ECONNRESET/);
  use.done();
  expect(await use.ended).toBe('cpu');
  expect(use.log().map(({ text }) => text)).toContain(
    'The program took more than its processor time and is ended.',
  );
  expect(programs.list()).toMatchObject([{ state: 'failed', failures: 1 }]);
  clock.ms += 100;
  expect(await askOnce(program)).toBe('hello');
});

test('what was begun for an answered request is let come to its end, but not for ever', async () => {
  const program = nodeProgram(`tell({ type: 'background', count: 1 }); response.end('later')`, {
    limits: { memoryMb: 128, cpu: 1, processes: 64, diskMb: 16, backgroundMs: 200_000 },
  });
  const lines: ProgramLine[] = [];
  await askOnce({ ...program, onLine: (line) => void lines.push(line) });
  await expect.poll(() => programs.list().map(({ isIdle }) => isIdle)).toEqual([false]);
  clock.ms += 100_000;
  expect(programs.isAwake('program:one')).toBe(true);
  clock.ms += 100_000;
  await expect.poll(() => programs.isAwake('program:one')).toBe(false);
});

test('what it says is passed on line by line, with what it belongs to', async () => {
  const lines: ProgramLine[] = [];
  const program = nodeProgram(
    `console.error('plain'); tell({ type: 'said', level: 'info', text: 'two\\nlines', id: 7 }); response.end()`,
    { onLine: (line) => void lines.push(line) },
  );
  await askOnce(program);
  await expect.poll(() => lines.length).toBe(2);
  expect(lines).toEqual(
    expect.arrayContaining([
      { stream: 'stderr', text: 'plain', atMs: clock.ms },
      expect.objectContaining({
        stream: 'stdout',
        text: 'two\nlines',
        fields: expect.objectContaining({ id: 7 }),
      }),
    ]),
  );
});

test('a program that is ended by name is gone with all of its versions', async () => {
  const use = await programs.use(nodeProgram(`response.end('a')`));
  use.done();
  await programs.end('program:one');
  expect(await use.ended).toBe('killed');
  expect(programs.list()).toEqual([]);
});

test('where nothing holds a network, programs that want one are off until the operator accepts it', async () => {
  const provider = { ...box.provider, hasMounts: false };
  const wants = nodeProgram('response.end()', { network: { kind: 'public' } });
  const careful = openTestPrograms(box, clock, { provider });
  expect(careful.network()).toMatchObject({ kind: 'off', reason: expect.stringContaining('no namespaces') });
  await expect(careful.use(wants)).rejects.toMatchObject({ code: 'not_held' });
  await careful.close();
  const bold = openTestPrograms(box, clock, { provider, acceptsUnheldNetwork: true });
  expect(bold.network()).toMatchObject({ kind: 'accepted' });
  await bold.close();
  expect(programs.network()).toEqual({ kind: 'held' });
});
