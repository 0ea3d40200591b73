export interface DomainRecord {
  readonly type: 'TXT' | 'CNAME' | 'A' | 'AAAA';
  /** The whole name of the record. */
  readonly name: string;
  readonly value: string;
}

/** Where a site is reached: a name of ours, and the addresses for names that cannot have a CNAME. */
export interface DomainTarget {
  readonly name: string;
  readonly ipv4: readonly string[];
  readonly ipv6: readonly string[];
}

export interface DomainRecordsOptions {
  /** Punycode. */
  readonly domain: string;
  /** Proof that who manages the name is who asked for it. */
  readonly token: string;
  readonly target: DomainTarget;
}

const ownershipPrefix = '_loam';

/**
 * What the owner of a name enters where it is managed: first the proof, then the way to us. The top of a zone cannot have
 * a CNAME; whether a name is one cannot be seen from it, so both ways are told where we know our addresses, and one is enough.
 */
export function domainRecords({ domain, token, target }: DomainRecordsOptions): readonly DomainRecord[] {
  const proof = { type: 'TXT', name: `${ownershipPrefix}.${domain}`, value: `loam-verify=${token}` } as const;
  const alias = { type: 'CNAME', name: domain, value: target.name } as const;
  const addresses = [
    ...target.ipv4.map((value) => ({ type: 'A', name: domain, value }) as const),
    ...target.ipv6.map((value) => ({ type: 'AAAA', name: domain, value }) as const),
  ];
  if (addresses.length === 0) return [proof, alias];
  return domain.split('.').length > 2 ? [proof, alias, ...addresses] : [proof, ...addresses];
}
