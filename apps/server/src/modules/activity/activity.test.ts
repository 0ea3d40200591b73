import {
  activityLimits,
  activityKinds,
  activityTexts,
  ProjectId,
  type UserId,
  WorkspaceId,
} from '@loam/contract';
import { sql } from '@loam/db';
import { createTestDatabase } from '@loam/testkit';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { recordProjectActivity, recordWorkspaceActivity } from '../../activity/store.ts';
import { addUser, createModuleApp } from '../../testing/module-app.fixture.ts';
import { recordingPorts } from '../../testing/ports.ts';
import { createBilling } from '../billing/index.ts';
import { createProjects } from '../projects/index.ts';
import { createSharing } from '../sharing/index.ts';
import { createWorkspaces } from '../workspaces/index.ts';
import { activityCsv } from './csv.ts';
import { createActivity } from './index.ts';
import { listActivity } from './store.ts';

const database = await createTestDatabase();
const { db } = database;
const time = { now: new Date() };
const ports = recordingPorts({ clock: { now: () => time.now } });
const runtime = { ...ports, db };
const workspaces = createWorkspaces(runtime);
const billing = createBilling({ ...runtime, workspaces });
const projects = createProjects({ ...runtime, workspaces });
const sharing = createSharing({ ...runtime, projects });
const activity = createActivity(runtime);
const call = createModuleApp({
  db,
  bindings: [workspaces, billing, projects, sharing, activity].flatMap(({ bindings }) => bindings),
  workspace: workspaces.workspaceAccess,
  project: projects.access,
});

let owner: UserId;
let workspaceId: WorkspaceId;
let id: ProjectId;

beforeEach(async () => {
  time.now = new Date();
  owner = await addUser(db, { name: 'Olga' });
  const workspace = await call(owner, 'POST /workspaces', { body: { name: 'Studio' } });
  workspaceId = WorkspaceId.parse(workspace.body['id']);
  await billing.changePlan(workspaceId, 'biz');
  id = await newProject('private');
});
afterAll(async () => {
  projects.close();
  await database.drop();
});

async function newProject(visibility: 'public' | 'private' | 'draft'): Promise<ProjectId> {
  const { body } = await call(owner, 'POST /projects', {
    body: { display_name: 'Garden', workspace_id: workspaceId, visibility },
  });
  return ProjectId.parse(body['id']);
}

interface Shown {
  readonly entries: { kind: string; actor: { name: string }; subject: string; detail: string; id: string }[];
  readonly next_cursor: string | null;
  readonly people: { id: string; name: string }[];
}

async function list(route: string, as = owner): Promise<Shown> {
  const { status, body } = await call(as, `GET ${route}`);
  expect(status).toBe(200);
  return JSON.parse(JSON.stringify(body));
}

const told = ({ entries }: Shown) =>
  entries.map(({ kind, actor, subject, detail }) => [kind, actor.name, subject, detail]);

async function emailOf(userId: UserId): Promise<string> {
  return (await db.one<{ email: string }>(sql`select email from users where id = ${userId}`)).email;
}

test('what people do with a project is told with who, whom and what', async () => {
  const guest = await addUser(db, { name: 'Gil' });
  const email = await emailOf(guest);
  await db.run(sql`update users set email_verified = true where id = ${guest}`);
  const invited = await call(owner, `POST /projects/${id}/collaborators`, {
    body: { email, access_level: 'read' },
  });
  await call(guest, `POST /user/projects/shared/${id}/accept`);
  const path = `/projects/${id}/collaborators/${String(invited.body['id'])}`;
  await call(owner, `PUT ${path}`, { body: { access_level: 'write' } });
  await call(owner, `DELETE ${path}`);
  const link = await call(owner, `POST /projects/${id}/magic-codes`, { body: {}, hasSession: true });
  await call(owner, `DELETE /projects/${id}/magic-codes/${String(link.body['id'])}`);
  await call(owner, `PUT /projects/${id}/visibility`, { body: { visibility: 'public' } });
  const shown = await list(`/projects/${id}/activity`);
  expect(told(shown).filter(([kind]) => kind !== 'project.visibility_changed')).toEqual([
    ['invite_link.removed', 'Olga', '', ''],
    ['invite_link.created', 'Olga', '', 'an editor'],
    ['collaborator.removed', 'Olga', email, ''],
    ['collaborator.role_changed', 'Olga', email, 'an editor'],
    ['collaborator.joined', 'Gil', '', 'a viewer'],
    ['collaborator.invited', 'Olga', email, 'a viewer'],
    ['project.created', 'Olga', '', ''],
  ]);
  expect(shown.people.map(({ name }) => name)).toEqual(['Gil', 'Olga']);
  const url = String(link.body['url']);
  expect(JSON.stringify(shown)).not.toContain(url.slice(url.lastIndexOf('=') + 1));
  const own = await list(`/projects/${id}/activity?person=${guest}`);
  expect(told(own)).toEqual([['collaborator.joined', 'Gil', '', 'a viewer']]);
});

