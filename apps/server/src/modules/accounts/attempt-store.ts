import { type Db, sql } from '@loam/db';

/** How often may be guessed at once, and how the wait grows after that. */
export interface AttemptLimit {
  readonly free: number;
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;

/** Counts of wrong passwords, in the database because several processes ask; its clock decides. */
export function createAttemptStore(db: Db) {
  return {
    /**
     * Counts the attempt before its outcome is known, so that a hundred at once are not all let through. Undefined
     * when it may be made, otherwise the seconds to wait; an attempt that has to wait does not count.
     */
    begin: async (key: string, limit: AttemptLimit): Promise<number | undefined> => {
      const begun = await db.first<{ failures: number }>(sql`
        insert into password_attempts as a (key, failures, waits_until) values (${key}, 1, now())
        on conflict (key) do update set
          failures = case when a.changed_at < now() - interval '1 day' then 1 else a.failures + 1 end,
          changed_at = now(),
          waits_until = now() + make_interval(secs => case
            when a.changed_at < now() - interval '1 day' or a.failures < ${limit.free} then 0
            else least(${limit.longestWaitSeconds},
              ${limit.firstWaitSeconds} * power(2, least(a.failures - ${limit.free}, 20))) end)
        where a.waits_until <= now()
        returning failures`);
      if (begun) return undefined;
      const row = await db.first<{ seconds: number }>(sql`
        select greatest(1, ceil(extract(epoch from waits_until - now())))::int as seconds
        from password_attempts where key = ${key}`);
      return row?.seconds ?? 1;
    },
    forget: (key: string) => db.run(sql`delete from password_attempts where key = ${key}`),
    /** One attempt less: it was right after all. */
    takeBack: (key: string) =>
      db.run(sql`
        update password_attempts set failures = greatest(0, failures - 1), waits_until = now() where key = ${key}`),
    /** Whether the account is signed in from this address at present. */
    isKnownAddress: async (email: string, address: string) =>
      (await db.first(sql`
        select 1 from sessions s join users u on u.id = s.user_id
        where u.email = ${email} and s.ip_address = ${address} and s.expires_at > now() limit 1`)) !==
      undefined,
    deleteOld: () => db.run(sql`delete from password_attempts where changed_at < now() - interval '1 day'`),
  };
}
