import { AND, like } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { sentenceCase } from './fields.ts';
import { FIGURE_KINDS, type FigureKind } from './figure-kinds.data.ts';
import { readToldRecords } from './told-records.ts';
import { sentences, type Span } from './tokens.ts';

/** What somebody wants to see worked out from what is entered: "the average per student", "days left". */
export interface ToldFigure {
  readonly kind: FigureKind;
  /** As the request calls it; empty where it is a whole sentence. */
  readonly label: string;
  /** The thing that has it, in the words of the request; null: the one that is spoken of. */
  readonly per: string | null;
  readonly text: string;
  /** "I want to see", "calculate": how the request asks for it, where it does. */
  readonly by?: string;
  /** "8 glasses a day", "28 days of leave": how many, and of what. */
  readonly amount?: number;
  readonly unit?: string;
}

const PER = like.iu`
  (?<!\p{L})(?:per|of each|for each|of every|for every|each|every|of all|by|pro|je|für jede\p{L}{0,2}
  |jede[rsnm]?|von jede\p{L}|par|de chaque|pour chaque|chaque|por cada|de cada|para cada|a cada|cada|por)
  \s+(?!of\b|(?:one|un[ao]?|uma?|ein[es]?|une)(?!\p{L}))((?:the\s+)?\p{L}[\p{L}-]*)(?!\p{L})`;
const TIME = like.iu`
    ^(?:(?:the )?(?:day|week|month|year|hour|minute|time|date|night|tag|woche|monat|jahr|stunde|jour|semaine
    |mois|an|année|heure|día|semana|mes|año|hora|dia|mês|ano|quarter|km|kwh|unit|litre|liter|piece))s?$`;
const EACH_ONE = like.iu`(?<!\p{L})(?:each one|everyone|everybody|each of them|jeder|jede|chacun|cada uno|cada um)(?!\p{L})`;

/** "I want to see", "it should calculate", "die App soll … zeigen". */
const LEAD = like.iu`
  ^(?:(?:please|also|then|and|bitte|außerdem|aussi|también|também)\s+)*(?:(?:i|we|the (?:app|system|tool)|app|it
  |which|that|you|ich|wir|die app|sie|je|nous|on|l['’]app(?:lication)?|elle|yo|la app|eu|o app
  |a app)\s+)?(?:(?:also|only|automatically)\s+)?
  (?:(?:want|would like|need|should|must|can|will|shall|möchten?|wollen|soll|muss|kann|veux|voudrais|doit|quiero
  |debe|quero|deve)\s+(?:ich\s+|wir\s+)?)*(?:to\s+|be able to\s+)*(?:(?:also|automatically|automatisch)\s+)?
  (?:(?:shows?|see|displays?|calculates?|calculated?|computes?|works? out|figures? out|tells? (?:me|us)|know
  |list|zeigt?e?|sehen|berechnet?e?|rechnet?e?|wissen|affiche[rz]?|voir|calcule[rz]?|savoir|montre[rz]?
  |muestr[ae]|mostrar|ver|calcular?|calcula|saber|mostr[ae])(?:\s+|$))?(?:(?:me|us|mir|uns|dabei|automatically
  |automatisch|automatiquement|automáticamente|automaticamente)\s+)?`;
const SHOWING = like.iu`
  (?<!\p{L})(?:shows?|see|displays?|calculat\p{L}*|comput\p{L}*|works? out|figures? out|tells? (?:me|us)|know
  |want|would like|need|zeig\p{L}*|sehen|berechn\p{L}*|ausrechn\p{L}*|möchte|wissen|affich\p{L}*|voir
  |calcul\p{L}*|savoir|montr\p{L}*|veux|muestr\p{L}*|mostr\p{L}*|ver|saber|quiero|quero)(?!\p{L})`;
/** Of these other readers know more. */
const ELSEWHERE = like.iu`
    (?<!\p{L})(?:charts?|graphs?|diagramm\p{L}*|plot|dashboards?|reports?|page|filter|sort(?:ed)?|export|print
    |list of|top \d+|who can|alert|warn|notify|if|when|must|cannot|gráficos?|graphiques?|übersicht|calculator
    |rechner|calculatrice|calculadora|=|×|\*|times|minus|multiplied)(?!\p{L})`;

export interface ReadFigures {
  readonly figures: readonly ToldFigure[];
  /** The request without them. */
  readonly rest: string;
}

/** Takes figures out of a request: what is worked out is no thing and no field that somebody fills in. */
export function readFigures(told: string, language: Language): ReadFigures {
  if (CALCULATOR.test(told)) return { figures: [], rest: told };
  const text = told.replace(GRADED, '$1 ($2)');
  const figures: ToldFigure[] = [];
  const hasGoal = LOGGED.test(text);
  let rest = '';
  let last = 0;
  for (const { start, end } of sentences(text)) {
    const read = readSentence(text.slice(start, end), { hasGoal, language });
    figures.push(...read.figures);
    rest += text.slice(last, start) + read.rest;
    last = end;
  }
  return figures.length === 0 ? { figures, rest: told } : { figures, rest: (rest + text.slice(last)).trim() };
}

