import { like } from '../lexicon/pattern.ts';
import { ENGINES, GAMES } from '../lexicon/engines.data.ts';
import type { EngineName } from '../plan/block-plan.ts';
import { optionsFor } from './engine-options.ts';
import { sentenceCase } from './fields.ts';
import { isCalculator, readFormula } from './formula.ts';
import { knownCalculator, writtenFormula } from './known-calculators.ts';
import { toldCalculator } from './told-calculator.ts';
import type { Language } from '../plan/app-plan.ts';
import { escaped } from './tokens.ts';
import type { Understanding, UnderstoodEntity } from './understanding.ts';

type Found = Understanding['engines'][number];

/** Games and tools that are asked for, the surest first. */
export function readEngines(text: string, purpose: string, language: Language): readonly Found[] {
  const formula = formulaIn(text, language);
  const whole = ` ${text.toLowerCase()} `;
  const head = ` ${purpose.toLowerCase()} ${(text.split(/[.!?\n]/)[0] ?? '').toLowerCase().slice(0, 140)} `;
  const found: Found[] = [];
  for (const { engine, words, isShy } of ENGINES) {
    const inHead = words.some((word) => hasWord(head, word));
    const anywhere =
      inHead ||
      (!isShy && words.some((word) => hasWord(whole, word))) ||
      words.filter((word) => word.includes(' ')).some((word) => hasWord(whole, word));
    if (isOther(engine, { whole, head, text, words })) continue;
    if (anywhere || isTold(engine, whole, head)) found.push({ engine, options: optionsFor(engine, text) });
  }
  found.push(...headedEngines(found, text));
  if (found.some(({ engine }) => GAMES.has(engine))) found.push(...besideGames(found, { whole, head, text }));
  const isKnown = found.some(({ engine }) =>
    /^(?:tip|loan|bmi|grade|date)Calculator$|^(?:currency|unit)Converter$/.test(engine),
  );
  return formula === null || isKnown
    ? withoutParts(found)
    : [formula, ...withoutParts(found).filter(({ engine }) => engine !== 'calculator')];
}

/** "Wheel: spin it …", "Timer: counts down …": where several lines begin so, each asks for its tool. */
function headedEngines(found: readonly Found[], text: string): readonly Found[] {
  const headed = ENGINES.filter(({ engine, words }) =>
    like.iu`(?:^|[\n•;.]\s*)(?:[-*•]\s*)?(?:${[...words, engine].map(escaped).join('|')})\s?:\s\p{L}`.test(
      text,
    ),
  ).map(({ engine }) => engine);
  return headed.length + found.length < 2
    ? []
    : headed
        .filter((engine) => found.every((one) => one.engine !== engine))
        .map((engine) => ({ engine, options: optionsFor(engine, text) }));
}

/** "tic-tac-toe, memory and a stopwatch": beside a game, a word that could mean much else is one more of them. */
const besideGames = (found: readonly Found[], told: Omit<Told, 'words'>): readonly Found[] =>
  ENGINES.filter(({ engine, isShy, words }) => {
    const names = engine === 'memory' ? [...words, 'memory'] : words;
    const named = like.u`(?:[,:(]|(?<!\p{L})(?:an?|and|with|has|have|of|play))\s(?:an?\s)?(?:[\p{L}-]+\s)?(?:${names.map(escaped).join('|')})(?=\s*[,.;()]|\s(?:and|or|for|that|which|with)(?!\p{L}))`;
    return (
      isShy &&
      found.every((one) => one.engine !== engine) &&
      !isOther(engine, { ...told, words }) &&
      named.test(told.whole)
    );
  }).map(({ engine }) => ({ engine, options: optionsFor(engine, told.text) }));

/** Asked for by what it does, without its name. */
function isTold(engine: EngineName, whole: string, head: string): boolean {
  if (engine === 'passphraseGenerator')
    return (
      /passw|senha|contraseñ|mots? de passe/.test(head) &&
      /\bwords|palabras|palavras|wörter|\bmots (?!de passe)|phrase|frase/.test(whole)
    );
  if (engine === 'budget') return isBudget(whole, head);
  if (engine === 'csvChart')
    return (
      /\b(?:csv|spreadsheet|excel)\b/.test(head) &&
      /\b(?:paste|pasting|upload|einfügen|colar|pegar|coller|load)\b/.test(whole) &&
      /chart|graph|gráfic|diagramm|courbe|plot/.test(whole)
    );
  return false;
}

