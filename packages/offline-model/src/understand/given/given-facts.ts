import { like, part, toPattern } from '../../lexicon/pattern.ts';
import { readFacts, sumsIn, type Facts } from '../facts.ts';
import { sentenceCase } from '../fields.ts';
import { withoutReasons } from '../literals.ts';
import { numberWord } from '../number-words.ts';
import { tokenise } from '../tokens.ts';
import { givenName, inOneSpace } from './given-name.ts';
import { type GivenLink, readLinks } from './given-links.ts';
import { readFeatures, type GivenFeature } from './given-features.ts';
import { readQuestions, type GivenQuestion } from './given-questions.ts';
import { type GivenPerson, readTeam } from './given-team.ts';
import { NO_NAMES } from './no-names.data.ts';

/** What a request states outright. It is kept as it was written, before anything that we would make up. */
export interface GivenFacts {
  readonly name: string | null;
  /** What it is, where that follows its name: "Kornblume, a small sourdough bakery". */
  readonly trade: string | null;
  /** The town or region. */
  readonly place: string | null;
  /** Street and number, with the town where it follows. */
  readonly address: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly hours: Facts['hours'];
  readonly prices: Facts['prices'];
  /** Every sum of money, as it was written. */
  readonly sums: ReturnType<typeof sumsIn>;
  readonly currency: string | null;
  /** "four courts", "24 places". */
  readonly counts: readonly GivenCount[];
  /** Days of the calendar: "14 June 2027". */
  readonly dates: readonly string[];
  /** In quotation marks. */
  readonly quotes: readonly string[];
  /** Where else it is found. */
  readonly links: readonly GivenLink[];
  /** Who works there, by name. */
  readonly team: readonly GivenPerson[];
  /** "About us: Nell and her brother opened the shop in 2016." */
  readonly story: string | null;
  /** What a landing page praises. */
  readonly features: readonly GivenFeature[];
  /** What it calls them: "Benefits". */
  readonly praise: string | null;
  /** Of a quiz, with their answers. */
  readonly questions: readonly GivenQuestion[];
}

export interface GivenCount {
  readonly count: number;
  /** The noun, as it was written. */
  readonly thing: string;
  /** Both together: "four courts". */
  readonly said: string;
}

/** Reads the request itself, untouched: the readers of sentences work on words that were put in order for them. */
export function givenFacts(request: string): GivenFacts {
  const text = inOneSpace(request);
  const { hours, prices, contacts, currency } = readFacts(text);
  const name = givenName(text);
  const praised = readFeatures(text);
  return {
    name,
    trade: name === null ? null : tradeAfter(text, name),
    place: placeIn(text),
    address: addressIn(text),
    phone: contacts.phone,
    email: contacts.email,
    hours,
    prices,
    sums: sumsIn(text),
    currency,
    counts: countsIn(withoutDates(praised.rest)),
    dates: datesIn(text),
    links: readLinks(text),
    team: readTeam(text).people,
    story: storyIn(text),
    features: praised.features,
    praise: praised.word,
    questions: readQuestions(text).questions,
    quotes: tokenise(withoutReasons(text)).flatMap(({ literal }) =>
      literal === undefined || literal === '' ? [] : [literal],
    ),
  };
}

const STORY = like.iu`
  (?:^|[.!?]\s)\s*(?:about(?:\s(?:us|me))?|our story|über (?:uns|mich)|à propos(?: de nous)?|sobre (?:nosotros|nós|mí|mim)|quiénes somos
  |quem somos|qui sommes-nous)\s*:\s*(?<story>[^.!?:]{20,300}[.!])`;
/** A sentence of its own, no list of what the page shows. */
const TELLS = like.iu`
  (?<!\p{L})(?:is|are|was|were|has|have|had|began|founded|since|opened|started|make|makes|bake|\p{L}{3,}ed|ist|sind|war|haben|seit|\p{L}{3,}ten?|est|sont|avons|depuis
  |es|somos|fue|desde|é|foi|abri\p{L}*|fund\p{L}*)(?!\p{L})`;

function storyIn(text: string): string | null {
  const story = STORY.exec(text)?.groups?.['story']?.trim() ?? '';
  return TELLS.test(story) ? sentenceCase(story) : null;
}

const TRADE = toPattern(
  part`
  ^,\s+(?=(?:an?|the|eine?|une?|una?|uma?)\s|\p{Ll}{4})(?!(?:with|where|which|that|based|located|avec|mit|con|com|onde|donde)\s)
  ([\p{L}][\p{L}'’ -]{4,70}?)(?=\s+(?:at\s+\d|with|where|that|which|and\s+(?:i|we)|mit|avec|con|com)\s|[.,;:(\n]|\sat\s|$)`,
  'u',
);

