import { describe, expect, test } from 'vitest';
import { parseTextAnswer } from './text-format.ts';

describe('changes written as text', () => {
  test('hold whole files, edits, deletions and reads, in their order', () => {
    const { operations, mistakes } = parseTextAnswer(`I change the page.
<file path="src/a.ts">
export const a = 1;

export const b = 2;
</file>
<edit path="src/App.tsx">
<search>
  <p>old</p>
</search>
<replace>
  <p>new</p>
</replace>
</edit>
<delete path="src/old.ts"/>
<read path="src/c.ts" />
Done.`);
    expect(mistakes).toEqual([]);
    expect(operations).toEqual([
      { kind: 'write', path: 'src/a.ts', content: 'export const a = 1;\n\nexport const b = 2;\n' },
      { kind: 'replace', path: 'src/App.tsx', search: '  <p>old</p>', replace: '  <p>new</p>' },
      { kind: 'delete', path: 'src/old.ts' },
      { kind: 'read', path: 'src/c.ts' },
    ]);
  });

  test('that are not closed are not used, and nothing after them', () => {
    const { operations, mistakes } = parseTextAnswer(
      '<file path="a.ts">\nconst a = 1;\n<delete path="b.ts"/>',
    );
    expect(operations).toEqual([]);
    expect(mistakes[0]).toContain('is not closed');
  });

  test.each([
    ['an edit without what to search for', '<edit path="a.ts">\n<replace>\nx\n</replace>\n</edit>'],
    ['an empty search', '<edit path="a.ts">\n<search>\n\n</search>\n<replace>\nx\n</replace>\n</edit>'],
    ['a file without content', '<file path="a.ts"/>'],
  ])('%s is a mistake that is told', (_what, text) => {
    const { operations, mistakes } = parseTextAnswer(text);
    expect(operations).toEqual([]);
    expect(mistakes).toHaveLength(1);
  });

  test('may stand in a code fence', () => {
    const { operations } = parseTextAnswer('<file path="a.ts">\n```ts\nconst a = 1;\n```\n</file>');
    expect(operations).toEqual([{ kind: 'write', path: 'a.ts', content: 'const a = 1;\n' }]);
  });

  test('in the middle of a line are words, not changes', () => {
    expect(parseTextAnswer('Write <file path="a.ts"> like this: </file>').operations).toEqual([]);
  });

  test('replace with nothing where nothing is given', () => {
    const { operations } = parseTextAnswer(
      '<edit path="a">\n<search>\nx\n</search>\n<replace>\n</replace>\n</edit>',
    );
    expect(operations).toEqual([{ kind: 'replace', path: 'a', search: 'x', replace: '' }]);
  });
});