/** What may be spent, by category; or what comes in and goes out with limits. */
function isBudget(whole: string, head: string): boolean {
  const isSpent =
    like.u`\b(?:categor\p{L}+|kategorien?|catégories?|left|remaining|übrig|resta|queda|reste)\b`.test(whole);
  if (/\b(?:budget|presupuesto|orçamento)\b/.test(head) && isSpent) return true;
  return (
    /\b(?:budget|expenses?|spending|finances?|gastos|despesas|finanças|finanzas|ausgaben|dépenses)\b/.test(
      head,
    ) &&
    /\b(?:income|entradas|receitas|ingresos|einnahmen|revenus?|earnings)\b/.test(whole) &&
    like.u`\b(?:limits?|límites?|limites?|obergrenzen?|grenzen?|budgets? (?:per|for each)|per category|por categor\p{L}+|pro kategorie|par catégorie)\b`.test(
      whole,
    )
  );
}

interface Told {
  readonly whole: string;
  readonly head: string;
  readonly text: string;
  readonly words: readonly string[];
}

const OTHER_GENERATORS = like.plain`
  \b(?:invoice|quote form|lead|report|power|qr|barcode|certificate|site|page|app|code|schedule|timetable|resume|cv|meme
  |contract)s? generator|\bgenerators? (?:rental|shop|sales|maintenance|inventory)`;

/** The word is there, but means something else. */
function isOther(engine: EngineName, { whole, head, text, words }: Told): boolean {
  if (engine === 'weatherBoard') return /station|sensor|\blog\b|diary|observation/.test(whole);
  if (engine === 'wheel') return !isSpun(whole);
  // Where there is more to learn from, quizzes are a part of it.
  if (engine === 'quizMaker') return TAUGHT.test(whole);
  if (engine === 'ideaMaker') return OTHER_GENERATORS.test(whole);
  if (engine === 'chess') return CLUBS.test(whole) || /chess (?:clock|timer)|schachuhr/.test(whole);
  if (engine === 'textTools' || engine === 'dayCountdown') return isOnlyField(text, words);
  if (engine === 'habitGrid') return !isTicked(whole);
  if (engine === 'budget') return LARGER_BUDGET.test(whole) || (whole.match(RECORD_WORK)?.length ?? 0) >= 2;
  return engine === 'timer' && /\b(?:quiz|quizzes|exam|trivia|recipe|workout)/.test(head);
}

const TAUGHT = like.u`(?<!\p{L})(?:courses?|lessons?|learning platform|lms|kurse?n?|lektionen|cursos?|lecciones|aulas|lições|cours|leçons)(?!\p{L})`;

const isTicked = (whole: string): boolean =>
  DAY_BY_DAY.test(whole) || (HABITS.test(whole) && IN_A_ROW.test(whole) && !HABIT_FIELDS.test(whole));

const HABITS = /habit|gewohnheit|hábito|routine|rotina|rutina/u;

/** Days to tick in a calendar. */
const DAY_BY_DAY =
  /calendar|\bgrid\b|heat ?map|whole month|month view|kalender|raster|calendario|calendário|calendrier|cuadrícula|grille/;

/** Days in a row, or so many a week: counted by the tool, unless the request tells the fields of its habits. */
const IN_A_ROW = like.u`
  \bstreaks?\b|\brachas?\b|sequência|\bsérie\b|\bserien?\b|(?:times|mal|veces|vezes|fois) (?:an?|per|each|every|pro|die|in der|a la|al|por|par) (?:week|woche|semana|semaine)|weekly (?:goal|target)
  |tick(?:s|ed)? off|check(?:ed)? off`;

/** "habits with name, category and icon": what each of them holds was told. */
const HABIT_FIELDS = like.u`
    \b(?:habits?|gewohnheit(?:en)?|hábitos?|habitudes?)\s(?:has|have|with|mit|hat|con|tiene|com|tem|avec
    |a)\s(?:an?|a|the|einem?|einer|un|una|um|uma|une)?\s?(?:name|title|category|icon|frequency|nombre|nome|nom
    |kategorie|categor|häufigkeit)`;

/** Whoever searches, filters and edits keeps a list of records. */
const RECORD_WORK = like.giu`(?<!\p{L})(?:search|filter|edit|delete|buscar|pesquisar|filtrar|editar|excluir|eliminar|apagar|suchen|filtern|bearbeiten|löschen|rechercher|filtrer|modifier|supprimer)(?!\p{L})`;

/** More than a book of what comes in and goes out. */
const LARGER_BUDGET =
  /\b(?:reports?|settings|accounts?|goals?|invoices?|dashboard|log ?in|sign|clients?|projects?|berichte?|konten|contas|metas|cuentas|comptes|objectifs?)\b/;

