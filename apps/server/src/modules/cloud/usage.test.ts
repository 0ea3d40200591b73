import { sql } from '@loam/db';
import { createOutbound, silentLogger, systemClock } from '@loam/kernel';
import { faults, gate, type ModelServer, reply, startModelServer } from '@loam/testkit';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createModels } from '../models/index.ts';
import { startRunningCloud, type RunningCloud } from './running-cloud.fixture.ts';

let cloud: RunningCloud;
let provider: ModelServer;
let now = systemClock.now();
const credit = 1_000_000;

beforeAll(async () => {
  provider = await startModelServer();
  cloud = await startRunningCloud({
    env: {
      LOAM_PAYMENTS: 'manual',
      LOAM_DEFAULT_PLAN: 'pro',
      LOAM_OPENAI_BASE_URL: provider.openaiBaseUrl,
      LOAM_OPENAI_MODEL: 'tiny',
    },
    clock: { now: () => now },
    more: ({ billing, runtime }) => {
      const models = createModels({ ...runtime, outbound: createOutbound(), logger: silentLogger });
      const price = { input: 100, cachedInput: 10, output: 1000 };
      return {
        usage: {
          billing,
          models: {
            open: async (workspaceId) => {
              const catalogue = await models.open(workspaceId);
              const ready = (id: string) => catalogue.ready(id).map((model) => ({ ...model, price }));
              return { ...catalogue, ready };
            },
          },
        },
      };
    },
  });
  await cloud.billing.setAllowances({ pro: { credits: 0, cloud: 10, ai_gateway: 2 } });
  await cloud.databases.runAsOwner(
    cloud.ref,
    `create table todos (id int primary key); grant all on todos to service_role, anon;
     create policy all_of_it on todos for all using (true) with check (true); insert into todos values (1)`,
  );
}, 180_000);
afterAll(async () => {
  await cloud[Symbol.asyncDispose]();
  await provider.close();
});
beforeEach(async () => {
  // Nobody remembers for longer than this what was spent.
  now = new Date(now.getTime() + 11_000);
  await cloud.db.run(sql`delete from usage_meters`);
  await cloud.db.run(sql`update clouds set ai_enabled_at = now()`);
  await cloud.db.run(sql`delete from cloud_usage_minutes`);
});

