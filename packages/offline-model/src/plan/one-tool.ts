import { like } from '../lexicon/pattern.ts';
import { ENGINES } from '../lexicon/engines.data.ts';
import { listed } from '../lexicon/listed.ts';
import type { Understanding, UnderstoodEntity } from '../understand/understanding.ts';
import type { EngineName } from './block-plan.ts';

/**
 * A request for one game or tool tells its parts: amounts, buttons, modes, results. They belong to the tool, so none of
 * them becomes a list or a page beside it; what is kept beside it has fields of its own.
 */
export function asOneTool(said: Understanding): Understanding {
  const closest = closestGame(said);
  if (closest !== null) return asOneTool({ ...said, engines: [{ engine: closest, options: {} }] });
  const engine = said.engines[0]?.engine;
  if (engine === undefined && SIMULATION.test(openingOf(said.text)))
    return { ...said, entities: [], sections: [], demands: [], kind: 'tool', domain: 'general' };
  if (engine === undefined || !isOneTool(said, engine)) return said;
  const entities = said.entities
    .filter((entity) => isBeside(entity, said, engine))
    .map((entity) => withWrittenOptions(entity, said.text));
  const ids = new Set(entities.map(({ id }) => id));
  return {
    ...said,
    entities,
    engines: said.engines.filter(({ engine: other }) => other === engine || !PARTS[engine]?.includes(other)),
    places: said.places.filter(({ place }) => STATIC.has(place)),
    sections: said.sections.filter(
      ({ place, entity }) => (place !== null && STATIC.has(place)) || (entity !== null && ids.has(entity)),
    ),
    demands: said.demands.filter(
      ({ action, entity }) =>
        (entity !== null && ids.has(entity)) || action === 'play' || action === 'signIn',
    ),
    domain: entities.length === 0 ? 'general' : said.domain,
    kind: entities.length === 0 ? null : said.kind,
  };
}

/** Things that move by laws of their own. */
export const SIMULATION = like.iu`simulat\p{L}*|simulador|simulación|simulação|simulateur|visuali[sz]er|3d\b`;

/** A game that we do not have is answered with the one that is most like it; null where it is none, or a known one. */
export function closestGame(said: Understanding): EngineName | null {
  const opening = openingOf(said.text);
  const isGame = like.iu`\b(?:game|puzzle|juego|jogo|jeu|rompecabezas)\b|\p{L}*spiel\b`.test(opening);
  if (
    said.engines.length > 0 ||
    !isGame ||
    !(said.kind === 'game' || isShort(said)) ||
    said.domain === 'quiz' ||
    WORKPLACE.test(opening)
  )
    return null;
  if (
    /\b(?:list|collection|library|reviews?|night|tracker|schedule|tournament|sammlung)\b/i.test(opening) ||
    isKept(said)
  )
    return null;
  return LIKE_GAMES.find(([words]) => words.test(said.text))?.[1] ?? 'brickGame';
}

/** "solitaire card game": there is nothing else it could be. */
const isShort = (said: Understanding): boolean =>
  said.kind === null && said.domain === 'general' && said.text.split(/\s+/).length <= 12;

const isKept = (said: Understanding): boolean => said.entities.some(({ fields }) => fields.length >= 2);

const LIKE_GAMES: readonly (readonly [RegExp, EngineName])[] = [
  [
    /\b(?:words?|letters?|crossword|scrabble|anagram|spelling|wort|palabras?|palavras?|mots?)\b/i,
    'wordGuess',
  ],
  [/\b(?:cards?|solitaire|karten|cartas|cartes)\b/i, 'memory'],
  [/\b(?:board game|checkers|draughts|dame|damas|dames|reversi|othello|strategy)\b/i, 'fourInARow'],
  [/\b(?:numbers?|maths?|zahlen|números?|nombres)\b/i, 'game2048'],
  [/\b(?:puzzle|jigsaw|rompecabezas|quebra-cabeça)\b/i, 'slidingPuzzle'],
  [/\b(?:click|tap|reaction|catch|shoot|balloons?|bubbles?)\b/i, 'moleGame'],
  [/\b(?:memory|remember|colou?rs?)\b/i, 'toneGame'],
];

/** The request opens with the tool, and not with a place where there is one too. */
export function isOneTool(said: Understanding, engine: EngineName): boolean {
  if (BESIDE_RECORDS.has(engine) || (said.text.match(NAMED_PAGES)?.length ?? 0) >= 2) return false;
  if (engine === 'markdown' && KEPT_NOTES.test(said.text)) return false;
  if (said.engines.length === 1 && closestGame({ ...said, engines: [] }) === engine) return true;
  const words = ENGINES.find((entry) => entry.engine === engine)?.words ?? [];
  const opening = openingOf(said.text);
  if (TOLD.has(engine) || isQuizMaker(said, engine)) return true;
  return (
    words.some((word) => holds(opening, word)) &&
    !WORKPLACE.test(opening.split(/\s(?:for|für|para|pour)\s/)[0] ?? '')
  );
}

