import { findEntity } from '../lexicon/entity-lexicon.ts';
import { like, part } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { isFieldItem, readFieldItems, wordsOf } from './field-items.ts';
import { fieldFrom, isAttribute, sentenceCase } from './fields.ts';
import { isPlural, plural, singular } from './inflect.ts';
import { listItems } from './list-items.ts';
import { EVERY, NOTES, WHO } from './noting.ts';
import { meaningOf } from './phrase.ts';
import { isVerb } from './grammar.ts';
import { headWords, isGroup, isKnownList, isMany, isNamed, isNoRecord } from './told-heads.ts';
import { fieldsOnly, isListOfFields, type Way } from './told-items.ts';
import type { Span } from './tokens.ts';
import type { UnderstoodField } from './understanding.ts';

/** A thing with the fields that a sentence gives it, and the part of the sentence that says so. */
export interface ToldRecord {
  readonly head: readonly string[];
  readonly fields: readonly UnderstoodField[];
  readonly at: number;
  readonly span: Span;
  /** "each piece", "every entry": what was spoken of before, under a general word. */
  readonly isBack: boolean;
  /** Some of its fields: it has the usual ones as well. */
  readonly isMore?: boolean;
  /** "back a project with an amount and a name": what is done with one of them, and asks for these. */
  readonly deed?: string;
}

interface Told {
  readonly head: string;
  readonly owner: string;
  /** Where the list begins in the clause. */
  readonly from: number;
  readonly by: Way['by'];
  /** Where what is told begins, if not after the name. */
  readonly start?: number;
}

const NAME = String.raw`[\p{L}][\p{L}'’-]*(?: [\p{L}'’-]+){0,2}`;
const EACH = String.raw`(?:(?:for )?(?:${EVERY}|an?|the|our|my)\s+)?`;
const OWNER = String.raw`(?:(?:belongs? to|is linked to|are linked to|is part of) (?:an?|one|the|exactly one) (?<owner>[\p{L}-]+)(?:,| and|, and) )?`;
const HAVE = part`
  (?:(?:should have|must have|have|has|gets?|needs?) (?:its|their|an?) own page (?:with|showing|that shows)|should have|must have|will have|can have|needs?|have|has|contains?|shows|displays|consists? of|(?:are
  |is) (?:recorded|described|stored|listed|registered|entered|logged|saved) (?:with|by)|tienen|tiene|têm|tem|haben|hat
  |ont|a(?= (?:une?|le|la|des|du) ))`;
/** Said of one it tells what is kept of each. */
const KEEPS = String.raw`(?:records|notes|includes|lists|stores|holds|keeps|comes with|gets|registra|incluye|inclui|enthält|contient|comprend)`;
const HAS = like.isu`^\s*(?:[-*•]\s*)?${EACH}(?<head>${NAME}?)\s+${OWNER}${HAVE}\s+`;
const COLON = like.su`^\s*(?:[-*•]\s*)?(?<head>[\p{L}][\p{L}\d'’ -]{1,80}?)\s*:\s*`;
const WITH = like.giu`(?<head>${NAME})(?:(?: too| as well),)? (?:with|mit|avec|con|com) (?=\s*[\p{L}\d,])`;
/** Things with their fields, one after another: "vehicles with a plate; drivers with a licence; …". */
const LISTS = like.giu`(?:[:;,]|^)\s*(?:and )?(?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+ (?:with|mit|avec|con|com) (?=\s*[\p{L}\d,])`;
/** "42 plots, each with a number". */
const EACH_OF = like.isu`(?<head>${NAME}),? (?:each|every one|all|jeweils|chacune?|cada un[oa]?) (?:of them )?(?:with|has|having|have|mit|avec|con|com)\s+`;
const FRAMES: readonly RegExp[] = [
  HAS,
  // "Savings goals app: each goal has a target and a deadline".
  like.isu`^[^:.]{3,60}:\s+${EVERY}\s+(?<head>${NAME}?)\s+${HAVE}\s+`,
  like.isu`^\s*(?:[-*•]\s*)?${EVERY}\s+(?<head>${NAME}?)\s+${KEEPS}\s+`,
  like.isu`(?:^|[:;]\s)\s*(?:for|about|of|on|por|para|für|bei|pour)\s+${EVERY}\s+(?<head>${NAME}?)(?:,|:|,?\s+(?:${WHO} )?${NOTES}(?: ${WHO})?:?)\s+`,
  // "we write down every patient: species, weight".
  like.isu`(?<!\p{L})${WHO}\s+${NOTES}\s+${EVERY}\s+(?<head>${NAME}?)\s*:\s*`,
  EACH_OF,
];

