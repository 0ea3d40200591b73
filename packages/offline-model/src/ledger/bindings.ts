import { like, meanings } from '../lexicon/pattern.ts';
import type { AppPlan } from '../plan/app-plan.ts';
import type { BlockPlan } from '../plan/block-plan.ts';
import type { Looked } from './conditions.ts';

/** Something that holds records to a rule: a limit, a right, a sum, a mark. */
interface Binding {
  readonly words: ReadonlySet<string>;
  /** Those that say what it holds records to: a field alone does not, where other rules could speak of it too. */
  readonly sense: ReadonlySet<string>;
  /** Those that say so only beside one of its fields: "after the start", not "after a theft". */
  readonly beside: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
  /** It keeps people from something; a mark, a figure and a button do not. */
  readonly isHolding: boolean;
  readonly isAboveZero: boolean;
  /** Of what is there once only: the sentence must speak of one of these too. */
  readonly about: ReadonlySet<string> | null;
  readonly numbers: ReadonlySet<string>;
  /** Of a limit, the records that it counts: "more than 2 plots". */
  readonly counted: ReadonlySet<string>;
}

/** What forbids or limits. */
const HOLDS = like.iu`
    ^(?:cannot|can['’]t|never|nobody|only|must|may|darf|dürfen|nur|niemand|nie|doi(?:t|vent)|seul\p{L}*|jamais
    |personne|solo|sólo|nadie|nunca|deben?|puede\p{L}*|só|somente|ninguém|devem?|pode\p{L}*)$`;

const speaksOf = ({ sense, beside, fields, about }: Binding, own: readonly string[]): boolean =>
  (about === null || own.some((word) => about.has(stem(word)))) &&
  own.some(
    (word, at) =>
      sense.has(stem(word)) ||
      (beside.has(stem(word)) &&
        (word === 'same'
          ? own.includes('two') || (own[at + 1] !== 'time' && fields.has(stem(own[at + 1] ?? '')))
          : own.some((other) => fields.has(stem(other))))),
  );

