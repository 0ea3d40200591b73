import type { KeyRing } from '@loam/cloud/keys';
import { z } from 'zod';
import type { ProjectId } from '@loam/contract';
import type { KeyBox } from '../../key-box.ts';
import type { CloudContext } from './context.ts';
import { noCloud } from './policy.ts';

/** A key ring as it lies in the database: readable with the installation's secret, and in its own row only. */
export function sealRing(box: KeyBox, ring: KeyRing): string {
  return box.seal(JSON.stringify(ring), placeOf(ring.ref));
}

export function openRing(box: KeyBox, ref: string, sealed: string): KeyRing {
  return Ring.parse(JSON.parse(box.open(sealed, placeOf(ref))));
}

/** Two changes at once are one after the other: neither loses what the other made. */
export function changeRing(
  { db, store, box }: Pick<CloudContext, 'db' | 'store' | 'box'>,
  projectId: ProjectId,
  changed: (ring: KeyRing) => KeyRing,
): Promise<KeyRing> {
  return db.transaction(async (tx) => {
    const found = await store.findByProject(tx, projectId);
    const row = found && (await store.lockKeys(tx, found.ref));
    if (!row) throw noCloud();
    const ring = changed(openRing(box, row.ref, row.sealed_keys));
    await store.saveKeys(tx, row.ref, sealRing(box, ring));
    return ring;
  });
}

function placeOf(ref: string): string {
  return `cloud/${ref}/keys`;
}

const Jwk = z.looseObject({ kty: z.string() });

const Ring: z.ZodType<KeyRing> = z.object({
  ref: z.string(),
  issuer: z.string(),
  otherIssuers: z.array(z.string()),
  audiences: z.array(z.string()),
  signingKeys: z.array(
    z.object({
      kid: z.string(),
      algorithm: z.enum(['HS256', 'ES256', 'RS256']),
      status: z.enum(['in_use', 'standby', 'previously_used', 'revoked']),
      jwk: Jwk,
      heldByOwner: z.boolean(),
      createdAt: z.string(),
    }),
  ),
  apiKeys: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['legacy', 'publishable', 'secret']),
      name: z.string(),
      role: z.enum(['anon', 'service_role']),
      value: z.string(),
      createdAt: z.string(),
    }),
  ),
});
