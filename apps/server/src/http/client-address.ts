import type { IncomingMessage } from 'node:http';

export interface Peer {
  readonly remoteAddress: string | undefined;
  readonly forwardedFor: string | undefined;
}

/**
 * Each proxy in front of us appends the address it heard from, so only the last `trustedProxies` entries of
 * X-Forwarded-For were written by someone we believe; everything before them may be invented by the caller.
 */
export function clientAddress(peer: Peer, trustedProxies: number): string {
  const remote = plainAddress(peer.remoteAddress ?? 'unknown');
  if (trustedProxies === 0 || peer.forwardedFor === undefined) return remote;
  const heard = peer.forwardedFor
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return plainAddress(heard.at(-trustedProxies) ?? heard[0] ?? remote);
}

export function peerOf(request: Pick<IncomingMessage, 'socket' | 'headers'>): Peer {
  const header = request.headers['x-forwarded-for'];
  return {
    remoteAddress: request.socket.remoteAddress,
    forwardedFor: Array.isArray(header) ? header.join(',') : header,
  };
}

function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}