/** "who found it with their phone number", "what is wrong with it": said of what is told already. */
const OF_IT = like.iu`(?<!\p{L})(?:it|them|him|her|is wrong|wrong)$`;

/** "everybody can publish with title and text": posts. */
const PUBLISHES = like.iu`(?<!\p{L})(?:publish(?:es)?|veröffentlich(?:en|t)|poste[nt]|publica[rmn]?|publicamos|publie(?:r|nt|z)?|posteamos|postear|postar?)$`;

/** The records that a sentence tells of, one after another. */
export function readToldRecords(
  clause: string,
  offset: number,
  { language, all = clause }: { readonly language: Language; readonly all?: string },
): readonly ToldRecord[] {
  const found: ToldRecord[] = [];
  const lists = [...clause.matchAll(WITH)].filter(({ groups }) => !OF_IT.test(groups?.['head'] ?? ''));
  const isOneOfMany = lists.length > 1 || (lists.length > 0 && [...all.matchAll(LISTS)].length > 1);
  const place: Place = { offset, language, isOneOfMany };
  const take = (told: Told | null): void => {
    const record = told === null ? null : recordOf(clause, told, place);
    const isNew = found.every(({ span }) => record === null || record.span.start >= span.end);
    if (record !== null && isNew) found.push(record);
  };
  for (const frame of FRAMES) take(leadIn(clause, frame, frame === EACH_OF ? 'each' : 'has'));
  take(leadIn(clause, COLON, 'colon'));
  take(trackedIn(clause));
  found.push(...openedIn(clause, place));
  const sure = found.length;
  for (const match of lists) {
    const said = (match.groups?.['head'] ?? '').replace(RECORDED, '');
    const head = PUBLISHES.test(said) ? 'posts' : said;
    const from = match.index + match[0].length;
    take(firstTold(clause, { head, from, language }));
    const before = clause.slice(0, match.index + said.length).slice(-NEAR);
    take({ ...whoseList(before, head), from });
  }
  const isTold = found.some(({ fields }) => fields.length > 1);
  return found.filter(({ fields }, at) => at < sure || isTold || fields.length > 1);
}

const SEEN_OF_ONE: readonly RegExp[] = [
  like.iu`
  (?<!\p{L})(?:open|click(?: on)?|tap(?: on)?|select|choose|pick|view|visit)(?:ing)? (?:an?|any|each|one|the|every|single)
  \s(?<head>${NAME}) (?:to|and|page to|page with) (?:see|read|view|learn|find|check|show|get|look at)?\s*(?:its|their|his|her|the)\s`,
  like.iu`
  (?<!\p{L})(?:abrir|ouvrir|seleccionar|selecionar|choisir|elegir|escolher) (?:une?|una|uma?) (?<head>${NAME}) (?:para|e|y|pour|et)
  \s(?:ver|leer|ler|voir|lire|consultar|consulter|conocer) (?:sus?|seus?|suas?|son|sa|ses|els?|las?|los|[oa]s?|les?)\s`,
  like.iu`
  (?<!\p{L})eine?n? (?<head>${NAME}) (?:öffnen|anklicken|auswählen)(?:, um| und)
  \s(?:seine?n?|ihre?n?|den|die|das|deren|dessen)\s`,
];

/** "open a concert to see its line-up and stage": what stands on the page of each, beside the rest. */
function openedIn(clause: string, { offset, language }: Place): readonly ToldRecord[] {
  const match = SEEN_OF_ONE.map((pattern) => pattern.exec(clause)).find((one) => one !== null);
  if (match === null || match === undefined) return [];
  const told = match.groups?.['head'] ?? '';
  const from = match.index + match[0].length;
  const way: Way = { by: 'has', language, isOne: true, isOneOfMany: false, isMany: false };
  const items = fieldsOnly(listItems(clause.slice(0, from + LONGEST), from), way)
    .map((item) => ({ ...item, text: item.text.replace(like.u`\s+(?:an)?zu\p{L}*(?:\s\p{L}+)?$`, '') }))
    .filter(({ text }) => !NO_PART.test(text) && canStandOnPage(wordsOf(text, language)));
  const last = items.at(-1);
  const words = headWords(wordsOf(nounIn(told, language) ?? told, language));
  if (last === undefined || isNoRecord(words, way) || meaningOf(words).kind === 'place') return [];
  return [
    {
      head: [...words.slice(0, -1), plural(singular(words.at(-1) ?? ''))],
      fields: readFieldItems(
        items.map(({ text }) => text),
        language,
      ),
      at: offset + match.index,
      span: { start: offset + match.index, end: offset + last.end },
      isBack: false,
      isMore: true,
    },
  ];
}

