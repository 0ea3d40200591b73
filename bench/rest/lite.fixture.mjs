import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `@supabase/lite` over the same database, from the folder that LITE_DIR names (`npm install --ignore-scripts
 * @supabase/lite@0.10.0 postgres` there): 152 MB of packages are too many for everybody who installs the builder.
 */
const [connectionString, folder] = process.argv.slice(2);
const from = (file) => import(pathToFileURL(join(folder, 'node_modules', file)).href);
const { App } = await from('@supabase/lite/dist/index.js');
const { createPostgresConnection } = await from('@supabase/lite/dist/db/postgres/PostgresConnection.js');
const { serve } = await from('@hono/node-server/dist/index.mjs');
const app = new App({
  connection: await createPostgresConnection({ url: connectionString, connectionString }),
});

const server = serve(
  { fetch: (request) => app.fetch(request, { peerAddress: '127.0.0.1' }), port: 0, hostname: '127.0.0.1' },
  ({ port }) => process.send?.({ kind: 'ready', port, key: 'none' }),
);
server.unref();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ kind: 'used', microseconds: user + system });
});
