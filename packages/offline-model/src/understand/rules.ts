import { boundIn, COMPARED, isForbidding, wordsAround } from './bounds.ts';
import { AND, like, part, toPattern } from '../lexicon/pattern.ts';
import { NUMBER_WORDS, numberWord } from './number-words.ts';
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
  |members|patients|clients)[^.]{0,30}same|can(?:'t|not| not) be booked[^.]{0,30}(?:twice|again|same)|at the same time|twice (?:for|on|in|at) the same
  |conflict|mismo horario|dos veces|duas vezes|mesmo horário|doppel(?:t|buch)|zweimal|deux fois|même créneau|same slot
  |(?:nobody|no one|none|never|no \p{L}+|not?|niemand|kein\p{L}*|nadie|ningun[oa]?|ninguém|nenhum[a]?|personne)(?: \p{L}+){1,3} (?:two|more than one|zwei|mehr als eine?n?|dos|más de un[oa]?|dois|duas|mais de uma?|deux|plus d['’]une?) (?:\p{L}+ ){0,2}(?:on|per|in|at|an|am|pro|en|al|el|por|no|par|le|à) (?:one|a|any|each|the same|einem|tag|un|mismo|o mesmo|mesmo|día|dia|jour|même)(?: (?:day|date|time|slot|hour|tag|día|dia|jour))?(?!\p{L})
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

const AFTER = like.i`
  \b((?:end|return|check-?out|departure|due|finish|to|fim|fin|end)\s*(?:date|day|time)?)[^.]{0,30}\b(?:after|later than
  |not before|posterior|depois|nach|après|later)\b[^.]{0,20}?((?:start|pick-?up|check-?in|arrival|begin|issue
  |from)\w*\s*(?:date|day|time)?)`;

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
  (?:\s(?:${AND})\s(?:the\ssame\s|la\smisma\s|el\smismo\s)?(\p{L}+))?`;

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

const SAME_FIELD = like.iu`
  (?<!\p{L})(?:the same|(?:den|die|das|der|dem)?selbe[nr]?|(?:den|die|das|der|dem) gleichen?|gleiche[mnrs]?|(?:el|la|los|las) mism[oa]s?|[oa]s? mesm[oa]s?|le même|la même|les mêmes|même)\s(?<field>\p{L}+(?:\s\p{L}+)?)`;
const ONLY_ONCE = like.iu`
  (?<!\p{L})(?:(?:only|just|exactly) once|once only|nur (?:genau )?einmal|genau einmal|(?:una (?:sola|única)|solo una|sólo una) vez|uma (?:única|só) vez|(?:só|apenas) uma vez|uma vez só|une seule fois|qu['’]une (?:seule )?fois|unique|eindeutig|únic[oa]s?)(?!\p{L})`;
const TWICE = like.iu`
  (?<!\p{L})(?:twice|two times|again|doppelt|zweimal|mehrfach|dos veces|repet\p{L}*|repit\p{L}*|duas vezes|deux fois|en double|duplicad\p{L}*)(?!\p{L})`;
const EQUAL = like.iu`
  (?<!\p{L})(?:identical|exactly the same|exact duplicates?|identisch\p{L}*|genau gleich\p{L}*|idéntic[oa]s?|exactamente igual\p{L}*|idêntic[oa]s?|exatamente igua\p{L}*|identiques?|exactement (?:les? mêmes?|pareil\p{L}*))(?!\p{L})`;
/** Whatever happens on a day is for `noDouble`. */
const TIMED = like.iu`
  (?<!\p{L})(?:book|booked|booking\p{L}*|reserv\p{L}*|réserv\p{L}*|time|times|day|days|date|slot|hour|week|month|year|per|each other|gebucht|buch\p{L}*|(?:am|pro|jeden|selben|gleichen) tag|zeit|uhrzeit|woche|día|hora|semana|dia|horário|jour|heure|créneau|vote|sign up|apply|register)(?!\p{L})`;

/** "Everyone can upvote an idea, but only once": what people do, and no value. */
const BY_ANYBODY = like.iu`(?<!\p{L})(?:everyone|everybody|anyone|people|users?|members?|visitors?|you|jeder|man|leute|todos|cada uno|la gente|qualquer um|as pessoas|chacun|on|tout le monde)\s(?:can|may|kann|darf|können|dürfen|puede\p{L}*|pode\p{L}*|peut|peuvent)(?!\p{L})`;

/** "A serial number exists only once", "no two jars with the same name"; the last: no two equal records. */
const uniqueIn = (clause: string): string | null => {
  const isNot = isForbidding(clause);
  if (EQUAL.test(clause)) return isNot ? '*' : null;
  const same = SAME_FIELD.exec(clause)?.groups?.['field'];
  if (same !== undefined && isNot && !TIMED.test(same)) return TIMED.test(clause) ? null : same;
  const once = ONLY_ONCE.exec(clause) ?? (isNot ? TWICE.exec(clause) : null);
  return once === null || TIMED.test(clause) || BY_ANYBODY.test(clause)
    ? null
    : wordsAround(clause, once.index, once.index + once[0].length);
};

const unique: RuleReader = (sentence) => {
  const told = piecesOf(sentence).flatMap((clause) => {
    const words = uniqueIn(clause);
    return words === null ? [] : [{ kind: 'unique' as const, words: words.toLowerCase(), clause }];
  });
  return told.length > 0 ? told : named(sentence);
};

const named: RuleReader = (clause) => {
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

/** "No snag without a description", "without a phone number it must not be sent". */
const WITHOUT = like.iu`
  (?<!\p{L})(?:without|ohne|sin|sem|sans)\s(?:(?:an?|the|its|their|any|eine?n?|die|den|das|un|una|el|la|le|um|uma|o|a)\s)?(?:(?:valid|gültige\p{L}*)\s)?(?<field>\p{L}[\p{L}-]*(?:\s(?!(?:it|one|you|nobody|nothing|must|cannot|can|may|is|are|nicht|darf|kann|wird|geht|no|nadie|nada|não|ninguém|on|rien|pas|ne|n|se|válid[oa]|valide)(?!\p{L}))\p{L}[\p{L}-]*){0,2})`;
const NOTHING = like.iu`^\s*(?:no|kein\p{L}*|ningún|ninguna?|nenhum\p{L}*|aucune?)\s`;
const DONE_WITH = like.iu`(?<!\p{L})(?:sav|sent|send|accept|add|enter|book|submit|record|register|allow|order|stor|speicher|abgeschick|absend|gesend|angenommen|gebucht|guard|envi|acept|pedir|reserv|registr|aceit|salv|grav|enregistr|envoy|valid)\p{L}*`;

const withoutIt: RuleReader = (sentence) =>
  sentence.split(/;\s|,\s(?=(?:and|und|y|e|et|but)\s)/u).flatMap((clause) => {
    const words = WITHOUT.exec(clause)?.groups?.['field']?.toLowerCase();
    const isRefused = NOTHING.test(clause) || (isForbidding(clause) && DONE_WITH.test(clause));
    return words === undefined || !isRefused ? [] : [{ kind: 'required' as const, words, clause }];
  });

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

/** "end after start": one moment against another. */
const order: RuleReader = (clause) => {
  const after = AFTER.exec(clause);
  if (after === null) return [];
  const [first = '', second = ''] = after.slice(1).map((words) => words.trim().toLowerCase());
  return [{ kind: 'after', first, second, clause }];
};

const COMING = like.iu`
  (?<!\p{L})(?:future|after today|later than today|today or later|from today|upcoming|yet to come|zukunft|zukünftig\p{L}*|künftig\p{L}*|nach heute|ab heute|futur[oa]?s?|a partir de hoy|a partir de hoje|por venir|avenir|à venir|futurs?|futures?|à partir d['’]aujourd['’]hui)(?!\p{L})`;
const GONE = like.iu`
  (?<!\p{L})(?:in the past|past|before today|earlier than today|already over|vergangen\p{L}*|vor heute|pasad[oa]s?|anterior(?:es)? a hoy|antes de hoy|passad[oa]s?|antes de hoje|passée?s?|avant aujourd['’]hui)(?!\p{L})`;
/** "A page with upcoming meetups": said of things that are shown, and of no day. */
const OF_OTHERS = like.giu`(?<!\p{L})(?:upcoming|future|past)\s(?!(?:dates?|days?|times?|or|and|is|are|only|must|can)(?!\p{L}))(?=\p{L})`;
const HELD = like.iu`
  (?<!\p{L})(?:must|has to|have to|should|needs? to|only|always|accept\p{L}*|allowed|muss|müssen|soll|sollen|darf|dürfen|nur|immer|debe\p{L}*|tiene\p{L}* que|ha de|han de|sol[oa]|sólo|siempre|acept\p{L}*|deve\p{L}*|t[eê]m (?:que|de)|precisa\p{L}*|só|apenas|sempre|aceit\p{L}*|doi\p{L}+|faut|seul\p{L}*|uniquement|toujours)(?!\p{L})`;

/** A day that must lie ahead, or must have come: whichever the clause names, or the other where it forbids it. */
const days: RuleReader = (sentence) =>
  piecesOf(sentence).flatMap((clause) => {
    const told = clause.replace(OF_OTHERS, ' ');
    const [isComing, isGone] = [COMING.test(told), GONE.test(told)];
    if (isComing === isGone || AFTER.test(clause)) return [];
    const isNot = isForbidding(clause);
    if (!isNot && !HELD.test(clause)) return [];
    return [{ kind: isComing === isNot ? 'past' : 'future', words: '', clause }];
  });

/** "140 or more should be marked High": how it is shown, and nothing is refused. */
const SHOWN = like.iu`(?<!\p{L})(?:marked|highlighted|flagged|tagged|labell?ed|(?:shown|show|appears?|counts?|treated) (?:up )?(?:in|as)|called|turns? (?:red|green|amber)|markiert|gekennzeichnet|hervorgehoben|marcad[oa]s?|resaltad[oa]s?|destacad[oa]s?|marquée?s?|signalée?s?)(?!\p{L})`;
const isShown = (sentence: string): boolean => SHOWN.test(sentence) && !isForbidding(sentence);

/** "ab 6 Jahren": for whom a thing is. */
const ONLY_AGE = like.iu`(?<!\p{L})(?:ab \d+ jahren?|dès \d+ ans|à partir de \d+ ans|a partir de (?:los )?\d+ (?:años|anos)|ages? \d+ and up|from \d+ years)(?!\p{L})(?!.*(?:muss|müssen|dürfen|darf))`;

/** "How many is at least 1, seconds from 1 to 600": each is a rule of its own. */
const valued: RuleReader = (sentence) =>
  piecesOf(sentence).flatMap((clause) => {
    if (isShown(sentence) || ONLY_AGE.test(clause)) return [];
    const bound = boundIn(clause);
    return bound === null
      ? []
      : [{ kind: 'range', ...bound, words: lastOfList(sentence, bound.words), clause }];
  });

/** "title, year and rating from 1 to 10": the last of a list alone has the bound. */
function lastOfList(sentence: string, words: string): string {
  const [, first = '', last = words] = /^(\S+)\s(?:and|und|et|y|e)\s(.+)$/u.exec(words) ?? [];
  return first !== '' && sentence.toLowerCase().includes(`, ${first} `) ? last : words;
}

const MAIL = part`(?<!\p{L})(?:e-?mails?|e-?mail-?adress\p{L}*|courriels?|correos?|mail(?:s|adress\p{L}*)?)(?!\p{L})`;
const SOUND = part`
  (?<!\p{L})(?:valid\p{L}*|invalid\p{L}*|makes? sense|real|proper\p{L}*|correct\p{L}*|rubbish|nonsense|garbage|wrong|check\p{L}*|looks? like|gültig\p{L}*|ungültig\p{L}*|sinnvoll\p{L}*|richtig\p{L}*|falsch\p{L}*|stimm\p{L}*|prüf\p{L}*|geprüft
  |überprüf\p{L}*|quatsch|unsinn|válid[oa]s?|inválid[oa]s?|comprueb\p{L}*|comprobar|verific\p{L}*|sentido|corret[oa]s?|confer\p{L}*|valable\p{L}*|vérifi\p{L}*|juste|faux|fausse)(?!\p{L})`;

const SOUND_MAIL = toPattern(`${MAIL}[^,.;:]{0,30}?${SOUND}|${SOUND}[^,.;:]{0,30}?${MAIL}`, 'iu');
const isAboutMail = (clause: string): boolean => SOUND_MAIL.test(clause);

/** "if the email is rubbish it has to say so": a field of that kind is checked by itself, and must be filled in. */
const valid: RuleReader = (sentence) =>
  piecesOf(sentence)
    .filter(isAboutMail)
    .map((clause) => ({ kind: 'required', words: 'email', clause }));

/** A comma or an "and" parts clauses, but not the two ends of a range. */
const PARTED = like.giu`[,;]\s+(?:(?:${AND}|but|aber|pero|mas|mais)\s)?|\s(?:${AND}|but|aber|pero|mas|mais)\s`;
const NUMBER_LAST = toPattern(
  part`(?<![\p{L}\d])(?:\d+|${NUMBER_WORDS})(?!\p{L})(?:\s?[\p{L}²³€$£%]{1,5})?$`,
  'iu',
);
const NUMBER_FIRST = toPattern(part`^(?:\d+|${NUMBER_WORDS})(?![\p{L}\d])`, 'iu');

/** The clauses of a sentence that tell a rule each; what tells none goes with the one before it. */
export function piecesOf(sentence: string): readonly string[] {
  const starts = [...sentence.matchAll(PARTED)].map(({ 0: mark, index }) => ({
    index,
    end: index + mark.length,
  }));
  const found: string[] = [];
  let from = 0;
  for (const { index, end } of [...starts, { index: sentence.length, end: sentence.length }]) {
    const [clause, rest] = [sentence.slice(from, index), sentence.slice(end)];
    if (!/[,;]/u.test(sentence.slice(index, end)) && NUMBER_LAST.test(clause) && NUMBER_FIRST.test(rest))
      continue;
    if (rest !== '' && !(tellsRule(clause) && tellsRule(rest))) continue;
    found.push(clause.trim());
    from = end;
  }
  return found.filter(Boolean);
}

const tellsRule = (clause: string): boolean =>
  boundIn(clause) !== null ||
  COMING.test(clause) ||
  GONE.test(clause) ||
  ONCE.test(clause) ||
  COMPARED.test(clause) ||
  isAboutMail(clause);

const ONCE = like.iu`
  (?<!\p{L})(?:unique|once|twice|the same|no two|eindeutig|nur einmal|doppelt|zweimal|gleiche[nr]?|selben?|únic[oa]s?|una (?:sola )?vez|dos veces|mism[oa]|repet\p{L}*|uma (?:única |só )?vez|duas vezes|mesm[oa]|une (?:seule )?fois|deux fois|même|identi\p{L}+)(?!\p{L})`;

const AGE =
  /\b(?:at least|over|older than|mindestens|al menos|pelo menos|no mínimo|au moins)\s+(\d{1,2})\s*(years?(?: old| of age)?|jahre(?: alt)?|años|anos|ans)\b/iu;
const AGE_WORDS: readonly (readonly [string, string])[] = [
  ['jahre', 'alter'],
  ['años', 'edad'],
  ['anos', 'idade'],
  ['ans', 'âge'],
];

/** "parties of more than six are turned away", "groups of at most 8". */
const GROUPS = toPattern(
  `(?<!\\p{L})(?:parties|groups)\\s(?:of|bigger than|larger than)\\s(?:(?:more than|over)\\s(\\d+|${NUMBER_WORDS})(?!\\p{L})(?=[^.;]*(?:turn|refus|reject|not|decline))|(?:up to|at most)\\s(\\d+|${NUMBER_WORDS})(?!\\p{L}))`,
  'iu',
);

const READERS: readonly RuleReader[] = [
  noDouble,
  unique,
  required,
  withoutIt,
  atMost,
  valued,
  tooShort,
  // "at least 18 years old" is about the age, whoever it is.
  bounded(AGE, ([, least, unit = '']) => {
    const words = AGE_WORDS.find(([start]) => unit.toLowerCase().startsWith(start))?.[1] ?? 'age';
    return [{ words, min: Number(least) }];
  }),
  bounded(GROUPS, ([, over, most = over ?? '']) => [{ words: 'people', max: numberWord(most) }]),
  days,
  valid,
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
