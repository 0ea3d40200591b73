import { createTestSandbox } from '../testing/test-sandbox.ts';
import { SANDBOX_LEVELS } from './provider.ts';

/** Started by a test that kills it: holds one sandbox until then. */
const [level, marker] = process.argv.slice(2);
const box = await createTestSandbox(SANDBOX_LEVELS.find((known) => known === level));
const held = await box.provider.start(
  box.options(
    `
    import { spawn } from 'node:child_process';
    spawn('sleep', [${JSON.stringify(marker)}], { detached: true });
    setTimeout(() => console.log('up'), 200); setInterval(() => {}, 1000);`,
    {
      limits: { memoryMb: 256, cpu: 1, processes: 64, diskMb: 16, timeoutMs: 60_000 },
    },
  ),
);
held.onLine(() => process.stdout.write(box.root));