/** Those who play it, not the game. */
const CLUBS =
  /\b(?:league|club|tournament|championship|federation|school|academy|lessons?|coach|standings|liga|verein|clube|torneo|torneio|tournoi|turnier)\b/;

/** A potter's wheel and a wheelchair decide nothing. */
/** A list that is kept, from which one is picked. */
const KEPT_LIST = like.u`(?<!\p{L})(?:lists?|watchlist|box|collection|library|catalogue|tracker|log|liste|sammlung|lista|colección|coleção|biblioteca|bibliothek|collection)(?!\p{L})`;

const isSpun = (whole: string): boolean =>
  SPUN.test(whole) && (!KEPT_LIST.test(whole) || /wheel|spin|raffle|rad\b|ruleta|roleta|roue/.test(whole));

const SPUN =
  /spin|fortune|prize|decision|decid|lucky|random|pick|raffle|names?\b|glück|zufall|ruleta|roleta|roue|sorte|tombola|draw/;

/** "jobs with word count and deadline": a longer request says first what it is for. */
function isOnlyField(text: string, words: readonly string[]): boolean {
  const first = ` ${(text.split(/[:.,;(\n]|\swith\s/i)[0] ?? '').toLowerCase()} `;
  return text.split(/\s+/).length > 25 && !words.some((word) => hasWord(first, word));
}

/** A calculator of its own: what is entered, what is shown, and how one follows from the other. */
function formulaIn(text: string, language: Language): Found | null {
  const isAsked = isCalculator(text);
  const written = isAsked ? writtenFormula(text) : null;
  if (written !== null) return { ...written, options: { ...written.options, title: titleIn(text) } };
  const counted = isAsked || HELPER.test(text) ? toldCalculator(text, language) : null;
  if (counted !== null) return { engine: 'formula', options: { title: titleIn(text), ...counted } };
  const known = isAsked ? knownCalculator(text, language) : null;
  if (known !== null) return known;
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

/** Told by what is typed, where nobody says what it is. */
const HELPER =
  /^[^.:,]{0,50}\b(?:helper|hilfe|ayudante|ajudante|aide)\b|(?:tells? me|says?|zeigt mir|me dice|me diz|me dit) (?:how (?:many|much)|wie ?viele?|cuánt|quant|combien)|(?:enter|type|anzahl eingeben)[^.]{0,40}(?:see|get) the (?:total|price)/iu;

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
  return first.length < 3 || first.length > 48 ? '' : sentenceCase(first);
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  const before = text.charAt(at - 1);
  const after = text.slice(at + word.length);
  return !like.u`[\p{L}\p{N}]`.test(before) && like.u`^(?:s|es|en|n|spiel)?(?![\p{L}\p{N}])`.test(after);
}

/** A tip calculator is no calculator beside it. */
function withoutParts(found: readonly Found[]): readonly Found[] {
  const larger = new Map(ENGINES.map((entry) => [entry.engine, entry.larger]));
  const isAbove = (one: Found, other: Found): boolean =>
    larger.get(one.engine)?.includes(other.engine) === true;
  return found.filter((one) => !found.some((other) => isAbove(one, other)));
}

/** Whether what plays or works something out is meant, beside the things that are kept. */
export const isWanted = (
  engine: string,
  text: string,
  entities: readonly Pick<UnderstoodEntity, 'isListed' | 'fields'>[],
): boolean =>
  engine === 'kanban'
    ? isBoardItself(text) || !entities.some(hasStages)
    : isMeant(engine, text) || !isRich(entities);

/** "Kanban by status" of records that have stages is a view of them; an app that is a board comes first. */
const isBoardItself = (text: string): boolean =>
  /\b(?:kanban|board|trello)\b/i.test(text.split(/[.!?:\n]/)[0] ?? '');

const hasStages = ({ isListed, fields }: Pick<UnderstoodEntity, 'isListed' | 'fields'>): boolean =>
  isListed === true &&
  fields.some(({ label, type }) => type === 'choice' && /status|stage|phase|state/i.test(label));

/** "projects with a word count", "locomotives with their wheel arrangement": such apps keep things and play nothing. */
const isMeant = (engine: string, text: string): boolean =>
  engine === 'wheel'
    ? /\b(?:spin|spinning|fortune|prize|picker|random|decision|raffle|lucky)\b/i.test(text)
    : engine !== 'textTools';

const isRich = (entities: readonly { readonly fields: readonly unknown[] }[]): boolean =>
  entities.some(({ fields }) => fields.length >= 3);
