// Stands for run.mjs: launches the sleeper as run.mjs launches the server.
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from './child.mjs';

const [folder = ''] = process.argv.slice(2);
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
writeFileSync(`${folder}/launcher-pid`, String(process.pid));
process.exitCode = await runToEnd({
  root,
  node: process.execPath,
  env: process.env,
  args: ['scripts/bootstrap/sleeper.fixture.mjs', folder],
});
