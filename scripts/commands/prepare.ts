import { buildStale } from '../lib/build.ts';
import { createProcesses } from '../lib/processes.ts';
import { repositoryRoot } from '../lib/root.ts';
import { describeMissing, missingPackages, thisMachine } from '../lib/system-packages.ts';

const processes = createProcesses(repositoryRoot);
for (const line of describeMissing(missingPackages(thisMachine()))) console.log(line);
const result = await buildStale({ root: repositoryRoot, processes, print: (line) => console.log(line) });
if (!result.ok) {
  console.error(result.output);
  process.exitCode = 1;
}
