import {
  type ApiKey,
  importSigningKey,
  type KeyRing,
  revokeSigningKey,
  rotateSigningKey,
  type SigningKey,
  useSigningKey,
} from '@loam/cloud/keys';
import { fieldOf, json, type ManagementCall, type ManagementRoute, refusal } from '@loam/cloud/management';
import { cloudLimits, type ProjectId } from '@loam/contract';
import { AppError } from '@loam/kernel';
import { ApiError } from '../../http/api-error.ts';
import { createApiKeys } from './api-keys.ts';
import type { CloudContext } from './context.ts';
import { changeRing, openRing } from './key-rings.ts';
import { noCloud } from './policy.ts';

/** API keys and signing keys, in Supabase's shapes. What is secret needs to be asked for by those who manage the cloud. */
export function keyRoutes(context: CloudContext): ManagementRoute[] {
  return [...apiKeyRoutes(context), ...signingKeyRoutes(context)];
}

function apiKeyRoutes(context: CloudContext): ManagementRoute[] {
  const keys = createApiKeys(context);
  const projectOf = (ref: string) => findProject(context, ref);
  const reveals = (query: URLSearchParams) => query.get('reveal') === 'true';
  const access: ManagementRoute['access'] = (query) => (reveals(query) ? 'manage' : 'view');
  const list = async (ref: string) => await keys.list(await projectOf(ref));
  return [
    {
      method: 'GET',
      pattern: 'api-keys',
      access,
      whileClosed: true,
      handle: async ({ ref, query }) =>
        json(
          200,
          (await list(ref)).map((key) => wireKey(key, reveals(query))),
        ),
    },
    {
      method: 'GET',
      pattern: 'api-keys/legacy',
      access: 'view',
      whileClosed: true,
      handle: async ({ ref }) =>
        json(200, { enabled: (await list(ref)).some(({ kind }) => kind === 'legacy') }),
    },
    {
      method: 'GET',
      pattern: 'api-keys/:id',
      access,
      whileClosed: true,
      async handle({ ref, params, query }) {
        const key = (await list(ref)).find(({ id }) => id === params['id']);
        return key ? json(200, wireKey(key, reveals(query))) : refusal(404, 'The cloud has no such key.');
      },
    },
    {
      method: 'POST',
      pattern: 'api-keys',
      access: 'manage',
      whileClosed: true,
      async handle({ ref, body }) {
        const kind = fieldOf(body, 'type');
        const name = fieldOf(body, 'name');
        if (kind !== 'publishable' && kind !== 'secret')
          return refusal(400, 'type: publishable or secret is needed.');
        if (typeof name !== 'string' || name.trim() === '' || name.length > cloudLimits.apiKeyNameCharacters)
          return refusal(400, `name: 1 to ${cloudLimits.apiKeyNameCharacters} characters are needed.`);
        return json(201, wireKey(await keys.add(await projectOf(ref), { kind, name: name.trim() }), true));
      },
    },
    {
      method: 'DELETE',
      pattern: 'api-keys/:id',
      access: 'manage',
      whileClosed: true,
      async handle({ ref, params }) {
        const key = (await list(ref)).find(({ id }) => id === params['id']);
        if (!key) return refusal(404, 'The cloud has no such key.');
        await keys.revoke(await projectOf(ref), key.id);
        return json(200, wireKey(key, false));
      },
    },
  ];
}

function wireKey({ id, kind, name, value, role, createdAt }: ApiKey, isRevealed: boolean) {
  const isSecret = role === 'service_role';
  const prefix = value.slice(0, kind === 'legacy' ? 8 : value.indexOf('_', 3) + 6);
  return {
    id,
    name,
    type: kind,
    description: null,
    prefix,
    api_key: isSecret && !isRevealed ? `${prefix}${'·'.repeat(16)}` : value,
    secret_jwt_template: isSecret ? { role } : null,
    inserted_at: createdAt,
    updated_at: createdAt,
  };
}

