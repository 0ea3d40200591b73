import { spawnSync } from 'node:child_process';

/**
 * Ten random follow-ups on each of twenty apps, every state built with its types, loaded and walked through:
 * `npm run soak -- follow-ups [seed]`. Takes half an hour.
 */
const [seed = '1'] = process.argv.slice(2);
const args = ['bench/eval/main.ts', '--set', 'follow-ups', '--seed', seed, '--types', '--bar', '100'];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
process.exitCode = status ?? 1;
