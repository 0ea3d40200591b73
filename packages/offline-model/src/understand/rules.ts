import { amountOf } from './facts.ts';
import { like, part, toPattern } from '../lexicon/pattern.ts';
import { numberWord } from './number-words.ts';
import { sentences } from './tokens.ts';
import type { UnderstoodRule } from './understanding.ts';

const COUNT = String.raw`(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|uno|dos|tres|cuatro|cinco|um|dois|três|quatro|zwei|drei|vier|fünf|deux|trois|quatre|cinq)`;

const NO_DOUBLE = like.iu`
  \b(?:two (?:[\p{L}]+ ){1,3}(?:at|on|in|for|during) the same|(?:hired?|rented?|lent|borrowed|assigned|scheduled
  |used)[^.]{0,20} twice|dos (?:\p{L}+ ){1,2}(?:a|en) (?:la misma|el mismo)|duas? (?:\p{L}+ ){1,2}(?:na mesma|no mesmo)
  |dois (?:\p{L}+ ){1,2}(?:na mesma|no mesmo)|zwei (?:\p{L}+ ){1,2}(?:zur (?:selben|gleichen)|am (?:selben|gleichen))
  |deux (?:\p{L}+ ){1,2}(?:à la même|au même|le même)|no double[- ]?book|double[- ]?book|same (?:slot|time|date|room
  |table|court|car|seat|day|doctor|hour)[^.]{0,30}twice|(?:book|reserve)(?:ed)?[^.]{0,40}\btwice\b
  |twice at the same time|overlap|already (?:taken|booked|reserved)|two (?:people|bookings|guests|customers|users
  |members|patients|clients)[^.]{0,30}same|can(?:'t|not| not) be booked[^.]{0,30}(?:twice|again|same)|at the same time
  |conflict|mismo horario|dos veces|duas vezes|mesmo horário|doppel(?:t|buch)|zweimal|deux fois|même créneau|same slot
  |doble reserva|reserva dupla|reservas duplicadas|double réservation|einmal pro)`;
const UNIQUE = like.iu`
  \b(?:(?:the\s+)?([\p{L} ]{2,24}?)\s+(?:must|should|has to|needs to|have to|debe|deve|muss|doit)\s+(?:be|ser|être)?\s*
  (?:unique|único|única|eindeutig)|unique\s+([\p{L} ]{2,20}?)(?:\b(?:for|per|and|,|$))|no (?:two|duplicate)\s+
  ([\p{L} ]{2,24})|([\p{L}]{2,20}) (?:sein )?(?:muss )?eindeutig)`;
const REQUIRED = like.iu`
  \b(?:(?:the\s+)?([\p{L} ,]{2,60}?)\s+(?:is|are|must be|should be|fields? (?:is|are))\s+(?:required|mandatory
  |compulsory|obligatory)|(?:the\s+)?([\p{L} ,]{2,60}?)\s+(?:have to|has to|must|need to|needs to)\s+be\s+(?:filled (?:in|out)|entered|given)
  |(?:required|mandatory) fields?:?\s+([\p{L} ,]{2,60})|([\p{L} ,]{2,50}?)\s+(?:es|son|é|são|ist
  |sind|est|sont)\s+(?:obligatori[oa]s?|obrigatóri[oa]s?|pflicht|erforderlich|obligatoires?))`;
const AT_MOST = toPattern(
  part`
  \b(?:at most|no more than|maximum(?: of)?|max\.?|up to|limit(?:ed)?(?: of| to)?|not more than|only|como máximo|máximo
  (?: de)?|no máximo|höchstens|maximal|au maximum|au plus|maximum de|hasta|até|bis zu|jusqu'à|nur|solo|só|seulement)\s+(?:(?:have|make|take|do|book|borrow|hold|lead|give)\s+)?${COUNT}\s+([\p{L}]+
  (?:\s(?!per\b|each\b|for\b|por\b|pro\b|je\b|par\b|at\b|a\b|can\b|in\b)[\p{L}]+)?)(?:[^.,;]{0,30}?\b(?:per|each
  |for each|for every|por|pro|je|par|a(?=\s(?:day|week|month|year|night|hour|person|customer|member|user|team|class|time)\b)|cada|at a time)\s+([\p{L}]+))?`,
  'iu',
);
/** "no technician may have more than 3 open issues", "members cannot borrow more than 5 books". */
const MORE_THAN = like.iu`\b(?:more than|mehr als|más de|mais de|plus de)\s+${COUNT}\s+([\p{L}]+(?:\s(?!at\b|in\b|per\b|each\b|for\b|a\b|gleich|haben|haben)[\p{L}]+)?)`;

