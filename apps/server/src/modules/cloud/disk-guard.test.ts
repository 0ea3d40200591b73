import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningCloud, startRunningCloud } from './running-cloud.fixture.ts';

let cloud: RunningCloud;
let isLow = false;

beforeAll(async () => {
  cloud = await startRunningCloud({ more: () => ({ disk: { isLow: async () => isLow } }) });
  await cloud.databases.runAsOwner(
    cloud.ref,
    `create table todos (id int primary key, title text); grant all on todos to service_role;
     create function two() returns int language sql as 'select 2'; insert into todos values (1, 'kept'), (2, 'old')`,
  );
});
afterAll(() => cloud[Symbol.asyncDispose]());

test('on a disk that is nearly full nothing more is written, while reading, deleting and signing in go on', async () => {
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  const app = createClient(cloud.url, cloud.keys.secret, options);
  const visitor = createClient(cloud.url, cloud.keys.publishable, options);
  const person = { email: 'ann@example.com', password: 'correct horse battery' };
  expect((await visitor.auth.signUp(person)).error).toBeNull();
  isLow = true;
  const added = await app.from('todos').insert({ id: 3 });
  expect([added.status, added.error]).toMatchObject([
    507,
    { code: 'disk_full', message: expect.stringContaining('nearly full') },
  ]);
  expect((await app.from('todos').update({ title: 'x' }).eq('id', 1)).status).toBe(507);
  expect((await app.from('todos').upsert({ id: 1 })).status).toBe(507);
  const refused = await visitor.auth.signUp({ ...person, email: 'bob@example.com' });
  expect(refused.error).toMatchObject({ status: 507, code: 'disk_full' });
  expect((await app.from('todos').select('title').eq('id', 1)).data).toEqual([{ title: 'kept' }]);
  expect((await app.rpc('two')).data).toBe(2);
  expect((await app.from('todos').delete().eq('id', 2)).status).toBe(204);
  expect((await visitor.auth.signInWithPassword(person)).error).toBeNull();
  isLow = false;
  expect((await app.from('todos').insert({ id: 3 })).status).toBe(201);
});
