import { type Db, isUniqueViolation, type Queries, sql } from '@loam/db';

export interface UserRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
  /** Where our own copy of the avatar is served, or null. */
  readonly image: string | null;
  readonly username: string;
  readonly bio: string;
  readonly role: 'user' | 'developer' | 'operator';
  readonly theme: 'system' | 'light' | 'dark';
  readonly notifications: Readonly<Record<string, boolean>>;
  readonly disabled_at: Date | null;
  readonly created_at: Date;
  readonly providers: readonly string[];
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly image: string | null;
}

export interface AvatarRow {
  readonly content_type: string;
  readonly bytes: Buffer;
  readonly updated_at: Date;
}

export interface ProfileChange {
  readonly name?: string | undefined;
  readonly username?: string | undefined;
  readonly bio?: string | undefined;
  readonly theme?: string | undefined;
  readonly notifications?: Readonly<Record<string, boolean>> | undefined;
}

export type AccountStore = ReturnType<typeof createAccountStore>;

export function createAccountStore(db: Db) {
  return {
    ...lookUps(db),
    ...changes(db),
    ...passwordQueries(db),
    ...avatarQueries(db),
    ...settingQueries(db),
  };
}

const userColumns = sql`
  u.id, u.name, u.email, u.email_verified, u.image, u.username, u.bio, u.role, u.theme, u.notifications,
  u.disabled_at, u.created_at,
  array(select i.provider_id from identities i where i.user_id = u.id order by 1) as providers`;

function lookUps(db: Db) {
  return {
    findUser: (id: string, queries: Queries = db) =>
      queries.first<UserRow>(sql`select ${userColumns} from users u where u.id = ${id}`),
    findUserByUsername: (username: string) =>
      db.first<UserRow>(sql`select ${userColumns} from users u where lower(u.username) = lower(${username})`),
    findUserByEmail: (email: string, queries: Queries = db) =>
      queries.first<UserRow>(sql`select ${userColumns} from users u where lower(u.email) = lower(${email})`),
    findPeople: (ids: readonly string[]) =>
      db.rows<PersonRow>(
        sql`select id, name, username, email, image from users where id = any(${ids}::uuid[])`,
      ),
    isUsernameTaken: async (username: string) =>
      (await db.first(sql`select 1 from users where lower(username) = lower(${username})`)) !== undefined,
    isDisabled: async (id: string) =>
      (await db.first(sql`select 1 from users where id = ${id} and disabled_at is not null`)) !== undefined,
    hasOperator: async () =>
      (await db.first(sql`select 1 from users where role = 'operator' limit 1`)) !== undefined,
  };
}

function changes(db: Db) {
  return {
    /** False when the username belongs to somebody else. */
    updateUser: (id: string, change: ProfileChange) =>
      unlessTaken(
        'users_username_key',
        db.run(sql`
          update users set
            name = coalesce(${change.name ?? null}, name),
            username = coalesce(${change.username ?? null}, username),
            bio = coalesce(${change.bio ?? null}, bio),
            theme = coalesce(${change.theme ?? null}, theme),
            notifications = notifications || ${JSON.stringify(change.notifications ?? {})}::jsonb,
            updated_at = now()
          where id = ${id}`),
      ),
    /** False when the address belongs to somebody else; the transaction can then only be rolled back. */
    setEmail: (queries: Queries, id: string, email: string) =>
      unlessTaken(
        'users_email_key',
        queries.run(sql`
          update users set email = ${email}, email_verified = true, updated_at = now() where id = ${id}`),
      ),
    setEmailVerified: (queries: Queries, id: string, email: string) =>
      queries.run(sql`
        update users set email_verified = true, updated_at = now()
        where id = ${id} and lower(email) = lower(${email})`),
    /** A sign-up that died half-way leaves an account that nobody can enter and whose address is taken. */
    deleteUnfinished: (email: string) =>
      db.run(sql`
        delete from users u where lower(u.email) = lower(${email}) and u.created_at < now() - interval '1 minute'
          and u.disabled_at is null and not exists (select 1 from identities i where i.user_id = u.id)
          and not exists (select 1 from sessions s where s.user_id = u.id)`),
    /** The row stays because messages and projects refer to it; nothing in it tells who it was. */
    anonymise: async (queries: Queries, id: string) => {
      await queries.run(sql`delete from identities where user_id = ${id}`);
      await queries.run(sql`delete from avatars where user_id = ${id}`);
      await queries.run(sql`
        update users set name = 'Deleted account', email = 'deleted-' || id || '@deleted.invalid', email_verified = false,
          username = 'deleted-' || left(replace(id::text, '-', ''), 22), bio = '', image = null, role = 'user',
          notifications = '{}', disabled_at = now(), updated_at = now()
        where id = ${id}`);
    },
  };
}

function passwordQueries(db: Db) {
  return {
    passwordHash: async (userId: string) => {
      const row = await db.first<{ password: string | null }>(
        sql`select password from identities where user_id = ${userId} and provider_id = 'credential'`,
      );
      return row?.password ?? undefined;
    },
    setPassword: (
      queries: Queries,
      input: { readonly id: string; readonly userId: string; readonly hash: string },
    ) =>
      queries.run(sql`
        insert into identities (id, user_id, provider_id, account_id, password)
        values (${input.id}, ${input.userId}, 'credential', ${input.userId}::text, ${input.hash})
        on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = now()`),
  };
}

function avatarQueries(db: Db) {
  return {
    findAvatar: (userId: string) =>
      db.first<AvatarRow>(sql`select content_type, bytes, updated_at from avatars where user_id = ${userId}`),
    setAvatar: (
      queries: Queries,
      userId: string,
      avatar: { readonly contentType: string; readonly bytes: Buffer },
    ) =>
      queries.run(sql`
        insert into avatars (user_id, content_type, bytes) values (${userId}, ${avatar.contentType}, ${avatar.bytes})
        on conflict (user_id) do update
          set content_type = excluded.content_type, bytes = excluded.bytes, updated_at = now()`),
    deleteAvatar: (queries: Queries, userId: string) =>
      queries.run(sql`delete from avatars where user_id = ${userId}`),
    setImage: (queries: Queries, userId: string, image: string | null) =>
      queries.run(sql`update users set image = ${image}, updated_at = now() where id = ${userId}`),
  };
}

function settingQueries(db: Db) {
  return {
    readSetting: async (key: string) =>
      (await db.first<{ value: unknown }>(sql`select value from settings where key = ${key}`))?.value,
    writeSetting: (key: string, value: unknown) =>
      db.run(sql`
        insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
        on conflict (key) do update set value = excluded.value, updated_at = now()`),
  };
}

async function unlessTaken(constraint: string, update: Promise<number>): Promise<boolean> {
  try {
    await update;
    return true;
  } catch (error) {
    if (isUniqueViolation(error, constraint)) return false;
    throw error;
  }
}

const ownerLock = 7_261_010;

/** Between taking and releasing, no other process creates a first account. Its own connection: the pool must stay free. */
export async function withOwnerLock<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const client = await db.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ownerLock]);
    return await work();
  } finally {
    await client.end();
  }
}
