import { BlockList, isIP, isIPv4 } from 'node:net';
import { GLOBAL_V6, REFUSED_V4, REFUSED_V6, WRAPPED_V4 } from './address-ranges.data.ts';

/** Tells whether an address in its ordinary notation is a public unicast one; what is no address is not. */
export type PublicAddressRule = (address: string) => boolean;

export function createPublicAddressRule(): PublicAddressRule {
  const refusedV4 = ranges(REFUSED_V4, 'ipv4');
  const refusedV6 = ranges(REFUSED_V6, 'ipv6');
  const globalV6 = ranges(GLOBAL_V6, 'ipv6');
  const wrapped = ranges(WRAPPED_V4, 'ipv6');
  const isPublic: PublicAddressRule = (address) => {
    // A zone (fe80::1%eth0) names an interface of this machine.
    if (isIP(address) === 0 || address.includes('%')) return false;
    if (isIPv4(address)) return !refusedV4.check(address, 'ipv4');
    if (wrapped.check(address, 'ipv6')) return isPublic(lastFourBytes(address));
    return globalV6.check(address, 'ipv6') && !refusedV6.check(address, 'ipv6');
  };
  return isPublic;
}

/** One notation for one address, so that two can be compared. */
export function canonicalAddress(address: string): string {
  if (isIPv4(address)) return address;
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

function lastFourBytes(address: string): string {
  const groups = canonicalAddress(address).split(':').slice(-2);
  return groups
    .map((group) => Number.parseInt(group || '0', 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

function ranges(list: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList {
  const blocks = new BlockList();
  for (const [network, prefix] of list) blocks.addSubnet(network, prefix, family);
  return blocks;
}
