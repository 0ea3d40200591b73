import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** `link`: anyone may use it. `mail`: it was sent to one address. */
export type CodeKind = 'link' | 'mail';

/** Codes of invitations. They are derived, not stored: whoever reads the database can join nothing. */
export interface InviteCodes {
  of(kind: CodeKind, id: string): string;
  /** Undefined for what this installation never gave out. */
  read(code: string): { readonly kind: CodeKind; readonly id: string } | undefined;
}

const idBytes = 16;
const proofBytes = 16;
const kinds: readonly CodeKind[] = ['link', 'mail'];

export function createInviteCodes(secret: Buffer): InviteCodes {
  const key = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'loam/project-invitations', 32));
  const proof = (kind: CodeKind, id: Buffer) =>
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
