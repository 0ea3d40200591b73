import { translationIn } from '@loam/app-library';
import { entityEntry } from '../lexicon/entity-lexicon.ts';
import { instancesOf } from '../lexicon/instances.ts';
import { AND_OR, like, part } from '../lexicon/pattern.ts';
import { sentenceCase } from '../understand/fields.ts';
import { singular } from '../understand/inflect.ts';
import {
  bareEntity,
  type Understanding,
  type UnderstoodEntity,
  type UnderstoodField,
} from '../understand/understanding.ts';
import type { Language } from './app-plan.ts';
import { inNumber } from './own-words.ts';

/** For money. */
const HIRE = part`
  rent(?:s|ing|ed)?(?: out)?|hir(?:e|es|ing)(?: out)?|vermiet\p{L}*|miet(?:e|en|et)|alquil\p{L}*|arrend\p{L}*|alug\p{L}*
  |lou(?:e|ons|ez|ent|er)`;
/** For nothing, and back by a day. */
const LEND = part`
  borrow\p{L}*|lend(?:s|ing)?(?: out)?|lent|(?<!check[- ]?ins? (?:and|or|&) (?:\p{L}+ )?)check(?:s|ed|ing)? (?!in\b)(?:\p{L}+ ){0,3}?out(?= of|,|\.| (?:for|and|an?|the|up|with)|$)
  |ausleih\p{L}*|ausgeliehen|verleih\p{L}*|leihen|prest(?:a|o|an|amos|ar|ados?|adas?)|emprest\p{L}*
  |emprunt\p{L}*|prêt(?:e|er|ons|ent|és?|ées?)`;
const NAMED = part`
  (?:rental|hire|checkout|check-out|lending|loans?|tool library|toy library|library of things|verleih|ausleihe|leihladen
  |vermietung|alquiler|préstamos?|aluguel|empréstimos?|location|prêt)`;
const OUR = part`(?:our|the|their|some|all|unsere?|nuestr[oa]s|noss[oa]s|nos|des|les|los|las|os|as|die|de|den) `;
const THING = part`\p{L}[\p{L}'-]+(?: (?!and |und |y |e |et |or |for |für |para |pour |with )\p{L}[\p{L}'-]+){0,2}?`;
const JOINED = part`(?:,? (?:${AND_OR}|&) )`;
const LIST = part`((?:${THING}, (?:${OUR})?)*${THING}(?:${JOINED}|, )(?:${OUR})?${THING})`;
const END = part`(?= ?(?:[.;:!?)]|,|$)| (?:for|to|with|by|from|at|in|of|für|an|aus|a|por|para|con|com|à|aux|pour|per|on) )`;

const LISTED = [
  // "We hire out party equipment: marquees, tables and chairs".
  like.iu`(?<!\p{L})(?:${HIRE}|${LEND}) (?:\p{L}+ ){0,2}\p{L}+: (?:${OUR})?${LIST}${END}`,
  like.iu`(?<!\p{L})(?:${HIRE}|${LEND}) (?:${OUR})?${LIST}${END}`,
  like.iu`(?<!\p{L})(?:${NAMED}|\p{L}+verleih)(?!\p{L})[^.:;]{0,60}: (?:${OUR})?${LIST}${END}`,
  like.iu`${LIST} (?:zum (?:ausleihen|mieten|leihen)|ausleihen|mieten|leihen|verleihen|vermieten)(?!\p{L})`,
];
/** "A boat rental at the lake. Kayaks, pedal boats and sailing boats." */
const ALONE = like.iu`(?<=[.!?]\s)${LIST}\.`;
const ANY = like.iu`(?<!\p{L})(?:${HIRE}|${LEND}|${NAMED})(?!\p{L})`;

const NO_KIND = like.iu`
  ^(?:.* )?(?:prices?|costs?|dates?|days?|deposits?|fees?|names?|e-?mails?|phones?|addresses|reviews?|photos?|pictures?|sizes?|rooms?
  |availability|customers?|members?|students?|staff|cart|calendar|return\p{L}*|them|it|items?|things?|more|preise?|kaution|termine?|fotos?
  |precios?|fechas?|preços?|datas?|prix|houses?|apartments?|flats?|homes?|courts?|books?|cars?)$`;

