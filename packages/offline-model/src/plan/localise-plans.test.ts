import { describe, expect, it } from 'vitest';
import { ENTITIES, parseFields } from '../lexicon/entity-lexicon.ts';
import { DEFAULT_OPTIONS } from '../lexicon/fields.data.ts';
import { GENERIC } from '../lexicon/generic.data.ts';
import { MORE_OPTIONS } from '../lexicon/more-fields.data.ts';
import { RECORD_SHAPES } from '../lexicon/record-shapes.data.ts';
import { wordTables } from '../lexicon/word-tables.ts';
import { understand } from '../understand/understand.ts';
import type { AppPlan, Language } from './app-plan.ts';
import { makePlan } from './make-plan.ts';

const REQUESTS: readonly (readonly [Language, string, string])[] = [
  [
    'de',
    'group',
    'Wir brauchen eine Verwaltung für den Kindergarten. Kinder, Gruppen und Eltern sollen geführt werden.',
  ],
  ['de', 'hotelRoom', 'Eine Website für unser Hotel mit Zimmern, Preisen und Buchung'],
  [
    'fr',
    'repairOrder',
    'Une application pour gérer notre garage : véhicules, clients, ordres de réparation, factures',
  ],
  ['fr', 'fitnessClass', 'Application pour une salle de sport : planning des cours, membres, abonnements'],
  ['es', 'loan', 'Una aplicación para la biblioteca del barrio: libros, socios, préstamos y multas'],
  ['es', 'clothing', 'Una tienda de ropa en línea con carrito y pedidos'],
  ['pt', 'patient', 'Um sistema para uma clínica: pacientes, médicos, consultas e vacinas'],
  ['pt', 'member', 'Um aplicativo para o nosso clube: sócios, mensalidades, eventos e equipes'],
];

describe.each(REQUESTS)('a request in %s', (language, id, text) => {
  const plan = makePlan(understand(text));

  it(`keeps ${id} and more: ${text}`, () => {
    expect(plan.language).toBe(language);
    expect(plan.entities.map((entity) => entity.id)).toContain(id);
  });

  it(`shows no English field, option or example: ${text}`, () => {
    const english = foreignTo(language);
    expect(wordsOf(plan).filter((word) => english.has(word.toLowerCase()))).toEqual([]);
  });
});

it('leaves the day in what goes by its day', () => {
  const plan = makePlan(understand('Gestion d’un refuge pour animaux : animaux, bénévoles, dons'));
  const gift = plan.entities.find(({ many }) => many === 'Dons');
  expect(gift?.seed.map((row) => row[gift.titleField])).toContain('D-2');
});

/** Words of the lexicon that mean nothing in that language, in small letters. */
function foreignTo(language: Language): ReadonlySet<string> {
  const { labels, nouns, examples } = wordTables(language);
  const own = new Set(
    [...labels.values(), ...nouns.values(), ...examples.values()].map((word) => word.toLowerCase()),
  );
  const all = [...LEXICON_WORDS, ...examples.keys()].map((word) => word.toLowerCase());
  return new Set(all.filter((word) => !own.has(word) && /[a-z]{3}/.test(word) && !NAMES.has(word)));
}

const NAMES = new Set(
  'paypal plus premium url javascript typescript python bash react usd eur gbp web ios android volta northway arden sora kestrel pop rock jazz hiit stablecoin defi'.split(
    ' ',
  ),
);

const LEXICON_WORDS: readonly string[] = [
  ...[...ENTITIES, ...RECORD_SHAPES, ...Object.values(GENERIC)]
    .flatMap(({ fields }) => parseFields(fields))
    .flatMap(({ label, options = [] }) => [label, ...options]),
  ...Object.values(DEFAULT_OPTIONS).flat(),
  ...Object.values(MORE_OPTIONS).flatMap((options) => options.split('|')),
];

const wordsOf = (plan: AppPlan): readonly string[] =>
  plan.entities.flatMap(({ fields, seed }) => [
    ...fields.flatMap(({ label, options = [] }) => [label, ...options]),
    ...fields
      .filter(({ type }) => type === 'text' || type === 'choice' || type === 'choices')
      .flatMap((field) => seed.flatMap((row) => row[field.id] ?? []))
      .filter((value) => typeof value === 'string'),
  ]);
