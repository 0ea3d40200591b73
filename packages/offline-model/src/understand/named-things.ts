import { like } from '../lexicon/pattern.ts';
import { findEntity } from '../lexicon/entity-lexicon.ts';
import type { EntityEntry } from '../lexicon/entry.ts';
import { LIST_HEADS } from '../lexicon/grammar.data.ts';
import type { Language } from '../plan/app-plan.ts';
import { namesFor, type Collector, type DraftEntity } from './collector.ts';
import { isAttribute, sentenceCase } from './fields.ts';
import { splitItems, wordsOf } from './field-items.ts';
import { isSureVerb, isVerb, tag } from './grammar.ts';
import { inPlural, isPlural, singular } from './inflect.ts';
import { meaningOf, trimmed } from './phrase.ts';
import { isInRow } from './subjects.ts';
import { sentences, tokenise } from './tokens.ts';
import { inNumber } from '../plan/own-words.ts';

/** A thing that a request counts up: "with these features: owners, pets and vaccinations". */
export interface NamedThing {
  readonly words: readonly string[];
  /** As it was written, without what follows it. */
  readonly own: string;
  readonly at: number;
}

interface Spoken {
  readonly text: string;
  readonly language: Language;
}

/** The list of things that a request is about, if it gives one of at least three. */
export function readNamedThings(text: string, language: Language): readonly NamedThing[] {
  const found = sentences(text)
    .map(({ start, end }) => listIn(text.slice(start, end), start, language))
    .toSorted((a, b) => b.length - a.length)[0];
  return found ?? [];
}

/** Each of them is kept, under the name that it was given. */
export function addNamedThings(
  things: readonly NamedThing[],
  collector: Collector,
  spoken: Spoken,
): ReadonlySet<DraftEntity> {
  const named = new Set<DraftEntity>();
  for (const thing of things) {
    const known = collector.entity(thing.words, findEntity(thing.words), thing.at);
    const isOther =
      !isSameWord(known, thing.words) &&
      (named.has(known) || things.some((other) => other !== thing && isSameWord(known, other.words)));
    const entity = isOther ? collector.own(thing.words, thing.at) : known;
    if (!named.has(entity)) rename(entity, thing, spoken);
    if (isWard(entity, spoken)) Object.assign(entity, { entry: null, id: 'admission', nature: 'record' });
    named.add(entity);
    entity.isCounted = true;
    if (entity.entry?.id !== 'expense' && !isOtherwiseNamed(entity, thing, spoken)) entity.isSection = true;
    if (entity.actions.length === 0) entity.actions.push({ action: 'manage', actor: null, isMine: false });
  }
  return named;
}

/** What other sentences seemed to speak of besides, without saying anything about it, is none of the app's things. */
export function dropUnnamed(
  named: ReadonlySet<DraftEntity>,
  things: readonly NamedThing[],
  { collector, language }: { readonly collector: Collector; readonly language: Language },
): void {
  if (named.size === 0) return;
  const isPaid = things.some(({ own }) => /^(?:payments|pagos|pagamentos|zahlungen|paiements)$/i.test(own));
  const payment = isPaid ? collector.demands.findIndex(({ action }) => action === 'pay') : -1;
  if (payment >= 0) collector.demands.splice(payment, 1);
  for (const { own } of things) joinShort(own, named, { collector, language });
  const kept = collector.entities.filter(
    (entity) =>
      named.has(entity) ||
      entity.isListed === true ||
      entity.isSection ||
      isTold(entity, named) ||
      (language === 'en' && entity.entry !== null && isWithin(entity, things)),
  );
  for (const entity of kept)
    if (language === 'en' && entity.entry?.id !== 'expense' && isWithin(entity, things))
      entity.isSection = true;
  const order = [...named];
  const rank = (entity: DraftEntity): number => {
    if (named.has(entity)) return order.indexOf(entity);
    return isWithin(entity, things)
      ? things.filter((thing) => thing.at < entity.at).length - 0.5
      : order.length;
  };
  collector.entities.splice(0, collector.entities.length, ...kept.toSorted((a, b) => rank(a) - rank(b)));
}

