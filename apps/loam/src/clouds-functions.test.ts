import { request } from 'node:http';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FunctionsHttpError, FunctionsRelayError, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  deployByForm,
  type FunctionHouse,
  managementOf,
  openFunctionHouse,
} from './clouds-functions.fixture.ts';
import type { Person } from './clouds.fixture.ts';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const slow = { timeout: 120_000 };

let place: FunctionHouse;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  place = await openFunctionHouse(root);
  [ann, bob] = await Promise.all([place.house.person('ann'), place.house.person('bob')]);
}, 180_000);
afterAll(() => place[Symbol.asyncDispose]());
beforeEach(({ skip }) => skip(place.programs.network().kind !== 'held', 'this machine holds no functions'));

/** A function whose answers the tests choose by its path. */
const code = `
const read = async (response) => response.status + ' ' + (await response.text()).trim();
const outcome = (work) => work().then((value) => 'GOT ' + value, (error) => error.message);
const url = Deno.env.get('SUPABASE_URL');

async function greetDatabase(change) {
  const { hostname, port, username, pathname } = new URL(Deno.env.get('SUPABASE_DB_URL'));
  const words = { user: username, database: pathname.slice(1), ...change };
  const text = new TextEncoder().encode(Object.entries(words).flat().join('\\0') + '\\0\\0');
  const message = new Uint8Array(8 + text.length);
  new DataView(message.buffer).setInt32(0, message.length);
  new DataView(message.buffer).setInt32(4, 196608);
  message.set(text, 8);
  const connection = await Deno.connect({ hostname, port: Number(port) });
  const reader = connection.readable.getReader();
  const writer = connection.writable.getWriter();
  await writer.write(Uint8Array.of(0, 0, 0, 8, 4, 210, 22, 47));
  const first = new TextDecoder().decode((await reader.read()).value);
  await writer.write(message);
  const answer = new TextDecoder('latin1').decode((await reader.read()).value);
  connection.close();
  return first + answer;
}

const answers = {
  mirror: async (request) => Response.json({ method: request.method, url: request.url, body: await request.text() }),
  env: () => Response.json(Deno.env.toObject()),
  refuse: () => Response.json({ reason: 'too small' }, { status: 422 }),
  throw: () => { throw new Error('on purpose'); },
  say: () => { console.info('said by', 'ann'); return new Response(null, { status: 204 }); },
  database: async (request) => Response.json(await greetDatabase(await request.json())),
  fetch: async (request) => Response.json(await outcome(async () => read(await fetch(await request.text())))),
  other: async () => {
    const authorization = 'Bearer ' + Deno.env.get('SUPABASE_SERVICE_ROLE_KEY');
    return new Response(await read(await fetch(url + '/functions/v1/main/mirror', { method: 'POST', headers: { authorization }, body: 'inside' })));
  },
  parts: () => new Response(new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('first'));
      await new Promise((done) => { globalThis.next = done; });
      controller.enqueue(new TextEncoder().encode(' second'));
      controller.close();
    },
  })),
  next: () => { globalThis.next(); return new Response('done'); },
};
Deno.serve((request) => answers[new URL(request.url).pathname.split('/')[2]](request));`;

async function asked(client: SupabaseClient, path: string, body?: object | string): Promise<unknown> {
  const { data, error } = await client.functions.invoke(`main/${path}`, body === undefined ? {} : { body });
  expect(error).toBeNull();
  return data;
}

test('a function is deployed by the call of Supabase’s tools and called by supabase-js', slow, async () => {
  const made = await deployByForm(ann, 'main', { code, metadata: { verify_jwt: true } });
  expect(made).toMatchObject({
    status: 201,
    body: { slug: 'main', name: 'main', status: 'ACTIVE', version: 1, verify_jwt: true, import_map: false },
  });
  expect(await asked(ann.client(), 'mirror', { a: 1 })).toEqual({
    method: 'POST',
    url: `${ann.url}/main/mirror`,
    body: '{"a":1}',
  });
  // A function finds its own project by the address that everybody uses.
  expect(await asked(ann.client(), 'other')).toContain('"body":"inside"');
  const answer = await ann.client().functions.invoke('main/refuse');
  expect(answer.error).toBeInstanceOf(FunctionsHttpError);
  expect(await answer.response?.json()).toEqual({ reason: 'too small' });
  const thrown = await ann.client().functions.invoke('main/throw');
  expect(thrown.error).toBeInstanceOf(FunctionsHttpError);
  expect([thrown.response?.status, thrown.response?.headers.get('sb-error-code')]).toEqual([
    500,
    'WORKER_ERROR',
  ]);
});