/** Said of the page as a whole. */
const NO_PART =
  /^(?:(?:full|more|whole|all|complete) )?(?:details?|information|info|contents?|page|profile|more|einzelheiten|details|detalles|detalhes|détails)$/iu;

/** Lessons of a course are things of their own. */
const canStandOnPage = (words: readonly string[]): boolean =>
  words.length > 0 &&
  words.length < 4 &&
  (isAttribute(words) || !isPlural(words.at(-1) ?? '') || findEntity(words) === null);

/** "Escape room booking with rooms, difficulty, players and price": the list tells of the rooms that are booked. */
function firstTold(
  clause: string,
  { head, from, language }: { head: string; from: number; language: Language },
): Told | null {
  const [lead = '', first = ''] = like.u`^([\p{L}-]+),\s*`.exec(clause.slice(from)) ?? [];
  const booked = BOOKED.exec(head)?.[1]?.toLowerCase();
  if (!isPlural(first) || booked !== singular(first.toLowerCase())) return null;
  const rest = listItems(clause, from + lead.length);
  const known = rest.filter(({ text }) => isFieldItem(text, language));
  if (rest.length < 3 || known.length < 2) return null;
  const start = clause.lastIndexOf(' ', from - 2);
  return { head: first, owner: '', from: from + lead.length, by: 'each', start };
}

const BOOKED = like.iu`([\p{L}-]+) (?:bookings?|reservations?)$`;

/** So many characters before a list say whose it is. */
const NEAR = 160;

/** Whom a list after "with" tells of: the last noun, or the one that the last noun belongs to. */
function whoseList(before: string, head: string): Omit<Told, 'from'> {
  const done = ON_EACH.exec(before)?.[1];
  if (done !== undefined) return { head: done, owner: '', by: 'with' };
  const [, pairs, pair = ''] = BETWEEN.exec(before) ?? [];
  if (pairs !== undefined) return { head: pairs, owner: pair, by: 'has' };
  return partOf(before) ?? { head: OF_ONE.exec(before)?.[1] ?? head, owner: '', by: 'with' };
}

/** What belongs to something else: the parts of it, or what is put into it. */
function partOf(before: string): Omit<Told, 'from'> | null {
  const {
    many,
    one = many,
    whole = one ?? '',
    part: own,
  } = (PUT_INTO.exec(before) ?? PARTS.exec(before))?.groups ?? {};
  return own === undefined || NO_OWNERS.test(whole)
    ? null
    : { head: own, owner: singular(whole.toLowerCase()), by: 'with' };
}

/** "invoices have lines", "each invoice has lines". */
const PARTS = like.iu`(?:(?<!\p{L})(?<many>[\p{L}-]{3,}s) (?:can )?have|(?:each|every) (?<one>[\p{L}-]{3,}) (?:has|can have)) (?:(?:several|many|multiple|one or more|some) )?(?<part>[\p{L}-]+s)$`;
const NO_OWNERS = /^(?:users?|admins?|visitors?|person|page|app|site|this|us)$/iu;

/** "add expenses to a trip with title and amount": said of the expenses, each of which is of a trip. */
const PUT_INTO = like.iu`
  (?<!\p{L})(?:add|log|logg|record|note|post|write|writ|attach|upload|save|sav|enter|assign|put|putt|leave|leav)(?:ing|s)? (?:(?:an?|the|their|some|new|several) )*
  (?<part>[\p{L}-]+(?: [\p{L}-]+)?) (?:to|for|in|on|under) (?:an?|each|every|one|any|their|the) (?<whole>[\p{L}-]{3,})$`;

/** "add activities to each day with time and place": said of the activities. */
const ON_EACH = like.iu`([\p{L}-]+s) (?:to|for|on|per|in) (?:(?:each|every|the|a|any) )?(?:single )?(?:day|week|month|year|date|weekday)s?$`;

/** "members of a sailing club with name and email": said of the members. */
const OF_ONE = like.iu`([\p{L}-]+s) (?:of|in|at|from) (?:an?|the|our|my) (?:[\p{L}-]+ ){0,2}[\p{L}-]+$`;

/** "matches between two players". */
const BETWEEN = like.iu`([\p{L}-]+) (?:between|zwischen|entre) (?:two|2|dos|zwei|deux|dois|duas) ([\p{L}-]+)$`;

