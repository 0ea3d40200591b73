import { UserId } from '@loam/contract';
import type { Person } from '@loam/runner';
import type { VersionsContext } from './context.ts';

const domain = 'users.noreply.localhost';

/** Who stands in a commit. Never the real address: a repository can be copied, downloaded and made public. */
export async function authorOf({ db, store }: VersionsContext, userId: UserId | null): Promise<Person> {
  if (userId === null) return { name: 'Loam', email: `system@${domain}` };
  return { name: (await store.authorName(db, userId)) ?? 'unknown', email: `${userId}@${domain}` };
}

/** The account behind a commit of ours; null for a commit from elsewhere. */
export function userOfAuthor({ email }: Person): UserId | null {
  const [name = '', host] = email.split('@');
  const parsed = UserId.safeParse(name);
  return host === domain && parsed.success ? parsed.data : null;
}
