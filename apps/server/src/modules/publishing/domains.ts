import { type Domain, DomainId, publishingLimits } from '@loam/contract';
import type { Transaction } from '@loam/db';
import { type DomainFault, domainRecords, type DomainTarget, parseDomainName } from '@loam/hosting';
import { createHmac } from 'node:crypto';
import type { ProjectRecord } from '../../http/access.ts';
import { ApiError, invalidField, notFound } from '../../http/api-error.ts';
import { checkDomain, recordKey } from './check-domain.ts';
import type { PublishingContext } from './context.ts';
import type { Dns } from './dns.ts';
import { type DomainCheck, type DomainRow, isProvenElsewhere } from './domain-store.ts';
import { checkDomainJob } from './jobs.ts';
import type { LockedProject } from './rows.ts';
import { siteUrl } from './site-url.ts';

export interface DomainsContext extends PublishingContext {
  readonly dns: Dns;
  readonly target: DomainTarget;
  readonly secret: Buffer;
}

const inUse = 'This domain is in use by another project.';

export async function addDomain(
  context: DomainsContext,
  project: ProjectRecord,
  input: string,
): Promise<Domain> {
  const parsed = parseDomainName(input, ownDomains(context));
  if (parsed.kind === 'fault') throw invalidField('domain', faultTexts[parsed.fault]);
  const { ascii: domain, unicode } = parsed;
  const row = await context.db.transaction(async (tx) => {
    if (!(await context.store.lockProject(tx, project.id))) throw notFound();
    const present = await context.domains.list(tx, project.id);
    const mine = present.find((known) => known.domain === domain);
    if (mine) return mine;
    if (present.length >= publishingLimits.domainsPerProject) {
      throw new ApiError('conflict', `A project has at most ${publishingLimits.domainsPerProject} domains.`);
    }
    await requireFree(context, tx, { project, domain });
    const made = await context.domains.insert(tx, {
      id: DomainId.parse(context.ids.uuid()),
      projectId: project.id,
      workspaceId: project.workspace_id,
      domain,
      unicodeDomain: unicode,
      token: tokenOf(context, project, domain),
      redirectsWww: !domain.startsWith('www.'),
    });
    if (!made) throw new ApiError('conflict', 'This project has the domain already.');
    await context.jobs.enqueue(tx, checkDomainJob, { domain_id: made.id });
    await context.live.domainsChanged(tx, project.id);
    return made;
  });
  return wireDomain(context, row);
}

/** Names are free for whoever proves them, but for those that somebody has, or had a short time ago. */
async function requireFree(
  context: DomainsContext,
  tx: Transaction,
  { project, domain }: { readonly project: ProjectRecord; readonly domain: string },
): Promise<void> {
  const holder = await context.domains.holder(tx, domain);
  if (!holder) return;
  if (holder.project_id !== null) throw new ApiError('conflict', inUse);
  if (holder.workspace_id !== project.workspace_id) {
    throw new ApiError(
      'conflict',
      'This domain was in use a short time ago. It can be added again 30 days after it was given up.',
    );
  }
}

export async function listDomains(context: DomainsContext, project: ProjectRecord): Promise<Domain[]> {
  const rows = await context.domains.list(context.db, project.id);
  return rows.map((row) => wireDomain(context, row));
}

export async function requireDomain(
  { db, domains }: DomainsContext,
  project: ProjectRecord,
  domain: string,
): Promise<DomainRow> {
  const row = await domains.find(db, project.id, domain.toLowerCase());
  if (!row) throw notFound();
  return row;
}

/** Looks the records up and acts on what is found; the same for a person and for the clock. */
export async function lookUp(context: DomainsContext, row: DomainRow): Promise<DomainRow> {
  const now = context.clock.now();
  const check = await checkDomain(row, { dns: context.dns, target: context.target, now });
  try {
    return await keepCheck(context, row, check);
  } catch (error) {
    if (!isProvenElsewhere(error)) throw error;
    return keepCheck(context, row, { ...check, isProven: false, status: 'pending', problem: inUse });
  }
}

async function keepCheck(context: DomainsContext, row: DomainRow, check: DomainCheck): Promise<DomainRow> {
  return context.db.transaction(async (tx) => {
    const project = await context.store.lockProject(tx, row.project_id);
    if (!project) return row;
    const isFirst = !(await context.domains.list(tx, row.project_id)).some((known) => known.is_primary);
    const saved = await context.domains.checked(tx, row.id, check);
    if (saved === undefined) return row;
    const isNewlyActive = saved.status === 'active' && row.status !== 'active';
    if (isNewlyActive && isFirst) await context.domains.setPrimary(tx, row.project_id, row.id);
    if (saved.status !== row.status || saved.problem !== row.problem || isNewlyActive) {
      await addressesChanged(context, tx, { project, domain: saved.domain });
    }
    return (await context.domains.findById(tx, row.id)) ?? saved;
  });
}

