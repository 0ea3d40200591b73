import { createTestSandbox, testLimits } from '../testing/test-sandbox.ts';
import { SANDBOX_LEVELS } from './provider.ts';

/** Started by a test as somebody without any rights: tells what holds a program then, and what it could do. */
const level = SANDBOX_LEVELS.find((known) => known === process.argv[2]);
const box = await createTestSandbox(level);
const source = await box.folder('source');
const probe = await box.run(
  `import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
   import { spawnSync } from 'node:child_process';
   const attempt = (work) => { try { return String(work()); } catch (error) { return error.code; } };
   const status = readFileSync('/proc/self/status', 'utf8');
   console.log(JSON.stringify({
     account: process.getuid(),
     root: attempt(() => readdirSync('/root')),
     home: attempt(() => readdirSync(${JSON.stringify(box.root)})),
     write: attempt(() => writeFileSync('/app/new', 'x')),
     kill: attempt(() => process.kill(${process.pid}, 0)),
     hasCapabilities: !/CapEff:\\s*0+\\n/.test(status),
     canNest: spawnSync('unshare', ['-Ur', 'true']).status === 0,
     addresses: readFileSync('/proc/net/tcp', 'utf8').trim().split('\\n').length - 1,
   }));`,
  { mounts: [{ source, target: '/app', mode: 'ro' }] },
);
const loop = await box.run('while (true) {}', { limits: { ...testLimits, timeoutMs: 500 } });
const told = {
  level: box.provider.level,
  probe: JSON.parse(probe.stdout || '{}'),
  stderr: probe.stderr,
  loop: loop.reason,
};
await box.close();
process.stdout.write(JSON.stringify(told));
