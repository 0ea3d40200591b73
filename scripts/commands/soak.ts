import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createProcesses } from '../lib/processes.ts';
import { repositoryRoot } from '../lib/root.ts';
import { stopOnSignal } from '../lib/stop-on-signal.ts';

/** Faults and long idleness, each for minutes: `npm run soak -- NAME [arguments of it]`. */
const processes = createProcesses(repositoryRoot);
stopOnSignal(processes);
const [wanted = '', ...rest] = process.argv.slice(2);
const known = readdirSync(join(repositoryRoot, 'bench', 'soak'))
  .filter((name) => name.endsWith('.ts') && name !== 'soak-cluster.ts')
  .map((name) => name.slice(0, -'.ts'.length));
if (known.includes(wanted)) {
  const result = await processes.run('node', [`bench/soak/${wanted}.ts`, ...rest], { live: true });
  if (result.code !== 0) process.exitCode = 1;
} else {
  console.error(`usage: npm run soak -- <${known.join('|')}>`);
  process.exitCode = 2;
}
