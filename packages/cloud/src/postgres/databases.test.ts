import { expect, test } from 'vitest';
import { openTestCloud } from './test-cloud.fixture.ts';

test('a database is made, used by each of its logins, and dropped', async () => {
  await using cloud = openTestCloud();
  const ref = await cloud.create();
  const whoAmI = async (login: 'rest' | 'services' | 'owner') => {
    const client = await cloud.databases.acquire(ref, login);
    const { rows } = await client.query('select current_user as me, session_user as session');
    client.release();
    return rows[0];
  };
  expect(await whoAmI('rest')).toEqual({ me: `authenticator_${ref}`, session: `authenticator_${ref}` });
  expect(await whoAmI('services')).toEqual({ me: `services_${ref}`, session: `services_${ref}` });
  expect(await whoAmI('owner')).toEqual({ me: 'postgres', session: `owner_${ref}` });
  await cloud.databases.drop(ref);
  expect(await cloud.databases.exists(ref)).toBe(false);
  await expect(cloud.databases.acquire(ref, 'rest')).rejects.toMatchObject({ code: 'database_missing' });
});
