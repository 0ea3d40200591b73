import { createHmac, timingSafeEqual } from 'node:crypto';

export const sessionDays = 30;

export interface SessionCookie {
  readonly name: string;
  /** The raw values, still to be verified. Two mean that a page of a neighbouring name has set one of them. */
  read(request: Request): readonly string[];
  /** The session token, when the value carries our signature. */
  verify(value: string): string | undefined;
  issue(token: string): string;
  /** The same value with a new lifetime. */
  renew(value: string): string;
  clear(): string;
  /** Removes what names below this host may have set for it and for this request; our own cookie stays. */
  clearForeign(request: Request): readonly string[];
}

/** The same name, signature and attributes as better-auth's own, which sets it after a provider's callback. */
export function createSessionCookie(options: {
  readonly secret: string;
  readonly publicUrl: string;
}): SessionCookie {
  const isProtected = hasHostPrefix(options.publicUrl);
  const name = `${cookiePrefix(options.publicUrl)}.session_token`;
  // No Domain: the cookie belongs to the builder's host alone, never to previews or sites below it.
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isProtected ? '; Secure' : ''}`;
  const sign = (token: string) => createHmac('sha256', options.secret).update(token).digest('base64');
  const renew = (value: string) => `${name}=${value}; Max-Age=${sessionDays * 86_400}; ${attributes}`;
  return {
    name,
    read: (request) => cookieValues(request.headers.get('cookie'), name),
    verify(value) {
      const signed = decode(value);
      const dot = signed.lastIndexOf('.');
      if (dot <= 0) return undefined;
      const token = signed.slice(0, dot);
      const given = Buffer.from(signed.slice(dot + 1));
      const expected = Buffer.from(sign(token));
      return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
    },
    issue: (token) => renew(encodeURIComponent(`${token}.${sign(token)}`)),
    renew,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
    clearForeign: (request) =>
      domainsAbove(new URL(options.publicUrl).hostname).flatMap((domain) =>
        pathsAbove(new URL(request.url).pathname).map(
          (path) => `${name}=; Max-Age=0; Domain=${domain}; Path=${path}`,
        ),
      ),
  };
}

/**
 * Browsers let nobody but this very host set a cookie whose name begins with `__Host-`, and ask for Secure in return,
 * which they accept on https and on names under localhost. Bare localhost does without: no name below it can set a
 * cookie for it, and Safari takes no Secure cookie there.
 */
export function hasHostPrefix(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || hostname.endsWith('.localhost');
}

export function cookiePrefix(publicUrl: string): string {
  return hasHostPrefix(publicUrl) ? '__Host-loam' : 'loam';
}

function cookieValues(header: string | null, name: string): string[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const equals = pair.indexOf('=');
    return equals > 0 && pair.slice(0, equals).trim() === name ? [pair.slice(equals + 1).trim()] : [];
  });
}

/** `app.loam.test` and `loam.test`: a single label is nobody's to set cookies for. */
function domainsAbove(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

const deepestPath = 12;

/** Every path whose cookies come along with a request for this one. */
function pathsAbove(path: string): string[] {
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .slice(0, deepestPath);
  return ['/', ...parts.flatMap((_, index) => variants(`/${parts.slice(0, index + 1).join('/')}`))];
}

function variants(path: string): string[] {
  return [path, `${path}/`];
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
