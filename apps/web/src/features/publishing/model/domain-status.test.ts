import { expect, test } from 'vitest';
import { domainStatus, domainUrl, wwwCounterpart } from './domain-status.ts';

test.each([
  ['active', 'Active'],
  ['pending', 'Pending'],
  ['configuring', 'still being configured'],
  ['failing', 'still being configured'],
  ['something new', 'still being configured'],
])('%s reads as %s', (status, label) => {
  expect(domainStatus(status).label).toBe(label);
});

test('with and without www belong together', () => {
  expect(wwwCounterpart('club.example')).toBe('www.club.example');
  expect(wwwCounterpart('www.club.example')).toBe('club.example');
});

test('a domain is reached the way the site is', () => {
  expect(domainUrl('http://club.sites.localhost:3000/', 'club.example')).toBe('http://club.example:3000/');
  expect(domainUrl('https://club.sites.example/', 'club.example')).toBe('https://club.example/');
});
