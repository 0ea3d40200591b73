import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RestError } from '../errors/rest-error.ts';
import { parseAccept, mediaTypeName, parseMediaType } from './media-type.ts';
import { parseCsv } from './csv.ts';
import { parsePreferences } from './preferences.ts';
import { parseQueryParams } from './query-params.ts';
import { topLevelRange } from './row-range.ts';
import { parseSelect } from './select.ts';
import type { LogicTree } from './types.ts';

const read = (query: string, isReadCall = false) => parseQueryParams(query, { isReadCall });

function faultOf(act: () => unknown): RestError {
  try {
    act();
  } catch (error) {
    if (error instanceof RestError) return error;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('select', () => {
  test('fields with alias, cast, JSON path and aggregate', () => {
    const items = parseSelect(
      'id,short:long_name::text,data->a->>0,amount.sum()::int,n:count(),"odd, name",a-b',
    );
    expect(items).toMatchObject([
      { field: { name: 'id' } },
      { field: { name: 'long_name' }, alias: 'short', cast: 'text' },
      {
        field: {
          name: 'data',
          path: [
            { kind: 'key', value: 'a', asText: false },
            { kind: 'index', value: '0', asText: true },
          ],
        },
      },
      { field: { name: 'amount' }, aggregate: 'sum', aggregateCast: 'int' },
      { field: { name: '*' }, aggregate: 'count', alias: 'n' },
      { field: { name: 'odd, name' } },
      { field: { name: 'a-b' } },
    ]);
  });

  test('relations with alias, hint, join and what they select', () => {
    expect(parseSelect('a:client!fk!inner(id,...tasks(*)),count')).toMatchObject([
      {
        kind: 'relation',
        name: 'client',
        alias: 'a',
        hint: 'fk',
        join: 'inner',
        select: [{ kind: 'field' }, { kind: 'spread', name: 'tasks' }],
      },
      { kind: 'field', field: { name: 'count' } },
    ]);
  });

  test.each(['a:', 'a(', 'a,,b', 'a::', 'a::int[]', 'a::x"', 'a b!', 'a->', 'a::text);drop'])(
    '%s is refused',
    (text) => {
      expect(faultOf(() => parseSelect(text)).code).toBe('PGRST100');
    },
  );

  test('a select nested too deep is refused instead of exhausting the stack', () => {
    expect(faultOf(() => parseSelect(`${'a('.repeat(5000)}b${')'.repeat(5000)}`)).code).toBe('PGRST100');
    const deep = `(${'not.and('.repeat(5000)}a.eq.1${')'.repeat(5000)})`;
    expect(faultOf(() => read(`or=${deep}`)).code).toBe('PGRST100');
  });
});

describe('filters', () => {
  test('levels, negation, quantifiers, lists and searches', () => {
    const { filters, ranges, order, logic } = read(
      'client.name=not.ilike(any).{a*}&id=in.(1,"a,b","say \\"x\\"")&t=wfts(german).x&d=is.NULL&' +
        'client.limit=2&client.offset=3&limit=5&order=a.desc.nullslast,c(d)&client.not.or=(a.eq.1,b.in.(1,2))',
    );
    expect(filters).toMatchObject([
      { path: ['client'], value: { negated: true, operation: { operator: 'ilike', quantifier: 'any' } } },
      { path: [], value: { operation: { kind: 'in', values: ['1', 'a,b', 'say "x"'] } } },
      { path: [], value: { operation: { operator: 'wfts', language: 'german' } } },
      { path: [], value: { operation: { kind: 'is', value: 'null' } } },
    ]);
    expect(ranges).toEqual([
      { path: ['client'], value: { offset: 3, limit: 2 } },
      { path: [], value: { offset: 0, limit: 5 } },
    ]);
    expect(order[0]?.value).toMatchObject([
      { direction: 'desc', nulls: 'last' },
      { relation: 'c', field: { name: 'd' } },
    ]);
    expect(logic).toMatchObject([{ path: ['client'], value: { negated: true, operator: 'or' } }]);
  });

  test('a function called by GET takes what has no operator as its arguments', () => {
    const { args, filters } = read('a=1&b=eq.2&c=x.y', true);
    expect(args).toEqual([
      ['a', '1'],
      ['c', 'x.y'],
    ]);
    expect(filters).toHaveLength(1);
  });

  test('the place and what was expected are told', () => {
    const fault = faultOf(() => read('id=1'));
    expect([fault.code, fault.detail, fault.details]).toEqual([
      'PGRST100',
      '"failed to parse filter (1)" (line 1, column 1)',
      'unexpected "1" expecting "not" or operator (eq, gt, ...)',
    ]);
    expect(faultOf(() => read('order=a.up')).details).toContain('"asc", "desc"');
    expect(faultOf(() => read('or=(a.eq.1')).detail).toBe(
      '"failed to parse logic tree ((a.eq.1)" (line 1, column 10)',
    );
  });
});

const names = fc
  .stringMatching(/^[a-z][a-z_]{0,8}$/)
  .filter((name) => !['and', 'or', 'not', 'count'].includes(name));
const values = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes('\0'));

/** Any tree of conditions, with how it is written. */
const trees = fc.letrec<{
  tree: { text: string; tree: LogicTree };
  filter: { text: string; tree: LogicTree };
  group: { text: string; tree: LogicTree };
}>((tie) => ({
  tree: fc.oneof({ maxDepth: 4 }, tie('filter'), tie('group')),
  filter: fc
    .record({ name: names, negated: fc.boolean(), value: values })
    .map(({ name, negated, value }) => ({
      text: `${name}.${negated ? 'not.' : ''}eq.${quote(value)}`,
      tree: {
        kind: 'filter' as const,
        field: { name, path: [] },
        negated,
        operation: { kind: 'quantified' as const, operator: 'eq' as const, quantifier: undefined, value },
      },
    })),
  group: fc
    .record({
      negated: fc.boolean(),
      operator: fc.constantFrom('and' as const, 'or' as const),
      items: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
    })
    .map(({ negated, operator, items }) => ({
      text: `${negated ? 'not.' : ''}${operator}(${items.map(({ text }) => text).join(',')})`,
      tree: { kind: 'group' as const, negated, operator, items: items.map(({ tree }) => tree) },
    })),
}));

function quote(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

test('whatever tree of conditions is written, the same tree is read', () => {
  fc.assert(
    fc.property(trees.tree, ({ text, tree }) => {
      const { logic } = read(`and=${encodeURIComponent(`(${text})`)}`);
      expect(logic).toEqual([
        { path: [], value: { kind: 'group', negated: false, operator: 'and', items: [tree] } },
      ]);
    }),
    { numRuns: 300 },
  );
});

test('no query makes the reader fail in any other way than PGRST100', () => {
  const pieces = fc.array(
    fc.constantFrom(
      '(',
      ')',
      ',',
      '.',
      '"',
      '\\',
      '->',
      '->>',
      '::',
      '!',
      ':',
      '*',
      'a',
      'eq',
      'not',
      'or',
      'in',
      'is',
      '...',
      ' ',
      '{',
      '}',
    ),
  );
  fc.assert(
    fc.property(
      fc.constantFrom('select', 'or', 'order', 'x', 'columns', 'a.b.limit'),
      pieces,
      (key, parts) => {
        try {
          read(`${key}=${encodeURIComponent(parts.join(''))}`);
        } catch (error) {
          expect(error).toMatchObject({ code: 'PGRST100' });
        }
      },
    ),
    { numRuns: 1000 },
  );
});

describe('headers', () => {
  test('ranges of Range and limit meet; a limit of zero is allowed, a negative one is not', () => {
    const range = (query: string, header?: string) => topLevelRange('GET', header, read(query).ranges);
    expect(range('', '2-4')).toEqual({ offset: 2, limit: 3 });
    expect(range('limit=2&offset=3', '0-9')).toEqual({ offset: 3, limit: 2 });
    expect(range('limit=0')).toEqual({ offset: 0, limit: 0 });
    expect(faultOf(() => range('limit=-1')).details).toBe('Limit should be greater than or equal to zero.');
    expect(faultOf(() => range('', '5-2')).status).toBe(416);
  });

  test('preferences: the first of two counts, tx only where it is allowed, others are noted', () => {
    const header = 'return=minimal, return=representation, tx=rollback, max-affected=3, odd, timezone=UTC';
    const zones = new Set(['UTC']);
    expect(parsePreferences(header, { allowsTransaction: true, zones })).toMatchObject({
      representation: 'minimal',
      transaction: 'rollback',
      maxAffected: 3,
      timezone: 'UTC',
      invalid: ['odd'],
    });
    expect(parsePreferences(header, { allowsTransaction: false, zones }).transaction).toBeUndefined();
    expect(parsePreferences(header, { allowsTransaction: true, zones: new Set() })).toMatchObject({
      timezone: undefined,
      invalid: ['odd', 'timezone=UTC'],
    });
  });

  test('media types by quality, with the parameters of ours', () => {
    const accepts = parseAccept('text/csv;q=0.5, application/vnd.pgrst.object+json;nulls=stripped');
    expect(accepts.map(mediaTypeName)).toEqual([
      'application/vnd.pgrst.object+json;nulls=stripped',
      'text/csv',
    ]);
    expect(parseMediaType('application/vnd.pgrst.plan+json; for="text/csv"; options=analyze|wal')).toEqual({
      kind: 'plan',
      format: 'json',
      of: { kind: 'csv' },
      options: ['analyze', 'wal'],
    });
  });
});

test('CSV with quotes, line ends and empty fields', () => {
  expect(parseCsv('a,b\r\n"x, ""y""","1\n2"\n,\n')).toEqual([
    ['a', 'b'],
    ['x, "y"', '1\n2'],
    ['', ''],
  ]);
});
