import { describe, expect, it } from 'vitest';
import { arrivalCases, heldOutCases, newcomerCases, openCases, strangerCases } from '../../cases/index.ts';
import type { Language } from '../plan/app-plan.ts';
import { makePlan } from '../plan/make-plan.ts';
import { bareRequest } from '../reply.ts';
import { respond } from '../respond.ts';
import { askedInstead } from './asked-instead.ts';
import { ABLE, PARTS } from './abilities.data.ts';
import { conditionNames } from './conditions.ts';
import { INTENTS } from './intents.data.ts';
import { lostFacts, readLedger, strangeSentences, unbuiltParts, type Built } from './ledger.ts';
import { sentences } from '../understand/tokens.ts';
import { understand } from '../understand/understand.ts';
import { writeApp } from '../write/write-app.ts';

const builtFor = (request: string): Built => {
  const plan = makePlan(understand(request));
  return { plan, sources: writeApp(plan) };
};

const answerTo = (request: string): string => respond(bareRequest(request)).text;

describe('the registry of intents', () => {
  it.each(INTENTS.flatMap(({ kind, examples }) => examples.map((text) => [kind, text] as const)))(
    '%s is asked for by “%s” and by nothing else of it',
    (kind, text) => {
      const found = INTENTS.filter(({ asked }) => asked.test(text)).map((one) => one.kind);
      expect(found).toEqual([kind]);
    },
  );
});

it('every condition asks for something that can be asked', () => {
  const all = [...INTENTS, ...PARTS].map(({ condition }) => condition).concat(Object.values(ABLE));
  const names = all.flatMap((one) => one.split(' | ').map((part) => part.trim().split(' ')[0] ?? ''));
  expect(names.filter((name) => !conditionNames.has(name))).toEqual([]);
});

it('what an account is made of is part of the account, and not left out', () => {
  const text = answerTo('Los usuarios pueden registrarse con correo y contraseña. Notas: título, texto.');
  expect(text).not.toMatch(/“(?:contraseña|correo)”/iu);
});

