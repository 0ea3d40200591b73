import { WorkspaceId } from '@loam/contract';
import { sql } from '@loam/db';
import { AppError, randomIds, silentLogger, systemClock } from '@loam/kernel';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { createServer, type Server } from 'node:http';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAgentModels } from './agent-models.ts';
import { createInstallationModel, type InstallationModel, keyOf } from './installation-model.ts';
import { listProviders } from './model-providers.ts';
import { providerStore } from './provider-store.ts';

let database: TestDatabase;
let server: Server;
let address = '';
let operators: InstallationModel;
const secret = randomBytes(32);
const signal = new AbortController().signal;

beforeAll(async () => {
  database = await createTestDatabase();
  // LM Studio as far as a probe asks it.
  server = createServer((request, response) => {
    const isWelcome = request.headers.authorization !== 'Bearer wrong';
    response.writeHead(isWelcome && request.url === '/v1/models' ? 200 : 401).end('{"data":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new TypeError('The server does not listen.');
  address = `http://127.0.0.1:${bound.port}/v1`;
});
beforeEach(async () => {
  await database.db.run(sql`delete from settings`);
  operators = createInstallationModel({ db: database.db, clock: systemClock, logger: silentLogger, secret });
});
afterAll(async () => {
  server.close();
  await database.drop();
});

/** An outbound guard that knows no public address. */
const closed = {
  check: async () => {
    throw new AppError({ code: 'address_refused', detail: 'private' });
  },
};

function openInstalled() {
  return createAgentModels({
    config: { modelServers: [] },
    clock: systemClock,
    outbound: closed,
    operators: operators.current,
    local: { discover: async () => [] },
  });
}

test('a private address is refused to a workspace and tried for the operator', async () => {
  const models = openInstalled();
  const key = keyOf({ base_url: address }, undefined);
  expect(await models.probe(key, signal)).toBe('address_refused');
  expect(await models.probeOperators(key, signal)).toBe('accepted');
  expect(await models.probeOperators(keyOf({ base_url: address }, 'wrong'), signal)).toBe('refused');
  const nowhere = keyOf({ base_url: 'http://127.0.0.1:9/v1' }, undefined);
  expect(await models.probeOperators(nowhere, signal)).toBe('unreachable');
});

test('what the operator connected is everyone’s at once, until it is removed', async () => {
  const models = openInstalled();
  const names = async () => (await models.open([])).list().map(({ id }) => id);
  expect(await names()).not.toContain('compatible/qwen');
  await operators.save({ base_url: address, api_key: 'sk-very-secret-1234', default_model: 'qwen' });
  expect(await names()).toContain('compatible/qwen');
  expect(await models.installed()).toContainEqual({
    provider: 'compatible',
    source: 'environment',
    baseUrl: address,
    defaultModel: 'qwen',
  });
  await operators.remove();
  expect(await names()).not.toContain('compatible/qwen');
});

test('what the operator says of the model stands before its name, and older settings are still read', async () => {
  const models = openInstalled();
  const traits = async () => {
    const found = (await models.open([])).list().find(({ id }) => id === 'compatible/qwen');
    return [found?.context_tokens, found?.sees_images];
  };
  await operators.save({
    base_url: address,
    default_model: 'qwen',
    context_tokens: 40_000,
    sees_images: true,
  });
  expect(await traits()).toEqual([40_000, true]);
  const older = {
    base_url: address,
    sealed_key: null,
    key_hint: null,
    default_model: 'qwen',
    updated_at: 'then',
  };
  await database.db.run(sql`update settings set value = ${JSON.stringify(older)}::jsonb`);
  expect(await traits()).toEqual([128_000, false]);
  expect(await operators.view()).toMatchObject({ context_tokens: null, sees_images: null });
});

test('its key is stored sealed and never shown', async () => {
  const saved = await operators.save({ base_url: address, api_key: 'sk-very-secret-1234' });
  expect(saved).toMatchObject({ base_url: address, key_hint: '1234', default_model: null });
  expect(await operators.view()).toEqual(saved);
  expect(await operators.current()).toMatchObject({ apiKey: 'sk-very-secret-1234', baseUrl: address });
  const rows = await database.db.rows(sql`select value::text from settings`);
  expect(JSON.stringify([rows, saved])).not.toContain('sk-very-secret');
  const other = { db: database.db, clock: systemClock, logger: silentLogger, secret: randomBytes(32) };
  expect(await createInstallationModel(other).current()).toBeUndefined();
});

test.each([
  { who: 'a member', seen: { ofWorkspace: false, ofInstallation: false }, shown: [] },
  { who: 'an admin of the workspace', seen: { ofWorkspace: true, ofInstallation: false }, shown: [] },
  { who: 'the operator', seen: { ofWorkspace: false, ofInstallation: true }, shown: ['compatible'] },
])('$who is shown the operator’s address: $shown', async ({ seen, shown }) => {
  await operators.save({ base_url: address });
  const context = { db: database.db, providers: providerStore, installed: openInstalled() };
  const providers = await listProviders(context, WorkspaceId.parse(randomIds.uuid()), seen);
  expect(providers.find(({ id }) => id === 'compatible')).toMatchObject({ source: 'environment' });
  expect(providers.filter((one) => one.base_url !== null).map(({ id }) => id)).toEqual(shown);
  expect(JSON.stringify(providers).includes(address)).toBe(shown.length > 0);
});
