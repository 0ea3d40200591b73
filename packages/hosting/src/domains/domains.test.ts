import { describe, expect, it, test } from 'vitest';
import { domainRecords } from './domain-records.ts';
import { nextCheckAfter } from './next-check-after.ts';
import { parseDomainName } from './parse-domain-name.ts';

describe('a domain as somebody typed it', () => {
  it.each([
    ['Example.COM', 'example.com', 'example.com'],
    [' shop.example.com. ', 'shop.example.com', 'shop.example.com'],
    ['bücher.example', 'xn--bcher-kva.example', 'bücher.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example', 'bücher.example'],
    ['例え.jp', 'xn--r8jz45g.jp', '例え.jp'],
  ])('%s is a name', (input, ascii, unicode) =>
    expect(parseDomainName(input)).toEqual({ kind: 'domain', ascii, unicode }),
  );

  it.each([
    ['', 'empty'],
    ['*.example.com', 'wildcard'],
    ['https://example.com', 'address_not_name'],
    ['example.com/path', 'address_not_name'],
    ['example.com:8080', 'address_not_name'],
    ['a@example.com', 'address_not_name'],
    ['192.168.1.1', 'ip_address'],
    ['[::1]', 'ip_address'],
    ['::1', 'ip_address'],
    ['0x7f.1', 'ip_address'],
    ['2130706433', 'ip_address'],
    ['localhost', 'single_label'],
    ['example', 'single_label'],
    ['a.localhost', 'reserved'],
    ['exa mple.com', 'invalid_character'],
    ['-a.example.com', 'invalid_character'],
    ['a_b.example.com', 'invalid_character'],
    ['a..example.com', 'invalid_character'],
    ['xn--zzzzzzzz99.com', 'invalid_character'],
    [`${'a'.repeat(64)}.com`, 'too_long'],
    [`${'a.'.repeat(130)}com`, 'too_long'],
    ['loam.app', 'own_domain'],
    ['x.loam.app', 'own_domain'],
    ['My.SITES.loam.dev', 'own_domain'],
  ])('%s is none', (input, fault) =>
    expect(parseDomainName(input, ['loam.app', 'sites.loam.dev:3000'])).toEqual({ kind: 'fault', fault }),
  );
});

test('records: the proof, and the way to us that the name can have', () => {
  const target = { name: 'sites.loam.dev', ipv4: ['192.0.2.1'], ipv6: ['2001:db8::1'] };
  const typesOf = (domain: string, to = target) =>
    domainRecords({ domain, token: 't0k', target: to }).map(({ type }) => type);
  expect(domainRecords({ domain: 'shop.example.com', token: 't0k', target })[0]).toEqual({
    type: 'TXT',
    name: '_loam.shop.example.com',
    value: 'loam-verify=t0k',
  });
  expect(typesOf('example.com')).toEqual(['TXT', 'A', 'AAAA']);
  expect(typesOf('shop.example.com')).toEqual(['TXT', 'CNAME', 'A', 'AAAA']);
  expect(typesOf('example.com', { ...target, ipv4: [], ipv6: [] })).toEqual(['TXT', 'CNAME']);
});

test('checks become rarer and end', () => {
  const delays = Array.from({ length: 200 }, (_, attempts) => nextCheckAfter(attempts) ?? Number.NaN);
  expect(delays[0]).toBe(10_000);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect(delays.at(-1)).toBe(3_600_000);
  expect(nextCheckAfter(200)).toBeUndefined();
});
