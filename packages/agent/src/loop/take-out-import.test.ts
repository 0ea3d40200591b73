import { expect, test } from 'vitest';
import { takeOutImport } from './take-out-import.ts';

const rest = 'export const a = 1;\n';

test.each([
  ['a style', 'import "./theme.css";\n'],
  ['names that nothing uses', 'import { b, c as d } from "./theme.css";\n'],
  ['a type that nothing uses', 'import type { B } from "./theme.css";\n'],
])('%s is taken out', (_what, line) => {
  expect(takeOutImport(`${line}${rest}`, './theme.css', 'src/a.ts')).toBe(rest);
});

test.each([
  ['a name in use', 'import b from "./theme.css";\nexport const a = b;\n'],
  ['a component in use', 'import { B } from "./theme.css";\nexport const A = () => <B />;\n'],
  ['a re-export', 'export * from "./theme.css";\n'],
  ['a page that is loaded later', 'const B = () => import("./theme.css");\nexport default B;\n'],
  ['something else', 'import "./other.css";\n'],
  ['what cannot be parsed', 'import "./theme.css";\nconst = ;\n'],
])('%s stays', (_what, source) => {
  expect(takeOutImport(source, './theme.css', 'src/a.tsx')).toBeUndefined();
});
