import { slugFault } from '@loam/contract';

export interface SiteAddress {
  /** What can be changed. */
  readonly name: string;
  /** What follows it, with the dot. */
  readonly rest: string;
}

export function siteAddressOf(siteUrl: string): SiteAddress {
  const { host } = new URL(siteUrl);
  const dot = host.indexOf('.');
  return dot < 0 ? { name: host, rest: '' } : { name: host.slice(0, dot), rest: host.slice(dot) };
}

type AddressChange =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'changed'; readonly name: string };

/** What saving the typed name would do. Capitals are no mistake. */
export function addressChange(current: string, typed: string): AddressChange {
  const name = typed.trim().toLowerCase();
  if (name === current) return { kind: 'unchanged' };
  const message = slugFault(name);
  return message === undefined ? { kind: 'changed', name } : { kind: 'refused', message };
}
