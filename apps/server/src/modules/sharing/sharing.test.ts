import { ProjectId, sharingLimits, type UserId } from '@loam/contract';
import { sql } from '@loam/db';
import { randomIds } from '@loam/kernel';
import { createTestDatabase } from '@loam/testkit';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { addUser, createFakePorts, createModuleApp } from '../../testing/module-app.fixture.ts';
import { createProjects } from '../projects/index.ts';
import { createWorkspaces } from '../workspaces/index.ts';
import { createInviteCodes } from './codes.ts';
import { createProjectInvitations, createSharing } from './index.ts';

const database = await createTestDatabase();
const { db } = database;
const time = { now: new Date() };
const ports = createFakePorts();
const platform = {
  ...ports,
  db,
  ids: randomIds,
  clock: { now: () => time.now },
  secret: Buffer.alloc(32, 7),
  config: readConfig({ LOAM_PUBLIC_URL: 'https://loam.test' }),
};
const workspaces = createWorkspaces(platform);
const projects = createProjects({ ...platform, workspaces });
const sharing = createSharing({ ...platform, projects });
const invitations = createProjectInvitations(platform);
const call = createModuleApp({
  db,
  bindings: [...workspaces.bindings, ...projects.bindings, ...sharing.bindings],
  workspace: workspaces.workspaceAccess,
  project: projects.access,
});

let owner: UserId;
let guest: UserId;
let email: string;
let id: ProjectId;

afterAll(async () => {
  projects.close();
  await database.drop();
});
beforeAll(async () => {
  owner = await addUser(db, { name: 'Olga' });
});
beforeEach(async () => {
  time.now = new Date();
  guest = await addUser(db, { name: 'Gil' });
  email = await emailOf(guest);
  id = await newProject('pro');
});

async function newProject(plan: 'free' | 'pro'): Promise<ProjectId> {
  const workspace = await call(owner, 'POST /workspaces', { body: { name: 'Studio' } });
  await db.run(sql`update workspaces set plan = ${plan} where id = ${String(workspace.body['id'])}`);
  const made = await call(owner, 'POST /projects', {
    body: {
      display_name: 'Garden',
      workspace_id: workspace.body['id'],
      visibility: plan === 'pro' ? 'private' : 'public',
    },
  });
  expect(made.status).toBe(201);
  return ProjectId.parse(made.body['id']);
}

async function emailOf(userId: UserId): Promise<string> {
  return (await db.one<{ email: string }>(sql`select email from users where id = ${userId}`)).email;
}

const invite = (body: object, as = owner) => call(as, `POST /projects/${id}/collaborators`, { body });
const levelOf = async (userId: UserId) => (await call(userId, `GET /projects/${id}`)).body['access_level'];
const codeIn = (text: string) => /magic_link=([\w-]{43})/.exec(text)?.[1] ?? '';
const mailedCode = () => codeIn(ports.heard.mails.at(-1)?.body ?? '');
const accept = (as: UserId | null, code: string) => call(as, `POST /magic-codes/${code}/accept`);
const newLink = (level: string, as = owner) =>
  call(as, `POST /projects/${id}/magic-codes`, { body: { access_level: level }, hasSession: true });
const people = async () => (await call(owner, `GET /projects/${id}/collaborators`)).body['collaborators'];

