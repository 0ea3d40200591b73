import { like } from '../lexicon/pattern.ts';
import type { Action } from '../lexicon/actions.data.ts';
import { camelCase, findEntity, normalise, type EntityMatch } from '../lexicon/entity-lexicon.ts';
import type { EntityEntry, Nature } from '../lexicon/entry.ts';
import type { Place } from '../lexicon/places.data.ts';
import { isAcronym, sentenceCase } from './fields.ts';
import { isPlural, plural, singular } from './inflect.ts';
import type { Demand, FormField, NamedRow, UnderstoodField, UnderstoodSection } from './understanding.ts';

export interface DraftEntity {
  id: string;
  entry: EntityEntry | null;
  nature: Nature;
  one: string;
  many: string;
  fields: UnderstoodField[];
  actions: { action: Action; actor: string | null; isMine: boolean }[];
  filters: string[];
  sorts: string[];
  examples: string[];
  rows?: readonly NamedRow[];
  at: number;
  /** Wherever the request speaks of it. */
  ats: number[];
  isSection: boolean;
  /** Its fields were given as a list, so there are no others. */
  isListed?: boolean;
  /** One of the things that the request counts up. */
  isCounted?: boolean;
  mentions: number;
}

/** Gathers what the mentions of a request add up to. */
export interface Collector {
  readonly entities: DraftEntity[];
  readonly demands: Demand[];
  readonly sections: UnderstoodSection[];
  readonly places: { place: Place; title: string | null }[];
  /** Fields of what is sent or booked: "apply with a resume". */
  readonly formFields: FormField[];
  /** Fields of the contact form. */
  readonly contactFields: UnderstoodField[];
  /** The entity of a noun phrase; the same thing under another word stays one. */
  entity(words: readonly string[], match: EntityMatch | null, at: number): DraftEntity;
  /** One of its own beside another that goes by the same entry: donors beside donations. */
  own(words: readonly string[], at: number): DraftEntity;
  /** By its usual name, where the request only names the subject ("a poetry blog"). */
  topic(match: EntityMatch, words: readonly string[], at: number): DraftEntity;
  place(place: Place, title: string | null): void;
  main(): DraftEntity | null;
}

/** "a page donations with the donor": what stands on it. */
const withoutPage = (words: readonly string[]): readonly string[] =>
  words.length > 1 && /^(?:pages?|screen|tab)$/u.test(words[0] ?? '') && isPlural(words.at(-1) ?? '')
    ? words.slice(1)
    : words;

export function createCollector(): Collector {
  const entities: DraftEntity[] = [];
  const places: { place: Place; title: string | null }[] = [];
  const topics = new WeakSet<DraftEntity>();
  return {
    entities,
    demands: [],
    sections: [],
    formFields: [],
    contactFields: [],
    places,
    entity(said, match, at) {
      const words = withoutPage(said);
      const shortened = entities.find((entity) => isShortened(entity, words));
      if (shortened !== undefined) {
        shortened.mentions += 1;
        shortened.ats.push(at);
        return shortened;
      }
      const known =
        entities.find((entity) => isCalled(entity, words)) ??
        entities.find((entity) => isSame(entity, words, match));
      if (known !== undefined) {
        known.mentions += 1;
        known.ats.push(at);
        if (isOtherWord(known, words))
          Object.assign(known, COLLECTIVE.test(known.one) ? namesFor(words, known.entry) : ownNames(known));
        else if (topics.has(known) && isOwnName(known) && isPlural(words.at(-1) ?? ''))
          Object.assign(known, namesFor(words, known.entry));
        topics.delete(known);
        if (words.length === 1 && isPlural(words[0] ?? '') && known.one.includes(' ') && match !== null)
          Object.assign(known, namesFor(words, match.entry));
        return known;
      }
      const made = newEntity(words, match, at);
      entities.push(made);
      return made;
    },
    own(words, at) {
      const made = newEntity(withoutPage(words), null, at);
      entities.push(made);
      return made;
    },
    topic(match, words, at) {
      const made = this.entity(words, match, at);
      if (match.entry !== null && words.length <= match.length) {
        made.one = match.entry.one;
        made.many = match.entry.many;
        topics.add(made);
      }
      return made;
    },
    place(place, title) {
      const known = places.find((entry) => entry.place === place);
      if (known === undefined) places.push({ place, title });
      else known.title ??= title;
    },
    main: () => entities[0] ?? null,
  };
}

/** "Fleet management: vehicles": the one holds the others. */
const COLLECTIVE = /^(?:fleet|herd|flock|staff|crew|stock)$/i;

