import { describe, expect, test } from 'vitest';
import { hostName, routeHost, type HostBases, type HostRoute } from './route-host.ts';

const local: HostBases = {
  builder: 'localhost',
  preview: 'preview.localhost',
  sites: 'sites.localhost',
  files: 'files.localhost',
  cloud: 'cloud.localhost',
};
const id = '0198c0de-0000-7000-8000-00000000abcd';
const invalid: HostRoute = { kind: 'invalid' };

describe('on one machine', () => {
  test.each<[string, HostRoute]>([
    ['localhost', { kind: 'builder' }],
    ['localhost:3000', { kind: 'builder' }],
    ['LocalHost:3000', { kind: 'builder' }],
    ['localhost.:3000', { kind: 'builder' }],
    ['127.0.0.1:3000', { kind: 'builder-address', isLoopback: true }],
    ['127.8.0.1', { kind: 'builder-address', isLoopback: true }],
    ['192.168.1.20:3000', { kind: 'builder-address', isLoopback: false }],
    ['[::1]:3000', { kind: 'builder-address', isLoopback: true }],
    ['[0:0:0:0:0:0:0:1]', { kind: 'builder-address', isLoopback: true }],
    ['[2001:DB8::5]', { kind: 'builder-address', isLoopback: false }],
    ['files.localhost:3000', { kind: 'files' }],
    ['shop.sites.localhost:3000', { kind: 'site', slug: 'shop' }],
    ['SHOP.Sites.Localhost.', { kind: 'site', slug: 'shop' }],
    ['xn--mller-kva.sites.localhost', { kind: 'site', slug: 'xn--mller-kva' }],
    ['abcd1234.cloud.localhost', { kind: 'cloud', ref: 'abcd1234' }],
    [`${id}.preview.localhost:3000`, { kind: 'preview', name: id }],
    ['my-shop.preview.localhost', { kind: 'preview', name: 'my-shop' }],
    [`${id}--0123456789ab.preview.localhost`, { kind: 'preview', name: id, commit: '0123456789ab' }],
    [
      `${id.toUpperCase()}--0123456789AB.preview.localhost`,
      { kind: 'preview', name: id, commit: '0123456789ab' },
    ],
    [`${id}--0123456789.preview.localhost`, { kind: 'preview', name: `${id}--0123456789` }],
    ['my-shop--0123456789ab.preview.localhost', { kind: 'preview', name: 'my-shop--0123456789ab' }],
    ['xn--0123456789ab.preview.localhost', { kind: 'preview', name: 'xn--0123456789ab' }],
  ])('%s', (host, expected) => {
    expect(routeHost(host, local)).toEqual(expected);
  });

  test.each([
    'example.com',
    'evil.localhost',
    'preview.localhost',
    'sites.localhost',
    'cloud.localhost',
    'a.b.preview.localhost',
    'x.files.localhost',
    'notpreview.localhost',
    'localhost.example.com',
    'preview.localhost.example.com',
    '2130706433',
    '0x7f.1',
    '127.1',
    '127.0.0.1.example.com',
  ])('%s belongs to none of our bases', (host) => {
    expect(routeHost(host, local)).toEqual({ kind: 'other', name: host });
  });
});

test.each([
  undefined,
  '',
  '.',
  ':3000',
  'local host',
  'localhost:',
  'localhost:http',
  'localhost:70000',
  'localhost:3000:3000',
  'localhost..',
  'a..sites.localhost',
  '-shop.sites.localhost',
  'shop-.sites.localhost',
  'sh_op.sites.localhost',
  'müller.sites.localhost',
  'shop@localhost',
  'localhost/',
  'localhost#',
  'localhost,localhost',
  '::1',
  '[::1',
  '[::1]x',
  '[fe80::1%25eth0]',
  '[127.0.0.1]',
  `${'a'.repeat(64)}.sites.localhost`,
  `${'a.'.repeat(130)}localhost`,
])('%s is no valid host', (host) => {
  expect(routeHost(host, local)).toEqual(invalid);
});

test('base domains may be different registrable domains', () => {
  const bases: HostBases = {
    builder: 'loam.example',
    preview: 'loam-preview.example',
    sites: 'loam.site',
    files: 'files.loam-usercontent.example',
    cloud: 'loam-cloud.example',
  };
  expect(routeHost('loam.example', bases)).toEqual({ kind: 'builder' });
  expect(routeHost('shop.loam.site', bases)).toEqual({ kind: 'site', slug: 'shop' });
  expect(routeHost('files.loam-usercontent.example', bases)).toEqual({ kind: 'files' });
  expect(routeHost('localhost', bases)).toEqual({ kind: 'other', name: 'localhost' });
  expect(routeHost('www.loam.example', bases)).toEqual({ kind: 'other', name: 'www.loam.example' });
});

test('a name that every label of is valid is kept whole, up to the limit of DNS', () => {
  const longest = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`;
  expect(hostName(`${longest}.`)).toBe(longest);
  expect(hostName(`${longest}e`)).toBeUndefined();
});
