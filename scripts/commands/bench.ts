import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createProcesses } from '../lib/processes.ts';
import { repositoryRoot } from '../lib/root.ts';
import { stopOnSignal } from '../lib/stop-on-signal.ts';

const processes = createProcesses(repositoryRoot);
stopOnSignal(processes);
const wanted = process.argv.slice(2);
const known = readdirSync(join(repositoryRoot, 'bench'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => name.slice(0, -'.ts'.length));
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}. There are: ${known.join(', ') || 'none'}`);
  process.exitCode = 2;
} else {
  // One after the other: each compares against a baseline measured on a quiet machine.
  for (const name of wanted.length > 0 ? wanted : known) {
    console.log(`\n== ${name}`);
    const result = await processes.run('node', ['--expose-gc', `bench/${name}.ts`], { live: true });
    if (result.code !== 0) process.exitCode = 1;
  }
}
