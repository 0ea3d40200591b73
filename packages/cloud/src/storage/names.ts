import { storageError } from './errors.ts';

// The hyphen stands last, where it is one and not a range.
const objectName = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/;
const bucketName = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]{1,100}$/;
const mimeType = /^([a-zA-Z0-9\-+.]+)\/([a-zA-Z0-9\-+.]+)(;\s*charset=[a-zA-Z0-9-]+)?$|\*$/;
const maxMimeCharacters = 1000;
/** PostgreSQL indexes no longer values. */
const maxNameBytes = 1024;

export function checkObjectName(name: string): void {
  if (!objectName.test(name) || Buffer.byteLength(name) > maxNameBytes)
    throw storageError('InvalidKey', `Invalid key: ${name.slice(0, maxNameBytes)}`);
}

export function checkBucketName(name: string): void {
  if (!bucketName.test(name) || name.trim() !== name)
    throw storageError('InvalidBucketName', 'Bucket name invalid');
}

export function checkAllowedTypes(types: readonly string[]): void {
  for (const type of types)
    if (type.length > maxMimeCharacters || !mimeType.test(type)) throw notSupported(type);
}

/** A file that stands for a folder without files. */
export function isFolderPlaceholder(name: string): boolean {
  return name.endsWith('.emptyFolderPlaceholder');
}

/** Whether a bucket takes files of this type: `image/*` stands for all images. */
export function checkType(type: string, allowed: readonly string[] | null): void {
  if (allowed === null || allowed.length === 0) return;
  const [family, kind] = type.split('/');
  if (kind === undefined) throw notSupported(type);
  const isAllowed = allowed.some((pattern) => {
    const [allowedFamily, allowedKind] = pattern.split('/');
    return pattern === '*' || (allowedFamily === family && (allowedKind === '*' || allowedKind === kind));
  });
  if (!isAllowed) throw notSupported(type);
}

function notSupported(type: string) {
  return storageError('InvalidMimeType', `mime type ${type.slice(0, maxMimeCharacters)} is not supported`);
}

const units: Readonly<Record<string, number>> = { b: 1, kb: 1000, mb: 1e6, gb: 1e9 };

/** `20MB` and the like; a number is bytes already. */
export function parseFileSize(size: number | string): number {
  const bytes = typeof size === 'number' ? size : bytesOf(size);
  if (bytes === undefined || !Number.isInteger(bytes) || bytes < 0)
    throw storageError('InvalidRequest', 'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B');
  return bytes;
}

function bytesOf(text: string): number | undefined {
  const [, amount = '', unit = ''] = /^(\d+(?:\.\d+)?)(gb|mb|kb|b)$/i.exec(text) ?? [];
  const size = units[unit.toLowerCase()];
  return size === undefined ? undefined : Math.round(Number(Number(amount).toPrecision(3)) * size);
}
