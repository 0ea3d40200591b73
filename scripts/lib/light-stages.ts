import type { Processes } from './processes.ts';
import type { Stage, StageResult } from './stages.ts';

type Command = readonly [program: string, ...args: string[]];

const CHECKS: readonly (readonly [name: string, ...commands: Command[]])[] = [
  ['format', ['oxfmt', '--check', '.']],
  [
    'types',
    ['tsc', '-p', 'tsconfig.json'],
    ['tsc', '-p', 'tsconfig.web.json'],
    ['tsc', '-p', 'packages/preview-script/tsconfig.json'],
    ['tsc', '-p', 'packages/app-library/tsconfig.json'],
    ['tsc', '-p', 'apps/e2e/tsconfig.json'],
    ['tsc', '-p', 'bench/eval/tsconfig.json'],
  ],
  ['lint', ['node', 'scripts/checks/lint.ts']],
  ['boundaries', ['node', 'scripts/checks/boundaries.ts']],
  // A package's face is its offer: what nobody uses of it yet is not dead.
  ['unused code', ['knip', '--no-progress', '--no-config-hints']],
  ['sizes', ['node', 'scripts/checks/sizes.ts']],
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
