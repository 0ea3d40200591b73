import { heavyStages, systemStage } from '../lib/heavy-stages.ts';
import { lightStages } from '../lib/light-stages.ts';
import { createProcesses } from '../lib/processes.ts';
import { repositoryRoot } from '../lib/root.ts';
import { printSummary, runStages } from '../lib/stages.ts';
import { stopOnSignal } from '../lib/stop-on-signal.ts';

const print = (line: string): void => console.log(line);
const processes = createProcesses(repositoryRoot);
stopOnSignal(processes);
const results = [
  ...(await runStages([systemStage(processes)], { parallel: 1, print })),
  ...(await runStages(lightStages(processes), { parallel: 2, print })),
];
for (const group of heavyStages(repositoryRoot, processes)) {
  results.push(...(await runStages(group, { parallel: 2, print })));
}
process.exitCode = printSummary(results, print) ? 0 : 1;
