import { expect, test } from 'vitest';
import { joinSql, sql } from './sql.ts';

test('a value becomes a parameter and never text', () => {
  const hostile = "'; drop table users; --";
  const statement = sql`select ${hostile}, ${1}`;
  expect(statement.text).toBe('select $1, $2');
  expect(statement.values).toEqual([hostile, 1]);
});

test('a nested statement is renumbered where it stands', () => {
  const inner = sql`b = ${2} and c = ${3}`;
  const statement = sql`select 1 where a = ${1} and (${inner}) and d = ${4}`;
  expect(statement.text).toBe('select 1 where a = $1 and (b = $2 and c = $3) and d = $4');
  expect(statement.values).toEqual([1, 2, 3, 4]);
});

test('a list of statements is joined with its values in order', () => {
  const statement = joinSql([sql`a = ${1}`, sql`b = ${2}`, sql`c is null`], ' and ');
  expect(statement).toEqual({ text: 'a = $1 and b = $2 and c is null', values: [1, 2] });
});

test('only a statement whose text is fixed is prepared by name', () => {
  const fixed = (id: number) => sql`select ${id}`;
  expect(fixed(1).name).toBe(fixed(2).name);
  expect(fixed(1).name).toBeDefined();
  expect(sql`select ${sql`now()`}`.name).toBeUndefined();
});

test('an object with a text field is a value unless it is a statement', () => {
  const value = { text: 'hello' };
  expect(sql`select ${value}`).toMatchObject({ text: 'select $1', values: [value] });
});