const AT_MOST_OF = like.iu`
  \b(?:each|every|an?|no|one|kein(?:e|er)?|jede[rs]?|ein(?:e|er)?|ningún|ninguna?|cada|nenhum(?:a)?|aucune?|chaque
  |un[ae]?|um|uma)\s+(\p{L}+)\s+(?:can|may|must|should|is|has|could|darf|kann|puede|pode|peut|ne peut)\b`;

/** Whom a limit is for: "each member can borrow at most 5 books". */
function holderIn(clause: string): string | null {
  const found =
    AT_MOST_OF.exec(clause) ??
    like.iu`\b(?<!the )(\p{L}+s)\s+(?:can|may|must)(?:not|n't)?\s+(?:only\s+|not\s+)?(?:have|borrow|hold|take|book|reserve|rent|keep|get|own|be assigned)\b`.exec(
      clause,
    );
  const word = found?.[1]?.toLowerCase() ?? null;
  return word === null || /^(?:user|users|there|it|they|one|person|people)$/.test(word)
    ? null
    : word.replace(like.u`(?<=\p{L}{3})s$`, '');
}

const RANGE = like.iu`\b([\p{L}]+(?:\s[\p{L}]+)?)\s*(?:(?:must|should|can|may|has to|have to|needs? to) (?:only )?(?:be|lie)|lies?|is|are|from|range|ranges)?\s*(?:between|from)\s+(\d+)\s+(?:and|to)\s+(\d+)`;
const FUTURE = like.i`
  \b(?:in the past|past dates?|before today|future|after today|not (?:be )?(?:earlier|before)|en el pasado|no passado
  |vergangenheit|dans le passé|datas? passadas?|fechas? pasadas?|dates? passées?|today or later|from today)`;
/** "A visit can't be in the future": the opposite. */
const NOT_AHEAD = like.iu`
  (?:\bnot|n['’]t|never|nicht|nie|kein|pas|jamais|\bno|nunca|não)(?!\p{L})[^.]{0,40}?(?:future|after today|zukunft|futuro|avenir|futur)(?!\p{L})`;
const AFTER = like.i`
  \b((?:end|return|check-?out|departure|due|finish|to|fim|fin|end)\s*(?:date|day|time)?)[^.]{0,30}\b(?:after|later than
  |not before|posterior|depois|nach|après|later)\b[^.]{0,20}?((?:start|pick-?up|check-?in|arrival|begin|issue
  |from)\w*\s*(?:date|day|time)?)`;

const NEVER = part`
  (?:(?:must|may|can|should|darf|dürfen|kann)?\s*(?:never|not|nicht|nie)|can['’]?t|cannot|mustn['’]?t|shouldn['’]?t|no (?:puede|pueden|debe|deben)|não (?:pode|podem|deve|devem)
  |ne (?:peut|peuvent|doit|doivent) (?:pas|jamais))`;
const NEVER_NEGATIVE = like.iu`(?<!\p{L})([\p{L}]+)\s+${NEVER}\s+(?:(?:be|go|ser|être)\s+)?(?:negative|below zero|negativ\p{L}*|négati\p{L}*|less than (?:0|zero|nothing))`;

