import { createGateway } from '@loam/cloud/gateway';
import { createKeys, makeKeyRing } from '@loam/cloud/keys';
import { openLogStore } from '@loam/cloud/logs';
import { createMeter } from '@loam/cloud/metering';
import { createRest, createRestService } from '@loam/cloud/rest';
import { silentLogger, systemClock } from '@loam/kernel';
import { createServer } from 'node:http';
import pg from 'pg';

/**
 * One process with both doors to the same database: below /rest/v1 the gateway with keys, lines and counters as a server
 * has them, and below /bare the same row by one prepared statement without a role. Tells its processor time when asked.
 */
const connectionString = process.argv[2] ?? '';
const ref = 'benchbenchbenchbench';
const pool = new pg.Pool({ connectionString, max: 8, idleTimeoutMillis: 0 });
const rest = createRest({
  logger: silentLogger,
  databases: { acquire: () => pool.connect(), connectionString: async () => connectionString },
});
const inDatabase = (database: string) =>
  Object.assign(new URL(connectionString), { pathname: `/${database}` }).href;
const logs = openLogStore({
  cluster: async () => ({ isOurs: true, connectionString: inDatabase }),
  clock: systemClock,
  logger: silentLogger,
});
const meter = createMeter({
  clock: systemClock,
  logger: silentLogger,
  save: async (sums) => void (await pool.query('select $1::json', [JSON.stringify(sums)])),
});
const ring = await makeKeyRing({ ref, issuer: 'http://bench/auth/v1', clock: systemClock });
const gateway = createGateway({
  clouds: { find: async () => ({ ref, state: 'open' }) },
  keys: createKeys({ rings: { load: async () => ring }, clock: systemClock }),
  services: { rest: createRestService(rest) },
  logger: silentLogger,
  originOf: () => 'http://bench',
  addressOf: () => '127.0.0.1',
  observe: ({ method, path, search, status, durationMs, bytesIn, bytesOut, address, userAgent }) => {
    meter.add(ref, 'requests', 1);
    meter.add(ref, 'bytes_in', bytesIn);
    meter.add(ref, 'bytes_out', bytesOut);
    logs.write({
      ref,
      source: 'edge',
      message: `${method} | ${status} | ${address} | ${path}${search} | ${userAgent}`,
      metadata: {
        request: { method, path, search, headers: [{ user_agent: userAgent, x_real_ip: address }] },
        response: { status_code: status, origin_time: Math.round(durationMs) },
      },
    });
  },
});

// As the product has it. Connections are kept longer than a round of the others takes.
const server = createServer(
  { keepAliveTimeout: 120_000, optimizeEmptyRequests: true },
  (request, response) => {
    if (!request.url?.startsWith('/bare')) {
      void gateway.handle(request, response, ref);
      return;
    }
    const { searchParams } = new URL(request.url, 'http://bench');
    void pool
      .query({
        name: 'bare',
        text: 'select aid, bid, abalance from pgbench_accounts where aid = $1',
        values: [searchParams.get('aid')],
      })
      .then(({ rows }) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows)),
      );
  },
);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const key = ring.apiKeys.find(({ kind }) => kind === 'publishable')?.value ?? '';
  process.send?.({ kind: 'ready', port, key });
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ kind: 'used', microseconds: user + system });
});
