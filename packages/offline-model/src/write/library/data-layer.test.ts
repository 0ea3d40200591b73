import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { everyView } from '../testing/every-view.fixture.ts';
import { placeWritten, type WrittenModules } from '../testing/run-written.fixture.ts';
import { writeApp } from '../write-app.ts';

type Row = Record<string, unknown> & { readonly id: string };
type Result = { readonly ok: boolean; readonly message?: string; readonly record?: Row };
type Rule = (record: Row, others: readonly Row[], previous?: Row) => { message: string } | undefined;
interface Table {
  readonly list: () => readonly Row[];
  readonly create: (values: Record<string, unknown>) => Promise<Result>;
  readonly update: (id: string, changes: Record<string, unknown>) => Promise<Result>;
  readonly remove: (id: string) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}
interface Definition {
  readonly seed: () => readonly Row[];
  readonly rules?: readonly Rule[];
  readonly derive?: (record: Row) => Record<string, unknown>;
  readonly watches?: readonly string[];
}
type MakeTable = (name: string, definition: Definition) => Table;
type MakeRule = (...parts: readonly unknown[]) => Rule;

const callable = <T>(): z.ZodType<T> => z.custom<T>((value) => typeof value === 'function');
const row = (id: string, extras: Record<string, unknown> = {}): Row => ({
  id,
  createdAt: '2020-01-01T00:00:00Z',
  ownerId: 'others',
  ...extras,
});

let written: WrittenModules;
let localTable: MakeTable;
let rules: Record<'unique' | 'differs' | 'noOverlap' | 'atMost' | 'after' | 'inFuture' | 'except', MakeRule>;
let inDays: (days: number, time?: string) => string;
let listeners: ((event: { key: string }) => void)[] = [];
let kept: Map<string, string>;