/** "income and expense records": two words for one thing, so that its usual name is best. */
function isOtherWord(known: DraftEntity, words: readonly string[]): boolean {
  const { entry } = known;
  if (entry === null || known.isSection) return false;
  const head = normalise(words.at(-1) ?? '');
  const names = [known.one, known.many].map((name) => normalise(name.split(' ').at(-1) ?? ''));
  const isOwn = normalise(entry.one.split(' ').at(-1) ?? '') === head;
  return !names.includes(head) && (isOwn || !isOwnName(known)) && !known.one.includes(' ');
}

const isOwnName = (known: DraftEntity): boolean => known.one === known.entry?.one;

const ownNames = ({ entry, one, many }: DraftEntity): { one: string; many: string } =>
  entry === null ? { one, many } : { one: entry.one, many: entry.many };

/** Of two things with one entry, the one that goes by this word. */
const isCalled = ({ entry, id }: DraftEntity, words: readonly string[]): boolean =>
  entry === null && id === camelCase(words.map(normalise).join(' '));

/** "Savings goals app: each goal has …": the same by its last word. */
const isShortened = ({ entry, one }: DraftEntity, words: readonly string[]): boolean =>
  entry !== null &&
  words.length === 1 &&
  normalise(words[0] ?? '') !== 'item' &&
  entry.one.toLowerCase() === one.toLowerCase() &&
  entry.one.toLowerCase().endsWith(` ${normalise(words[0] ?? '')}`);

function isSame(entity: DraftEntity, words: readonly string[], match: EntityMatch | null): boolean {
  if (match?.entry !== null && match?.entry !== undefined) return entity.entry?.id === match.entry.id;
  const head = normalise(words.at(-1) ?? '');
  const isOther =
    words.length > 1 && APART.test(words[0] ?? '') && !entity.one.toLowerCase().startsWith(words[0] ?? '');
  if (isOther && entity.one.includes(' ')) return false;
  return (
    normalise(entity.one.split(' ').at(-1) ?? '') === head ||
    entity.id === camelCase(words.map(normalise).join(' '))
  );
}

/** "lost bags" and "found bags" are not the same. */
const APART = /^(?:missing|lost|found|incoming|outgoing|internal|external)$/;

function newEntity(words: readonly string[], match: EntityMatch | null, at: number): DraftEntity {
  const entry = match?.entry ?? null;
  const names = namesFor(words, entry);
  return {
    id: entry?.id ?? camelCase(names.one),
    entry,
    nature: match?.nature ?? guessNature(words),
    ...names,
    fields: [],
    actions: [],
    filters: [],
    sorts: [],
    examples: [],
    at,
    ats: [at],
    isSection: false,
    mentions: 1,
  };
}

/** The words of the request, in the singular and the plural. */
/** "overdue loans" are loans; which of them is not what they are called. */
const withoutState = (words: readonly string[]): readonly string[] =>
  words.length > 1 && /^(?:overdue|pending|late)$/.test(words[0] ?? '') ? words.slice(1) : words;

/** What is known goes by its own name where the words only name the list of them. */
function knownNames(words: readonly string[], entry: EntityEntry): { one: string; many: string } | null {
  const head = words.at(-1) ?? '';
  const lead = words.slice(0, -1);
  if (lead.length === 0 && head === entry.many.toLowerCase()) return { one: entry.one, many: entry.many };
  // "the guest list": guests.
  if (head === 'list' && findEntity(lead)?.entry === entry) return namesFor(lead, entry);
  const isHolder = HOLDERS.has(head) && (head !== 'list' || LISTED_ITEMS.has(entry.id));
  return isHolder || !isCountable(head) ? { one: entry.one, many: sentenceCase(words.join(' ')) } : null;
}

export function namesFor(words: readonly string[], entry: EntityEntry | null): { one: string; many: string } {
  const kept = withoutState(words.slice(-3)).map((word) => (isAcronym(word) ? word.toUpperCase() : word));
  const head = kept.at(-1) ?? '';
  const lead = kept.slice(0, -1);
  const known = entry === null ? null : knownNames(kept, entry);
  if (known !== null) return known;
  if (entry === null && !isPlural(head) && UNCOUNTED.test(head) && !COUNTED.test(head)) {
    const name = sentenceCase([...lead, head].join(' '));
    return { one: name, many: name };
  }
  return {
    one: sentenceCase([...lead, singular(head)].join(' ')),
    many: sentenceCase([...lead, plural(singular(head))].join(' ')),
  };
}

/** Of these the list itself goes by its name: "the packing list". */
const LISTED_ITEMS: ReadonlySet<string> = new Set(['checklistItem', 'shoppingItem']);

const UNCOUNTED = /ing$|^(?:maintenance|attendance)$/;

/** Of these there are many; "public skating" stays one. */
const COUNTED = like.plain`
  (?:building|painting|drawing|ring|string|wing|listing|finding|reading|meeting|opening|offering|hearing|booking
  |training|gathering|outing|crossing|wedding|screening|tasting|briefing|posting|recording|setting|filling|spring|king)$`;

