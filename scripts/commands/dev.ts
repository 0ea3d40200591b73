import { once } from 'node:events';
import { buildStale } from '../lib/build.ts';
import { createProcesses } from '../lib/processes.ts';
import { repositoryRoot } from '../lib/root.ts';
import { viteOfWeb } from '../lib/vite-of-web.ts';
import { describeMissing, missingPackages, thisMachine } from '../lib/system-packages.ts';

const WEB_PORT = process.env['LOAM_WEB_DEV_PORT'] ?? '5173';

for (const line of describeMissing(missingPackages(thisMachine()))) console.log(line);
const processes = createProcesses(repositoryRoot);
// Previews get it as a file; nothing else of development needs a build.
const built = await buildStale({
  root: repositoryRoot,
  processes,
  only: ['preview script'],
  print: (line) => console.log(line),
});
if (!built.ok) console.error(built.output);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => processes.stopAll(signal));

const viteArguments = ['apps/web', '--port', WEB_PORT, '--strictPort', '--clearScreen', 'false'];
const web = processes.start('node', [viteOfWeb(repositoryRoot), ...viteArguments]);
const serverArguments = [
  '--env-file-if-exists=.env',
  '--watch',
  '--watch-preserve-output',
  'apps/loam/src/main.ts',
];
const server = processes.start('node', [...serverArguments, ...process.argv.slice(2)], {
  env: { LOAM_WEB_DEV_URL: `http://localhost:${WEB_PORT}` },
});

// Half of it is of no use: when one ends, the other is stopped.
const ends = [once(web, 'close'), once(server, 'close')];
await Promise.race(ends);
processes.stopAll('SIGTERM');
await Promise.all(ends);
