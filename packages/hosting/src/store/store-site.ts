import type { BlobStore } from '@loam/kernel';
import { buffer } from 'node:stream/consumers';
import { hostingError } from '../errors.ts';
import {
  encodeManifest,
  encodings,
  fileKey,
  formsKey,
  hashOf,
  type ServerPart,
  type SiteFile,
  type SiteManifest,
} from '../manifest.ts';
import { compress, isCompressible } from './compress.ts';
import { contentTypeOf, hasHashedName, isServed, reasonAgainstPath } from './names.ts';
import { parseRedirects } from './parse-redirects.ts';

/** One file of a build; the path has no slash at its beginning. */
export interface BuiltFile {
  readonly path: string;
  readonly content: Uint8Array;
}

export type BuiltFiles = Iterable<BuiltFile> | AsyncIterable<BuiltFile>;

export interface StoreLimits {
  readonly files: number;
  readonly fileBytes: number;
  readonly bytes: number;
}

export interface StoreSiteOptions {
  readonly blobs: Pick<BlobStore, 'put' | 'get' | 'has'>;
  readonly files: BuiltFiles;
  /** Paths that the project itself named (its `public` folder): browsers ask for them anew, whatever they look like. */
  readonly fixedNames?: ReadonlySet<string> | undefined;
  /** Pages that the application shows by itself: `/about`. */
  readonly routes?: readonly string[] | undefined;
  /** The program that makes the pages, apart from what visitors may ask for. */
  readonly server?: BuiltServer | undefined;
  readonly limits?: Partial<StoreLimits> | undefined;
}

export interface BuiltServer {
  readonly entry: string;
  readonly files: BuiltFiles;
}

export interface StoredSite {
  readonly manifestKey: string;
  readonly manifest: SiteManifest;
  /** Of the files as they are, without their smaller forms. */
  readonly bytes: number;
  readonly files: number;
  /** Of those, the ones that were not there before. */
  readonly newFiles: number;
  /** Lines of `_redirects` that mean nothing. */
  readonly ignoredRedirects: readonly string[];
}

const defaultStoreLimits: StoreLimits = {
  files: 20_000,
  fileBytes: 100 * 1024 * 1024,
  bytes: 1024 * 1024 * 1024,
};

/** So many files are in memory at a time. */
const parallel = 4;
const maxRoutes = 5000;

/**
 * Files by their hash, then the manifest that names them. Nothing is visible before the caller refers to the manifest's
 * key: broken off anywhere, it leaves blobs that nobody names. Storing the same again writes nothing.
 */
export async function storeSite(options: StoreSiteOptions): Promise<StoredSite> {
  const limits = { ...defaultStoreLimits, ...options.limits };
  const files = new Map<string, SiteFile>();
  let redirects = parseRedirects('');
  let bytes = 0;
  let count = 0;
  let newFiles = 0;
  const store = async ({ path, content }: BuiltFile) => {
    const stored = await storeFile(options, { path, content });
    files.set(path, stored.file);
    if (stored.isNew) newFiles += 1;
  };
  const weigh = ({ content }: BuiltFile) => {
    bytes += content.byteLength;
    count += 1;
    if (content.byteLength > limits.fileBytes || bytes > limits.bytes || count > limits.files)
      throw tooLarge(limits);
  };
  await inParallel(options.files, async (file) => {
    requirePlainPath(file);
    if (file.path === '_redirects') redirects = parseRedirects(Buffer.from(file.content).toString());
    if (!isServed(file.path)) return;
    weigh(file);
    await store(file);
  });
  const server = options.server && (await storeServer(options.blobs, options.server, weigh));
  if (!server && !files.has('index.html'))
    throw hostingError('site_without_page', 'The build made no index.html.');
  const manifest: SiteManifest = {
    version: 1,
    files: inOrder(files),
    redirects: redirects.rules,
    routes: (options.routes ?? []).slice(0, maxRoutes),
    ...(server && { server }),
  };
  const { key, bytes: encoded } = encodeManifest(manifest);
  if (!(await options.blobs.has(key))) await options.blobs.put(key, encoded);
  const { ignored } = redirects;
  return { manifestKey: key, manifest, bytes, files: count, newFiles, ignoredRedirects: ignored };
}

