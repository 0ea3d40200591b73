import { sql } from '@loam/db';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { prepareFork } from './testing/fork-fixture.ts';
import { type RunningServer, startServer } from './testing/running-server.ts';

const secretKey = 'the same key for both of these servers';
let first: RunningServer;
let second: ChildProcess;
let folder: string;
let port: number;

beforeAll(async () => {
  first = await startServer({ env: { LOAM_SECRET_KEY: secretKey } });
  folder = await mkdtemp(join(tmpdir(), 'loam-second-'));
  const forkSecond = await prepareFork(new URL('./second-server.fixture.ts', import.meta.url));
  second = forkSecond([first.database.url, folder, secretKey]);
  [port] = z.tuple([z.number()]).parse((await once(second, 'message')).slice(0, 1));
}, 180_000);
afterAll(async () => {
  second.kill('SIGKILL');
  await once(second, 'exit');
  await first.close();
  await rm(folder, { recursive: true, force: true });
});

test(
  'a second server without the files of a project says so, and harms nothing',
  { timeout: 180_000 },
  async () => {
    const json = { 'content-type': 'application/json' };
    const signUp = await fetch(`${first.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { ...json, origin: first.url },
      body: JSON.stringify({ email: 'ada@example.com', password: 'correct horse battery', name: 'Ada' }),
    });
    const { token } = z.object({ token: z.string() }).parse(await signUp.json());
    const headers = { ...json, authorization: `Bearer ${token}` };
    const created = await fetch(`${first.url}/api/projects`, { method: 'POST', headers, body: '{}' });
    const { id } = z.object({ id: z.string() }).parse(await created.json());
    const read = (base: string) => fetch(`${base}/api/projects/${id}/source-code`, { headers });
    expect((await read(first.url)).status).toBe(200);

    const other = `http://127.0.0.1:${port}`;
    // The same secret: whoever signed in at the one is known at the other.
    expect((await fetch(`${other}/api/projects/${id}`, { headers })).status).toBe(200);
    const refused = await read(other);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      detail: 'The files of this project are on another machine. Open it there.',
    });
    expect((await read(first.url)).status).toBe(200);
    const rows = await first.database.db.rows(sql`select status from edits where project_id = ${id}`);
    expect(rows).toEqual([{ status: 'completed' }]);
  },
);