describe('inviting by e-mail', () => {
  test('mails a link that lets that address in, and nobody else', async () => {
    const answer = await invite({ email });
    expect(answer).toMatchObject({ status: 201, body: { email, access_level: 'write', joined_at: null } });
    expect(ports.heard.mails.at(-1)).toMatchObject({
      to: email,
      subject: 'Olga invited you to Garden on Loam',
    });
    expect(ports.heard.mails.at(-1)?.body).toContain(`\nhttps://loam.test/projects/${id}?magic_link=`);
    const code = mailedCode();
    const stranger = await addUser(db, { name: 'Sam' });
    expect(await call(stranger, `GET /magic-codes/${code}`)).toMatchObject({
      status: 200,
      body: { project_name: 'Garden', viewer: 'other_account', state: 'open', invited_by: 'Olga' },
    });
    expect((await accept(stranger, code)).status).toBe(403);
    expect(await accept(guest, code)).toMatchObject({ status: 200, body: { project_id: id } });
    expect(await levelOf(guest)).toBe('write');
    expect(await people()).toMatchObject([
      { access_level: 'owner', display_name: 'Olga' },
      { access_level: 'write', display_name: 'Gil', user_id: guest },
    ]);
    // Used once, it is gone for whoever finds the mail.
    expect((await accept(guest, code)).status).toBe(404);
    expect((await invite({ email })).status).toBe(409);
  });

  test('a second invitation changes the role and both links stay one', async () => {
    await invite({ email, access_level: 'admin' });
    await invite({ email: email.toUpperCase(), access_level: 'read' });
    await accept(guest, mailedCode());
    expect(await levelOf(guest)).toBe('read');
  });

  test('is found in the app by a verified address alone, and can be declined', async () => {
    await invite({ email, access_level: 'read' });
    expect((await call(guest, 'GET /user/projects/shared')).body['projects']).toMatchObject([
      { id, owner_name: 'Olga', access_level: 'read', collaboration_status: { is_pending: true } },
    ]);
    await db.run(sql`update users set email_verified = false where id = ${guest}`);
    expect((await call(guest, 'GET /user/projects/shared')).body['projects']).toEqual([]);
    expect((await call(guest, `POST /user/projects/shared/${id}/accept`)).status).toBe(404);
    await db.run(sql`update users set email_verified = true where id = ${guest}`);
    expect((await call(guest, `DELETE /user/projects/shared/${id}`)).status).toBe(204);
    expect((await call(guest, `POST /user/projects/shared/${id}/accept`)).status).toBe(404);
    await invite({ email, access_level: 'read' });
    expect((await call(guest, `POST /user/projects/shared/${id}/accept`)).status).toBe(200);
    expect((await call(guest, 'GET /user/projects/shared')).body['projects']).toMatchObject([
      { id, collaboration_status: { is_pending: false } },
    ]);
  });

  test('counts for a month', async () => {
    await invite({ email });
    const code = mailedCode();
    time.now = new Date(time.now.getTime() + sharingLimits.expiryDays * 86_400_000 + 1000);
    expect((await call(null, `GET /magic-codes/${code}`)).body).toMatchObject({ state: 'expired' });
    expect((await accept(guest, code)).status).toBe(410);
    expect((await call(guest, 'GET /user/projects/shared')).body['projects']).toEqual([]);
    expect(await invitations.hasInvitation(email)).toBe(false);
  });

  test('can be handed over by those who may invite, in a session alone', async () => {
    await invite({ email });
    const path = `GET /projects/${id}/collaborators`;
    const seen = await call(owner, path, { hasSession: true });
    expect(seen.body['collaborators']).toMatchObject([
      { invite_url: null },
      { email, invite_url: `https://loam.test/projects/${id}?magic_link=${mailedCode()}` },
    ]);
    expect(JSON.stringify((await call(owner, path)).body)).not.toContain('magic_link');
    await accept(guest, mailedCode());
    await invite({ email: 'next@example.test' });
    const asEditor = await call(guest, path, { hasSession: true });
    expect(asEditor.status).toBe(200);
    expect(JSON.stringify(asEditor.body)).not.toContain('magic_link');
  });

  test('opens sign-up for its own address', async () => {
    await invite({ email: 'new@example.test' });
    expect(await invitations.hasInvitation('New@example.test')).toBe(true);
    expect(await invitations.hasInvitationLink('new@example.test', mailedCode())).toBe(true);
    expect(await invitations.hasInvitationLink('other@example.test', mailedCode())).toBe(false);
    const link = codeIn(String((await newLink('write')).body['url']));
    expect(await invitations.hasInvitationLink('new@example.test', link)).toBe(false);
  });
});

