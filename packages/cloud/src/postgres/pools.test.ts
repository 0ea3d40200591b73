import pg from 'pg';
import { expect, test } from 'vitest';
import { connectionsOf, sizeLimits } from './sizes.ts';
import { openTestCloud } from './test-cloud.fixture.ts';

test('who finds every place taken gets the one that becomes free', async () => {
  await using cloud = openTestCloud();
  const ref = await cloud.create();
  const address = await cloud.databases.connectionString(ref, 'owner');
  const places = connectionsOf('owner', sizeLimits.xs);
  const taken = Array.from({ length: places }, () => new pg.Client({ connectionString: address }));
  await Promise.all(taken.map((client) => client.connect()));
  const coming = cloud.databases.acquire(ref, 'owner');
  const refused = new pg.Client({ connectionString: address });
  await expect(refused.connect()).rejects.toMatchObject({ code: '53300' });
  await taken[0]?.end();
  const client = await coming;
  expect((await client.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  client.release();
  await Promise.all(taken.slice(1).map((one) => one.end()));
});
