import { expect, test } from 'vitest';
import { findModuleFaults, findPackages } from './module-graph.ts';

const place = { sources: 'file:///app/source/', standIns: 'file:///app/loam/' };

function graph(specifier: string, target: string | undefined, more: object = {}): string {
  const span = { start: { line: 2, character: 7 }, end: { line: 2, character: 20 } };
  const code =
    target === undefined ? { error: 'cannot be resolved\nmore', span } : { specifier: target, span };
  return JSON.stringify({
    modules: [
      {
        kind: 'esm',
        specifier: 'file:///app/source/hello/index.ts',
        dependencies: [{ specifier, code, ...more }],
      },
    ],
  });
}

test.each([
  ['./lib.ts', 'file:///app/source/hello/lib.ts'],
  ['../_shared/cors.ts', 'file:///app/source/_shared/cors.ts'],
  ['https://deno.land/std/http/server.ts', 'file:///app/loam/http-server.ts'],
  ['https://esm.sh/a', 'npm:a'],
  ['node:fs', 'node:fs'],
  ['data:text/javascript,1', 'data:text/javascript,1'],
])('%s is allowed', (specifier, target) => {
  expect(findModuleFaults(graph(specifier, target), place)).toEqual([]);
});

test.each([
  ['file:///etc/passwd', 'file:///etc/passwd', 'is a file of the machine'],
  ['FILE:///etc/passwd', 'file:///etc/passwd', 'is a file of the machine'],
  ['file:///app/source/hello/lib.ts', 'file:///app/source/hello/lib.ts', 'is a file of the machine'],
  ['/etc/passwd', 'file:///etc/passwd', 'is an absolute path'],
  ['../../../etc/passwd', 'file:///etc/passwd', 'leads out of the folder'],
  ['../../loam/start.ts', 'file:///app/loam/start.ts', 'leads out of the folder'],
  ['mapped', 'file:///etc/passwd', 'leads out of the folder'],
  ['lost', undefined, 'cannot be resolved'],
])('%s is refused with its place', (specifier, target, message) => {
  expect(findModuleFaults(graph(specifier, target), place)).toEqual([
    { file: 'hello/index.ts', line: 3, message: expect.stringContaining(message) },
  ]);
});

test('a module that could not be had is told where it is named; the entry itself without a line', () => {
  const missing = {
    specifier: 'file:///app/source/hello/gone.ts',
    error: 'Module not found "file:///app/source/hello/gone.ts".',
  };
  const named: unknown = JSON.parse(graph('./gone.ts', missing.specifier));
  const modules: unknown = Reflect.get(Object(named), 'modules');
  const both = JSON.stringify({ modules: [missing, ...(Array.isArray(modules) ? modules : [])] });
  expect(findModuleFaults(both, place)).toEqual([
    { file: 'hello/index.ts', line: 3, message: 'Module not found "hello/gone.ts".' },
  ]);
  expect(findModuleFaults(JSON.stringify({ modules: [missing] }), place)).toEqual([
    { file: 'hello/gone.ts', message: 'Module not found "hello/gone.ts".' },
  ]);
});

test('what is no graph is no answer', () => {
  expect(findModuleFaults('', place)).toBeUndefined();
  expect(findModuleFaults('{"modules":1}', place)).toBeUndefined();
});

test('packages are found by their names, with the versions that were chosen', () => {
  const npmPackages = {
    'a@1.0.0': { name: 'a', version: '1.0.0', dependencies: [] },
    'a@2.0.0_b@1.0.0': { name: 'a', version: '2.0.0' },
    'b@1.0.0': { name: 'b', version: '1.0.0' },
    odd: 1,
  };
  expect(findPackages(JSON.stringify({ modules: [], npmPackages }), new Set(['a']))).toEqual([
    'a@1.0.0',
    'a@2.0.0',
  ]);
  expect(findPackages('{"modules":[]}', new Set(['a']))).toEqual([]);
  expect(findPackages('', new Set(['a']))).toEqual([]);
});
