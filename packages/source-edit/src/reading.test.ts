import { AppError } from '@loam/kernel';
import { describe, expect, it } from 'vitest';
import {
  addImport,
  exportsOf,
  findElements,
  findName,
  importsOf,
  parse,
  parseSourceTag,
  removeImport,
  renameImportPath,
  tagPositions,
} from './index.ts';

describe('checking syntax', () => {
  it.each([
    ['a.tsx', 'const a = <p>x</p>;'],
    ['a.ts', 'const a = <string>b;'],
    ['a.js', 'const a = <p>x</p>;'],
    ['a.json', '{"a": 1}'],
    ['tsconfig.json', '{ /* note */ "a": 1, }'],
    ['a.css', '@theme { --a: url(data:image/svg+xml;utf8,<svg>{); } a::after { content: "}"; } /* { */'],
    ['a.md', '```{'],
    ['a.cjs', 'module.exports = { a: 1 };'],
  ])('accepts %s', (path, source) => {
    expect(parse(source, path).errors).toEqual([]);
  });

  it.each([
    ['a.tsx', 'const a = 1;\nconst b = <p>;\n', 2],
    ['a.ts', 'const a = 1;\n\nconst b = {;\n', 3],
    ['a.json', '{\n  "a": 1,\n  b\n}', 3],
    ['a.css', 'a {\n  color: red;\n', 1],
    ['a.css', 'a { color: red; }\n}\n', 2],
    ['a.css', 'a { color: red )\n}\n', 1],
    ['a.css', 'a { }\n/* open', 2],
    ['a.css', "a { content: 'x\n'; }", 1],
  ])('tells the line in %s %j', (path, source, line) => {
    expect(parse(source, path).errors[0]).toMatchObject({ line });
  });
});

const SOURCE = `import React, { useState as state, type FC } from 'react';
import type { Item } from './items';
import './page.css';
export { a, b as c } from './letters';
export * from './all';
const Page = lazy(() => import('./pages/Page'));
const other = import(name);
export const one = 1, two = 2;
export default function App() {}
`;

describe('reading imports and exports', () => {
  it('tells every module that is asked for', () => {
    expect(importsOf(SOURCE).map(({ kind, specifier, line }) => [kind, specifier, line])).toEqual([
      ['static', 'react', 1],
      ['static', './items', 2],
      ['static', './page.css', 3],
      ['export', './letters', 4],
      ['export', './all', 5],
      ['dynamic', './pages/Page', 6],
    ]);
    expect(importsOf(SOURCE)[0]?.names).toEqual([
      { imported: 'default', local: 'React', isType: false },
      { imported: 'useState', local: 'state', isType: false },
      { imported: 'FC', local: 'FC', isType: true },
    ]);
  });

  it('tells every name that is given', () => {
    expect(exportsOf(SOURCE).map(({ name, from }) => [name, from])).toEqual([
      ['a', './letters'],
      ['c', './letters'],
      ['*', './all'],
      ['one', undefined],
      ['two', undefined],
      ['default', undefined],
    ]);
  });

  it('tells where a name is declared, imported and used', () => {
    const source =
      "import { Card } from './card';\nconst a = <Card />;\n// Card\nfunction b() { return 'Card'; }\n";
    expect(findName(source, 'Card')).toEqual([
      { line: 1, kind: 'imported' },
      { line: 2, kind: 'used' },
    ]);
    expect(findName(source, 'b')).toEqual([{ line: 4, kind: 'declared' }]);
  });
});

describe('changing imports', () => {
  it('joins an import that is there and keeps its style', () => {
    expect(addImport(SOURCE, { from: 'react', names: ['useEffect'] })).toBe(
      SOURCE.replace('type FC }', 'type FC, useEffect }'),
    );
    expect(addImport(SOURCE, { from: './items', names: ['Other'], isTypeOnly: true })).toContain(
      "import type { Item, Other } from './items';",
    );
  });

  it('adds a new one after the last', () => {
    expect(addImport(SOURCE, { from: '@/x', default: 'X', names: [{ name: 'y', as: 'z' }] })).toBe(
      SOURCE.replace("'./page.css';\n", "'./page.css';\nimport X, { y as z } from '@/x';\n"),
    );
    expect(addImport('"use client";\nconst a = 1;\n', { from: 'b', namespace: 'B' })).toBe(
      '"use client";\n\nimport * as B from "b";\nconst a = 1;\n',
    );
    expect(addImport('const a = 1;\n', { from: './a.css' })).toBe('import "./a.css";\n\nconst a = 1;\n');
  });

  it('changes nothing when all is there already', () => {
    expect(
      addImport(SOURCE, { from: 'react', default: 'React', names: [{ name: 'useState', as: 'state' }] }),
    ).toBe(SOURCE);
    expect(addImport(SOURCE, { from: './page.css' })).toBe(SOURCE);
  });

  it('removes one name, or the whole line', () => {
    expect(removeImport(SOURCE, { from: 'react', name: 'state' })).toContain(
      "import React, { type FC } from 'react';",
    );
    expect(removeImport(SOURCE, { from: './items', name: 'Item' })).toBe(
      SOURCE.replace("import type { Item } from './items';\n", ''),
    );
    expect(removeImport(SOURCE, { from: './page.css' })).not.toContain('page.css');
    expect(() => removeImport(SOURCE, { from: 'vue' })).toThrow(AppError);
  });

  it('points every kind of import elsewhere', () => {
    expect(renameImportPath(SOURCE, { from: './pages/Page', to: './pages/Home' })).toBe(
      SOURCE.replace('./pages/Page', './pages/Home'),
    );
    expect(renameImportPath(SOURCE, { from: './letters', to: './signs' })).toContain("from './signs'");
  });
});

describe('tagging positions', () => {
  const source =
    'export const A = (props) => (\n  <Box {...props}>\n    <List<string> a />\n    <></>\n  </Box>\n);\n';

  it('puts the place of each element first, and it leads back to the element', () => {
    const tagged = tagPositions(source, 'src/A.tsx')?.code ?? '';
    expect(tagged).toContain('<Box data-loam-source="src/A.tsx:2:3" {...props}>');
    expect(tagged).toContain('<List<string> data-loam-source="src/A.tsx:3:5" a />');
    for (const { attributes } of findElements(tagged).filter(({ name }) => name !== '')) {
      const place = parseSourceTag(attributes[0]?.value ?? '');
      const found = findElements(source).find(({ position }) => position.line === place?.line);
      expect(found?.position.column).toBe(place?.column);
    }
  });

  it('leaves alone what shows nothing and what takes no attributes', () => {
    expect(tagPositions('const a = <Suspense><X.Provider /></Suspense>;', 'a.tsx')).toBeUndefined();
    expect(
      tagPositions("import { Canvas } from '@react-three/fiber';\nconst a = <mesh />;", 'a.tsx'),
    ).toBeUndefined();
    expect(tagPositions('const a = 1;', 'a.ts')).toBeUndefined();
    expect(parseSourceTag('nothing')).toBeUndefined();
  });
});
