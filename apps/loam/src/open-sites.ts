import { createDb } from '@loam/db';
import { sitePages } from '@loam/edge';
import { createSites, type Sites } from '@loam/hosting';
import { createDiskBlobStore, errorMessage, retry, systemClock, type Logger } from '@loam/kernel';
import { createSiteSource, type ServerConfig } from '@loam/server';
import { join } from 'node:path';
import { loamError } from './errors.ts';

export interface OpenSitesOptions {
  readonly databaseUrl: string;
  readonly home: string;
  readonly config: ServerConfig;
  readonly logger: Logger;
}

export interface OpenSites extends Pick<Sites, 'handle'> {
  close(): Promise<void>;
}

// Look-ups only, and hardly any: what was served once is remembered.
const maxConnections = 4;

/** Published sites, by what the database and the stored files say; for the edge alone as for all roles together. */
export async function openSites({ databaseUrl, home, config, logger }: OpenSitesOptions): Promise<OpenSites> {
  const db = createDb({ connectionString: databaseUrl, logger, maxConnections });
  const source = createSiteSource({ db, config, logger });
  const sites = createSites({
    source,
    blobs: createDiskBlobStore({ root: join(home, 'blobs') }),
    pages: sitePages(config),
    logger,
    clock: systemClock,
  });
  // The database may start together with us, on another machine.
  const following = await retry(() => source.follow(sites.forget), {
    attempts: 12,
    firstDelayMs: 200,
    maxDelayMs: 5_000,
  }).catch(async (cause: unknown) => {
    await db.close();
    throw loamError('database_unreachable', `The database does not answer: ${errorMessage(cause)}`, {
      cause,
    });
  });
  return {
    handle: sites.handle,
    async close() {
      await following.close();
      await db.close();
    },
  };
}
