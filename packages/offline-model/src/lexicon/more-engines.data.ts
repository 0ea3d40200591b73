import type { EngineEntry } from './engines.data.ts';
import { listed } from './listed.ts';

/** Further games and tools, by the words that ask for them. */
export const MORE_ENGINES: readonly EngineEntry[] = [
  {
    engine: 'passphraseGenerator',
    kind: 'tool',
    words: listed(`
      passphrase, passphrases, password phrases, memorable password, memorable passwords,
      frases de contraseña, frase-senha, passphrasen, phrases de passe`),
    tagline: 'Easy to remember, hard to guess',
  },
  {
    engine: 'sudoku',
    kind: 'game',
    words: ['sudoku', 'sudokus'],
    tagline: 'Nine digits, one place for each',
  },
  {
    engine: 'chessClock',
    kind: 'game',
    words: listed(`
      chess clock, chess timer, game clock, schachuhr, reloj de ajedrez, relógio de xadrez,
      pendule d’échecs, pendule d'échecs`),
    tagline: 'Your move, your time',
  },
  {
    engine: 'budget',
    kind: 'tool',
    words: listed(`
      monthly budget, budget planner, budget app, budget calculator, budget tool, household budget,
      haushaltsbuch, haushaltsplaner, controle de gastos, controle financeiro, control de gastos,
      presupuesto mensual, orçamento mensal, budget mensuel, budget familial, suivi de budget`),
    tagline: 'What comes in, what goes out',
  },
  {
    engine: 'kitchenConverter',
    kind: 'tool',
    words: listed(`
      cups to grams, grams to cups, cooking converter, kitchen converter, recipe converter,
      baking converter, converter for cooking, cooking units, kitchen units, cooking measurement,
      tassen in gramm, küchenumrechner, xícaras em gramas, xícaras para gramas, tazas a gramos,
      tasses en grammes`),
    tagline: 'Cups, spoons and the oven',
  },
  {
    engine: 'csvChart',
    kind: 'tool',
    words: listed(`
      chart maker, chart generator, graph maker, graph generator, csv viewer, csv visualizer,
      chart from csv, charts from csv, csv to chart, csv chart, data visualizer, plot data, diagramm aus,
      gerador de gráficos, generador de gráficos, générateur de graphiques`),
    tagline: 'Paste the figures, see the picture',
  },
  {
    engine: 'mealPlanner',
    kind: 'tool',
    words: listed(`
      meal planner, meal planning, meal plan, weekly meals, menu planner, essensplaner, essensplan,
      wochenplan für essen, planejador de refeições, planificador de comidas, planificador de menús,
      menú semanal, cardápio semanal, planificateur de repas, menu de la semaine`),
    tagline: 'The week’s meals and what to buy',
  },
  {
    engine: 'fallingBlocks',
    kind: 'game',
    words: ['tetris', 'falling blocks', 'block puzzle', 'falling block'],
    tagline: 'Fill the rows',
  },
  {
    engine: 'fourInARow',
    kind: 'game',
    words: listed(`
      connect four, connect 4, connect-four, four in a row, 4 in a row, vier gewinnt, cuatro en raya,
      conecta cuatro, conecta 4, lig 4, ligue 4, puissance 4, puissance quatre`),
    tagline: 'Drop, line up, win',
  },
  {
    engine: 'wordGuess',
    kind: 'game',
    words: listed(`
      wordle, word guessing game, guess the five letter, five-letter word, 5 letter word, termo game,
      jogo termo`),
    tagline: 'Six tries for one word',
  },
  {
    engine: 'brickGame',
    kind: 'game',
    words: ['breakout', 'brick breaker', 'arkanoid', 'brick game', 'bricks game', 'paddle and ball', 'pong'],
    tagline: 'Keep the ball up',
  },
  {
    engine: 'moleGame',
    kind: 'game',
    words: ['whack-a-mole', 'whack a mole', 'reaction game', 'clicker game'],
    tagline: 'Quick hands win',
  },
];
