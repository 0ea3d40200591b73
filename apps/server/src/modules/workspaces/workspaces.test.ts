import { WorkspaceId } from '@loam/contract';
import { sql } from '@loam/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorkspaces } from './workspaces.fixture.ts';

let house: Awaited<ReturnType<typeof startWorkspaces>>;
beforeAll(async () => {
  house = await startWorkspaces();
});
afterAll(() => house.drop());

const missing = '00000000-0000-4000-8000-000000000000';

describe('the personal workspace', () => {
  test('appears with the first list and not again', async () => {
    const ann = await house.newUser({ name: 'Ann' });
    const first = await house.call(ann, 'GET /workspaces');
    expect(first.body).toMatchObject({
      workspaces: [{ name: "Ann's workspace", role: 'owner', plan: 'enterprise', member_count: 1 }],
    });
    expect((await house.call(ann, 'GET /workspaces')).body).toEqual(first.body);
  });

  test('is one, however many first calls come at once', async () => {
    const ben = await house.newUser({ name: 'Ben' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => house.call(ben, 'GET /workspaces')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(answers[0]?.body['workspaces']).toHaveLength(1);
    const rows = await house.db.rows(sql`select 1 from workspaces where created_by = ${ben}`);
    expect(rows).toHaveLength(1);
  });

  test('is not made for someone who belongs to another one', async () => {
    const cid = await house.newUser({ name: 'Cid' });
    const dee = await house.newUser({ name: 'Dee' });
    const id = await house.newWorkspace(dee);
    await house.join(dee, id, { userId: cid, role: 'member' });
    expect((await house.call(cid, 'GET /workspaces')).body).toMatchObject({ workspaces: [{ id }] });
    expect(await house.workspaces.ensurePersonal(cid)).toBe(id);
  });

  test('fits the name limit, whatever the account is called', async () => {
    const long = await house.newUser({ name: 'x'.repeat(200) });
    const { body } = await house.call(long, 'GET /workspaces');
    expect(JSON.stringify(body)).toContain("x's workspace");
  });
});

describe('a workspace', () => {
  test('is created once for one key, renamed, and tells its members', async () => {
    const eve = await house.newUser({ name: 'Eve' });
    const request = { body: { name: '  Eve & co ' }, idempotencyKey: 'first' };
    const made = await house.call(eve, 'POST /workspaces', request);
    expect(made).toMatchObject({ status: 201, body: { name: 'Eve & co', disable_publish: false } });
    expect((await house.call(eve, 'POST /workspaces', request)).body).toEqual(made.body);
    const id = String(made.body['id']);
    const changed = await house.call(eve, `PATCH /workspaces/${id}`, {
      body: { name: 'Eve Ltd', disable_publish: true, disable_named_previews: true },
    });
    expect(changed.body).toMatchObject({
      name: 'Eve Ltd',
      disable_publish: true,
      disable_named_previews: true,
    });
    const again = await house.call(eve, `PATCH /workspaces/${id}`, { body: { disable_publish: false } });
    expect(again.body).toMatchObject({
      name: 'Eve Ltd',
      disable_publish: false,
      disable_named_previews: true,
    });
    expect(house.heard.live).toContainEqual({ topic: `workspace:${id}`, type: 'workspace.updated' });
  });

  test.each([{ name: '' }, { name: '   ' }, { name: 'x'.repeat(81) }, {}])(
    'refuses the name in %j',
    async (body) => {
      const fay = await house.newUser({ name: 'Fay' });
      expect((await house.call(fay, 'POST /workspaces', { body })).status).toBe(400);
    },
  );

  test('has a limit per account that parallel calls cannot pass', async () => {
    const gus = await house.newUser({ name: 'Gus' });
    await house.db.run(sql`
      with made as (
        insert into workspaces (id, name, plan, created_by)
        select gen_random_uuid(), 'w', 'free', ${gus} from generate_series(1, 49) returning id)
      insert into workspace_members (workspace_id, user_id, role) select id, ${gus}, 'owner' from made`);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => house.call(gus, 'POST /workspaces', { body: { name: 'more' } })),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409, 409, 409]);
  });
});

