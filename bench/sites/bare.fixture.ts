import { once } from 'node:events';
import { createServer } from 'node:http';
import { benchBytes, benchFiles } from './files.fixture.ts';

/** The least that Node's own server can do: one look-up, one header, bytes that lie in memory. What it costs is the floor. */
const bodies = new Map(benchFiles.map(({ name, sizeBytes }) => [`/${name}`, benchBytes(sizeBytes)]));
const listener = createServer({ keepAliveTimeout: 75_000 }, ({ url = '' }, response) => {
  const body = bodies.get(url);
  response.writeHead(body ? 200 : 404, ['content-length', String(body?.length ?? 0)]);
  response.end(body);
});
listener.listen(0, '127.0.0.1');
await once(listener, 'listening');
const address = listener.address();
process.send?.({ kind: 'ready', port: typeof address === 'object' ? (address?.port ?? 0) : 0 });
process.on('disconnect', () => process.exit(0));
