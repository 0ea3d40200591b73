import { ENGINES } from '../lexicon/engines.data.ts';
import type { EngineName } from '../plan/block-plan.ts';
import { readFormula } from './formula.ts';
import type { Understanding } from './understanding.ts';

type Found = Understanding['engines'][number];

/** Engines that a site of another kind may mention in passing; only the purpose makes them the app. */
const SHY: ReadonlySet<EngineName> = new Set([
  'weatherBoard',
  'calculator',
  'timer',
  'wheel',
  'snake',
  'dice',
  'drawing',
  'habitGrid',
  'unitConverter',
  'chess',
  'markdown',
  'typing',
  'loanCalculator',
  'bmiCalculator',
  'colourPicker',
  'tipCalculator',
  'memory',
  'polls',
]);

/** Games and tools that are asked for, the surest first. */
export function readEngines(text: string, purpose: string): readonly Found[] {
  const formula = formulaIn(text);
  const whole = ` ${text.toLowerCase()} `;
  const head = ` ${purpose.toLowerCase()} ${(text.split(/[.!?\n]/)[0] ?? '').toLowerCase().slice(0, 140)} `;
  const found: Found[] = [];
  for (const { engine, words } of ENGINES) {
    const inHead = words.some((word) => hasWord(head, word));
    const anywhere =
      inHead ||
      (!SHY.has(engine) && words.some((word) => hasWord(whole, word))) ||
      words.filter((word) => word.includes(' ')).some((word) => hasWord(whole, word));
    if (isOther(engine, { whole, head, text, words })) continue;
    if (anywhere) found.push({ engine, options: optionsFor(engine, text) });
  }
  const isKnown = found.some(({ engine }) =>
    /^(?:tip|loan|bmi)Calculator$|^(?:currency|unit)Converter$/.test(engine),
  );
  return formula === null || isKnown
    ? withoutParts(found)
    : [formula, ...withoutParts(found).filter(({ engine }) => engine !== 'calculator')];
}

interface Told {
  readonly whole: string;
  readonly head: string;
  readonly text: string;
  readonly words: readonly string[];
}

/** The word is there, but means something else. */
function isOther(engine: EngineName, { whole, head, text, words }: Told): boolean {
  if (engine === 'weatherBoard') return /station|sensor|\blog\b|diary|observation/.test(whole);
  if (engine === 'wheel') return !SPUN.test(whole);
  if (engine === 'chess') return CLUBS.test(whole);
  if (engine === 'textTools') return isOnlyField(text, words);
  return engine === 'timer' && /\b(?:quiz|quizzes|exam|trivia|recipe|workout)/.test(head);
}

/** Those who play it, not the game. */
const CLUBS =
  /\b(?:league|club|tournament|championship|federation|school|academy|lessons?|coach|standings|liga|verein|clube|torneo|torneio|tournoi|turnier)\b/;

/** A potter's wheel and a wheelchair decide nothing. */
const SPUN =
  /spin|fortune|prize|decision|decid|lucky|random|pick|raffle|names?\b|glück|zufall|ruleta|roleta|roue|sorte|tombola|draw/;

/** "jobs with word count and deadline": a longer request says first what it is for. */
function isOnlyField(text: string, words: readonly string[]): boolean {
  const first = ` ${(text.split(/[:.,;(\n]|\swith\s/i)[0] ?? '').toLowerCase()} `;
  return text.split(/\s+/).length > 25 && !words.some((word) => hasWord(first, word));
}

/** A calculator of its own: what is entered, what is shown, and how one follows from the other. */
function formulaIn(text: string): Found | null {
  const formula = readFormula(text);
  if (formula === null) return null;
  return {
    engine: 'formula',
    options: {
      title: titleIn(text),
      inputs: formula.inputs.map(({ label, unit, initial }) => `${label}|${unit}|${initial}`),
      results: formula.results.map(({ label, unit, expression }) => `${label}|${unit}|${expression}`),
    },
  };
}

