import { type CloudDatabases, readTar, type TarEntry, writeTar } from '@loam/cloud/postgres';
import type { CloudFiles } from '@loam/cloud/storage';
import type { Functions } from '@loam/cloud/functions';
import { errorMessage, type Logger } from '@loam/kernel';
import { addAbortSignal, pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { findFileVersion } from './archive-store.ts';
import {
  type DeployedFunctions,
  functionListPath,
  functionsOfArchive,
  listText,
} from './archived-functions.ts';
import type { CloudContext } from './context.ts';
import type { CloudFunctions } from './functions.ts';
import type { SecretStore } from './secret-store.ts';

/** The parts of a cloud that an archive holds. */
export interface ArchiveParts {
  readonly databases: Pick<CloudDatabases, 'export' | 'import' | 'acquire'>;
  readonly files: Pick<CloudFiles, 'listFiles' | 'putBytes'> | undefined;
  readonly functions: Pick<Functions, 'deploy' | 'listWithSources'> | undefined;
  readonly secrets: Pick<SecretStore, 'list'> | undefined;
  readonly logger: Logger;
}

/** What is asked for when one is written; what is absent is left out. */
export interface WrittenParts extends Partial<Pick<ArchiveParts, 'files' | 'secrets'>> {
  readonly functions?: Pick<Functions, 'listWithSources'> | undefined;
  readonly databases: Pick<CloudDatabases, 'export'>;
  readonly logger: Logger;
}

/** Undefined where this installation has no databases of projects. */
export function archiveParts(
  { databases, logger }: Pick<CloudContext, 'databases' | 'logger'>,
  files: CloudFiles | undefined,
  { functions, secrets }: Pick<CloudFunctions, 'functions' | 'secrets'>,
): ArchiveParts | undefined {
  if (!databases?.export || !databases.import || !databases.acquire) return undefined;
  const { export: exported, import: imported, acquire } = databases;
  return { databases: { export: exported, import: imported, acquire }, files, functions, secrets, logger };
}

const readme = `What a project's cloud held.

database/   SQL. Into another cloud: import this archive. Into Supabase: run 10, 20-… and 90 in this order with psql.
            Into a plain PostgreSQL: run 00 first. With psql: cat database/*.sql | psql -v ON_ERROR_STOP=1 "$URL"
storage/    files, below the name of their bucket
functions/  sources, as they were deployed; functions.json says what each is called and whom it answers
secrets.txt names of the secrets of functions; values are not exported
`;

/** One stream that keeps a few megabytes at most, however large the cloud is. */
export function writeArchive(parts: WrittenParts, ref: string, signal: AbortSignal): Readable {
  const source = addAbortSignal(signal, Readable.from(writeTar(entriesOf(parts, ref, signal))));
  // Whichever of the two ends early ends the other: a reader who leaves also ends the transaction.
  return pipeline(source, createGzip(), () => {});
}

async function* entriesOf(
  { databases, files, functions, secrets, logger }: WrittenParts,
  ref: string,
  signal: AbortSignal,
): AsyncGenerator<TarEntry> {
  yield textEntry('README.txt', readme);
  for await (const { path, text } of databases.export(ref, signal)) yield textEntry(`database/${path}`, text);
  const all = (await functions?.listWithSources(ref)) ?? [];
  if (all.length > 0) yield textEntry(functionListPath, listText(all));
  for (const { files: sources } of all)
    for (const { path, content } of sources) yield bytesEntry(`functions/${path}`, content);
  const names = (await secrets?.list(ref)) ?? [];
  yield textEntry('secrets.txt', names.map(({ name }) => `${name}\n`).join(''));
  for await (const file of files?.listFiles(ref) ?? []) {
    signal.throwIfAborted();
    const body = await file.open();
    const path = `storage/${file.bucketId}/${file.name}`;
    if (body) yield { path, sizeBytes: file.sizeBytes, body };
    else logger.warn({ ref, path }, 'a stored file has no bytes and is not exported');
  }
}

/** What was in the archive, for whoever sent it. */
export interface ImportResult extends DeployedFunctions {
  readonly files: number;
  readonly missing: number;
}

/** The database all or nothing, then its functions and the bytes of its files. `sql`: one text, as pg_dump writes it. */
export async function readArchive(
  parts: ArchiveParts,
  ref: string,
  { body, kind }: { readonly body: AsyncIterable<Uint8Array>; readonly kind: 'archive' | 'sql' },
): Promise<ImportResult> {
  if (kind === 'sql') {
    await parts.databases.import(ref, one(linesOf(body)));
    return { files: 0, missing: 0, functions: 0, failed_functions: [], secrets: [] };
  }
  const entries = readTar(unpacked(body));
  const functions = functionsOfArchive();
  let next = await entries.next();
  const sqlFiles = async function* () {
    for (; next.done !== true && !isStored(next.value.path); next = await entries.next()) {
      const { path } = next.value;
      if (/^database\/[1-9][\w-]*\.sql$/.test(path)) yield linesOf(next.value.body);
      else await functions.take(next.value);
    }
  };
  await parts.databases.import(ref, sqlFiles());
  const deployed = await functions.deploy(parts.functions, ref);
  let [files, missing] = [0, 0];
  for (; next.done !== true; next = await entries.next()) {
    const [, bucket, name] = /^storage\/([^/]+)\/(.+)$/s.exec(next.value.path) ?? [];
    if (bucket === undefined || name === undefined) continue;
    const version = await findFileVersion(parts.databases, ref, { bucket, name });
    if (version === undefined || !parts.files) missing += 1;
    else {
      await parts.files.putBytes(ref, version, next.value.body);
      files += 1;
    }
  }
  return { files, missing, ...deployed };
}

function isStored(path: string): boolean {
  return path.startsWith('storage/');
}

function unpacked(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return pipeline(Readable.from(body), createGunzip(), () => {});
}

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

async function* one<T>(value: T): AsyncGenerator<T> {
  yield value;
}

function textEntry(path: string, text: string): TarEntry {
  return bytesEntry(path, Buffer.from(text));
}

function bytesEntry(path: string, bytes: Uint8Array): TarEntry {
  return { path, sizeBytes: bytes.length, body: one(bytes) };
}

export function faultWords(error: unknown): string {
  return errorMessage(error).slice(0, 500);
}
