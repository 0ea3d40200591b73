import { openErrorLines } from './open-errors.ts';
import { isUntouched } from '../prompts/first-build.ts';
import type { TurnRequest } from '../turn.ts';
import type { ProjectSources } from './project-sources.ts';
import { routeMatches } from './routes.ts';
import { EVERYDAY_WORDS } from './stop-words.data.ts';
import { estimateTokens } from './tokens.ts';
import { wordsOf } from './words.ts';

export interface RelevantFile {
  readonly path: string;
  readonly content: string;
  /** Lines that were left out at the end. */
  readonly linesLeftOut: number;
}

const MAX_FILE_CHARACTERS = 24_000;
const MAX_FILES = 24;
const POINTED_AT = 40;
const PAGE = 12;
const ENTRY = 3;
const NAME_WORD = 6;
/** One word that also stands inside a file is chance. */
const MIN_SCORE = 2;
const COMPONENT_SET = 'components/ui/';

/** The files that the request is most likely about, best first, within the budget. */
export function chooseFiles(
  request: TurnRequest,
  project: ProjectSources,
  budgetTokens: number,
): RelevantFile[] {
  const ranked = [...spread(scoreAll(request, project), project)]
    .filter(([, score]) => score >= MIN_SCORE)
    .toSorted((one, other) => other[1] - one[1] || one[0].localeCompare(other[0]));
  const chosen: RelevantFile[] = [];
  let left = budgetTokens;
  for (const [path] of ranked) {
    if (chosen.length >= MAX_FILES) break;
    const file = cut(path, project.sources.get(path) ?? '');
    const tokens = estimateTokens(file.content);
    if (tokens > left) continue;
    left -= tokens;
    chosen.push(file);
  }
  return chosen;
}

function scoreAll(request: TurnRequest, project: ProjectSources): Map<string, number> {
  // Before anything is built every match of a word is chance.
  const told = isUntouched(project.sources)
    ? ''
    : [request.text, ...request.selectedElements.map(({ text }) => text)].join(' ');
  const words = wordsOf(told);
  const pointed = pathsPointedAt(request, project);
  const scores = new Map<string, number>();
  for (const [path, source] of project.sources) {
    if (!isWorthShowing(path)) continue;
    // The component set is known by its signatures; its names are everyday words: item, progress, table.
    const byWords = path.includes(COMPONENT_SET) ? 0 : wordScore(words, path, source);
    scores.set(path, byWords + (pointed.get(path) ?? 0));
  }
  return scores;
}

function wordScore(words: ReadonlySet<string>, path: string, source: string): number {
  const name = wordsOf(path);
  const inside = wordsOf(source);
  let score = 0;
  for (const word of words) {
    if (name.has(word)) score += NAME_WORD;
    else if (inside.has(word) && !EVERYDAY_WORDS.has(word)) score += 1;
  }
  return score;
}

/** Files that the person, an error or the open page points at by name. */
function pathsPointedAt(request: TurnRequest, project: ProjectSources): Map<string, number> {
  const isNew = isUntouched(project.sources);
  const scores = new Map<string, number>();
  const add = (path: string, score: number) => scores.set(path, Math.max(score, scores.get(path) ?? 0));
  const errors = request.runtimeErrors.flatMap(({ message, stack, filename }) => [message, stack, filename]);
  const open = openErrorLines(request);
  const told = [
    request.text,
    ...errors,
    ...open,
    ...request.selectedElements.map(({ source }) => source),
  ].join('\n');
  for (const path of project.sources.keys()) {
    if (told.includes(path)) add(path, POINTED_AT);
    if (path === 'src/App.tsx' || path === 'src/index.css') add(path, ENTRY);
    if (path === 'index.html' && isNew) add(path, ENTRY);
  }
  const here = request.currentPage ?? '/';
  const score = request.currentPage === null ? ENTRY : PAGE;
  for (const route of project.routes) {
    if (route.page !== undefined && routeMatches(route.path, here)) add(route.page, score);
  }
  return scores;
}

/** What a relevant file imports, and who imports it, is a little relevant too. */
function spread(scores: ReadonlyMap<string, number>, { graph }: ProjectSources): Map<string, number> {
  const result = new Map(scores);
  const add = (path: string, score: number) => {
    if (!isWorthShowing(path) || path.includes(COMPONENT_SET)) return;
    result.set(path, (result.get(path) ?? 0) + score);
  };
  for (const [path, score] of scores) {
    if (score < PAGE / 2) continue;
    for (const imported of graph.imports(path)) add(imported, score / 4);
    for (const importer of graph.importers(path)) add(importer, score / 6);
  }
  return result;
}

function isWorthShowing(path: string): boolean {
  return (path.startsWith('src/') || path === 'index.html') && !path.endsWith('.json');
}

function cut(path: string, content: string): RelevantFile {
  if (content.length <= MAX_FILE_CHARACTERS) return { path, content, linesLeftOut: 0 };
  const end = content.lastIndexOf('\n', MAX_FILE_CHARACTERS);
  const kept = content.slice(0, end === -1 ? MAX_FILE_CHARACTERS : end);
  return { path, content: kept, linesLeftOut: content.slice(kept.length).split('\n').length - 1 };
}