/** "4.50" and "4,5" are the same. */
export const plainNumber = (text: string): string => {
  if (text.includes(':')) return text.replace(/^0(?=\d)/u, '').replace(/:00$/u, '');
  const number = Number(text.replace(/[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.'));
  return Number.isNaN(number) ? text : String(number);
};

export const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s$/u, '')
    .replace(/(?:ies|es|s|ing|ed|en|er|e|y)$/u, '')
    .slice(0, 8);

export const stems = (text: string): readonly string[] =>
  text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(like.u`[^\p{L}\p{N}]+`)
    .filter((word) => word.length > 1)
    .map(stem);

/** "Outstanding total" is claimed only where the figure leaves the others out. */
export const figureWords = ({
  label,
  where,
  only,
}: Extract<BlockPlan, { kind: 'numbers' }>['items'][number]): string =>
  where === undefined && only === undefined ? label.replace(OF_SOME, ' ') : label;

const OF_SOME = like.giu`
    (?<!\p{L})(?:outstanding|unpaid|open|overdue|active|upcoming|pending|finished|done|completed|today|owed?
    |owes|deben?|deve|devem|schuld\p{L}*|doi(?:t|vent)|offen\p{L}*|unbezahlt\p{L}*|impayé\p{L}*|pendientes?
    |vencid\p{L}*|überfällig\p{L}*|heute|hoy|hoje|semana|woche|semaine|week)(?!\p{L})`;

export function bindingsOf({ plan, blocks }: Looked): readonly Binding[] {
  const own = plan.entities.flatMap((entity) => {
    const name = new Set(stems([entity.id, entity.one, entity.many].join(' ')));
    const labels = (value: unknown): string => {
      const text = JSON.stringify(value);
      return entity.fields
        .filter(({ id }) => text.includes(`"${id}"`))
        .map(({ label }) => label)
        .join(' ');
    };
    const found: readonly unknown[] = [
      ...entity.rules,
      ...(entity.effects ?? []),
      ...(entity.rights === undefined ? [] : [entity.rights]),
      ...entity.fields.flatMap(({ id, label, computed, sumOf, onlyIf, min, max, isUnique }) =>
        computed !== undefined ||
        sumOf !== undefined ||
        onlyIf !== undefined ||
        min !== undefined ||
        max !== undefined ||
        isUnique
          ? [{ id, label, computed, sumOf, onlyIf, min, max, ...(isUnique ? { isUnique } : {}) }]
          : [],
      ),
      ...(entity.isOwned && plan.auth !== null ? [{ own: 'own their my' }] : []),
    ];
    const marks: readonly unknown[] = entity.marks ?? [];
    return [...found, ...marks].map((one) => {
      const text = JSON.stringify(one);
      // Sums are never below zero: that answers a rule about less than nothing, and no other.
      const implied = impliedBy(text);
      const beside = impliedBy(text, BESIDE);
      const told = labels(one);
      const words = LEAST.test(text) ? implied : `${told} ${text} ${implied} ${beside}`;
      const sense = PLAIN_RULE.test(text) ? implied : words;
      return {
        ...bindingOf(words, name, sense),
        beside: new Set(stems(beside)),
        fields: new Set(stems(told)),
        isHolding: found.includes(one),
        counted: /"kind":"atMost"/u.test(text) ? name : new Set<string>(),
        isAboveZero: LEAST.test(text),
        about: ONCE.test(text) ? new Set([...name, ...stems(`${told} ${TIMES}`)]) : null,
      };
    });
  });
  const terms = blocks.flatMap((block) =>
    block.kind === 'engine'
      ? [bindingOf(JSON.stringify(block))]
      : block.kind === 'cart' && block.terms !== undefined
        ? [bindingOf(`${JSON.stringify(block.terms)} ${impliedBy(JSON.stringify(block.terms))}`)]
        : 'terms' in block && block.terms !== undefined
          ? [bindingOf(termWords(plan, block))]
          : block.kind === 'collection' && block.only !== undefined
            ? [shown(bindingOf(`${block.title} ${JSON.stringify(block.only)}`, new Set(stems(block.entity))))]
            : block.kind === 'numbers'
              ? block.items.map((item) => shown(bindingOf(figureWords(item), new Set(stems(item.entity)))))
              : [],
  );
  const acts = blocks.flatMap((block) =>
    block.kind === 'collection'
      ? [
          ...block.actions.map(({ kind, label }) => shown(bindingOf(`${kind} upvote ${label}`))),
          ...(block.can.remove ? [ASKS_FIRST] : []),
        ]
      : [],
  );
  return [...own, ...terms, ...acts];
}

/** What people say for the terms of a booking, with how many each of its things takes. */
function termWords({ entities }: AppPlan, block: BlockPlan): string {
  const text = 'terms' in block ? JSON.stringify(block.terms) : '';
  const places = block.kind === 'booking' ? block.terms?.places : undefined;
  const thing = block.kind === 'booking' ? block.resource?.entity : undefined;
  const sizes = entities.find(({ id }) => id === thing)?.seed.map((row) => row[String(places?.limit)]);
  return `${text} ${impliedBy(text)} ${(sizes ?? []).filter((one) => typeof one === 'number').join(' ')}`;
}

const ONCE = /"kind":"(?:unique|noOverlap)"|"isUnique":true/u;

/** What is booked goes by any of these. */
const TIMES =
  'slot time booking bookings book appointment reservation termin zeit buchung cita hora reserva horário agendamento créneau heure';

/** Of these the fields and the message alone say little. */
const PLAIN_RULE = /"kind":"(?:unique|noOverlap|after|differs|past|counts|onDays)"|"isUnique":true/u;

const LEAST = /^\{"id":"[^"]*","label":"[^"]*","min":[01]\}$/u;

/** What people say for a rule of this kind beside the names of its fields. */
const IMPLIED = meanings`
/"kind":"(?:unique|noOverlap)"|"isUnique":true/u => 'twice double duplicate overlap taken unique conflict doppelt einmal fois vez dos'
/"kind":"after"/u => 'start end begin earliest tomorrow past passada passado pasada pasado passée passé vergangenheit'
/"kind":"differs"/u => 'same differ different equal gleich verschieden unterschiedlich iguales mismo diferentes distintos iguais mesmo identiques mêmes différents'
/"kind":"past"/u => 'future ahead date day arrival zukunft datum futuro fecha data avenir tomorrow later'
/"min":(?:0|1|0?\.\d+)\b/u => 'negative negativ negativa negativo négatif négative zero null zéro cero below positive'
/"min":\d/u => 'shorter letters characters buchstaben letras lettres caractères'
/"max":\d/u => 'longer minutes hours exceed länger dépasser superar ultrapassar'
/"kind":"counts"/u => 'stock negative zero below raises lowers reduces increases'
/"label":"(?:Age|Alter|Âge|Edad|Idade)"/u => 'years old young jahre ans años anos'
/"kind":"onDays"/u => 'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays closed weekend'
/"waits":/u => 'waitlist waiting list full warteliste voll espera attente complet cheio lleno'
/"aheadHours":/u => 'before advance ahead earliest vorher voraus antes avance antelación antecedência'
/"places":\{/u => 'seats places people fit full left mats spots personen personas pessoas personnes plätze plazas vagas libres frei livres'
/"shipping":/u => 'shipping delivery postage otherwise'
/"freeFrom":/u => 'shipping delivery postage free above over'`;

/** What people say for it, and for much else. */
const BESIDE = meanings`
/"kind":"(?:unique|noOverlap)"|"isUnique":true/u => 'same once mesmo mesma mismo misma même gleiche gleichen selben'
/"kind":"after"/u => 'after before nach vor après avant después antes depois anterior posterior more less above below exceed earlier later mehr weniger über höher más menos mayor menor supera mais maior ultrapassa plus moins supérieur dépasser'`;

const impliedBy = (text: string, known = IMPLIED): string =>
  known
    .filter(([pattern]) => pattern.test(text))
    .map(([, words]) => words)
    .join(' ');

/** The name of the records themselves binds nothing. */
const bindingOf = (text: string, but: ReadonlySet<string> = new Set(), sense = text): Binding => ({
  words: new Set(stems(text).filter((word) => !but.has(word))),
  sense: new Set(stems(sense).filter((word) => !but.has(word))),
  beside: new Set(),
  fields: new Set(),
  isHolding: true,
  isAboveZero: false,
  about: null,
  counted: new Set(),
  numbers: new Set((text.match(like.gu`(?<![\p{L}\d])\d+(?:\.\d+)?`) ?? []).map(plainNumber)),
});

const shown = (binding: Binding): Binding => ({ ...binding, isHolding: false });

/** Whoever deletes is asked first. */
const ASKS_FIRST: Binding = {
  ...bindingOf('delete deleted deleting remove'),
  sense: new Set(),
  beside: new Set(stems('ask asks asked first confirm question sure before')),
  fields: new Set(stems('delete deleted deleting remove removing')),
};

/** One value is held against another one. */
const EXCEEDS = /^(?:exceed|überst?eig|superar|exceder|dépass|ultrapass)/iu;
const hasStem = ({ words, beside }: Binding, word: string): boolean =>
  words.has(stem(word)) || beside.has(stem(word));

/** A rule of the app speaks of some of these words and of all these numbers. */
export const isBoundBy = (
  bindings: readonly Binding[],
  own: readonly string[],
  asked: readonly string[],
): boolean =>
  bindings.some(
    (binding) =>
      (binding.isHolding || !own.some((word) => HOLDS.test(word))) &&
      own.every((word) => !EXCEEDS.test(word) || hasStem(binding, word)) &&
      (speaksOf(binding, own) ||
        (asked.length > 0 && own.some((word) => binding.counted.has(stem(word)))) ||
        (binding.isAboveZero && asked.some((one) => plainNumber(one) === '0'))) &&
      asked.every((one) => binding.numbers.has(plainNumber(one))),
  );
