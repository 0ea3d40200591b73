import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from './bootstrap/child.mjs';
import { ensureDependencies } from './bootstrap/dependencies.mjs';
import { environmentFor, findPinnedNode } from './bootstrap/pinned-node.mjs';
import { superviseToEnd } from './bootstrap/supervise.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** @typedef {{ script: string, takesArguments?: boolean, isServer?: boolean }} Step */
/** @type {Record<string, Step[] | undefined>} */
const commands = {
  start: [
    { script: 'scripts/commands/prepare.ts' },
    { script: 'apps/loam/dist/main.js', takesArguments: true, isServer: true },
  ],
  dev: [{ script: 'scripts/commands/dev.ts', takesArguments: true }],
  check: [{ script: 'scripts/commands/check.ts', takesArguments: true }],
  test: [{ script: 'scripts/commands/test.ts', takesArguments: true }],
  bench: [{ script: 'scripts/commands/bench.ts', takesArguments: true }],
  soak: [{ script: 'scripts/commands/soak.ts', takesArguments: true }],
  eval: [{ script: 'bench/eval/main.ts', takesArguments: true }],
};

const [command = '', ...rest] = process.argv.slice(2);
const steps = commands[command];
if (!steps) {
  console.error(`usage: node scripts/run.mjs <${Object.keys(commands).join('|')}> [...]`);
  process.exit(2);
}

try {
  ensureDependencies(root);
  const node = findPinnedNode(root);
  const env = environmentFor(root, node);
  let status = 0;
  for (const { script, takesArguments, isServer } of steps) {
    const settings = isServer && existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
    const args = [...settings, script, ...(takesArguments ? rest : [])];
    status = await (isServer ? superviseToEnd : runToEnd)({ root, node, env, args });
    if (status !== 0) break;
  }
  process.exitCode = status;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
