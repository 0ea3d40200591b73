import { joinSql, type Queries, type Sql, sql } from '@loam/db';
import { hashToken } from '@loam/kernel';
import { randomBytes, randomUUID } from 'node:crypto';
import { type ActorName, type Variant, variants } from './rights.data.ts';

/** Two tenants that must not reach each other, and everyone who might try. */
export interface World {
  readonly people: Readonly<Record<PersonName, Person>>;
  readonly workspace: string;
  readonly otherWorkspace: string;
  readonly projects: Readonly<Record<Variant, string>>;
  readonly otherProject: string;
  /** A version of each project. */
  readonly edits: Readonly<Record<Variant, string>>;
  readonly otherEdit: string;
  /** A finished answer in each project, to a message of its owner. */
  readonly messages: Readonly<Record<Variant, string>>;
  readonly otherMessage: string;
  /** One that was live once, of each project. */
  readonly deployments: Readonly<Record<Variant, string>>;
  readonly otherDeployment: string;
  readonly invitation: string;
  readonly otherInvitation: string;
  /** An open invitation to each project, and a link to it. */
  readonly invited: Readonly<Record<Variant, Invited>>;
  readonly otherInvited: Invited;
  /** A project of the other workspace that everyone was invited to. */
  readonly sharedProject: string;
}

/** An invitation to a project, a link that anyone may use, and one that shows the app. */
interface Invited {
  readonly collaborator: string;
  readonly magicCode: string;
  readonly previewLink: string;
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly token: string;
  /** A second session, to be ended. */
  readonly session: string;
  readonly accessToken: string;
  readonly home: string;
  /** An invitation to this person, and the code in its link. */
  readonly invitation: string;
  readonly invitationToken: string;
}

type SignedIn = Exclude<ActorName, 'anonymous'>;
export type PersonName = SignedIn | 'member' | 'otherOwner' | 'otherMember';

export async function createWorld(db: Queries): Promise<World> {
  const people = makePeople();
  await insertPeople(db, Object.values(people));
  const [workspace, otherWorkspace] = [randomUUID(), randomUUID()];
  await insertWorkspaces(db, [
    {
      id: workspace,
      owner: people.owner,
      admins: [people.admin],
      members: [people.write, people.member, people.removed],
    },
    {
      id: otherWorkspace,
      owner: people.otherOwner,
      admins: [people.otherAdmin],
      members: [people.otherMember],
    },
  ]);
  const [projects, edits, messages, deployments] = [newIds(), newIds(), newIds(), newIds()];
  const [otherProject, sharedProject] = [randomUUID(), randomUUID()];
  const [otherEdit, otherMessage, otherDeployment] = [randomUUID(), randomUUID(), randomUUID()];
  await insertProjects(db, [
    ...variants.map((variant) => ({
      id: projects[variant],
      variant,
      workspace,
      owner: people.owner.id,
      edit: edits[variant],
      message: messages[variant],
      deployment: deployments[variant],
    })),
    {
      id: otherProject,
      variant: 'private',
      workspace: otherWorkspace,
      owner: people.otherOwner.id,
      edit: otherEdit,
      message: otherMessage,
      deployment: otherDeployment,
    },
    {
      id: sharedProject,
      variant: 'private',
      workspace: otherWorkspace,
      owner: people.otherOwner.id,
      edit: randomUUID(),
      message: randomUUID(),
      deployment: randomUUID(),
    },
  ]);
  await collaborate(db, Object.values(projects), people);
  await db.run(
    sql`delete from workspace_members where user_id = ${people.removed.id} and workspace_id = ${workspace}`,
  );
  const invited = {
    public: newInvited(projects.public, people.owner),
    private: newInvited(projects.private, people.owner),
    draft: newInvited(projects.draft, people.owner),
    deleted: newInvited(projects.deleted, people.owner),
  };
  const otherInvited = newInvited(otherProject, people.otherOwner);
  await inviteTo(db, [...Object.values(invited), otherInvited]);
  await inviteAll(db, sharedProject, Object.values(people));
  const [invitation, otherInvitation] = [randomUUID(), randomUUID()];
  await invite(db, [
    { id: invitation, workspace, email: `${invitation}@example.test`, token: randomUUID() },
    {
      id: otherInvitation,
      workspace: otherWorkspace,
      email: `${otherInvitation}@example.test`,
      token: randomUUID(),
    },
    ...Object.values(people).map((person) => ({
      id: person.invitation,
      workspace: people.member.home === person.home ? people.otherOwner.home : people.member.home,
      email: person.email,
      token: person.invitationToken,
    })),
  ]);
  return {
    people,
    workspace,
    otherWorkspace,
    projects,
    otherProject,
    edits,
    otherEdit,
    messages,
    otherMessage,
    deployments,
    otherDeployment,
    invitation,
    otherInvitation,
    invited,
    otherInvited,
    sharedProject,
  };
}