/** "ordens de serviço … cada ordem tem": the first word alone means the same thing. */
function joinShort(
  own: string,
  named: ReadonlySet<DraftEntity>,
  { collector, language }: { readonly collector: Collector; readonly language: Language },
): void {
  const [first = '', ...rest] = own.toLowerCase().split(' ');
  if (rest.length === 0 || language === 'en' || language === 'de') return;
  const short = collector.entities.find(
    (entity) => !named.has(entity) && entity.one.toLowerCase() === inNumber(first, language, false),
  );
  const whole = [...named].find(
    (entity) =>
      entity.many.toLowerCase() === own.toLowerCase() ||
      findEntity(wordsOf(own, language))?.entry?.id === entity.entry?.id,
  );
  if (short === undefined || whole === undefined) return;
  whole.fields.push(...short.fields.filter(({ label }) => !whole.fields.some((one) => one.label === label)));
  collector.entities.splice(collector.entities.indexOf(short), 1);
}

/** "units" of blood are no lessons. */
const isOwnWord = (one: string, entry: EntityEntry): boolean => !/^units?$/i.test(one) || entry.one === one;

/** Patients are admitted to a ward; nobody applies for it. */
const isWard = ({ entry }: DraftEntity, { text }: Spoken): boolean =>
  entry?.id === 'application' && /\b(?:patients?|wards?|beds?|hospital)\b/i.test(text);

const isSameWord = ({ one }: DraftEntity, words: readonly string[]): boolean =>
  singular(one.toLowerCase().split(' ').at(-1) ?? '') === singular(words.at(-1) ?? '');

/** Named in the same list, in words that tell of a page too: "match schedule". */
const isWithin = ({ at }: DraftEntity, things: readonly NamedThing[]): boolean =>
  at >= Math.min(...things.map((thing) => thing.at)) &&
  at <= Math.max(...things.map((thing) => thing.at)) + 20;

function isTold({ one, entry, fields, actions }: DraftEntity, named: ReadonlySet<DraftEntity>): boolean {
  if (entry !== null && isOwnWord(one, entry) && actions.some(({ action }) => action !== 'view')) return true;
  const names = new Set([...named].flatMap(({ one, many }) => [one.toLowerCase(), many.toLowerCase()]));
  return fields.filter(({ label }) => !/\d/.test(label) && !names.has(label.toLowerCase())).length >= 3;
}

/** The request has another word for it elsewhere, and that is better known. */
function isOtherwiseNamed({ many }: DraftEntity, { own }: NamedThing, { text }: Spoken): boolean {
  const usual = many.toLowerCase();
  return !own.toLowerCase().includes(usual) && text.toLowerCase().includes(usual);
}

function rename(entity: DraftEntity, thing: NamedThing, spoken: Spoken): void {
  const { words, own } = thing;
  const { language } = spoken;
  if (isOtherwiseNamed(entity, thing, spoken)) return;
  if (language === 'en') Object.assign(entity, namesFor(words, entity.entry));
  else if (entity.entry === null)
    Object.assign(entity, {
      one: sentenceCase(
        own
          .split(' ')
          .map((word) => (language === 'de' ? germanOne(word) : inNumber(word, language, false)))
          .join(' '),
      ),
      many: sentenceCase(own),
    });
}

/** "Boote", "Fahrten": the few German plurals that can be told by their ends. */
const germanOne = (word: string): string =>
  word.replace(/(?<=oot|zeug|gerät|schiff|tier|halt|gast|platz)e$|(?<=[^aeiou]t|ung)en$/iu, '');

