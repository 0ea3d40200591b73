import { describe, expect, it } from 'vitest';
import { ENTITIES, findEntity, parseFields, parseSeed } from './entity-lexicon.ts';
import { DOMAINS } from './domain-lexicon.ts';

describe('the lexicon of things', () => {
  it.each(ENTITIES.map((entry) => [entry.id, entry] as const))(
    '%s has rows that fit its fields',
    (_, entry) => {
      const fields = parseFields(entry.fields);
      const rows = parseSeed(entry.id, fields, entry.seed);
      expect(rows.length).toBeGreaterThanOrEqual(6);
      for (const line of entry.seed.trim().split('\n'))
        expect(line.split('|').length, line).toBe(fields.length);
      for (const row of rows) {
        for (const field of fields) {
          const value = row[field.id];
          if (field.type === 'choice' && value !== '')
            expect(field.options, `${entry.id}.${field.id}`).toContain(value);
          if (field.type === 'choices' && Array.isArray(value))
            for (const one of value) expect(field.options).toContain(one);
          if (typeof value === 'number') expect(Number.isNaN(value), `${entry.id}.${field.id}`).toBe(false);
          if (field.type === 'date' && value !== null) expect(value).toMatch(/^D[+-]\d+$/);
          if (field.isRequired) expect(value, `${entry.id}.${field.id}`).not.toBe('');
          if (field.isUnique) expect(rows.filter((other) => other[field.id] === value)).toHaveLength(1);
        }
      }
    },
  );

  it('is found by the last words of a phrase', () => {
    expect(findEntity(['upcoming', 'job', 'listings'])?.entry?.id).toBe('job');
    expect(findEntity(['medical', 'records'])?.entry?.id).toBe('patient');
    expect(findEntity(['green', 'teas'])).toMatchObject({ entry: null, nature: 'goods' });
    expect(findEntity(['kilns'])).toBeNull();
  });
});

describe('the lexicon of domains', () => {
  it('has at least 45 domains, each with a known main thing', () => {
    expect(DOMAINS.length).toBeGreaterThanOrEqual(45);
    for (const domain of DOMAINS)
      for (const id of domain.entities)
        expect(
          ENTITIES.map((entry) => entry.id),
          domain.id,
        ).toContain(id);
  });
});