/** "each take-out is logged with …" tells of the take-outs, "sponsors too, with …" of the sponsors. */
const RECORDED = like.iu` (?:(?:is|are|gets?|was|were) \p{L}+|too|also|as well)$`;

const TRACKED: readonly RegExp[] = [
  like.iu`^\s*(?:an? |my |our |simple |personal |small )*(?<head>[\p{L}-]+(?: [\p{L}-]+)?) (?:tracker|log|logbook|log book|diary|journal|register|database|organi[sz]er)(?: for [\p{L} ]+)?:\s*`,
  like.iu`^\s*(?:please )?(?:track|log|record|note|write down|keep track of|keep a record of) (?:my|our|each|every|all my) (?<head>[\p{L}-]+(?: [\p{L}-]+)?):\s*`,
];

/** "A job application tracker: company, position, …", "Track my bread: …": fields of what is tracked. */
function trackedIn(clause: string): Told | null {
  const told =
    TRACKED.map((pattern) => leadIn(clause, pattern, 'colon')).find((found) => found !== null) ?? null;
  if (told === null) return null;
  // Of who comes and goes each visit is kept.
  const head = told.head.replace(/^visitors?$/iu, 'visit').toLowerCase();
  return { ...told, head: plural(singular(head)) };
}

function leadIn(clause: string, pattern: RegExp, by: Told['by']): Told | null {
  const match = pattern.exec(clause);
  if (match === null) return null;
  return {
    head: match.groups?.['head'] ?? '',
    owner: match.groups?.['owner'] ?? '',
    from: match.index + match[0].length,
    by,
  };
}

/** No list of fields has more characters; a long text is not gone through to its end for each of its lists. */
const LONGEST = 2000;

const IS_EACH = like.u`(?:^|\s)${EVERY}\s`;

interface Place {
  readonly offset: number;
  readonly language: Language;
  /** More than one list begins with "with". */
  readonly isOneOfMany: boolean;
}

function recordOf(clause: string, told: Told, { offset, language, isOneOfMany }: Place): ToldRecord | null {
  const noun = nounIn(told.head, language);
  const words = headWords(wordsOf(noun ?? told.head, language));
  const last = words.at(-1) ?? '';
  const before = clause.slice(0, told.from).toLowerCase();
  const isEach = IS_EACH.test(before);
  const way = asListed(words, {
    by: told.by,
    language,
    isOne: isEach || told.owner !== '' || isMade(told, before),
    isOneOfMany: told.by === 'with' && isMany(words) && isOneOfMany,
    isMany: isMany(words) || isManyInGerman(noun, before, told.by),
  });
  if (!isNamed(words, way) || isNoRecord(words, way) || isOther(told, last, before)) return null;
  const all = listItems(clause.slice(0, told.from + LONGEST), told.from);
  const items = fieldsOnly(all, way);
  const texts = items.map(({ text }) => text);
  if (!isListOfFields(texts, { ...way, isWhole: items.length === all.length })) return null;
  const start = listStart(clause, told);
  const end = items.at(-1)?.end ?? start;
  return {
    head: words,
    fields: withOwner(asTitled(readFieldItems(texts, language)), told.owner, language),
    at: offset + clause.indexOf(told.head),
    span: { start: offset + start, end: offset + end },
    isBack: isEach && BACK.test(last),
    ...deedIn(told, before),
  };
}

/** A verb with one thing before "with", where that is no way to make or to change the thing itself. */
function deedIn({ by }: Told, before: string): { deed: string } | null {
  if (by !== 'with') return null;
  const { led, verb = '', thing = '' } = DEED.exec(before)?.groups ?? {};
  const isDone = verb !== '' && (led !== undefined || isVerb(verb));
  return isDone && !MAKES.test(verb) ? { deed: `${verb} ${thing}` } : null;
}

const DEED = like.u`(?:^|\s)(?<led>(?:can|may|could|should|must|to)\s)?(?<verb>\p{L}{3,}) (?<thing>(?:an?|the|any|each|one|this) \p{L}+(?: \p{L}+)?) with $`;
const MAKES =
  /^(?:add|create|make|post|publish|submit|register|record|log|enter|edit|change|update|save|store|keep|show|see|view|display|list|manage|build|write|upload|plan|track|have|has|find|search|filter|compare|start|open|set|define|design|provide|offer|include|use|need|want|put|give|get|call|mark|sell|schedule|describe|insert|develop|implement|generate|contain|run|own|assign|tag|label|sort|export|import|print|share|replace)$/u;

