import type { UserId } from '@loam/contract';
import { sql } from '@loam/db';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { raceBehind } from '../../testing/crowd.fixture.ts';
import { startWorkspaces } from './workspaces.fixture.ts';

let house: Awaited<ReturnType<typeof startWorkspaces>>;
let owner: UserId;
let admin: UserId;
let member: UserId;
let id: string;

beforeAll(async () => {
  house = await startWorkspaces();
});
afterAll(() => house.drop());
beforeEach(async () => {
  owner = await house.newUser({ name: 'Owner' });
  admin = await house.newUser({ name: 'Admin' });
  member = await house.newUser({ name: 'Member' });
  id = await house.newWorkspace(owner);
  await house.join(owner, id, { userId: admin, role: 'admin' });
  await house.join(owner, id, { userId: member, role: 'member' });
});

const roleOf = async (user: UserId) => (await house.call(user, `GET /workspaces/${id}`)).body['role'];
const setMember = (as: UserId, user: UserId, body: object) =>
  house.call(as, `PATCH /workspaces/${id}/members/${user}`, { body });

test('the list is paged in the order of joining, without gap or double', async () => {
  await house.db.run(
    sql`update workspace_members set joined_at = '2026-01-01T00:00:00.000001Z' where workspace_id = ${id}`,
  );
  const seen: unknown[] = [];
  for (let cursor: unknown = ''; cursor !== null;) {
    const { body } = await house.call(owner, `GET /workspaces/${id}/members?limit=1&cursor=${cursor}`);
    const [entry] = Array.isArray(body['members']) ? body['members'] : [];
    seen.push(entry.user_id);
    cursor = body['next_cursor'];
  }
  expect(seen.toSorted()).toEqual([owner, admin, member].toSorted());
});

test.each(['x', Buffer.from('[1e99,"a"]').toString('base64url'), Buffer.from('[-1]').toString('base64url')])(
  'a cursor that is none (%s) is refused',
  async (cursor) => {
    expect((await house.call(owner, `GET /workspaces/${id}/members?cursor=${cursor}`)).status).toBe(400);
  },
);

