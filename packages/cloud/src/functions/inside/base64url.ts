import { decodeBase64, encodeBase64 } from './base64.ts';

/** Stands in for `deno.land/std/encoding/base64url.ts`, under the names of its older and newer versions. */
export function encodeBase64Url(data: ArrayBuffer | Uint8Array | string): string {
  return encodeBase64(data).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function decodeBase64Url(text: string): Uint8Array {
  return decodeBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
}

export { encodeBase64Url as encode, decodeBase64Url as decode };
