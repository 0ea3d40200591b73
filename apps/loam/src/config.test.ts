import { expect, test } from 'vitest';
import { readLoamConfig, type ConfigSources } from './config.ts';

function read(sources: Partial<ConfigSources> = {}) {
  return readLoamConfig({ argv: [], env: {}, root: '/srv/loam', canDatabaseReach: () => true, ...sources });
}

test('without any setting it runs everything on port 3000 with data in the checkout', () => {
  expect(read()).toEqual({
    role: 'all',
    port: 3000,
    listenAddress: undefined,
    home: '/srv/loam/.loam-data',
    databaseUrl: undefined,
    cloudDatabaseUrl: undefined,
    serverUrl: undefined,
    webDevUrl: undefined,
    chromium: undefined,
    sandbox: undefined,
    acceptsUnheldNetwork: false,
    functionSpares: undefined,
    isHelpWanted: false,
  });
});

test('arguments win over the environment', () => {
  expect(read({ argv: ['--port', '4000', '--role=edge'], env: { PORT: '5000' } })).toMatchObject({
    port: 4000,
    role: 'edge',
  });
  expect(read({ env: { PORT: '5000' } }).port).toBe(5000);
});

test('data goes to the system’s folder where the database’s account cannot enter the checkout', () => {
  expect(read({ canDatabaseReach: () => false }).home).toBe('/var/lib/loam');
  expect(read({ canDatabaseReach: () => false, env: { LOAM_HOME: 'data' } }).home).toBe('/srv/loam/data');
  expect(read({ env: { LOAM_HOME: '/data/loam' } }).home).toBe('/data/loam');
});

test('a setting that is empty counts as absent', () => {
  expect(read({ env: { PORT: '', LOAM_HOME: ' ', DATABASE_URL: '' } })).toEqual(read());
});

test('database addresses are taken as they are', () => {
  const env = { DATABASE_URL: 'postgres://a@b/c', CLOUD_DATABASE_URL: 'postgresql://d@e/f' };
  expect(read({ env })).toMatchObject({
    databaseUrl: env.DATABASE_URL,
    cloudDatabaseUrl: env.CLOUD_DATABASE_URL,
  });
});

test.each<[string, Partial<ConfigSources>, string]>([
  ['an unknown role', { argv: ['--role', 'boss'] }, 'invalid_argument'],
  ['an unknown option', { argv: ['--prot', '1'] }, 'invalid_argument'],
  ['a port that is no number', { argv: ['--port', 'web'] }, 'invalid_argument'],
  ['a port that is too high', { env: { PORT: '70000' } }, 'invalid_argument'],
  ['a database of another kind', { env: { DATABASE_URL: 'mysql://a/b' } }, 'invalid_setting'],
  ['a server by a name alone', { env: { LOAM_SERVER_URL: 'server' } }, 'invalid_setting'],
  ['a server behind TLS', { env: { LOAM_SERVER_URL: 'https://loam.example' } }, 'invalid_setting'],
  [
    'a switch that is neither on nor off',
    { env: { LOAM_ACCEPT_UNHELD_FUNCTIONS: 'yes' } },
    'invalid_setting',
  ],
  ['more spare processes than a machine keeps', { env: { LOAM_FUNCTION_SPARES: '9' } }, 'invalid_setting'],
  ['a way to hold projects that does not exist', { env: { LOAM_SANDBOX: 'jail' } }, 'invalid_setting'],
  ['a cloud database without a scheme', { env: { CLOUD_DATABASE_URL: 'localhost' } }, 'invalid_setting'],
])('%s is refused', (_, sources, code) => {
  expect(() => read(sources)).toThrow(expect.objectContaining({ code }));
});