const ask = (body: object, key = cloud.keys.secret) =>
  fetch(`${cloud.url}/ai/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const hello = { model: 'compatible/tiny', messages: [{ role: 'user', content: 'Hello' }] };
const used = async () => {
  const { body } = await cloud.call(cloud.ann, `GET /workspaces/${cloud.workspaceId}/usage`);
  return body;
};
const hoursFromNow = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
const bill = () => cloud.ports.schedules.get('cloud-billing')?.(new AbortController().signal);

test('an app for which nobody enabled AI is refused, and nothing is asked or counted', async () => {
  await cloud.db.run(sql`update clouds set ai_enabled_at = null`);
  const refused = await ask(hello);
  expect([refused.status, await refused.json()]).toMatchObject([403, { error: { code: 'not_enabled' } }]);
  const list = await fetch(`${cloud.url}/ai/v1/models`, { headers: { apikey: cloud.keys.secret } });
  expect(list.status).toBe(403);
  expect((await used())['ai_gateway_usage']).toMatchObject({ used: 0 });
});

test('an app’s server asks a model in OpenAI’s shape, and its workspace is told what it cost', async () => {
  provider.play(() => reply({ text: 'Good day', usage: { input: 1000, output: 100 } }));
  const answer = await ask(hello);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    expect.objectContaining({
      object: 'chat.completion',
      model: 'compatible/tiny',
      choices: [
        expect.objectContaining({
          message: { role: 'assistant', content: 'Good day' },
          finish_reason: 'stop',
        }),
      ],
      usage: expect.objectContaining({ prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 }),
    }),
  ]);
  expect((await used())['ai_gateway_usage']).toMatchObject({ used: 0.2 });
  expect((await cloud.api('GET …/integrations/ai_gateway')).body).toMatchObject({ is_used: true });
  const span = `start=${hoursFromNow(-1)}&end=${hoursFromNow(1)}`;
  expect(JSON.stringify((await cloud.api(`GET …/integrations/ai_gateway/usage?${span}`)).body)).toMatch(
    /"model":"compatible\/tiny","provider":"compatible","count":1/,
  );
  const list = await fetch(`${cloud.url}/ai/v1/models`, { headers: { apikey: cloud.keys.secret } });
  expect(JSON.stringify(await list.json())).toBe(
    '{"object":"list","data":[{"id":"compatible/tiny","object":"model","created":0,"owned_by":"compatible"}]}',
  );
});

const embed = (body: object) =>
  fetch(`${cloud.url}/ai/v1/embeddings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cloud.keys.secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('texts become vectors where a model makes them, as numbers or as bytes, and are counted', async () => {
  const answer = await embed({ model: 'compatible/words', input: ['four', 'at'], dimensions: 2 });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      object: 'list',
      data: [
        { object: 'embedding', index: 0, embedding: [4, 2] },
        { object: 'embedding', index: 1, embedding: [2, 1] },
      ],
      model: 'compatible/words',
      usage: { prompt_tokens: 6, total_tokens: 6 },
    },
  ]);
  expect(provider.requests.at(-1)?.body).toMatchObject({ model: 'words', dimensions: 2 });
  const packed = await embed({ model: 'compatible/words', input: 'four', encoding_format: 'base64' });
  const { data } = z
    .object({ data: z.array(z.object({ embedding: z.string() })) })
    .parse(await packed.json());
  const bytes = Buffer.from(data[0]?.embedding ?? '', 'base64');
  expect([0, 4, 8].map((at) => bytes.readFloatLE(at))).toEqual([4, 2, 1]);
  const span = `start=${hoursFromNow(-1)}&end=${hoursFromNow(1)}`;
  expect(JSON.stringify((await cloud.api(`GET …/integrations/ai_gateway/usage?${span}`)).body)).toMatch(
    /"model":"compatible\/words","provider":"compatible","count":2/,
  );
  const refused = [
    await embed({ input: 'no model is named, and none is known by name' }),
    await embed({ model: 'text-embedding-3-small', input: 'not connected' }),
    await embed({ model: 'compatible/words', input: [1, 2] }),
    await embed({ model: 'compatible/words', input: [] }),
    await embed({ model: 'compatible/words', input: 'a', dimensions: 0.5 }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 400, 400, 400]);
  await cloud.db.run(sql`update clouds set ai_enabled_at = null`);
  expect((await embed({ model: 'compatible/words', input: 'a' })).status).toBe(403);
});

test('a stream brings words, calls of tools and what it cost', async () => {
  provider.play(() =>
    reply({
      parts: [{ text: 'Let me look.' }, { call: { name: 'weather', input: { city: 'Oslo' } } }],
      usage: { input: 10, output: 5 },
    }),
  );
  const parameters = { type: 'object', properties: { city: { type: 'string' } } };
  const answer = await ask({
    ...hello,
    stream: true,
    stream_options: { include_usage: true },
    tools: [{ type: 'function', function: { name: 'weather', parameters } }],
    messages: [
      { role: 'system', content: 'Be brief.' },
      {
        role: 'user',
        content: [{ type: 'text', text: 'And today?' }],
      },
    ],
  });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const lines = (await answer.text()).split('\n\n').filter((line) => line !== '');
  expect(lines.at(-1)).toBe('data: [DONE]');
  const all = lines.join('');
  expect(all).toContain('"content":"Let me look."');
  expect(all).toContain('"name":"weather","arguments":"{\\"city\\":\\"Oslo\\"}"');
  expect(all).toContain('"finish_reason":"tool_calls"');
  expect(lines.at(-2)).toContain('"prompt_tokens":10,"completion_tokens":5');
});

test.each([
  [{ model: 'nobody/knows', messages: hello.messages }, 404, 'model_not_found'],
  [{ model: 'offline', messages: hello.messages }, 404, 'model_not_found'],
  [{ messages: [] }, 400, 'invalid_request'],
  [{ messages: [{ role: 'robot', content: 'x' }] }, 400, 'invalid_request'],
])('%j is refused', async (body, status, code) => {
  const answer = await ask(body);
  expect([answer.status, await answer.json()]).toEqual([
    status,
    { error: expect.objectContaining({ code, message: expect.any(String) }) },
  ]);
});

