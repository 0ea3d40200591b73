import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createDiskBlobStore, createLogger, systemClock } from '@loam/kernel';
import { expect, test } from 'vitest';
import { errorAnswer } from './errors.ts';
import { createStorageService } from './service.ts';

const failure = (code: string, more: object = {}) =>
  Object.assign(new Error(`write ${code} /srv/home/pg`), { code, ...more });
const said = (code: string, severity = 'ERROR') => failure(code, { severity });

test.each([
  ['a connection that broke', failure('EPIPE'), 503, 'The database cannot be reached just now.'],
  ['a server that is not there', failure('ENOENT', { syscall: 'connect' }), 503, 'cannot be reached'],
  ['a server that shuts down', said('57P01', 'FATAL'), 503, 'cannot be reached'],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), 503, 'cannot be reached'],
  [
    'a server that stayed away',
    failure('database_busy', { cause: failure('EPIPE') }),
    503,
    'cannot be reached',
  ],
  ['a pool that stayed full', failure('database_busy'), 429, 'Too many connections'],
  ['a full disk', failure('ENOSPC'), 507, 'not enough space left'],
  ['a full disk of the database', said('53100'), 507, 'not enough space left'],
  ['a file that the database lost', said('58P01'), 500, 'The database could not use its files'],
  ['a policy that raises what a lost server says', said('08006'), 500, 'database error, code: 08006'],
  ['a policy that divides by zero', said('22012'), 500, 'database error, code: 22012'],
])('%s is told in plain words', (_, error, status, words) => {
  const answer = errorAnswer(error);
  expect([answer?.status, answer?.body]).toEqual([status, expect.stringContaining(words)]);
  expect(answer?.body).not.toMatch(/EPIPE|\/srv/);
});

test.each([failure('ENOENT', { syscall: 'open' }), failure('EACCES'), new TypeError('undefined')])(
  '%s is a fault of ours and no refusal',
  (error) => {
    expect(errorAnswer(error)).toBeUndefined();
  },
);

test('a database that stayed away stands in the log with its reason', async () => {
  const lines: string[] = [];
  const service = createStorageService({
    databases: {
      acquire: () => Promise.reject(failure('database_busy', { cause: failure('EPIPE') })),
    },
    blobs: createDiskBlobStore({ root: join(tmpdir(), 'loam-untouched') }),
    settings: { load: async () => ({ fileSizeLimit: 1, transformsImages: false }) },
    urlSecret: async () => Buffer.alloc(32),
    clock: systemClock,
    logger: createLogger({ level: 'warn', sink: { write: (line) => void lines.push(line) } }),
  });
  const answer = await service.handle({
    ref: 'abc',
    method: 'GET',
    path: '/bucket',
    search: '',
    headers: {},
    caller: { kind: 'accepted', role: 'service_role', claims: {}, apiKeyRole: 'service_role' },
    address: '10.0.0.1',
    origin: 'http://abc.test',
    signal: new AbortController().signal,
    body: Readable.from([]),
    readBody: async () => Buffer.alloc(0),
  });
  expect([answer.status, answer.body]).toEqual([503, expect.stringContaining('cannot be reached')]);
  expect(lines.join('')).toContain('write EPIPE /srv/home/pg');
});
