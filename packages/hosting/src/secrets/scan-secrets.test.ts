import { describe, expect, it } from 'vitest';
import { scanSecrets } from './scan-secrets.ts';

const scan = (text: string, known: { name: string; value: string }[] = []) =>
  scanSecrets({ files: [{ path: 'assets/index.js', content: Buffer.from(text) }], known });

// Put together here, so that no file of the repository holds what looks like a key.
const noise = 'aB3dE5fG7hJ9kL2mN4pQ6rS8tU1vW0xYzA7bC5dE3fG1hJ9k';
const token = (claims: object) =>
  ['{"alg":"HS256","typ":"JWT"}', JSON.stringify(claims), noise]
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
const upper = 'Q7RT2WX9ZK4MB6VD';

const keys: readonly (readonly [string, string])[] = [
  ['aws', `AKIA${upper}`],
  ['stripe', `sk_live_${noise}`],
  ['stripe', `rk_test_${noise}`],
  ['anthropic', `sk-ant-api03-${noise}`],
  ['openai', `sk-proj-${noise}`],
  ['openai', `sk-${noise}`],
  ['google', `AIza${noise.slice(0, 35)}`],
  ['google', `GOCSPX-${noise.slice(0, 28)}`],
  ['github', `ghp_${noise.slice(0, 36)}`],
  ['slack', `xoxb-${noise}`],
  ['sendgrid', `SG.${noise.slice(0, 22)}.${noise.slice(0, 43)}`],
  ['supabase', `sb_secret_${noise}`],
  ['supabase', token({ role: 'service_role', iss: 'supabase' })],
  ['database', `postgresql://app:${noise.slice(0, 12)}@db.shop.io:5432/app`],
  ['private-key', `-----BEGIN PRIVATE KEY-----\\n${noise}${noise}`],
];

describe('scanning a build for secrets', () => {
  it.each(keys)('finds a key (%s)', async (kind, key) => {
    const [finding, ...more] = await scan(`const a="before",client=make("${key}"),b="after";`);
    expect(finding).toMatchObject({ file: 'assets/index.js', kind });
    expect(more).toEqual([]);
    expect(finding?.excerpt).toContain('make(');
    expect(finding?.excerpt).not.toContain(key.slice(8, 20));
  });

  it.each([
    ['a publishable key of Stripe', `pk_live_${noise}`],
    ['an anonymous key', token({ role: 'anon', iss: 'supabase' })],
    ['a publishable key', `sb_publishable_${noise}`],
    [
      'a web configuration of Firebase',
      `{apiKey:"AIza${noise.slice(0, 35)}",authDomain:"shop.firebaseapp.com"}`,
    ],
    [
      'a form to fill in',
      `sk_test_${'x'.repeat(30)} AKIAIOSFODNN7EXAMPLE postgres://user:password@localhost/db`,
    ],
    ['the first line of a key alone', '"-----BEGIN PRIVATE KEY-----"+body'],
    ['a class name', '.sk-circle{} .task-list-of-things-that-are-quite-long-names-in-css{}'],
  ])('leaves %s alone', async (_, text) => expect(await scan(text)).toEqual([]));

  it('finds stored values as they are and as they are written down, in any file', async () => {
    const known = [{ name: 'SHOP_TOKEN', value: 'p"ä/ß word+1' }];
    const forms = [
      'p"ä/ß word+1',
      JSON.stringify('p"ä/ß word+1'),
      encodeURIComponent('p"ä/ß word+1'),
      Buffer.from('p"ä/ß word+1').toString('base64'),
    ];
    for (const form of forms)
      expect(await scan(`x=${form};`, known)).toMatchObject([{ kind: 'stored', name: 'SHOP_TOKEN' }]);
    const picture = {
      path: 'a.png',
      content: Buffer.concat([Buffer.alloc(99), Buffer.from('p"ä/ß word+1')]),
    };
    expect(await scanSecrets({ files: [picture], known })).toHaveLength(1);
    expect(await scan('true', [{ name: 'FLAG', value: 'true' }])).toEqual([]);
  });

  it.each([
    ['beginnings of tokens', 'eyJ-'],
    ['keys', `re_aB3dE5fG_${noise.slice(0, 24)} `],
    ['beginnings of addresses', 'postgres://a:'],
  ])('is done with a file of %s in a moment', async (_, unit) => {
    const findings = await scan(unit.repeat(Math.ceil(2_000_000 / unit.length)));
    expect(findings.length).toBeLessThanOrEqual(50);
  });

  it('does not show one secret beside another', async () => {
    const findings = await scan(`a("sk_live_${noise}","ghp_${noise.slice(0, 36)}")`);
    expect(findings).toHaveLength(2);
    for (const { excerpt } of findings) expect(excerpt).not.toMatch(/[a-zA-Z0-9]{12}/);
  });
});
