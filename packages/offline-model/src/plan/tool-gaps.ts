import { translationIn } from '@loam/app-library';
import type { Understanding } from '../understand/understanding.ts';
import { EXPORTED } from './asked/asked-words.data.ts';
import type { EngineName } from './block-plan.ts';
import { closestGame, isOneTool, openingOf, SIMULATION } from './one-tool.ts';
import { like } from '../lexicon/pattern.ts';

/** What a request for a game or tool asks for and the tool does not do, as it stands there; the rest is covered by it. */
export function leftOut(said: Understanding): readonly string[] {
  const engine = said.engines[0]?.engine;
  if (engine === undefined) return [...unknownTool(said), ...said.notUnderstood];
  if (!isOneTool(said, engine) && engine !== 'kanban') return said.notUnderstood;
  const missing = FEATURES.filter(({ of }) => !of.includes(engine)).flatMap(({ words }) => {
    const found = words.exec(said.text)?.[0];
    return found === undefined ? [] : [found.trim()];
  });
  const told = said.notUnderstood.filter(
    (sentence) =>
      !FEATURES.some(({ words, of }) => of.includes(engine) && words.test(sentence)) && !DONE.test(sentence),
  );
  return [...told, ...missing.filter((phrase) => !told.some((sentence) => sentence.includes(phrase)))];
}

/** Every tool keeps its results and works at once. */
const DONE = like.iu`
  \b(?:sav(?:e|ed|es)|kept|remember(?:ed|s)?|surviv\p{L}*|update[sd]?|at once|instant\p{L}*|no log ?in|gespeichert|salv[oa]|guard\p{L}+|enregistr\p{L}+|best (?:result|score|time)|restart
  |play again)\b`;

function unknownTool(said: Understanding): readonly string[] {
  const what = openingOf(said.text).trim();
  if (closestGame(said) !== null) return [translationIn(UNKNOWN, said.language, { what })];
  return SIMULATION.test(openingOf(said.text)) ? [translationIn(SIMULATED, said.language, { what })] : [];
}

const UNKNOWN = `“{what}” itself: I do not know this game, so there is the closest one that I can build
  | “{what}” em si: não conheço esse jogo, então há o mais próximo que sei construir
  | “{what}” en sí: no conozco este juego, así que está el más cercano que sé construir
  | „{what}“ selbst: dieses Spiel kenne ich nicht, deshalb gibt es das nächste, das ich bauen kann
  | « {what} » même : je ne connais pas ce jeu, voici le plus proche que je sais construire`;

const SIMULATED = `“{what}”: moving simulations need a model | “{what}”: simulações animadas precisam de um modelo
  | “{what}”: las simulaciones animadas necesitan un modelo | „{what}“: bewegte Simulationen brauchen ein Modell
  | « {what} » : les simulations animées demandent un modèle`;

/** Parts that are often asked for, and the tools that have them. */
const FEATURES: readonly { readonly words: RegExp; readonly of: readonly EngineName[] }[] = [
  {
    words: /\b(?:sounds?|sound effects|music|alarm|alarme|sonido|klang|musik)\b[^.,;]{0,20}/i,
    of: ['timer', 'intervalTimer', 'metronome'],
  },
  { words: /\bbrowser tab\b[^.,;]{0,40}|\btab title\b/i, of: ['timer'] },
  {
    words: /\b(?:leader ?boards?|rankings?|bestenliste|rangliste|clasificación|classement)\b/i,
    of: ['quizMaker'],
  },
  { words: /\b(?:online )?multi-?player\b[^.,;]{0,20}/i, of: [] },
  {
    words: like.iu`\b(?:difficulty(?: levels?)?|schwierigkeit\p{L}*|dificuldade|dificultad|difficulté)\b`,
    of: ['sudoku'],
  },
  { words: /\bhints?\b/i, of: ['sudoku'] },
  { words: EXPORTED, of: ['loanCalculator', 'budget', 'costSplitter', 'clockIn', 'habitGrid'] },
  { words: /\b(?:export|download)[^.,;]{0,16}\bpdf\b/i, of: [] },
  { words: /\bas (?:a )?pdf\b/i, of: [] },
  { words: /\b(?:reminders?|push notifications?|e-?mail (?:me|reminders?))\b/i, of: [] },
  { words: like.iu`\bprint(?:able|ed)?\b|druckbar|imprim\p{L}+`, of: ['mealPlanner'] },
  { words: /\bcalendar (?:grid|view)\b|\btick the days\b/i, of: ['habitGrid', 'mealPlanner'] },
  { words: like.iu`\bcompare months\b|\bmonths? compar\p{L}+`, of: ['csvChart'] },
  { words: /\b(?:share|copy) (?:the |a )?link\b/i, of: ['polls', 'quizMaker'] },
  { words: /\bend date\b|\bvoting is closed\b/i, of: ['polls', 'dateCalculator'] },
  {
    words: /\bremoved?\b|\buntil (?:everyone|all)\b|\bonly once\b/i,
    of: ['wheel', 'polls'],
  },
  { words: /\b(?:same ingredients|added together)\b/i, of: ['mealPlanner'] },
  { words: /\bmusic player\b|\bvoice\b|\bspeech\b|\bread aloud\b/i, of: [] },
  { words: /\bupload (?:a |my |own )?(?:photos?|pictures?|images?)\b/i, of: [] },
];
