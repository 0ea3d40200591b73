// Stands for run.mjs: supervises the program that is named as run.mjs supervises the server.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { superviseToEnd } from './supervise.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const program = { root, node: process.execPath, env: process.env, args: process.argv.slice(2) };
process.exitCode = await superviseToEnd(program, { most: 2, firstDelayMs: 20 });
