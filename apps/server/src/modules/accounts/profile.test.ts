import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Me } from '@loam/contract';
import {
  type AccountsApp,
  type Joined,
  origin,
  problem,
  startAccounts,
} from '../../testing/accounts.fixture.ts';
import { imageTypeOf } from './avatar.ts';

let app: AccountsApp;
let ann: Joined;
beforeAll(async () => {
  app = await startAccounts();
  ann = await app.join('Ann Example');
});
afterAll(() => app.database.drop());

const patch = (body: object, bearer = ann.token) => app.send('PATCH /user', { body, bearer });

describe('the profile', () => {
  test('changes what is given and leaves the rest', async () => {
    const changed = await patch({ bio: 'Gardener', username: 'ann-the-first' });
    expect(changed.body).toMatchObject({ name: 'Ann Example', bio: 'Gardener', username: 'ann-the-first' });
  });

  test('is public by id and by username, without the address', async () => {
    const username = 'public-ann';
    await patch({ username });
    const byId = await app.send(`GET /profiles/${ann.id}`);
    const byName = await app.send('GET /profiles/Public-Ann');
    expect(byId.body).toEqual(byName.body);
    expect(byId.body).toMatchObject({ id: ann.id, username, avatar_url: null });
    expect(JSON.stringify(byId.body)).not.toContain('@');
    expect((await app.send('GET /profiles/nobody-here')).status).toBe(404);
    expect((await app.send(`GET /profiles/${crypto.randomUUID()}`)).status).toBe(404);
  });

  test('a username belongs to one person, in any case of letters', async () => {
    const bob = await app.join('Bob');
    await patch({ username: 'only-one' });
    const answer = await patch({ username: 'only-one' }, bob.token);
    expect(problem(answer)).toMatchObject({ status: 409, errors: [{ path: 'username' }] });
    expect((await patch({ username: 'only-one' })).status).toBe(200);
  });

  test.each(['ab', 'Ann', '-ann', 'ann-', 'a--b', 'a b', 'admin', 'x'.repeat(31), 'ann@home'])(
    'refuses the username %s',
    async (username) => {
      expect(problem(await patch({ username }))).toMatchObject({
        status: 400,
        errors: [{ path: 'username' }],
      });
    },
  );
});

test('a character that the database cannot hold is refused, not an error of ours', async () => {
  expect((await patch({ bio: 'a\0b' })).status).toBe(400);
  expect((await patch({ name: 'a\0b' })).status).toBe(400);
  expect((await app.send('GET /profiles/a%00b')).status).toBe(404);
});

test('preferences keep what is not mentioned', async () => {
  const send = (body: object) => app.send('PATCH /user/preferences', { body, bearer: ann.token });
  await send({ notifications: { product_news: false } });
  const me = Me.parse((await send({ theme: 'dark', notifications: { usage_alerts: false } })).body);
  expect(me.theme).toBe('dark');
  expect(me.notifications).toEqual({
    invitations: true,
    project_activity: true,
    usage_alerts: false,
    product_news: false,
  });
  expect((await send({ theme: 'pink' })).status).toBe(400);
});

describe('the avatar', () => {
  const png = (size = 100) => {
    const bytes = new Uint8Array(size);
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return bytes;
  };
  const upload = (bytes: Uint8Array<ArrayBuffer>) =>
    app.send('PUT /user/avatar', { bytes, bearer: ann.token });

  test('is served with its true type, unsniffable and sandboxed, at an address that changes with it', async () => {
    const first = Me.parse((await upload(png())).body).avatar_url ?? '';
    const response = await app.app.fetch(new Request(origin + first), { address: '192.0.2.1' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png());
    expect(Me.parse((await upload(png(200))).body).avatar_url).not.toBe(first);
    expect((await app.send(`GET /profiles/${ann.id}`)).body).not.toMatchObject({ avatar_url: null });
    expect((await app.send('DELETE /user/avatar', { bearer: ann.token })).status).toBe(204);
    expect((await app.send(`GET /users/${ann.id}/avatar`)).status).toBe(404);
  });

  test('over 1 MB, or not an image by its bytes, is refused', async () => {
    expect((await upload(png(1_048_576))).status).toBe(200);
    expect((await upload(png(1_048_577))).status).toBe(413);
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', '<html>', '']) {
      expect((await upload(new TextEncoder().encode(text))).status).toBe(415);
    }
  });

  test.each([
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['GIF89a', 'image/gif'],
    ['RIFF\x00\x00\x00\x00WEBP', 'image/webp'],
    ['RIFF\x00\x00\x00\x00WAVE', undefined],
    ['<svg', undefined],
  ])('bytes %j are %s', (text, type) => {
    expect(imageTypeOf(Buffer.from(text, 'latin1'))).toBe(type);
  });
});
