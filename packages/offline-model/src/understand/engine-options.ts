import type { EngineName } from '../plan/block-plan.ts';
import type { Understanding } from './understanding.ts';

type Options = Understanding['engines'][number]['options'];

/** What the request says about a game or tool: lengths, counts, names, columns. */
export function optionsFor(engine: EngineName, text: string): Options {
  const name: string = engine;
  switch (name) {
    case 'timer':
      return timerOptions(text);
    case 'wheel':
      return wheelOptions(text);
    case 'memory':
      return memoryOptions(text);
    case 'ticTacToe':
    case 'chess':
      return {
        opponent:
          /\b(two|2)[- ]?players?\b|\bdos jugadores\b|\bdois jogadores\b|\bzwei spieler\b|\bdeux joueurs\b|\bfriend\b/i.test(
            text,
          ) && !/\b(ai|computer|bot)\b/i.test(text)
            ? 'person'
            : 'computer',
      };
    case 'polls': {
      const range =
        /(\d+)\s*(?:to|-|–|a|bis|à|up to)\s*(\d+)\s*(?:answers?|options?|choices|antworten|optionen|opciones|respuestas|opções|respostas|réponses)/i.exec(
          text,
        );
      return range === null ? {} : { minOptions: Number(range[1]), maxOptions: Number(range[2]) };
    }
    case 'budget':
      return {
        categories: namedList(text, /categor[íi]\p{L}*|kategorien?|catégories?|categories|categorias/iu),
        ...(/\bbar\b|\bbars\b|balken|barras|barres/i.test(text) &&
        !/\bpie\b|pizza|kreis|torta|camembert|circular/i.test(text)
          ? { chart: 'bar' }
          : {}),
      };
    case 'csvChart': {
      const price =
        /(\d+[.,]\d+)\s*(?:€|\$|£|eur|usd|cents?)?\s*(?:\/|per|pro|por|par|je)\s*(?:kwh|kw|unit|piece|l\b|litre|liter|m3)/i.exec(
          text,
        )?.[1];
      const shape = /\bpie\b|pizza|kreisdiagramm|camembert/i.test(text)
        ? 'pie'
        : /\bbars?\b|balken|barras|barres/i.test(text)
          ? 'bar'
          : 'line';
      return { shape, ...(price === undefined ? {} : { price: Number(price.replace(',', '.')) }) };
    }
    case 'chessClock': {
      const list = /increments?[^.;]{0,20}?\(?((?:\d+\s*(?:,|\/|and|or|or)\s*)+\d+)/i.exec(text)?.[1];
      const minutes = /(\d+)[\s-]*min/i.exec(text)?.[1];
      return {
        ...(list === undefined ? {} : { increments: list.match(/\d+/g) ?? [] }),
        ...(minutes === undefined ? {} : { minutes: Number(minutes) }),
      };
    }
    case 'snake':
      return snakeOptions(text);
    case 'typing':
      return typingOptions(text);
    case 'dayCountdown':
      return countdownOptions(text);
    case 'costSplitter':
      return { people: peopleIn(text) };
    case 'kanban':
      return { columns: columnsIn(text) };
    case 'guessNumber': {
      const range = /(\d+)\s*(?:and|to|-|–|y|a|e|bis|und|et|à)\s*(\d+)/i.exec(text);
      return range === null ? { min: 1, max: 100 } : { min: Number(range[1]), max: Number(range[2]) };
    }
    default:
      return {};
  }
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** "countdown to new year", "until 12 September 2030". */
function countdownOptions(text: string): Options {
  const title =
    /(?:countdown|days|tage|contagem regressiva|cuenta (?:atrás|regresiva)|compte à rebours)(?: timer| page)? (?:to|until|for|bis|para|até|avant|jusqu'à)(?: the| my| our)? ([\p{L}][\p{L}\p{N}'’ ]{2,40}?)(?= with| on| in|[.,;!?]|$)/iu.exec(
      text,
    )?.[1] ?? '';
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

function timerOptions(text: string): Options {
  const isStopwatch =
    /stopwatch|stoppuhr|cron[oóô]metro|chronomètre/i.test(text) && !/pomodoro|countdown|timer/i.test(text);
  const isPomodoro = /pomodoro|focus|fokus|foco/i.test(text);
  const spans = [...text.matchAll(/(\d+(?:[.,]5)?)[\s-]*(?:minut\p{L}*|mins?)\b/giu)].map((match) => ({
    minutes: Number((match[1] ?? '').replace(',', '.')),
    /** What the words around it say that it is. */
    about: text.slice(Math.max(0, match.index - 26), match.index + match[0].length + 16).toLowerCase(),
  }));
  const long = spans.find(({ about }) => LONG_BREAK.test(about));
  const others = spans.filter((span) => span !== long);
  const work = others.find(({ about }) => !BREAK.test(about)) ?? others[0];
  const rest = others.find((span) => span !== work);
  const seconds = /(\d+)[\s-]*(?:seconds?|secs?|segundos?|sekunden|secondes?)\b/i.exec(text);
  const every =
    /(?:after|every|each|nach|alle|cada|depois de|toutes les|après)\s+(\d+|four|three|vier|quatro|cuatro|quatre)\s+(?:rounds?|sessions?|pomodoros?|cycles?|runden|rodadas|rondas|tours|sess)/i.exec(
      text,
    )?.[1];
  return {
    mode: isStopwatch ? 'stopwatch' : isPomodoro ? 'pomodoro' : 'countdown',
    minutes: work?.minutes ?? (isPomodoro ? 25 : seconds === null ? 5 : 0),
    ...(seconds === null || isPomodoro ? {} : { seconds: Number(seconds[1]) }),
    breakMinutes: rest?.minutes ?? 5,
    ...(long === undefined ? {} : { longBreakMinutes: long.minutes }),
    ...(every === undefined ? {} : { every: Number(every) || (every.toLowerCase() === 'three' ? 3 : 4) }),
  };
}

/** "60 seconds", "a one minute test". */
function typingOptions(text: string): Options {
  const told =
    /(\d+|one|two|uma?|una?|eine|deux|une)[\s-]*(seconds?|secs?|s\b|segundos?|sekunden|secondes?|minut\p{L}*)/iu.exec(
      text,
    );
  const count = Number(told?.[1]) || (/two|deux/i.test(told?.[1] ?? '') ? 2 : 1);
  return told === null ? {} : { seconds: /^min/i.test(told[2] ?? '') ? count * 60 : count };
}

const BREAK = /break|rest|pause|pausa|descanso|repos/;
const LONG_BREAK =
  /(?:long|lange|larg[oa]|longue?)\w* (?:break|rest|pause|pausa|descanso)|(?:break|pause|pausa|descanso) (?:long|lang|larg)/;

function wheelOptions(text: string): Options {
  const list =
    /(?:with|options?|entries|prizes|names?|choices|segments|such as|like|including|con|com|mit|avec)[:\s]+(?:the\s+)?((?:["'“]?[\p{L}\d$€][\p{L}\d $€%'’”"-]*,\s*)+(?:(?:and|or|y|e|und|et)\s+)?["'“]?[\p{L}\d$€][\p{L}\d $€%'’”"-]*)/iu.exec(
      text,
    );
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
const TAKES_OUT =
  /\b(?:remov\p{L}*|tak(?:e|en) out|eliminat\p{L}*|disappears?|no repeats?|without repe\p{L}*|not (?:be )?(?:picked|drawn|chosen) (?:twice|again)|only once|until (?:everyone|everybody|all)|entfern\p{L}*|nur einmal|sin repetir|sem repetir|sans répét\p{L}*|une seule fois|una sola vez|uma vez só|quitar|retir\p{L}*|removid\p{L}*)\b/iu;

/** "the snake is a train and it collects passengers": signs for what is meant, where we have them. */
function snakeOptions(text: string): Options {
  const found = SKINS.find(([words]) => words.test(text))?.[1];
  const food = FOODS.find(([words]) => words.test(text))?.[1];
  return { ...found, ...(food === undefined ? {} : { food }) };
}

const SKINS: readonly (readonly [RegExp, Readonly<Record<string, string>>])[] = [
  [/\btrain|\bzug\b|\btren\b|\btrem\b/i, { head: '🚂', tail: '🚃', food: '🧍' }],
  [/\bcaterpillar|raupe|oruga|lagarta|chenille/i, { head: '🐛', tail: '🟢', food: '🍃' }],
  [/\bdragon|drache|dragón|dragão/i, { head: '🐲', tail: '🟩', food: '💎' }],
  [/\bcats?\b|katze|\bgat[oa]s?\b|\bchats?\b/i, { head: '🐱', tail: '🐾', food: '🐟' }],
  [/\bducks?\b|\bente|pato|canard/i, { head: '🦆', tail: '🐥', food: '🍞' }],
  [/\bship|boat|schiff|barco|bateau/i, { head: '🚢', tail: '🛟', food: '📦' }],
  [/\bworm|wurm|gusano|minhoca/i, { head: '🪱', tail: '🟤', food: '🍎' }],
  [/\brocket|space|rakete|cohete|foguete|fusée/i, { head: '🚀', tail: '⭐', food: '🪐' }],
];
const FOODS: readonly (readonly [RegExp, string])[] = [
  [/\bapples?\b|äpfel|manzana|maçã|pomme/i, '🍎'],
  [/\bmice|mouse|mäuse|ratón|rato|souris/i, '🐭'],
  [/\bcoins?\b|münze|moneda|moeda|pièces/i, '🪙'],
  [/\bpizza/i, '🍕'],
  [/\bcherr/i, '🍒'],
  [/\bstars?\b|sterne|estrella|étoile/i, '⭐'],
  [/\bcandy|sweets|bonbon|süß|dulces|doces/i, '🍬'],
  [/\bpassengers?|passagier|pasajero|passageiro|fahrgäste/i, '🧍'],
];

/** "categories (food, rent, travel)", "categories: food, rent and travel". */
function namedList(text: string, before: RegExp): readonly string[] {
  const start = before.exec(text);
  const rest = start === null ? '' : text.slice(start.index + start[0].length);
  const list = /^\s*(?:\(([^()]{3,200})\)|(?::|such as|like|wie|como|comme)\s*([^.;\n]{3,200}))/iu.exec(rest);
  const names = (list?.[1] ?? list?.[2] ?? '')
    .split(/,|\s(?:and|und|y|e|et|or|oder|o|ou)\s/iu)
    .map((part) => part.replace(/["“”'…]|\betc\b\.?/g, '').trim())
    .filter((part) => part !== '' && part.length < 28 && part.split(' ').length <= 4);
  return names.length < 2 ? [] : names.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
}

function columnsIn(text: string): readonly string[] {
  const list =
    /(?:columns?|lists?|stages?|lanes?|colunas|columnas|spalten|colonnes)\s*(?:named|called|:|such as|like|\(|for|of|with)?\s*[:(]?\s*((?:["'“]?[\p{L}][\p{L} '’”"-]*?,\s*)+(?:(?:and|or|y|e|und|et)\s+)?["'“]?[\p{L}][\p{L} ’'-]*)/iu.exec(
      text,
    );
  const names =
    list?.[1]
      ?.split(/,|\band\b|\bund\b|\bet\b/)
      .map((part) => part.replace(/["“”']/g, '').trim())
      .filter((part) => part !== '' && part.length < 25) ?? [];
  return names.length >= 2 ? names.map((name) => name.charAt(0).toUpperCase() + name.slice(1)) : [];
}