function tradeAfter(text: string, name: string): string | null {
  const at = text.indexOf(name);
  const found = at < 0 ? undefined : TRADE.exec(text.slice(at + name.length))?.[1];
  return found === undefined ? null : found.charAt(0).toUpperCase() + found.slice(1);
}

const CAPITALS = String.raw`(?:St\.\s)?\p{Lu}[\p{L}'’-]+(?:(?:\s+(?:am|an der|de|del|do|da|of|upon|sur|la|le))?\s+\p{Lu}[\p{L}'’-]+){0,3}`;
const PLACE = like.gu`(?<!\p{L})(?:in|near|bei|en|em|à|based in|located in|cerca de|perto de|près de)\s+(${CAPITALS})(?=\s*[.,:;!?()\n–-]|\s+\p{Ll}|$)`;

/** "in Leeds", "à Lyon"; a language, a month or a tool after "in" is none. */
function placeIn(text: string): string | null {
  for (const match of text.matchAll(PLACE)) {
    const found = (match[1] ?? '').replace(/[.-]+$/, '');
    if (!found.split(/\s+/).some((word) => NO_NAMES.has(word.toLowerCase()))) return found;
  }
  return null;
}

const TOWN = String.raw`(?:,?\s+(?:\d{4,5}\s+)?${CAPITALS}(?![\p{L}\d])(?:\s+[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2})?)?`;
const STREETS: readonly RegExp[] = [
  like.u`(?<=(?:[Ww]e(?:'re| are)|[Ff]ind us|[Vv]isit us|[Cc]ome to|[Aa]ddress(?: is)?:?)(?: at)? )\d{1,4}[a-z]?\s+${CAPITALS}(?:,${TOWN})?`,
  like.u`\d{1,4}[a-z]?\s+(?:\p{Lu}[\p{L}'’]+\s+){1,3}(?:Street|St|Road|Rd|Lane|Avenue|Ave|Way|Square|Drive|Close|Terrace|Quay|Hill|Row|Yard|Mews|Wharf|Parade|Boulevard|Crescent|Gardens)(?!\p{L})(?:,${TOWN})?`,
  like.u`\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|weg|platz|gasse|allee|ufer|ring)\s+\d{1,4}[a-z]?(?:,${TOWN})?`,
  toPattern(
    part`
  (?:Calle|calle|Rua|rua|Avenida|avenida|Av\.|Plaza|plaza|Praça|praça|Paseo|paseo|Largo|Travessa)\s+(?:(?:de|da|do|del
  |la|las|los|das|dos|e|y)\s+)*${CAPITALS},?\s+(?:n[ºo°.]\s*)?\d{1,4}(?:,${TOWN})?`,
    'u',
  ),
  like.u`\d{1,4}(?:\s?bis)?,?\s+(?:rue|avenue|boulevard|place|quai|impasse|chemin|allée)\s+(?:(?:de|du|des|la|le|l['’]|d['’])\s*)*${CAPITALS}(?:,${TOWN})?`,
];

/** "Office: 2 Lock Cottages, Teddington, open Mon–Sat": up to the next thing that is told. */
const LABELLED = like.iu`
  (?:^|[.!?\n]\s*)(?:our\s)?(?:office|address|studio|shop|workshop|adresse|anschrift|büro|dirección|oficina|endereço|escritório|bureau|atelier)\s?:\s
  (?<words>(?=[^.\n]{0,60}\d)\p{Lu}?[\p{L}\d][^.;:\n]{5,80}?)(?=\s*(?:[.;\n]|$|,\s(?:open|phone|tel|tél|call|whats ?app|e-?mail|geöffnet|telefon|abierto|teléfono|aberto|telefone|ouvert|téléphone)))`;

function addressIn(text: string): string | null {
  const street = STREETS.map((one) => one.exec(text)?.[0]).find((one) => one !== undefined);
  const found = street ?? LABELLED.exec(text)?.groups?.['words'] ?? reachedAt(text);
  return found?.replace(/[.,\s]+$/u, '') ?? null;
}

const REACHED = like.iu`(?<!\p{L})(?:contact(?: us|ez-nous|o)?|kontakt|contato|find us)\s?(?:[:–—-]|is|ist|es|est|é)\s(?<line>[^\n]{10,240})`;
/** "3 Corve Fold", "Alter Hof 4"; then the town, with or without its code. */
const HOUSE = /^(?:\d{1,4}[a-z]?\s+\p{Lu}[^@\d]{2,40}|\p{Lu}[^@\d]{2,40}\s\d{1,4}[a-z]?)$/u;
const IN_TOWN = /^(?:\d{4,5}\s)?\p{Lu}[^@]{1,40}$/u;

