import { silentLogger } from '@loam/kernel';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { readConfig } from './config.ts';
import { createServer } from './index.ts';
import { unlimitedRates } from './testing/running-server.ts';

/** A server with a data folder of its own on the database of another one. */
const [databaseUrl = '', dataDir = '', secretKey = ''] = process.argv.slice(2);
const server = await createServer({
  config: readConfig({ LOAM_SECRET_KEY: secretKey }),
  databaseUrl,
  dataDir,
  logger: silentLogger,
  overrides: { rateLimits: unlimitedRates },
});
const listener = createHttpServer(server.handle).listen(0, '127.0.0.1');
await once(listener, 'listening');
const address = listener.address();
process.send?.(typeof address === 'object' ? address?.port : 0);
process.once('disconnect', () => process.exit());