describe('roles', () => {
  test('without a plan that has them everyone edits', async () => {
    id = await newProject('free');
    expect((await invite({ email, access_level: 'read' })).status).toBe(403);
    expect((await newLink('admin')).status).toBe(403);
    expect((await invite({ email })).status).toBe(201);
  });

  test('change and removal count at once, and whoever has the project open is told', async () => {
    await invite({ email, access_level: 'admin' });
    const collaborator = String((await invite({ email, access_level: 'admin' })).body['id']);
    await accept(guest, mailedCode());
    const path = `/projects/${id}/collaborators/${collaborator}`;
    expect((await call(guest, `PUT ${path}`, { body: { access_level: 'write' } })).status).toBe(409);
    const changed = await call(owner, `PUT ${path}`, { body: { access_level: 'read' } });
    expect(changed).toMatchObject({ status: 200, body: { access_level: 'read' } });
    expect(await levelOf(guest)).toBe('read');
    expect(ports.heard.bus.at(-1)).toMatchObject({ name: 'project.access_changed' });
    expect((await invite({ email: 'x@example.test' }, guest)).status).toBe(403);
    expect((await call(owner, `DELETE ${path}`)).status).toBe(204);
    expect((await call(guest, `GET /projects/${id}`)).status).toBe(404);
    expect(ports.heard.live.map((one) => one.topic)).toContain(`user:${guest}`);
  });

  test('the owner has no entry that could be changed, and nothing to leave', async () => {
    const before = await people();
    expect((await call(owner, `DELETE /projects/${id}/collaborators/${owner}`)).status).toBe(404);
    expect((await call(owner, `POST /projects/${id}/leave`)).status).toBe(409);
    expect(await people()).toEqual(before);
    await invite({ email });
    await accept(guest, mailedCode());
    expect((await call(guest, `POST /projects/${id}/leave`)).status).toBe(204);
    expect((await call(guest, `GET /projects/${id}`)).status).toBe(404);
  });
});

describe('invite links', () => {
  test('let in whoever has them, with their role, until they are removed', async () => {
    const link = await newLink('read');
    expect(link.status).toBe(201);
    const code = codeIn(String(link.body['url']));
    expect((await call(null, `GET /magic-codes/${code}`)).body).toMatchObject({
      viewer: 'anonymous',
      email: null,
    });
    expect((await accept(null, code)).status).toBe(401);
    expect((await accept(guest, code)).status).toBe(200);
    expect((await accept(guest, code)).status).toBe(200);
    expect((await accept(owner, code)).status).toBe(200);
    expect(await levelOf(guest)).toBe('read');
    expect(await levelOf(owner)).toBe('owner');
    const listed = await call(owner, `GET /projects/${id}/magic-codes`, { hasSession: true });
    expect(listed.body['magic_codes']).toMatchObject([{ url: link.body['url'], uses: 1 }]);
    expect((await call(owner, `DELETE /projects/${id}/magic-codes/${String(link.body['id'])}`)).status).toBe(
      204,
    );
    const late = await addUser(db, { name: 'Late' });
    expect((await accept(late, code)).status).toBe(404);
    expect(await levelOf(guest)).toBe('read');
  });

  test('raise a role and never lower it', async () => {
    const [reads, edits] = [await newLink('read'), await newLink('write')];
    await accept(guest, codeIn(String(edits.body['url'])));
    await accept(guest, codeIn(String(reads.body['url'])));
    expect(await levelOf(guest)).toBe('write');
  });

  test('end with the right of whoever made them', async () => {
    await invite({ email, access_level: 'admin' });
    await accept(guest, mailedCode());
    const code = codeIn(String((await newLink('admin', guest)).body['url']));
    await db.run(sql`update project_collaborators set access_level = 'write' where user_id = ${guest}`);
    const late = await addUser(db, { name: 'Late' });
    expect((await accept(late, code)).status).toBe(404);
  });

  test('let in a limited number, however many come at once', async () => {
    const link = await newLink('write');
    await db.run(
      sql`update project_magic_codes set uses = ${sharingLimits.usesPerLink - 1} where id = ${String(link.body['id'])}`,
    );
    const crowd = await Promise.all(Array.from({ length: 50 }, (_, n) => addUser(db, { name: `C${n}` })));
    const code = codeIn(String(link.body['url']));
    const statuses = await Promise.all(crowd.map(async (one) => (await accept(one, code)).status));
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 49 }, () => 410)]);
  });

  test('cannot be guessed or made from the id', async () => {
    const link = await newLink('write');
    const code = codeIn(String(link.body['url']));
    const bytes = Buffer.from(code, 'base64url');
    for (let bit = 128; bit < 256; bit += 1) {
      const forged = Buffer.from(bytes);
      forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect((await accept(guest, forged.toString('base64url'))).status).toBe(404);
    }
    // The code of a mailed invitation with the id of a link, and the other way round.
    const invited = await invite({ email });
    expect(mailedCode()).not.toBe(code);
    expect((await accept(guest, `${mailedCode().slice(0, 21)}${code.slice(21)}`)).status).toBe(404);
    expect(invited.status).toBe(201);
  });
});

