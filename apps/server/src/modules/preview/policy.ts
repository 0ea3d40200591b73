import type { PreviewStateName } from '@loam/contract';
import { previewLimits } from '@loam/contract';
import type { DevServerState } from '@loam/runner';

/** Our own addresses on the host of every preview; a project's server never sees them. */
export const enterPath = '/_loam/enter';
export const statePath = '/_loam/state';
/** In the address of a preview link: its code. */
export const shareQuery = 'share';

/** A label of a domain name holds 63 characters: an id and the first twelve digits of a commit fit. */
export function hostLabel(projectId: string, commit: string | undefined): string {
  return commit === undefined ? projectId : `${projectId}--${commit.slice(0, 12)}`;
}

export function toStateName(kind: DevServerState['kind']): PreviewStateName {
  return kind === 'hibernated' ? 'sleeping' : kind;
}

/** A page of the same host, or its start: what stands in an address may have been written by anyone. */
export function safePath(path: string | null | undefined): string {
  if (!path || path.length > previewLimits.pathCharacters) return '/';
  const base = 'http://preview.invalid';
  // Browsers read a backslash as a slash, and drop tabs and line breaks.
  if (!path.startsWith('/') || !/^[\x21-\x7e]+$/.test(path) || path.includes('\\')) return '/';
  const url = URL.canParse(path, base) ? new URL(path, base) : undefined;
  if (url?.origin !== base || url.pathname.startsWith(enterPath)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

const buildMark = 'loam-build';

/** The page as the newest build has it. The script in the page takes the mark away before the app can see it. */
export function markBuild(path: string): string {
  const url = new URL(path, 'http://preview.invalid');
  url.searchParams.set(buildMark, '1');
  return `${url.pathname}${url.search}${url.hash}`;
}

export function hasBuildMark(path: string): boolean {
  const query = path.indexOf('?');
  return query >= 0 && new URLSearchParams(path.slice(query + 1)).has(buildMark);
}

/** The value of a cookie; undefined when it is not there, or there twice and nobody knows which one is ours. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1));
  return values.length === 1 ? values[0] : undefined;
}

/**
 * The prefix keeps neighbours under the same base domain from setting it. Browsers ask for Secure in return, which a
 * cookie of an embedded page needs in any case; they accept it on https and on names under localhost.
 */
export const previewCookieName = '__Host-loam_preview';

/** Inside the builder's page a preview is a third party: with fewer attributes the cookie would not be sent. */
export function sessionCookie(name: string, token: string): string {
  const maxAge = previewLimits.sessionMs / 1000;
  return `${name}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=None; Partitioned`;
}

const escape = String.fromCharCode(27);
const terminalCodes = new RegExp(`${escape}\\[[0-9;?]*[ -/]*[@-~]`, 'g');

export function withoutTerminalCodes(text: string): string {
  return text.replaceAll(terminalCodes, '');
}
