import type { UserId } from '@loam/contract';
import { sql } from '@loam/db';
import { randomIds } from '@loam/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { raceBehind } from '../../testing/crowd.fixture.ts';
import { startWorkspaces } from './workspaces.fixture.ts';

let house: Awaited<ReturnType<typeof startWorkspaces>>;
let owner: UserId;
let guest: UserId;
let email: string;
let id: string;

beforeAll(async () => {
  house = await startWorkspaces();
});
afterAll(() => house.drop());
beforeEach(async () => {
  house.time.now = new Date('2026-03-10T12:00:00Z');
  owner = await house.newUser({ name: 'Olga' });
  guest = await house.newUser({ name: 'Gil' });
  email = await house.emailOf(guest);
  id = await house.newWorkspace(owner, 'Garden');
});

const invite = (as: UserId, body: object) => house.call(as, `POST /workspaces/${id}/invitations`, { body });
const accept = (as: UserId | null, token: string) => house.call(as, `POST /invitations/${token}/accept`);

describe('inviting', () => {
  test('mails a link whose secret is stored only as a hash', async () => {
    const answer = await invite(owner, { email: email.toUpperCase(), role: 'admin' });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        email,
        role: 'admin',
        invited_by: 'Olga',
        is_expired: false,
        expires_at: '2026-03-17T12:00:00.000Z',
      },
    });
    const mail = house.heard.mails.at(-1);
    expect(mail).toMatchObject({ to: email, subject: 'Olga invited you to Garden on Loam' });
    expect(mail?.body).toContain(`\nhttps://loam.test/invitations/${house.lastToken()}\n`);
    expect(mail?.body).not.toMatch(/[{}]/);
    const token = house.lastToken();
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const stored = await house.db.rows(sql`select * from workspace_invitations where workspace_id = ${id}`);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(answer.body)).not.toContain(token);
  });

  test('the same address again replaces the link and the role', async () => {
    await invite(owner, { email, role: 'admin' });
    const first = house.lastToken();
    await invite(owner, { email, role: 'member' });
    expect((await accept(guest, first)).status).toBe(404);
    const { body } = await house.call(owner, `GET /workspaces/${id}/invitations`);
    expect(body['invitations']).toMatchObject([{ email, role: 'member' }]);
  });

  test('a member is not invited again, and owner is no role to give', async () => {
    await house.join(owner, id, { userId: guest, role: 'member' });
    expect((await invite(owner, { email })).status).toBe(409);
    expect((await invite(owner, { email: 'x@example.test', role: 'owner' })).status).toBe(400);
  });

  test('a verified account that switched the mail off is not mailed, and finds the invitation in the app', async () => {
    await house.db.run(sql`update users set notifications = '{"invitations": false}' where id = ${guest}`);
    const before = house.heard.mails.length;
    await invite(owner, { email });
    expect(house.heard.mails).toHaveLength(before);
    expect((await house.call(guest, 'GET /user/invitations')).body['invitations']).toHaveLength(1);
  });

  test('a workspace holds a limited number of open invitations', async () => {
    await house.db.run(sql`
      insert into workspace_invitations (id, workspace_id, email, role, token_hash, expires_at)
      select gen_random_uuid(), ${id}, n || '@example.test', 'member', ${id} || n, now() from generate_series(1, 200) n`);
    expect((await invite(owner, { email })).status).toBe(409);
  });
});