const isMade = ({ by }: Told, before: string): boolean =>
  /^\s*an?\s/.test(before) || (by === 'with' && MADE.test(before));

/** "people create a voyage with name and day": whatever it is, many of them are made. */
const MADE = like.u`
  (?:^|\s)(?:creat(?:e|es|ing)|add(?:s|ing)?|post(?:s|ing)?|publish(?:es|ing)?|submit(?:s|ting)?|register(?:s|ing)?|record(?:s|ing)?|log(?:s|ging)?|enter(?:s|ing)?|report(?:s|ing)?|suggest(?:s|ing)?|propos(?:e|es|ing)|fil(?:e|es|ing)|offer(?:s|ing)?|list(?:s|ing)?|organi[sz](?:e|es|ing)|plan(?:s|ning)?)
  \san?\s(?:new\s)?(?!button|link|banner|footer|header|field|column|chart|map|box|bar|picture|image|logo|video|title|text|row)\p{L}+(?:\s\p{L}+)?\swith\s$`;

/** "Shopping list: item, quantity": such a list tells surely what each of its items has. */
const asListed = (words: readonly string[], way: Way): Way =>
  isKnownList(words) ? { ...way, by: 'each', isOne: true } : way;

/** German nouns have a capital. */
const nounIn = (head: string, language: Language): string | undefined =>
  language === 'de' ? like.u`\p{Lu}\p{L}+$`.exec(head)?.[0] : undefined;

/** "Aufträge mit Status und Preis": no article says that it is one. */
const isManyInGerman = (noun: string | undefined, before: string, by: Told['by']): boolean =>
  noun !== undefined &&
  by === 'with' &&
  !/(?:^|\s)(?:eine?[nmr]?|der|die|das)\s$/u.test(before.slice(0, before.lastIndexOf(noun.toLowerCase())));

/** "coffee tastings: beans, origin": what comes first names it, and is not counted. */
export const asTitled = ([first, ...rest]: readonly UnderstoodField[]): readonly UnderstoodField[] =>
  first === undefined
    ? rest
    : [
        first.type === 'number' && !isAttribute(first.label.toLowerCase().split(' '))
          ? { ...first, type: 'text' }
          : first,
        ...rest,
      ];

/** Users have rights and pages; "for a photographer with …" and "for our staff: rooms" tell what the app has. */
function isOther({ by, head }: Told, last: string, before: string): boolean {
  if (by === 'has') return /^users?$/.test(last);
  if (by === 'colon') return isGroup(last) && head.trim().split(/\s+/u).length > 2;
  return by === 'with' && PURPOSE.test(before.slice(0, before.lastIndexOf(last)));
}

/** Where what is told of the thing begins, after its name. */
function listStart(clause: string, { by, head, from, start }: Told): number {
  if (start !== undefined) return start;
  if (by === 'with') return clause.lastIndexOf(' ', from - 2);
  const at = clause.toLowerCase().indexOf(head.toLowerCase());
  return at < 0 ? from : at + head.length;
}

/** "a portfolio for a photographer with …": what the app has, not the photographer. */
const PURPOSE = like.u`(?:^|\s)for (?:an?\s|the\s|our\s|my\s)?(?:[\p{L}-]+\s)?$`;

const BACK = /^(?:piece|pieces|item|items|entry|entries|record|records|one)$/;

/** "Contacts belong to a company and have …": the company is one of their fields. */
function withOwner(
  fields: readonly UnderstoodField[],
  owner: string,
  language: Language,
): readonly UnderstoodField[] {
  if (owner === '') return fields;
  const names = isPlural(owner) || PAIR_IN_GERMAN.test(owner) ? numbered(owner, language) : [owner];
  const own = names
    .flatMap((name) => namedField(name, language))
    .filter(({ label }) => !fields.some((one) => one.label.toLowerCase() === label.toLowerCase()));
  return names.length > 1 ? [...own, ...fields] : [...fields.slice(0, 1), ...own, ...fields.slice(1)];
}

/** "zwischen zwei Mitgliedern". */
const PAIR_IN_GERMAN = like.u`^\p{Lu}\p{L}+n$`;

const numbered = (owner: string, language: Language): readonly string[] => {
  const one = language === 'de' ? owner.replace(/(?<=glied)ern$|n$/u, '') : singular(owner);
  return [`${one} 1`, `${one} 2`];
};

const namedField = (name: string, language: Language): readonly UnderstoodField[] =>
  /\d$/.test(name)
    ? [{ ...fieldFrom(['title']), label: sentenceCase(name) }]
    : readFieldItems([name], language);
