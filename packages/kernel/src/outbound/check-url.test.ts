import { describe, expect, test } from 'vitest';
import { createOutbound } from './outbound.ts';
import { createPublicAddressRule } from './public-address.ts';
import { PUBLIC_ADDRESSES, REFUSED_HOSTS } from './refused-addresses.fixture.ts';

const PUBLIC = '93.184.215.14';

function resolving(...answers: readonly (readonly string[])[]) {
  const asked: string[] = [];
  const resolve = (name: string) =>
    Promise.resolve(answers[Math.min(asked.push(name), answers.length) - 1] ?? []);
  return { asked, resolve };
}

describe('addresses', () => {
  test.each(REFUSED_HOSTS)('%s is refused as it stands', async (host) => {
    const { asked, resolve } = resolving([PUBLIC]);
    await expect(createOutbound({ resolve }).check(`http://${host}/`)).rejects.toMatchObject({
      code: 'address_refused',
    });
    expect(asked).toEqual([]);
  });

  test('at least sixty forms are tried', () => {
    expect(new Set(REFUSED_HOSTS).size).toBeGreaterThanOrEqual(60);
  });

  test.each(REFUSED_HOSTS.map((host) => new URL(`http://${host}/`).hostname.replace(/^\[|\]$/gu, '')))(
    'a name that leads to %s is refused, also beside a public address',
    async (address) => {
      for (const answer of [[address], [PUBLIC, address], [address, PUBLIC]]) {
        const { resolve } = resolving(answer);
        await expect(createOutbound({ resolve }).check('https://name.example/')).rejects.toMatchObject({
          code: 'address_refused',
        });
      }
    },
  );

  test.each(PUBLIC_ADDRESSES)('%s is public', (address) => {
    expect(createPublicAddressRule()(address)).toBe(true);
  });

  test.each([
    '',
    'localhost',
    '1.2.3',
    '0x01010101',
    '1.1.1.1.1',
    'fe80::1%eth0',
    '2606:4700::1%lo',
    '[2606:4700::1]',
  ])('what is no plain address (%s) is not public', (address) => {
    expect(createPublicAddressRule()(address)).toBe(false);
  });

  test('the public addresses of this machine are refused', async () => {
    const { resolve } = resolving([PUBLIC], ['2606:4700:0:0::1111']);
    const outbound = createOutbound({ resolve, ownAddresses: () => [PUBLIC, '2606:4700::1111'] });

    await expect(outbound.check('https://us.example/')).rejects.toMatchObject({ code: 'address_refused' });
    await expect(outbound.check('https://us.example/')).rejects.toMatchObject({ code: 'address_refused' });
  });
});

describe('rules', () => {
  test.each([
    ['file:///etc/passwd', 'scheme_refused'],
    ['ftp://example.com/', 'scheme_refused'],
    ['gopher://127.0.0.1:6379/_x', 'scheme_refused'],
    ['data:text/html,x', 'scheme_refused'],
    ['javascript:alert(1)', 'scheme_refused'],
    ['ws://example.com/', 'scheme_refused'],
    ['blob:https://example.com/1', 'scheme_refused'],
    ['https://user:secret@example.com/', 'credentials_refused'],
    ['https://user@example.com/', 'credentials_refused'],
    ['https://example.com@127.0.0.1/', 'credentials_refused'],
    ['http://example.com:22/', 'port_refused'],
    ['http://example.com:5432/', 'port_refused'],
    ['https://example.com:8443/', 'port_refused'],
    ['not an address', 'address_invalid'],
    ['//example.com', 'address_invalid'],
    ['http://', 'address_invalid'],
    [`https://example.com/${'a'.repeat(9000)}`, 'address_invalid'],
  ])('%s is %s', async (url, code) => {
    const { asked, resolve } = resolving([PUBLIC]);
    await expect(createOutbound({ resolve }).check(url)).rejects.toMatchObject({ code });
    expect(asked).toEqual([]);
  });

  test('a public name is resolved once and comes with all its addresses', async () => {
    const { asked, resolve } = resolving(['2606:4700::1111', PUBLIC]);
    const checked = await createOutbound({ resolve }).check('https://name.example/path');

    expect(checked).toMatchObject({ addresses: [PUBLIC, '2606:4700::1111'], port: 443 });
    expect(asked).toEqual(['name.example']);
  });

  test('a name that turns private is refused the next time', async () => {
    const { resolve } = resolving([PUBLIC], ['127.0.0.1']);
    const outbound = createOutbound({ resolve });
    await outbound.check('https://rebind.example/');

    await expect(outbound.check('https://rebind.example/')).rejects.toMatchObject({
      code: 'address_refused',
    });
  });

  test('a name that nobody knows is not found', async () => {
    const unknown = () => Promise.reject(new Error('ENOTFOUND'));
    const code = 'name_not_found';
    await expect(createOutbound({ resolve: unknown }).check('https://x.example/')).rejects.toMatchObject({
      code,
    });
    const { resolve } = resolving([]);
    await expect(createOutbound({ resolve }).check('https://x.example/')).rejects.toMatchObject({ code });
  });

  test('a configured port may be called', async () => {
    const { resolve } = resolving([PUBLIC]);
    const outbound = createOutbound({ resolve, ports: [443, 8443] });

    expect((await outbound.check('https://example.com:8443/')).port).toBe(8443);
    await expect(outbound.check('http://example.com/')).rejects.toMatchObject({ code: 'port_refused' });
  });

  test("the operator's own machine passes only as exactly host and port", async () => {
    const { resolve } = resolving(['10.0.0.7']);
    const outbound = createOutbound({ resolve, allowPrivate: ['git.internal:3001', '[::1]:3002'] });

    expect((await outbound.check('http://git.internal:3001/a.git')).addresses).toEqual(['10.0.0.7']);
    expect((await outbound.check('http://[0::1]:3002/')).addresses).toEqual(['::1']);
    for (const url of [
      'http://git.internal/',
      'http://other.internal/',
      'http://10.0.0.7/',
      'http://[::1]/',
    ]) {
      await expect(outbound.check(url)).rejects.toMatchObject({ code: 'address_refused' });
    }
    await expect(outbound.check('http://git.internal:3002/')).rejects.toMatchObject({ code: 'port_refused' });
    await expect(outbound.check('ftp://git.internal:3001/')).rejects.toMatchObject({
      code: 'scheme_refused',
    });
  });

  test('our own hosts pass by name, to where they listen', async () => {
    const route = (url: URL) =>
      url.hostname.endsWith('.sites.localhost') ? { host: '127.0.0.1', port: 3000 } : undefined;
    const outbound = createOutbound({ route, resolve: () => Promise.resolve(['127.0.0.1']) });

    expect(await outbound.check('http://shop.sites.localhost:3000/')).toMatchObject({ port: 3000 });
    await expect(outbound.check('http://sites.localhost/')).rejects.toMatchObject({
      code: 'address_refused',
    });
  });
});