/** Such an app is one figure as a whole. */
const CALCULATOR = like.iu`(?<!\p{L})(?:calculators?|\p{L}*rechner|calculatrices?|calculateurs?|calculadoras?)(?!\p{L})`;

/** "a grade: A from 90, B from 75, otherwise D". */
const GRADED = like.giu`((?<!\p{L})(?:letter |final )?(?:grades?|noten?|mention|calificación|conceito)):\s*([^.()]*\d[^.()]*)`;

/** What is written down day by day, or used up. */
const LOGGED = like.iu`
  (?<!\p{L})(?:track\p{L}*|log|diary|journal|streaks?|progress|counter|tagebuch|protokoll|fortschritt|suivi
  |progr[eè]s\p{L}*|carnet|registr\p{L}*|diario|diário|racha|contador|left|remaining|übrig\p{L}*|rest\p{L}*
  |quedan?|sobra\p{L}*)(?!\p{L})`;

function readSentence(
  sentence: string,
  { hasGoal, language }: { readonly hasGoal: boolean; readonly language: Language },
): ReadFigures {
  if (GLANCED.test(sentence)) return { figures: [], rest: sentence };
  const figures: ToldFigure[] = [];
  const kept: string[] = [];
  let saying: Saying = { isShown: false, lead: '', by: '', whole: sentence, per: null, next: null };
  const isKept = keptIn(sentence, language);
  const parts = partsOf(sentence);
  for (const [turn, { before, part, at }] of parts.entries()) {
    const { words, stop } = withoutStop(part);
    saying = { ...nextSaying(saying, before, words), next: perAfter(parts.slice(turn)) };
    const isMore = figures.length > 0 && IN_ALL.test(words);
    const told = isMore ? IN_THAT : toldIn(words, { ...saying, isKept: () => isKept(at) }, hasGoal);
    const rest = told === null ? part : told.rest;
    if (told === null || rest !== '') kept.push((kept.length === 0 ? '' : before) + rest);
    if (told !== null && kept.length > 0) kept.push(stop);
    if (!told?.figure) continue;
    figures.push(told.figure);
    saying = { ...saying, per: told.figure.per ?? saying.per };
  }
  return { figures, rest: withSpace(kept.join(''), sentence) };
}

/** "each wine with its year and how many bottles are left": whether what stands here is kept of each, not worked out. */
function keptIn(sentence: string, language: Language): (at: number) => boolean {
  let spans: readonly Span[] | null = null;
  return (at) => {
    spans ??= readToldRecords(sentence, 0, { language }).map(({ span }) => span);
    return spans.some(({ start, end }) => start <= at && at < end);
  };
}

/** "value and gain per position": what is told of the last holds for the short ones before it. */
function perAfter([own, next]: readonly Part[]): string | null {
  const isShort = own !== undefined && own.part.trim().split(/\s+/u).length <= 3;
  return isShort && next !== undefined && !/[;:]/u.test(next.before) ? (perOf(next.part) ?? null) : null;
}

const toldIn = (words: string, saying: Asked, hasGoal: boolean): Told | null =>
  !saying.isShown && ASKING.test(words) && saying.isKept()
    ? null
    : ((hasGoal ? goalIn(words) : null) ?? figureIn(words, saying));

/** It stands as far from the sentence before as it did. */
const withSpace = (rest: string, sentence: string): string =>
  rest === '' || /^\s/u.test(rest) ? rest : (/^\s*/u.exec(sentence)?.[0] ?? '') + rest;

function withoutStop(part: string): { readonly words: string; readonly stop: string } {
  const stop = /[.!?;:]\s*$/u.exec(part)?.[0] ?? '';
  return { words: part.slice(0, part.length - stop.length).trimStart(), stop };
}

/** Whether somebody wants to see what comes, up to now in the sentence. */
function nextSaying(saying: Saying, before: string, words: string): Saying {
  const lead = LEAD.exec(words)?.[0] ?? '';
  const by = SHOWING.test(lead) ? lead : saying.by;
  return { ...saying, lead, by, isShown: SHOWING.test(lead) || (saying.isShown && !/:\s*$/u.test(before)) };
}

/** Sentences about a page of figures are read as a whole. */
const GLANCED = like.iu`(?<!\p{L})(?:dashboards?|kpis?|key figures|overview|übersicht|tableau de bord|tablero|painel)(?!\p{L})`;

/** "the profit per item and in total". */
const IN_ALL =
  /^(?:(?:the|a)\s+)?(?:in total|in all|overall|altogether|insgesamt|gesamt|au total|en total|no total|ao todo)$/iu;

