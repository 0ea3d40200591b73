import { clip, LIMITS } from './limits.ts';

const SECRET_NAME = /token|secret|passw|api[-_]?key|^key$|auth|signature|^sig$|session|credential|^code$/i;

/** An address as it may leave the page: no user, no secrets in its query, no payload in it. */
export function redactUrl(input: string, base: string): string {
  const url = parse(input, base);
  if (url === undefined) return clip(input, LIMITS.pathCharacters);
  if (url.protocol === 'data:' || url.protocol === 'blob:')
    return `${url.href.split(',', 1).join().slice(0, 100)}…`;
  url.username = '';
  url.password = '';
  for (const name of new Set(url.searchParams.keys())) {
    if (SECRET_NAME.test(name)) url.searchParams.set(name, '***');
  }
  // Sign-in services hand tokens back in the fragment.
  if (/[#&]\w*(token|secret|code|key)\w*=/i.test(url.hash)) url.hash = '***';
  return clip(url.href, LIMITS.pathCharacters);
}

function parse(input: string, base: string): URL | undefined {
  try {
    return new URL(input, base);
  } catch {
    return undefined;
  }
}