function newIds(): Record<Variant, string> {
  return { public: randomUUID(), private: randomUUID(), draft: randomUUID(), deleted: randomUUID() };
}

function makePeople(): Record<PersonName, Person> {
  const make = (name: string): Person => {
    const id = randomUUID();
    return {
      id,
      email: `${name}-${id}@example.test`,
      username: `u-${id.slice(0, 18)}`,
      token: randomBytes(16).toString('hex'),
      session: randomUUID(),
      accessToken: randomUUID(),
      home: randomUUID(),
      invitation: randomUUID(),
      invitationToken: randomBytes(32).toString('base64url'),
    };
  };
  return {
    stranger: make('stranger'),
    pending: make('pending'),
    read: make('read'),
    invitedWrite: make('invitedWrite'),
    invitedAdmin: make('invitedAdmin'),
    write: make('write'),
    admin: make('admin'),
    owner: make('owner'),
    removed: make('removed'),
    otherAdmin: make('otherAdmin'),
    member: make('member'),
    otherOwner: make('otherOwner'),
    otherMember: make('otherMember'),
  };
}

async function insertPeople(db: Queries, people: readonly Person[]): Promise<void> {
  const rows = JSON.stringify(people);
  await db.run(sql`
    with person as (
      select * from jsonb_to_recordset(${rows}::jsonb) as p(id uuid, email text, username text, token text,
        session uuid, "accessToken" uuid, home uuid)
    ), users_made as (
      insert into users (id, name, email, email_verified, username)
      select id, username, email, true, username from person returning id
    ), avatars_made as (
      insert into avatars (user_id, content_type, bytes) select p.id, 'image/png', 'png' from person p join users_made u using (id)
    ), sessions_made as (
      insert into sessions (id, user_id, token, expires_at)
      select gen_random_uuid(), p.id, p.token, now() + interval '1 day' from person p join users_made u using (id)
      union all
      select p.session, p.id, 'second' || p.token, now() + interval '1 day' from person p join users_made u using (id)
    ), tokens_made as (
      insert into personal_access_tokens (id, user_id, name, token_hash, prefix)
      select p."accessToken", p.id, 'token', p."accessToken"::text, 'x' from person p join users_made u using (id)
    ), uploads_made as (
      insert into uploads (id, user_id, dir_name, file_name, content_type)
      select gen_random_uuid(), p.id, p.id, 'a.png', 'image/png' from person p join users_made u using (id)
    ), homes_made as (
      insert into workspaces (id, name, plan) select home, 'home', 'enterprise' from person returning id
    )
    insert into workspace_members (workspace_id, user_id, role)
    select p.home, p.id, 'owner' from person p join users_made u using (id) join homes_made h on h.id = p.home`);
}

interface NewWorkspace {
  readonly id: string;
  readonly owner: Person;
  readonly admins: readonly Person[];
  readonly members: readonly Person[];
}

async function insertWorkspaces(db: Queries, workspaces: readonly NewWorkspace[]): Promise<void> {
  const members = workspaces.flatMap(({ id, owner, admins, members }) => [
    { id, user: owner.id, role: 'owner' },
    ...admins.map((person) => ({ id, user: person.id, role: 'admin' })),
    ...members.map((person) => ({ id, user: person.id, role: 'member' })),
  ]);
  await db.run(sql`
    with member as (
      select * from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as m(id uuid, "user" uuid, role text)
    ), made as (
      insert into workspaces (id, name, plan, created_by)
      select id, 'Team', 'enterprise', "user" from member where role = 'owner' returning id
    )
    insert into workspace_members (workspace_id, user_id, role)
    select id, "user", role from member join made using (id)`);
}

