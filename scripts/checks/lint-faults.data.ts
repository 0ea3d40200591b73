type Files = Readonly<Record<string, string>>;

function lines(count: number, line = '  done();'): string {
  return Array.from({ length: count }, () => line).join('\n');
}

/** One small fault for each rule of ours. */
export const faults: readonly { readonly rule: string; readonly files: Files }[] = [
  one('typescript(no-explicit-any)', 'export const x: any = 1;'),
  one('typescript(no-non-null-assertion)', 'export const x = (list: string[]) => list[0]!;'),
  one('typescript(consistent-type-assertions)', 'export const x = (value: unknown) => value as string;'),
  one(
    'typescript(no-unsafe-argument)',
    "declare function take(n: number): void;\ntake(JSON.parse('1'));\nexport {};",
  ),
  one('typescript(no-unsafe-assignment)', "export const x = JSON.parse('1');"),
  one('typescript(no-unsafe-call)', "JSON.parse('1')();\nexport {};"),
  one('typescript(no-unsafe-member-access)', "export const x: unknown = JSON.parse('1').a;"),
  one('typescript(no-unsafe-return)', "export function x() {\n  return JSON.parse('1');\n}"),
  one('typescript(no-floating-promises)', 'export function x(go: () => Promise<void>): void {\n  go();\n}'),
  one(
    'typescript(no-misused-promises)',
    'export const x = (list: number[], go: () => Promise<void>) => list.forEach(go);',
  ),
  one('typescript(await-thenable)', 'export async function x(): Promise<void> {\n  await 1;\n}'),
  one('typescript(only-throw-error)', "export function x(): never {\n  throw 'no';\n}"),
  one(
    'typescript(switch-exhaustiveness-check)',
    "export function x(kind: 'a' | 'b'): number {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n  return 0;\n}",
  ),
  one('typescript(consistent-type-imports)', "import { Stats } from 'node:fs';\nexport type X = Stats;"),
  one('typescript(ban-ts-comment)', '// @ts-ignore\nexport const x = 1;'),
  {
    rule: 'import(no-cycle)',
    files: {
      'cycle/a.ts': "import { b } from './b.ts';\nexport const a = () => b();",
      'cycle/b.ts': "import { a } from './a.ts';\nexport const b = (): number => a();",
    },
  },
  one('import(no-default-export)', 'export default 1;'),
  one('eslint(no-unused-vars)', 'const y = 1;\nexport const x = 1;'),
  one('eslint(eqeqeq)', 'export const x = (a: number, b: number) => a == b;'),
  one('eslint(no-var)', 'export var x = 1;'),
  one('eslint(prefer-const)', 'let y = 1;\nexport const x = y;'),
  one('eslint(no-param-reassign)', 'export function x(a: number): number {\n  a = 1;\n  return a;\n}'),
  one('eslint(no-console)', "console.log('x');\nexport {};"),
  one(
    'eslint(complexity)',
    `export function x(n: number): number {\n${Array.from({ length: 16 }, (_, i) => `  if (n === ${i}) return ${i};`).join('\n')}\n  return n;\n}`,
  ),
  one(
    'eslint(max-depth)',
    'export function x(n: number): number {\n  if (n > 1) {\n    if (n > 2) {\n      if (n > 3) {\n        if (n > 4) {\n          if (n > 5) {\n            return 6;\n          }\n        }\n      }\n    }\n  }\n  return n;\n}',
  ),
  one('eslint(max-lines)', `export const done = () => 1;\n${lines(401, 'done();')}`),
  one('eslint(max-lines-per-function)', `export function x(done: () => void): void {\n${lines(81)}\n}`),
  one(
    'eslint(max-params)',
    'export const x = (a: number, b: number, c: number, d: number) => a + b + c + d;',
  ),
  { rule: 'unicorn(filename-case)', files: { 'camelCase.ts': 'export const x = 1;' } },
  {
    rule: 'vitest(valid-expect)',
    files: {
      'unread.test.ts': "import { expect, test } from 'vitest';\ntest('x', () => {\n  expect(1);\n});",
    },
  },
  {
    rule: 'vitest(expect-expect)',
    files: { 'idle.test.ts': "import { test } from 'vitest';\ntest('does nothing', () => undefined);" },
  },
  markup(
    'react-hooks(rules-of-hooks)',
    "import { useState } from 'react';\nexport function Box({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return <p>x</p>;\n}",
  ),
  markup(
    'react-hooks(exhaustive-deps)',
    "import { useEffect } from 'react';\nexport function Box({ on }: { on: () => void }) {\n  useEffect(() => on(), []);\n  return <p>x</p>;\n}",
  ),
  markup(
    'react(jsx-key)',
    'export const Box = ({ list }: { list: string[] }) => <p>{list.map((a) => <i>{a}</i>)}</p>;',
  ),
  markup('react(button-has-type)', 'export const Box = () => <button>x</button>;'),
  markup('jsx-a11y(no-autofocus)', 'export const Box = () => <input autoFocus />;'),
  markup('jsx-a11y(alt-text)', 'export const Box = () => <img src="a.png" />;'),
  markup(
    'jsx-a11y(click-events-have-key-events)',
    'export const Box = () => <div onClick={() => undefined}>x</div>;',
  ),
  markup('jsx-a11y(anchor-is-valid)', 'export const Box = () => <a href="#">x</a>;'),
  markup(
    'eslint(max-lines-per-function)',
    `export function Box({ done }: { done: () => void }) {\n${lines(200)}\n  return <p>x</p>;\n}`,
  ),
];

export const clean: readonly { readonly what: string; readonly files: Files }[] = [
  { what: 'as const', files: { 'clean/as-const.ts': "export const x = ['a'] as const;" } },
  {
    what: 'satisfies',
    files: { 'clean/satisfies.ts': 'export const x = { a: 1 } satisfies Record<string, number>;' },
  },
  {
    what: 'a default export of a configuration file',
    files: { 'clean/some.config.ts': 'export default {};' },
  },
  {
    what: 'a long test function',
    files: { 'clean/long.test.ts': `export function x(done: () => void): void {\n${lines(120)}\n}` },
  },
  {
    what: 'a component of 150 lines',
    files: {
      'clean/box.tsx': `export function Box({ done }: { done: () => void }) {\n${lines(150)}\n  return <p>x</p>;\n}`,
    },
  },
  {
    what: 'a long table of data',
    files: { 'clean/table.data.ts': `export const x = [\n${lines(500, '  1,')}\n];` },
  },
];

function one(rule: string, text: string): { readonly rule: string; readonly files: Files } {
  return { rule, files: { [`${rule.replace(/[()/]/g, '-')}a.ts`]: `${text}\n` } };
}

function markup(rule: string, text: string): { readonly rule: string; readonly files: Files } {
  return { rule, files: { [`markup-${rule.replace(/[()/]/g, '-')}a.tsx`]: `${text}\n` } };
}