/** "downtime cannot be more than 744 hours", "the price must not exceed 50 €". */
const BEYOND = toPattern(
  part`
  (?<!\p{L})(?<what>[\p{L}]+(?:\s[\p{L}]+)?)\s+${NEVER}\s+(?:(?:be|cost|weigh|last|ser|être|costar|custar|coûter)\s+)?(?<how>more than|over|above|higher than|greater than|exceed|less than|below
  |under|lower than|mehr als|höher als|über|weniger als|unter|más de|mayor (?:que|de)|superar|menos de|menor (?:que|de)|mais de|maior (?:do )?que|ultrapassar|menor (?:do )?que|plus de
  |supérieure?s? à|dépasser|moins de|inférieure?s? à)\s+(?:[$€£]\s?)?(?<count>\d+(?:[.,]\d+)*)`,
  'giu',
);
const LESS = /less|below|under|lower|weniger|unter|menos|menor|moins|inférieur/iu;

const beyond: RuleReader = (clause) =>
  [...clause.matchAll(BEYOND)].map(({ groups = {} }) => {
    const count = amountOf(groups['count'] ?? '');
    const isLeast = LESS.test(groups['how'] ?? '');
    return {
      kind: 'range',
      words: lastWords(groups['what'] ?? ''),
      min: isLeast ? count : null,
      max: isLeast ? null : count,
      clause,
    };
  });

const LETTERS = '(?:letters?|characters?|chars|zeichen|buchstaben|letras|caracteres|caractères|lettres)';
/** "a title shorter than 5 letters should be refused", "the title must have at least 5 characters". */
const TOO_SHORT = toPattern(
  part`
  (?<!\p{L})(?<what>\p{L}+)\s+(?:(?:(?:that is |that are |is |are )?(?:shorter than|(?:of|with|has|have) (?:less|fewer) than|under)|(?:unter|kürzer als|mit weniger als)|(?:de|con|com|avec) (?:menos de|moins de)
  |más cort[oa]s? (?:de|que)|mais curt[oa]s? (?:do )?que|plus court\p{L}* que)\s+(?<under>\d+)|(?:\p{L}+\s+){0,4}?(?:at least|no less than|a minimum of|mindestens|al menos|por lo menos|como mínimo
  |pelo menos|no mínimo|au moins)\s+(?<least>\d+))\s+${LETTERS}(?!\p{L})`,
  'iu',
);

const tooShort: RuleReader = (clause) => {
  const { what = '', under, least } = TOO_SHORT.exec(clause)?.groups ?? {};
  return what === ''
    ? []
    : [{ kind: 'letters', words: what.toLowerCase(), min: Number(under ?? least), clause }];
};

const BOUND = like.giu`
  ([\p{L}]+(?:\s[\p{L}]+){0,2}?)\s*[,(]?\s*(?:(?:must|should|has to|have to|needs? to|is|are|muss|müssen|debe|deben|tiene que|deve|devem|tem (?:que|de)|doit|doivent)\s(?:(?:be|cost|ser|être|costar|custar|coûter|de)\s)?)?
  (?<kind>at most|no more than|max(?:imum)?\.?|up to|höchstens|maximal|máximo
  |no máximo|como máximo|au maximum|at least|min(?:imum)?\.?|mindestens|al menos|no mínimo|mínimo|au moins)\s+
  (?:[$€£]\s?)?(?<count>\d+(?:[.,]\d{3})*)\s*(?:[$€£]|euros?|dollars?|pounds?)?\s*(?=[,.);:]|$|(?:and|und|y|e|et|sein|betragen|kosten)(?!\p{L}))`;

/** Rules that the app must keep, said in a clause of their own or inside one. */
export function readRules(text: string): readonly UnderstoodRule[] {
  return sentences(text).flatMap((span) => rulesIn(text.slice(span.start, span.end).trim()));
}

const rulesIn = (clause: string): readonly UnderstoodRule[] => READERS.flatMap((read) => read(clause));

type RuleReader = (clause: string) => readonly UnderstoodRule[];

/** Bounds of a value, by the pattern that tells them. */
const bounded =
  (
    pattern: RegExp,
    read: (match: RegExpExecArray) => readonly { words: string; min?: number; max?: number }[],
  ): RuleReader =>
  (clause) => {
    const found = pattern.exec(clause);
    const told = found === null ? [] : read(found);
    return told.map(({ words, min = null, max = null }) => ({ kind: 'range', words, min, max, clause }));
  };

