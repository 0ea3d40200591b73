import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ENTITIES, findEntity, parseFields, parseSeed } from './entity-lexicon.ts';
import { DOMAINS } from './domain-lexicon.ts';
import { EXAMPLES } from './examples.data.ts';
import { MORE_LABELS } from './labels-more.data.ts';
import { MORE_QUESTIONS } from './more-quizzes.data.ts';
import { MORE_CHOICES } from './options-more.data.ts';
import { OPTIONS } from './options.data.ts';
import { QUIZZES } from './quizzes.data.ts';
import { LABELS, NOUNS } from './translations.data.ts';
import { VOCABULARY } from './vocabulary.data.ts';

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

describe('what is written in lines', () => {
  const linesOf = (text: string): readonly string[] => text.trim().split('\n');

  it.each(Object.entries({ LABELS, MORE_LABELS, OPTIONS, MORE_CHOICES, EXAMPLES, VOCABULARY, NOUNS }))(
    '%s has five cells a line',
    (_, text) => {
      const isWhole = (line: string): boolean =>
        line.split('|').length === 5 && line.split('|').every((cell) => cell.trim() !== '');
      expect(linesOf(text).filter((line) => !isWhole(line))).toEqual([]);
    },
  );

  it('things have five cells, a nature that is known, words, fields and rows', () => {
    const folder = new URL('entities/', import.meta.url);
    const blocks = readdirSync(folder).flatMap((file) =>
      (readFileSync(new URL(file, folder), 'utf8').split('entriesIn(`')[1] ?? '')
        .split('`')[0]
        ?.trim()
        .split('\n\n'),
    );
    const isWhole = (block = ''): boolean => {
      const [head = '', words = '', ...lines] = linesOf(block);
      const cells = head.split(' | ');
      const known = ENTITIES.find(({ id }) => id === cells[0]);
      const fields = lines.findLastIndex((line) => line.startsWith('= '));
      return (
        cells.length === 5 &&
        known?.nature === cells[4] &&
        !words.startsWith('= ') &&
        fields >= 0 &&
        fields < lines.length - 1
      );
    };
    expect(blocks.filter((block) => !isWhole(block))).toEqual([]);
    expect(blocks.length).toBeGreaterThanOrEqual(100);
  });

  it('questions have one right answer among several, and say why', () => {
    const questions = [...Object.values(QUIZZES).flat(), ...MORE_QUESTIONS].flatMap(
      (topic) => topic.questions,
    );
    const isWhole = ([text, options, answer, why]: (typeof questions)[number]): boolean =>
      [text, why, ...options].every((one) => one.trim() !== '' && !one.startsWith('*')) &&
      options.length >= 2 &&
      answer >= 0;
    expect(questions.filter((question) => !isWhole(question))).toEqual([]);
    expect(questions.length).toBeGreaterThan(50);
  });
});
