import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { file, startSiteKit, type SiteKit } from './site-kit.fixture.ts';

const html = `<!doctype html><html><head><title>Shop</title></head><body>${'shop '.repeat(200)}</body></html>`;
const script = `console.log("one");${'x();'.repeat(300)}`;
const asset = 'assets/index-BqTk9_xZ.js';
const site = [file('index.html', html), file(asset, script), file('photo.jpg', Buffer.alloc(5000, 7))];
const page = { accept: 'text/html,*/*;q=0.8' };

let kit: SiteKit;
beforeEach(async () => {
  kit = await startSiteKit();
});
afterEach(() => kit.close());

describe('a published site', () => {
  beforeEach(() => kit.publish(site).then(() => undefined));

  it('serves its page fresh each time and its hashed files for ever', async () => {
    const first = await kit.get('/', { headers: page });
    expect(first).toMatchObject({ status: 200, text: html });
    expect(first.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      vary: 'accept-encoding',
    });
    expect(first.headers).not.toHaveProperty('x-frame-options');
    expect(first.headers).not.toHaveProperty('content-security-policy');
    const etag = first.headers.etag ?? '';
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
      expect(await kit.get('/', { headers: { ...page, 'if-none-match': tag } })).toMatchObject({
        status: 304,
        text: '',
      });
    expect((await kit.get('/', { headers: { ...page, 'if-none-match': '"other"' } })).status).toBe(200);
    const hashed = await kit.get(`/${asset}?v=1`);
    expect(hashed).toMatchObject({ status: 200, text: script });
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const head = await kit.get(`/${asset}`, { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers['content-length']).toBe(String(script.length));
  });

  it('sends the form that the browser reads', async () => {
    const ask = (encodings: string) => kit.get(`/${asset}`, { headers: { 'accept-encoding': encodings } });
    const br = await ask('gzip, deflate, br');
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.bytes).toString()).toBe(script);
    const gz = await ask('br;q=0, gzip;q=0.5');
    expect(gunzipSync(gz.bytes).toString()).toBe(script);
    const plain = await ask('identity');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(new Set([br, gz, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(
      (await kit.get('/photo.jpg', { headers: { 'accept-encoding': 'br' } })).headers,
    ).not.toHaveProperty('vary');
  });

  it('sends one part of a file, as it is', async () => {
    const part = (range: string, more = {}) =>
      kit.get(`/${asset}`, { headers: { range, 'accept-encoding': 'br', ...more } });
    const first = await part('bytes=0-3');
    expect(first).toMatchObject({ status: 206, text: 'cons' });
    expect(first.headers).toMatchObject({
      'content-range': `bytes 0-3/${script.length}`,
      'content-length': '4',
    });
    expect((await part('bytes=-4')).text).toBe('x();');
    expect((await part(`bytes=${script.length - 2}-`)).text).toBe(');');
    expect(await part(`bytes=${script.length}-`)).toMatchObject({ status: 416 });
    expect(await part('bytes=0-1,3-4')).toMatchObject({ status: 200, text: script });
    expect(await part('bytes=0-3', { 'if-range': '"other"' })).toMatchObject({ status: 200, text: script });
    expect(await part('bytes=0-3', { 'if-range': first.headers.etag })).toMatchObject({ status: 206 });
  });

  it('shows the application under its own addresses, and never instead of a file', async () => {
    for (const path of ['/about', '/users/jane.doe', '/a/b/', '/%C3%BC'])
      expect(await kit.get(path, { headers: page })).toMatchObject({ status: 200, text: html });
    expect(await kit.get('/about')).toMatchObject({ status: 200, text: html });
    expect(await kit.get('/api/x', { headers: { accept: '*/*', 'sec-fetch-mode': 'cors' } })).toMatchObject({
      status: 404,
    });
    for (const path of ['/assets/gone-AbCd1234.js', '/missing.png', '/missing.css'])
      for (const headers of [page, { accept: '*/*' }]) {
        const missing = await kit.get(path, { headers });
        expect(missing).toMatchObject({ status: 404 });
        expect(missing.headers['cache-control']).toBe('no-store');
      }
    expect((await kit.get('/missing.png', { headers: page })).text).toBe('<h1>No page</h1>');
  });

  it.each([
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/constructor',
    '/__proto__',
  ])('has nothing at %s but the application', async (path) => {
    const answer = await kit.get(path, { headers: page });
    expect([answer.status, answer.text]).toEqual([200, html]);
  });

  it('refuses what it cannot read and what is not reading', async () => {
    expect(await kit.get('/%E0%A4%A', { headers: page })).toMatchObject({ status: 400 });
    const post = await kit.get('/', { method: 'POST' });
    expect(post).toMatchObject({ status: 405 });
    expect(post.headers.allow).toBe('GET, HEAD');
  });

  it('tells search engines about its pages, or to stay away', async () => {
    expect((await kit.get('/robots.txt')).text).toContain('Sitemap: https://shop.example/sitemap.xml');
    expect((await kit.get('/sitemap.xml')).text).toContain('<loc>https://shop.example/</loc>');
    await kit.publish([...site, file('robots.txt', 'own'), file('sitemap.xml', '<own/>')]);
    expect((await kit.get('/robots.txt')).text).toBe('own');
    expect((await kit.get('/sitemap.xml')).text).toBe('<own/>');
    await kit.publish([...site, file('robots.txt', 'own')], { isIndexed: false });
    expect((await kit.get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    expect((await kit.get('/')).headers['x-robots-tag']).toBe('noindex');
  });
});

describe('pages of a build', () => {
  const many = [
    ...site,
    file('about.html', 'about'),
    file('docs/index.html', 'docs'),
    file('404.html', 'own missing page'),
  ];

  it('answer without their endings, and the build says what is missing', async () => {
    await kit.publish(many);
    expect((await kit.get('/about', { headers: page })).text).toBe('about');
    expect((await kit.get('/docs/', { headers: page })).text).toBe('docs');
    const moved = await kit.get('/docs?x=1', { headers: page });
    expect([moved.status, moved.headers.location]).toEqual([308, '/docs/?x=1']);
    expect(await kit.get('/nowhere', { headers: page })).toMatchObject({
      status: 404,
      text: 'own missing page',
    });
    expect((await kit.get('/nowhere.png', { headers: { accept: 'image/png' } })).status).toBe(404);
  });

  it('of an application with one page keep their addresses beside a page for missing files', async () => {
    await kit.publish([...site, file('404.html', 'own missing page')]);
    expect(await kit.get('/settings', { headers: page })).toMatchObject({ status: 200, text: html });
    expect(await kit.get('/gone.png', { headers: page })).toMatchObject({
      status: 404,
      text: 'own missing page',
    });
  });

  it('follow the redirects that the project wrote', async () => {
    const rules = [
      '/old /new',
      '/blog/:year/* /articles/:splat?y=:year 302',
      '/search /find 307',
      '/app/* /about.html 200',
      '/gone/* /404.html 404',
      '/photo.jpg /other.jpg 301!',
      '/out/* https://example.com/:splat 308',
      '/up/* /:splat 301',
      '/* /index.html 200',
    ].join('\n');
    await kit.publish([...many, file('_redirects', rules)]);
    const to = async (path: string) => {
      const { status, headers } = await kit.get(path, { headers: page });
      return [status, headers.location];
    };
    expect(await to('/old?x=1')).toEqual([301, '/new?x=1']);
    expect(await to('/blog/2024/a/b')).toEqual([302, '/articles/a/b?y=2024']);
    expect(await to('/search?q=1')).toEqual([307, '/find?q=1']);
    expect(await to('/photo.jpg')).toEqual([301, '/other.jpg']);
    expect(await to('/out/a')).toEqual([308, 'https://example.com/a']);
    expect(await to('/up//evil.example')).toEqual([301, '/evil.example']);
    expect((await kit.get('/app/x', { headers: page })).text).toBe('about');
    expect(await kit.get('/gone/x', { headers: page })).toMatchObject({
      status: 404,
      text: 'own missing page',
    });
    expect((await kit.get('/nowhere', { headers: page })).text).toBe(html);
    expect((await kit.get('/assets/gone-AbCd1234.js')).status).toBe(404);
    expect((await kit.get('/_redirects')).text).not.toContain('/old');
  });
});

describe('addresses', () => {
  it('that lead elsewhere keep path and query', async () => {
    kit.records.set('shop', { kind: 'redirect', siteId: 's', origin: 'https://new.example' });
    const { status, headers } = await kit.get('//a/b?c=d');
    expect([status, headers.location]).toEqual([308, 'https://new.example//a/b?c=d']);
  });

  it('of nobody and of a closed site get a page for people and a line for programs', async () => {
    kit.records.set('closed', { kind: 'down', siteId: 's' });
    for (const slug of ['nobody', 'closed', 'no.example']) {
      expect(await kit.get('/', { slug, headers: page })).toMatchObject({
        status: 404,
        text: '<h1>Nothing here</h1>',
      });
      expect((await kit.get('/', { slug })).text).toBe('Not Found\n');
    }
  });

  it('without a dot are never taken for a slug', async () => {
    await kit.publish(site);
    expect((await kit.get('/')).status).toBe(200);
    const { sites } = kit;
    sites.forget({ kind: 'domain', name: 'shop' });
    expect((await kit.get('/')).status).toBe(200);
    expect(kit.state.lookups).toBe(1);
  });
});

describe('pages with a script of ours', () => {
  it('get it before the end of their head, in every form, and stay as they are otherwise', async () => {
    const analytics = { scriptPath: '/_loam/visits.js', attributes: { 'data-site': 'a"b' } };
    await kit.publish(site, { analytics });
    const tag = '<script defer src="/_loam/visits.js" data-site="a&quot;b"></script>';
    const wanted = html.replace('</head>', `${tag}</head>`);
    const plain = await kit.get('/');
    expect(plain.text).toBe(wanted);
    const br = await kit.get('/', { headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(br.bytes).toString()).toBe(wanted);
    expect((await kit.get(`/${asset}`)).text).toBe(script);
    await kit.publish(site);
    expect((await kit.get('/', { headers: { 'if-none-match': plain.headers.etag ?? '' } })).text).toBe(html);
  });

  it('answer below /_loam/ by whoever is plugged in', async () => {
    const own = await startSiteKit({
      ownPaths: {
        handle: ({ url }, response, { siteId }) => {
          if (url !== '/_loam/visits.js') return false;
          response.end(siteId);
          return true;
        },
      },
    });
    await own.publish([...site, file('_loam/visits.js', 'hostile')]);
    expect((await own.get('/_loam/visits.js')).text).toBe('site-1');
    expect((await own.get('/_loam/other', { headers: page })).status).toBe(404);
    await own.close();
  });
});

describe('between publishes and faults', () => {
  const next = [file('index.html', html.replace('Shop', 'Next')), file('assets/index-Zx9_kTqB.js', 'next()')];

  it('a new version is there with the first request after the word of it', async () => {
    const old = await kit.publish(site);
    expect((await kit.get('/')).text).toBe(html);
    await kit.publish(next, { previousManifestKeys: [old.manifestKey] });
    expect((await kit.get('/')).text).toContain('<title>Next');
    expect(await kit.get(`/${asset}`)).toMatchObject({ status: 200, text: script });
    expect((await kit.get('/photo.jpg')).status).toBe(404);
    kit.records.set('shop', { kind: 'down', siteId: 'site-1' });
    kit.sites.forget({ kind: 'slug', slug: 'shop' });
    expect((await kit.get('/')).status).toBe(404);
  });

  it('a missed word heals by itself, and no request waits for it', async () => {
    await kit.publish(site);
    await kit.get('/');
    const before = kit.state.lookups;
    kit.state.nowMs += 1_000;
    await kit.get('/');
    expect(kit.state.lookups).toBe(before);
    kit.records.set('shop', { kind: 'redirect', siteId: 'site-1', origin: 'https://moved.example' });
    kit.state.nowMs += 3_000;
    expect((await kit.get('/')).status).toBe(200);
    expect((await kit.get('/')).status).toBe(308);
  });

  it('a file of a version that this process has not heard of yet is found', async () => {
    const first = await kit.publish(site);
    await kit.get('/');
    const stored = await kit.publish(next, { previousManifestKeys: [first.manifestKey] });
    kit.records.set('shop', first);
    kit.sites.forget({ kind: 'all' });
    expect((await kit.get('/')).text).toBe(html);
    kit.records.set('shop', stored);
    kit.state.nowMs += 300;
    expect(await kit.get('/assets/index-Zx9_kTqB.js')).toMatchObject({ status: 200, text: 'next()' });
  });

  it('goes on while the database is away, and says so where nothing is remembered', async () => {
    await kit.publish(site);
    await kit.get('/');
    kit.state.isSourceDown = true;
    for (const change of [{ kind: 'all' }, { kind: 'slug', slug: 'shop' }] as const) {
      kit.sites.forget(change);
      kit.state.nowMs += 3_600_000;
      expect(await kit.get('/')).toMatchObject({ status: 200, text: html });
      expect((await kit.get(`/${asset}`)).status).toBe(200);
    }
    const unknown = await kit.get('/', { slug: 'other', headers: page });
    expect(unknown.status).toBe(503);
    expect(unknown.text).toBe(`<h1>Soon</h1>${String(unknown.headers['x-trace-id'])}`);
    expect(unknown.headers['retry-after']).toBe('5');
    kit.state.isSourceDown = false;
    expect((await kit.get('/', { slug: 'other' })).status).toBe(404);
  });

  it('keeps the version it has when the new one cannot be read', async () => {
    const old = await kit.publish(site);
    await kit.get('/');
    kit.records.set('shop', { ...old, manifestKey: `${old.manifestKey.slice(0, -4)}beef` });
    kit.sites.forget({ kind: 'slug', slug: 'shop' });
    expect(await kit.get('/')).toMatchObject({ status: 200, text: html });
    kit.state.areBlobsDown = true;
    expect((await kit.get('/photo.jpg', { headers: page })).status).toBe(503);
  });

  it('many addresses and files stay within their bounds', async () => {
    const limits = { records: 10, unknownHosts: 5, bodyBytes: 20_000, viewBytes: 20_000 };
    const small = await startSiteKit({ limits });
    const live = await small.publish(site);
    for (let index = 0; index < 40; index += 1) {
      const slug = `site-${index}`;
      small.records.set(slug, { ...live, siteId: slug, canonicalOrigin: `https://${slug}.example` });
      expect((await small.get(index % 2 === 0 ? '/' : '/photo.jpg', { slug })).status).toBe(200);
      await small.get('/', { slug: `nobody-${index}` });
    }
    const { memory } = small.sites;
    expect(memory.records).toBeLessThanOrEqual(15);
    expect(memory.bodyBytes).toBeLessThanOrEqual(20_000);
    expect(memory.viewBytes).toBeLessThanOrEqual(20_000);
    await small.close();
  });

  it('passes large files on from where they lie, in parts too', async () => {
    const large = await startSiteKit({ limits: { heldFileBytes: 1000 } });
    const film = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));
    await large.publish([file('index.html', 'x'), file('film.mp4', film)]);
    const whole = await large.get('/film.mp4');
    expect(whole.bytes.equals(film)).toBe(true);
    const part = await large.get('/film.mp4', { headers: { range: 'bytes=1000-1999' } });
    expect(part.status).toBe(206);
    expect(part.bytes.equals(film.subarray(1000, 2000))).toBe(true);
    const etag = whole.headers.etag ?? '';
    expect((await large.get('/film.mp4', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await large.get('/film.mp4', { method: 'HEAD' })).headers['content-length']).toBe('5000');
    await large.close();
  });
});
