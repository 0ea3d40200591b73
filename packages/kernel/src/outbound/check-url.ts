import { isIP } from 'node:net';
import { outboundError } from './errors.ts';
import { canonicalAddress, type PublicAddressRule } from './public-address.ts';

/** Where a connection goes, whatever the name in the address says. */
export interface Listener {
  readonly host: string;
  readonly port: number;
}

export interface CheckedUrl {
  readonly url: URL;
  /** Every address of the name; all were accepted, and a connection goes to one of them. */
  readonly addresses: readonly [string, ...string[]];
  readonly port: number;
  /** It is one of our own hosts, called where it listens: TLS ends before it. */
  readonly isRouted: boolean;
}

export type Resolve = (hostname: string) => Promise<readonly string[]>;

export interface CheckRules {
  readonly resolve: Resolve;
  readonly isPublic: PublicAddressRule;
  readonly ownAddresses: () => readonly string[];
  readonly ports: (port: number) => boolean;
  readonly allowPrivate: readonly string[];
  readonly route: (url: URL) => Listener | undefined;
}

const LONGEST_ADDRESS = 8192;
const SCHEME_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** Asks the resolver once; what it answers is what may be called. */
export async function checkUrl(address: string | URL, rules: CheckRules): Promise<CheckedUrl> {
  const url = parse(String(address));
  const schemePort = SCHEME_PORTS[url.protocol];
  if (schemePort === undefined) throw outboundError('scheme_refused', 'Only http and https can be called.');
  if (url.username !== '' || url.password !== '') {
    throw outboundError('credentials_refused', 'The address must not hold a name or a password.');
  }
  const port = url.port === '' ? schemePort : Number(url.port);
  const hostname = bareHost(url);
  const own = rules.route(url);
  if (own !== undefined) return { url, addresses: [own.host], port: own.port, isRouted: true };

  const isAllowed = rules.allowPrivate.includes(`${url.hostname}:${port}`);
  if (!isAllowed && !rules.ports(port)) {
    throw outboundError('port_refused', `Port ${port} cannot be called.`);
  }
  const [first, ...others] = isIP(hostname) === 0 ? await lookUp(hostname, rules.resolve) : [hostname];
  if (first === undefined) throw notFound(hostname);
  const addresses = [first, ...others] as const;
  if (!isAllowed) {
    const here = new Set(rules.ownAddresses().map(canonicalAddress));
    const isRefused = (ip: string) => !rules.isPublic(ip) || here.has(canonicalAddress(ip));
    if (addresses.some(isRefused)) {
      throw outboundError('address_refused', `${hostname} is not on the public internet.`);
    }
  }
  return { url, addresses, port, isRouted: false };
}

/** Without the brackets of an IPv6 address. */
export function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/gu, '');
}

function parse(address: string): URL {
  if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) {
    throw outboundError('address_invalid', 'This is no address.');
  }
  return new URL(address);
}

/** IPv4 first: a machine without IPv6 would wait for nothing. */
async function lookUp(hostname: string, resolve: Resolve): Promise<readonly string[]> {
  const found = await resolve(hostname).catch((cause: unknown) => {
    throw notFound(hostname, cause);
  });
  return found.toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')));
}

function notFound(hostname: string, cause?: unknown): Error {
  return outboundError('name_not_found', `${hostname} cannot be found.`, { cause });
}
