import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { checkCompiled } from './compile-check.ts';
import { describeError } from './describe-error.ts';
import { keepGeneratedFiles } from './generated-files.ts';
import { tell } from './messages.ts';
import { createToldErrors } from './told-errors.ts';
import { serverConfig } from './vite-config.ts';
import { loadVite, type ViteServer } from './vite-module.ts';
import { repeatDroppedChanges, watchUpdates } from './watch-updates.ts';

/** Arguments: project folder, cache folder, socket to listen on. */
const [root = '', cacheDir = '', socketPath = ''] = process.argv.slice(2);

/** Where the watcher never says that it is ready. */
const READY_MS = 3000;
const COMPILED = '/__loam_compiled?';

async function main(): Promise<void> {
  const errors = createToldErrors();
  const generated = keepGeneratedFiles(root);
  const vite = await loadVite(root);
  const server = await vite.createServer(serverConfig(vite, { root, cacheDir, errors, generated }));
  const http = httpOf(server);
  // A changed configuration gets a fresh process: nothing of the old one lingers.
  server.restart = async () => {
    tell({ type: 'restart' });
    process.exit(0);
  };
  generated.onChange((path) => server.watcher.emit('change', path));
  watchUpdates(server, { root, errors });
  repeatDroppedChanges(server.watcher);
  http.removeAllListeners('request');
  http.on('request', (request, response) => {
    if (request.url === '/__loam_health') response.end('ok');
    else if (request.url?.startsWith(COMPILED) === true) void answerCompiled(server, request.url, response);
    else server.middlewares(request, response);
  });
  await watching(server.watcher);
  const { port } = server.config.server;
  http.listen(socketPath, () => {
    // A socket has no port, and the page would be told to look for updates at `localhost:undefined`.
    server.config.server.port = port;
    tell({ type: 'listening' });
    // Nobody may be watching, or whoever does is shown a page of the last build: errors are found all the same.
    void checkCompiled(server, { root }).then((found) => found.forEach((error) => errors.report(error)));
  });
}

/** Query: `file`, any number of times, of files that were just written. */
async function answerCompiled(server: ViteServer, url: string, response: ServerResponse): Promise<void> {
  const changed = new URL(url, 'http://localhost').searchParams.getAll('file');
  const errors = await checkCompiled(server, { root, changed });
  response.end(JSON.stringify({ errors: errors.map(describeError) }));
}

/**
 * Vite's own server, as `vite dev` has it: frameworks that render on the server answer pages through that one only, and
 * leave a server that somebody else brings along to whoever brought it.
 */
function httpOf({ httpServer }: ViteServer): NonNullable<ViteServer['httpServer']> {
  if (!httpServer) throw new Error('the configuration leaves Vite without a server of its own');
  return httpServer;
}

/** An edit made before the watcher is ready would be missed, and the page would stay old. */
function watching(watcher: ViteServer['watcher']): Promise<void> {
  return new Promise((resolve) => {
    if (Reflect.get(watcher, '_readyEmitted') === true) resolve();
    watcher.on('ready', () => resolve());
    setTimeout(resolve, READY_MS);
  });
}

process.on('uncaughtException', (error) => fail(error));
main().catch(fail);

function fail(error: unknown): void {
  tell({ type: 'fatal', ...describeError(error) });
  process.stderr.write(`${inspect(error)}\n`);
  process.exit(1);
}