interface Part {
  readonly at: number;
  readonly before: string;
  readonly part: string;
}

const JOINT = like.giu`,(?!\d)\s*(?:(?:${AND}|sowie|plus|but)\s+)?|;\s*|:\s+|\s+(?:and|und|et|y|e|sowie|as well as|plus(?! longue| grand| haut| petit)|with|mit|avec|con|com)\s+`;

/** The parts of a sentence, with what joins them; brackets stay whole. */
function partsOf(sentence: string): readonly Part[] {
  const parts: Part[] = [];
  let before = '';
  let from = 0;
  for (const match of sentence.matchAll(JOINT)) {
    const head = sentence.slice(0, match.index);
    const open = head.split('(').length - head.split(')').length;
    const isPair =
      like.iu`(?<!\p{L})(?:between|zwischen|entre|from|aus)\s(?:(?!and |und |et |y |e )\p{L}+ ?){1,3}$`.test(
        head.slice(from),
      );
    if (open > 0 || (isPair && !match[0].startsWith(',') && !match[0].startsWith(':'))) continue;
    parts.push({ at: from, before, part: sentence.slice(from, match.index) });
    before = match[0];
    from = match.index + match[0].length;
  }
  return [...parts, { at: from, before, part: sentence.slice(from) }];
}

interface Told {
  readonly figure: ToldFigure | null;
  /** What stays of the part. */
  readonly rest: string;
}

/** It only says more of the figure before. */
const IN_THAT: Told = { figure: null, rest: '' };

interface Saying {
  readonly isShown: boolean;
  readonly lead: string;
  /** The last words that asked to see something. */
  readonly by: string;
  readonly whole: string;
  /** Whose the figure before was. */
  readonly per: string | null;
  /** Whose the next one is, where this one says nothing. */
  readonly next: string | null;
}

interface Asked extends Saying {
  /** Whether it is kept of each record. */
  readonly isKept: () => boolean;
}

function figureIn(words: string, saying: Saying): Told | null {
  const text = words.slice(saying.lead.length).trim();
  const length = text.replace(/\([^()]*\)/gu, '').split(/\s+/).length;
  if (text === '' || length > 14 || ELSEWHERE.test(text)) return null;
  const found = FIGURE_KINDS.find(([, pattern]) => pattern.test(text));
  if (found === undefined || (found[0] === 'grade' && !saying.whole.includes('('))) return null;
  const named = perOf(text) ?? nextPer(saying);
  const isInherited = named === undefined && saying.isShown && !ALL.test(text);
  const per = isInherited && saying.per !== null ? saying.per : named;
  const [kind] = found;
  return isAskedFor(text, found, { ...saying, hasPer: per !== undefined })
    ? {
        figure: { kind, label: labelOf(text), per: per ?? null, text, by: saying.isShown ? saying.by : '' },
        rest: '',
      }
    : null;
}

const nextPer = ({ isShown, next }: Saying): string | undefined =>
  isShown && next !== null ? next : undefined;

/** "and the total value" is of all of them. */
const ALL =
  /^(?:the\s+|der\s+|die\s+|das\s+|le\s+|la\s+|el\s+|o\s+)?(?:total|overall|gesamt|valor total|valeur totale)/iu;

/** A figure and not a field: somebody wants to see it, or nobody would ever type it. */
function isAskedFor(
  text: string,
  [kind, , alone]: (typeof FIGURE_KINDS)[number],
  { isShown, lead, hasPer }: Saying & { readonly hasPer: boolean },
): boolean {
  // "and how many days you need" is told of a place, not worked out.
  const isAsking = isShown || (kind !== 'days' && ASKING.test(text));
  const isAlone = alone === 'alone' || (kind === 'amount' && WORKED_OUT.test(`${lead} ${text}`));
  if (!hasPer && !(isAlone && (isAsking || SELF.has(kind)))) return false;
  // "with hours and a rate per client" tells what is entered.
  return isAsking || SURE.has(kind);
}

/** "it should calculate the cost", "show the total". */
const WORKED_OUT = like.iu`(?<!\p{L})(?:calculat|comput|work|figure|berechn|rechn|calcul|total \p{L}{4,}|sum of|gesamt\p{L}{3,}|valor total|valeur totale|somme des?|suma de|soma d)`;

/** No field goes by such a name. */
const SELF: ReadonlySet<FigureKind> = new Set(['bmi', 'streak', 'today'] as const);

/** "and how much of my goal is reached". */
const ASKING = /^(?:how (?:much|many|far|long)|wie (?:viel|weit|lange)|combien|cuánt|quant)/iu;

/** Nobody types these, wherever they are named. */
const SURE: ReadonlySet<FigureKind> = new Set([
  'streak',
  'today',
  'average',
  'rest',
  'balance',
  'profit',
  'bmi',
] as const);

