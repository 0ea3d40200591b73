import { endpoint, type Endpoint, endpoints, errorStatus } from '@loam/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { bind } from './bind.ts';
import { openApiDocument } from './openapi.ts';
import { calls, createPipelineApp } from './pipeline.fixture.ts';

const read = bind(calls.read, async () => ({ limit: 1 }));
const list: readonly Endpoint[] = Object.values(endpoints);

test('an endpoint that is bound twice, or not at all, stops the start', () => {
  expect(() => createPipelineApp({ bindings: [read, read] })).toThrow('GET /things/:thingId is bound twice');
  const same = endpoint({
    ...calls.read,
    path: '/things/:otherId',
    params: z.object({ otherId: z.string() }),
  });
  const twin = bind(same, async () => ({ limit: 1 }));
  expect(() => createPipelineApp({ bindings: [read, twin] })).toThrow('GET /things/:otherId is bound twice');
  expect(() => createPipelineApp({ bindings: [read], options: { expected: calls } })).toThrow('is not bound');
});

test('health follows the database', async () => {
  const isReady = async () => Promise.reject(new Error('away'));
  const away = createPipelineApp({ bindings: [], options: { isReady } });
  expect((await away.send('GET', '/health')).status).toBe(503);
  const well = createPipelineApp({ bindings: [] });
  expect(await (await well.send('GET', '/health')).json()).toEqual({ status: 'ok' });
});

const Parameter = z.strictObject({
  name: z.string(),
  in: z.enum(['path', 'query']),
  required: z.boolean(),
  schema: z.record(z.string(), z.unknown()),
});
const Content = z.record(z.string(), z.strictObject({ schema: z.record(z.string(), z.unknown()) }));
const Operation = z.strictObject({
  summary: z.string().min(3),
  tags: z.array(z.string()),
  'x-permission': z.string(),
  'x-session-only': z.literal(true).optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(Parameter),
  requestBody: z.strictObject({ required: z.boolean(), content: Content }).optional(),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.strictObject({ description: z.string(), content: Content.optional() }),
  ),
});
/** The parts of OpenAPI 3.1 that we print, strictly. */
const Document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string().regex(/^\/api\//),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), Operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
    securitySchemes: z.record(z.string(), z.record(z.string(), z.unknown())),
  }),
});

const document = Document.parse(JSON.parse(JSON.stringify(openApiDocument(list, 'Loam'))));

test('the OpenAPI document is valid 3.1 and lists every endpoint of the contract once', () => {
  const printed = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const wanted = list.map((call) => `${call.method} /api${call.path.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(printed.toSorted()).toEqual(wanted.toSorted());
});

test.each(list.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s is described: parameters of its path, a success and its errors',
  (_, call) => {
    const path = `/api${call.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    const method = z.enum(['get', 'post', 'put', 'patch', 'delete']).parse(call.method.toLowerCase());
    const operation = Operation.parse(document.paths[path]?.[method]);
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map((parameter) => `{${parameter.name}}`).toSorted()).toEqual(
      [...path.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted(),
    );
    expect(inPath.every((parameter) => parameter.required)).toBe(true);
    expect(Object.keys(operation.responses).some((status) => status.startsWith('2'))).toBe(true);
    for (const code of call.errors ?? [])
      expect(operation.responses).toHaveProperty(String(errorStatus[code]));
  },
);

test('every reference in the document leads somewhere', () => {
  const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
  for (const reference of new Set(references)) {
    const [, name] = /#\/components\/schemas\/(\w+)/.exec(reference) ?? [];
    expect(Object.keys(document.components.schemas), reference).toContain(name);
  }
});
