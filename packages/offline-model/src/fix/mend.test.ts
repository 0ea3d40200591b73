import { parse } from '@loam/source-edit';
import { expect, test } from 'vitest';
import { RECIPE_SITE } from '../plan/testing/samples.ts';
import { bareRequest, type Fault } from '../reply.ts';
import { writeApp } from '../write/write-app.ts';
import { mend } from './mend.ts';

const PATH = 'src/pages/Shop.tsx';
const OTHERS: readonly (readonly [string, string])[] = [
  ['src/components/ui/button.tsx', 'export function Button() { return null; }\n'],
  ['src/components/PriceTag.tsx', 'const PriceTag = () => null;\nexport default PriceTag;\n'],
  ['src/lib/money.ts', 'export const euro = (value: number) => `${value} €`;\n'],
];

/** The source after the fault was seen to; null when nothing changed. */
function mended(source: string, fault: Omit<Fault, 'kind'>): string | null {
  const files = new Map([[PATH, source], ...OTHERS]);
  const { changes } = mend(
    bareRequest('fix it', { files, faults: [{ kind: 'build', path: PATH, ...fault }], containsError: true }),
    null,
    'en',
  );
  const content = changes.find(({ path }) => path === PATH)?.content ?? null;
  if (content !== null) expect(parse(content, PATH).errors).toEqual([]);
  return content;
}

test.each([
  ['export const A = () => <Button />;\n', "Cannot find name 'Button'.", 'from "@/components/ui/button"'],
  [
    'export const A = () => <PriceTag />;\n',
    "Cannot find name 'PriceTag'.",
    'import PriceTag from "@/components/PriceTag"',
  ],
  [
    'export const A = () => { const [a] = useState(1); return <p>{a}</p>; };\n',
    'useState is not defined',
    'from "react"',
  ],
  ['export const A = () => <Search />;\n', "Cannot find name 'Search'. (TS2304)", 'from "lucide-react"'],
  ['export const A = () => <p>{euro(3)}</p>;\n', 'ReferenceError: euro is not defined', 'from "@/lib/money"'],
  ['export const A = () => <Link to="/">x</Link>;\n', "Cannot find name 'Link'.", 'from "react-router"'],
])('a missing import is added: %s', (source, message, wanted) => {
  expect(mended(source, { message })).toContain(wanted);
});

test.each([
  [
    'import Missing from "/src/missing.tsx";\nexport const A = () => (\n  <main>\n    <Missing />\n    <p>x</p>\n  </main>\n);\n',
    'Failed to resolve import "/src/missing.tsx" from "src/pages/Shop.tsx". Does the file exist?',
  ],
  [
    'import "/src/missing.tsx";\nexport const A = () => <p>x</p>;\n',
    'Failed to resolve import /src/missing.tsx',
  ],
  [
    'import { Missing } from "./missing";\nimport { Route, Routes } from "react-router";\nexport const A = () => (\n  <Routes>\n    <Route path="/" element={<p>x</p>} />\n    <Route path="/m" element={<Missing />} />\n  </Routes>\n);\n',
    "[vite]: Rolldown failed to resolve import './missing' from src/pages/Shop.tsx",
  ],
])('what is imported from a file that never was goes with all that uses it: %#', (source, message) => {
  const content = mended(source, { message });
  expect(content).not.toMatch(/missing/i);
  expect(content).toContain('<p>x</p>');
});

test.each([
  [
    'import { Link } from "react-router-dom";\nexport const A = () => <Link to="/">x</Link>;\n',
    'Failed to resolve import "react-router-dom" from "src/pages/Shop.tsx"',
    '"react-router"',
  ],
  [
    'import PriceTag from "./price-tag";\nexport const A = () => <PriceTag />;\n',
    "Cannot find module './price-tag' or its corresponding type declarations.",
    '"@/components/PriceTag"',
  ],
  [
    'import { PriceTag } from "@/components/PriceTag";\nexport const A = () => <PriceTag />;\n',
    `Module '"@/components/PriceTag"' has no exported member 'PriceTag'.`,
    'import PriceTag from "@/components/PriceTag"',
  ],
  [
    'import Button from "@/components/ui/button";\nexport const A = () => <Button />;\n',
    `Module '"@/components/ui/button"' has no default export.`,
    '{ Button }',
  ],
])('a wrong import is put right: %s', (source, message, wanted) => {
  expect(mended(source, { message })).toContain(wanted);
});