test('pages cannot ask, and a provider that refuses is told plainly', async () => {
  expect((await ask(hello, cloud.keys.publishable)).status).toBe(401);
  provider.play(() => reply({ fault: faults.unauthorized() }));
  const answer = await ask(hello);
  expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('provider_failed')]);
});

test('who leaves ends the question at the provider, and what was written is counted', async () => {
  const held = gate();
  provider.play(() => reply({ parts: [{ text: 'x'.repeat(400) }, held] }));
  const leaving = new AbortController();
  const answer = await fetch(`${cloud.url}/ai/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cloud.keys.secret}` },
    body: JSON.stringify({ ...hello, stream: true }),
    signal: leaving.signal,
  });
  await answer.body?.getReader().read();
  leaving.abort();
  await expect
    .poll(async () => JSON.stringify((await used())['ai_gateway_usage']))
    .toMatch(/"used":0\.0*[1-9]/);
});

test('at its limit no model is asked', async () => {
  await cloud.billing.recordUsage({
    workspaceId: cloud.workspaceId,
    meter: 'ai_gateway',
    amountMicros: 2 * credit,
    key: `spent-${now.getTime()}`,
  });
  const asked = provider.requests.length;
  const answer = await ask(hello);
  expect([answer.status, await answer.json()]).toMatchObject([
    402,
    { error: { code: 'usage_limit_reached' } },
  ]);
  expect(provider.requests).toHaveLength(asked);
});

test('what a cloud used stands in the ledger once, however often and late it is told', async () => {
  const add = (amount: number) =>
    cloud.db.run(sql`
      insert into cloud_usage_minutes (ref, minute, metric, amount)
      values (${cloud.ref}, date_trunc('minute', now()), 'function_calls', ${amount})
      on conflict (ref, minute, metric) do update set amount = cloud_usage_minutes.amount + ${amount}`);
  await add(5000);
  await Promise.all([bill(), bill(), bill()]);
  expect((await used())['cloud_usage']).toMatchObject({ used: 1 });
  await add(2500);
  await bill();
  await bill();
  expect((await used())['cloud_usage']).toMatchObject({ used: 1.5 });
});

test('at the limit writing stops with a plain error, and reading goes on', async () => {
  const app = createClient(cloud.url, cloud.keys.secret, { auth: { persistSession: false } });
  const email = `limit-${now.getTime()}@example.com`;
  const person = createClient(cloud.url, cloud.keys.publishable, { auth: { persistSession: false } });
  await person.auth.signUp({ email, password: 'a quiet garden 7' });
  expect((await app.from('todos').insert({ id: now.getTime() % 1_000_000 })).error).toBeNull();
  await cloud.db.run(sql`
    insert into cloud_usage_minutes (ref, minute, metric, amount)
    values (${cloud.ref}, date_trunc('minute', now()), 'function_calls', 60000)
    on conflict (ref, minute, metric) do update set amount = 60000`);
  await bill();
  now = new Date(now.getTime() + 11_000);
  const refused = await app.from('todos').insert({ id: 2 });
  expect([refused.status, refused.error]).toMatchObject([402, { code: 'usage_limit_reached' }]);
  const up = await app.storage.createBucket('photos');
  expect(up.error?.message).toContain('usage limit');
  const signUp = await person.auth.signUp({ email: 'late@example.com', password: 'a quiet garden 7' });
  expect(signUp.error).toMatchObject({ status: 402, code: 'usage_limit_reached' });
  expect((await app.from('todos').select()).error).toBeNull();
  expect((await person.auth.refreshSession()).error).toBeNull();
  expect((await cloud.api('GET …/backend/status')).body).toEqual({ status: 'OK' });
  expect(await used()).toMatchObject({
    is_unlimited: false,
    cloud_usage: { free: 10, used: expect.closeTo(12, 1) },
  });
  await cloud.billing.topUp({
    workspaceId: cloud.workspaceId,
    amountMicros: 50 * credit,
    key: `paid-${now.getTime()}`,
  });
  now = new Date(now.getTime() + 11_000);
  expect((await app.from('todos').insert({ id: 3 })).error).toBeNull();
});
