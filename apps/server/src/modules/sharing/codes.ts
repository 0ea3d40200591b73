import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Codes in links. They are derived, not stored: whoever reads the database can open nothing. */
export interface LinkCodes<Kind extends string> {
  of(kind: Kind, id: string): string;
  /** Undefined for what this installation never gave out. */
  read(code: string): { readonly kind: Kind; readonly id: string } | undefined;
}

/** `link`: anyone may use it. `mail`: it was sent to one address. */
export type CodeKind = 'link' | 'mail';
export type InviteCodes = LinkCodes<CodeKind>;

export function createInviteCodes(secret: Buffer): InviteCodes {
  return createLinkCodes(secret, { purpose: 'loam/project-invitations', kinds: ['link', 'mail'] });
}

const idBytes = 16;
const proofBytes = 16;

export function createLinkCodes<Kind extends string>(
  secret: Buffer,
  { purpose, kinds }: { readonly purpose: string; readonly kinds: readonly Kind[] },
): LinkCodes<Kind> {
  const key = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), purpose, 32));
  const proof = (kind: Kind, id: Buffer) =>
    createHmac('sha256', key).update(kind).update(id).digest().subarray(0, proofBytes);
  return {
    of(kind, id) {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
      return Buffer.concat([bytes, proof(kind, bytes)]).toString('base64url');
    },
    read(code) {
      const bytes = Buffer.from(code, 'base64url');
      if (bytes.length !== idBytes + proofBytes) return undefined;
      const id = bytes.subarray(0, idBytes);
      const given = bytes.subarray(idBytes);
      const kind = kinds.find((known) => timingSafeEqual(proof(known, id), given));
      return kind && { kind, id: uuidOf(id) };
    },
  };
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