describe('under attack', () => {
  test('ten thousand guesses let nobody in, also of those who know which link there is', async () => {
    const made = await newLink('write');
    const link = codeIn(String(made.body['url']));
    const idPart = Buffer.from(link, 'base64url').subarray(0, 16);
    const guesses = Array.from({ length: 10_000 }, (_, tried) =>
      (tried % 2 ? Buffer.concat([idPart, randomBytes(16)]) : randomBytes(32)).toString('base64url'),
    );
    const codes = createInviteCodes(platform.secret);
    expect(codes.read(link)).toMatchObject({ kind: 'link' });
    expect(guesses.filter((guess) => codes.read(guess) !== undefined)).toEqual([]);
    const statuses = await Promise.all(
      guesses.slice(0, 50).map(async (guess) => (await accept(guest, guess)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect(await people()).toHaveLength(1);
  });

  test('of fifty who accept the same mailed invitation at once it counts once', async () => {
    await invite({ email });
    const code = mailedCode();
    const answers = await Promise.all(Array.from({ length: 50 }, () => accept(guest, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await people()).toHaveLength(2);
  });
});

describe('what an invitation is worth', () => {
  const editor = [
    'ViewProject',
    'EditProject',
    'DeployProject',
    'EditProjectVisibility',
    'DownloadProject',
    'ViewProjectCollaborators',
    'RemixProject',
    'ViewBackend',
    'EditBackend',
  ];
  const admin = [...editor, 'ManageProjectCollaborators', 'ManageMagicCodes', 'ManageBackend'];
  // Columns: public, private, draft. The matrix says what each right opens; this says who gets which.
  const visitor = ['ViewProject', 'RemixProject'];
  test.each([
    ['reader', 'read', 'joined', [visitor, ['ViewProject'], ['ViewProject']]],
    ['writer', 'write', 'joined', [editor, editor, editor]],
    ['admin', 'admin', 'joined', [admin, admin, admin]],
    ['pending admin', 'admin', 'pending', [visitor, [], []]],
    ['removed admin', 'admin', 'removed', [visitor, [], []]],
  ] as const)('to a %s', async (_name, level, state, expected) => {
    const invited = await invite({ email, access_level: level });
    if (state !== 'pending') await accept(guest, mailedCode());
    if (state === 'removed') {
      await call(owner, `DELETE /projects/${id}/collaborators/${String(invited.body['id'])}`);
    }
    for (const [index, visibility] of (['public', 'private', 'draft'] as const).entries()) {
      await db.run(sql`update projects set visibility = ${visibility} where id = ${id}`);
      const access = await projects.access({ kind: 'user', userId: guest, role: 'user', via: 'cookie' }, id);
      expect([...(access?.permissions ?? [])].toSorted(), visibility).toEqual(
        [...(expected[index] ?? [])].toSorted(),
      );
    }
    const opens = async (route: string) => (await call(guest, route, { hasSession: true })).status;
    const canManage = state === 'joined' && level === 'admin';
    expect(await opens(`GET /projects/${id}/magic-codes`)).toBe(
      canManage ? 200 : state === 'joined' ? 403 : 404,
    );
  });
});
