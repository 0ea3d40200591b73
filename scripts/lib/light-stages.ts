import type { Processes } from './processes.ts';
import type { Stage, StageResult } from './stages.ts';

type Command = readonly [program: string, ...args: string[]];

/** By one checker: several look at the same packages again, each for itself, and lint has the other core. */
const typesOf = (project: string): Command => ['tsc', '-p', project, '--checkers', '1'];

const CHECKS: readonly (readonly [name: string, ...commands: Command[]])[] = [
  ['format', ['oxfmt', '--check', '.']],
  [
    'types',
    typesOf('tsconfig.json'),
    typesOf('tsconfig.web.json'),
    typesOf('packages/preview-script/tsconfig.json'),
    typesOf('packages/app-library/tsconfig.json'),
    typesOf('apps/e2e/tsconfig.json'),
    typesOf('bench/eval/tsconfig.json'),
  ],
  ['lint', ['node', 'scripts/checks/lint.ts']],
  ['boundaries and sizes', ['node', 'scripts/checks/sources.ts']],
  // A package's face is its offer: what nobody uses of it yet is not dead.
  ['unused code', ['knip', '--no-progress', '--no-config-hints']],
  ['addresses', ['node', 'scripts/checks/addresses.ts']],
];

/** The checks that read the source and run none of it. */
export function lightStages(processes: Processes): readonly Stage[] {
  return CHECKS.map(([name, ...commands]) => ({ name, run: () => runAll(commands, processes) }));
}

async function runAll(commands: readonly Command[], processes: Processes): Promise<StageResult> {
  const outputs: string[] = [];
  let failed = 0;
  for (const [program, ...args] of commands) {
    const result = await processes.run(program, args);
    if (result.code !== 0) failed = 1;
    outputs.push(result.output);
  }
  return { passed: 1 - failed, failed, output: outputs.join('') };
}