describe('deleting', () => {
  test('hides the workspace from everyone, and is told to the rest of the server', async () => {
    const hal = await house.newUser({ name: 'Hal' });
    const ida = await house.newUser({ name: 'Ida' });
    await house.call(hal, 'GET /workspaces');
    const id = await house.newWorkspace(hal);
    await house.join(hal, id, { userId: ida, role: 'admin' });
    await house.call(hal, `POST /workspaces/${id}/invitations`, { body: { email: 'kit@example.test' } });
    const token = house.lastToken();
    expect((await house.call(hal, `DELETE /workspaces/${id}`)).status).toBe(204);
    for (const user of [hal, ida]) expect((await house.call(user, `GET /workspaces/${id}`)).status).toBe(404);
    expect((await house.call(null, `GET /invitations/${token}`)).status).toBe(404);
    expect(house.heard.bus).toContainEqual({ name: 'workspace.deleted', event: { workspaceId: id } });
    expect((await house.call(ida, 'GET /workspaces')).body).toMatchObject({
      workspaces: [{ name: "Ida's workspace" }],
    });
    expect(await house.workspaces.find(house.db, WorkspaceId.parse(id))).toBeUndefined();
  });

  test('leaves an account its last one, even when two are deleted at once', async () => {
    const jan = await house.newUser({ name: 'Jan' });
    const ids = [await house.newWorkspace(jan, 'one'), await house.newWorkspace(jan, 'two')];
    const answers = await Promise.all(ids.map((id) => house.call(jan, `DELETE /workspaces/${id}`)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([204, 409]);
  });
});

describe('who may', () => {
  test('every call, from the outside', async () => {
    const people = {
      owner: await house.newUser({ name: 'Owner' }),
      admin: await house.newUser({ name: 'Admin' }),
      member: await house.newUser({ name: 'Member' }),
      biller: await house.newUser({ name: 'Biller' }),
      stranger: await house.newUser({ name: 'Stranger' }),
      removed: await house.newUser({ name: 'Removed' }),
      anonymous: null,
    };
    const id = await house.newWorkspace(people.owner);
    await house.join(people.owner, id, { userId: people.admin, role: 'admin' });
    for (const userId of [people.member, people.biller, people.removed]) {
      await house.join(people.owner, id, { userId, role: 'member' });
    }
    await house.call(people.owner, `PATCH /workspaces/${id}/members/${people.biller}`, {
      body: { is_billing_manager: true },
    });
    await house.call(people.owner, `DELETE /workspaces/${id}/members/${people.removed}`);
    await house.newWorkspace(people.stranger, 'the stranger owns another one');

    // Aimed at objects that do not exist, or with a refused body, so that a permitted call changes nothing.
    const outsiders = { stranger: 404, removed: 404, anonymous: 401 };
    const all = (owner: number, admin: number, member: number) => ({
      owner,
      admin,
      member,
      biller: member,
      ...outsiders,
    });
    const table: [string, unknown, Record<string, number>][] = [
      [`GET /workspaces/${id}`, undefined, all(200, 200, 200)],
      [`GET /workspaces/${id}/members`, undefined, all(200, 200, 200)],
      [`PATCH /workspaces/${id}`, { name: '' }, all(400, 400, 403)],
      [`PATCH /workspaces/${id}/members/${missing}`, { role: 'member' }, all(404, 404, 403)],
      [`DELETE /workspaces/${id}/members/${missing}`, undefined, all(404, 404, 403)],
      [`GET /workspaces/${id}/invitations`, undefined, all(200, 200, 403)],
      [`POST /workspaces/${id}/invitations`, { email: 'no address' }, all(400, 400, 403)],
      [`POST /workspaces/${id}/invitations/${missing}/resend`, undefined, all(404, 404, 403)],
      [`DELETE /workspaces/${id}/invitations/${missing}`, undefined, all(404, 404, 403)],
      [`POST /workspaces/${id}/transfer-ownership`, { user_id: missing }, all(400, 403, 403)],
      [`POST /workspaces/${id}/leave`, undefined, { owner: 403, ...outsiders }],
      [`DELETE /workspaces/${id}`, undefined, { admin: 403, member: 403, biller: 403, ...outsiders }],
    ];
    for (const [route, body, expected] of table) {
      for (const [name, user] of Object.entries(people)) {
        const status = expected[name];
        if (status === undefined) continue;
        const answer = await house.call(user, route, { body });
        expect([route, name, answer.status]).toEqual([route, name, status]);
      }
    }
    const unknown = await house.call(people.stranger, `GET /workspaces/${missing}`);
    const foreign = await house.call(people.stranger, `GET /workspaces/${id}`);
    expect({ ...foreign.body, trace_id: '' }).toEqual({ ...unknown.body, trace_id: '' });
  });

  test.each(['GET /workspaces', 'POST /workspaces', 'GET /user/invitations'])(
    '%s needs an account',
    async (route) => {
      expect((await house.call(null, route)).status).toBe(401);
    },
  );
});