const noDouble: RuleReader = (clause) =>
  NO_DOUBLE.test(clause) &&
  !(AT_MOST.test(clause) && (SAME_TIME_ONLY.test(clause) || SAME_LIMIT.test(clause)))
    ? [{ kind: 'noDouble', clause }]
    : [];

/** "at most 3 books at the same time" is a limit and no more. */
const SAME_TIME_ONLY = /^(?!.*\b(?:two|twice|double)\b).*\bat the same time\b/i;

const SAME = like.iu`
  (?<!\p{L})(?:the\ssame|(?:den|die|das|der)?selben?|(?:den|die|das)\sgleichen?|(?:le|la)\smême|el\smismo|la\smisma|[oa]\smesm[oa]|n[oa]\smesm[oa])\s(?!time\b|zeit\b)(\p{L}+)
  (?:\s(?:and|und|et|y|e)\s(?:the\ssame\s|la\smisma\s|el\smismo\s)?(\p{L}+))?`;

/** "no more than two helpers for the same stall". */
const SAME_LIMIT = like.iu`^(?!.*(?:twice|double)).*(?:more than|at most|maximum)\s\p{L}+\s\p{L}+\sfor the same`;

/** "two helpers for the same stall and shift": for each of these together. */
function sameIn(clause: string): string | null {
  const [, first, second] = SAME.exec(clause) ?? [];
  return first === undefined
    ? null
    : [first, ...(second === undefined ? [] : [second])].join(' & ').toLowerCase();
}

/** "Two hosts must not have the same email address", "Jedes Kennzeichen nur einmal", "plan numbers are unique". */
const ONE_OF_EACH: readonly RegExp[] = [
  like.iu`
  (?<!\p{L})(?:two|zwei|deux|dos|dois|duas) (?:different |verschiedene )?\p{L}+ (?:can['’]?t|cannot|can not|may not|must not|mustn['’]?t|should not|shouldn['’]?t|dürfen nicht|können nicht|no pueden|no deben|não podem|não devem|ne peuvent pas|ne doivent pas)
  \s(?:have|share|use|carry|tener|llevar|compartir|ter|usar|porter|avoir|partager|dieselbe[n]?|denselben|dasselbe|die gleiche|den gleichen|das gleiche)
  \s?(?:the same|la misma|el mismo|a mesma|o mesmo|le même|la même|)\s?(?<field>[\p{L}'’ -]{2,30}?)(?=\s(?:haben|tragen)|[.,;]|$)`,
  like.iu`(?<!\p{L})no two \p{L}+ (?:may|can|should|must|will)?\s?(?:have|share|use|with) the same (?<field>[\p{L} -]{2,30}?)(?=[.,;]|$)`,
  like.iu`(?:^|[:;,.]\s*|\band\s|rules:\s)(?:the |all |every |each )?(?<field>[\p{L} -]{2,28}?) (?:is|are|muss|sind|ist|es|son|é|são|est|sont) (?:unique|eindeutig|únic[oa]s?|uniques?)(?!\p{L})`,
  like.iu`(?<!\p{L})jede[rs]? (?<field>\p{L}+)(?: darf| kann| soll| gibt es| kommt)?\s(?:nur einmal|kein zweites mal)`,
  like.iu`(?<!\p{L})(?:each|every) (?<field>[\p{L} ]{2,24}?) (?:may |can |must |should |is )?(?:only )?(?:exists?|occurs?|appears?|used|be used|given|be given|registered|be registered)? ?(?:only |just )?once(?!\p{L})`,
];

const unique: RuleReader = (clause) => {
  const same = ONE_OF_EACH.map((pattern) => pattern.exec(clause)?.groups?.['field']).find(
    (words) => words !== undefined,
  );
  if (same !== undefined) return [{ kind: 'unique', words: lastWords(same.replace(/s$/u, '')), clause }];
  const found = UNIQUE.exec(clause);
  if (found === null) return [];
  const words = lastWords(ownerless(found[1] ?? found[2] ?? found[3] ?? found[4] ?? ''));
  return [{ kind: 'unique', words, clause }];
};

