import { like } from '../lexicon/pattern.ts';
import type { EngineName } from '../plan/block-plan.ts';
import { cardOptions } from './card-options.ts';
import { namedList } from './named-list.ts';
import { timerOptions, typingOptions } from './timer-options.ts';
import type { Understanding } from './understanding.ts';

type Options = Understanding['engines'][number]['options'];
type Reader = (text: string) => Options;

/** What the request says about a game or tool: lengths, counts, names, columns. */
export const optionsFor = (engine: EngineName, text: string): Options => READERS[engine]?.(text) ?? {};

const opponentIn: Reader = (text) => ({
  opponent:
    /\b(two|2)[- ]?players?\b|\bdos jugadores\b|\bdois jogadores\b|\bzwei spieler\b|\bdeux joueurs\b|\bfriend\b/i.test(
      text,
    ) && !/\b(ai|computer|bot)\b/i.test(text)
      ? 'person'
      : 'computer',
});

const pollOptions: Reader = (text) => {
  const range =
    /(\d+)\s*(?:to|-|–|a|bis|à|up to)\s*(\d+)\s*(?:answers?|options?|choices|antworten|optionen|opciones|respuestas|opções|respostas|réponses)/i.exec(
      text,
    );
  const most =
    /(?:up to|at most|bis zu|höchstens|hasta|até|jusqu’à|jusqu'à)\s+(\d+)\s*(?:answers?|options?|choices|antworten|optionen|opciones|respuestas|opções|respostas|réponses)/i.exec(
      text,
    )?.[1];
  if (range === null) return most === undefined ? {} : { maxOptions: Number(most) };
  return { minOptions: Number(range[1]), maxOptions: Number(range[2]) };
};

const BARS = /\bbars?\b|balken|barras|barres/i;
const PIE = /\bpie\b|pizza|kreis|torta|camembert|circular/i;

const budgetOptions: Reader = (text) => ({
  categories: namedList(text, /(?:categor[íi]\p{L}*|kategorien?|catégories?)/iu),
  ...(BARS.test(text) && !PIE.test(text) ? { chart: 'bar' } : {}),
  ...totalIn(text),
});

