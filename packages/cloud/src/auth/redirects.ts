import { isIP } from 'node:net';
import type { AuthError } from './errors.ts';
import type { AuthRequest } from './http.ts';
import type { AuthSettings } from './settings.ts';

/** Where the browser goes afterwards: what was asked for if it is allowed, else the site. */
export function redirectTarget(request: AuthRequest, settings: AuthSettings): string {
  const asked = [
    request.headers['redirect_to'],
    request.query.get('redirect_to'),
    request.headers['referer'],
  ];
  return (
    asked.find((url) => url !== null && url !== undefined && isAllowedRedirect(url, settings)) ??
    settings.site_url
  );
}

export function isAllowedRedirect(url: string, settings: AuthSettings): boolean {
  if (!URL.canParse(url) || !URL.canParse(settings.site_url)) return false;
  const target = new URL(url);
  const site = new URL(settings.site_url);
  if (target.username !== '' || target.password !== '') return false;
  const isSameSite = target.hostname === site.hostname && target.protocol === site.protocol;
  if (isSameSite && (target.port === site.port || isLoopback(target.hostname))) return true;
  const isWeb = target.protocol === 'http:' || target.protocol === 'https:';
  if (!isWeb && /^(javascript|data|vbscript|file|blob):$/.test(target.protocol)) return false;
  // Compared as text below, so what a browser would read differently must not reach the patterns.
  if (isWeb && !/^https?:\/\/[a-z0-9.:[\]-]+([/?#]|$)/i.test(url)) return false;
  const [withoutHash = ''] = url.split('#');
  return patternsOf(settings).some((pattern) => pattern.test(withoutHash));
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))
  );
}

function patternsOf(settings: AuthSettings): readonly RegExp[] {
  return settings.uri_allow_list
    .split(',')
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== '')
    .map(globToRegExp);
}

/** `*` and `?` stop at the separators `.` and `/`, `**` does not; `[abc]` and `[!a-z]` as in GoTrue. */
function globToRegExp(glob: string): RegExp {
  const parts = glob.match(/\*\*|\*|\?|\[!?[^\]]+\]|\\.|[\s\S]/g) ?? [];
  return new RegExp(`^${parts.map(partToRegExp).join('')}$`, 'u');
}

function partToRegExp(part: string): string {
  if (part === '**') return '.*';
  if (part === '*') return '[^./]*';
  if (part === '?') return '[^./]';
  if (part.startsWith('[') && part.length > 2) {
    const isNegated = part.startsWith('[!');
    const characters = part.slice(isNegated ? 2 : 1, -1).replaceAll(/[\\\]^]/g, String.raw`\$&`);
    return `[${isNegated ? '^' : ''}${characters}]`;
  }
  return escapeRegExp(part.length === 2 && part.startsWith('\\') ? part.slice(1) : part);
}

function escapeRegExp(value: string): string {
  return value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

/** Tokens travel behind the `#`, so that no server on the way sees them. */
export function withFragment(url: string, values: Readonly<Record<string, string>>): string {
  const target = new URL(url);
  target.hash = new URLSearchParams({ ...values, sb: '' }).toString();
  return target.href;
}

export function withQuery(url: string, values: Readonly<Record<string, string>>): string {
  const target = new URL(url);
  for (const [name, value] of Object.entries(values)) target.searchParams.set(name, value);
  return target.href;
}

const oauthErrors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

export function errorRedirect(url: string, error: AuthError, isPkce: boolean): string {
  const name = oauthErrors[error.status];
  const values = {
    ...(name === undefined ? {} : { error: name }),
    error_code: error.code,
    error_description: error.detail,
  };
  return withFragment(isPkce ? withQuery(url, values) : url, values);
}