/** What all of them are called, where the request has a word for it. */
const TOGETHER: readonly (readonly [RegExp, string, string])[] = [
  [/\bgear\b/i, 'Item', 'Gear'],
  [/\bequipment\b/i, 'Item', 'Equipment'],
  [/\btools?\b/i, 'Tool', 'Tools'],
  [/\btoys?\b/i, 'Toy', 'Toys'],
  [/\bboats?\b/i, 'Boat', 'Boats'],
  [/\bdevices?\b/i, 'Device', 'Devices'],
  [/\binstruments?\b/i, 'Instrument', 'Instruments'],
  [/\bvehicles?\b/i, 'Vehicle', 'Vehicles'],
  [/\bGeräte?\b/, 'Gerät', 'Geräte'],
  [/\bWerkzeuge?\b/, 'Werkzeug', 'Werkzeuge'],
  [/\bherramientas?\b/i, 'Herramienta', 'Herramientas'],
  [/\bferramentas?\b/i, 'Ferramenta', 'Ferramentas'],
  [/\boutils?\b/i, 'Outil', 'Outils'],
  [/\bequipos\b/i, 'Equipo', 'Equipos'],
  [/\bequipamentos?\b/i, 'Equipamento', 'Equipamentos'],
  [/\béquipements?\b/i, 'Équipement', 'Équipements'],
];

const ITEM = 'Item | Item | Artículo | Artikel | Article';
const ITEMS = 'Items | Itens | Artículos | Artikel | Articles';
const KIND = 'Kind | Tipo | Tipo | Kategorie | Type';

/**
 * "We rent bikes, tents and sleeping bags. Each item has a daily price": things that are lent side by side are one list
 * with a kind, so that what holds for all of them is said, priced and booked once.
 */
export function asLent(said: Understanding): Understanding {
  const joined = withShifts(withChosenSlots(withoutFees(joinKinds(said))));
  if (isLending(joined) && said.domain !== 'parking') return withLoans(joined);
  const isKnown = !/^(?:rental|general|shop)$/.test(joined.domain);
  // What such an app usually hires out is there already.
  return joined.entities.length === said.entities.length || isKnown
    ? joined
    : { ...joined, kind: CART.test(said.text) ? (joined.kind ?? 'booking') : 'booking', domain: 'general' };
}

const SHIFTS = part`(?:shifts?|schicht(?:en)?|duty|duties|dienste?|turnos?|créneaux?)`;
const SHIFT = like.iu`(?:^|\s)${SHIFTS}$`;
const PICKED = like.iu`
  (?<!\p{L})(?:pick|choose|claim|take|grab|sign(?:s|ing)? up|put \p{L}+ down|wähl\p{L}*|übernehm\p{L}*|such\p{L}*|eintragen|tragen sich|melden sich|elig\p{L}*|escog\p{L}*|inscrib\p{L}*
  |apunt\p{L}*|escolh\p{L}*|inscrev\p{L}*|pegam?|choisi\p{L}*|inscri\p{L}*|prenn\p{L}*)[^.;:]{0,40}?(?<!\p{L})${SHIFTS}(?!\p{L})|
  (?<!\p{L})${SHIFTS}(?!\p{L})[^.;]{0,140}?(?:claim|pick|grab|sign up for)s? (?:them|one)(?!\p{L})`;

const SLOT_CHOSEN = like.iu`
  (?<!\p{L})(?:choos\p{L}*|pick\p{L}*|select\p{L}*|book\p{L}*|reserv\p{L}*|wähl\p{L}*|buch\p{L}*|elig\p{L}*|escog\p{L}*|escolh\p{L}*|choisi\p{L}*|réserv\p{L}*)\s(?:\p{L}+\s){0,3}?
  (?:(?:time ?)?slots?|zeitfenster|franja|horário|créneau)s?\s?\(`;

const ONLINE = like.iu`
  (?<!\p{L})(?:(?:book|reserve)s? online|online (?:booking|buchbar|buchen|reserv\p{L}*)|reserv\p{L}* (?:en línea|online)|réserv\p{L}* en ligne)(?!\p{L})`;
const JOINS = like.iu`
  (?<!\p{L})(?:registers?|signs? up|enrol\p{L}*|anmelden|melden sich|einschreib\p{L}*|inscri\p{L}*|se apunt\p{L}*)(?!\p{L})`;
const ACCOUNT = like.iu`(?<!\p{L})(?:log ?in|accounts?|password|passwort|konto|cuentas?|contraseña|contas?|senha|comptes?|mot de passe)(?!\p{L})`;
const GROUP =
  /(?:class|course|lesson|workshop|trip|tour|kurs|schicht|clase|curso|taller|aula|turma|cours|atelier)$/i;