test('a remix is told to those of the original, and where it went to those of the copy', async () => {
  const shared = await newProject('public');
  const guest = await addUser(db, { name: 'Gil' });
  const remix = await call(guest, `POST /projects/${shared}/remix`, { body: {} });
  expect(remix.status).toBe(201);
  expect(told(await list(`/projects/${shared}/activity`))[0]).toEqual(['project.remixed', 'Gil', '', '']);
  const copy = String(remix.body['id']);
  expect(told(await list(`/projects/${copy}/activity`, guest))).toEqual([['project.created', 'Gil', '', '']]);
  expect((await call(owner, `GET /projects/${copy}/activity`)).status).toBe(404);
});

test('what happens in a workspace is told with that of its projects, but for drafts of others', async () => {
  const admin = await addUser(db, { name: 'Ada' });
  await db.run(sql`
    insert into workspace_members (workspace_id, user_id, role) values (${workspaceId}, ${admin}, 'admin')`);
  const draft = await newProject('draft');
  await call(owner, `POST /workspaces/${workspaceId}/invitations`, {
    body: { email: 'new@example.test', role: 'member' },
  });
  await call(owner, `PATCH /workspaces/${workspaceId}/members/${admin}`, { body: { role: 'member' } });
  await call(owner, `PATCH /workspaces/${workspaceId}/members/${admin}`, { body: { role: 'admin' } });
  const shown = await list(`/workspaces/${workspaceId}/activity`, admin);
  expect(told(shown)).toEqual([
    ['member.role_changed', 'Olga', 'Ada', 'an admin'],
    ['member.role_changed', 'Olga', 'Ada', 'a member'],
    ['member.invited', 'Olga', 'new@example.test', 'a member'],
    ['project.created', 'Olga', '', ''],
    ['plan.changed', '', '', 'Business'],
  ]);
  expect((await list(`/workspaces/${workspaceId}/activity?kind=project.created`)).entries).toHaveLength(2);
  expect((await call(admin, `GET /projects/${draft}/activity`)).status).toBe(404);
});

test('pages follow each other without a gap or a row twice, while more is written', async () => {
  for (let n = 0; n < 25; n += 1) {
    await recordProjectActivity(db, id, { kind: 'secret.saved', actorId: owner, subject: `KEY_${n}` });
  }
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Shown = await list(`/projects/${id}/activity?limit=7&cursor=${cursor}`);
    seen.push(...page.entries.map((entry) => entry.id));
    cursor = page.next_cursor;
    await recordProjectActivity(db, id, { kind: 'secret.removed', actorId: owner, subject: 'LATE' });
  }
  expect(seen).toHaveLength(26);
  expect(new Set(seen).size).toBe(26);
});

test('a deed that did not happen was not written down', async () => {
  const before = await list(`/projects/${id}/activity`);
  await expect(
    db.transaction(async (tx) => {
      await recordProjectActivity(tx, id, { kind: 'project.published', actorId: owner });
      throw new Error('the disk is full');
    }),
  ).rejects.toThrow('the disk is full');
  expect(await list(`/projects/${id}/activity`)).toEqual(before);
});

test('as CSV it has every row, and nothing in it runs in a spreadsheet', async () => {
  const subject = '=HYPERLINK("http://evil.test")';
  await recordProjectActivity(db, id, { kind: 'secret.saved', actorId: owner, subject });
  const answer = activityCsv((page) => listActivity(db, { projectId: id }, page), time.now);
  const lines = (await answer.text()).trimEnd().split('\r\n');
  expect(lines[0]).toBe('"time","person","kind","subject","detail","project"');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`"Olga","secret.saved","'=HYPERLINK(""http://evil.test"")"`);
});

test('after a year it is forgotten', async () => {
  await recordWorkspaceActivity(db, workspaceId, { kind: 'member.left', actorId: owner });
  const prune = ports.schedules.get('activity-prune');
  await prune?.(new AbortController().signal);
  expect((await list(`/workspaces/${workspaceId}/activity`)).entries.length).toBeGreaterThan(0);
  time.now = new Date(Date.now() + (activityLimits.keptDays + 1) * 86_400_000);
  await prune?.(new AbortController().signal);
  expect((await list(`/workspaces/${workspaceId}/activity`)).entries).toEqual([]);
});

test('what was done in a project goes along when it moves', async () => {
  const other = await call(owner, 'POST /workspaces', { body: { name: 'Barn' } });
  const target = String(other.body['id']);
  await billing.changePlan(WorkspaceId.parse(target), 'biz');
  await call(owner, `POST /projects/${id}/move`, { body: { workspace_id: target } });
  const here = told(await list(`/workspaces/${workspaceId}/activity`)).map(([kind]) => kind);
  expect(here).toEqual(['plan.changed']);
  const there = told(await list(`/workspaces/${target}/activity`));
  expect(there[0]).toEqual(['project.moved', 'Olga', 'Studio', '']);
  expect(there.map(([kind]) => kind)).toContain('project.created');
});

test('every kind has its words', () => {
  expect(Object.keys(activityTexts).toSorted()).toEqual([...activityKinds].toSorted());
});
