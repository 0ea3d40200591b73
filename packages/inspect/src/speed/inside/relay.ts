/**
 * The first program in the browser's namespaces, which have no network: every connection to its port is carried to a
 * socket that the server holds outside. Then it becomes the browser's parent, with the browser's own streams.
 */
import { spawn } from 'node:child_process';
import { createConnection, createServer } from 'node:net';
import process from 'node:process';

const [port, socket, executable, ...args] = process.argv.slice(2);
if (port === undefined || socket === undefined || executable === undefined) process.exit(2);

const server = createServer((near) => {
  const far = createConnection(socket);
  near.on('error', () => far.destroy());
  far.on('error', () => near.destroy());
  near.pipe(far).pipe(near);
});
server.listen(Number(port), '127.0.0.1', () => {
  // 3 and 4 are how the browser is spoken to.
  const browser = spawn(executable, args, { stdio: ['ignore', 'ignore', 'inherit', 3, 4] });
  browser.once('error', () => process.exit(1));
  browser.once('exit', (code) => process.exit(code ?? 1));
});
