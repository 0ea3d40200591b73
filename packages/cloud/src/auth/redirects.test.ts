import { expect, test } from 'vitest';
import { isAllowedRedirect } from './redirects.ts';
import { authSettings } from './settings.ts';

const settings = authSettings({
  site_url: 'https://shop.example.com/start',
  uri_allow_list:
    'https://*.preview.example.com/*, https://docs.example.com/**, myapp://callback, https://[ab].example.org/?',
});

test.each([
  ['https://shop.example.com/', true],
  ['https://shop.example.com/any/path?x=1#y', true],
  ['https://one.preview.example.com/a', true],
  ['https://one.two.preview.example.com/a', false],
  ['https://one.preview.example.com/a/b', false],
  ['https://docs.example.com/a/b.html?c', true],
  ['myapp://callback', true],
  ['https://a.example.org/x', true],
  ['https://c.example.org/x', false],
  ['http://shop.example.com/', false],
  ['https://shop.example.com:8443/', false],
  ['https://shop.example.com.evil.net/', false],
  ['https://shop.example.com@evil.net/', false],
  ['https://evil.net/https://docs.example.com/', false],
  ['https://evil.net\\@docs.example.com/', false],
  ['https://docs.example.com\n.evil.net/', false],
  ['//evil.net', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%j is allowed: %s', (url, isAllowed) => {
  expect(isAllowedRedirect(url, settings)).toBe(isAllowed);
});

test('nothing that a pattern could be misread as leads to a script', () => {
  const open = authSettings({ uri_allow_list: '**' });
  expect(isAllowedRedirect('https://anywhere.example.net/', open)).toBe(true);
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'blob:https://x/y']) {
    expect([url, isAllowedRedirect(url, open)]).toEqual([url, false]);
  }
});

test('any port of a site on this machine is allowed', () => {
  const local = authSettings({ site_url: 'http://localhost:3000' });
  expect(isAllowedRedirect('http://localhost:5173/x', local)).toBe(true);
  expect(isAllowedRedirect('http://127.0.0.1:5173/x', local)).toBe(false);
});
