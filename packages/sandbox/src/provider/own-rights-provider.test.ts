import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestSandbox, testLimits } from '../testing/test-sandbox.ts';

const box = await createTestSandbox('none');
afterAll(() => box.close());

test('it is offered everywhere and does not promise anything', () => {
  expect(box.provider).toMatchObject({ level: 'none', hasMounts: false });
  expect(box.provider.description).toContain('Nothing on this machine can hold a project');
  expect(box.provider.accountOf('project-a')).toBeUndefined();
});

test('the environment of the server is not inherited, and stands in no command line', async () => {
  process.env['LOAM_TEST_SECRET'] = 'canary-of-the-server';
  const held = await box.provider.start(
    box.options(`console.log(JSON.stringify(process.env)); setInterval(() => {}, 1000);`, {
      env: { ONLY: `this 'and "that" $HOME\n` },
    }),
  );
  const told = await new Promise<string>((done) => held.onLine(({ text }) => done(text)));
  expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain('and "that"');
  await held.kill();
  delete process.env['LOAM_TEST_SECRET'];
  expect(JSON.parse(told)).toEqual({
    ONLY: `this 'and "that" $HOME\n`,
    TMPDIR: '/tmp',
    LOAM_RUN: expect.any(String),
  });
});

test('time, memory and size are bounded', async () => {
  const loop = await box.run('while (true) {}', { limits: { ...testLimits, timeoutMs: 500 } });
  expect(loop.reason).toBe('time');
  const hog = await box.run(
    `const kept = []; while (true) { kept.push(Buffer.alloc(8_000_000, 1)); await new Promise((go) => setTimeout(go, 20)); }`,
    { limits: { ...testLimits, memoryMb: 160 } },
  );
  expect(hog.reason).toBe('memory');
  const filler = await box.run(
    `import { writeFileSync } from 'node:fs'; import { tmpdir } from 'node:os';
     for (let count = 0; ; count += 1) { writeFileSync(tmpdir() + '/' + count, Buffer.alloc(1_000_000)); await new Promise((go) => setTimeout(go, 10)); }`,
  );
  expect(filler.reason).toBe('disk');
  expect(await readdir(join(box.root, 'temp'))).toEqual([]);
});

test('all that it started ends with it', async () => {
  const marker = `1005.${process.pid}`;
  const started = await box.provider.start(
    box.options(`
      import { spawn } from 'node:child_process';
      spawn('/bin/sh', ['-c', 'sleep ${marker} & sleep ${marker}']);
      spawn('sleep', ['${marker}'], { detached: true, stdio: 'ignore' }).unref();
      setTimeout(() => console.log('up'), 300); setInterval(() => {}, 1000);`),
  );
  await new Promise<void>((done) => started.onLine(() => done()));
  expect(sleeping(marker)).toBe(3);
  expect(await started.kill()).toMatchObject({ reason: 'killed' });
  expect(sleeping(marker)).toBe(0);
});

test('a name that no shell could take is refused', async () => {
  const options = box.options('', { env: { 'A; touch /tmp/x #': '1' } });
  await expect(box.provider.start(options)).rejects.toMatchObject({ code: 'start_failed' });
});

function sleeping(marker: string): number {
  const rows = execFileSync('ps', ['-eo', 'stat,args'], { encoding: 'utf8' }).split('\n');
  return rows.filter(
    (row) => !row.startsWith('Z') && row.endsWith(`sleep ${marker}`) && !row.includes('sh -c'),
  ).length;
}
