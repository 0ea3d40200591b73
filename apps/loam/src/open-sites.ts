import { createDb, type Db } from '@loam/db';
import { sitePages } from '@loam/edge';
import {
  createSites,
  createVisits,
  openGeoDatabase,
  type OwnPaths,
  type ServerPool,
  type Sites,
} from '@loam/hosting';
import { createDiskBlobStore, errorMessage, retry, systemClock, type Logger } from '@loam/kernel';
import { clientAddress, createSiteSource, createVisitSink, peerOf, type ServerConfig } from '@loam/server';
import { join } from 'node:path';
import { isRetryable } from './database.ts';
import { loamError } from './errors.ts';

export interface OpenSitesOptions {
  readonly databaseUrl: string;
  readonly home: string;
  readonly config: ServerConfig;
  readonly logger: Logger;
  /** Runs the servers of sites that have one; whoever made it closes it. */
  readonly servers: ServerPool | undefined;
}

export interface OpenSites extends Pick<Sites, 'handle'> {
  close(): Promise<void>;
}

// Look-ups only, and hardly any: what was served once is remembered.
const maxConnections = 4;

/** Published sites, by what the database and the stored files say; for the edge alone as for all roles together. */
export async function openSites(options: OpenSitesOptions): Promise<OpenSites> {
  const { databaseUrl, home, config, logger, servers } = options;
  const db = createDb({ connectionString: databaseUrl, logger, maxConnections });
  const source = createSiteSource({ db, config, logger });
  const sites = createSites({
    source,
    blobs: createDiskBlobStore({ root: join(home, 'blobs') }),
    pages: sitePages(config),
    ownPaths: await openVisits(db, { config, logger }),
    servers,
    addressOf: (request) => clientAddress(peerOf(request), config.trustedProxies),
    logger,
    clock: systemClock,
  });
  // The database may start together with us, on another machine.
  const following = await retry(() => source.follow(sites.forget), {
    attempts: 12,
    firstDelayMs: 200,
    maxDelayMs: 5_000,
    isRetryable,
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

/** Visits are counted where sites are served. */
async function openVisits(
  db: Db,
  { config, logger }: Pick<OpenSitesOptions, 'config' | 'logger'>,
): Promise<OwnPaths> {
  const { countryHeader, geoDatabase, trustedProxies } = config;
  const fromFile = geoDatabase === undefined ? () => null : await openGeoDatabase(geoDatabase);
  return createVisits({
    sink: createVisitSink(db),
    clock: systemClock,
    logger,
    addressOf: (request) => clientAddress(peerOf(request), trustedProxies),
    countryOf(request, address) {
      // Without a proxy in front a visitor could write the header.
      const told = trustedProxies > 0 && countryHeader !== undefined && request.headers[countryHeader];
      return typeof told === 'string' && /^[A-Za-z]{2}$/.test(told) ? told.toUpperCase() : fromFile(address);
    },
  });
}