/** One of these holds many: "the audit log", "a blog". */
const HOLDERS: ReadonlySet<string> = new Set(
  'log wall guestbook trail feed blog diary journal inventory wardrobe library directory book box news list timeline discography schedule menu'.split(
    ' ',
  ),
);

const isCountable = (word: string): boolean => plural(singular(word)) !== singular(word);

const NO_DOERS = like.plain`
  (?:projector|tier|twitter|reactor|scanner|reader|player|scooter|cluster|buffer|server|parameter|register|banner|slider
  |folder|header|footer|voucher|ledger|wrapper|blender|toaster|dryer|washer|freezer|cooker|grinder|compressor|generator
  |detector|indicator|factor|vector|sector|editor|calculator|offer|answer|matter|semester|disaster|quarter|transfer
  |provider|trigger|number|paper|flower|weather|water|order|letter|filter|offer|computer|printer|folder|poster|sticker
  |container|layer|color|floor|motor|tractor|sensor|monitor|door|error|mirror|counter|charger|trailer|heater|boiler
  |cooler|speaker|router|controller|tower|river|cover|drawer|ladder|hammer|locker|tracker|planner|dinner|burger|supper
  |timer|meter|corner|center|chapter|newsletter|finger|feather|tiger|spider|beer|cider|ginger|pepper)$`;

/** They end like something that happens. */
const NO_EVENT = like.plain`
  (?:constellation|station|collection|publication|translation|medication|plantation|nation|portion|section|option
  |question|position|solution|lotion|potion|caption|function|equation|organi[sz]ation|association|foundation|institution
  |corporation|federation|string|ring|king|wing|painting|drawing|building|clothing|document|instrument|monument
  |apartment|equipment|fragment|garment|ornament|statement|payment|department|element|pigment|ointment|supplement)$`;

/** What names are of by how they are formed, and which are not; words whose ending would say something else first. */
const NATURES: readonly (readonly [RegExp, Nature, RegExp?])[] = [
  [/^(?:building|location|station|apartment|route|path|district|trench|region|parcel)$/, 'place'],
  [
    like.plain`
  ^(?:.*(?:inspection|observation|finding|reading|statement|measurement|assessment|treatment|agreement|complaint
  |incident|defect|fault|repair|loan|visit|sale|purchase|donation|payment|game|match|ride|climb|work order|checklist
  |lease|contract|violation|intervention|operation|transaction|delivery|harvest|sample|burial|call-out|callout|permit
  |outage|job|shift|ticket))$`,
    'record',
  ],
  [
    /^(?:rehearsal|drill|excursion|hike|walk|race|regatta|tasting|exhibition|auction|fair|screening)$/,
    'event',
  ],
  [
    like.plain`
  ^(?:.*(?:elevator|painting|drawing|ring|instrument|garment|filament|ornament|collection|clothing|bearing|wing|string
  |extinguisher|locker|washer|dryer|cutter|router|freezer|transformer|transmitter))$`,
    'goods',
  ],
  [/^(?:listing|offering)$/, 'goods'],
  [/^(?:guide|handbook|tutorial)$/, 'content'],
  [
    like.plain`
  ^(?:pilot|chef|cook|nurse|captain|warden|coach|judge|host|scout|apprentice|surgeon|crew member|vet|midwife|clerk
  |guard|medic|paramedic|referee|dj|monk|nun|soprano|tenor|veteran|resident|assistant|accountant|consultant
  |attendant|godparent|groom|bride|usher|au pair)$`,
    'person',
  ],
  [/(?:ist|ian|eer|ess|man|woman|person)$/, 'person', /(?:list|ness)$/],
  [/(?:er|or)$/, 'person', NO_DOERS],
  [/(?:ing|tion|ment|day|night|ceremony|party|camp|class|session)$/, 'event', NO_EVENT],
  [
    /(?:house|room|station|center|centre|garden|site|spot|zone|point|area|hall|shop|store|bar|lake|trail|island)$/,
    'place',
  ],
  [/(?:log|record|entry|report|reading|check|request|claim|file|test|measurement|batch|result)$/, 'record'],
  [/(?:story|review|guide|lesson|tip|video|photo|picture|paper|note)$/, 'content'],
];

/** What an unknown thing is like, by how its name is formed. */
export function guessNature(words: readonly string[]): Nature {
  const head = normalise(words.at(-1) ?? '');
  return NATURES.find(([ends, , no]) => ends.test(head) && no?.test(head) !== true)?.[1] ?? 'goods';
}

/** Things that are told in full come in the order in which they are told. */
export function inToldOrder(entities: DraftEntity[], order: readonly DraftEntity[]): void {
  const told = new Set(order.filter((one) => entities.includes(one)));
  const next = [...told];
  entities.forEach((entity, at) => {
    if (told.has(entity)) entities[at] = next.shift() ?? entity;
  });
}
