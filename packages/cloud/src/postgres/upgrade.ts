import { errorMessage, type Logger } from '@loam/kernel';
import pg from 'pg';
import { readEntry, readyEntries, setFault, setVersions, withRefLock, type CatalogEntry } from './catalog.ts';
import { cloudDatabaseError } from './errors.ts';
import { databaseOf } from './names.ts';
import type { PreparedCluster } from './prepare-cluster.ts';
import { isBehind, unnotedVersions, versionsOf, type PartVersions } from './template/schema-parts.ts';

export interface Upgrades {
  /** Brings the schemas of the services to this version, before the first use; fails with `upgrade_failed`. */
  ensure(entry: CatalogEntry): Promise<void>;
  /** All of them, one after the other; what fails is noted and left as it was. */
  ensureAll(signal: AbortSignal): Promise<void>;
}

interface Context {
  readonly cluster: PreparedCluster;
  readonly logger: Logger;
}

// A failed one is not tried again with every request.
const retryMs = 30_000;
// Longer transactions of a project keep its tables: the next attempt is luckier.
const lockTimeoutMs = 5_000;

export function createUpgrades({ cluster, logger }: Context): Upgrades {
  const { catalog, template } = cluster;

  const upgrade = async (ref: string): Promise<void> => {
    await withRefLock({ catalog, refs: [ref], waits: true }, async (admin) => {
      const entry = await readEntry(admin, ref);
      // Another process was first, or it is gone.
      if (entry?.state !== 'ready' || !isBehind(entry.versions, template.parts)) return;
      if (entry.fault && Date.now() - entry.fault.at.getTime() < retryMs)
        throw upgradeFailed(ref, entry.fault.reason);
      try {
        await setVersions(admin, ref, await applySteps(cluster, ref));
        logger.info({ ref }, 'a database got the schemas of this version');
      } catch (error) {
        const reason = errorMessage(error);
        logger.error({ ref, error: reason }, 'a database could not be brought to this version');
        await setFault(admin, ref, reason);
        throw upgradeFailed(ref, reason, error);
      }
    });
  };

  return {
    async ensure(entry) {
      if (isBehind(entry.versions, template.parts)) await upgrade(entry.ref);
    },
    async ensureAll(signal) {
      for (const { ref, versions } of await readyEntries(catalog)) {
        if (signal.aborted) return;
        // Noted and logged: the others go on.
        if (isBehind(versions, template.parts)) await upgrade(ref).catch(() => {});
      }
      if (!signal.aborted) await cluster.dropOldTemplates();
    },
  };
}

/** All that is missing in one transaction: the database has all of this version, or what it had. */
async function applySteps({ cluster, template }: PreparedCluster, ref: string): Promise<PartVersions> {
  const client = new pg.Client({
    connectionString: cluster.connectionString(databaseOf(ref)),
    connectionTimeoutMillis: 30_000,
    application_name: 'loam cloud upgrade',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`);
    const present = await readVersions(client);
    if (isBehind(present, template.parts)) await client.query(template.upgradeSql(present));
    await client.query('commit');
    return { ...present, ...newer(present, versionsOf(template.parts)) };
  } finally {
    await client.end();
  }
}

async function readVersions(client: pg.Client): Promise<PartVersions> {
  const noted = await client.query<{ is_noted: boolean }>(
    `select to_regclass('platform.schema_versions') is not null as is_noted`,
  );
  if (!noted.rows[0]?.is_noted) return unnotedVersions;
  const { rows } = await client.query<{ part: string; version: number }>(
    'select part, version from platform.schema_versions',
  );
  return Object.fromEntries(rows.map(({ part, version }) => [part, version]));
}

function newer(present: PartVersions, wanted: PartVersions): PartVersions {
  return Object.fromEntries(
    Object.entries(wanted).map(([part, version]) => [part, Math.max(version, present[part] ?? 0)]),
  );
}

function upgradeFailed(ref: string, reason: string, cause?: unknown) {
  const words = `The database of ${ref} could not be brought to this version: ${reason}`;
  return cloudDatabaseError('upgrade_failed', words, { cause, meta: { ref } });
}
