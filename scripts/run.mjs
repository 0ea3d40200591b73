import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from './bootstrap/child.mjs';
import { ensureDependencies } from './bootstrap/dependencies.mjs';
import { environmentFor, findPinnedNode } from './bootstrap/pinned-node.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stepsOf = {
  start: [['scripts/commands/prepare.ts'], ['apps/loam/dist/main.js', 'rest']],
  dev: [['scripts/commands/dev.ts', 'rest']],
  check: [['scripts/commands/check.ts', 'rest']],
  test: [['scripts/commands/test.ts', 'rest']],
  bench: [['scripts/commands/bench.ts', 'rest']],
};

const [command = '', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(stepsOf, command)) {
  console.error(`usage: node scripts/run.mjs <${Object.keys(stepsOf).join('|')}> [...]`);
  process.exit(2);
}

try {
  ensureDependencies(root);
  const node = findPinnedNode(root);
  const env = { ...environmentFor(root, node), LOAM_ROOT: root };
  let status = 0;
  for (const [script, takesArguments] of stepsOf[command]) {
    if (status === 0) {
      status = await runToEnd({ root, node, env, args: [script, ...(takesArguments ? rest : [])] });
    }
  }
  process.exitCode = status;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