test('what nobody uses goes', () => {
  expect(
    mended('import { useState } from "react";\nexport const A = () => null;\n', {
      message: "'useState' is declared but its value is never read.",
    }),
  ).not.toContain('useState');
});

test('a list that is not there is an empty one', () => {
  const source =
    'export const A = ({ items }) => (\n  <ul>{items.map((item) => <li key={item}>{item}</li>)}</ul>\n);\n';
  expect(
    mended(source, { message: "Cannot read properties of undefined (reading 'map')", line: 2 }),
  ).toContain('(items ?? []).map');
  expect(
    mended(source, { message: "TypeError: Cannot read properties of undefined (reading 'map')" }),
  ).toContain('(items ?? []).map');
});

test('a member of something that may be missing is reached with care', () => {
  expect(
    mended('export const A = ({ user }) => <p>{user.name}</p>;\n', {
      message: "'user' is possibly 'undefined'.",
      line: 1,
    }),
  ).toContain('user?.name');
});

test('rows get a key', () => {
  expect(
    mended('export const A = ({ items }) => <ul>{items.map((item) => <li>{item}</li>)}</ul>;\n', {
      message: 'Each child in a list should have a unique "key" prop.',
    }),
  ).toContain('<li key={index}>');
});

test.each([
  [
    'export const A = () => (\n  <div>\n    <p>Hello\n  </div>\n);\n',
    "Expected corresponding JSX closing tag for 'p'.",
  ],
  [
    'export const A = () => (\n  <div>\n    <img src="a.png">\n  </div>\n);\n',
    "Expected corresponding JSX closing tag for 'img'.",
  ],
])('elements that were left open are closed', (source, message) => {
  expect(mended(source, { message })).not.toBeNull();
});

test('a property that a component does not know goes', () => {
  const source = 'export const A = () => (\n  <Button colour="red" size="sm" />\n);\n';
  expect(
    mended(source, {
      message: "Property 'colour' does not exist on type 'IntrinsicAttributes & ButtonProps'.",
      line: 2,
    }),
  ).not.toContain('colour');
});

test('a file that cannot be mended goes back to the version that works', () => {
  const written = writeApp(RECIPE_SITE);
  const path = 'src/pages/Index.tsx';
  const files = new Map(written).set(path, 'const Index = ((( => nothing');
  const reply = mend(
    bareRequest('fix', {
      files,
      faults: [{ kind: 'build', message: 'Something odd happened', path }],
      containsError: true,
    }),
    RECIPE_SITE,
    'en',
  );
  expect(reply.changes.find((change) => change.path === path)?.content).toBe(written.get(path));
  expect(reply.text).toContain('back to the version that worked');
});

test('what it does not know it says', () => {
  const { changes, text } = mend(
    bareRequest('fix', {
      faults: [{ kind: 'runtime', message: 'The flux capacitor is empty' }],
      containsError: true,
    }),
    null,
    'en',
  );
  expect(changes).toEqual([]);
  expect(text).toContain('flux capacitor');
});

test('a file of the app that is gone is written again', () => {
  const files = new Map([...writeApp(RECIPE_SITE), ['.loam/plan.json', JSON.stringify(RECIPE_SITE)]]);
  const gone = [...files.keys()].find((path) => /^src\/components\/.+\.tsx$/.test(path)) ?? '';
  const good = files.get(gone);
  files.delete(gone);
  const { changes, text } = mend(
    bareRequest('Try to fix', {
      files,
      faults: [
        {
          kind: 'build',
          message: `Failed to resolve import "@/${gone.slice(4, -4)}" from "src/App.tsx". Does the file exist?`,
          path: 'src/App.tsx',
        },
      ],
      containsError: true,
    }),
    RECIPE_SITE,
    'en',
  );
  expect(changes.find(({ path }) => path === gone)?.content).toBe(good);
  expect(text).toContain(gone);
});

test('the page that loads a file which is not there loads the app again', () => {
  const { changes } = mend(
    bareRequest('Try to fix', {
      files: new Map([
        ['index.html', '<script type="module" src="/src/missing.tsx"></script>\n'],
        ['src/main.tsx', 'export {};\n'],
      ]),
      faults: [{ kind: 'build', message: 'Failed to resolve /src/missing.tsx from index.html' }],
      containsError: true,
    }),
    null,
    'en',
  );
  expect(changes.find(({ path }) => path === 'index.html')?.content).toContain('src="/src/main.tsx"');
});
