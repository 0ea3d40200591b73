import { UserId, WorkspaceId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';
import { randomUUID } from 'node:crypto';

export interface Person {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
}

export async function addPerson(db: Queries, name: string): Promise<Person> {
  const id = UserId.parse(randomUUID());
  const email = `${name}-${id.slice(0, 8)}@example.test`;
  await db.run(sql`
    insert into users (id, name, email, username) values (${id}, ${name}, ${email}, ${`${name}-${id.slice(0, 8)}`})`);
  return { id, name, email };
}

export interface WorkspaceWish {
  readonly owner: Person;
  readonly plan?: 'free' | 'pro' | 'biz' | 'enterprise';
  readonly disablePublish?: boolean;
  readonly admins?: readonly Person[];
  readonly members?: readonly Person[];
}

export async function addWorkspace(db: Queries, wish: WorkspaceWish): Promise<WorkspaceId> {
  const id = WorkspaceId.parse(randomUUID());
  await db.run(sql`
    insert into workspaces (id, name, plan, disable_publish, created_by)
    values (${id}, ${`${wish.owner.name}'s workspace`}, ${wish.plan ?? 'enterprise'}, ${wish.disablePublish ?? false},
      ${wish.owner.id})`);
  const add = (person: Person, role: string) =>
    db.run(sql`
      insert into workspace_members (workspace_id, user_id, role) values (${id}, ${person.id}, ${role})`);
  await add(wish.owner, 'owner');
  for (const person of wish.admins ?? []) await add(person, 'admin');
  for (const person of wish.members ?? []) await add(person, 'member');
  return id;
}

export async function addCollaborator(
  db: Queries,
  projectId: string,
  collaborator: {
    readonly person: Person;
    readonly level: 'admin' | 'write' | 'read';
    readonly isPending?: boolean;
  },
): Promise<void> {
  const joinedAt = collaborator.isPending ? null : new Date(0);
  await db.run(sql`
    insert into project_collaborators (id, project_id, user_id, email, access_level, joined_at)
    values (${randomUUID()}, ${projectId}, ${collaborator.person.id}, ${collaborator.person.email},
      ${collaborator.level}, ${joinedAt})`);
}