/** "Fuel cost calculator", as the request begins. */
function titleIn(text: string): string {
  const first = (
    text.split(/[:.,;(\n]|\s(?:with|where|that|which|mit|con|com|avec|from|for how)\s/i)[0] ?? ''
  )
    .replace(
      /^\s*(?:please |pls )?(?:make|build|create|i need|i want|ich brauche|quero|necesito|quiero|je veux)?\s*(?:me |us )?(?:an?|the|eine?n?|uma?|una?|une?)?\s+/i,
      ' ',
    )
    .trim();
  return first.length < 3 || first.length > 48 ? '' : first.charAt(0).toUpperCase() + first.slice(1);
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  const before = text.charAt(at - 1);
  const after = text.slice(at + word.length);
  return !/[\p{L}\p{N}]/u.test(before) && /^(?:s|es|en|n|spiel)?(?![\p{L}\p{N}])/u.test(after);
}

/** A tip calculator is no calculator beside it. */
function withoutParts(found: readonly Found[]): readonly Found[] {
  const names = new Set(found.map(({ engine }) => engine));
  const isSpecial = names.has('tipCalculator') || names.has('loanCalculator') || names.has('bmiCalculator');
  return found.filter(({ engine }) => {
    if (engine === 'timer') return !names.has('dayCountdown');
    if (engine === 'tipCalculator') return !names.has('costSplitter');
    if (engine === 'calculator') return !isSpecial && !names.has('unitConverter');
    if (engine === 'unitConverter') return !names.has('textTools') && !names.has('currencyConverter');
    if (engine === 'guessNumber') return !names.has('hangman');
    return true;
  });
}

function optionsFor(engine: EngineName, text: string): Found['options'] {
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
function countdownOptions(text: string): Found['options'] {
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

function memoryOptions(text: string): Found['options'] {
  const pairs = /(\d+)\s*(?:pairs|pares|paare|paires)/i.exec(text) ?? null;
  const grid = /(\d)\s*[x×]\s*(\d)/i.exec(text);
  const count =
    pairs !== null ? Number(pairs[1]) : grid !== null ? (Number(grid[1]) * Number(grid[2])) / 2 : 8;
  return { pairs: Math.max(3, Math.min(18, Math.floor(count))) };
}

function timerOptions(text: string): Found['options'] {
  const isStopwatch =
    /stopwatch|stoppuhr|cron[oóô]metro|chronomètre/i.test(text) && !/pomodoro|countdown|timer/i.test(text);
  const minutes = [...text.matchAll(/(\d+)[\s-]*(?:minutes?|mins?|minutos?|minuten)\b/gi)].map((match) =>
    Number(match[1]),
  );
  const isPomodoro = /pomodoro|focus/i.test(text);
  return {
    mode: isStopwatch ? 'stopwatch' : isPomodoro ? 'pomodoro' : 'countdown',
    minutes: minutes[0] ?? (isPomodoro ? 25 : 5),
    breakMinutes: minutes[1] ?? 5,
  };
}

function wheelOptions(text: string): Found['options'] {
  const list =
    /(?:with|options?|entries|prizes|names?|choices|segments|such as|like|including|con|com|mit|avec)[:\s]+(?:the\s+)?((?:["'“]?[\p{L}\d$€][\p{L}\d $€%'’”"-]*,\s*)+(?:(?:and|or|y|e|und|et)\s+)?["'“]?[\p{L}\d$€][\p{L}\d $€%'’”"-]*)/iu.exec(
      text,
    );
  const entries =
    list?.[1]
      ?.split(/,|\band\b|\bor\b|\by\b|\bund\b|\bet\b/)
      .map((part) => part.replace(/["“”']/g, '').trim())
      .filter((part) => part !== '' && part.length < 30) ?? [];
  return { entries: entries.length >= 2 ? entries : [] };
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
