import { type DomainRecord, domainRecords, type DomainTarget, nextCheckAfter } from '@loam/hosting';
import { isIP } from 'node:net';
import type { Dns } from './dns.ts';
import type { DomainCheck, DomainRow } from './domain-store.ts';

export interface CheckMeans {
  readonly dns: Dns;
  readonly target: DomainTarget;
  readonly now: Date;
}

/** So many checks in a row without the records, and visitors are no longer sent to a domain. */
const failuresUntilFailing = 3;
/** A name whose proof is gone for this long is anybody's again. */
const releasedAfterMs = 7 * 86_400_000;
const activeEveryMs = 6 * 3_600_000;
const failingEveryMs = 5 * 60_000;

export const recordKey = ({ type, name, value }: DomainRecord) => `${type} ${name} ${value}`;

/** Looks the records of a domain up and says what follows. Throws while the name servers cannot be asked. */
export async function checkDomain(row: DomainRow, means: CheckMeans): Promise<DomainCheck> {
  const records = domainRecords({ domain: row.domain, token: row.token, target: means.target });
  const proofs = records.filter(({ type }) => type === 'TXT');
  const found = [...(await foundProofs(means.dns, proofs)), ...(await foundWays(means, row.domain, records))];
  const isProven = proofs.every((proof) => found.includes(recordKey(proof)));
  const isPointed = found.some((key) => !key.startsWith('TXT '));
  return { found, ...outcome(row, { isProven, isPointed, now: means.now }) };
}

async function foundProofs(dns: Dns, proofs: readonly DomainRecord[]): Promise<string[]> {
  const found: string[] = [];
  for (const proof of proofs) {
    if ((await dns.txt(proof.name)).includes(proof.value)) found.push(recordKey(proof));
  }
  return found;
}

/** A CNAME to us, one of our addresses, or (where the top of a zone is flattened) the addresses that our name has. */
async function foundWays(
  { dns, target }: CheckMeans,
  domain: string,
  records: readonly DomainRecord[],
): Promise<string[]> {
  const aliases = (await dns.cname(domain)).map((name) => name.toLowerCase().replace(/\.$/, ''));
  const own = new Set(await dns.addresses(domain));
  const ways = records.filter(({ type }) => type !== 'TXT');
  const direct = ways.filter(({ type, value }) =>
    type === 'CNAME' ? aliases.includes(value) : own.has(value),
  );
  if (direct.length > 0) return direct.map(recordKey);
  const [way] = ways;
  const ours = [
    ...target.ipv4,
    ...target.ipv6,
    ...(isIP(target.name) ? [] : await dns.addresses(target.name)),
  ];
  return way && ours.some((address) => own.has(address)) ? [recordKey(way)] : [];
}

interface Seen {
  readonly isProven: boolean;
  readonly isPointed: boolean;
  readonly now: Date;
}

function outcome(row: DomainRow, seen: Seen): Omit<DomainCheck, 'found'> {
  const { isProven, isPointed, now } = seen;
  const wasProven = row.verified_at !== null;
  const wasActive = row.status === 'active' || row.status === 'failing';
  const problem = problemOf(row, seen);
  if (isProven && isPointed) {
    return {
      status: 'active',
      problem,
      isProven,
      isReleased: false,
      failures: 0,
      nextCheckMs: activeEveryMs,
    };
  }
  if (wasActive) {
    const failures = row.failures + 1;
    const unprovenMs = row.unproven_at === null ? 0 : now.getTime() - row.unproven_at.getTime();
    const isReleased = !isProven && unprovenMs > releasedAfterMs;
    const isFailing = failures >= failuresUntilFailing || row.status === 'failing';
    const status = isReleased ? 'pending' : isFailing ? 'failing' : 'active';
    const nextCheckMs = failures > failuresUntilFailing ? 12 * failingEveryMs : failingEveryMs;
    return { status, problem, isProven, isReleased, failures, nextCheckMs };
  }
  const status = isProven || wasProven ? 'configuring' : 'pending';
  const nextCheckMs = nextCheckAfter(row.checks) ?? null;
  return { status, problem, isProven, isReleased: false, failures: row.failures, nextCheckMs };
}

function problemOf({ domain }: DomainRow, { isProven, isPointed }: Seen): string | null {
  if (isProven && isPointed) return null;
  if (isProven) return `The proof was found. ${domain} does not lead here yet.`;
  if (isPointed) return `${domain} leads here. The TXT record that proves it is yours was not found yet.`;
  return 'None of the records was found yet. It can take a while until a change is visible everywhere.';
}
