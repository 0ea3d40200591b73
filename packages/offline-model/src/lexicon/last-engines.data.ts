import type { EngineEntry } from './engines.data.ts';
import { listed } from './listed.ts';

/** Games and tools for practice, chance and the day. */
export const LAST_ENGINES: readonly EngineEntry[] = [
  {
    engine: 'toneGame',
    kind: 'game',
    words: ['simon says', 'simon game', 'simon'],
    tagline: 'Watch, then repeat',
  },
  {
    engine: 'slidingPuzzle',
    kind: 'game',
    words: listed(`
      sliding puzzle, 15 puzzle, fifteen puzzle, slide puzzle, schiebepuzzle, taquin,
      rompecabezas deslizante`),
    tagline: 'Put them in order',
  },
  {
    engine: 'groupMaker',
    kind: 'tool',
    words: listed(`
      team generator, group generator, random teams, random team, random groups, group maker, team maker,
      team picker, make teams, gruppeneinteilung, gruppengenerator, teams auslosen, gerador de times,
      gerador de grupos, sorteio de times, generador de equipos, generador de grupos, générateur d’équipes,
      générateur d'équipes, générateur de groupes`),
    tagline: 'Fair groups by chance',
  },
  {
    engine: 'dateCalculator',
    kind: 'tool',
    words: listed(`
      age calculator, date calculator, days between, date difference, calculadora de idade,
      calculadora de edad, calculadora de datas, calculadora de fechas, altersrechner, datumsrechner,
      tagerechner, calculateur d'âge, calculateur d’âge, calcul de dates`),
    tagline: 'From one day to another',
  },
  {
    engine: 'gradeCalculator',
    kind: 'tool',
    words: listed(`
      gpa calculator, gpa, grade calculator, grade average, weighted average, notenrechner,
      notendurchschnitt, calculadora de notas, média ponderada, calculadora de promedio, promedio de notas,
      calcul de moyenne, calculateur de moyenne, moyenne générale`),
    tagline: 'What it comes to',
  },
  {
    engine: 'sumTrainer',
    kind: 'learning',
    words: listed(`
      math trainer, maths trainer, math practice, maths practice, multiplication table,
      multiplication tables, times tables, times table, times-table, multiplication trainer,
      mental arithmetic, mental math, arithmetic trainer, math game, maths game, einmaleins, kopfrechnen,
      rechentrainer, tabuada, tablas de multiplicar, cálculo mental, tables de multiplication, calcul mental`),
    tagline: 'Practice makes quick',
  },
  {
    engine: 'intervalTimer',
    kind: 'tool',
    words: listed(`
      interval timer, hiit timer, tabata, tabata timer, workout timer, boxing timer, gym timer,
      intervalltimer, intervall-timer, temporizador de intervalos, timer de treino, minuteur hiit`),
    tagline: 'Work, rest, repeat',
  },
  {
    engine: 'metronome',
    kind: 'tool',
    words: ['metronome', 'metronom', 'metrónomo', 'metrônomo', 'métronome'],
    tagline: 'Keep the beat',
  },
  {
    engine: 'ideaMaker',
    kind: 'tool',
    words: listed(`
      name generator, idea generator, character generator, prompt generator, quote generator,
      excuse generator, story generator, random generator, username generator, nickname generator,
      namensgenerator, ideengenerator, gerador de nomes, gerador de ideias, generador de nombres,
      generador de ideas, générateur de noms, générateur d'idées, générateur d’idées, generator`),
    tagline: 'One click, something new',
  },
  {
    engine: 'bingoMaker',
    kind: 'tool',
    words: listed(`
      bingo card, bingo cards, bingo generator, bingo, bingokarten, cartela de bingo, cartones de bingo,
      cartes de bingo`),
    tagline: 'Your words, everyone’s card',
  },
  {
    engine: 'cardFigures',
    kind: 'learning',
    words: [],
    tagline: 'How far you are',
  },
  {
    engine: 'qrMaker',
    kind: 'tool',
    words: listed(`
      qr code generator, qr generator, qr-code generator, qr-code-generator, qr code maker, qr codes,
      qr code, gerador de qr, generador de qr, générateur de qr, générateur de code qr`),
    tagline: 'From link to picture',
  },
];