beforeAll(async () => {
  written = placeWritten(writeApp(everyView()));
  kept = new Map();
  vi.stubGlobal('window', {
    addEventListener: (_name: string, listener: (event: { key: string }) => void) => listeners.push(listener),
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  localTable = callable<MakeTable>().parse((await written.load('src/data/local-table.ts'))['localTable']);
  const loaded = await written.load('src/data/record-rules.ts');
  const rule = (name: string): MakeRule => callable<MakeRule>().parse(loaded[name]);
  rules = {
    unique: rule('unique'),
    differs: rule('differs'),
    noOverlap: rule('noOverlap'),
    atMost: rule('atMost'),
    after: rule('after'),
    inFuture: rule('inFuture'),
    except: rule('except'),
  };
  inDays = callable<typeof inDays>().parse((await written.load('src/data/relative-days.ts'))['inDays']);
});

afterAll(() => {
  vi.unstubAllGlobals();
  written.remove();
});

beforeEach(() => {
  kept.clear();
  listeners = [];
});

const seed = () => [row('a-1', { name: 'One' }), row('a-2', { name: 'Two' })];

describe('a local table', () => {
  it('starts with its examples and shows what is new first', async () => {
    const table = localTable('a', { seed });
    await table.create({ name: 'Three' });
    expect(table.list().map((record) => record['name'])).toEqual(['Three', 'One', 'Two']);
  });

  it('keeps additions, changes and removals for the next visit', async () => {
    const table = localTable('a', { seed });
    await table.create({ name: 'Three' });
    await table.update('a-1', { name: 'First' });
    await table.remove('a-2');
    const next = localTable('a', { seed });
    expect(next.list().map((record) => record['name'])).toEqual(['Three', 'First']);
  });

  it('follows a change in another tab', async () => {
    const here = localTable('a', { seed });
    const there = localTable('a', { seed });
    const heard = vi.fn<() => void>();
    here.subscribe(heard);
    await there.remove('a-1');
    for (const listener of listeners) listener({ key: [...kept.keys()][0] ?? '' });
    expect(heard).toHaveBeenCalled();
    expect(here.list()).toHaveLength(1);
  });

  it('refuses what a rule forbids and adds nothing', async () => {
    const table = localTable('a', { seed, rules: [rules.unique(['name'], 'Taken')] });
    expect(await table.create({ name: ' one ' })).toMatchObject({ ok: false, message: 'Taken' });
    expect(table.list()).toHaveLength(2);
  });

  it('lets a record keep its own unique value', async () => {
    const table = localTable('a', { seed, rules: [rules.unique(['name'], 'Taken')] });
    expect(await table.update('a-1', { name: 'One' })).toMatchObject({ ok: true });
  });

  it('follows the tables it is found from, and stays the same list where nothing differs', async () => {
    const loaded = await written.load('src/data/linked-tables.ts');
    const linked = callable<(name: string) => readonly Row[]>().parse(loaded['linkedRecords']);
    const shifts = localTable('shifts', { seed: () => [row('s-1', { of: 'p-1', note: '' })] });
    const people = localTable('people', {
      seed: () => [row('p-1'), row('p-2')],
      derive: ({ id }) => ({ shifts: linked('shifts').filter((shift) => shift['of'] === id).length }),
      watches: ['shifts'],
    });
    const before = people.list();
    await shifts.update('s-1', { note: 'late' });
    expect(people.list()).toBe(before);
    await shifts.create({ of: 'p-1', note: '' });
    expect(people.list().map((person) => person['shifts'])).toEqual([2, 0]);
    expect(people.list()[1]).toBe(before[1]);
  });

  it('starts afresh from damaged storage', () => {
    kept.set('app:a:v1', '{"saved": 3');
    expect(localTable('a', { seed }).list()).toHaveLength(2);
  });
});

describe('the rules', () => {
  it.each([
    ['before the other ends', '2030-01-05', '2030-01-09', true],
    ['from the day the other ends', '2030-01-06', '2030-01-09', false],
    ['with the same start', '2030-01-01', '2030-01-02', true],
    ['around the other', '2029-12-30', '2030-02-01', true],
  ])('noOverlap: a stay that begins %s', (_when, from, to, isRefused) => {
    const rule = rules.noOverlap({ resource: 'room', from: 'from', to: 'to', message: 'Taken' });
    const other = row('x', { room: 'r1', from: '2030-01-01', to: '2030-01-06' });
    expect(rule(row('y', { room: 'r1', from, to }), [other]) !== undefined).toBe(isRefused);
    expect(rule(row('y', { room: 'r2', from, to }), [other])).toBeUndefined();
  });

  it('atMost counts for each value', () => {
    const rule = rules.atMost(2, ['member'], 'At most 2');
    const others = [row('a', { member: 'm' }), row('b', { member: 'm' }), row('c', { member: 'n' })];
    expect(rule(row('d', { member: 'm' }), others)).toMatchObject({ message: 'At most 2' });
    expect(rule(row('d', { member: 'n' }), others)).toBeUndefined();
  });

  it('holds two values of a record apart, and says nothing while one is missing', () => {
    const rule = rules.differs(['from', 'to'], 'The same');
    expect(rule({ id: '1', from: 'Kiel', to: ' kiel' }, [])?.message).toBe('The same');
    expect(rule({ id: '1', from: 'Kiel', to: 'Oslo' }, [])).toBeUndefined();
    expect(rule({ id: '1', from: '', to: '' }, [])).toBeUndefined();
  });

  it('after compares numbers as numbers and dates as dates', () => {
    const rule = rules.after('to', 'from', 'Wrong way round');
    expect(rule(row('a', { from: 9, to: 10 }), [])).toBeUndefined();
    expect(rule(row('a', { from: '2030-02-01', to: '2030-01-01' }), [])).toBeDefined();
    expect(rule(row('a', { from: '2030-02-01', to: '' }), [])).toBeUndefined();
  });

  it('inFuture lets a past record be edited but no new past date in', () => {
    const rule = rules.inFuture('day', 'In the past');
    expect(rule(row('a', { day: inDays(-1) }), [])).toBeDefined();
    expect(rule(row('a', { day: inDays(1) }), [])).toBeUndefined();
    expect(rule(row('a', { day: inDays(-1) }), [], row('a', { day: inDays(-1) }))).toBeUndefined();
  });

  it('except leaves out what was cancelled', () => {
    const rule = rules.except(
      (record: Row) => record['status'] === 'Cancelled',
      rules.unique(['slot'], 'Taken'),
    );
    expect(rule(row('a', { slot: 1 }), [row('b', { slot: 1, status: 'Cancelled' })])).toBeUndefined();
    expect(rule(row('a', { slot: 1 }), [row('b', { slot: 1 })])).toBeDefined();
  });
});

describe('search and figures', () => {
  it('finds words in any order, case and accent', async () => {
    const matchesText = callable<(query: string, values: readonly unknown[]) => boolean>().parse(
      (await written.load('src/lib/search.ts'))['matchesText'],
    );
    expect(matchesText('CAFE lyon', ['Lyon', ['le Café']])).toBe(true);
    expect(matchesText('cafe paris', ['Lyon', 'le Café'])).toBe(false);
    expect(matchesText('', ['anything'])).toBe(true);
  });

  it('groups records in the order given, also empty groups', async () => {
    const groupRecords = callable<(records: readonly Row[], grouping: unknown) => unknown>().parse(
      (await written.load('src/lib/figures.ts'))['groupRecords'],
    );
    const records = [row('a', { kind: 'B', size: 2 }), row('b', { kind: 'B', size: 4 })];
    const grouping = {
      by: (record: Row) => record['kind'],
      value: (record: Row) => record['size'],
      order: ['A', 'B'],
    };
    expect(groupRecords(records, grouping)).toEqual([
      { name: 'A', value: 0 },
      { name: 'B', value: 6 },
    ]);
    expect(groupRecords(records, { ...grouping, isAverage: true })).toContainEqual({ name: 'B', value: 3 });
  });

  it('groups records by time, with the quiet steps that a sum has and an average has not', async () => {
    const groupByTime = callable<(records: readonly Row[], grouping: unknown) => unknown>().parse(
      (await written.load('src/lib/time-steps.ts'))['groupByTime'],
    );
    const records = [
      row('a', { on: '2030-03-05', size: 2 }),
      row('b', { on: '2030-01-31', size: 4 }),
      row('c', { on: '', size: 9 }),
    ];
    const grouping = {
      by: (record: Row) => record['on'],
      value: (record: Row) => record['size'],
      step: 'month',
    };
    expect(groupByTime(records, grouping)).toMatchObject([{ value: 4 }, { value: 0 }, { value: 2 }]);
    expect(groupByTime(records, { ...grouping, isAverage: true })).toMatchObject([
      { value: 4 },
      { value: 2 },
    ]);
    expect(groupByTime([], { ...grouping, last: 5 })).toHaveLength(5);
    expect(groupByTime(records, { ...grouping, step: undefined })).toHaveLength(34);
  });
});
