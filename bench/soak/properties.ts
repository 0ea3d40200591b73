import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The property tests with seeds that nobody has tried: `npm run soak -- properties [rounds]`. */
const rounds = Number(process.argv[2] ?? 10);
const tracked = spawnSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { encoding: 'utf8' }).stdout;
const files = tracked
  .split('\n')
  .filter((file) => file !== '' && readFileSync(file, 'utf8').includes("from 'fast-check'"));
let failed = 0;
for (let round = 1; round <= rounds; round += 1) {
  const seed = randomInt(2 ** 31);
  const env = { ...process.env, LOAM_PROPERTY_SEED: String(seed) };
  const run = spawnSync('vitest', ['run', '--reporter=dot', ...files], { encoding: 'utf8', env });
  console.log(`round ${round}, seed ${seed}: ${run.status === 0 ? 'held' : 'FAILED'}`);
  if (run.status === 0) continue;
  failed += 1;
  console.log(run.stdout, run.stderr);
}
console.log(`${files.length} files, ${rounds} rounds, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
