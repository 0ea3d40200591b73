import { isIPv4, isIPv6 } from 'node:net';

/** The base domains of an installation, without ports. */
export interface HostBases {
  readonly builder: string;
  readonly preview: string;
  readonly sites: string;
  readonly files: string;
  readonly cloud: string;
}

export type HostRoute =
  | { readonly kind: 'builder' }
  /** An IP literal: the builder too, for whoever has no name for this machine. */
  | { readonly kind: 'builder-address'; readonly isLoopback: boolean }
  /** `name` is a project's id or slug; with `commit` it is a snapshot of that commit, and `name` an id. */
  | { readonly kind: 'preview'; readonly name: string; readonly commit?: string }
  | { readonly kind: 'site'; readonly slug: string }
  | { readonly kind: 'files' }
  | { readonly kind: 'cloud'; readonly ref: string }
  /** A name outside the base domains: a custom domain if someone verified it, otherwise nobody's. */
  | { readonly kind: 'other'; readonly name: string }
  | { readonly kind: 'invalid' };

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const hostAndPort = /^([^:[\]]+|\[[^[\]]+\])(?::(\d{1,5}))?$/;
// Only an id can stand before the commit: a slug may itself end in two dashes and twelve letters.
const snapshot = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})--([0-9a-f]{12})$/;
const maxNameLength = 253;

/** Decides by the Host header alone who answers a request. */
export function routeHost(host: string | undefined, bases: HostBases): HostRoute {
  const name = hostName(host);
  if (name === undefined) return { kind: 'invalid' };
  if (name.startsWith('[')) return { kind: 'builder-address', isLoopback: name === '[::1]' };
  if (isIPv4(name)) return { kind: 'builder-address', isLoopback: name.startsWith('127.') };
  if (name === bases.builder) return { kind: 'builder' };
  if (name === bases.files) return { kind: 'files' };
  return routeBelowBase(name, bases);
}

const rememberedHosts = 2000;

/** The same, remembering what it said: a busy site asks the same question with every request. */
export function createHostRouter(bases: HostBases): (host: string | undefined) => HostRoute {
  const known = new Map<string, HostRoute>();
  return (host) => {
    if (host === undefined) return { kind: 'invalid' };
    const remembered = known.get(host);
    if (remembered) return remembered;
    const route = routeHost(host, bases);
    if (known.size >= rememberedHosts) known.clear();
    known.set(host, route);
    return route;
  };
}

/** The name in a Host header: lower case, no port, no trailing dot; undefined when it is not a valid one. */
export function hostName(host: string | undefined): string | undefined {
  const match = hostAndPort.exec(host ?? '');
  const written = match?.[1]?.toLowerCase();
  if (written === undefined || Number(match?.[2] ?? 0) > 65_535) return undefined;
  if (written.startsWith('[')) return ipv6Literal(written);
  const name = written.endsWith('.') ? written.slice(0, -1) : written;
  const isName = name.length <= maxNameLength && name.split('.').every((part) => label.test(part));
  return isName ? name : undefined;
}

function routeBelowBase(name: string, bases: HostBases): HostRoute {
  const preview = labelBelow(name, bases.preview);
  if (preview !== undefined) return previewRoute(preview);
  const slug = labelBelow(name, bases.sites);
  if (slug !== undefined) return { kind: 'site', slug };
  const ref = labelBelow(name, bases.cloud);
  if (ref !== undefined) return { kind: 'cloud', ref };
  return { kind: 'other', name };
}

function previewRoute(name: string): HostRoute {
  const [, projectId, commit] = snapshot.exec(name) ?? [];
  return projectId !== undefined && commit !== undefined
    ? { kind: 'preview', name: projectId, commit }
    : { kind: 'preview', name };
}

/** The one label before the base; a deeper name belongs to nobody. */
function labelBelow(name: string, base: string): string | undefined {
  if (!name.endsWith(`.${base}`)) return undefined;
  const front = name.slice(0, -base.length - 1);
  return label.test(front) ? front : undefined;
}

function ipv6Literal(written: string): string | undefined {
  const address = written.slice(1, -1);
  // A zone ("%eth0") has no meaning outside the machine that wrote it.
  if (address.includes('%') || !isIPv6(address)) return undefined;
  return new URL(`http://${written}/`).hostname;
}
