// Stands for a server: does in each life what the next word asks for, and writes down how it was started.
import { appendFileSync, readFileSync } from 'node:fs';

// Before it is heard of: whoever reads of a life may end it at once.
process.on('SIGTERM', () => process.exit(0));
const [file = '', plan = ''] = process.argv.slice(2);
const restarts = process.env['LOAM_RESTARTS'];
const life = {
  pid: process.pid,
  args: process.argv.slice(4),
  restarts: restarts ? JSON.parse(restarts) : null,
};
appendFileSync(file, `${JSON.stringify(life)}\n`);
const index = readFileSync(file, 'utf8').trimEnd().split('\n').length - 1;
const what = plan.split(',')[index] ?? 'stay';
if (what === 'refuse') process.exit(3);
process.send?.({ kind: 'ready', port: 4321 });
if (what === 'throw') {
  process.on('uncaughtExceptionMonitor', (error) =>
    process.send?.({ kind: 'fault', cause: String(error.message) }),
  );
  setTimeout(() => {
    throw new Error('planted');
  }, 1);
}
if (what === 'kill') setTimeout(() => process.kill(process.pid, 'SIGKILL'), 20);
if (what === 'end') setTimeout(() => process.exit(0), 20);
if (what === 'stop-badly') {
  process.send?.({ kind: 'stopping' });
  setTimeout(() => process.exit(1), 20);
}
setInterval(() => undefined, 1000);
