import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startCluster } from './cluster.ts';
import { createLazyCluster } from './lazy-cluster.ts';
import { hasCluster } from './layout.ts';
import { openPool } from './open-pool.fixture.ts';
import { findPostgresIn } from './process-identity.ts';
import { preparedClusters, tempFolder } from './temp-folder.fixture.ts';

const preparedCluster = preparedClusters();

test('two clusters of one process have their own folder, settings and end', async () => {
  const [first, second] = await Promise.all(
    [{}, { wal_level: 'logical', max_connections: 50 }].map(async (settings) => {
      const dataDir = await preparedCluster();
      const cluster = await startCluster({ dataDir, settings, isDurable: false });
      onTestFinished(() => cluster.stop());
      return cluster;
    }),
  );
  const settingsOf = async (url = '') => {
    const pool = openPool(url);
    const { rows } = await pool.query(
      `select current_setting('wal_level') as wal, current_setting('max_connections') as connections,
        (select datlocprovider::text || ' ' || coalesce(to_jsonb(d) ->> 'datlocale', '') from pg_database d where datname = 'postgres') as locale`,
    );
    await pool.end();
    return rows[0];
  };
  expect(await settingsOf(first?.connectionString('postgres'))).toMatchObject({ wal: 'replica' });
  await first?.stop();
  expect(await settingsOf(second?.connectionString('postgres'))).toEqual({
    wal: 'logical',
    connections: '50',
    locale: 'b C.UTF-8',
  });
});

test('nothing starts before the first use, racing callers share one start, and nothing starts after the stop', async () => {
  const dataDir = join(tempFolder(), 'pg');
  let starts = 0;
  const lazy = createLazyCluster(() => {
    starts += 1;
    return startCluster({ dataDir, isDurable: false });
  });
  expect(hasCluster(dataDir)).toBe(false);
  expect(existsSync(dataDir)).toBe(false);
  const [first, second, third] = await Promise.all([lazy.get(), lazy.get(), lazy.get()]);
  expect(first === second && second === third).toBe(true);
  expect(starts).toBe(1);
  expect(hasCluster(dataDir)).toBe(true);
  await lazy.stop();
  expect(findPostgresIn(join(dataDir, 'data'))).toEqual([]);
  await expect(lazy.get()).rejects.toMatchObject({ code: 'start_failed' });
});

test('a stop during the start ends what was being started', async () => {
  const dataDir = await preparedCluster();
  const lazy = createLazyCluster(() => startCluster({ dataDir, isDurable: false }));
  const starting = lazy.get();
  await lazy.stop();
  expect((await starting).pid).toBeUndefined();
  expect(findPostgresIn(join(dataDir, 'data'))).toEqual([]);
});

test('a start that failed is tried again by the next caller', async () => {
  const dataDir = await preparedCluster();
  let isBroken = true;
  const lazy = createLazyCluster(() =>
    isBroken ? Promise.reject(new Error('no disk')) : startCluster({ dataDir, isDurable: false }),
  );
  await expect(lazy.get()).rejects.toThrow('no disk');
  isBroken = false;
  expect((await lazy.get()).pid).toBeDefined();
  await lazy.stop();
});