interface NewProject {
  readonly id: string;
  readonly variant: Variant;
  readonly workspace: string;
  readonly owner: string;
  readonly edit: string;
  readonly message: string;
  readonly deployment: string;
}

/** Each with a version, a finished answer, a past deployment, and a domain whose records nobody has found. */
async function insertProjects(db: Queries, projects: readonly NewProject[]): Promise<void> {
  const rows = JSON.stringify(
    projects.map((project) => ({ ...project, question: randomUUID(), domain: domainOf(project.id) })),
  );
  await db.run(sql`
    with made as (
      select * from jsonb_to_recordset(${rows}::jsonb) as p(id uuid, variant text, workspace uuid, owner uuid,
        edit uuid, message uuid, question uuid, deployment uuid, domain text)
    ), projects_made as (
      insert into projects (id, name, display_name, workspace_id, user_id, created_by, visibility, deleted_at)
      select id, 'p-' || left(id::text, 18), 'Project', workspace, owner, owner,
        case variant when 'deleted' then 'public' else variant end, case variant when 'deleted' then now() end
      from made returning id
    ), edits_made as (
      insert into edits (id, project_id, number, commit_sha, commit_message, summary, type)
      select edit, m.id, 1, md5(edit::text) || left(md5(m.id::text), 8), 'Version', 'Version', 'manual_update'
      from made m join projects_made using (id)
    ), conversations_made as (
      insert into conversations (project_id, last_number)
      select id, 2 from projects_made returning project_id
    ), messages_made as (
      insert into messages (project_id, id, number, variant, status, user_id, pair_id, content)
      select m.id, question, 1, 'user_message', 'completed', owner, message, 'Hello'
      from made m join conversations_made c on c.project_id = m.id
      union all
      select m.id, message, 2, 'ai_message', 'completed', null, question, 'Done'
      from made m join conversations_made c on c.project_id = m.id
    ), deployments_made as (
      insert into deployments (id, project_id, number, commit_sha, commit_message, edit_number, status, finished_at)
      select deployment, m.id, 1, repeat('0', 40), 'Version', 1, 'succeeded', now()
      from made m join projects_made using (id)
    )
    insert into site_domains (id, project_id, workspace_id, domain, unicode_domain, token, next_check_at)
    select gen_random_uuid(), m.id, workspace, domain, domain, 'token', null
    from made m join projects_made using (id)`);
}

/** The domain of a project's site. */
export function domainOf(project: string): string {
  return `${project}.example.com`;
}

/** Those who joined, one who was asked to and did not, and one who was taken out again. */
async function collaborate(
  db: Queries,
  projects: readonly string[],
  people: Readonly<Record<PersonName, Person>>,
): Promise<void> {
  const rows = [
    { ...people.read, level: 'read', joined: true },
    { ...people.invitedWrite, level: 'write', joined: true },
    { ...people.invitedAdmin, level: 'admin', joined: true },
    { ...people.removed, level: 'admin', joined: true },
    { ...people.pending, level: 'admin', joined: false },
  ];
  await db.run(sql`
    insert into project_collaborators (id, project_id, user_id, email, access_level, joined_at)
    select gen_random_uuid(), p.id, case when c.joined then c.id end, c.email, c.level,
      case when c.joined then now() end
    from unnest(${projects}::uuid[]) as p(id)
    cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(id uuid, email text, level text, joined boolean)`);
  await db.run(sql`delete from project_collaborators where user_id = ${people.removed.id}`);
}

function newInvited(project: string, by: Person): Invited & { project: string; by: string } {
  const [collaborator, magicCode, previewLink] = [randomUUID(), randomUUID(), randomUUID()];
  return { collaborator, magicCode, previewLink, project, by: by.id };
}

