import { storageError } from '../errors.ts';

/** `name base64,name base64`, as tus writes it. */
export function parseUploadMetadata(header: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const pair of header.split(',')) {
    const [name = '', value = '', ...rest] = pair.trim().split(' ');
    const isSound = name !== '' && rest.length === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(value);
    if (!isSound || found.has(name)) throw storageError('InvalidParameter', 'Invalid Upload-Metadata header');
    found.set(name, Buffer.from(value, 'base64').toString());
  }
  return found;
}