describe('the link', () => {
  test('shows what it is for, and to whom it was sent', async () => {
    await invite(owner, { email });
    const path = `GET /invitations/${house.lastToken()}`;
    expect((await house.call(null, path)).body).toMatchObject({
      workspace_name: 'Garden',
      email,
      role: 'member',
      invited_by: 'Olga',
      is_expired: false,
      viewer: 'anonymous',
    });
    expect((await house.call(guest, path)).body['viewer']).toBe('invited');
    expect((await house.call(owner, path)).body['viewer']).toBe('other_account');
  });

  test('lets the invited account in with the role that was fixed, once', async () => {
    await invite(owner, { email, role: 'admin' });
    const token = house.lastToken();
    expect(await accept(guest, token)).toMatchObject({ status: 200, body: { workspace_id: id } });
    expect((await house.call(guest, `GET /workspaces/${id}`)).body['role']).toBe('admin');
    expect((await accept(guest, token)).status).toBe(404);
    expect(house.heard.live).toContainEqual({ topic: `workspace:${id}`, type: 'members.updated' });
  });

  test('works for an address nobody has verified: it was sent there', async () => {
    const fresh = await house.newUser({ name: 'Fresh', isVerified: false });
    await invite(owner, { email: await house.emailOf(fresh) });
    expect((await accept(fresh, house.lastToken())).status).toBe(200);
  });

  test('is refused to another account, in words that say why, and to nobody at all', async () => {
    const other = await house.newUser({ name: 'Other' });
    await invite(owner, { email });
    const token = house.lastToken();
    const refused = await accept(other, token);
    expect(refused.status).toBe(403);
    expect(refused.body['detail']).toBe(
      `This invitation was sent to ${email}. Sign in with that address to accept it.`,
    );
    expect((await accept(null, token)).status).toBe(401);
    expect((await house.call(other, `GET /workspaces/${id}`)).status).toBe(404);
  });

  test('ends after seven days, and resending makes a new one', async () => {
    const { body } = await invite(owner, { email });
    const first = house.lastToken();
    house.time.now = new Date('2026-03-17T12:00:00Z');
    expect((await accept(guest, first)).status).toBe(410);
    expect((await house.call(null, `GET /invitations/${first}`)).body['is_expired']).toBe(true);
    expect(await house.workspaces.hasInvitation(email)).toBe(false);
    const resent = await house.call(owner, `POST /workspaces/${id}/invitations/${body['id']}/resend`);
    expect(resent).toMatchObject({ status: 200, body: { is_expired: false } });
    expect((await accept(guest, first)).status).toBe(404);
    expect((await accept(guest, house.lastToken())).status).toBe(200);
  });

  test('ends when it is revoked', async () => {
    const { body } = await invite(owner, { email });
    const token = house.lastToken();
    expect((await house.call(owner, `DELETE /workspaces/${id}/invitations/${body['id']}`)).status).toBe(204);
    expect((await accept(guest, token)).status).toBe(404);
  });

  test('is used by one of fifty who accept at once', async () => {
    await invite(owner, { email });
    const token = house.lastToken();
    const row = sql`select 1 from workspace_invitations where workspace_id = ${id} for update`;
    const answers = await raceBehind(
      house.db,
      row,
      Array.from({ length: 50 }, () => () => accept(guest, token)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 404)).toHaveLength(49);
  });

  test('is not guessed: of ten thousand tries few are looked at, and none is right', async () => {
    await invite(owner, { email });
    const real = house.lastToken();
    const statuses = new Map<number, number>();
    for (let guess = 0; guess < 10_000; guess += 1) {
      const isNear = guess % 2 === 0;
      const token = isNear ? `${real.slice(0, -3)}${randomIds.token().slice(0, 2)}_` : randomIds.token();
      if (token === real) continue;
      const { status } = await house.limitedCall(guest, `GET /invitations/${token}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].toSorted()).toEqual([404, 429]);
    expect(statuses.get(404)).toBeLessThanOrEqual(60);
  });
});

describe('my invitations', () => {
  test('are listed, accepted and declined by the verified address', async () => {
    await invite(owner, { email });
    const second = await house.newWorkspace(owner, 'Orchard');
    await house.call(owner, `POST /workspaces/${second}/invitations`, { body: { email } });
    const mine = await house.call(guest, 'GET /user/invitations');
    expect(mine.body).toMatchObject({
      is_email_verified: true,
      invitations: [{ workspace_name: 'Orchard' }, { workspace_name: 'Garden' }],
    });
    const [orchard, garden] = invitationIds(mine.body);
    expect((await house.call(guest, `DELETE /user/invitations/${orchard}`)).status).toBe(204);
    expect((await house.call(guest, `POST /user/invitations/${garden}/accept`)).body).toEqual({
      workspace_id: id,
    });
    expect((await house.call(guest, `POST /user/invitations/${orchard}/accept`)).status).toBe(404);
    expect((await house.call(guest, `GET /workspaces/${second}`)).status).toBe(404);
  });

  test('stay hidden from an account that only claims the address', async () => {
    const claimed = 'boss@example.test';
    const squatter = await house.newUser({ name: 'Squatter', email: claimed, isVerified: false });
    const { body } = await invite(owner, { email: claimed });
    expect((await house.call(squatter, 'GET /user/invitations')).body).toEqual({
      invitations: [],
      is_email_verified: false,
    });
    expect((await house.call(squatter, `POST /user/invitations/${body['id']}/accept`)).status).toBe(404);
    expect((await house.call(squatter, `DELETE /user/invitations/${body['id']}`)).status).toBe(404);
  });

  test('of others cannot be touched', async () => {
    const other = await house.newUser({ name: 'Other' });
    const { body } = await invite(owner, { email });
    expect((await house.call(other, `POST /user/invitations/${body['id']}/accept`)).status).toBe(404);
    expect((await house.call(other, `DELETE /user/invitations/${body['id']}`)).status).toBe(404);
  });
});

test('an invitation is reached only through its own workspace', async () => {
  const { body } = await invite(owner, { email });
  const thief = await house.newUser({ name: 'Thief' });
  const own = await house.newWorkspace(thief, 'Lair');
  expect((await house.call(thief, `POST /workspaces/${own}/invitations/${body['id']}/resend`)).status).toBe(
    404,
  );
  expect((await house.call(thief, `DELETE /workspaces/${own}/invitations/${body['id']}`)).status).toBe(404);
  expect(await house.workspaces.hasInvitation(email.toUpperCase())).toBe(true);
  expect(await house.workspaces.hasInvitation('nobody@example.test')).toBe(false);
});

function invitationIds(body: Record<string, unknown>): string[] {
  const list = Array.isArray(body['invitations']) ? body['invitations'] : [];
  return list.map((entry: { id: string }) => entry.id);
}

test('a link to hand over works like the mailed one, ends the one before, and sends no mail', async () => {
  const ann = await house.newUser({ name: 'Ann' });
  const bob = await house.newUser({ name: 'Bob', isVerified: false });
  const id = await house.newWorkspace(ann);
  const email = await house.emailOf(bob);
  const invited = await house.call(ann, `POST /workspaces/${id}/invitations`, { body: { email } });
  const mailed = house.lastToken();
  const mails = house.heard.mails.length;
  const at = `POST /workspaces/${id}/invitations/${String(invited.body['id'])}/link`;
  expect((await house.call(ann, at)).status).toBe(403);
  const link = await house.call(ann, at, { hasSession: true });
  expect(link).toMatchObject({ status: 200, body: { invitation: { email } } });
  expect(house.heard.mails).toHaveLength(mails);
  const token = /^https:\/\/loam\.test\/invitations\/([\w-]{43})$/.exec(String(link.body['url']))?.[1] ?? '';
  expect((await house.call(bob, `POST /invitations/${mailed}/accept`)).status).toBe(404);
  expect(await house.workspaces.hasInvitationLink(email.toUpperCase(), token)).toBe(true);
  expect(await house.workspaces.hasInvitationLink('other@example.test', token)).toBe(false);
  expect(await house.workspaces.hasInvitationLink(email, mailed)).toBe(false);
  expect((await house.call(bob, `POST /invitations/${token}/accept`)).status).toBe(200);
  expect(await house.workspaces.hasInvitationLink(email, token)).toBe(false);
});

test('a link that was revoked or has expired opens nothing', async () => {
  const ann = await house.newUser({ name: 'Ann' });
  const id = await house.newWorkspace(ann);
  const email = 'late@example.test';
  const invited = await house.call(ann, `POST /workspaces/${id}/invitations`, { body: { email } });
  const invitation = `/workspaces/${id}/invitations/${String(invited.body['id'])}`;
  const copy = async () => {
    const { body } = await house.call(ann, `POST ${invitation}/link`, { hasSession: true });
    return String(body['url']).split('/').at(-1) ?? '';
  };
  const expiring = await copy();
  await house.db.run(
    sql`update workspace_invitations set expires_at = ${house.time.now} where email = ${email}`,
  );
  expect(await house.workspaces.hasInvitationLink(email, expiring)).toBe(false);
  const revoked = await copy();
  expect(await house.workspaces.hasInvitationLink(email, revoked)).toBe(true);
  await house.call(ann, `DELETE ${invitation}`);
  expect(await house.workspaces.hasInvitationLink(email, revoked)).toBe(false);
});