/** As they are: nobody is sent them, so that they need no smaller forms. */
async function storeServer(
  blobs: StoreSiteOptions['blobs'],
  { entry, files }: BuiltServer,
  weigh: (file: BuiltFile) => void,
): Promise<ServerPart> {
  const stored = new Map<string, ServerPart['files'][string]>();
  await inParallel(files, async (file) => {
    requirePlainPath(file);
    weigh(file);
    const hash = hashOf(file.content);
    if (!(await blobs.has(fileKey(hash)))) await blobs.put(fileKey(hash), file.content);
    stored.set(file.path, { hash, size: file.content.byteLength });
  });
  if (!stored.has(entry)) throw hostingError('site_without_page', `The build made no ${entry}.`);
  return { entry, files: inOrder(stored) };
}

function inOrder<Value>(files: ReadonlyMap<string, Value>): Record<string, Value> {
  return Object.fromEntries([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function requirePlainPath({ path }: BuiltFile): void {
  const reason = reasonAgainstPath(path);
  if (reason !== undefined)
    throw hostingError('site_path_refused', `A path of the build ${reason}.`, { meta: { path } });
}

async function storeFile(
  { blobs, fixedNames }: StoreSiteOptions,
  { path, content }: BuiltFile,
): Promise<{ readonly file: SiteFile; readonly isNew: boolean }> {
  const hash = hashOf(content);
  const type = contentTypeOf(path);
  const isImmutable = hasHashedName(path) && !fixedNames?.has(path);
  const known = await knownForms(blobs, hash, type);
  const forms = known ?? (await writeForms(blobs, { hash, type, content }));
  return {
    file: { hash, size: content.byteLength, type, encodings: forms, isImmutable },
    isNew: known === undefined,
  };
}

type FormSizes = SiteFile['encodings'];

/** Undefined unless the file and all its forms are stored. */
async function knownForms(
  blobs: StoreSiteOptions['blobs'],
  hash: string,
  type: string,
): Promise<FormSizes | undefined> {
  if (!isCompressible(type)) return (await blobs.has(fileKey(hash))) ? {} : undefined;
  const stream = await blobs.get(formsKey(hash));
  return stream && readForms(await buffer(stream));
}

function readForms(bytes: Buffer): FormSizes | undefined {
  const value: unknown = JSON.parse(bytes.toString());
  if (typeof value !== 'object' || value === null) return undefined;
  const sizes = new Map<string, unknown>(Object.entries(value));
  const entries = encodings.flatMap((encoding) => {
    const size = sizes.get(encoding);
    return typeof size === 'number' ? [[encoding, size] as const] : [];
  });
  return Object.fromEntries(entries);
}

async function writeForms(
  blobs: StoreSiteOptions['blobs'],
  { hash, type, content }: { readonly hash: string; readonly type: string; readonly content: Uint8Array },
): Promise<FormSizes> {
  const forms = await compress(content, type);
  const sizes: Partial<Record<keyof FormSizes, number>> = {};
  const writes = [blobs.put(fileKey(hash), content)];
  for (const encoding of encodings) {
    const form = forms[encoding];
    if (!form) continue;
    sizes[encoding] = form.byteLength;
    writes.push(blobs.put(fileKey(hash, encoding), form));
  }
  await Promise.all(writes);
  if (isCompressible(type)) await blobs.put(formsKey(hash), Buffer.from(JSON.stringify(sizes)));
  return sizes;
}

/** Takes the next item when one is done; the first failure ends it, after what runs has ended. */
async function inParallel(items: BuiltFiles, work: (file: BuiltFile) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>();
  let failure: { readonly error: unknown } | undefined;
  for await (const item of items) {
    const task = work(item)
      .catch((error: unknown) => void (failure ??= { error }))
      .finally(() => running.delete(task));
    running.add(task);
    if (running.size >= parallel) await Promise.race(running);
    if (failure) break;
  }
  await Promise.all(running);
  if (failure) throw failure.error;
}

function tooLarge({ files, fileBytes, bytes }: StoreLimits) {
  const megabytes = (count: number) => Math.round(count / 1024 / 1024);
  return hostingError(
    'site_too_large',
    `A site has at most ${files} files, ${megabytes(fileBytes)} MB in one and ${megabytes(bytes)} MB in all.`,
  );
}
