import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `@supabase/lite` over the same database, from the folder that LITE_DIR names (`npm install --ignore-scripts
 * @supabase/lite@0.10.0 postgres` there): 152 MB of packages are too many for everybody who installs the builder.
 */
const [connectionString = '', folder = ''] = process.argv.slice(2);
/** @param {string} file */
const from = (file) => import(pathToFileURL(join(folder, 'node_modules', file)).href);
const { App } = await from('@supabase/lite/dist/index.js');
const { createPostgresConnection } = await from('@supabase/lite/dist/db/postgres/PostgresConnection.js');
const { serve } = await from('@hono/node-server/dist/index.mjs');
// Its driver does not read the folder of a socket from an address.
const { username, password, pathname, searchParams, port } = new URL(connectionString);
const host = searchParams.get('host') ?? '127.0.0.1';
const postgresOptions = {
  ...(host.startsWith('/')
    ? { path: join(host, `.s.PGSQL.${port || 5432}`) }
    : { host, port: Number(port || 5432) }),
  username,
  password,
  database: pathname.slice(1),
};
const app = new App({
  connection: createPostgresConnection({ url: connectionString.split('?')[0], postgresOptions }),
});

/** @param {{ port: number }} address */
const tell = (address) => process.send?.({ kind: 'ready', port: address.port, key: 'none' });
/** @param {Request} request */
const answer = (request) => app.fetch(request, { peerAddress: '127.0.0.1' });
const server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' }, tell);
server.keepAliveTimeout = 120_000;
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ kind: 'used', microseconds: user + system });
});
