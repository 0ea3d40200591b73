import { describe, expect, it } from 'vitest';
import { blocksIn } from './blocks.ts';
import { CALCULATORS } from './calculators.data.ts';
import { DOMAINS } from './domain-lexicon.ts';
import { domainsIn } from './domain.ts';
import { ENGINES } from './engines.data.ts';
import { parseFields } from './entity-lexicon.ts';
import { RECORD_SHAPES } from './record-shapes.data.ts';
import { TRADE_ROWS } from './trade-rows.data.ts';

describe('entries in a short form', () => {
  it('have a head, lines of text and lines of a key', () => {
    const [first, second] = blocksIn('a | b\nsome words\nand more\n= told: so\nkey: x\nkey: y\n\nc');
    expect(first).toMatchObject({ head: ['a', 'b'], text: 'some words and more' });
    expect(['=', 'key', 'none'].map((key) => first?.of(key))).toEqual([['told: so'], ['x', 'y'], []]);
    expect(second).toMatchObject({ head: ['c'], text: '' });
  });

  it('end the program where a domain is of no known kind or mood', () => {
    expect(() => domainsIn('x | shopp | Icon | picture | calm\nwords')).toThrow('shopp is none of');
    expect(() => domainsIn('x | shop | Icon | picture | calmm\nwords')).toThrow('calmm is none of');
  });

  it('domains have all that every one of them says', () => {
    const parts = DOMAINS.map(({ id, words, entities, names, tagline, hero, quotes, picture, icon }) => ({
      id,
      parts: [words, entities[0], names[1], tagline, hero, quotes, picture, icon],
    }));
    expect(parts.filter((one) => one.parts.some((part) => part === undefined || part === ''))).toEqual([]);
  });

  it('calculators have labels in five languages, first values and formulas over their inputs', () => {
    for (const { title, inputs, results } of CALCULATORS) {
      for (const label of [title, ...[...inputs, ...results].map(([name = '']) => name)])
        expect(label.split('|'), label).toHaveLength(5);
      for (const [label, , initial] of inputs) expect(Number(initial), label).not.toBeNaN();
      for (const [label, , formula = ''] of results)
        for (const [, at] of formula.matchAll(/v\[(\d+)\]/g))
          expect(inputs.length, label).toBeGreaterThan(Number(at));
      expect(Math.min(inputs.length - 1, results.length)).toBeGreaterThan(0);
    }
  });

  it('record shapes have fields and an icon, and go by some word', () => {
    for (const { name, fields, icon } of RECORD_SHAPES) {
      expect(parseFields(fields).length, fields).toBeGreaterThan(1);
      expect(icon).toMatch(/^[A-Z]\w+$/);
      expect(name.test('')).toBe(false);
    }
  });

  it('goods of a trade are of one of its kinds', () => {
    for (const { kinds, goods } of TRADE_ROWS)
      for (const one of goods) expect(kinds[Number(one.split(':')[1])], one).toBeDefined();
  });

  it('an engine is part of larger ones that there are', () => {
    const names = new Set<string>(ENGINES.map(({ engine }) => engine));
    expect(ENGINES.flatMap(({ larger }) => larger).filter((one) => !names.has(one))).toEqual([]);
    expect(ENGINES.filter(({ isShy }) => isShy).length).toBeGreaterThan(20);
  });
});
