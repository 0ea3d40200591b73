import type { ApiKey } from '@loam/cloud/keys';
import { type Backend, type BackendKey, cloudLimits } from '@loam/contract';
import type { ProjectRecord } from '../../http/access.ts';
import type { CloudContext } from './context.ts';
import { openRing } from './key-rings.ts';
import { enablingFault } from './policy.ts';
import type { CloudRow } from './store.ts';
import { cloudUrl } from './urls.ts';

export async function wireBackend(
  context: CloudContext,
  project: ProjectRecord,
  row: CloudRow | undefined,
): Promise<Backend> {
  if (row) return wireCloud(context, row);
  const { db, store, config, databases, clock } = context;
  const deleted = await store.findDeleted(db, project.id);
  const until = deleted?.deleted_at && new Date(deleted.deleted_at.getTime() + cloudLimits.deletionGraceMs);
  const isRestorable = until !== undefined && until !== null && until > clock.now();
  const installation = { brand: config.brand, hasPlace: databases !== undefined };
  return {
    ref: null,
    url: null,
    publishable_key: null,
    status: null,
    instance_type: null,
    restores_backup: false,
    created_at: null,
    is_idle_paused: false,
    restorable_until: isRestorable ? until.toISOString() : null,
    offers_ai: config.cloudOffersAi,
    unavailable_reason: enablingFault(project, installation) ?? null,
  };
}

export function wireCloud({ config, box }: CloudContext, row: CloudRow): Backend {
  const { apiKeys } = openRing(box, row.ref, row.sealed_keys);
  return {
    ref: row.ref,
    url: cloudUrl(config, row.ref),
    publishable_key: apiKeys.find(({ kind }) => kind === 'publishable')?.value ?? null,
    status: row.status,
    instance_type: row.instance_type,
    restores_backup: row.status === 'RESTORING' && row.restores_backup,
    created_at: row.created_at.toISOString(),
    is_idle_paused: row.status !== 'OK' && row.idle_paused_at !== null,
    restorable_until: null,
    offers_ai: config.cloudOffersAi,
    unavailable_reason: null,
  };
}

export function wireKey(key: ApiKey): BackendKey {
  const { id, name, kind, role, value, createdAt } = key;
  return { id, name, kind, role, api_key: value, created_at: createdAt };
}
