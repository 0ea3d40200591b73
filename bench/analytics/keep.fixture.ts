import { createDb } from '@loam/db';
import { createVisits } from '@loam/hosting';
import { silentLogger, systemClock } from '@loam/kernel';
import { createVisitSink } from '@loam/server';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** Takes visits as the process that serves sites does, and keeps them in the database that it is told. */
const [, , connectionString = '', projectId = ''] = process.argv;
const visits = createVisits({
  sink: createVisitSink(createDb({ connectionString, logger: silentLogger, maxConnections: 4 })),
  clock: systemClock,
  logger: silentLogger,
  addressOf: (incoming) => String(incoming.headers['x-visitor']),
  countryOf: () => null,
});
const site = {
  kind: 'live',
  siteId: projectId,
  projectId,
  deploymentId: projectId,
  manifestKey: '',
  previousManifestKeys: [],
  isIndexed: true,
  canonicalOrigin: 'https://site.example',
  analytics: { scriptPath: '/_loam/visit.js' },
} as const;
const server = createServer({ optimizeEmptyRequests: true }, (incoming, outgoing) => {
  if (!visits.handle(incoming, outgoing, site)) outgoing.writeHead(404).end();
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
process.send?.({ port: typeof address === 'object' ? (address?.port ?? 0) : 0 });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit(0));
