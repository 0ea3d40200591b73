import { getRequestListener } from '@hono/node-server';
import { createDb } from '@loam/db';
import { createLogger, silentLogger } from '@loam/kernel';
import { Hono } from 'hono';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { createServer } from '../index.ts';
import { unlimitedRates } from '../testing/running-server.ts';

/**
 * The server process of the benchmark: the whole product, and beside it on the same port a route as one would write it
 * by hand for this one answer: one statement that finds the session and the project, no contract, no limits, no log.
 */
const [databaseUrl = ''] = process.argv.slice(2);
const dataDir = await mkdtemp(join(tmpdir(), 'loam-bench-'));
const product = await createServer({
  config: readConfig({}),
  databaseUrl,
  dataDir,
  logger: createLogger({ level: 'warn' }),
  overrides: { rateLimits: unlimitedRates },
});
const byHand = getRequestListener(handWrittenRoute().fetch);
const listener = createHttpServer((request, response) => {
  if (request.url?.startsWith('/by-hand/')) void byHand(request, response);
  else product.handle(request, response);
});
listener.listen(0, '127.0.0.1');
await once(listener, 'listening');
const address = listener.address();
process.send?.({ kind: 'ready', port: typeof address === 'object' ? address?.port : 0 });

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ kind: 'cpu', micros: user + system });
});
process.on('disconnect', () => {
  void product
    .close()
    .then(() => rm(dataDir, { recursive: true, force: true }))
    .finally(() => process.exit(0));
});

function handWrittenRoute(): Hono {
  const { pool } = createDb({ connectionString: databaseUrl, logger: silentLogger });
  const app = new Hono();
  app.get('/by-hand/projects/:id', async (context) => {
    const token = context.req.header('authorization')?.slice('Bearer '.length);
    const { rows } = await pool.query({
      name: 'by-hand',
      text: `
        select p.*, w.name as workspace_name, w.plan, w.disable_publish, w.disable_named_previews,
          u.username, u.name as creator_name, u.image, m.role
        from sessions s
        join projects p on p.id = $2
        join workspaces w on w.id = p.workspace_id
        join users u on u.id = p.created_by
        join workspace_members m on m.workspace_id = p.workspace_id and m.user_id = s.user_id
        where s.token = $1 and s.expires_at > now() and p.deleted_at is null`,
      values: [token, context.req.param('id')],
    });
    const row: unknown = rows[0];
    return row ? context.json(row) : context.json({ error: 'not found' }, 404);
  });
  return app;
}