export async function updateDomain(
  context: DomainsContext,
  row: DomainRow,
  change: { readonly isPrimary?: boolean | undefined; readonly redirectsWww?: boolean | undefined },
): Promise<Domain> {
  if (change.isPrimary && row.status !== 'active') {
    throw new ApiError('conflict', 'Only a domain whose records were found can be the primary one.');
  }
  const saved = await context.db.transaction(async (tx) => {
    const project = await context.store.lockProject(tx, row.project_id);
    if (!project) throw notFound();
    if (change.isPrimary === true) await context.domains.setPrimary(tx, row.project_id, row.id);
    if (change.isPrimary === false && row.is_primary) {
      await context.domains.setPrimary(tx, row.project_id, null);
    }
    if (change.redirectsWww !== undefined) await context.domains.setWww(tx, row.id, change.redirectsWww);
    await addressesChanged(context, tx, { project, domain: row.domain });
    return context.domains.findById(tx, row.id);
  });
  if (!saved) throw notFound();
  return wireDomain(context, saved);
}

export async function removeDomain(context: DomainsContext, row: DomainRow): Promise<void> {
  await context.db.transaction(async (tx) => {
    const project = await context.store.lockProject(tx, row.project_id);
    if (!project) throw notFound();
    await context.domains.delete(tx, row.id);
    const next = (await context.domains.list(tx, row.project_id)).find(({ status }) => status === 'active');
    if (row.is_primary && next) await context.domains.setPrimary(tx, row.project_id, next.id);
    await addressesChanged(context, tx, { project, domain: row.domain });
  });
}

/** The project says where visitors are sent, and those who serve sites look anew. */
async function addressesChanged(
  context: DomainsContext,
  tx: Transaction,
  { project, domain }: { readonly project: LockedProject; readonly domain: string },
): Promise<void> {
  const live = await context.store.live(tx, project.id);
  if (live) {
    const url = await siteUrl(context, tx, project);
    await context.facts.published(tx, project.id, { url, commitSha: live.commit_sha });
  }
  await context.live.domainsChanged(tx, project.id);
  await context.store.announce(tx, [
    { kind: 'site', siteId: project.id },
    { kind: 'slug', slug: project.name },
    { kind: 'domain', name: domain },
    { kind: 'domain', name: `www.${domain}` },
  ]);
}

export function wireDomain(context: DomainsContext, row: DomainRow): Domain {
  const records = domainRecords({ domain: row.domain, token: row.token, target: context.target });
  return {
    id: row.id,
    project_id: row.project_id,
    domain: row.domain,
    unicode_domain: row.unicode_domain,
    status: row.status,
    is_primary: row.is_primary,
    redirects_www: row.redirects_www,
    records: records.map((record) => ({ ...record, is_found: row.found.includes(recordKey(record)) })),
    problem: row.problem,
    created_at: row.created_at.toISOString(),
    verified_at: row.verified_at === null ? null : row.verified_at.toISOString(),
    checked_at: row.checked_at === null ? null : row.checked_at.toISOString(),
    next_check_at: row.next_check_at === null ? null : row.next_check_at.toISOString(),
  };
}

/** The same for a workspace and a name whenever it is asked, and for nobody else to guess. */
function tokenOf({ secret }: DomainsContext, project: ProjectRecord, domain: string): string {
  const mac = createHmac('sha256', secret).update(`site-domain ${project.workspace_id} ${domain}`);
  return mac.digest('hex').slice(0, 32);
}

function ownDomains({ config }: DomainsContext): string[] {
  return [new URL(config.publicUrl).host, ...Object.values(config.domains)];
}

const faultTexts: Readonly<Record<DomainFault, string>> = {
  empty: 'Enter a domain such as example.com.',
  address_not_name: 'Enter the domain alone, without https:// and without a path.',
  ip_address: 'Enter a domain, not an IP address.',
  single_label: 'Enter a whole domain such as example.com.',
  wildcard: 'Enter one domain; a star for many is not possible.',
  invalid_character: 'This domain holds a character that no domain can hold.',
  too_long: 'This domain is too long.',
  reserved: 'This ending is not one that exists on the internet.',
  own_domain: 'This domain belongs to this installation. Change the website address instead.',
};