const required: RuleReader = (clause) => {
  const found = REQUIRED.exec(clause);
  return (found?.slice(1).find((words) => words !== undefined) ?? '')
    .split(/,|\band\b|\by\b|\be\b|\bund\b|\bet\b/)
    .map((word) => ({ kind: 'required' as const, words: lastWords(word), clause }))
    .filter((rule) => rule.words !== '');
};

const atMost: RuleReader = (clause) => {
  const most = AT_MOST.exec(clause) ?? MORE_THAN.exec(clause);
  if (most === null || !isLimit(most)) return [];
  const told = most[3] === undefined || /^time/i.test(most[3]) ? null : most[3].toLowerCase();
  const holder = told !== null && A_DAY.test(told) ? holderIn(clause) : null;
  const per =
    holder !== null ? `${holder} & ${told}` : (told ?? sameIn(clause.slice(most.index)) ?? holderIn(clause));
  return [
    { kind: 'atMost', count: numberWord(most[1] ?? ''), what: (most[2] ?? '').toLowerCase(), per, clause },
  ];
};

/** "A boat may have only one trip per day": each boat, not all of them together. */
const A_DAY = /^(?:day|tag|día|dia|jour)/iu;

const bounds: RuleReader = (clause) =>
  [...clause.matchAll(BOUND)].map((bound) => {
    const isLeast = /least|min|mindestens|menos|moins/i.test(bound.groups?.['kind'] ?? '');
    const count = amountOf(bound.groups?.['count'] ?? '');
    const words = lastWords(bound[1] ?? '');
    return { kind: 'range', words, min: isLeast ? count : null, max: isLeast ? null : count, clause };
  });

const GONE = /\bpast\b|vergangen|\bpasad|\bpassad|\bpassée?\b/iu;

const order: RuleReader = (clause) => {
  const after = AFTER.exec(clause);
  if (after === null && /\bend\b[^.]*\bbefore\b[^.]*\bstart/i.test(clause)) return [];
  if (after === null)
    return NOT_AHEAD.test(clause) && !GONE.test(clause)
      ? [{ kind: 'past', words: '', clause }]
      : FUTURE.test(clause) && !NOT_AHEAD.test(clause)
        ? [{ kind: 'future', words: '', clause }]
        : [];
  const [first = '', second = ''] = after.slice(1).map((words) => words.trim().toLowerCase());
  return [{ kind: 'after', first, second, clause }];
};

const AGE =
  /\b(?:at least|over|older than|mindestens|al menos|pelo menos|no mínimo|au moins)\s+(\d{1,2})\s*(years?(?: old| of age)?|jahre(?: alt)?|años|anos|ans)\b/iu;
const AGE_WORDS: readonly (readonly [string, string])[] = [
  ['jahre', 'alter'],
  ['años', 'edad'],
  ['anos', 'idade'],
  ['ans', 'âge'],
];

const LONGER = like.iu`\b(?:not|cannot|can't|never|no)\s+(?:be |last |take |weigh )?(longer|heavier|older|higher|taller|deeper) than (\d+)\s*(\p{L}+)?`;
const LONGER_WORDS: Readonly<Record<string, readonly string[]>> = {
  longer: ['duration', 'length', 'minutes', 'time'],
  heavier: ['weight'],
  older: ['age'],
  higher: ['height', 'level', 'elevation'],
  taller: ['height'],
  deeper: ['depth'],
};

const ABOVE_ZERO = like.iu`
  ([\p{L}]+)\s+(?:must be|has to be|have to be|should be|needs to be|is always|muss|tem que ser|deve ser|tiene que ser
  |debe ser|doit être)\s+(?:more|greater|larger|bigger|higher|above|over|größer|maior|mayor|supérieure?)\s*(?:than
  |do que|que|als|à)?\s*(?:0|zero|nothing|cero|null|zéro)\b`;

