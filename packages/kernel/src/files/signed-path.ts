import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What an address allows whoever holds it. */
export interface PathGrant {
  readonly method: 'GET' | 'PUT';
  /** From the first slash, each part already encoded. */
  readonly path: string;
  /** Null: without an end. */
  readonly expiresAt: Date | null;
  /** For PUT: how much may be sent. */
  readonly maxBytes?: number;
  /** For PUT: what was said the bytes are. */
  readonly contentType?: string;
}

export type PathCheck =
  | { readonly kind: 'granted'; readonly grant: PathGrant }
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused' };

export interface PathSigner {
  /** The path with its proof in the query. */
  sign(grant: PathGrant): string;
  verify(request: { readonly method: 'GET' | 'PUT'; readonly url: string; readonly now: Date }): PathCheck;
}

/** Addresses that carry their own permission. `purpose` keeps keys for different uses apart. */
export function createPathSigner(secret: Uint8Array, purpose: string): PathSigner {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const proofOf = (method: string, path: string, fields: Fields) =>
    createHmac('sha256', key)
      .update(JSON.stringify([method, path, fields.expires, fields.max, fields.type]))
      .digest();
  return {
    sign({ method, path, expiresAt, maxBytes, contentType }) {
      const fields: Fields = {
        expires: expiresAt === null ? '' : String(Math.floor(expiresAt.getTime() / 1000)),
        max: maxBytes === undefined ? '' : String(maxBytes),
        type: contentType ?? '',
      };
      const shown = Object.entries(fields).filter(([, value]) => value !== '');
      const proof = proofOf(method, path, fields).toString('base64url');
      return `${path}?${new URLSearchParams([...shown, ['signature', proof]]).toString()}`;
    },
    verify({ method, url, now }) {
      const [path = '', query = ''] = url.split('?', 2);
      const sent = new URLSearchParams(query);
      const fields: Fields = {
        expires: sent.get('expires') ?? '',
        max: sent.get('max') ?? '',
        type: sent.get('type') ?? '',
      };
      const proof = Buffer.from(sent.get('signature') ?? '', 'base64url');
      const expected = proofOf(method, path, fields);
      if (proof.length !== expected.length || !timingSafeEqual(proof, expected)) return { kind: 'refused' };
      const grant = grantOf(method, path, fields);
      if (grant.expiresAt !== null && grant.expiresAt <= now) return { kind: 'expired' };
      return { kind: 'granted', grant };
    },
  };
}

interface Fields {
  readonly expires: string;
  readonly max: string;
  readonly type: string;
}

function grantOf(method: 'GET' | 'PUT', path: string, fields: Fields): PathGrant {
  return {
    method,
    path,
    expiresAt: fields.expires === '' ? null : new Date(Number(fields.expires) * 1000),
    ...(fields.max === '' ? {} : { maxBytes: Number(fields.max) }),
    ...(fields.type === '' ? {} : { contentType: fields.type }),
  };
}
