// Stands for `npm start`: supervises the real program, which can be asked to throw where nobody catches.
import { fileURLToPath } from 'node:url';
import { superviseToEnd } from '../../../scripts/bootstrap/supervise.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const thrower = 'data:text/javascript,process.on("SIGUSR2",()=>{throw new Error("planted")})';
process.exitCode = await superviseToEnd({
  root,
  node: process.execPath,
  env: process.env,
  args: ['--import', thrower, 'apps/loam/src/main.ts', '--port', '0'],
});
