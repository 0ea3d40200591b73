import type { ServerConfig } from './config.ts';

/** What a browser may do with the builder's pages. Projects' code runs on other origins, in frames that are named here. */
export function webHeaders(config: ServerConfig): Readonly<Record<string, string>> {
  const scheme = new URL(config.publicUrl).protocol;
  const under = (domain: string) => `${scheme}//*.${domain}`;
  const pictures = ["'self'", 'data:', 'blob:', `${scheme}//${config.domains.files}`, ...avatarHosts(config)];
  const policy: readonly (readonly string[])[] = [
    ["default-src 'self'"],
    ["script-src 'self'"],
    // Style attributes and the sheets that primitives add while they are open.
    ["style-src 'self' 'unsafe-inline'"],
    ['img-src', ...pictures],
    ['media-src', "'self'", 'blob:', `${scheme}//${config.domains.files}`],
    ["font-src 'self' data:"],
    ['connect-src', "'self'", `${scheme}//${config.domains.files}`],
    ['frame-src', "'self'", under(config.domains.preview), under(config.domains.sites)],
    ["worker-src 'self' blob:"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
  ];
  return {
    'content-security-policy': policy.map((directive) => directive.join(' ')).join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Addresses carry invitation codes: no other site learns them.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}

/** Pictures of people who signed in there are shown from there. */
function avatarHosts(config: ServerConfig): string[] {
  return [
    ...(config.github ? ['https://avatars.githubusercontent.com'] : []),
    ...(config.google ? ['https://lh3.googleusercontent.com'] : []),
  ];
}