const LEAD = like.isu`
  ^(?:(?:sistema|app|aplicación|aplicativo|application|programa|software|system|verwaltung|anwendung)\b[^,]*?\b(?:com
  |con|mit|avec|with)\s+|.*?\b(?:(?:management|system|app|application|website|tool|software|platform|crm|tracker
  |sistema) (?:with|for managing|to manage|to track|com|con|avec)|keep track of|track|manage|record|register|registering
  |cadastro de|gerenciar|gestionar|administrar|gérer|verwalten)\s+)?`;

function listIn(clause: string, offset: number, language: Language): readonly NamedThing[] {
  const colon = colonAt(clause);
  const head = colon < 0 ? '' : clause.slice(0, colon);
  if (OPTIONS_LAST.test(head)) return listIn(head.replace(OPTIONS_LAST, ''), offset, language);
  if (isOtherList(head, language) || OF_EACH.test(head)) return [];
  const body = clause.slice(colon + 1).replace(/[.;!?]+\s*$/, '');
  if (colon < 0 && (isToldOfOne(body) || isOfDeeds(body, language))) return [];
  const lead = colon < 0 ? (LEAD.exec(body)?.[0] ?? '') : '';
  const items = splitItems(body.slice(lead.length));
  if (colon < 0 && countQualities(items, language) > 1) return [];
  const isSite = SITE.test(head) || SITE.test(lead);
  const own = items.filter((item) => !(isSite && PART_OF_SITE.test(item)));
  return countedIn(own, language).map((thing) => ({
    ...thing,
    at: offset + Math.max(0, clause.indexOf(thing.own)),
  }));
}

/** Enough of them are things, and none is something that one does. */
function countedIn(items: readonly string[], language: Language): readonly NamedThing[] {
  if (items.some((item) => like.u`^\p{L}+ing\s+\p{L}`.test(item))) return [];
  const things = items.map((item) => thingIn(item, language));
  const counted = items.filter((item, at) => things[at] !== null || !isAside(item));
  const real = things.filter((thing) => thing !== null);
  const isList = real.length >= 3 && real.length >= counted.length * 0.6;
  return isList && real.some(({ words }) => isThing(words)) ? real : [];
}

/** "can read stories, comment on stories and share photos": what people do, not what is kept. */
function isOfDeeds(body: string, language: Language): boolean {
  if (language === 'en' && hasRowOfVerbs(body)) return true;
  const [, deeds] = body.split(/\b(?:able to|can|may)\s/iu);
  const items = splitItems(deeds ?? '').filter((item) => isVerb(item.split(' ')[0]?.toLowerCase() ?? ''));
  return items.length > 1;
}

/** "The admin adds, edits and deletes products". */
function hasRowOfVerbs(body: string): boolean {
  if (!/^[^,]*\b(?:the|an?|each|every|our|my) [^,]*s\b/iu.test(body)) return false;
  const tokens = tag(body, tokenise(body), true);
  return tokens.some((_, at) => isInRow(tokens, at));
}

/** "listings with price, photos": fields of one thing. */
const isToldOfOne = (body: string): boolean =>
  like.u`^[^,]*?\p{L}s with `.test(body) && !/^[^,]*\b(?:system|app|website)s? with /i.test(body);

