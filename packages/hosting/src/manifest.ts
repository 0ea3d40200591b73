import { createHash } from 'node:crypto';
import { hostingError } from './errors.ts';

export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

export interface SiteFile {
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string;
  readonly size: number;
  readonly type: string;
  /** Smaller forms that are stored as well, with their sizes. */
  readonly encodings: Readonly<Partial<Record<Encoding, number>>>;
  /** Its name changes whenever its bytes do. */
  readonly isImmutable: boolean;
}

export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: RedirectStatus;
  /** Also where a file stands at the address. */
  readonly isForced: boolean;
}

export const redirectStatuses = [200, 301, 302, 307, 308, 404] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

/** Everything that is served of one build. Itself a blob, named by its own hash. */
export interface SiteManifest {
  readonly version: 1;
  /** By path, without a slash at the beginning. */
  readonly files: Readonly<Record<string, SiteFile>>;
  readonly redirects: readonly RedirectRule[];
  /** Pages that the application shows by itself, for the sitemap: `/about`. */
  readonly routes: readonly string[];
  /** Of a site whose pages a program makes; none of its files is ever sent to anybody. */
  readonly server?: ServerPart;
}

export interface ServerPart {
  /** The file that is run. */
  readonly entry: string;
  /** By path, without a slash at the beginning. */
  readonly files: Readonly<Record<string, Pick<SiteFile, 'hash' | 'size'>>>;
}

const folder = 'sites';
export const manifestPrefix = `${folder}/manifests/`;
export const filePrefix = `${folder}/files/`;

export function fileKey(hash: string, encoding?: Encoding): string {
  const key = `${filePrefix}${hash.slice(0, 2)}/${hash}`;
  return encoding === undefined ? key : `${key}.${encoding}`;
}

/** Says which smaller forms of a file exist; written last, so that it stands for all of them. */
export function formsKey(hash: string): string {
  return `${fileKey(hash)}.forms`;
}

export function encodeManifest(manifest: SiteManifest): { readonly key: string; readonly bytes: Buffer } {
  const bytes = Buffer.from(JSON.stringify(manifest));
  return { key: `${manifestPrefix}${hashOf(bytes)}`, bytes };
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Throws unless the bytes are those that the key was made of. */
export function decodeManifest(key: string, bytes: Uint8Array): SiteManifest {
  const manifest: unknown =
    key === `${manifestPrefix}${hashOf(bytes)}` ? JSON.parse(Buffer.from(bytes).toString()) : undefined;
  if (isManifest(manifest)) return manifest;
  throw hostingError('manifest_damaged', 'The list of files of a deployment is damaged.', { meta: { key } });
}

/** Only the outline: the hash in its name says that the rest is what we wrote. */
function isManifest(value: unknown): value is SiteManifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === 1 &&
    'files' in value &&
    typeof value.files === 'object' &&
    'redirects' in value &&
    Array.isArray(value.redirects) &&
    'routes' in value &&
    Array.isArray(value.routes)
  );
}
