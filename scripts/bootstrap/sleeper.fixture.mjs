// Stands for a server: says its process id, keeps running, and leaves a mark when it is asked to stop.
import { writeFileSync } from 'node:fs';

const [folder = ''] = process.argv.slice(2);
writeFileSync(`${folder}/server-pid`, String(process.pid));
process.on('SIGTERM', () => {
  writeFileSync(`${folder}/stopped`, 'in order');
  process.exit(0);
});
process.on('SIGINT', () => {
  writeFileSync(`${folder}/stopped`, 'in order');
  process.exit(0);
});
setInterval(() => undefined, 1000);
