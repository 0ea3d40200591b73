import { AND, like, toPattern } from '../lexicon/pattern.ts';
import { EXPORTED } from '../plan/asked/asked-words.data.ts';
import type { EngineName } from '../plan/block-plan.ts';
import { capitalNames, listAfter, namedList, namesIn } from './named-list.ts';
import { pairOptions } from './pair-cards.ts';
import { sentenceCase } from './fields.ts';
import { numberWord } from './number-words.ts';
import type { Understanding } from './understanding.ts';

type Options = Understanding['engines'][number]['options'];
type Reader = (text: string) => Readonly<Record<string, Options[string] | undefined>>;

/** What the request says about a game or tool: lengths, counts, names, columns. */
export function optionsFor(engine: EngineName, text: string): Options {
  const hasExport = KEEPS_ENTRIES.has(engine) ? said(EXPORTED, text) : undefined;
  const told = Object.entries({ ...READERS[engine]?.(text), hasExport });
  return Object.fromEntries(told.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Tools that keep what people enter: it can be downloaded. */
const KEEPS_ENTRIES: ReadonlySet<EngineName> = new Set(['budget', 'costSplitter', 'clockIn', 'habitGrid']);

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text.replace(',', '.'));

/** "5 teams": the number before one of these words. */
const countOf = (text: string, words: string): number | undefined =>
  numberOf(like.iu`(\d+)\s*(?:${words})`.exec(text)?.[1]);

const SPAN = String.raw`\s*(?:${AND}|to|up to|-|–|a|à|bis|até|hasta)\s*`;

/** "1 to 10". */
function rangeIn(text: string, after = '', digits = String.raw`\d+`): readonly (number | undefined)[] {
  const found = like.iu`(${digits})${SPAN}(${digits})${after}`.exec(text);
  return [numberOf(found?.[1]), numberOf(found?.[2])];
}

/** True where it is said, and nothing otherwise. */
const said = (words: RegExp, text: string): true | undefined => words.test(text) || undefined;

/** What the first of these that is spoken of stands for. */
const firstOf = <Meaning>(rows: readonly (readonly [RegExp, Meaning])[], text: string): Meaning | undefined =>
  rows.find(([words]) => words.test(text))?.[1];

const TWO_PLAYERS =
  /\b(two|2)[- ]?players?\b|\bdos jugadores\b|\bdois jogadores\b|\bzwei spieler\b|\bdeux joueurs\b|\bfriend\b/i;
const opponentIn: Reader = (text) => ({
  opponent: TWO_PLAYERS.test(text) && !/\b(ai|computer|bot)\b/i.test(text) ? 'person' : 'computer',
});

const ANSWERS = String.raw`\s*(?:answers?|options?|choices|antworten|optionen|opciones|respuestas|opções|respostas|réponses)`;
const pollOptions: Reader = (text) => {
  const [least, most] = rangeIn(text, ANSWERS);
  const atMost = String.raw`(?:up to|at most|bis zu|höchstens|hasta|até|jusqu’à|jusqu'à)\s+(\d+)${ANSWERS}`;
  const asked = QUESTION.exec(text)?.[1]?.trim();
  const choices = (CHOICES.exec(text)?.[1] ?? '')
    .split(/,\s*(?:(?:or|and|oder|und|o|y|ou|e|et)\s)?|\s(?:or|oder|o|ou)\s/iu)
    .map((one) => sentenceCase(one.trim()))
    .filter((one) => one !== '');
  return {
    minOptions: least,
    maxOptions: most ?? numberOf(toPattern(atMost, 'i').exec(text)?.[1]),
    question: asked === undefined || choices.length < 2 ? undefined : sentenceCase(asked),
    choices: asked === undefined || choices.length < 2 ? undefined : choices,
  };
};

/** "Make a poll: where do we eat? Options: Thai, pizza." */
const QUESTION = /(?:[:.]\s+|["“„«]\s*)([^.:?"“„«\n]{6,100}\?)/u;
const CHOICES = like.iu`(?<!\p{L})(?:options?|choices|answers|antworten|optionen|auswahl|opciones|respuestas|opções|respostas|réponses|choix)\s*(?:are|sind|son|são|sont)?\s*:\s*([^.\n]{5,200})`;

const BARS = /\bbars?\b|balken|barras|barres/i;
const PIE = /\bpie\b|pizza|kreis|torta|camembert|circular/i;
const BUDGET =
  /\b(?:budget|presupuesto|orçamento|gesamtbudget)\b(?: of| is|:| total| von| de)?\s*[€$£]?\s*(\d[\d.,]*)/i;
const budgetOptions: Reader = (text) => {
  const total = numberOf(BUDGET.exec(text)?.[1]?.replace(/[.,](?=\d{3}\b)/g, ''));
  return {
    categories: namedList(text, like.iu`(?:categor[íi]\p{L}*|kategorien?|catégories?)`),
    chart: BARS.test(text) && !PIE.test(text) ? 'bar' : undefined,
    total: total !== undefined && total > 0 ? total : undefined,
    months: monthsIn(text),
  };
};

/** "the last six months", "sobre 12 meses": how far back a chart reaches. */
const monthsIn = (text: string): number | undefined => {
  const told = like.iu`(?<!\p{L})(\d+|\p{L}+)\s(?:months|monate|meses|mois)(?!\p{L})`.exec(text)?.[1];
  const count = told === undefined ? 0 : numberWord(told);
  return count >= 2 && count <= 24 ? count : undefined;
};

const UNIT_PRICE =
  /(\d+[.,]\d+)\s*(?:€|\$|£|eur|usd|cents?)?\s*(?:\/|per|pro|por|par|je)\s*(?:kwh|kw|unit|piece|l\b|litre|liter|m3)/i;
const chartOptions: Reader = (text) => ({
  shape: PIE.test(text) ? 'pie' : BARS.test(text) ? 'bar' : 'line',
  price: numberOf(UNIT_PRICE.exec(text)?.[1]),
});

const clockOptions: Reader = (text) => ({
  increments:
    /increments?[^.;]{0,20}?\(?((?:\d+\s*(?:,|\/|and|or)\s*)+\d+)/i.exec(text)?.[1]?.match(/\d+/g) ??
    undefined,
  minutes: countOf(text, '[\\s-]*min'),
});

const FOR_CHILDREN =
  /\b(?:kids?|child|children|toddler|year[- ]old|big buttons|large buttons|kinder|kind\b|niñ[oa]s?|crianças?|enfants?)\b/i;
const BY_ACCIDENT =
  /leav(?:e|ing) (?:the |this )?page|by accident|accidental|versehentlich|sin querer|sem querer|par accident/i;

/** "4x4". */
const sidesIn = (text: string): readonly number[] =>
  /(\d)\s*[x×]\s*(\d)/i.exec(text)?.slice(1).map(Number) ?? [];

const sizeIn = (text: string): number | undefined => {
  const [side] = sidesIn(text);
  return side === undefined ? undefined : Math.min(6, Math.max(3, side));
};

const memoryOptions: Reader = (text) => {
  const [wide = 4, high = 4] = sidesIn(text);
  return pairOptions(text, countOf(text, 'pairs|pares|paare|paires') ?? (wide * high) / 2);
};

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const COUNTED_TO = like.iu`
  (?:countdown|days|tage|contagem regressiva|cuenta (?:atrás|regresiva)|compte à rebours)(?: timer| page)? (?:to|until
  |for|bis|para|até|avant|jusqu'à)(?: the| my| our)? ([\p{L}][\p{L}\p{N}'’ ]{2,40}?)(?= with| on| in|[.,;!?]|$)`;
const FEASTS: readonly (readonly [RegExp, string])[] = [
  [/christmas|weihnacht|navidad|natal|noël/i, '12-25'],
  [/halloween/i, '10-31'],
  [/valentine/i, '02-14'],
];

/** "countdown to new year", "until 12 September 2030". */
const countdownOptions: Reader = (text) => {
  const [, day = '', month = '', year] =
    like.iu`(\d{1,2})(?:st|nd|rd|th|\.)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*,? ?(\d{4})?`.exec(
      text,
    ) ?? [];
  const inYear = [MONTHS.indexOf(month.toLowerCase()) + 1, day].map((part) => String(part).padStart(2, '0'));
  const given = month === '' ? undefined : [...(year === undefined ? [] : [year]), ...inYear].join('-');
  return {
    title: sentenceCase(COUNTED_TO.exec(text)?.[1] ?? ''),
    day: /\b20\d\d-\d\d-\d\d\b/.exec(text)?.[0] ?? given ?? firstOf(FEASTS, text) ?? '01-01',
  };
};

/** "picked kids should be removed", "no repeats", "each only once". */
const TAKES_OUT = like.iu`
  \b(?:remov\p{L}*|tak(?:e|en) out|eliminat\p{L}*|disappears?|no repeats?|without repe\p{L}*|not (?:be )?(?:picked|drawn
  |chosen) (?:twice|again)|only once|until (?:everyone|everybody|all)|entfern\p{L}*|nur einmal|sin repetir|sem repetir
  |sans répét\p{L}*|une seule fois|una sola vez|uma vez só|quitar|retir\p{L}*|removid\p{L}*)\b`;
const TURNING =
  /(?:with|options?|entries|prizes|names?|choices|segments|such as|like|including|con|com|mit|avec)[:\s]+(?:the\s+)?/iu;
const wheelOptions: Reader = (text) => ({
  entries: listAfter(text, TURNING, String.raw`["'“]?[\p{L}\d$€][\p{L}\d $€%'’”"-]*`),
  takesOut: said(TAKES_OUT, text),
});

const COLUMNS =
  /(?:columns?|lists?|stages?|lanes?|colunas|columnas|spalten|colonnes)\s*(?:named|called|:|such as|like|\(|for|of|with)?\s*[:(]?\s*/iu;

/** "columns Backlog, Doing, Done and cards that have a title": the cards begin where the columns end. */
const columnsIn: Reader = (text) => {
  const names = listAfter(text, COLUMNS, String.raw`["'“]?[\p{L}][\p{L} '’”"-]*?`);
  const end = names.findIndex((name) => /\b(?:cards?|tasks?|karten|tarjetas|cartões|cartes)\b/i.test(name));
  return { columns: capitalNames(end < 0 ? names : names.slice(0, end)) };
};

const AMONG = like.u`(?:between|among|with|for|entre|zwischen|mit)\s+((?:\p{Lu}\p{Ll}+,\s*)+(?:${AND})?\s*\p{Lu}\p{Ll}+(?:\s+(?:${AND})\s+(?:\p{Lu}\p{Ll}+|me))?)`;

/** "between Anna, Ben and Carla". */
const peopleIn: Reader = (text) => ({
  people: namesIn(AMONG.exec(text)?.[1] ?? '').filter((name) => /^\p{Lu}/u.test(name)),
});

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

/** "the snake is a train and it collects passengers": signs for what is meant, where we have them. */
const snakeOptions: Reader = (text) => {
  const skin = firstOf(SKINS, text);
  return { ...skin, food: firstOf(FOODS, text) ?? skin?.['food'] };
};

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\badd(?:ition)?\b|\bplus\b|soma|suma|additio/i, '+'],
  [/subtract|\bminus\b|subtra|resta|soustract/i, '−'],
  [/multipl|times|einmaleins|tabuada|tablas/i, '×'],
  [/\bdivi/i, '÷'],
];
const TASKS =
  '(?:random |zufällige )?(?:tasks?|questions?|sums?|problems?|exercises?|aufgaben|contas|cuentas|calculs)';
const sumOptions: Reader = (text) => {
  const [from, to] = rangeIn(text);
  const signs = SIGNS.filter(([words]) => words.test(text)).map(([, sign]) => sign);
  return { from, to, count: countOf(text, TASKS), signs: signs.length > 0 ? signs : ['+', '−', '×'] };
};

const intervalOptions: Reader = (text) => {
  const spans = [
    ...text.matchAll(
      like.giu`(\d+)\s*-?(?:seconds?|secs?|s\b|sekunden|segundos|secondes)(?: of)?\s*(\p{L}+)?`,
    ),
  ];
  const rest = spans.find(([, , word = '']) => /rest|pause|break|descanso|repos/i.test(word));
  return {
    work: numberOf(spans.find((span) => span !== rest)?.[1]),
    rest: numberOf(rest?.[1]),
    rounds: countOf(text, 'rounds?|sets?|runden|rodadas|rondas|tours|cycles?'),
  };
};

const makerOptions: Reader = (text) => {
  const makesNames = /\bnames?\b|namen|nomes|nombres de|\bnoms\b|nickname|username/i.test(text);
  const list = namedList(
    text,
    /characters?|generator|generador|gerador|générateur|types?|kinds?|styles?|races?|arten/iu,
  );
  const title = like.iu`((?:[\p{L}-]+ ){0,2}generator)\b`.exec(text)?.[1] ?? '';
  return {
    makesNames,
    title: sentenceCase(title.replace(/^(?:an?|the|build|make|create|random) /i, '')),
    count: countOf(text, 'names?|ideas?|results?|namen|nomes|nombres|noms|at once'),
    kinds: makesNames ? list : [],
    items: makesNames ? undefined : list,
  };
};

const BREAK = /break|rest|pause|pausa|descanso|repos/;
const LONG_BREAK =
  /(?:long|lange|larg[oa]|longue?)\w* (?:break|rest|pause|pausa|descanso)|(?:break|pause|pausa|descanso) (?:long|lang|larg)/;

/** Minutes, by what the words around them say that they are. */
function minutesIn(text: string): Readonly<Record<'work' | 'rest' | 'long', number | undefined>> {
  const spans = [...text.matchAll(like.giu`(\d+(?:[.,]5)?)[\s-]*(?:minut\p{L}*|mins?)\b`)].map((match) => ({
    minutes: numberOf(match[1]),
    about: text.slice(Math.max(0, match.index - 26), match.index + match[0].length + 16).toLowerCase(),
  }));
  const long = spans.find(({ about }) => LONG_BREAK.test(about));
  const others = spans.filter((span) => span !== long);
  const work = others.find(({ about }) => !BREAK.test(about)) ?? others[0];
  const rest = others.find((span) => span !== work);
  return { work: work?.minutes, rest: rest?.minutes, long: long?.minutes };
}

const ROUNDS =
  /(?:after|every|each|nach|alle|cada|depois de|toutes les|après)\s+(\d+|four|three|vier|quatro|cuatro|quatre)\s+(?:rounds?|sessions?|pomodoros?|cycles?|runden|rodadas|rondas|tours|sess)/i;
const timerOptions: Reader = (text) => {
  const isStopwatch =
    /stopwatch|stoppuhr|cron[oóô]metro|chronomètre/i.test(text) && !/pomodoro|countdown|timer/i.test(text);
  const isPomodoro = /pomodoro|focus|fokus|foco/i.test(text);
  const pair = /(?<![\d/])(?!24\s?\/\s?7(?!\d))(\d{1,3})\s?\/\s?(\d{1,2})(?![\d/])/.exec(text);
  const { work, rest, long } =
    isPomodoro && pair !== null
      ? { work: numberOf(pair[1]), rest: numberOf(pair[2]), long: undefined }
      : minutesIn(text);
  const seconds = isPomodoro
    ? undefined
    : countOf(text, '[\\s-]*(?:seconds?|secs?|segundos?|sekunden|secondes?)\\b');
  const rounds = ROUNDS.exec(text)?.[1];
  return {
    mode: isStopwatch ? 'stopwatch' : isPomodoro ? 'pomodoro' : 'countdown',
    minutes: work ?? (isPomodoro ? 25 : seconds === undefined ? 5 : 0),
    seconds,
    breakMinutes: rest ?? 5,
    longBreakMinutes: long,
    every: rounds === undefined ? undefined : numberWord(rounds),
  };
};

/** "60 seconds", "a one minute test". */
const typingOptions: Reader = (text) => {
  const [, told = '', unit] =
    like.iu`(\d+|one|two|uma?|una?|eine|deux|une)[\s-]*(seconds?|secs?|s\b|segundos?|sekunden|secondes?|minut\p{L}*)`.exec(
      text,
    ) ?? [];
  const count = numberWord(told) || 1;
  return { seconds: unit === undefined ? undefined : /^min/i.test(unit) ? count * 60 : count };
};

const TONGUES: readonly (readonly [RegExp, string])[] = [
  [/japan|japon|japanisch|kanji|hiragana/i, 'japanese'],
  [/chines|mandarin|chinois/i, 'chinese'],
  [/\bspanish|spanisch|espagnol|espanhol/i, 'spanish'],
  [/\bfrench|französisch|francés|francês/i, 'french'],
  [like.iu`\bgerman|deutsch\p{L}* (?:vokabel|wörter|lern)|alemán|alemão|allemand`, 'german'],
  [/\bitalian|italienisch|italien\b/i, 'italian'],
  [/\bportugu|portugais/i, 'portuguese'],
  [/\benglisch|inglés|inglês|anglais|\benglish (?:vocabulary|words)/i, 'english'],
];
const CARD_HAS =
  /\b(?:cards?|karten?|tarjetas?|cartões|cartão|cartes?)\b[^.;:]{0,14}?\s(?:has|have|with|contains?|shows?|hat|haben|mit|tiene|con|tem|com|ont|avec)\s([^.;]{6,140})/iu;
const COMES_BACK =
  /(?:after|in|nach|después de|depois de|após|après)\s+((?:\d+\s*(?:,|or|and|und|oder|o|y|e|ou|et)\s*)+\d+)\s*(?:days|tage|días|dias|jours)/iu;

const A_CARD = like.iu`^(?:the|an?|its|ein\p{L}*|die|der|das|el|la|un|una|o|a|um|uma|le|les|une?)\s+`;

/** "Each card has the word, reading and an example"; "again, hard, good or easy"; "after 1, 2, 4 or 7 days". */
const cardOptions: Reader = (text) => {
  const fields = namesIn(CARD_HAS.exec(text)?.[1] ?? '')
    .map((name) => name.replace(A_CARD, ''))
    .filter((name) => name.split(' ').length <= 3 && !/click|space|deck|mode/i.test(name));
  const quoted = [...text.matchAll(like.gu`["“”'‘’«»„]([\p{L} ]{3,14})["“”'‘’«»]`)].map(
    ([, name = '']) => name,
  );
  const usual = /\bagain\b.{0,30}\bhard\b.{0,30}\bgood\b/i.test(text)
    ? ['again', 'hard', 'good', 'easy']
    : [];
  const grades = quoted.length >= 2 && quoted.length <= 5 ? quoted : usual;
  return {
    fields: fields.length >= 2 ? fields.slice(0, 6).map(sentenceCase) : undefined,
    grades: grades.length >= 2 ? grades.map(sentenceCase) : undefined,
    days: COMES_BACK.exec(text)?.[1]?.match(/\d+/g) ?? undefined,
    language: firstOf(TONGUES, text),
    decks: namedList(text, /\b(?:decks?|topics|stapeln?|mazos|baralhos|paquets)\b/iu),
  };
};

const PER_WEEK = like.iu`^(.+?)\s(\d|\p{L}+)\s?(?:x|times|mal|veces|vezes|fois)(?:\s(?:an?|per|each|every|pro|die|in der|a la|por|par)\s\p{L}+)?$`;
const DAILY =
  /\s(?:every ?day|daily|each day|jeden tag|täglich|cada día|todos los días|todos os dias|chaque jour)$/iu;

/** "gym 3 times per week, read every day". */
const habitOptions: Reader = (text) => {
  const named = namedList(text, like.iu`(?<!\p{L})(?:habits?|gewohnheiten|hábitos|habitudes)`);
  const told = named.map((name) => {
    const [, what = name, often = ''] = PER_WEEK.exec(name) ?? [];
    const times = numberWord(often);
    return { name: what.replace(DAILY, ''), goal: times >= 1 && times <= 7 ? times : 7 };
  });
  return {
    habits: told.map(({ name }) => name),
    goals: told.some(({ goal }) => goal < 7) ? told.map(({ goal }) => String(goal)) : undefined,
  };
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
  loanCalculator: (text) => ({ count: /\bcompar|vergleich|side by side/i.test(text) ? 2 : undefined }),
  habitGrid: habitOptions,
  flashcards: cardOptions,
  drawing: (text) => ({ isBig: said(FOR_CHILDREN, text), isGuarded: said(BY_ACCIDENT, text) }),
  slidingPuzzle: (text) => ({ size: sizeIn(text) }),
  groupMaker: (text) => ({
    count: countOf(text, 'teams?|groups?|gruppen|mannschaften|equipos|grupos|times|équipes|groupes'),
  }),
  dateCalculator: (text) => ({ isAge: said(/\bage\b|birth|alter|idade|edad|âge/i, text) }),
  snake: snakeOptions,
  typing: typingOptions,
  dayCountdown: countdownOptions,
  costSplitter: peopleIn,
  kanban: columnsIn,
  guessNumber: (text) => {
    const [min = 1, max = 100] = rangeIn(text);
    return { min, max };
  },
  sumTrainer: sumOptions,
  intervalTimer: intervalOptions,
  metronome: (text) => {
    const [from, to] = rangeIn(text, '', String.raw`\d{2,3}`);
    return { from, to };
  },
  ideaMaker: makerOptions,
  bingoMaker: (text) => ({
    size: sizeIn(text),
    count: countOf(text, 'cards?|karten|cartelas|cartones|cartes'),
  }),
};
