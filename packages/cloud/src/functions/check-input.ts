import { posix } from 'node:path';
import { functionError } from './errors.ts';
import type { SourceFile } from './import-map.ts';

const MAX_BUNDLE_BYTES = 20 * 1024 * 1024;
const MAX_FILES = 1000;
const SLUG = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;
const MAX_SECRETS = 100;
const MAX_SECRET_BYTES = 48 * 1024;
/** Those of the platform, and those by which a program is told how to start. */
const TAKEN_PREFIXES = ['SUPABASE_', 'LOAM_', 'DENO_', 'LD_'];
const SECRET_NAME = /^[A-Za-z_][A-Za-z0-9_]{0,255}$/;

export function checkSlug(slug: string): void {
  if (!SLUG.test(slug)) {
    throw functionError(
      'function_invalid',
      'The name of a function begins with a letter and has letters, digits, hyphens and underscores.',
    );
  }
}

/** Paths as they lie below the folder of all functions: `../_shared/cors.ts` of `hello` is `_shared/cors.ts`. */
export function placeFiles(slug: string, files: readonly SourceFile[]): readonly SourceFile[] {
  const size = files.reduce((sum, { content }) => sum + content.byteLength, 0);
  if (size > MAX_BUNDLE_BYTES || files.length > MAX_FILES) {
    throw functionError('function_too_large', 'The files of a function have 20 MB and 1,000 files at most.');
  }
  const seen = new Set<string>();
  return files.flatMap(({ path, content }) => {
    const place = placePath(slug, path);
    if (seen.has(place)) throw functionError('function_invalid', `${path} is there twice.`);
    seen.add(place);
    // Settings of a registry are the installation's.
    return posix.basename(place) === '.npmrc' ? [] : [{ path: place, content }];
  });
}

export function placePath(slug: string, path: string): string {
  const place = posix.join(slug, path);
  const isOdd =
    place === '.' || place === slug || path.startsWith('/') || path.includes('\0') || path.includes('\\');
  const parts = place.split('/');
  if (isOdd || parts.includes('..') || parts.includes('.git') || place.endsWith('/') || place.length > 512) {
    throw functionError('function_invalid', `${JSON.stringify(path)} is no place for a file of a function.`);
  }
  return place;
}

/** What a project's secrets would be, all of them together. */
export function checkSecrets(secrets: Readonly<Record<string, string>>): void {
  const names = Object.keys(secrets);
  if (names.length > MAX_SECRETS) throw functionError('secret_invalid', 'A project has 100 secrets at most.');
  for (const [name, value] of Object.entries(secrets)) {
    if (!SECRET_NAME.test(name)) {
      throw functionError('secret_invalid', `${JSON.stringify(name)} cannot be the name of a secret.`);
    }
    const taken = TAKEN_PREFIXES.find((prefix) => name.toUpperCase().startsWith(prefix));
    if (taken !== undefined) {
      throw functionError('secret_invalid', `${name}: names that start with ${taken} are taken.`);
    }
    if (Buffer.byteLength(value) > MAX_SECRET_BYTES || value.includes('\0')) {
      throw functionError('secret_invalid', `The value of ${name} is too large: 48 KiB at most.`);
    }
  }
}
