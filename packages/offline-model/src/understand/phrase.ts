import { words } from '../lexicon/pattern.ts';
import { ACTION_NOUNS, type Action } from '../lexicon/actions.data.ts';
import { findEntity, type EntityMatch } from '../lexicon/entity-lexicon.ts';
import { EMPTY_ADJECTIVES, EMPTY_HEADS } from '../lexicon/grammar.data.ts';
import { PLACE_WORDS, type Place } from '../lexicon/places.data.ts';
import { ADMIN_WORDS } from '../lexicon/roles.data.ts';
import { isAttribute } from './fields.ts';
import { isPlural, plural, singular } from './inflect.ts';
import { isDoer } from './subjects.ts';

/** What a noun phrase can be about. */
export type PhraseMeaning =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'action'; readonly action: Action; readonly object: readonly string[] }
  | { readonly kind: 'entity'; readonly match: EntityMatch; readonly words: readonly string[] }
  | { readonly kind: 'attribute'; readonly words: readonly string[] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unknown'; readonly words: readonly string[] };

const PLACES: ReadonlyMap<string, Place> = buildPlaces();

/** Pages that are also things; they are pages only when named as sections. */
const WEAK: ReadonlySet<Place> = new Set([
  'services',
  'blog',
  'tips',
  'pricing',
  'location',
  'features',
  'history',
  'quiz',
  'map',
  'help',
  'gallery',
  'search',
  'lookup',
  'how',
]);

/** Things whose name is also what is done with them. */
const BOTH: ReadonlySet<string> = new Set(
  words`
  booking appointment reservation application registration donation rental order poll complaint idea
  ticket enrollment enrolment discussion transaction subscription inventory listing request exam`,
);

/** One of these is who the app is for, not a record in it. */
const ORGANISATIONS: ReadonlySet<string> = new Set(
  words`
  clinic hospital school university college library gym hotel restaurant warehouse club shop store bakery cafe
  café salon company agency firm office factory farm church museum academy kindergarten zoo theater theatre cinema
  pharmacy garage workshop bank airport practice shelter campus chain brewery winery startup enterprise nonprofit
  charity foundation municipality barbershop pizzeria studio`,
);

export function meaningOf(words: readonly string[], isSection = false): PhraseMeaning {
  const phrase = withoutListing(trimmed(words));
  if (phrase.length === 0 || (!isSection && isOrganisation(phrase))) return { kind: 'empty' };
  const fixed = fixedMeaning(phrase);
  if (fixed !== null) return fixed;
  const place = PLACES.get(phrase.join(' ')) ?? PLACES.get(withoutHead(phrase).join(' '));
  if (place !== undefined && (isSection || !WEAK.has(place))) return { kind: 'place', place };
  return dataMeaning(phrase, place) ?? { kind: 'unknown', words: withoutHead(phrase) };
}

/** "Plot listings" are plots, "mentor profiles" mentors, where nothing goes by both words. */
function withoutListing(phrase: readonly string[]): readonly string[] {
  const rest = phrase.slice(0, -1);
  const isShown = /^(?:listings?|profiles)$/.test(phrase.at(-1) ?? '') && !PLACES.has(phrase.join(' '));
  const isThing = findEntity(rest) !== null || isDoer(rest.at(-1) ?? '');
  if (!isShown || !isThing || findEntity(phrase)?.length !== 1) return phrase;
  return [...rest.slice(0, -1), plural(singular(rest.at(-1) ?? ''))];
}

/** What a phrase means by its form, whatever it speaks of. */
function fixedMeaning(phrase: readonly string[]): PhraseMeaning | null {
  if (phrase[0] === 'number' && phrase[1] === 'of' && phrase.length > 2)
    return { kind: 'attribute', words: phrase };
  if (phrase.join(' ') === 'waiting list') return { kind: 'unknown', words: ['waiting', 'list', 'entries'] };
  const list = listOfThings(phrase);
  if (list !== null) return { kind: 'entity', match: list, words: phrase };
  const named = namedPlace(phrase);
  return named === null ? null : { kind: 'place', place: named };
}

/** "a seed list": things to tick off, when nothing more is known about them. */
function listOfThings(phrase: readonly string[]): EntityMatch | null {
  const core = phrase.slice(0, -1);
  const isOwn =
    phrase.length === 2 &&
    phrase[1] === 'list' &&
    findEntity(phrase) === null &&
    findEntity(core) === null &&
    !PLACES.has(phrase.join(' ')) &&
    !isAttribute(core) &&
    ACTION_NOUNS[core[0] ?? ''] === undefined &&
    !/^(?:one|single|big|whole|waiting|mailing|full|simple|long|short|sorted|filtered|master|main)$/.test(
      core[0] ?? '',
    );
  return isOwn ? findEntity(['packing', 'list']) : null;
}

/** One of these is who it is for; "a document library" holds documents all the same. */
function isOrganisation(phrase: readonly string[]): boolean {
  if (phrase.length > 2 || !ORGANISATIONS.has(phrase.at(-1) ?? '')) return false;
  const [first = ''] = phrase;
  return !(phrase.length === 2 && HOLDERS.has(phrase[1] ?? '') && findEntity([first])?.entry !== undefined);
}

const HOLDERS: ReadonlySet<string> = new Set(['library', 'studio', 'bank', 'store']);

/** "market history", "parcel look-up": what stands before says of what. */
function namedPlace(phrase: readonly string[]): Place | null {
  if (phrase.length < 2 || (findEntity(phrase)?.length ?? 0) > 1) return null;
  const last = phrase.at(-1) ?? '';
  const known = PLACES.get(phrase.join(' '));
  if (last === 'history' && (known === undefined || known === 'history')) return 'history';
  if (known !== undefined) return null;
  if (/^(?:area|zone|panel)$/.test(last) && ADMIN_WORDS.has(phrase.at(-2) ?? '')) return 'admin';
  return /^(?:look-?up|checker)$/.test(last) ? 'lookup' : null;
}

function dataMeaning(phrase: readonly string[], place: Place | undefined): PhraseMeaning | null {
  const core = withoutHead(phrase);
  return wholeMeaning(phrase, core) ?? partMeaning(phrase, core) ?? coreMeaning(core, place);
}

/** Things that the whole phrase names. */
function wholeMeaning(phrase: readonly string[], core: readonly string[]): PhraseMeaning | null {
  const whole = findEntity(phrase) ?? longer(core);
  if (whole === null) return null;
  const before = phrase.slice(0, -1);
  const asked = whole.entry?.id === 'request' && before.length > 0 ? actionMeaning(before) : null;
  if (asked !== null) return asked;
  if (BOTH.has(singular(phrase.at(-1) ?? ''))) return { kind: 'entity', match: whole, words: phrase };
  if (whole.length < 2) return null;
  return { kind: 'entity', match: whole, words: findEntity(phrase) === null ? core : phrase };
}

/** What is done, a property, or a thing that only some of the words name. */
function partMeaning(phrase: readonly string[], core: readonly string[]): PhraseMeaning | null {
  const action = actionMeaning(phrase) ?? (core.length < phrase.length ? actionMeaning(core) : null);
  if (action !== null) return action;
  if (isAttribute(core) && findEntity(core)?.length !== core.length && !isOwnPlural(core))
    return { kind: 'attribute', words: core };
  const whole = findEntity(phrase) ?? longer(core);
  const isNamed = whole !== null && !EMPTY_HEADS.has(phrase.at(-1) ?? '');
  return isNamed ? { kind: 'entity', match: whole, words: phrase } : null;
}

function coreMeaning(core: readonly string[], place: Place | undefined): PhraseMeaning | null {
  const entity = findEntity(core);
  if (entity !== null) return { kind: 'entity', match: entity, words: core };
  if (place !== undefined) return { kind: 'place', place };
  if (core.length === 1 && /^tools?$/.test(core[0] ?? '')) return { kind: 'unknown', words: core };
  if (isAttribute(core)) return { kind: 'attribute', words: core };
  return core.every((word) => EMPTY_HEADS.has(word) || EMPTY_HEADS.has(singular(word)))
    ? { kind: 'empty' }
    : null;
}

/** "category budgets" are budgets, "release dates" are no things. */
function isOwnPlural(core: readonly string[]): boolean {
  const last = core.at(-1) ?? '';
  const entry = findEntity(core)?.entry ?? null;
  return entry !== null && isPlural(last) && entry.many.toLowerCase() === last;
}

/** "leave request form": the part before the empty word, when it is a name of its own. */
function longer(core: readonly string[]): EntityMatch | null {
  const found = findEntity(core);
  return found !== null && found.length > 1 ? found : null;
}

function actionMeaning(phrase: readonly string[]): PhraseMeaning | null {
  for (let length = Math.min(3, phrase.length); length >= 1; length -= 1) {
    const noun = phrase.slice(-length).join(' ');
    const action = phrase.length > 1 && /^(?:bag|basket)$/.test(noun) ? undefined : ACTION_NOUNS[noun];
    if (action === 'signIn' && isOther(phrase.slice(0, -length)))
      return { kind: 'action', action: 'apply', object: phrase.slice(0, -length) };
    if (action !== undefined)
      return { kind: 'action', action, object: withoutUsers(phrase.slice(0, -length)) };
  }
  return null;
}

/** "event registration" is for an event, "user registration" for an account. */
const isOther = (words: readonly string[]): boolean =>
  words.length > 0 &&
  !words.some((word) =>
    /^(?:user|users|account|accounts|member|members|customer|customers|client|clients|login|secure|email|simple|student|admin|new|easy|easy-to-use|personal)$/.test(
      word,
    ),
  );

const withoutUsers = (words: readonly string[]): readonly string[] =>
  words.filter(
    (word) =>
      !/^(user|users|customer|customers|online|client|clients|visitor|visitors|community|basic|social)$/.test(
        word,
      ),
  );

/** Without what says nothing: "all available upcoming events". */
export function trimmed(words: readonly string[]): readonly string[] {
  if (words[0] === 'number' && words[1] === 'of') return words;
  const start = words.findIndex(
    (word, at) => words[at + 1] === 'of' || (!EMPTY_ADJECTIVES.has(word) && !/^\d+$/.test(word)),
  );
  return start < 0 ? [] : words.slice(start);
}

/** "recipe details page" is about recipes. */
export function withoutHead(words: readonly string[]): readonly string[] {
  let end = words.length;
  while (
    end > 1 &&
    !/^(?:cent(?:er|re)s|libraries|banks|sites)$/.test(words[end - 1] ?? '') &&
    (EMPTY_HEADS.has(words[end - 1] ?? '') || EMPTY_HEADS.has(singular(words[end - 1] ?? '')))
  )
    end -= 1;
  return words.slice(0, end);
}

function buildPlaces(): ReadonlyMap<string, Place> {
  const map = new Map<string, Place>();
  for (const place of Object.keys(PLACE_WORDS)) {
    if (!isPlace(place)) continue;
    for (const word of PLACE_WORDS[place]) if (!map.has(word)) map.set(word, place);
  }
  return map;
}

function isPlace(name: string): name is Place {
  return Object.hasOwn(PLACE_WORDS, name);
}
