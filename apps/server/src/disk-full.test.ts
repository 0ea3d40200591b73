import { Problem } from '@loam/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type RunningServer, startServer } from './testing/running-server.ts';

const megabyte = 1024 * 1024;
let freeBytes = 1000 * megabyte;
let running: RunningServer;
let token: string;

beforeAll(async () => {
  running = await startServer({
    env: { LOAM_DISK_RESERVE_MB: '500' },
    overrides: { disk: { measure: async () => freeBytes } },
  });
  const person = { name: 'Ada', email: 'ada@example.test', password: 'correct horse' };
  const { body } = await send('POST /auth/sign-up/email', person);
  token = z.object({ token: z.string() }).parse(body).token;
});
afterAll(() => running.close());

async function send(call: string, body?: object) {
  const [method = '', path = ''] = call.split(' ');
  const response = await fetch(`${running.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, body: parsed };
}

test(
  'on a full disk nothing more is taken in; reading and deleting go on',
  { timeout: 120_000 },
  async () => {
    const created = await send('POST /projects', { display_name: 'Before' });
    const { id } = z.object({ id: z.string() }).parse(created.body);
    freeBytes = 100 * megabyte;
    const sends = [
      () => send('POST /projects', { display_name: 'After' }),
      () => send(`POST /projects/${id}/deployments`, {}),
      () => send('POST /projects/import', { git_url: 'https://example.test/a.git' }),
    ];
    // What was measured last may be a few seconds old.
    await expect.poll(async () => (await sends[0]?.())?.status, { timeout: 10_000 }).toBe(507);
    for (const one of sends) {
      const { status, body } = await one();
      expect({ status, code: Problem.parse(body).code }).toEqual({ status: 507, code: 'storage_full' });
    }
    expect((await send(`GET /projects/${id}`)).status).toBe(200);
    const health = z.object({ disk: z.object({ is_low: z.boolean() }) });
    expect(health.parse((await send('GET /admin/health')).body).disk.is_low).toBe(true);
    expect((await send(`DELETE /projects/${id}`)).status).toBe(204);
  },
);
