/** Stands in for `deno.land/std/encoding/base64.ts`, under the names of its older and newer versions. */
export function encodeBase64(data: ArrayBuffer | Uint8Array | string): string {
  return btoa(binaryOf(data));
}

export function decodeBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

export { encodeBase64 as encode, decodeBase64 as decode };

function binaryOf(data: ArrayBuffer | Uint8Array | string): string {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : new Uint8Array(data);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