/** "total budget 3000 €". */
function totalIn(text: string): Options {
  const total =
    /\b(?:budget|presupuesto|orçamento|gesamtbudget)\b(?: of| is|:| total| von| de)?\s*[€$£]?\s*(\d[\d.,]*)/i.exec(
      text,
    )?.[1];
  const amount = Number((total ?? '').replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.'));
  return total === undefined || !(amount > 0) ? {} : { total: amount };
}

const chartOptions: Reader = (text) => {
  const price =
    /(\d+[.,]\d+)\s*(?:€|\$|£|eur|usd|cents?)?\s*(?:\/|per|pro|por|par|je)\s*(?:kwh|kw|unit|piece|l\b|litre|liter|m3)/i.exec(
      text,
    )?.[1];
  return {
    shape: PIE.test(text) ? 'pie' : BARS.test(text) ? 'bar' : 'line',
    ...(price === undefined ? {} : { price: Number(price.replace(',', '.')) }),
  };
};

const clockOptions: Reader = (text) => {
  const list = /increments?[^.;]{0,20}?\(?((?:\d+\s*(?:,|\/|and|or|or)\s*)+\d+)/i.exec(text)?.[1];
  const minutes = /(\d+)[\s-]*min/i.exec(text)?.[1];
  return {
    ...(list === undefined ? {} : { increments: list.match(/\d+/g) ?? [] }),
    ...(minutes === undefined ? {} : { minutes: Number(minutes) }),
  };
};

const FOR_CHILDREN =
  /\b(?:kids?|child|children|toddler|year[- ]old|big buttons|large buttons|kinder|kind\b|niñ[oa]s?|crianças?|enfants?)\b/i;
const BY_ACCIDENT =
  /leav(?:e|ing) (?:the |this )?page|by accident|accidental|versehentlich|sin querer|sem querer|par accident/i;

const drawingOptions: Reader = (text) => ({
  ...(FOR_CHILDREN.test(text) ? { isBig: true } : {}),
  ...(BY_ACCIDENT.test(text) ? { isGuarded: true } : {}),
});

const puzzleOptions: Reader = (text) => {
  const size = /(\d)\s*[x×]\s*\d/.exec(text)?.[1];
  return size === undefined ? {} : { size: Math.min(6, Math.max(3, Number(size))) };
};

const groupOptions: Reader = (text) => {
  const count = /(\d+)\s*(?:teams?|groups?|gruppen|mannschaften|equipos|grupos|times|équipes|groupes)/i.exec(
    text,
  )?.[1];
  return count === undefined ? {} : { count: Number(count) };
};

const rangeIn: Reader = (text) => {
  const range = /(\d+)\s*(?:and|to|-|–|y|a|e|bis|und|et|à)\s*(\d+)/i.exec(text);
  return range === null ? { min: 1, max: 100 } : { min: Number(range[1]), max: Number(range[2]) };
};

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const COUNTED_TO = like.iu`
  (?:countdown|days|tage|contagem regressiva|cuenta (?:atrás|regresiva)|compte à rebours)(?: timer| page)? (?:to|until
  |for|bis|para|até|avant|jusqu'à)(?: the| my| our)? ([\p{L}][\p{L}\p{N}'’ ]{2,40}?)(?= with| on| in|[.,;!?]|$)`;

/** "countdown to new year", "until 12 September 2030". */
function countdownOptions(text: string): Options {
  const title = COUNTED_TO.exec(text)?.[1] ?? '';
  const date =
    /(\d{1,2})(?:st|nd|rd|th|\.)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*,? ?(\d{4})?/iu.exec(
      text,
    );
  const iso = /\b(20\d\d)-(\d\d)-(\d\d)\b/.exec(text)?.[0];
  const named = /christmas|weihnacht|navidad|natal|noël/i.test(text)
    ? '12-25'
    : /halloween/i.test(text)
      ? '10-31'
      : /valentine/i.test(text)
        ? '02-14'
        : '01-01';
  const two = (value: number): string => String(value).padStart(2, '0');
  const month = MONTHS.indexOf((date?.[2] ?? '').slice(0, 3).toLowerCase()) + 1;
  const given =
    date === null
      ? undefined
      : `${date[3] === undefined ? '' : `${date[3]}-`}${two(month)}-${two(Number(date[1]))}`;
  return { title: title.charAt(0).toUpperCase() + title.slice(1), day: iso ?? given ?? named };
}

/** "between Anna, Ben and Carla". */
function peopleIn(text: string): readonly string[] {
  const list =
    /(?:between|among|with|for|entre|zwischen|mit)\s+((?:\p{Lu}\p{Ll}+,\s*)+(?:and|y|e|und|et)?\s*\p{Lu}\p{Ll}+(?:\s+(?:and|y|e|und|et)\s+(?:\p{Lu}\p{Ll}+|me))?)/u.exec(
      text,
    )?.[1];
  return list === undefined
    ? []
    : list.split(/,\s*|\s+(?:and|y|e|und|et)\s+/u).filter((name) => /^\p{Lu}/u.test(name));
}

function memoryOptions(text: string): Options {
  const pairs = /(\d+)\s*(?:pairs|pares|paare|paires)/i.exec(text) ?? null;
  const grid = /(\d)\s*[x×]\s*(\d)/i.exec(text);
  const count =
    pairs !== null ? Number(pairs[1]) : grid !== null ? (Number(grid[1]) * Number(grid[2])) / 2 : 8;
  return { pairs: Math.max(3, Math.min(18, Math.floor(count))) };
}

const TURNING = like.iu`
  (?:with|options?|entries|prizes|names?|choices|segments|such as|like|including|con|com|mit|avec)[:\s]+(?:the\s+)?
  ((?:["'“]?[\p{L}\d$€][\p{L}\d $€%'’”"-]*,\s*)+(?:(?:and|or|y|e|und|et)\s+)?["'“]?[\p{L}\d$€][\p{L}\d $€%'’”"-]*)`;

function wheelOptions(text: string): Options {
  const list = TURNING.exec(text);
  const entries =
    list?.[1]
      ?.split(/,|\band\b|\bor\b|\by\b|\bund\b|\bet\b/)
      .map((part) => part.replace(/["“”']/g, '').trim())
      .filter((part) => part !== '' && part.length < 30) ?? [];
  return {
    entries: entries.length >= 2 ? entries : [],
    ...(TAKES_OUT.test(text) ? { takesOut: true } : {}),
  };
}

/** "picked kids should be removed", "no repeats", "each only once". */
const TAKES_OUT = like.iu`
  \b(?:remov\p{L}*|tak(?:e|en) out|eliminat\p{L}*|disappears?|no repeats?|without repe\p{L}*|not (?:be )?(?:picked|drawn
  |chosen) (?:twice|again)|only once|until (?:everyone|everybody|all)|entfern\p{L}*|nur einmal|sin repetir|sem repetir
  |sans répét\p{L}*|une seule fois|una sola vez|uma vez só|quitar|retir\p{L}*|removid\p{L}*)\b`;

/** "the snake is a train and it collects passengers": signs for what is meant, where we have them. */
function snakeOptions(text: string): Options {
  const found = SKINS.find(([words]) => words.test(text))?.[1];
  const food = FOODS.find(([words]) => words.test(text))?.[1];
  return { ...found, ...(food === undefined ? {} : { food }) };
}

const SKINS: readonly (readonly [RegExp, Readonly<Record<string, string>>])[] = [
  [/\btrain|\bzug\b|\btren\b|\btrem\b/i, { head: 'TrainFront', tail: 'TramFront', food: 'User' }],
  [/\bcaterpillar|raupe|oruga|lagarta|chenille/i, { head: 'Bug', tail: 'Circle', food: 'Leaf' }],
  [/\bdragon|drache|dragón|dragão/i, { head: 'Flame', tail: 'Diamond', food: 'Gem' }],
  [/\bcats?\b|katze|\bgat[oa]s?\b|\bchats?\b/i, { head: 'Cat', tail: 'PawPrint', food: 'Fish' }],
  [/\bducks?\b|\bente|pato|canard/i, { head: 'Bird', tail: 'Egg', food: 'Sandwich' }],
  [/\bship|boat|schiff|barco|bateau/i, { head: 'Ship', tail: 'LifeBuoy', food: 'Package' }],
  [/\bworm|wurm|gusano|minhoca/i, { head: 'Worm', tail: 'Circle', food: 'Apple' }],
  [/\brocket|space|rakete|cohete|foguete|fusée/i, { head: 'Rocket', tail: 'Star', food: 'Orbit' }],
];
const FOODS: readonly (readonly [RegExp, string])[] = [
  [/\bapples?\b|äpfel|manzana|maçã|pomme/i, 'Apple'],
  [/\bmice|mouse|mäuse|ratón|rato|souris/i, 'Rat'],
  [/\bcoins?\b|münze|moneda|moeda|pièces/i, 'Coins'],
  [/\bpizza/i, 'Pizza'],
  [/\bcherr/i, 'Cherry'],
  [/\bstars?\b|sterne|estrella|étoile/i, 'Star'],
  [/\bcandy|sweets|bonbon|süß|dulces|doces/i, 'Candy'],
  [/\bpassengers?|passagier|pasajero|passageiro|fahrgäste/i, 'User'],
];

const COLUMNS = like.iu`
  (?:columns?|lists?|stages?|lanes?|colunas|columnas|spalten|colonnes)\s*(?:named|called|:|such as|like|\(|for|of
  |with)?\s*[:(]?\s*((?:["'“]?[\p{L}][\p{L} '’”"-]*?,\s*)+(?:(?:and|or|y|e|und|et)\s+)?["'“]?[\p{L}][\p{L} ’'-]*)`;

function columnsIn(text: string): readonly string[] {
  const list = COLUMNS.exec(text);
  const names =
    list?.[1]
      ?.split(/,|\band\b|\bund\b|\bet\b/)
      .map((part) => part.replace(/["“”']/g, '').trim())
      .filter((part) => part !== '' && part.length < 25) ?? [];
  // "columns Backlog, Doing, Done and cards that have a title": the cards begin where the columns end.
  const end = names.findIndex((name) => /\b(?:cards?|tasks?|karten|tarjetas|cartões|cartes)\b/i.test(name));
  return columnsOf(end < 0 ? names : names.slice(0, end));
}

function columnsOf(names: readonly string[]): readonly string[] {
  return names.length >= 2 ? names.map((name) => name.charAt(0).toUpperCase() + name.slice(1)) : [];
}

const sumOptions: Reader = (text) => {
  const range = /(\d+)\s*(?:to|-|–|bis|até|a|à|hasta)\s*(\d+)/i.exec(text);
  const count =
    /(\d+)\s*(?:random |zufällige )?(?:tasks?|questions?|sums?|problems?|exercises?|aufgaben|contas|cuentas|calculs)/i.exec(
      text,
    )?.[1];
  const signs = [
    ...(/\badd(?:ition)?\b|\bplus\b|soma|suma|additio/i.test(text) ? ['+'] : []),
    ...(/subtract|\bminus\b|subtra|resta|soustract/i.test(text) ? ['−'] : []),
    ...(/multipl|times|einmaleins|tabuada|tablas/i.test(text) ? ['×'] : []),
    ...(/\bdivi/i.test(text) ? ['÷'] : []),
  ];
  return {
    ...(range === null ? {} : { from: Number(range[1]), to: Number(range[2]) }),
    ...(count === undefined ? {} : { count: Number(count) }),
    signs: signs.length > 0 ? signs : ['+', '−', '×'],
  };
};

const intervalOptions: Reader = (text) => {
  const spans = [
    ...text.matchAll(/(\d+)\s*-?(?:seconds?|secs?|s\b|sekunden|segundos|secondes)(?: of)?\s*(\p{L}+)?/giu),
  ];
  const rest = spans.find(([, , word = '']) => /rest|pause|break|descanso|repos/i.test(word));
  const work = spans.find((span) => span !== rest);
  const rounds = /(\d+)\s*(?:rounds?|sets?|runden|rodadas|rondas|tours|cycles?)/i.exec(text)?.[1];
  return {
    ...(work === undefined ? {} : { work: Number(work[1]) }),
    ...(rest === undefined ? {} : { rest: Number(rest[1]) }),
    ...(rounds === undefined ? {} : { rounds: Number(rounds) }),
  };
};

const tempoOptions: Reader = (text) => {
  const range = /(\d{2,3})\s*(?:to|-|–|bis|a|à)\s*(\d{2,3})/i.exec(text);
  return range === null ? {} : { from: Number(range[1]), to: Number(range[2]) };
};

const makerOptions: Reader = (text) => {
  const count = /(\d+)\s*(?:names?|ideas?|results?|namen|nomes|nombres|noms|at once)/i.exec(text)?.[1];
  const makesNames = /\bnames?\b|namen|nomes|nombres de|\bnoms\b|nickname|username/i.test(text);
  const list = namedList(
    text,
    /characters?|generator|generador|gerador|générateur|types?|kinds?|styles?|races?|arten/iu,
  );
  const title =
    /((?:[\p{L}-]+ ){0,2}generator)\b/iu
      .exec(text)?.[1]
      ?.replace(/^(?:an?|the|build|make|create|random) /i, '') ?? '';
  return {
    makesNames,
    title: title.charAt(0).toUpperCase() + title.slice(1),
    ...(count === undefined ? {} : { count: Number(count) }),
    ...(makesNames ? { kinds: list } : { items: list, kinds: [] }),
  };
};

const bingoOptions: Reader = (text) => {
  const count = /(\d+)\s*(?:cards?|karten|cartelas|cartones|cartes)/i.exec(text)?.[1];
  return { ...puzzleOptions(text), ...(count === undefined ? {} : { count: Number(count) }) };
};

const READERS: Readonly<Partial<Record<EngineName, Reader>>> = {
  timer: timerOptions,
  wheel: wheelOptions,
  memory: memoryOptions,
  fourInARow: opponentIn,
  ticTacToe: opponentIn,
  chess: opponentIn,
  polls: pollOptions,
  budget: budgetOptions,
  csvChart: chartOptions,
  chessClock: clockOptions,
  loanCalculator: (text) => (/\bcompar|vergleich|side by side/i.test(text) ? { count: 2 } : {}),
  habitGrid: (text) => ({ habits: namedList(text, /habits?|gewohnheiten|hábitos|habitudes/iu) }),
  flashcards: cardOptions,
  drawing: drawingOptions,
  slidingPuzzle: puzzleOptions,
  groupMaker: groupOptions,
  dateCalculator: (text) => (/\bage\b|birth|alter|idade|edad|âge/i.test(text) ? { isAge: true } : {}),
  snake: snakeOptions,
  typing: typingOptions,
  dayCountdown: countdownOptions,
  costSplitter: (text) => ({ people: peopleIn(text) }),
  kanban: (text) => ({ columns: columnsIn(text) }),
  guessNumber: rangeIn,
  sumTrainer: sumOptions,
  intervalTimer: intervalOptions,
  metronome: tempoOptions,
  ideaMaker: makerOptions,
  bingoMaker: bingoOptions,
};