function signingKeyRoutes(context: CloudContext): ManagementRoute[] {
  const { box, db, store } = context;
  const pattern = 'config/auth/signing-keys';
  const ringOf = async (ref: string) => {
    const row = await store.findServed(db, ref);
    if (!row) throw noCloud();
    return openRing(box, ref, row.sealed_keys);
  };
  const change = async (ref: string, changed: (ring: KeyRing) => KeyRing) =>
    changeRing(context, await findProject(context, ref), changed).catch(tellKeyFault);
  return [
    {
      method: 'GET',
      pattern,
      access: 'view',
      whileClosed: true,
      handle: async ({ ref }) => json(200, { keys: (await ringOf(ref)).signingKeys.map(wireSigningKey) }),
    },
    {
      method: 'POST',
      pattern,
      access: 'manage',
      whileClosed: true,
      async handle({ ref, body }) {
        const known = new Set<string>();
        const ring = await change(ref, (before) => {
          for (const { kid } of before.signingKeys) known.add(kid);
          return withSigningKey(context, before, body);
        });
        return json(201, wireSigningKey(ring.signingKeys.find(({ kid }) => !known.has(kid))));
      },
    },
    {
      method: 'PATCH',
      pattern: `${pattern}/:id`,
      access: 'manage',
      whileClosed: true,
      handle: (call) => changeStatus(change, call),
    },
    {
      method: 'DELETE',
      pattern: `${pattern}/:id`,
      access: 'manage',
      whileClosed: true,
      handle: ({ ref, params: { id = '' } }) => revoke(change, ref, id),
    },
  ];
}

type Change = (ref: string, changed: (ring: KeyRing) => KeyRing) => Promise<KeyRing>;

async function changeStatus(change: Change, { ref, params: { id = '' }, body }: ManagementCall) {
  const status = fieldOf(body, 'status');
  if (status === 'revoked') return await revoke(change, ref, id);
  if (status !== 'in_use') return refusal(400, 'status: in_use or revoked is needed.');
  const ring = await change(ref, (before) => useSigningKey(before, id));
  return json(200, wireSigningKey(ring.signingKeys.find(({ kid }) => kid === id)));
}

async function revoke(change: Change, ref: string, id: string) {
  const ring = await change(ref, (before) => revokeSigningKey(before, id));
  return json(200, wireSigningKey(ring.signingKeys.find(({ kid }) => kid === id)));
}

function withSigningKey({ clock }: CloudContext, ring: KeyRing, body: unknown): KeyRing {
  const given = fieldOf(body, 'private_jwk');
  if (typeof given === 'object' && given !== null)
    return importSigningKey(ring, Object.fromEntries(Object.entries(given)), clock);
  const algorithm = (['HS256', 'ES256', 'RS256'] as const).find((one) => one === fieldOf(body, 'algorithm'));
  if (!algorithm) throw new ApiError('invalid_input', 'algorithm: HS256, ES256 or RS256 is needed.');
  return rotateSigningKey(ring, algorithm, clock);
}

/** Without its private half. */
function wireSigningKey(key: SigningKey | undefined) {
  if (!key) throw new ApiError('not_found', 'The cloud has no such key.');
  const { kty, kid, alg, crv, x, y, n, e } = key.jwk;
  return {
    id: key.kid,
    algorithm: key.algorithm,
    status: key.status,
    public_jwk: key.algorithm === 'HS256' ? null : { kty, kid, alg, crv, x, y, n, e },
    created_at: key.createdAt,
    updated_at: key.createdAt,
  };
}

function tellKeyFault(error: unknown): never {
  if (!(error instanceof AppError) || error instanceof ApiError) throw error;
  const code =
    error.code === 'unknown_key' ? 'not_found' : error.code === 'key_in_use' ? 'conflict' : undefined;
  throw code || error.code === 'bad_key' ? new ApiError(code ?? 'invalid_input', error.detail) : error;
}

async function findProject({ store, db }: CloudContext, ref: string): Promise<ProjectId> {
  const row = await store.findServed(db, ref);
  if (!row) throw noCloud();
  return row.project_id;
}