/** "10 seats. People register": for the course, and not for the app. */
function withJoining(said: Understanding): Understanding {
  const group = said.entities.find(({ one, nature }) => nature === 'event' || GROUP.test(one));
  const isAsked = said.demands.some(({ action }) => action === 'apply' || action === 'book');
  if (said.terms.places === null || group === undefined || isAsked || !JOINS.test(said.text)) return said;
  const action = { action: 'apply', actor: null, isMine: false } as const;
  const isKept = ACCOUNT.test(said.text);
  return {
    ...said,
    entities: said.entities.map((one) =>
      one === group ? { ...one, actions: [...one.actions, action] } : one,
    ),
    demands: [
      ...said.demands.filter((one) => isKept || one.action !== 'signIn'),
      { ...action, entity: group.id, object: group.many },
    ],
  };
}

/** "visitors choose a slot (11:00–13:00, 17:00–19:00)": they book it. */
function withChosenSlots(said: Understanding): Understanding {
  const isBooked = said.demands.some(({ action }) => action === 'book' || action === 'apply');
  const isSlotted = said.terms.slotMinutes !== null && !isBooked && said.domain !== 'parking';
  if (!SLOT_CHOSEN.test(said.text) && !ONLINE.test(said.text) && !isSlotted) return withJoining(said);
  const demand = { action: 'book', entity: null, actor: null, isMine: false, object: '' } as const;
  return {
    ...said,
    kind: said.kind ?? 'booking',
    demands: isBooked ? said.demands : [...said.demands, demand],
  };
}

/** Shifts that people put themselves down for are still to come and have places. */
function withShifts(said: Understanding): Understanding {
  const entry = entityEntry('openShift');
  if (entry === null || !PICKED.test(said.text)) return said;
  const old = said.entities.find(({ one, many }) => SHIFT.test(one) || SHIFT.test(many));
  const action = { action: 'apply', actor: null, isMine: false } as const;
  const { id, nature, one, many } = entry;
  const shift: UnderstoodEntity = {
    ...bareEntity(id, said.text.length),
    ...old,
    id,
    entry,
    nature,
    one,
    many,
    isListed: false,
    actions: [action],
  };
  const isOther = ({ one, entry: known }: UnderstoodEntity): boolean =>
    !PASSIVE.test(one) && !SHIFT.test(one) && !/^(?:attendance|booking)$/.test(known?.id ?? '');
  const entities = said.entities.filter((other) => other !== old && isOther(other));
  const ofOthers = (entity: string | null): boolean => entity === null || entity !== old?.id;
  return {
    ...said,
    kind: said.kind ?? (STAFF.test(said.text) ? 'management' : 'content'),
    domain: 'general',
    entities: [shift, ...entities],
    sections: said.sections.filter(({ entity }) => ofOthers(entity)),
    demands: [
      ...said.demands.filter(({ entity, action: done }) => ofOthers(entity) && done !== 'book'),
      { ...action, entity: id, object: 'shifts' },
    ],
  };
}

const STAFF = like.iu`
  (?<!\p{L})(?:staff|employees|rota|roster|mitarbeiter\p{L}*|dienstplan\p{L}*|emplead[oa]s|funcionári[oa]s|employés)(?!\p{L})`;

/** "cannot be picked": nothing of that name is kept. */
const PASSIVE = /^(?:picked|chosen|taken|choisi|elegido|escolhido|gewählt)$/i;

const FEE = like.iu`
  (?<!\p{L})(?:deposits?|late|overdue|fines?|penalty|kaution|pfand|mahngebühr|verspätung\p{L}*|fianza|depósito|multa|retraso|recargo|caução|atraso
  |caution|retard|amende|rent per|fee|gebühr|miete|tarifa|taxa)(?!\p{L})`;

/** "Deposit 100 €" is asked of who takes something, and nothing of that name can be had. */
const withoutFees = (said: Understanding): Understanding => ({
  ...said,
  prices: said.prices.filter(({ title }) => !PAYING.test(title) && !(ANY.test(said.text) && FEE.test(title))),
});

/** "adults 12 €, children 6 €": who pays is nothing that can be had. */
const PAYING = like.iu`
  ^(?:adults?|child(?:ren)?|kids?|seniors?|pensioners?|concessions?|erwachsene|kinder|ermäßigt|adult[oe]s?|niños|crianças|enfants)$`;