describe('roles', () => {
  test('an admin raises a member, and the member then has the rights', async () => {
    const answer = await setMember(admin, member, { role: 'admin' });
    expect(answer).toMatchObject({ status: 200, body: { role: 'admin', user_id: member } });
    expect(await roleOf(member)).toBe('admin');
    expect(house.heard.live).toContainEqual({ topic: `workspace:${id}`, type: 'members.updated' });
    expect(house.heard.live).toContainEqual({ topic: `user:${member}`, type: 'workspaces.updated' });
  });

  test('nobody touches the owner, and nobody is made one', async () => {
    for (const actor of [owner, admin]) {
      expect((await setMember(actor, owner, { role: 'member' })).status).toBe(409);
      expect((await house.call(actor, `DELETE /workspaces/${id}/members/${owner}`)).status).toBe(409);
    }
    expect((await setMember(owner, member, { role: 'owner' })).status).toBe(400);
    expect(await roleOf(owner)).toBe('owner');
  });

  test('the billing flag gives billing to a member and is taken back', async () => {
    const rights = async () => (await house.call(member, `GET /workspaces/${id}`)).body['permissions'];
    expect(await rights()).not.toContain('ManageWorkspaceBilling');
    await setMember(admin, member, { is_billing_manager: true });
    expect(await rights()).toContain('ManageWorkspaceBilling');
    await setMember(admin, member, { is_billing_manager: false });
    expect(await rights()).not.toContain('ManageWorkspaceBilling');
  });

  test('someone who steps down takes the invitations they sent along', async () => {
    await house.call(admin, `POST /workspaces/${id}/invitations`, {
      body: { email: 'a@example.test', role: 'admin' },
    });
    const token = house.lastToken();
    await setMember(owner, admin, { role: 'member' });
    expect((await house.call(null, `GET /invitations/${token}`)).status).toBe(404);
  });

  test('two admins who remove each other at once do not both succeed', async () => {
    await setMember(owner, member, { role: 'admin' });
    const rows = sql`select 1 from workspace_members where workspace_id = ${id} for update`;
    const answers = await raceBehind(house.db, rows, [
      () => house.call(admin, `DELETE /workspaces/${id}/members/${member}`),
      () => house.call(member, `DELETE /workspaces/${id}/members/${admin}`),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([204, 404]);
  });
});

describe('leaving and removing', () => {
  test('a removed member sees nothing any more, and the rest of the server hears of it', async () => {
    expect((await house.call(admin, `DELETE /workspaces/${id}/members/${member}`)).status).toBe(204);
    expect((await house.call(member, `GET /workspaces/${id}`)).status).toBe(404);
    expect(house.heard.bus).toContainEqual({
      name: 'workspace.member_removed',
      event: { workspaceId: id, userId: member },
    });
    expect((await house.call(admin, `DELETE /workspaces/${id}/members/${member}`)).status).toBe(404);
  });

  test('a member and an admin leave; the owner hands over first', async () => {
    for (const user of [member, admin]) {
      expect((await house.call(user, `POST /workspaces/${id}/leave`)).status).toBe(204);
    }
    expect((await house.call(owner, `POST /workspaces/${id}/leave`)).status).toBe(403);
    expect(await roleOf(owner)).toBe('owner');
  });
});

describe('an account that is deleted', () => {
  const removeAccount = (user: UserId) =>
    house.db.transaction((tx) => house.workspaces.removeAccount(tx, user));

  test('leaves where it was a member, and takes along what only it used', async () => {
    const alone = await house.newWorkspace(member, 'Alone');
    const invited = await house.newWorkspace(owner, 'Waiting');
    await house.call(owner, `POST /workspaces/${invited}/invitations`, {
      body: { email: await house.emailOf(member) },
    });
    const token = house.lastToken();
    expect(await house.workspaces.sharedWorkspacesOwnedBy(member)).toEqual([]);
    await removeAccount(member);
    expect((await house.call(member, `GET /workspaces/${id}`)).status).toBe(404);
    expect((await house.call(member, `GET /workspaces/${alone}`)).status).toBe(404);
    expect((await house.call(null, `GET /invitations/${token}`)).status).toBe(404);
    expect(house.heard.bus).toContainEqual({ name: 'workspace.deleted', event: { workspaceId: alone } });
  });

  test('is refused while it owns what others use', async () => {
    expect(await house.workspaces.sharedWorkspacesOwnedBy(owner)).toEqual(['Studio']);
    await expect(removeAccount(owner)).rejects.toMatchObject({ code: 'conflict' });
    expect(await roleOf(owner)).toBe('owner');
  });
});

describe('ownership', () => {
  const transfer = (as: UserId, to: string) =>
    house.call(as, `POST /workspaces/${id}/transfer-ownership`, { body: { user_id: to } });

  test('passes to a member; the former owner stays as an admin and may leave', async () => {
    expect(await transfer(owner, member)).toMatchObject({ status: 200, body: { role: 'admin' } });
    expect(await roleOf(member)).toBe('owner');
    expect((await house.call(owner, `DELETE /workspaces/${id}`)).status).toBe(403);
    expect((await house.call(owner, `POST /workspaces/${id}/leave`)).status).toBe(204);
  });

  test('passes to one of two when both are chosen at once', async () => {
    const rows = sql`select 1 from workspace_members where workspace_id = ${id} for update`;
    const answers = await raceBehind(house.db, rows, [
      () => transfer(owner, member),
      () => transfer(owner, admin),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    const owners = await house.db.rows(
      sql`select 1 from workspace_members where workspace_id = ${id} and role = 'owner'`,
    );
    expect(owners).toHaveLength(1);
  });

  test('does not pass to a stranger, a disabled account or oneself', async () => {
    const stranger = await house.newUser({ name: 'Stranger' });
    expect((await transfer(owner, stranger)).status).toBe(400);
    await house.db.run(sql`update users set disabled_at = now() where id = ${member}`);
    expect((await transfer(owner, member)).status).toBe(400);
    expect((await transfer(owner, owner)).status).toBe(409);
    expect(await roleOf(owner)).toBe('owner');
  });
});