const countQualities = (items: readonly string[], language: Language): number =>
  items.filter((item) => isAttribute(wordsOf(item.replace(/\(.*$/su, ''), language)) && !isPlural(item))
    .length;

/** "…, orders with status: open, closed": the last one is told more about. */
const OPTIONS_LAST =
  /\s+(?:with|com|con|mit|avec)\s+(?:an? |the |um |uma |un |una |einem |une )?(?:status|stage|type|estado|tipo|situação|statut|typ|type)$/iu;

/** "Each belongs to a period: Jurassic, Devonian, Miocene": values. */
const OF_EACH = like.iu`^\s*(?:each|every|jede[rs]?|cada|chaque|chacune?)(?!\p{L})`;

/** "status: open, closed" are options, "Pages: Home, About" are pages. */
function isOtherList(head: string, language: Language): boolean {
  const words = wordsOf(head, language);
  const last = words.at(-1) ?? '';
  if (last === '') return false;
  const list = LIST_HEADS[last];
  if (/\b(?:booking|reservation|shop|store)\b/i.test(head)) return true;
  if (list !== undefined) return list !== 'features' && list !== 'entities';
  return words.length < 4 || (isAttribute([last]) && !isPlural(last));
}

/** The first colon that is not inside brackets, if a list follows. */
function colonAt(clause: string): number {
  let depth = 0;
  for (let at = 0; at < clause.length; at += 1) {
    const mark = clause[at];
    if (mark === '(') depth += 1;
    if (mark === ')') depth -= 1;
    if (mark === ':' && depth === 0) return /,|\band\b/.test(clause.slice(at)) ? at : -1;
  }
  return -1;
}

/** What stands beside the things and is none: "a dashboard", "reports", "login". */
const isAside = (item: string): boolean =>
  /\b(?:dashboards?|reports?|search|log ?in|sign ?in|calendar|chart|charts|statistics|export|notifications?|painel|panel|übersicht|tableau de bord)\b/i.test(
    item,
  );

const SITE = /\b(?:web ?site|site|web ?page|board|marketplace|blog|portal|página|seite)\b/i;

/** On a site these come with what they are about, or are sent from a form. */
const PART_OF_SITE =
  /(?:\bdetails?|\bdetail pages?|enquir(?:y|ies)|inquir(?:y|ies)|reviews?|comments?|ratings?|favou?rites|saved [a-z]+|bookings?|reservations?|applications?|messages(?: between .+)?)$/i;

const CUT =
  /\s+(?:with|w\/?|from|for|per|by|at|in|including|that|which|who|avec|mit|com|con|du|de la|de l'|des|del|pour|para|für|aus|von)\s.*$/isu;

const HOLDING =
  /^(?:registration|registrations|management|records?|list|lists|tracking|catalog(?:ue)?|profiles?|database|directory|administration|register)$/;

function thingIn(item: string, language: Language): NamedThing | null {
  const own = nameIn(item);
  const all = wordsOf(own, language);
  const words = trimmed(HOLDING.test(all.at(-1) ?? '') && all.length > 1 ? inPlural(all.slice(0, -1)) : all);
  return !isAside(own) && isName(words, own) && isKept(words, item) ? { words, own, at: 0 } : null;
}

/** Without what is told of it. */
const nameIn = (item: string): string =>
  item
    .replace(/\(.*$/su, '')
    .replace(/\bcheck[- ]?in\b/i, 'check-ins')
    .replace(CUT, '')
    .replace(/^(?:(?:an?|one|another) )?page (?=\p{Lu})/u, '')
    .replace(/^(?:an?|the|our|my|all|os|as|los|las|les|die|der|das|el|la|le)\s+(?=\S)/i, '')
    .trim();

const isName = (words: readonly string[], own: string): boolean =>
  words.length > 0 &&
  words.length <= 3 &&
  (words.at(-1) ?? '').length >= 3 &&
  !words.some((word) => isSureVerb(word)) &&
  !/\d|^number of /i.test(own);

/** Named in the plural, known as a thing, or told of in brackets; neither a page nor a mere quality. */
function isKept(words: readonly string[], item: string): boolean {
  const last = words.at(-1) ?? '';
  const { kind } = meaningOf(words);
  if (kind === 'place' || kind === 'empty') return false;
  if (isPlural(last)) return true;
  if (isAttribute(words) && !MASSES.has(last)) return false;
  return findEntity(words)?.length === words.length || item.includes('(');
}

/** Kept as records though nobody counts them. */
const MASSES: ReadonlySet<string> = new Set(['attendance', 'equipment', 'inventory', 'staff', 'payroll']);

/** Not only a quality in the plural: "prices", "dates". */
const isThing = (words: readonly string[]): boolean => !isAttribute(words) || findEntity(words) !== null;