function joinKinds(said: Understanding): Understanding {
  const kinds = kindsIn(said.text);
  const parts = said.entities.filter((entity) => isOneOf(entity, kinds, said));
  const isTold = parts.filter(({ fields }) => fields.length > 0).length > 1;
  // Of other languages most such words are not known.
  const isRead = parts.length > 1 || (said.language !== 'en' && kinds.length > 2);
  if (kinds.length < 2 || !isRead || isTold || said.engines.length > 0) return said;
  const general = said.entities.filter((one) => !parts.includes(one) && isGeneral(one));
  if (general.some(({ fields, isListed }) => isListed === true && fields.length > 2)) return said;
  const gone = [...parts, ...general];
  const list = listOf(said, kinds, gone);
  const ids = new Set(gone.map(({ id }) => id));
  const first = gone.length === 0 ? -1 : Math.min(...gone.map((one) => said.entities.indexOf(one)));
  return {
    ...said,
    entities: [
      ...(first < 0 ? [list] : []),
      ...said.entities.flatMap((one, at) => (at === first ? [list] : gone.includes(one) ? [] : [one])),
    ],
    sections: said.sections.filter(({ entity }) => entity === null || !ids.has(entity)),
    demands: said.demands.map((one) =>
      one.entity !== null && ids.has(one.entity) ? { ...one, entity: list.id } : one,
    ),
    categories: [],
  };
}

function kindsIn(text: string): readonly string[] {
  const found = LISTED.map((pattern) => pattern.exec(text)?.[1]).find((list) => list !== undefined);
  const alone = ANY.test(text) ? ALONE.exec(text)?.[1] : undefined;
  const names = (found ?? alone ?? '')
    .split(like.iu`${JOINED}|, `)
    .map((name) => name.replace(like.iu`^${OUR}`, '').trim())
    .filter((name) => name !== '');
  return names.some((name) => NO_KIND.test(name)) ? [] : names;
}

/** By the words of the request, or by what they were read as. */
function isOneOf(
  { one, many, entry }: UnderstoodEntity,
  kinds: readonly string[],
  said: Understanding,
): boolean {
  if (entry?.nature === 'person') return false;
  const names = [one, many].map((name) => name.toLowerCase());
  return kinds.some((kind) => {
    const own = kind.toLowerCase();
    const english = said.glossary.find((pair) => pair.own.toLowerCase() === own)?.english ?? own;
    return [own, english, singular(english)].some((name) =>
      names.some((other) => other === name || other.endsWith(` ${name}`)),
    );
  });
}

const GENERAL =
  /^(?:items?|gear|equipment|things?|tools?|toys?|boats?|devices?|articles?|artikel|products?)$/i;

const isGeneral = ({ one, many }: UnderstoodEntity): boolean => GENERAL.test(one) || GENERAL.test(many);

function listOf(
  said: Understanding,
  kinds: readonly string[],
  gone: readonly UnderstoodEntity[],
): UnderstoodEntity {
  const { language } = said;
  const [, one, many] = TOGETHER.find(([word]) => word.test(said.text)) ?? [];
  const options = kinds.map((kind) => sentenceCase(inOne(kind, language)));
  const fields = new Map(gone.flatMap((entity) => entity.fields).map((field) => [field.label, field]));
  return {
    id: 'item',
    entry: null,
    nature: 'goods',
    one: one ?? translationIn(ITEM, language),
    many: many ?? translationIn(ITEMS, language),
    fields: [kindField(translationIn(KIND, language), options), ...fields.values()],
    actions: gone.flatMap(({ actions }) => actions),
    filters: [translationIn(KIND, language)],
    sorts: [],
    examples: examplesOf(kinds, language),
    // What we make up is in English.
    ...(language === 'en'
      ? {}
      : { rows: examplesOf(kinds, language).map((title) => ({ title, price: null, minutes: null })) }),
    at: Math.min(said.text.length, ...gone.map(({ at }) => at)),
    isSection: false,
    mentions: gone.length,
  };
}

const inOne = (kind: string, language: Language): string =>
  language === 'en' ? singular(kind.toLowerCase()) : inNumber(kind, language, false);

const kindField = (label: string, options: readonly string[]): UnderstoodField => ({
  label,
  type: 'choice',
  options,
  isDefaultOptions: false,
  isRequired: true,
  isUnique: false,
  max: null,
  min: null,
});

/** One of each in turn, as the kinds stand in the rows. */
function examplesOf(kinds: readonly string[], language: Language): readonly string[] {
  const rounds = Math.max(2, Math.floor(8 / kinds.length));
  return Array.from({ length: rounds }, (_, round) =>
    kinds.map((kind) => {
      const one = sentenceCase(inOne(kind, language));
      const known = language === 'en' ? instancesOf(one) : undefined;
      return known?.[round] ?? `${one} ${round + 1}`;
    }),
  ).flat();
}

