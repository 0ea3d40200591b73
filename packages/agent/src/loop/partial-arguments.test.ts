import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPartialArguments } from './partial-arguments.ts';

function after(...deltas: readonly string[]) {
  const partial = createPartialArguments();
  for (const delta of deltas) partial.push(delta);
  return { path: partial.path(), lines: partial.lines() };
}

/** Values as models send them, with everything that could be taken for something else inside. */
const words = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('"path":"x"', '{"path":"x"}', '\\', '\\"', 'a\nb\n', '\u2028', '}', ',', '👋'),
);
const value = fc.oneof(words, fc.jsonValue());
const input = fc
  .tuple(fc.dictionary(fc.oneof(words, fc.constantFrom('path', 'content', 'edits')), value), fc.option(words))
  .map(([rest, path]): Record<string, unknown> => (path === null ? rest : { ...rest, path }));

describe('the path', () => {
  test('of any arguments, in any pieces, is never a wrong one and is there at the end', () => {
    fc.assert(
      fc.property(input, fc.array(fc.nat({ max: 400 })), fc.boolean(), (given, cuts, isIndented) => {
        const json = JSON.stringify(given, null, isIndented ? 2 : 0);
        const right = typeof given['path'] === 'string' ? given['path'] : undefined;
        const partial = createPartialArguments();
        const edges = [0, ...cuts.filter((cut) => cut < json.length).toSorted((a, b) => a - b), json.length];
        for (const [index, from] of edges.entries()) {
          partial.push(json.slice(from, edges[index + 1] ?? json.length));
          if (partial.path() !== undefined) expect(partial.path()).toBe(right);
        }
        expect(partial.path()).toBe(right);
      }),
    );
  });

  test('is known as soon as it has been written, not before', () => {
    expect(after('{"path":"src/pages/Home.ts').path).toBeUndefined();
    expect(after('{"path":"src/pages/Home.tsx"').path).toBe('src/pages/Home.tsx');
    expect(after('{"content":"', 'x', '","path" : "a\\u00e9"').path).toBe('aé');
  });

  test.each([
    '"{\\"path\\":\\"a\\"}"',
    '[{"path":"a"}]',
    '{"edits":[{"path":"a"}]}',
    '{"file":{"path":"a"}}',
  ])('of %s is not that of another value', (json) => {
    expect(after(json).path).toBeUndefined();
  });
});

test('nothing that a model may write is refused', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (pieces) => {
      expect(() => after(...pieces)).not.toThrow();
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[{}[\]",:\\a]*$/u), (text) => {
      expect(() => after(text)).not.toThrow();
    }),
  );
});

describe('lines', () => {
  test.each([
    ['', 0],
    ['one', 1],
    ['one\n', 1],
    ['one\ntwo', 2],
    ['one\n\n\\n two\n', 3],
  ])('of %j are %i', (content, lines) => {
    const json = JSON.stringify({ path: 'a\nb', content });
    expect(after(json).lines).toBe(lines);
    expect(after(...Array.from(json)).lines).toBe(lines);
  });

  test('of all edits are counted together, without what is looked for', () => {
    const edits = [
      { search: 'a\nb\nc', replace: 'd\ne' },
      { search: 'f', replace: 'g\n' },
    ];
    expect(after(JSON.stringify({ path: 'a', edits })).lines).toBe(3);
  });
});