test('secrets reach the functions, start them anew, and are never read again', slow, async () => {
  const path = `/projects/${ann.projectId}/backend/secrets`;
  const save = (name: string, value: string) => ann.api('POST', path, { secrets: [{ name, value }] });
  expect(await save('MY_SECRET', 'first value')).toMatchObject({ status: 201 });
  const env = async () => Object(await asked(ann.client(), 'env'));
  const found = await env();
  expect(found).toMatchObject({
    MY_SECRET: 'first value',
    SUPABASE_URL: ann.url,
    SUPABASE_ANON_KEY: expect.stringMatching(/^ey/),
    SUPABASE_SERVICE_ROLE_KEY: expect.stringMatching(/^ey/),
    SUPABASE_DB_URL: expect.stringMatching(/^postgresql:\/\/.*@127\.0\.0\.1:\d+\//),
    LOAM_API_KEY: expect.stringMatching(/^sb_secret_/),
  });
  const usual =
    /^(MY_SECRET|SUPABASE_.*|LOAM_API_KEY|DENO_.*|NPM_CONFIG_REGISTRY|N(O|ODE)_.*|https?_proxy|no_proxy|HTTPS?_PROXY|HOME|PATH|PWD|TMPDIR|LANG|USER|SHLVL|_|OLDPWD|TERM|LOGNAME)$/;
  expect(Object.keys(found).filter((name) => !usual.test(name))).toEqual([]);
  await save('MY_SECRET', 'second value');
  expect(await env()).toMatchObject({ MY_SECRET: 'second value' });
  const listed = await ann.api('GET', path);
  expect(listed.body).toMatchObject({
    secrets: expect.arrayContaining([
      { name: 'MY_SECRET', created_at: expect.any(String), is_user_secret: true },
      { name: 'SUPABASE_DB_URL', created_at: expect.any(String), is_user_secret: false },
    ]),
  });
  const digests = await ann.api('GET', `${managementOf(ann)}/secrets`);
  expect(digests.body).toMatchObject([{ name: 'MY_SECRET', value: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  expect(JSON.stringify([listed.body, digests.body])).not.toContain('second value');
  for (const [name, value] of [
    ['SUPABASE_URL', 'x'],
    ['LOAM_API_KEY', 'x'],
    ['1ST', 'x'],
    ['BLANK', ' '],
    ['LARGE', 'x'.repeat(48 * 1024 + 1)],
  ] as const)
    expect([name, (await save(name, value)).status]).toEqual([name, 400]);
  expect((await ann.api('DELETE', path, { secretNames: ['SUPABASE_URL'] })).status).toBe(409);
  expect((await bob.api('GET', path)).status).toBe(404);
  await ann.api('DELETE', path, { secretNames: ['MY_SECRET'] });
  expect(await env()).not.toHaveProperty('MY_SECRET');
  const many = [
    { name: 'ONE', value: '1' },
    { name: 'TWO', value: '2' },
  ];
  expect((await ann.api('POST', `${managementOf(ann)}/secrets`, many)).status).toBe(201);
  expect(await env()).toMatchObject({ ONE: '1', TWO: '2' });
  expect((await ann.api('DELETE', `${managementOf(ann)}/secrets`, ['ONE', 'TWO'])).status).toBe(200);
});

test('a token is asked for unless the function wants none', slow, async () => {
  const ask = (headers: Readonly<Record<string, string>>) =>
    place.house.fetch(`${ann.url}/functions/v1/main/mirror`, { method: 'POST', headers });
  expect((await ask({})).status).toBe(401);
  const { error, response } = await ann.client('not-a-key').functions.invoke('main/mirror');
  expect([error instanceof FunctionsRelayError, response?.status]).toEqual([true, 401]);
  expect((await ask({ apikey: bob.publishableKey })).status).toBe(401);
  expect((await ask({ authorization: `Bearer ${bob.publishableKey}` })).status).toBe(401);
  const missing = await ann.client().functions.invoke('nothing');
  expect([missing.error instanceof FunctionsRelayError, missing.response?.status]).toEqual([true, 404]);
  const path = `${managementOf(ann)}/functions/main`;
  expect(await ann.api('PATCH', path, { verify_jwt: false })).toMatchObject({
    status: 200,
    body: { version: 2 },
  });
  // Webhooks bring keys of their own.
  for (const headers of [
    {},
    { authorization: 'Bearer whsec_1' },
    { authorization: 'Basic YTpi' },
    { apikey: 'theirs' },
  ])
    expect((await ask({ ...headers })).status).toBe(200);
});

test('what was said and who called stands in the logs', slow, async () => {
  await asked(ann.client(), 'say');
  const { body } = await ann.api('GET', `${managementOf(ann)}/functions/main`);
  const id = String(Reflect.get(Object(body), 'id'));
  const read = async (query: string) => {
    const answer = await ann.api(
      'GET',
      `/projects/${ann.projectId}/backend/logs?query=${encodeURIComponent(query)}`,
    );
    return Reflect.get(Object(answer.body), 'result');
  };
  const said = `select timestamp, event_message, metadata.level, metadata.event_type, metadata.function_id, metadata.execution_id
    from function_logs cross join unnest(metadata) as metadata where metadata.function_id = '${id}' order by timestamp desc limit 100`;
  await expect
    .poll(() => read(said), { timeout: 15_000 })
    .toContainEqual(
      expect.objectContaining({
        event_message: 'said by ann',
        level: 'info',
        event_type: 'Log',
        function_id: id,
      }),
    );
  const calls = `select event_message, m.execution_id, m.execution_time_ms, m.deployment_id, m.version, request.method, request.pathname, response.status_code
    from function_edge_logs cross join unnest(metadata) as m cross join unnest(m.request) as request cross join unnest(m.response) as response
    where m.function_id = '${id}' and response.status_code = 204 limit 10`;
  const [call]: unknown[] = await read(calls);
  expect(call).toMatchObject({
    method: 'POST',
    pathname: '/functions/v1/main/say',
    status_code: 204,
    version: '2',
    deployment_id: `${ann.ref}_${id}_2`,
    execution_time_ms: expect.any(Number),
  });
  const lines: unknown[] = await read(said);
  const line = lines.find((one) => Reflect.get(Object(one), 'event_message') === 'said by ann');
  expect(Reflect.get(Object(line), 'execution_id')).toBe(Reflect.get(Object(call), 'execution_id'));
});

test(
  'two projects side by side: neither database nor functions of one are within reach of the other',
  slow,
  async () => {
    const greet = (change: object) => asked(ann.client(), 'database', change);
    expect(await greet({})).toMatch(/^NR.*SCRAM-SHA-256/s);
    for (const change of [
      { database: `cloud_${bob.ref}` },
      { user: `owner_${bob.ref}`, database: `cloud_${bob.ref}` },
      { user: 'postgres', database: 'postgres' },
      { replication: 'database' },
    ])
      expect(await greet(change)).toContain('the database of this project only');
    const reach = (address: string) => asked(ann.client(), 'fetch', address);
    expect(await reach(`${bob.url}/auth/v1/health`)).toMatch(/^GOT 403 .*another project/);
    for (const address of [
      `http://127.0.0.1:${place.house.port}/`,
      `http://localhost:${place.house.port}/api/health`,
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]/',
    ])
      expect([address, await reach(address)]).toEqual([address, expect.not.stringMatching(/^GOT (?!403 )/)]);
    expect((await bob.client().functions.invoke('main/mirror')).response?.status).toBe(404);
    expect((await bob.api('GET', `${managementOf(bob)}/functions`)).body).toEqual([]);
    // The ref in the path is read over.
    const path = `/projects/${bob.projectId}/db-proxy/v1/projects/${ann.ref}/functions/main`;
    expect((await bob.api('DELETE', path)).status).toBe(404);
  },
);

test(
  'answers come in parts; a process that was killed is up again; a paused cloud has none',
  slow,
  async () => {
    const heard: string[] = [];
    const over = Promise.withResolvers<void>();
    const headers = { host: new URL(ann.url).host };
    const outgoing = request(
      { port: place.house.port, path: '/functions/v1/main/parts', headers },
      (answer) => {
        answer
          .setEncoding('utf8')
          .on('data', (text: string) => void heard.push(text))
          .on('end', over.resolve);
      },
    );
    outgoing.end();
    await expect.poll(() => heard).toEqual(['first']);
    await asked(ann.client(), 'next');
    await over.promise;
    expect(heard.join('')).toBe('first second');
    const running = () => place.programs.list().find(({ name }) => name === `function:${ann.ref}/main`);
    await expect.poll(() => running()?.pid).toBeGreaterThan(1);
    const { pid } = running() ?? {};
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
    // A call that was already on its way is told so; it may have done something and is not made twice.
    const status = async () => (await ann.client().functions.invoke('main/mirror')).response?.status;
    expect([200, 500]).toContain(await status());
    await expect.poll(status).toBe(200);
    await ann.api('POST', `/projects/${ann.projectId}/backend/pause`);
    await expect.poll(status).toBe(540);
    await expect.poll(running).toBeUndefined();
    await ann.api('POST', `/projects/${ann.projectId}/backend/wake`);
    await expect.poll(status).toBe(200);
  },
);

test('a socket of a function is opened on the port of the product', slow, async () => {
  const line = `Deno.serve((request) => {
    const { socket, response } = Deno.upgradeWebSocket(request);
    socket.onmessage = ({ data }) => socket.send('heard ' + data + ' at ' + request.url);
    return response;
  });`;
  expect((await deployByForm(ann, 'line', { code: line })).status).toBe(201);
  const open = (more: Readonly<Record<string, string>>) => {
    const handshake = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16, 1).toString('base64'),
    };
    const headers = { host: new URL(ann.url).host, ...handshake, ...more };
    return request({ port: place.house.port, path: '/functions/v1/line/room?a=1', headers }).end();
  };
  const refused = Promise.withResolvers<number | undefined>();
  open({}).once('response', (answer) => refused.resolve(answer.resume().statusCode));
  expect(await refused.promise).toBe(401);
  const heard = Promise.withResolvers<string>();
  const opening = open({ apikey: ann.publishableKey });
  opening.once('upgrade', (_, socket) => {
    socket.once('data', (frame: Buffer) => {
      heard.resolve(frame.subarray(2).toString());
      socket.destroy();
    });
    // One text, masked by zeros.
    socket.write(Buffer.concat([Buffer.from([0x81, 0x82, 0, 0, 0, 0]), Buffer.from('hi')]));
  });
  opening.once('response', (answer) => heard.reject(new Error(String(answer.statusCode))));
  expect(await heard.promise).toBe(`heard hi at ${ann.url}/line/room?a=1`);
});

test('the calls of the Management API, in Supabase’s shapes', slow, async () => {
  const path = `${managementOf(bob)}/functions`;
  const made = await bob.api('POST', path, {
    slug: 'one',
    name: 'One',
    body: `Deno.serve(() => new Response('1'))`,
  });
  expect(made).toMatchObject({ status: 201, body: { slug: 'one', name: 'One', verify_jwt: true } });
  expect((await bob.api('POST', path, { slug: 'one', name: 'One', body: '' })).body).toEqual({
    message: 'Duplicated function slug',
  });
  const files = {
    'supabase/functions/two/index.ts': `import { two } from '../_shared/two.ts';\nDeno.serve(() => new Response(two));`,
    'supabase/functions/_shared/two.ts': `export const two = '2';`,
  };
  const metadata = {
    entrypoint_path: 'supabase/functions/two/index.ts',
    import_map_path: '',
    verify_jwt: false,
  };
  const two = await deployByForm(bob, 'two', { files, metadata });
  expect(two).toMatchObject({
    status: 201,
    body: {
      entrypoint_path: expect.stringMatching(
        new RegExp(`^file:///tmp/user_fn_${bob.ref}_.*_1/source/supabase/functions/two/index.ts$`),
      ),
    },
  });
  expect((await bob.client().functions.invoke('two')).data).toBe('2');
  const { body } = await bob.api('GET', `${path}/two/body`);
  for (const [name, text] of Object.entries(files)) {
    expect(body).toContain(`filename="${name}"`);
    expect(body).toContain(text);
  }
  const updated = await bob.api('PUT', path, [{ slug: 'one', name: 'First', verify_jwt: false }]);
  expect(updated).toMatchObject({
    status: 200,
    body: { functions: [{ name: 'First', version: 2, verify_jwt: false }] },
  });
  const bad = await deployByForm(bob, 'bad', {
    code: `import x from 'file:///etc/passwd' with { type: 'text' };`,
  });
  expect(bad).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('is a file of the machine') },
  });
  expect((await bob.api('POST', `${path}/deploy?slug=x`, {})).status).toBe(400);
  expect((await bob.api('DELETE', `${path}/one`)).status).toBe(200);
  expect((await bob.api('GET', `${path}/one`)).status).toBe(404);
  expect((await bob.api('GET', path)).body).toMatchObject([{ slug: 'two', status: 'ACTIVE' }]);
  expect((await ann.api('GET', path)).status).toBe(404);
});
