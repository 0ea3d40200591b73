import { createHash, randomBytes, randomUUID } from 'node:crypto';

export interface Ids {
  /** An id for a row. */
  uuid(): string;
  /** A secret with 256 bits, safe in an address. */
  token(): string;
}

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
};

/** Secrets that grant something are stored only in this form. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
