import { contentTypes } from './content-types.data.ts';

/** Why a path cannot be part of a site; undefined when it can. */
export function reasonAgainstPath(path: string): string | undefined {
  if (path === '' || path.length > 1024) return 'is empty or too long';
  if (/[\p{Cc}\\]/u.test(path) || !path.isWellFormed()) return 'holds a character that no path may hold';
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..'))
    return 'is not a plain relative path';
  return undefined;
}

/** Files that a build may hold and visitors never get: settings, and what an editor or a tool left behind. */
export function isServed(path: string): boolean {
  if (path === '_redirects' || path === '_headers') return false;
  return path
    .split('/')
    .every((part, index) => !part.startsWith('.') || (index === 0 && part === '.well-known'));
}

export function contentTypeOf(path: string): string {
  return contentTypes[extensionOf(path)] ?? 'application/octet-stream';
}

/** In lower case, without its dot; empty when the name has none. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

const hashedName = /[-.]([A-Za-z0-9_-]{8})\.[A-Za-z0-9.]+$/;

/** A bundler put a hash of the bytes into the name: `assets/index-BqTk9_xZ.js`. */
export function hasHashedName(path: string): boolean {
  const [, hash] = path.startsWith('assets/') ? (hashedName.exec(path) ?? []) : [];
  // Words and dates have eight characters too, but stay within one kind of character or change it once.
  return hash !== undefined && kindChanges(hash) >= 2;
}

function kindChanges(text: string): number {
  const kinds = Array.from(text, (character) => {
    if (/\d/.test(character)) return 'digit';
    if (/[a-z]/.test(character)) return 'lower';
    return /[A-Z]/.test(character) ? 'upper' : 'mark';
  });
  return kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length;
}