/** Quoted words, numbers and full names; of "Montag Vormittag" nobody knows. */
function givenIn(text: string, language: Language): readonly string[] {
  const clause = text.replace(/rgb\([^)]*\)/gu, '');
  const quoted = [...clause.matchAll(/["“]([^"”\n]+)["”]/gu)].map((match) => match[1] ?? '');
  const numbers = clause.match(/(?<![\p{L}\d#.,:])\d+(?![\d.,:]*\d|\p{L})/gu) ?? [];
  const names = clause.match(/(?<=\p{Ll}[,:]? )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?!\p{L})/gu) ?? [];
  return [...quoted, ...numbers, ...(language === 'de' ? [] : names)];
}

it.each([
  'Track my plants: the name, how tall it is, where it stands and how much light it needs (little, a lot).',
  'Eine Liste meiner Pflanzen mit Name, wie groß sie sind, wo sie stehen und wie oft sie gegossen werden.',
])('a question that a field answers is done, whatever the field is called: %s', (request) => {
  const lost = readLedger(request, builtFor(request)).filter(({ outcome }) => outcome !== 'done');
  expect(lost).toEqual([]);
});

describe('a deed is done where a block does it with that thing', () => {
  it('given to somebody, where something holds to whom', () => {
    const request =
      'A site with helpers, shifts, plumbers and news. Staff can assign plumbers and comment on news.';
    const parts = readLedger(request, builtFor(request)).filter(({ outcome }) => outcome === 'notBuilt');
    expect(parts).toMatchObject([{ part: 'assign plumbers' }]);
  });

  it('who does it and for whom it is asks for nothing', () => {
    const text = answerTo('An app where my flatmates and I split the rent');
    expect(text).not.toContain('flatmates');
  });
});

describe('what only chance would claim', () => {
  const LIBRARY =
    'Build a tool lending library for our street. 60 tools, each with a photo, owner and deposit. ' +
    'Neighbours borrow a tool for at most 14 days. The home page should say "Borrow, don\'t buy".';

  it('a limit of days is no limit of records, and quoted words are whole', () => {
    const text = answerTo(LIBRARY);
    expect(text).not.toContain('At most 14');
    expect(text).toContain('- Neighbours borrow a tool for at most 14 days.');
    expect(text).not.toContain('don\'t buy"”');
  });

  it('a sum that is never below zero keeps nobody from changing it', () => {
    const text = answerTo('Inventory of products (name, price, stock). Only the manager can change prices.');
    expect(text).toContain('Only the manager can change prices.');
  });

  it('figures of examples are none of the request, prices that are shown are', () => {
    expect(answerTo('Volunteer planning for a food bank: shifts with 4 to 8 volunteers')).toContain('4 to 8');
    const salon =
      'We run a small dog grooming salon called Wet Nose in Bristol. Customers should book a slot online (wash 25 £, cut 40 £), ' +
      "we work Tuesday to Saturday from 9 to 17. A booking needs the owner's name, phone and the dog's name and breed.";
    expect(answerTo(salon)).not.toContain('wash 25');
  });

  it('a recipe book is its recipes', () => {
    const text = answerTo(
      'A recipe book for my family. Members add recipes with photo. Everyone can rate them.',
    );
    expect(text).not.toContain('Recipe book');
  });
});

describe('the ledger', () => {
  const BASE = 'Manage members (name, phone) and loans (member, item, from, until).';
  const outcomes = (text: string) => readLedger(text, builtFor(text)).map(({ outcome }) => outcome);

  it.each([
    ['a rule that is kept', `${BASE} A member can have at most 2 loans.`, ['done', 'done']],
    ['a bound in words', 'Batches: name, weight. A batch never weighs more than ten kg.', ['done', 'done']],
    [
      'two rules, one kept',
      'Lots: name, weight. Weight is at least 2, the rind is at least 3.',
      ['done', 'notUnderstood'],
    ],
    ['a figure that is shown', `${BASE} Show on the dashboard the loans of today.`, ['done', 'done']],
    ['a look', `${BASE} It should look modern, with green buttons.`, ['done', 'done']],
    ['what nobody needs', `${BASE} We don't need accounts.`, ['done', 'done']],
    ['what is there once only', 'Manage members (name, email). No duplicate emails.', ['done', 'done']],
    [
      'for whom something is, as no look',
      'Recipe site with recipes (title, time). Premium members see exclusive recipes.',
      ['done', 'partly'],
    ],
    [
      'a slot that nobody can book',
      'Recipe site with recipes (title, time, number of portions). Choose a slot.',
      ['done', 'partly'],
    ],
    [
      'a sum that is only a part of a code',
      'A shop for candles with a cart. The code SAVE50 gives 10 % off. Only orders over 50 get a free sample.',
      ['done', 'done', 'notUnderstood'],
    ],
    ['a remark', `${BASE} Thank you so much in advance.`, ['done', 'remark']],
    ['a part that is missing', `${BASE} Show the members on a map.`, ['done', 'notBuilt']],
    ['a filter by any field', `${BASE} Filter the members by phone.`, ['done', 'done']],
    ['a filter that is there', `${BASE} Filter the loans by member.`, ['done', 'done']],
    ['an order by any field', `${BASE} Sort the members by phone.`, ['done', 'done']],
    ['a page that is given its name', `${BASE} There should be a page called Minutes.`, ['done', 'notBuilt']],
    ['a name of two words', `${BASE} The phone of Maren Holt must be there.`, ['done', 'notUnderstood']],
    [
      'a button that keeps nobody from anything',
      'Idea board: ideas (title, text). People can vote for ideas. Nobody can vote for their own idea.',
      ['done', 'done', 'notUnderstood'],
    ],
    ['who is kept from what', `${BASE} Nobody whose loan is overdue may lend.`, ['done', 'notUnderstood']],
    [
      'what is there once only, but something else',
      'Manage members (name, email) and halls (name, city). No duplicate emails. A hall must not be used twice.',
      ['done', 'done', 'notUnderstood'],
    ],
    ['what made no difference', `${BASE} Nobody may lend while the tide is high.`, ['done', 'notUnderstood']],
    [
      'what nothing in the app speaks of',
      `${BASE} Zebras graze quietly beneath umbrellas.`,
      ['done', 'notUnderstood'],
    ],
  ])('tells %s', (_what, text, expected) => {
    expect(outcomes(text)).toEqual(expected);
  });

  it.each([
    ['a word that the app has no place for', 'Show the phone of members in a carousel.', 'carousel'],
    ['a name', 'Our chairman is called Bartholomew Quill.', 'Bartholomew'],
    ['a number', 'Members pay 37.25 for the phone.', '37.25'],
  ])('names what is missing of a sentence: %s', (_what, sentence, missing) => {
    expect(answerTo(`Manage members (name, phone). ${sentence}`)).toContain(missing);
  });

  it('tells what made no difference as it was written', () => {
    const unheard = 'Nobody may lend anything while the tide is high.';
    expect(answerTo(`${BASE} ${unheard}`)).toContain(`- ${unheard}`);
  });
});

describe('what is called done', () => {
  const cases = [...openCases, ...heldOutCases, ...strangerCases, ...newcomerCases, ...arrivalCases];
  const requests = openCases.flatMap(({ turns }) => turns.slice(0, 1).map(({ send }) => send));

  it.each(cases)('$id: every word stands in one clause, every given name and number in the files', (one) => {
    const request = one.turns[0]?.send ?? '';
    const built = builtFor(request);
    const entries = readLedger(request, built);
    const outside = entries.reduceRight(
      (rest, { span }) => rest.slice(0, span.start) + rest.slice(span.end),
      request,
    );
    expect(outside.replace(/[^\p{L}\p{N}]/gu, '')).toBe('');
    entries
      .slice(1)
      .forEach(({ span }, at) => expect(span.start).toBeGreaterThanOrEqual(entries[at]?.span.end ?? 0));
    const files = [...built.sources.values()].join('\n').toLowerCase();
    const lies = entries
      .filter(({ outcome }) => outcome === 'done')
      .flatMap(({ span }) => givenIn(request.slice(span.start, span.end), one.language))
      .filter((given) => !files.includes(given.toLowerCase()));
    expect(lies).toEqual([]);
  });

  const UNKNOWN = [
    'The foreman must countersign every third parchment.',
    'When the tide turns, the lanterns blink.',
    'Fold the outcome into 417 origami cranes.',
  ];
  const some = requests.filter((_request, at) => at % 12 === 0);
  it.each(UNKNOWN.flatMap((unknown) => some.map((request) => [unknown, request] as const)))(
    'never hides that nothing came of “%s” in: %s',
    (unknown, request) => {
      const end = sentences(request)[0]?.end ?? request.length;
      const opening = request
        .slice(0, end)
        .trimEnd()
        .replace(/[.;]?$/u, '.');
      const longer = `${opening} ${unknown} ${request.slice(end).trimStart()}`;
      const at = longer.indexOf(unknown);
      const built = builtFor(longer);
      const files = [...built.sources.values()].join('\n').toLowerCase();
      const words = unknown.toLowerCase().match(/\p{L}{6,}|\d+/gu) ?? [];
      const outcomes = readLedger(longer, built)
        .filter(({ span }) => span.start < at + unknown.length && span.end > at)
        .map(({ outcome }) => outcome);
      const isTold = outcomes.some((outcome) => outcome !== 'done' && outcome !== 'remark');
      expect(isTold || words.every((word) => files.includes(word))).toBe(true);
    },
  );
});

describe('a part that was asked for and is not there', () => {
  it.each([
    [
      'Internal tool for our vet practice: patients, owners, appointments, with a kanban board of the appointments and counts per vet',
      ['kanban board of the appointments', 'counts per vet'],
    ],
    [
      'Split the costs of our flat between Ana and Ben, with settle-up and a monthly chart',
      ['monthly chart'],
    ],
  ])('is named: %s', (request, parts) => {
    expect(unbuiltParts(request, builtFor(request))).toEqual(parts);
    expect(answerTo(request)).toContain(`Not built:\n${parts.map((part) => `- ${part}`).join('\n')}`);
  });

  it.each([
    'CRM with contacts and a deals pipeline as a kanban board with stages Lead, Qualified, Won',
    'chess for two players',
    'expense tracker with a chart of expenses by category',
  ])('is not made up where it is there: %s', (request) => {
    expect(unbuiltParts(request, builtFor(request))).toEqual([]);
  });
});

describe('a follow-up', () => {
  const built = builtFor('Manage members (name, phone) and loans (member, item, from, until).');

  it.each([
    ['Filter the members by phone.', ['Filter the members by phone']],
    ['The loans need a deposit as well, in euros.', ['deposit']],
    ['The loans need a return date.', []],
    ['Pages: Members, Loans and Minutes.', ['Minutes']],
    ['Put a dark mode switch into the header.', ['Put a dark mode switch into the header']],
    ['Remove the page called Minutes.', []],
    ['Let people filter the loans by member.', []],
  ])('is told what of it is not there: %s', (request, parts) => {
    expect(unbuiltParts(request, built)).toEqual(parts);
  });

  it.each([
    [
      'Make the calendar start on Monday. Also keep a padlock register with holders.',
      ['calendar', 'monday', 'padlock', 'register', 'holders'],
    ],
    ['Make the buttons dark slate blue, and rounder please.', []],
    ['Show the phone of each member first.', []],
  ])('is told the words that are nowhere: %s', (request, words) => {
    const known = JSON.stringify(built.plan);
    expect(strangeSentences(request, built, known).flatMap(({ without }) => without)).toEqual(words);
  });

  it.each([
    ['Add Maren Holt for 2900 £ and "Tea for two"', 'en', ['Tea for two', 'Maren Holt']],
    ['Make the buttons Dark Green', 'en', []],
    ['Das Feld Größe dazu', 'de', []],
  ] as const)('names the facts that are lost: %s', (request, language, lost) => {
    expect(lostFacts(request, 'a price of £2,900 for Maren Smith and Otto Holt', language)).toEqual(lost);
  });
});

describe('an app that is not what was asked for', () => {
  it.each([
    ['Make me a theremin', 'theremin'],
    ['a tuner for my guitar', 'tuner'],
  ])('is not called done: %s', (request, asked) => {
    expect(askedInstead(request, builtFor(request))).toBe(asked);
    expect(answerTo(request)).toMatch(/^You asked for/);
  });

  it.each([
    'todo app',
    'snake',
    'Pen pal messenger: write messages to pen pals',
    'A landing page for my bakery',
  ])('is told only then: %s', (request) => {
    expect(askedInstead(request, builtFor(request))).toBeNull();
  });
});
