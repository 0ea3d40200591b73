import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createServerOutbound, gitOutbound } from './outbound.ts';

const local = createServerOutbound(readConfig({ PORT: '3000' }));

test.each([
  'http://a.preview.localhost:3000/',
  'http://shop.sites.localhost:3000/page',
  'http://files.localhost:3000/x',
  'http://ref.cloud.localhost:3000/rest/v1/',
])('%s is one of our own hosts and is called where this machine listens', async (url) => {
  expect(await local.check(url)).toMatchObject({ addresses: ['127.0.0.1'], port: 3000 });
});

test.each([
  'http://localhost:3000/api/health',
  'http://localhost/',
  'http://127.0.0.1:3000/',
  'http://a.preview.localhost:5432/',
  'http://evilpreview.localhost:3000/',
])('%s is not', async (url) => {
  await expect(local.check(url)).rejects.toMatchObject({
    code: expect.stringMatching(/^(?:address_refused|port_refused|name_not_found)$/u),
  });
});

test('domains on the internet get no exception', async () => {
  const config = readConfig({ LOAM_SITES_DOMAIN: 'sites.example', LOAM_PUBLIC_URL: 'https://loam.example' });
  const outbound = createServerOutbound({ ...config, domains: { ...config.domains, sites: '10.0.0.7' } });

  await expect(outbound.check('http://10.0.0.7/')).rejects.toMatchObject({ code: 'address_refused' });
});

test("the operator's own machines are named exactly", async () => {
  const { allowPrivate } = readConfig({ LOAM_ALLOW_PRIVATE: '10.0.0.7:3001, Git.Internal:443' });
  expect(allowPrivate).toEqual(['10.0.0.7:3001', 'git.internal:443']);
  const outbound = createServerOutbound(readConfig({ LOAM_ALLOW_PRIVATE: '10.0.0.7:3001' }));

  expect((await outbound.check('https://10.0.0.7:3001/')).addresses).toEqual(['10.0.0.7']);
  await expect(outbound.check('https://10.0.0.7/')).rejects.toMatchObject({ code: 'address_refused' });
  for (const wrong of ['10.0.0.7', '10.0.0.0/8', '*:443', 'http://git.internal:443']) {
    expect(() => readConfig({ LOAM_ALLOW_PRIVATE: wrong })).toThrow('LOAM_ALLOW_PRIVATE');
  }
});

test('git hears every refusal in the one code it knows', async () => {
  const git = gitOutbound(local);

  for (const url of ['https://10.0.0.7/a.git', 'https://10.0.0.7:8443/a.git', 'https://x@8.8.8.8/a.git']) {
    await expect(git.resolve(new URL(url))).rejects.toMatchObject({ code: 'address_refused' });
  }
  expect(await git.resolve(new URL('https://8.8.8.8/a.git'))).toEqual(['8.8.8.8']);
});
