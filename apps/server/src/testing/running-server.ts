import { silentLogger } from '@loam/kernel';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { createServer, type Server, type ServerOptions } from '../index.ts';

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  readonly database: TestDatabase;
  readonly server: Server;
  /** Resolves with the next request that reaches the server. */
  requestArrived(): Promise<unknown>;
  stopListening(): void;
  close(): Promise<void>;
}

/** Cheap enough for hundreds of accounts; the product's own cost is a hundred times this. */
export const testPasswordCost = { n: 1024, r: 8, p: 1 };

const unlimited = { perMinute: 1_000_000 };
export const unlimitedRates: RateLimits = {
  address: unlimited,
  standard: unlimited,
  search: unlimited,
  expensive: unlimited,
  mail: unlimited,
  signIn: unlimited,
  signUp: unlimited,
};

/** The whole server on a real port and a database of its own. */
export async function startServer(
  options: Partial<Omit<ServerOptions, 'databaseUrl' | 'dataDir'>> & {
    readonly env?: Record<string, string>;
    /** Another PostgreSQL than the one of this test run. */
    readonly adminUrl?: string;
  } = {},
): Promise<RunningServer> {
  const database = await createTestDatabase(
    options.adminUrl === undefined ? {} : { adminUrl: options.adminUrl },
  );
  const dataDir = await mkdtemp(join(tmpdir(), 'loam-server-'));
  const listener = createHttpServer();
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const server = await createServer({
    config: readConfig({ ...options.env, PORT: String(port) }),
    logger: silentLogger,
    ...options,
    overrides: { passwordCost: testPasswordCost, checkResponses: true, ...options.overrides },
    databaseUrl: database.url,
    dataDir,
  });
  listener.on('request', server.handle);
  listener.on('upgrade', server.upgrade);
  const stopListening = () => {
    listener.close();
    listener.closeAllConnections();
  };
  return {
    url: `http://localhost:${port}`,
    dataDir,
    database,
    server,
    requestArrived: () => once(listener, 'request'),
    stopListening,
    async close() {
      stopListening();
      await server.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
