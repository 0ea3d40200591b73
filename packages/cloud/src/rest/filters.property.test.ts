import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyOf, openTestRest, type TestRest } from './test-rest.fixture.ts';

// The same conditions asked of the service and of a small evaluator that knows SQL's three truth values.

interface Row {
  readonly id: number;
  readonly n: number | null;
  readonly t: string | null;
}

const rows: readonly Row[] = [
  { id: 1, n: 0, t: 'a' },
  { id: 2, n: 1, t: 'ab' },
  { id: 3, n: -5, t: '' },
  { id: 4, n: null, t: 'b,c' },
  { id: 5, n: 7, t: null },
  { id: 6, n: null, t: null },
  { id: 7, n: 1, t: 'A"\\' },
];

let app: TestRest;

beforeAll(async () => {
  app = await openTestRest('create table facts (id int primary key, n int, t text)');
  const written = await app.ask('POST /facts', { body: rows });
  expect(written.status).toBe(201);
});

afterAll(async () => {
  await app[Symbol.asyncDispose]();
});

type Truth = boolean | null;
interface Condition {
  readonly text: string;
  holds(row: Row): Truth;
}

const not = (truth: Truth): Truth => (truth === null ? null : !truth);
const both = (truths: readonly Truth[]): Truth =>
  truths.includes(false) ? false : truths.includes(null) ? null : true;
const either = (truths: readonly Truth[]): Truth => not(both(truths.map(not)));
const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const numbers = fc.constantFrom(-5, 0, 1, 2, 7);
const texts: fc.Arbitrary<string> = fc.constantFrom('', 'a', 'ab', 'b,c', 'A"\\', 'z');

const compare = fc
  .record({ operator: fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte'), value: numbers })
  .map(({ operator, value }): Condition => ({
    text: `n.${operator}.${value}`,
    holds: ({ n }) => (n === null ? null : compareNumbers(operator, n, value)),
  }));

function compareNumbers(operator: string, a: number, b: number): boolean {
  switch (operator) {
    case 'eq':
      return a === b;
    case 'neq':
      return a !== b;
    case 'gt':
      return a > b;
    case 'gte':
      return a >= b;
    case 'lt':
      return a < b;
    default:
      return a <= b;
  }
}

const conditions: fc.Arbitrary<Condition>[] = [
  compare,
  texts.map((value) => ({
    text: `t.eq.${quote(value)}`,
    holds: ({ t }) => (t === null ? null : t === value),
  })),
  texts.map((value) => ({ text: `t.isdistinct.${quote(value)}`, holds: ({ t }) => t !== value })),
  fc.array(texts, { minLength: 2, maxLength: 3 }).map((values) => ({
    text: `t.in.(${values.map(quote).join(',')})`,
    holds: ({ t }) => (t === null ? null : values.includes(t)),
  })),
  fc
    .constantFrom('n' as const, 't' as const)
    .map((name) => ({ text: `${name}.is.null`, holds: (row) => row[name] === null })),
  fc.constantFrom('a', 'b').map((start) => ({
    text: `t.like.${start}*`,
    holds: ({ t }) => (t === null ? null : t.startsWith(start)),
  })),
];

/** `n.eq.1` becomes `n.not.eq.1`. */
function negate({ text, holds }: Condition): Condition {
  return { text: text.replace('.', '.not.'), holds: (row) => not(holds(row)) };
}

const tree = fc.letrec<{ tree: Condition }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    ...conditions,
    fc.oneof(...conditions).map(negate),
    fc
      .record({
        negated: fc.boolean(),
        operator: fc.constantFrom('and', 'or'),
        items: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
      })
      .map(({ negated, operator, items }): Condition => ({
        text: `${negated ? 'not.' : ''}${operator}(${items.map(({ text }) => text).join(',')})`,
        holds: (row) => {
          const truths = items.map((item) => item.holds(row));
          const truth = operator === 'and' ? both(truths) : either(truths);
          return negated ? not(truth) : truth;
        },
      })),
  ),
})).tree;

test('conditions find the rows that an evaluator finds', async () => {
  await fc.assert(
    fc.asyncProperty(tree, async ({ text, holds }) => {
      const answer = await app.ask(`GET /facts?select=id&order=id&and=${encodeURIComponent(`(${text})`)}`);
      expect([answer.status, bodyOf(answer)]).toEqual([
        200,
        rows.filter((row) => holds(row) === true).map(({ id }) => ({ id })),
      ]);
    }),
    { numRuns: 150 },
  );
});
