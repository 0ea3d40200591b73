import { expect, test } from 'vitest';
import { sharedDomainLine } from './shared-domain.ts';

const basesUnder = (builder: string, other = builder) => ({
  builder,
  preview: `preview.${other}`,
  sites: `sites.${other}`,
  files: `files.${builder}`,
  cloud: `cloud.${builder}`,
});

test.each([
  { builder: 'loam.test', other: 'loam.test' },
  { builder: 'app.example.co.uk', other: 'apps.example.co.uk' },
  { builder: 'loam.example.com', other: 'example.com' },
])('$builder shares a registrable domain with sites under $other', ({ builder, other }) => {
  const line = sharedDomainLine(basesUnder(builder, other), `https://${builder}`);
  expect(line).toContain('Previews and Sites share');
  expect(line).toContain('LOAM_PREVIEW_DOMAIN and LOAM_SITES_DOMAIN');
});

test('over plain http the line names what can happen', () => {
  expect(sharedDomainLine(basesUnder('loam.test'), 'http://loam.test')).toContain('stranger’s account');
});

test.each([
  { builder: 'localhost', other: 'localhost' },
  { builder: 'loam.localhost', other: 'loam.localhost' },
  { builder: 'loam.co.uk', other: 'loam-sites.co.uk' },
  { builder: 'loam.example', other: 'sites.test' },
  { builder: '192.0.2.7', other: '192.0.2.8' },
])('nothing is said for $builder with sites under $other', ({ builder, other }) => {
  expect(sharedDomainLine(basesUnder(builder, other), `http://${builder}`)).toBeUndefined();
});

test('only what is shared is named', () => {
  const bases = { ...basesUnder('loam.test'), preview: 'preview.other.test' };
  expect(sharedDomainLine(bases, 'https://loam.test')).toMatch(
    /^ {2}Sites share loam\.test .*Set LOAM_SITES_DOMAIN to/,
  );
});
