import { createRest } from '@loam/cloud/rest';
import { silentLogger } from '@loam/kernel';
import { createServer } from 'node:http';
import pg from 'pg';

/**
 * One process with both doors to the same database: our handler below /rest/v1, and below /bare the same row by one
 * prepared statement without a role. Tells its processor time when asked.
 */
const connectionString = process.argv[2];
const pool = new pg.Pool({ connectionString, max: 8 });
const rest = createRest({
  logger: silentLogger,
  databases: { acquire: () => pool.connect(), connectionString: async () => connectionString ?? '' },
});

const server = createServer((request, response) => {
  const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://bench');
  if (pathname === '/bare') {
    void pool
      .query({
        name: 'bare',
        text: 'select aid, bid, abalance from pgbench_accounts where aid = $1',
        values: [searchParams.get('aid')],
      })
      .then(({ rows }) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows)),
      );
    return;
  }
  void rest
    .handle({
      ref: 'bench',
      method: request.method ?? 'GET',
      path: pathname.slice('/rest/v1'.length),
      query: search.slice(1),
      headers: request.headers,
      body: request.method === 'POST' ? request : undefined,
      role: 'anon',
      claims: { sub: 'bench' },
    })
    .then(({ status, headers, body }) => response.writeHead(status, headers.flat()).end(body));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ kind: 'ready', port: typeof address === 'object' ? address?.port : 0 });
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ kind: 'used', microseconds: user + system });
});