/** What somebody has of his own, however it is said whose it is. */
const OF_EACH = like.iu`
    (?<!\p{L})(?:left|remaining|owes?|balance|average|paid|übrig|rest\p{L}*|schuldet|durchschnitt|reste\p{L}*
    |doit|solde|moyenne|queda\p{L}*|debe|saldo|promedio|sobra\p{L}*|resta\p{L}*|deve|média)(?!\p{L})`;

/** Whose it is: null for those that were spoken of, undefined where nobody says. */
function perOf(text: string): string | null | undefined {
  if (EACH_ONE.test(text) && OF_EACH.test(text)) return null;
  const thing = PER.exec(text)?.[1]?.replace(/^the\s+/iu, '');
  return thing === undefined || TIME.test(thing) ? undefined : thing;
}

/** "average score per student" is an average score; a whole sentence is no name. */
function labelOf(text: string): string {
  const name = text
    .replace(/\([^()]*\)/gu, '')
    .replace(
      like.iu`
        \s(?:per|of each|for each|of every|for every|each|every|by|in total|from|pro|je|für jede\p{L}*
        |jede[rsnm]?|par|de chaque|pour chaque|por cada|de cada|para cada|por|aus|insgesamt|sehen|anzeigen
        |berechnen|wissen)(?!\p{L}).*$`,
      '',
    )
    .replace(
      like.iu`^(?:(?:the|an?|my|our|its|their|der|die|das|den|ein\p{L}*|mein\p{L}*|le|la|les|l['’]|une?|mon|ma|el|los|las|una?|mi|o|a|os|as|um|uma|meu|minha)(?:\s+|(?<=['’])))+`,
      '',
    )
    .replace(/\s+(?:of|de|des|der|von)\s+(?:stock|days?|the stock|tagen|días|dias|jours).*$/iu, '')
    .trim();
  return name.split(/\s+/).length > 3 || /^(?:how|wie|combien|cuánt|quant|number|what|if|the)/iu.test(name)
    ? ''
    : sentenceCase(name);
}

const DAILY = like.iu`
  (?<!\p{L})(?:(?:my|the|our|a|with a|with|mein|das|mon|notre|un|mi|el|meu|minha|a|o
  |uma)\s+)?(?:daily\s+)?(?:goals?|target|aim|ziel|tagesziel|objectif|objetivo|meta)(?:\s+(?:diari[oa]
  |journalier|quotidien))?\s*(?:is|are|of|to drink|:|ist|sind|von|de|est|es|é
  |:)?\s*(?:to \p{L}+\s+)?(\d[\d.,]*)\s+(\p{L}[\p{L}-]*(?:\s+of\s+\p{L}+)?)
  (?:\s+(?:a|per|each|every|pro|am|por|al|par|ao|de|by)\s*(?:day|tag|jour|día|dia)|\s+daily|\s+täglich|\s+diari[oa]s|(?=\s*$))`;
const ALLOWANCE = like.iu`
  (?<!\p{L})(has|have|gets?|hat|haben|bekommt|bekommen|a|ont|tiene|tienen|tem|têm)\s+(\d[\d.,]*)\s+((?:(?:paid
  |vacation|holiday|leave)\s+)?(?:days?|hours?|sessions?|lessons?|credits?|urlaubstage|tage|stunden|jours|heures
  |días|dias|horas)(?:\s+(?:of|de|d['’])\s*(?:paid |annual )?\p{L}+|\s+off|\s+(?:vacation|holiday|leave|urlaub))?)
  (?:\s+(?:per|a|each|every|pro|im|par|por|al|ao)\s+(?:year|jahr|année|an|año|ano|month|monat|mois|mes|mês))?(?!\p{L})`;

/** "my goal is 8 glasses a day", "each employee has 28 days of leave per year". */
function goalIn(words: string): Told | null {
  const goal = DAILY.exec(words);
  if (goal !== null) return numbered('goal', words, { match: goal, at: 1, instead: '' });
  const given = ALLOWANCE.exec(words);
  return given === null
    ? null
    : numbered('allowance', words, {
        match: given,
        at: 2,
        instead: `${given[1]} name`,
      });
}

function numbered(
  kind: FigureKind,
  words: string,
  { match, at, instead }: { match: RegExpExecArray; at: number; instead: string },
): Told {
  const amount = Number((match[at] ?? '').replace(/[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.'));
  const unit = (match[at + 1] ?? '').toLowerCase();
  const rest = words.slice(0, match.index) + instead + words.slice(match.index + match[0].length);
  return {
    figure: {
      kind,
      label: sentenceCase(unit),
      per: perOf(words) ?? null,
      text: match[0],
      amount,
      unit,
    },
    rest: rest.trim() === '' ? '' : rest,
  };
}