const TOO_MUCH = like.iu`
  \b\p{L}+ (?:above|over|beyond|that cost more than|costing more than|with more than|longer than
  |of more than) (?:[$€£]\s?)?(\d+(?:\.\d+)?)\s?(?:[$€£]|euros?|dollars?)?\s?(\p{L}+)?\s*(?:are not|is not|aren't|cannot
  |can't|can not|may not|must not|will not|are (?:forbidden|refused|rejected))\b`;

const READERS: readonly RuleReader[] = [
  noDouble,
  unique,
  required,
  atMost,
  bounds,
  beyond,
  tooShort,
  bounded(NEVER_NEGATIVE, ([, words = '']) => [{ words: words.toLowerCase(), min: 0 }]),
  bounded(RANGE, ([whole, words = '', min, max]) =>
    /\d\s?(?:h\b|:)/.test(whole) ? [] : [{ words: lastWords(words), min: Number(min), max: Number(max) }],
  ),
  // "at least 18 years old" is about the age, whoever it is.
  bounded(AGE, ([, least, unit = '']) => {
    const words = AGE_WORDS.find(([start]) => unit.toLowerCase().startsWith(start))?.[1] ?? 'age';
    return [{ words, min: Number(least) }];
  }),
  // "can not be longer than 60 minutes": a bound of whatever says how long it is.
  bounded(LONGER, ([, how = '', most, unit = '']) =>
    [...new Set([...(LONGER_WORDS[how.toLowerCase()] ?? []), unit.toLowerCase()])]
      .filter(Boolean)
      .map((words) => ({ words, max: Number(most) })),
  ),
  bounded(ABOVE_ZERO, ([, words = '']) => [{ words: words.toLowerCase(), min: 0.01 }]),
  // "items above 100 are not allowed", "books with more than 500 pages cannot be proposed".
  bounded(TOO_MUCH, ([, most, unit = 'price']) => [{ words: unit.toLowerCase(), max: Number(most) }]),
  order,
];

const NO_THINGS = like.plain`
  ^(colou?rs?|pages?|sections?|columns?|seconds?|minutes?|hours?|days?|weeks?|months?|nights?|minuten|stunden?|tagen?
  |wochen?|monaten?|días?|horas?|semanas?|meses|jours?|heures?|semaines?|dias?|words|lines?|px|steps?|clicks?|images?
  |buttons?|stars?|cores|colores|farben|couleurs|roles?|types?|options?)\b`;

/** "only two colours" is no rule about records. */
function isLimit(match: RegExpExecArray): boolean {
  const what = (match[2] ?? '').toLowerCase();
  const isMore = /^(?:more|mehr|más|mais|plus)/i.test(match[0]);
  // Who owes more than two is nobody's limit.
  if (isMore && /\b(?:owes?|deben?|devem?|schulden|doivent)\b/i.test(match.input)) return false;
  if (
    isMore &&
    !/\b(?:no|not|nobody|never|cannot|can't|kein(?:e|er)?|nicht|niemand|ningún|ninguna?|nadie|não|nenhuma?|ninguém|aucune?|ne|personne)\b/i.test(
      match.input,
    )
  )
    return false;
  // "guests up to 12 and a phone number" limits the guests.
  if (NO_THINGS.test(what) || like.iu`^(?:and|or|und|oder|y|o|e|et|ou)(?!\p{L})`.test(what)) return false;
  return !/^(?:only|nur|solo|só|seulement)/i.test(match[0]) || match[3] !== undefined;
}

/** "the plate of a van" is the plate. */
const ownerless = (text: string): string => text.split(/\s(?:of|de|von|des|du)\s/i)[0] ?? text;

function lastWords(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(
      /^(?:and|the|a|an|each|every|their|that|both|el|la|los|las|o|os|a|as|der|die|das|le|les)\s+/g,
      '',
    )
    .split(/\s+/)
    .slice(-3)
    .join(' ');
}