/** An address without an account, and a link. */
async function inviteTo(db: Queries, invited: readonly ReturnType<typeof newInvited>[]): Promise<void> {
  await db.run(sql`
    with new as (
      select * from jsonb_to_recordset(${JSON.stringify(invited)}::jsonb)
        as n(project uuid, by uuid, collaborator uuid, "magicCode" uuid, "previewLink" uuid)
    ), invited as (
      insert into project_collaborators (id, project_id, email, access_level, invited_by)
      select collaborator, project, collaborator || '@example.test', 'write', by from new
    ), shown as (
      insert into preview_links (id, project_id, created_by, created_at)
      select "previewLink", project, by, now() from new
    )
    insert into project_magic_codes (id, project_id, access_level, created_by)
    select "magicCode", project, 'write', by from new`);
}

async function inviteAll(db: Queries, project: string, people: readonly Person[]): Promise<void> {
  await db.run(sql`
    insert into project_collaborators (id, project_id, email, access_level)
    select gen_random_uuid(), ${project}, email, 'read'
    from unnest(${people.map((person) => person.email)}::text[]) as email`);
}

interface NewInvitation {
  readonly id: string;
  readonly workspace: string;
  readonly email: string;
  readonly token: string;
}

async function invite(db: Queries, invitations: readonly NewInvitation[]): Promise<void> {
  const rows = JSON.stringify(
    invitations.map((invitation) => ({ ...invitation, hash: hashToken(invitation.token) })),
  );
  await db.run(sql`
    insert into workspace_invitations (id, workspace_id, email, role, token_hash, expires_at)
    select id, workspace, email, 'member', hash, now() + interval '1 day'
    from jsonb_to_recordset(${rows}::jsonb) as i(id uuid, workspace uuid, email text, hash text)`);
}

/** What a refused call must leave as it was: every row of this world, and the number of all others. */
export async function fingerprint(db: Queries, world: World): Promise<string> {
  const people = Object.values(world.people).map((person) => person.id);
  const workspaces = [world.workspace, world.otherWorkspace];
  const projects = [...Object.values(world.projects), world.otherProject, world.sharedProject];
  const parts = [
    rowsOf(sql`users`, sql`t.id = any(${people}::uuid[])`),
    rowsOf(sql`sessions`, sql`t.user_id = any(${people}::uuid[])`),
    rowsOf(sql`personal_access_tokens`, sql`t.user_id = any(${people}::uuid[])`),
    rowsOf(sql`workspaces`, sql`t.id = any(${workspaces}::uuid[])`),
    rowsOf(sql`workspace_members`, sql`t.workspace_id = any(${workspaces}::uuid[])`),
    rowsOf(sql`workspace_invitations`, sql`t.workspace_id = any(${workspaces}::uuid[])`),
    rowsOf(sql`projects`, sql`t.id = any(${projects}::uuid[])`),
    rowsOf(sql`project_collaborators`, sql`t.project_id = any(${projects}::uuid[])`),
    rowsOf(sql`project_magic_codes`, sql`t.project_id = any(${projects}::uuid[])`),
    rowsOf(sql`preview_links`, sql`t.project_id = any(${projects}::uuid[])`),
    rowsOf(sql`activity`, sql`t.workspace_id = any(${workspaces}::uuid[])`),
    rowsOf(sql`project_presence`, sql`t.project_id = any(${projects}::uuid[])`),
    rowsOf(sql`edits`, sql`t.project_id = any(${projects}::uuid[])`),
    rowsOf(sql`messages`, sql`t.project_id = any(${projects}::uuid[])`),
    rowsOf(sql`tool_preferences`, sql`t.user_id = any(${people}::uuid[])`),
    rowsOf(sql`model_providers`, sql`t.workspace_id = any(${workspaces}::uuid[])`),
    rowsOf(sql`deployments`, sql`t.project_id = any(${projects}::uuid[])`),
    rowsOf(sql`sites`, sql`t.project_id = any(${projects}::uuid[])`),
    rowsOf(sql`site_domains`, sql`t.project_id = any(${projects}::uuid[])`),
    rowsOf(sql`uploads`, sql`t.user_id = any(${people}::uuid[])`),
  ];
  const row = await db.one<{ sum: string }>(sql`select concat_ws(' ', ${joinSql(parts, ', ')}) as sum`);
  return row.sum;
}

function rowsOf(table: Sql, condition: Sql): Sql {
  return sql`
    (select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from ${table} t where ${condition}),
    (select count(*) from ${table})`;
}