/** The house among the ways to be reached: "Contact: 01584 555 0138, soot@flue.example, 3 Corve Fold, Ludlow SY8 1DR". */
function reachedAt(text: string): string | undefined {
  const line = REACHED.exec(text)?.groups?.['line'] ?? '';
  const items = line.split(/\.\s+(?=\p{Lu})|\.\s*$/u)[0]?.split(/[,;]\s+/u) ?? [];
  const at = items.findIndex((item) => HOUSE.test(item));
  const town = items[at + 1] ?? '';
  if (at < 0) return undefined;
  return [items[at], ...(IN_TOWN.test(town) ? [town] : [])].join(', ');
}

const MONTH = part`
  jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?
  |nov(?:ember)?|dec(?:ember)?|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin
  |juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre
  |octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro`;
const DATE = toPattern(
  part`
  (?<![\p{L}\p{N}])(?:(?:\d{1,2}\.?\s?(?:[-–]|to|and|und|bis)\s?)?\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:(?:of|de)\s+)?(?:${MONTH})(?!\p{L})(?:,?\s+(?:de\s+)?\d{4})?|(?:
  ${MONTH})\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+\d{4})?(?!\d)|\d{1,2}\.\d{1,2}\.\d{4})`,
  'giu',
);

const datesIn = (text: string): readonly string[] => [...text.matchAll(DATE)].map(([date]) => date);

const withoutDates = (text: string): string => text.replace(DATE, (date) => ' '.repeat(date.length));

const NUMBERS = part`
  two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|zwei|drei|vier|fünf|sechs|sieben|acht|neun
  |zehn|zwölf|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve
  |diez|doce|dois|duas|três|quatro|sete|oito|nove|dez|doze`;
const NO_COUNT = part`
  (?<!(?:no|any|every|keine|nicht|max|maximum|minimum|most|least|to|than|first|last|next|top|of|höchstens|mindestens
  |hasta|até|ab|über|unter|under|over|máximo|mínimo|compare|comparing|between|choose|choosing|select|pick|show|display
  |list|per|vergleiche|wähle|comparar|elegir|escolher|comparer|choisir)\s)`;
const COUNT = like.giu`${NO_COUNT}(?<![\p{L}\p{N}.,:/$€£#+-])(\d{1,5}|${NUMBERS})\s+((?:(?:tennis|chess|fitness|business|glass|grass|press|class|cross)\s+(?=\p{L}+s(?!\p{L})))?(?:\p{Ll}[\p{L}-]*\s+){0,1}?\p{L}[\p{L}-]*(?:s|x|en|er|e|n|ze|äume|k?m))(?!\p{L})`;
/** Parts of an app, measures of time and money: they say how it works, not what there is. */
const NO_THINGS = like.iu`
  ^(?:pages?|sections?|tabs?|colou?rs?|columns?|steps?|fields?|options?|stars?|roles?|stages?|levels?|languages?|items?
  |words?|characters?|letters?|minutes?|hours?|days?|weeks?|months?|years?|times?|seconds?|nights?|percent|dollars?
  |euros?|pounds?|reais|pesos|francs?|players?|rounds?|questions?|answers?|digits?|seiten?|abschnitte?n?|farben?
  |spalten?|felder|stufen?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?|spieler|fragen|uhr|pages|couleurs?
  |colonnes?|champs|étapes?|heures?|jours?|semaines?|mois|ans|páginas?|secciones|colores|columnas|campos|horas?|días?
  |semanas?|meses|años|seções|cores|colunas|dias?|anos|the|in|on|an|am|en|em|and|or|per|a|an|to|of|is|are|have|has|des
  |de|les|los|las|os|as|und|oder|et|ou|y|e|o|each|are|was|more|less|others?|kinds?|types?|ways?|uses|users?|people
  |persons?|personen|personas|pessoas|personnes)$`;

/** "A doctor cannot have two appointments at the same time" is a rule: nobody has two. */
const REFUSED = like.iu`
  (?<!\p{L})(?:cannot|can['’]?t|can not|may not|must not|mustn['’]t|should not|shouldn['’]t|never|no|nicht|nie|kein\p{L}*|nunca|ning[uú]n\p{L}*|n[ãa]o|nenhum\p{L}*|ne|n['’]\p{L}+|jamais|aucun\p{L}*)
  \s(?:\p{L}[\p{L}'’]*\s){0,5}$`;

function countsIn(text: string): readonly GivenCount[] {
  return [...text.matchAll(COUNT)].flatMap((match) => {
    const [said = '', number = '', thing = ''] = match;
    if (REFUSED.test(text.slice(Math.max(0, match.index - 70), match.index))) return [];
    const words = thing.split(/\s+/);
    const count = numberWord(number);
    const isThing = words.every((word) => !NO_THINGS.test(word));
    return Number.isFinite(count) && count >= 2 && isThing ? [{ count, thing, said }] : [];
  });
}
