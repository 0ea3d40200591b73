import { createHmac, timingSafeEqual } from 'node:crypto';

export const sessionDays = 30;

export interface SessionCookie {
  readonly name: string;
  /** The raw value, still to be verified. */
  read(request: Request): string | undefined;
  /** The session token, when the value carries our signature. */
  verify(value: string): string | undefined;
  issue(token: string): string;
  /** The same value with a new lifetime. */
  renew(value: string): string;
  clear(): string;
}

/** The same name, signature and attributes as better-auth's own, which sets it after a provider's callback. */
export function createSessionCookie(options: {
  readonly secret: string;
  readonly isSecure: boolean;
}): SessionCookie {
  const name = `${options.isSecure ? '__Secure-' : ''}${cookiePrefix}.session_token`;
  // No Domain: the cookie belongs to the builder's host alone, never to previews or sites below it.
  const attributes = `Path=/; HttpOnly; SameSite=Lax${options.isSecure ? '; Secure' : ''}`;
  const sign = (token: string) => createHmac('sha256', options.secret).update(token).digest('base64');
  const renew = (value: string) => `${name}=${value}; Max-Age=${sessionDays * 86_400}; ${attributes}`;
  return {
    name,
    read: (request) => readCookie(request.headers.get('cookie'), name),
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
  };
}

export const cookiePrefix = 'loam';

function readCookie(header: string | null, name: string): string | undefined {
  if (header === null) return undefined;
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
