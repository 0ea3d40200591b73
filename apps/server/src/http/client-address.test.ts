import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test.each([
  ['without proxies the header is the caller’s invention', 0, '10.0.0.9', '1.1.1.1', '10.0.0.9'],
  ['one proxy wrote the last entry', 1, '10.0.0.9', '6.6.6.6, 1.1.1.1', '1.1.1.1'],
  ['two proxies wrote the last two', 2, '10.0.0.9', '6.6.6.6, 1.1.1.1, 10.0.0.8', '1.1.1.1'],
  ['fewer entries than proxies', 2, '10.0.0.9', '1.1.1.1', '1.1.1.1'],
  ['no header at all', 1, '10.0.0.9', undefined, '10.0.0.9'],
  ['an empty header', 1, '10.0.0.9', ' , ', '10.0.0.9'],
  ['IPv4 written as IPv6', 0, '::ffff:10.0.0.9', undefined, '10.0.0.9'],
  ['a peer that is gone', 0, undefined, undefined, 'unknown'],
] as const)('%s', (_, trustedProxies, remoteAddress, forwardedFor, expected) => {
  expect(clientAddress({ remoteAddress, forwardedFor }, trustedProxies)).toBe(expected);
});
