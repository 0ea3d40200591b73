import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import { databaseOf } from './names.ts';
import { openTestCloud } from './test-cloud.fixture.ts';

test('what one owner took from all projects is given back with the next sweep', async () => {
  await using cloud = openTestCloud();
  const [one, other] = [await cloud.create(), await cloud.create()];
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  try {
    // What DROP OWNED does on a server where nothing could forbid it.
    await admin.query(`revoke create on database ${databaseOf(one)}, ${databaseOf(other)} from postgres`);
    const schema = `s${randomBytes(4).toString('hex')}`;
    const make = () => cloud.databases.runAsOwner(other, `create schema ${schema}`);
    await expect(make()).rejects.toMatchObject({ code: '42501' });
    await cloud.databases.sweep();
    await make();
  } finally {
    await admin.end();
  }
});

test('it is given back without anybody asking, in the end', async () => {
  await using cloud = openTestCloud({ sweepEveryMs: 50 });
  const ref = await cloud.create();
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  try {
    await admin.query(`revoke create on database ${databaseOf(ref)} from postgres`);
    const make = () => cloud.databases.runAsOwner(ref, 'create schema once_more');
    await vi.waitFor(make, { timeout: 10_000 });
    const { rows } = await admin.query(
      `select has_database_privilege('postgres', '${databaseOf(ref)}', 'create') as can`,
    );
    expect(rows).toEqual([{ can: true }]);
  } finally {
    await admin.end();
  }
});
