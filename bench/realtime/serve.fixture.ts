import { createGateway } from '@loam/cloud/gateway';
import { createKeys, makeKeyRing } from '@loam/cloud/keys';
import { openCloudDatabases } from '@loam/cloud/postgres';
import { createRealtime } from '@loam/cloud/realtime';
import { silentLogger, systemClock } from '@loam/kernel';
import { createServer } from 'node:http';
import pg from 'pg';
import { WebSocketServer } from 'ws';

/**
 * One process with both doors to the same changes: realtime as a project has it, and below /bare whatever a trigger
 * notifies, passed on to every socket. Tells its memory when asked.
 */
const adminUrl = process.argv[2] ?? '';
const subscribers = Number(process.argv[3]);
const ref = 'benchbenchbenchbench';
const databases = openCloudDatabases({
  cluster: async () => ({
    isOurs: false,
    connectionString: (database) => {
      const url = new URL(adminUrl);
      url.pathname = `/${database}`;
      return url.href;
    },
  }),
  logger: silentLogger,
});
await databases.create(ref, { size: 'm' });
await databases.runAsOwner(
  ref,
  `create table ticks (id bigint primary key, sent_ms float8 not null);
   create policy seen on ticks for select to authenticated using ((select auth.jwt() ->> 'sub') like 'user-%');
   alter publication supabase_realtime add table ticks;
   create function tell() returns trigger language plpgsql as $$
     begin perform pg_notify('bench', row_to_json(new)::text); return null; end $$;
   create trigger tell after insert on ticks for each row execute function tell();`,
);
const ring = await makeKeyRing({ ref, issuer: 'http://bench/auth/v1', clock: systemClock });
const keys = createKeys({ rings: { load: async () => ring }, clock: systemClock });
const realtime = createRealtime({
  databases: {
    acquire: (of) => databases.acquire(of, 'rest'),
    acquireService: (of) => databases.acquire(of, 'services'),
    connectionString: (of) => databases.connectionString(of, 'services'),
    replicationString: (of) => databases.replicationString(of),
  },
  keys,
  settings: { load: async () => ({ isPrivateOnly: false }) },
  acquireLease: async () => ({ signal: new AbortController().signal, release: async () => {} }),
  processes: () => 1,
  log: () => {},
  count: () => {},
  clock: systemClock,
  logger: silentLogger,
});
const gateway = createGateway({
  clouds: { find: async () => ({ ref, state: 'open' }) },
  keys,
  services: { realtime: realtime.service },
  logger: silentLogger,
  originOf: () => 'http://bench',
  addressOf: () => '127.0.0.1',
});
const bare = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const listener = new pg.Client({ connectionString: await databases.connectionString(ref, 'services') });
await listener.connect();
await listener.query('listen bench');
listener.on('notification', ({ payload }) => {
  for (const client of bare.clients) client.send(payload ?? '');
});

const server = createServer();
server.on('upgrade', (request, socket, head) => {
  if (request.url === '/bare') bare.handleUpgrade(request, socket, head, () => {});
  else void gateway.upgrade(request, socket, ref);
});
const exp = Math.floor(Date.now() / 1000) + 3600;
const tokens = await Promise.all(
  Array.from({ length: subscribers }, (_, index) =>
    keys.sign(ref, { sub: `user-${index}`, role: 'authenticated', iss: ring.issuer, exp }),
  ),
);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const key = ring.apiKeys.find(({ kind }) => kind === 'publishable')?.value;
  void databases.connectionString(ref, 'owner').then((url) =>
    process.send?.({
      kind: 'ready',
      port: typeof address === 'object' ? address?.port : 0,
      key,
      tokens,
      url,
    }),
  );
});
process.on('message', () => {
  globalThis.gc?.();
  process.send?.({ kind: 'memory', bytes: process.memoryUsage().rss });
});