const isQuizMaker = (said: Understanding, engine: EngineName): boolean =>
  engine === 'quizMaker' && !isKept(said);

const KEPT_NOTES = /\b(?:saved|my|list of|all) notes\b|\bnotes (?:list|can|which)\b/i;

/** "a Converter page and a Shopping list page": a tool among others. */
const NAMED_PAGES = like.giu`\b(?:an?|the|and) (?:[\p{L}-]+ ){1,3}page\b|\bseite\s+[„"“]|\bpágina\s+[“"«]|\bpage\s+[«"“]`;

/** "Please build a loan calculator and comparison tool", up to where its parts begin. */
export const openingOf = (text: string): string =>
  ` ${(text.split(/[.:;(\n]|\s(?:with|where|that|which|mit|con|com|avec|donde|onde|où)\s/i)[0] ?? '').toLowerCase()} `;

/** Asked for by what they do rather than by a name. */
const TOLD: ReadonlySet<string> = new Set(
  listed('formula, passphraseGenerator, budget, csvChart, kitchenConverter'),
);

const holds = (text: string, word: string): boolean => {
  const at = text.indexOf(word);
  return at >= 0 && !like.u`\p{L}`.test(text.charAt(at - 1));
};

const WORKPLACE =
  /\b(?:management|crm|shop|store|school|club|clinic|gym|dashboard|portal|platform|community|company)\b/;

/** Engines that work on records, or stand on a page of something larger. */
const BESIDE_RECORDS: ReadonlySet<string> = new Set(listed('kanban, clockIn, weatherBoard, dayCountdown'));

/** Tools that hold another one already. */
const PARTS: Readonly<Partial<Record<EngineName, readonly EngineName[]>>> = {
  flashcards: ['memory', 'timer', 'textTools'],
  typing: ['timer', 'textTools'],
  habitGrid: ['timer', 'dayCountdown'],
  polls: ['timer'],
  quizMaker: ['timer', 'polls'],
  loanCalculator: ['calculator'],
  unitConverter: ['calculator', 'currencyConverter'],
};

/** Pages that a tool may well have around it. */
const STATIC: ReadonlySet<string> = new Set(listed('about, contact, faq, privacy, terms, signIn, signUp'));

function isBeside(entity: UnderstoodEntity, said: Understanding, engine: EngineName): boolean {
  if (engine === 'formula' || entity.fields.length < 2) return false;
  const opening = openingOf(said.text);
  const names = [entity.one, entity.many].map((name) => name.toLowerCase());
  const isSubject = names.some((name) => opening.includes(name)) || OWN[engine]?.test(names.join(' '));
  const isKeptBeside = entity.isSection || LISTED.test(said.text) || entity.fields.length >= 4;
  return isSubject !== true && isKeptBeside;
}

/** "result (1-0, 0-1, ½-½)": options stay as they are written. */
const withWrittenOptions = (entity: UnderstoodEntity, text: string): UnderstoodEntity => ({
  ...entity,
  fields: entity.fields.map((field) => {
    const at = text.toLowerCase().indexOf(`${field.label.toLowerCase()} (`);
    const list = at < 0 ? undefined : /\(([^()]{3,120})\)/.exec(text.slice(at))?.[1];
    const options = (list ?? '')
      .split(/,|\/|\sor\s/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    return options.length < 2 ? field : { ...field, type: 'choice', options, isDefaultOptions: false };
  }),
});

/** The request speaks of a list, not of a part of the tool. */
const LISTED =
  /\b(?:list|log|history|records?|table|library|collection)s? of\b|\blista de\b|\bliste (?:der|von|de|des)\b/i;

/** What the tool keeps itself. */
const OWN: Readonly<Partial<Record<EngineName, RegExp>>> = {
  flashcards: /card|deck|term|word|vocab|karte|tarjeta|carta|cart[ãa]o/i,
  quizMaker:
    /quiz|question|answer|option|choice|result|score|link|share|frage|antwort|pregunta|respuesta|pergunta|resposta|réponse|cuestionario/i,
  polls: /poll|survey|vote|question|answer|option|umfrage|encuesta|enquete|sondage/i,
  habitGrid: /habit|gewohnheit|h[áa]bito|habitude|streak|day/i,
  timer: /task|session|round|pomodoro|aufgabe|tarea|tarefa|tâche/i,
  mealPlanner: /recipe|meal|ingredient|rezept|receta|receita|recette|shopping/i,
  budget: /./,
  csvChart: /./,
  costSplitter: /expense|person|people|friend|group|cost/i,
};