const LENT = like.iu`(?<!\p{L})(?:${LEND}|tool library|toy library|library of things|equipment check-?out|leihladen)(?!\p{L})`;
const HIRED = like.iu`(?<!\p{L})(?:${HIRE}|rentals?|verleih|vermietung|alquiler|aluguel)(?!\p{L})`;
const HAS_IT = like.iu`
  (?<!\p{L})(?:who (?:has|took) (?:it|them|what|which)|wer (?:es|was|sie) hat|quién l[oa]s? tiene|quem est[áa] com|qui l['’]a)(?!\p{L})`;

/** Somebody takes a thing for a while and brings it back, and nobody hires it. */
export function isLending({ text, entities }: Understanding): boolean {
  const isKept = entities.some(({ nature }) => nature !== 'person');
  const isHired = (HIRED.test(text) || PRICED.test(text)) && !HAS_IT.test(text);
  return isKept && !isHired && (LENT.test(text) || HAS_IT.test(text)) && !SHOP.test(text);
}

const CART = like.iu`(?<!\p{L})(?:carts?|baskets?|checkout|buy|orders?|warenkorb|bestell\p{L}*|carrito|pedidos?|carrinho|panier|commande\p{L}*)(?!\p{L})`;
const PRICED = like.iu`
  (?:daily|weekly|hourly|rental) (?:price|rate|fee)|(?:tages|stunden|miet|wochen)preis|precio|preço|diária|prix|tarif|price per (?:day|hour|week)`;
const SHOP = like.iu`
  (?<!\p{L})(?:carts?|baskets?|checkout page|(?:web)?shop|store|buy|sells?|selling|sold|warenkorb|verkauf\p{L}*|carrito|carrinho|panier|vend(?:o|e|em|en|emos|er|re|ons|ent))(?!\p{L})`;

/** "who borrowed it" is told with the thing itself. */
const HELD_BY =
  /^(?:who )?(?:borr?owed|lent|held|taken|on loan|checked out)\b|^borrower$|ausgeliehen|prestado a|emprestado|prêté à/i;

const LIBRARY = /\b(tool|toy|game|instrument|seed|camera|sports? equipment) library\b/i;

/** "Toy library: members, loans": what it is full of goes without saying. */
function libraryOf(said: Understanding): readonly UnderstoodEntity[] {
  const thing = LIBRARY.exec(said.text)?.[1]?.toLowerCase();
  const isThere = said.entities.some(
    (one) => one.nature !== 'person' && one.entry?.id !== 'loan' && one.entry?.id !== 'book',
  );
  if (thing === undefined || isThere) return [];
  const name = sentenceCase(thing);
  return [
    {
      ...bareEntity(thing.replaceAll(' ', ''), said.text.length),
      entry: null,
      nature: 'goods',
      one: name,
      many: `${name}s`,
      at: 0,
    },
  ];
}

/** "return it within 7 days" says when, and days are nothing to fill in. */
const DURATION = /^(?:days?|weeks?|tagen?|wochen|días|semanas|dias|jours|semaines)$/i;

/** What was lent is a list of its own, whoever says it with a verb. */
function withLoans(told: Understanding): Understanding {
  // "see the overdue loans": a look at them.
  const isLook = ({ one, entry }: UnderstoodEntity): boolean =>
    entry === null && /loan/i.test(one) && /overdue|late/i.test(one);
  const said = { ...told, entities: told.entities.filter((one) => !isLook(one)) };
  const entry = entityEntry('loan');
  const isTold = said.entities.some(
    (one) => one.entry?.id === 'loan' || /loan|borrowing|checkout|rental/i.test(one.one),
  );
  const isBooked = said.entities.some(
    (one) => one.entry?.id === 'booking' || one.entry?.id === 'appointment',
  );
  const isHeld = said.entities.some(({ fields }) => fields.some(({ label }) => HELD_BY.test(label)));
  if (entry === null || isBooked || isHeld) return said;
  const { nature, one, many } = entry;
  const loan: UnderstoodEntity = { ...bareEntity('loan', said.text.length), entry, nature, one, many };
  const without = (action: string): boolean => action !== 'book' && action !== 'buy';
  return {
    ...said,
    kind: said.kind ?? 'management',
    domain: said.domain === 'rental' || said.domain === 'shop' ? 'general' : said.domain,
    entities: [
      ...said.entities.map((one) => ({
        ...one,
        ...(one.entry?.id === 'loan' && said.language !== 'en' ? { one: entry.one, many: entry.many } : {}),
        fields: one.fields.filter(({ label }) => !DURATION.test(label)),
        actions: one.actions.filter(({ action }) => without(action)),
      })),
      ...libraryOf(said),
      ...(isTold ? [] : [loan]),
    ],
    demands: said.demands.filter(({ action }) => without(action)),
  };
}
