import { describe, expect, it } from 'vitest';
import { ENTITIES, parseFields } from '../lexicon/entity-lexicon.ts';
import { EXAMPLES } from '../lexicon/examples.data.ts';
import { DEFAULT_OPTIONS } from '../lexicon/fields.data.ts';
import { GENERIC, KEPT_FIELDS, LOGGED_FIELDS, SHOWN_FIELDS, VENUE_FIELDS } from '../lexicon/generic.data.ts';
import { MORE_LABELS } from '../lexicon/labels-more.data.ts';
import { MORE_OPTIONS } from '../lexicon/more-fields.data.ts';
import { MORE_CHOICES } from '../lexicon/options-more.data.ts';
import { OPTIONS } from '../lexicon/options.data.ts';
import { RECORD_SHAPES } from '../lexicon/record-shapes.data.ts';
import { LABELS } from '../lexicon/translations.data.ts';
import { wordTables } from '../lexicon/word-tables.ts';
import { translate } from './localise.ts';

const LANGUAGES = ['pt', 'es', 'de', 'fr'] as const;

/** Names, units, sizes and marks that nobody translates. */
const SAME_EVERYWHERE = new Set(
  `PayPal;XS;S;M;L;XL;Premium;Plus;g;kg;ml;l;A+;A-;B+;B-;AB+;AB-;O+;O-;HIIT;7A;7B;8A;8B;Volta;Northway;Arden;Sora;
  Kestrel;Pop;Rock;Jazz;PC;URL;EP;Layer 1;Stablecoin;DeFi;JavaScript;TypeScript;Python;SQL;CSS;Bash;React;USD;EUR;
  GBP;B;C;D;Web;iOS;Android;N`
    .split(';')
    .map((word) => word.trim()),
);

interface Choice {
  /** Where it stands: the entry, the field, the field that names the record. */
  readonly where: readonly string[];
  readonly label: string;
  readonly options: readonly string[];
}

function choicesIn(home: string, text: string): readonly Choice[] {
  const fields = parseFields(text);
  const title = fields[0]?.label ?? '';
  return fields.map(({ label, options = [] }) => ({ where: [home, label, title], label, options }));
}

const named = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const CHOICES: readonly Choice[] = [
  ...ENTITIES.flatMap(({ id, fields }) => choicesIn(id, fields)),
  ...RECORD_SHAPES.flatMap(({ fields }) => choicesIn('', fields)),
  ...Object.values(GENERIC).flatMap(({ fields }) => choicesIn('', fields)),
  ...[SHOWN_FIELDS, KEPT_FIELDS, { LOGGED_FIELDS, VENUE_FIELDS }]
    .flatMap((fields) => Object.values(fields))
    .flatMap((fields) => choicesIn('', fields)),
  ...Object.entries(DEFAULT_OPTIONS).map(([name, options]) => ({
    where: ['', named(name)],
    label: 'Name',
    options,
  })),
  ...Object.entries(MORE_OPTIONS).map(([name, options]) => ({
    where: ['', named(name)],
    label: named(name),
    options: options.split('|'),
  })),
];

describe.each(LANGUAGES)('the lexicon in %s', (language) => {
  const { labels, nouns } = wordTables(language);
  const isKnown = (word: string, where: readonly string[]): boolean =>
    SAME_EVERYWHERE.has(word) ||
    [...where.map((one) => `${one} > ${word}`), word].some((key) => labels.has(key.toLowerCase())) ||
    nouns.has(word.toLowerCase());

  it('has a word for every field', () => {
    const missing = CHOICES.filter(({ label, where }) => !isKnown(label, [...where, 'label']));
    expect(missing.map(({ label, where }) => `${where[0]}: ${label}`)).toEqual([]);
  });

  it('has a word for every option', () => {
    const missing = CHOICES.flatMap(({ options, where }) =>
      options.filter((option) => !isKnown(option, where)).map((option) => `${where.join(' ')}: ${option}`),
    );
    expect(missing).toEqual([]);
  });

  it('keeps the options of a field apart', () => {
    const doubled = CHOICES.filter(({ options, where }) => {
      const words = options.map((option) => translate(option, language, where));
      return new Set(words).size < words.length;
    });
    expect(doubled.map(({ where, options }) => `${where.join(' ')}: ${options.join(', ')}`)).toEqual([]);
  });
});

describe('the tables of words', () => {
  const TABLES = { LABELS, MORE_LABELS, OPTIONS, MORE_CHOICES, EXAMPLES };

  it.each(Object.entries(TABLES))('%s has five cells in every line', (_, table) => {
    const lines = table.trim().split('\n');
    expect(lines.filter((line) => !/^[^|]+(?:\|[^|]*[^|\s][^|]*){4}$/.test(line))).toEqual([]);
  });

  it('has each word once', () => {
    const lists = [[MORE_LABELS, OPTIONS, MORE_CHOICES], [EXAMPLES]];
    for (const list of lists) {
      const keys = list.flatMap((table) =>
        table
          .trim()
          .split('\n')
          .map((line) => (line.split('|')[0] ?? '').toLowerCase()),
      );
      expect(keys.filter((key, at) => keys.indexOf(key) < at)).toEqual([]);
    }
  });
});
