import type { HostBases } from '@loam/edge';
import { getDomain } from 'tldts-icann';

/**
 * What the operator should know when code of other people runs under the builder's own registrable domain: browsers
 * let it set cookies for the builder and count its requests as coming from the same site.
 */
export function sharedDomainLine(bases: HostBases, publicUrl: string): string | undefined {
  if (isDevelopment(bases.builder)) return undefined;
  const builder = registrable(bases.builder);
  const neighbours = [
    { name: 'Previews', setting: 'LOAM_PREVIEW_DOMAIN', base: bases.preview },
    { name: 'Sites', setting: 'LOAM_SITES_DOMAIN', base: bases.sites },
  ].filter(({ base }) => registrable(base) === builder);
  if (neighbours.length === 0) return undefined;
  const names = neighbours.map(({ name }) => name).join(' and ');
  const settings = neighbours.map(({ setting }) => setting).join(' and ');
  const danger = publicUrl.startsWith('https:')
    ? 'browsers treat their pages as the same site'
    : 'over plain http their pages can sign people in to a stranger’s account';
  return `  ${names} share ${builder} with the builder: ${danger}. Set ${settings} to another domain.`;
}

function registrable(host: string): string {
  return getDomain(host) ?? host;
}

function isDevelopment(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}
