import { addApiKey, type ApiKey, type KeyRing, removeApiKey } from '@loam/cloud/keys';
import { cloudLimits, type ProjectId } from '@loam/contract';
import { ApiError } from '../../http/api-error.ts';
import type { CloudContext } from './context.ts';
import { changeRing, openRing } from './key-rings.ts';
import { noCloud } from './policy.ts';

export interface ApiKeys {
  list(projectId: ProjectId): Promise<readonly ApiKey[]>;
  add(projectId: ProjectId, key: Pick<ApiKey, 'name'> & { readonly kind: NewKind }): Promise<ApiKey>;
  rotate(projectId: ProjectId, keyId: string): Promise<ApiKey>;
  revoke(projectId: ProjectId, keyId: string): Promise<void>;
}

type NewKind = 'publishable' | 'secret';

export function createApiKeys(context: CloudContext): ApiKeys {
  const { db, store, box, clock } = context;
  const change = (projectId: ProjectId, changed: (ring: KeyRing) => KeyRing) =>
    changeRing(context, projectId, changed);
  return {
    async list(projectId) {
      const row = await store.findByProject(db, projectId);
      if (!row) throw noCloud();
      return openRing(box, row.ref, row.sealed_keys).apiKeys;
    },
    async add(projectId, { kind, name }) {
      const ring = await change(projectId, (before) => {
        if (before.apiKeys.length >= cloudLimits.apiKeys)
          throw new ApiError(
            'conflict',
            `A cloud has at most ${cloudLimits.apiKeys} keys. Revoke one first.`,
          );
        return addApiKey(before, kind, { name, clock });
      });
      return newestOf(ring);
    },
    async rotate(projectId, keyId) {
      const ring = await change(projectId, (before) => {
        const { kind, name } = findKey(before, keyId);
        if (kind === 'legacy')
          throw new ApiError('conflict', 'This key is as old as the cloud and can only be revoked.');
        return removeApiKey(addApiKey(before, kind, { name, clock }), keyId);
      });
      return newestOf(ring);
    },
    async revoke(projectId, keyId) {
      await change(projectId, (before) => {
        const key = findKey(before, keyId);
        const others = before.apiKeys.filter(({ kind, id }) => kind === 'publishable' && id !== keyId);
        if (key.kind === 'publishable' && others.length === 0)
          throw new ApiError('conflict', 'An app needs one publishable key. Rotate it instead.');
        return removeApiKey(before, keyId);
      });
    },
  };
}

function findKey(ring: KeyRing, id: string): ApiKey {
  const key = ring.apiKeys.find((known) => known.id === id);
  if (!key) throw new ApiError('not_found', 'The cloud has no such key.');
  return key;
}

function newestOf({ apiKeys }: KeyRing): ApiKey {
  const newest = apiKeys.at(-1);
  if (!newest) throw noCloud();
  return newest;
}
