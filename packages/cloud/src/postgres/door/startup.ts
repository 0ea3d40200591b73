/** What a client of PostgreSQL says first, before anybody has checked who it is. */
export type FirstWords =
  | { readonly kind: 'incomplete' }
  /** Asks for encryption; it is answered with one letter and followed by other first words. */
  | { readonly kind: 'encryption'; readonly sizeBytes: number }
  | { readonly kind: 'startup'; readonly parameters: Readonly<Record<string, string>> }
  | { readonly kind: 'unknown' };

const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const PROTOCOL_MAJOR = 3;
const LONGEST_STARTUP = 10_000;
const HEAD_BYTES = 8;

export function readFirstWords(bytes: Buffer): FirstWords {
  if (bytes.length < HEAD_BYTES) return { kind: 'incomplete' };
  const length = bytes.readInt32BE(0);
  if (length < HEAD_BYTES || length > LONGEST_STARTUP) return { kind: 'unknown' };
  if (bytes.length < length) return { kind: 'incomplete' };
  const code = bytes.readInt32BE(4);
  if (code === SSL_REQUEST || code === GSS_REQUEST) return { kind: 'encryption', sizeBytes: length };
  if (code >> 16 !== PROTOCOL_MAJOR) return { kind: 'unknown' };
  const words = bytes.subarray(HEAD_BYTES, length).toString('utf8').split('\0');
  const pairs = new Map<string, string>();
  for (let index = 0; index + 1 < words.length && words[index] !== ''; index += 2) {
    pairs.set(words[index] ?? '', words[index + 1] ?? '');
  }
  return { kind: 'startup', parameters: Object.fromEntries(pairs) };
}

/** As PostgreSQL tells a client why it may not come in. */
export function refusalMessage(message: string): Buffer {
  const fields = `SFATAL\0VFATAL\0C28000\0M${message}\0\0`;
  const body = Buffer.from(fields, 'utf8');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** What a client sends to ask for an encrypted connection. */
export function encryptionRequest(): Buffer {
  const request = Buffer.alloc(HEAD_BYTES);
  request.writeInt32BE(HEAD_BYTES, 0);
  request.writeInt32BE(SSL_REQUEST, 4);
  return request;
}
