import { randomBytes } from 'node:crypto';
import { storageError } from './errors.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-([0-9a-f])[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const ref = /^[a-z]{20}$/;

/**
 * Every stored content has a name of its own, which is never used again: a new content never takes the place of one that
 * somebody reads. It begins with the moment at which it was made, which blobs themselves do not tell.
 */
export function newVersion(now: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function isVersion(text: string): boolean {
  return uuid.test(text);
}

/** When it was made; undefined for one that does not tell. */
export function madeAt(version: string): Date | undefined {
  if (uuid.exec(version)?.[1] !== '7') return undefined;
  return new Date(Number.parseInt(version.replaceAll('-', '').slice(0, 12), 16));
}

/** All files of a cloud lie below this. */
export function folderOf(cloud: string): string {
  if (!ref.test(cloud)) throw storageError('InvalidRequest', 'There is no such cloud.');
  return `cloud-files/${cloud}/`;
}

/**
 * Where the bytes of a version lie. The version is read from a row that the project's owner can write: whatever stands
 * there, it leads to nothing but this cloud's own files.
 */
export function blobKey(cloud: string, version: string): string | undefined {
  if (!isVersion(version)) return undefined;
  // The last characters are the random ones.
  return `${folderOf(cloud)}${version.slice(-2)}/${version}`;
}

export function versionOfKey(key: string): string | undefined {
  const version = key.slice(key.lastIndexOf('/') + 1);
  return isVersion(version) ? version : undefined;
}
