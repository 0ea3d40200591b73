import { ENGINES } from '../lexicon/engines.data.ts';
import type { Place } from '../lexicon/places.data.ts';
import type { Understanding, UnderstoodEntity } from '../understand/understanding.ts';
import type { EngineName } from './block-plan.ts';

/**
 * A request for one game or tool tells its parts: amounts, buttons, modes, results. They belong to the tool, so none of
 * them becomes a list or a page beside it; what is kept beside it has fields of its own.
 */
export function asOneTool(said: Understanding): Understanding {
  const engine = said.engines[0]?.engine;
  if (engine === undefined || !isOneTool(said, engine)) return said;
  const entities = said.entities.filter((entity) => isBeside(entity, said, engine));
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

/** The request opens with the tool, and not with a place where there is one too. */
export function isOneTool(said: Understanding, engine: EngineName): boolean {
  if (BESIDE_RECORDS.has(engine)) return false;
  const words = ENGINES.find((entry) => entry.engine === engine)?.words ?? [];
  const opening = openingOf(said.text);
  if (engine === 'formula' || TOLD.has(engine)) return true;
  return words.some((word) => holds(opening, word)) && !WORKPLACE.test(opening);
}

/** "Please build a loan calculator and comparison tool", up to where its parts begin. */
export const openingOf = (text: string): string =>
  ` ${(text.split(/[.:;(\n]|\s(?:with|where|that|which|mit|con|com|avec|donde|onde|où)\s/i)[0] ?? '').toLowerCase()} `;

/** Asked for by what they do rather than by a name. */
const TOLD: ReadonlySet<EngineName> = new Set([
  'passphraseGenerator',
  'budget',
  'csvChart',
  'kitchenConverter',
]);

const holds = (text: string, word: string): boolean => {
  const at = text.indexOf(word);
  return at >= 0 && !/\p{L}/u.test(text.charAt(at - 1));
};

const WORKPLACE =
  /\b(?:management|crm|shop|store|school|club|clinic|gym|dashboard|portal|platform|community|company)\b/;

/** Engines that work on records, or stand on a page of something larger. */
const BESIDE_RECORDS: ReadonlySet<EngineName> = new Set([
  'kanban',
  'clockIn',
  'weatherBoard',
  'dayCountdown',
]);

/** Tools that hold another one already. */
const PARTS: Readonly<Partial<Record<EngineName, readonly EngineName[]>>> = {
  flashcards: ['memory', 'timer', 'textTools'],
  typing: ['timer', 'textTools'],
  habitGrid: ['timer', 'dayCountdown'],
  polls: ['timer'],
  loanCalculator: ['calculator'],
  unitConverter: ['calculator', 'currencyConverter'],
};

/** Pages that a tool may well have around it. */
const STATIC: ReadonlySet<Place> = new Set<Place>([
  'about',
  'contact',
  'faq',
  'privacy',
  'terms',
  'signIn',
  'signUp',
]);

function isBeside(entity: UnderstoodEntity, said: Understanding, engine: EngineName): boolean {
  if (engine === 'formula' || entity.fields.length < 2) return false;
  const opening = openingOf(said.text);
  const names = [entity.one, entity.many].map((name) => name.toLowerCase());
  const isSubject = names.some((name) => opening.includes(name)) || OWN[engine]?.test(names.join(' '));
  const isKept = entity.isSection || /\b(?:list|log|history|record|table|library) of\b/i.test(said.text);
  return isSubject !== true && (isKept || entity.fields.length >= 3);
}

/** What the tool keeps itself. */
const OWN: Readonly<Partial<Record<EngineName, RegExp>>> = {
  flashcards: /card|deck|term|word|vocab|karte|tarjeta|carta|cart[ãa]o/i,
  polls: /poll|survey|vote|question|answer|option|umfrage|encuesta|enquete|sondage/i,
  habitGrid: /habit|gewohnheit|h[áa]bito|habitude|streak|day/i,
  timer: /task|session|round|pomodoro|aufgabe|tarea|tarefa|tâche/i,
  costSplitter: /expense|person|people|friend|group|cost/i,
};
