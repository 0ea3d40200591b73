import { expect, it } from 'vitest';
import { elementOf } from './code.ts';

it('writes what an element is given, and leaves out what is undefined', () => {
  const props = {
    title: 'A "b"',
    pairs: 8,
    isBig: true,
    isDark: false,
    head: () => 'CatIcon',
    tail: undefined,
  };
  expect(elementOf('Board', props)).toBe(
    '<Board title={"A \\"b\\""} pairs={8} isBig isDark={false} head={CatIcon} />',
  );
});

it('gives long lists a line for each of their parts', () => {
  const costs = ['Groceries', 'Internet', 'Pizza night'].map((what) => ({ what, amount: 64.5, payer: 0 }));
  expect(elementOf('Costs', { people: ['Anna'], costs })).toBe(`<Costs
  people={["Anna"]}
  costs={[
    { what: "Groceries", amount: 64.5, payer: 0 },
    { what: "Internet", amount: 64.5, payer: 0 },
    { what: "Pizza night", amount: 64.5, payer: 0 },
  ]}
/>`);
});
