import { type Db, sql } from '@loam/db';
import {
  doNotTrackAttribute,
  type SiteChange,
  type SiteHost,
  type SiteRecord,
  type SiteScript,
  type SiteSource,
  visitPaths,
} from '@loam/hosting';
import type { Logger } from '@loam/kernel';
import { publishingLimits } from '@loam/contract';
import { z } from 'zod';
import type { ServerConfig } from '../../config.ts';
import { createPostgresListener } from '../../live/postgres-listener.ts';
import { siteChannel } from './store.ts';
import { createSiteUrls } from './urls.ts';

export interface SiteSourceOptions {
  readonly db: Pick<Db, 'first' | 'connect'>;
  readonly config: Pick<ServerConfig, 'publicUrl' | 'domains'>;
  readonly logger: Logger;
}

export interface FollowedSiteSource extends SiteSource {
  /** Says what changed from now on, also in other processes. */
  follow(changed: (change: SiteChange) => void): Promise<{ close(): Promise<void> }>;
}

/** Who owns an address, read from the database; for every process that serves sites. */
export function createSiteSource({ db, config, logger }: SiteSourceOptions): FollowedSiteSource {
  const urls = createSiteUrls(config);
  const recordOf = (row: SiteRow, isHome: boolean): SiteRecord => {
    if (row.deployment_id === null || row.manifest_key === null)
      return { kind: 'down', siteId: row.project_id };
    const canonicalOrigin = row.primary_domain ? urls.ofDomain(row.primary_domain) : urls.ofName(row.name);
    if (!isHome) {
      const own = row.primary_domain ?? row.via_domain;
      return { kind: 'redirect', siteId: row.project_id, origin: own ? urls.ofDomain(own) : canonicalOrigin };
    }
    return {
      kind: 'live',
      siteId: row.project_id,
      projectId: row.project_id,
      deploymentId: row.deployment_id,
      manifestKey: row.manifest_key,
      previousManifestKeys: row.previous_keys.filter((key) => key !== row.manifest_key),
      isIndexed: row.is_indexed,
      canonicalOrigin,
      ...(row.is_analytics_disabled ? {} : { analytics: scriptOf(row) }),
    };
  };
  return {
    async find(host) {
      const row = await findRow(db, host);
      if (!row) return undefined;
      const isHome =
        row.primary_domain === null
          ? row.is_direct
          : host.kind === 'domain' && host.name === row.primary_domain;
      return recordOf(row, isHome);
    },
    follow: (changed) =>
      createPostgresListener({
        connect: () => db.connect(),
        channel: siteChannel,
        logger,
        onNotification: (payload) => {
          for (const change of parseChanges(payload)) changed(change);
        },
        onListening: () => changed({ kind: 'all' }),
      }),
  };
}

interface SiteRow {
  readonly project_id: string;
  readonly name: string;
  readonly deployment_id: string | null;
  readonly manifest_key: string | null;
  readonly is_indexed: boolean;
  readonly primary_domain: string | null;
  readonly is_analytics_disabled: boolean;
  readonly respects_do_not_track: boolean;
  readonly previous_keys: readonly string[];
  /** The address itself, not one that only leads to it. */
  readonly is_direct: boolean;
  /** The domain whose www form this is. */
  readonly via_domain: string | null;
}

/** So many earlier deployments are asked for a hashed file at most, however often somebody published in a day. */
const maxPrevious = 100;

function findRow(db: Pick<Db, 'first'>, host: SiteHost): Promise<SiteRow | undefined> {
  return db.first<SiteRow>(sql`
    with address as (${host.kind === 'slug' ? ofSlug(host.slug) : ofDomain(host.name)})
    select p.id as project_id, p.name, s.deployment_id, d.manifest_key, coalesce(d.is_indexed, true) as is_indexed,
      m.domain as primary_domain, a.is_direct, a.via_domain, p.is_analytics_disabled, p.respects_do_not_track,
      coalesce((select jsonb_agg(k.manifest_key order by k.activated_at desc) from (
        select e.manifest_key, e.activated_at,
          row_number() over (order by e.activated_at desc) as place, e.deactivated_at
        from deployments e where e.project_id = p.id and e.manifest_key is not null and e.activated_at is not null
          and s.deployment_id is not null
        order by e.activated_at desc limit ${maxPrevious}) k
        where k.place <= ${publishingLimits.keptDeployments}
          or k.deactivated_at > now() - make_interval(secs => ${publishingLimits.keptMs / 1000})), '[]') as previous_keys
    from address a
    join projects p on p.id = a.project_id and p.deleted_at is null
    join workspaces w on w.id = p.workspace_id and w.deleted_at is null
    join sites s on s.project_id = p.id
    left join deployments d on d.id = s.deployment_id
    left join site_domains m on m.project_id = p.id and m.is_primary and m.status = 'active'`);
}

const ofSlug = (slug: string) => sql`
  select id as project_id, true as is_direct, null::text as via_domain from projects where name = ${slug}
  union all
  select project_id, false, null from former_site_names where name = ${slug}
    and not exists (select 1 from projects where name = ${slug})
  limit 1`;

const ofDomain = (name: string) => sql`
  select project_id, is_direct, via_domain from (
    select project_id, true as is_direct, null::text as via_domain from site_domains where domain = ${name} and verified_at is not null
    union all
    select project_id, false, domain from site_domains
    where ${name}::text like 'www.%' and domain = substr(${name}, 5) and redirects_www and verified_at is not null
  ) named order by is_direct desc limit 1`;

function scriptOf({ respects_do_not_track }: SiteRow): SiteScript {
  const attributes = respects_do_not_track ? { [doNotTrackAttribute]: '' } : {};
  return { scriptPath: visitPaths.script, attributes };
}

const Changes = z.array(
  z.union([
    z.object({ kind: z.literal('slug'), slug: z.string() }),
    z.object({ kind: z.literal('domain'), name: z.string() }),
    z.object({ kind: z.literal('site'), siteId: z.string() }),
    z.object({ kind: z.literal('all') }),
  ]),
);

/** What only a newer version understands makes this one forget everything. */
function parseChanges(payload: string): readonly SiteChange[] {
  try {
    return Changes.parse(JSON.parse(payload));
  } catch {
    return [{ kind: 'all' }];
  }
}
