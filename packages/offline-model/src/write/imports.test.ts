import { describe, expect, it } from 'vitest';
import { exportsOf, withImports } from './imports.ts';

const OWN = new Map([
  ['Recipe', '@/data/recipes'],
  ['~RecipeValues', '@/data/recipes'],
  ['store', '@/data/store'],
  ['emptyRecipe', '@/data/recipes'],
]);

describe('withImports', () => {
  it('imports the components, hooks, icons and types that a body uses', () => {
    const source = withImports(
      'src/a.tsx',
      'export function A({ children }: { children: ReactNode }) {\n  const [x] = useState("");\n  return <Button><PlusIcon />{x}{children}</Button>;\n}\n',
      OWN,
    );
    expect(source).toContain('import { type ReactNode, useState } from "react";');
    expect(source).toContain('import { Button } from "@/components/ui/button";');
    expect(source).toContain('import { PlusIcon } from "lucide-react";');
  });

  it.each([
    ['text between tags', 'export const A = () => <p>Card and Button, or store</p>;\n'],
    ['a string', 'export const a = "Card and store";\n'],
    ['a comment', '/** Card of the store. */\nexport const a = 1;\n'],
    ['a key of an object', 'export const a = { store: 1 };\n'],
    ['a member', 'export const a = (b: { store: number }) => b.store;\n'],
    ['its own declaration', 'function Card() {}\nexport const a = Card;\n'],
  ])('does not take %s for a use', (_what, body) => {
    expect(withImports('src/a.tsx', body, OWN)).toBe(body);
  });

  it('sees a use that is spread', () => {
    expect(withImports('src/a.ts', 'export const a = { ...emptyRecipe };\n', OWN)).toContain(
      'import { emptyRecipe }',
    );
  });

  it('marks an import of types alone', () => {
    expect(withImports('src/a.ts', 'export type A = RecipeValues;\n', OWN)).toContain(
      'import type { RecipeValues } from "@/data/recipes";',
    );
  });

  it('does not import a file into itself', () => {
    const body = 'export const a = store;\n';
    expect(withImports('src/data/store.ts', body, OWN)).toBe(body);
  });
});

describe('exportsOf', () => {
  it('names values and marks types', () => {
    expect(
      exportsOf('export const a = 1;\nexport function b() {}\nexport type C = 1;\nexport interface D {}\n'),
    ).toEqual(['a', 'b', '~C', '~D']);
  });
});
