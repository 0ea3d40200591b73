import type { AppKind } from '../plan/app-plan.ts';
import type { EngineName } from '../plan/block-plan.ts';
import { LAST_ENGINES } from './last-engines.data.ts';
import { MORE_ENGINES } from './more-engines.data.ts';
import { listed } from './listed.ts';

export interface EngineEntry {
  readonly engine: EngineName;
  readonly kind: AppKind;
  readonly words: readonly string[];
  readonly tagline: string;
}

const FIRST_ENGINES: readonly EngineEntry[] = [
  {
    engine: 'game2048',
    kind: 'game',
    words: ['2048', 'tile merging game', 'sliding number puzzle'],
    tagline: 'Slide, merge, breathe',
  },
  {
    engine: 'memory',
    kind: 'game',
    words: listed(`
      memory game, memory card, matching pairs, card matching, concentration game, matching game,
      memory match, memory cards, juego de memoria, jogo da memória, gedächtnisspiel, memory-spiel,
      memory spiel, jeu de mémoire, memoryspiel, pairs game, flip cards game, juego de la memoria,
      find the pairs, card flipping`),
    tagline: 'Turn two, remember both',
  },
  {
    engine: 'ticTacToe',
    kind: 'game',
    words: listed(`
      tic tac toe, tic-tac-toe, tictactoe, noughts and crosses, jogo da velha, tres en raya, gato game,
      morpion, drei gewinnt, xs and os`),
    tagline: 'Three in a row',
  },
  {
    engine: 'snake',
    kind: 'game',
    words: listed(`
      snake game, snake, jogo da cobrinha, cobrinha, juego de la serpiente, serpiente, schlangenspiel,
      jeu du serpent`),
    tagline: 'Eat, grow, do not bite',
  },
  {
    engine: 'chess',
    kind: 'game',
    words: ['chess', 'xadrez', 'ajedrez', 'schach', 'échecs', 'chess game', 'chessboard'],
    tagline: 'Sixty-four squares',
  },
  {
    engine: 'wheel',
    kind: 'game',
    words: listed(`
      spin wheel, wheel of, spinning wheel, spin the wheel, lucky wheel, prize wheel, wheel spinner,
      random picker, decision wheel, ruleta, roleta, glücksrad, roue de la fortune, raffle, lucky draw,
      name picker, random student, draw a name, draw names, pick a random, random pupil, zufälligen schüler,
      namen ziehen, sorteador, sorteo, tirage au sort, random name, wheel, prize draw, lottery`),
    tagline: 'Let chance decide',
  },
  {
    engine: 'hangman',
    kind: 'game',
    words: listed(`
      hangman, word guessing, jogo da forca, ahorcado, galgenmännchen, galgenraten, pendu, guess the word`),
    tagline: 'Guess the word, letter by letter',
  },
  {
    engine: 'minesweeper',
    kind: 'game',
    words: ['minesweeper', 'campo minado', 'buscaminas', 'démineur'],
    tagline: 'Step carefully',
  },
  {
    engine: 'typing',
    kind: 'game',
    words: listed(`
      typing test, typing speed, typing game, typing practice, words per minute, wpm, teste de digitação,
      mecanografía, tipptest, tipptrainer, test de dactylographie, typing tutor, typing trainer`),
    tagline: 'How fast are your fingers?',
  },
  {
    engine: 'rockPaperScissors',
    kind: 'game',
    words: [
      'rock paper scissors',
      'rock, paper, scissors',
      'rock-paper-scissors',
      'pedra papel tesoura',
      'pedra, papel',
      'piedra papel',
      'piedra, papel',
      'schere stein papier',
      'schere, stein',
      'pierre feuille',
      'pierre, feuille',
    ],
    tagline: 'Best of as many as you like',
  },
  {
    engine: 'dice',
    kind: 'game',
    words: listed('dice, dice roller, roll dice, dados, würfel, dés, coin flip, flip a coin, coin toss'),
    tagline: 'Roll them',
  },
  {
    engine: 'guessNumber',
    kind: 'game',
    words: listed(`
      guess the number, number guessing, guessing game, adivinhe o número, adivina el número, zahlenraten,
      devine le nombre, adivinar el número, zahl erraten, guess a number`),
    tagline: 'Higher or lower?',
  },
  {
    engine: 'tipCalculator',
    kind: 'tool',
    words: listed(`
      tip calculator, split the bill, bill splitter, calculadora de gorjeta, calculadora de propinas,
      trinkgeldrechner, calculateur de pourboire, bill split, split bills, trinkgeld`),
    tagline: 'Fair shares in a second',
  },
  {
    engine: 'loanCalculator',
    kind: 'tool',
    words: listed(`
      loan calculator, mortgage calculator, interest calculator, calculadora de empréstimo,
      calculadora de préstamos, kreditrechner, simulateur de prêt, amortization, compound interest,
      loan repayment, mortgage payments, calculadora de hipoteca, savings calculator`),
    tagline: 'Know the rate before you sign',
  },
  {
    engine: 'bmiCalculator',
    kind: 'tool',
    words: ['bmi', 'body mass index', 'imc', 'body-mass'],
    tagline: 'Two numbers, one answer',
  },
  {
    engine: 'unitConverter',
    kind: 'tool',
    words: listed(`
      unit converter, currency converter, conversion tool, converter, convert units, temperature converter,
      length converter, conversor, convertidor, umrechner, einheitenumrechner, einheitenrechner, einheiten,
      convertisseur, measurement converter, unit conversion, weight converter, kilometers to miles,
      celsius to fahrenheit`),
    tagline: 'From one to the other',
  },
  {
    engine: 'calculator',
    kind: 'tool',
    words: listed(`
      calculator, calculadora, taschenrechner, calculatrice, scientific calculator, rechner,
      pocket calculator`),
    tagline: 'It adds up',
  },
  {
    engine: 'timer',
    kind: 'tool',
    words: listed(`
      pomodoro, timer, stopwatch, countdown, temporizador, cronómetro, cronômetro, stoppuhr, minuteur,
      chronomètre, focus timer, count down, egg timer, kurzzeitwecker, eieruhr, countdown clock`),
    tagline: 'One thing at a time',
  },
  {
    engine: 'kanban',
    kind: 'management',
    words: ['kanban', 'trello', 'drag and drop board', 'kanban board', 'task board', 'scrum board'],
    tagline: 'From idea to done',
  },
  {
    engine: 'drawing',
    kind: 'tool',
    words: listed(`
      drawing app, paint, whiteboard, sketch pad, sketchpad, drawing canvas, drawing board,
      draw on a canvas, diagram, flowchart, doodle, aplicativo de desenho, app de dibujo, dibujar,
      zeichenprogramm, zeichen-app, malprogramm, application de dessin, pixel art, mind map, drawing tool,
      drawing pad, sketching pad, draw pad, freehand drawing, desenhar, zeichnen, dessiner, pizarra,
      sketching`),
    tagline: 'Draw what you mean',
  },
  {
    engine: 'markdown',
    kind: 'tool',
    words: ['markdown', 'markdown editor', 'md editor', 'rich text editor', 'markdown preview'],
    tagline: 'Write plainly, look good',
  },
  {
    engine: 'clockIn',
    kind: 'management',
    words: listed(`
      clock in, clock-in, clock out, punch in, punch clock, time clock, check in and out, ponto eletrônico,
      fichar, fichaje, stempeluhr, zeiterfassung, pointage, pointeuse, registro de ponto, bater ponto,
      clocking in, time punch, control horario, clock in and out, clock them in`),
    tagline: 'In, out, done',
  },
  {
    engine: 'passwordGenerator',
    kind: 'tool',
    words: listed(`
      password generator, generate passwords, gerador de senhas, generador de contraseñas,
      passwortgenerator, passwort-generator, générateur de mots de passe, générateur de mot de passe,
      random password, secure passwords, gerador de senha`),
    tagline: 'Long, random, yours',
  },
  {
    engine: 'textTools',
    kind: 'tool',
    words: listed(`
      word counter, character counter, text tools, case converter, contador de palavras,
      contador de palabras, wortzähler, compteur de mots, text analyzer, word count, lorem ipsum,
      count words, text formatter, zeichenzähler, letter counter`),
    tagline: 'Count it, turn it, copy it',
  },
  {
    engine: 'colourPicker',
    kind: 'tool',
    words: listed(`
      color picker, colour picker, palette generator, color palette generator, colour palette,
      seletor de cores, selector de color, farbwähler, sélecteur de couleur, color palette,
      gradient generator, farbpaletten, gerador de paletas, color scheme generator, contrast checker,
      générateur de palettes`),
    tagline: 'Find the right shade',
  },
  {
    engine: 'weatherBoard',
    kind: 'dashboard',
    words: listed(`
      weather app, weather dashboard, weather forecast, weather site, weather, previsão do tempo,
      pronóstico del tiempo, wettervorhersage, wetter-app, wetter app, météo, el tiempo app, app del clima,
      wetter, clima app, app do clima`),
    tagline: 'Look up before you go out',
  },
  {
    engine: 'flashcards',
    kind: 'learning',
    words: listed(`
      flashcard, flash card, flashcards, flash cards, vocabulary trainer, karteikarten, tarjetas de estudio,
      cartões de estudo, cartes mémoire, vokabeltrainer, study cards, fichas de estudio, vocabulary cards,
      spaced repetition, flashcards de`),
    tagline: 'Turn, recall, repeat',
  },
  {
    engine: 'habitGrid',
    kind: 'tool',
    words: listed(`
      habit tracker, habits, daily habits, habit, rastreador de hábitos, hábitos, gewohnheiten,
      gewohnheitstracker, habitudes, suivi des habitudes, streaks, habit tracking, daily routine tracker`),
    tagline: 'Small things, every day',
  },
  {
    engine: 'polls',
    kind: 'tool',
    words: listed(`
      polls app, poll app, polling app, create a poll, create polls, voting app, online poll, polls, poll,
      enquetes, enquete, umfragen, umfrage, sondages, sondage, encuestas`),
    tagline: 'Ask, vote, see',
  },
  {
    engine: 'costSplitter',
    kind: 'tool',
    words: listed(`
      who owes whom, who owes who, who owes what, split expenses, split costs, split bills, split the costs,
      split the bills, splitting expenses, expense splitter, expense splitting, bill splitting,
      shared expenses, cost sharing, settle up, quem deve a quem, dividir despesas, dividir contas,
      quién debe a quién, dividir gastos, wer schuldet wem, kosten teilen, ausgaben teilen, qui doit à qui,
      partager les dépenses`),
    tagline: 'Even again in a few clicks',
  },
  {
    engine: 'currencyConverter',
    kind: 'tool',
    words: listed(`
      currency converter, currency calculator, exchange rate calculator, exchange rates, convert currencies,
      money converter, currency conversion, conversor de moedas, conversor de moeda, conversor de divisas,
      conversor de monedas, währungsrechner, währungsumrechner, convertisseur de devises`),
    tagline: 'What is it worth over there?',
  },
  {
    engine: 'dayCountdown',
    kind: 'tool',
    words: listed(`
      countdown to, countdown timer to, days until, countdown page, event countdown, count down the days,
      countdown bis, tage bis, contagem regressiva para, cuenta atrás para, cuenta regresiva para,
      compte à rebours`),
    tagline: 'Every second is one less',
  },
  {
    engine: 'formula',
    kind: 'tool',
    words: [],
    tagline: 'Enter the numbers, read the answer',
  },
];

/** Games and tools with rules of their own, by the words that ask for them, in five languages. */
export const ENGINES: readonly EngineEntry[] = [...FIRST_ENGINES, ...MORE_ENGINES, ...LAST_ENGINES];
