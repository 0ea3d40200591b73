import type { AppKind } from '../plan/app-plan.ts';
import type { EngineName } from '../plan/block-plan.ts';
import { ENGINE_NAMES } from '../plan/engine-titles.ts';
import { listed } from './listed.ts';

interface EngineEntry {
  readonly engine: EngineName;
  readonly kind: AppKind;
  readonly words: readonly string[];
  readonly tagline: string;
  /** A site of another kind may mention it in passing; only the purpose makes it the app. */
  readonly isShy: boolean;
  /** Engines that do what it does, and more: beside one of them it is not meant. */
  readonly larger: readonly string[];
}

/**
 * Games and tools with rules of their own: kind, tagline, whether it is shy, and set in after `<` the larger ones and the
 * words that ask for it, in five languages.
 */
const TEXT = `
game2048 | game | Slide, merge, breathe
  2048; tile merging game; sliding number puzzle
memory | game | Turn two, remember both | shy
  < toneGame
  memory game; memory card; matching pairs; card matching; concentration game; matching game; memory match;
  memory cards; juego de memoria; jogo da memória; gedächtnisspiel; memory-spiel; memory spiel;
  jeu de mémoire; memoryspiel; pairs game; flip cards game; juego de la memoria; find the pairs;
  card flipping; juego de parejas; juego de las parejas; jogo de pares; jogo dos pares; jeu de paires; jeu des paires; pärchenspiel; paare finden; game of pairs
ticTacToe | game | Three in a row
  tic tac toe; tic-tac-toe; tictactoe; noughts and crosses; jogo da velha; tres en raya; gato game; morpion;
  drei gewinnt; xs and os
snake | game | Eat, grow, do not bite | shy
  snake game; snake; jogo da cobrinha; cobrinha; juego de la serpiente; serpiente; schlangenspiel;
  jeu du serpent
chess | game | Sixty-four squares | shy
  chess; xadrez; ajedrez; schach; échecs; chess game; chessboard
wheel | game | Let chance decide | shy
  spin wheel; wheel of; spinning wheel; spin the wheel; lucky wheel; prize wheel; wheel spinner;
  random picker; decision wheel; ruleta; roleta; glücksrad; roue de la fortune; raffle; lucky draw;
  name picker; random student; draw a name; draw names; pick a random; random pupil; zufälligen schüler;
  namen ziehen; sorteador; sorteo; tirage au sort; random name; wheel; prize draw; lottery
hangman | game | Guess the word, letter by letter
  < wordGuess
  hangman; word guessing; jogo da forca; ahorcado; galgenmännchen; galgenraten; pendu; guess the word
minesweeper | game | Step carefully
  minesweeper; campo minado; buscaminas; démineur
typing | game | How fast are your fingers? | shy
  typing test; typing speed; typing game; typing practice; words per minute; wpm; teste de digitação;
  mecanografía; tipptest; tipptrainer; test de dactylographie; typing tutor; typing trainer
rockPaperScissors | game | Best of as many as you like
  rock paper scissors; rock, paper, scissors; rock-paper-scissors; pedra papel tesoura; pedra, papel;
  piedra papel; piedra, papel; schere stein papier; schere, stein; pierre feuille; pierre, feuille
dice | game | Roll them | shy
  dice; dice roller; roll dice; dados; würfel; dés; coin flip; flip a coin; coin toss
guessNumber | game | Higher or lower?
  < hangman, wordGuess
  guess the number; number guessing; guessing game; adivinhe o número; adivina el número; zahlenraten;
  devine le nombre; adivinar el número; zahl erraten; guess a number
tipCalculator | tool | Fair shares in a second | shy
  < costSplitter
  tip calculator; split the bill; bill splitter; calculadora de gorjeta; calculadora de propinas;
  trinkgeldrechner; calculateur de pourboire; bill split; split bills; trinkgeld
loanCalculator | tool | Know the rate before you sign | shy
  loan calculator; mortgage calculator; interest calculator; calculadora de empréstimo;
  calculadora de préstamos; kreditrechner; simulateur de prêt; amortization; compound interest;
  loan repayment; mortgage payments; calculadora de hipoteca; savings calculator
bmiCalculator | tool | Two numbers, one answer | shy
  bmi; body mass index; imc; body-mass
unitConverter | tool | From one to the other | shy
  < textTools, currencyConverter, kitchenConverter
  unit converter; convert between; umrechnen; rechne um; convertir entre; converter entre; convertit; currency converter; conversion tool; converter; convert units; temperature converter;
  length converter; conversor; convertidor; umrechner; einheitenumrechner; einheitenrechner; einheiten;
  convertisseur; measurement converter; unit conversion; weight converter; kilometers to miles;
  celsius to fahrenheit
calculator | tool | It adds up | shy
  < tipCalculator, loanCalculator, bmiCalculator, unitConverter, dateCalculator, gradeCalculator
  calculator; calculadora; taschenrechner; calculatrice; scientific calculator; rechner; pocket calculator
timer | tool | One thing at a time | shy
  < dayCountdown, chessClock, typing, intervalTimer, sumTrainer
  pomodoro; timer; stopwatch; countdown; temporizador; cronómetro; cronômetro; stoppuhr; minuteur;
  chronomètre; countdown timer; focus timer; count down; egg timer; kurzzeitwecker; eieruhr; countdown clock
kanban | management | From idea to done
  kanban; trello; drag and drop board; kanban board; task board; scrum board
drawing | tool | Draw what you mean | shy
  drawing app; paint; whiteboard; sketch pad; sketchpad; drawing canvas; drawing board; draw on a canvas;
  diagram; flowchart; doodle; aplicativo de desenho; app de dibujo; dibujar; zeichenprogramm; zeichen-app;
  malprogramm; application de dessin; pixel art; mind map; drawing tool; drawing pad; sketching pad;
  draw pad; freehand drawing; desenhar; zeichnen; dessiner; pizarra; sketching
markdown | tool | Write plainly, look good | shy
  markdown; markdown editor; md editor; rich text editor; markdown preview
clockIn | management | In, out, done
  clock in; clock-in; clock out; punch in; punch clock; time clock; check in and out; ponto eletrônico;
  fichar; fichaje; stempeluhr; zeiterfassung; pointage; pointeuse; registro de ponto; bater ponto;
  clocking in; time punch; control horario; clock in and out; clock them in
passwordGenerator | tool | Long, random, yours
  < passphraseGenerator
  password generator; generate passwords; gerador de senhas; generador de contraseñas; passwortgenerator;
  passwort-generator; générateur de mots de passe; générateur de mot de passe; random password;
  secure passwords; gerador de senha
textTools | tool | Count it, turn it, copy it
  word counter; character counter; text tools; case converter; contador de palavras; contador de palabras;
  wortzähler; compteur de mots; text analyzer; word count; lorem ipsum; count words; text formatter;
  zeichenzähler; letter counter
colourPicker | tool | Find the right shade | shy
  color picker; colour picker; palette generator; color palette generator; colour palette; seletor de cores;
  selector de color; farbwähler; sélecteur de couleur; color palette; gradient generator; farbpaletten;
  gerador de paletas; color scheme generator; contrast checker; générateur de palettes
weatherBoard | dashboard | Look up before you go out | shy
  weather app; weather dashboard; weather forecast; weather site; weather; previsão do tempo;
  pronóstico del tiempo; wettervorhersage; wetter-app; wetter app; météo; el tiempo app; app del clima;
  wetter; clima app; app do clima
flashcards | learning | Turn, recall, repeat
  flashcard; flash card; flashcards; flash cards; vocabulary trainer; karteikarten; tarjetas de estudio;
  cartões de estudo; cartes mémoire; vokabeltrainer; study cards; fichas de estudio; vocabulary cards;
  spaced repetition; flashcards de
habitGrid | tool | Small things, every day | shy
  habit tracker; habits; daily habits; habit; rastreador de hábitos; hábitos; gewohnheiten;
  gewohnheitstracker; habitudes; suivi des habitudes; streaks; habit tracking; daily routine tracker
quizMaker | tool | Ask, answer, see who knows
  quiz maker; quiz builder; quiz creator; quiz generator; make quizzes; create quizzes; creates quizzes;
  making quizzes; build quizzes; write quizzes; writing quizzes; quizzes for each other; own quizzes; own quiz; quizze erstellen; erstellen quizze; quizze anlegen;
  eigene quizze; eigenes quiz; quiz-baukasten; criar quizzes; criam quizzes; criador de quiz; próprios quizzes;
  crear cuestionarios; crean cuestionarios; crear quizzes; creador de cuestionarios; propios cuestionarios;
  créer des quiz; créent des quiz; créateur de quiz; propres quiz
polls | tool | Ask, vote, see | shy
  polls app; poll app; polling app; create a poll; create polls; voting app; online poll; polls; poll;
  enquetes; enquete; umfragen; umfrage; sondages; sondage; encuestas
costSplitter | tool | Even again in a few clicks
  who owes whom; who owes who; who owes what; split expenses; split costs; split bills; split the costs;
  split the bills; splitting expenses; expense splitter; expense splitting; bill splitting; shared expenses;
  cost sharing; settle up; quem deve a quem; dividir despesas; dividir contas; quién debe a quién;
  dividir gastos; wer schuldet wem; kosten teilen; ausgaben teilen; qui doit à qui; partager les dépenses
currencyConverter | tool | What is it worth over there?
  currency converter; currency calculator; exchange rate calculator; exchange rates; convert currencies;
  money converter; currency conversion; conversor de moedas; conversor de moeda; conversor de divisas;
  conversor de monedas; währungsrechner; währungsumrechner; convertisseur de devises
dayCountdown | tool | Every second is one less
  countdown to; countdown timer to; days until; countdown page; event countdown; count down the days;
  countdown bis; tage bis; contagem regressiva para; cuenta atrás para; cuenta regresiva para;
  compte à rebours
formula | tool | Enter the numbers, read the answer
passphraseGenerator | tool | Easy to remember, hard to guess
  passphrase; passphrases; password phrases; memorable password; memorable passwords; frases de contraseña;
  frase-senha; passphrasen; phrases de passe
sudoku | game | Nine digits, one place for each
  sudoku; sudokus
chessClock | game | Your move, your time
  chess clock; chess timer; game clock; schachuhr; reloj de ajedrez; relógio de xadrez; pendule d’échecs;
  pendule d'échecs
budget | tool | What comes in, what goes out | shy
  monthly budget; budget planner; budget app; budget calculator; budget tool; household budget;
  haushaltsbuch; haushaltsplaner; controle de gastos; controle financeiro; control de gastos;
  presupuesto mensual; orçamento mensal; budget mensuel; budget familial; suivi de budget
kitchenConverter | tool | Cups, spoons and the oven
  cups to grams; grams to cups; cooking converter; kitchen converter; recipe converter; baking converter;
  converter for cooking; cooking units; kitchen units; cooking measurement; tassen in gramm;
  küchenumrechner; xícaras em gramas; xícaras para gramas; tazas a gramos; tasses en grammes
csvChart | tool | Paste the figures, see the picture | shy
  chart maker; chart generator; graph maker; graph generator; csv viewer; csv visualizer; chart from csv;
  charts from csv; csv to chart; csv chart; data visualizer; plot data; diagramm aus; gerador de gráficos;
  generador de gráficos; générateur de graphiques
mealPlanner | tool | The week’s meals and what to buy | shy
  meal planner; meal planning; meal plan; weekly meals; menu planner; essensplaner; essensplan;
  wochenplan für essen; planejador de refeições; planificador de comidas; planificador de menús;
  menú semanal; cardápio semanal; planificateur de repas; menu de la semaine
fallingBlocks | game | Fill the rows
  tetris; falling blocks; block puzzle; falling block
fourInARow | game | Drop, line up, win
  connect four; connect 4; connect-four; four in a row; 4 in a row; vier gewinnt; cuatro en raya;
  conecta cuatro; conecta 4; lig 4; ligue 4; puissance 4; puissance quatre
wordGuess | game | Six tries for one word
  wordle; word guessing game; guess the five letter; five-letter word; 5 letter word; termo game; jogo termo
brickGame | game | Keep the ball up | shy
  breakout; brick breaker; arkanoid; brick game; bricks game; paddle and ball; pong
moleGame | game | Quick hands win
  whack-a-mole; whack a mole; reaction game; clicker game
toneGame | game | Watch, then repeat | shy
  simon says; simon game; simon
slidingPuzzle | game | Put them in order
  sliding puzzle; 15 puzzle; fifteen puzzle; slide puzzle; schiebepuzzle; taquin; rompecabezas deslizante
groupMaker | tool | Fair groups by chance | shy
  team generator; group generator; random teams; random team; random groups; group maker; team maker;
  team picker; make teams; gruppeneinteilung; gruppengenerator; teams auslosen; gerador de times;
  gerador de grupos; sorteio de times; generador de equipos; generador de grupos; générateur d’équipes;
  générateur d'équipes; générateur de groupes
dateCalculator | tool | From one day to another | shy
  age calculator; date calculator; days between; date difference; calculadora de idade; calculadora de edad;
  calculadora de datas; calculadora de fechas; altersrechner; datumsrechner; tagerechner; calculateur d'âge;
  calculateur d’âge; calcul de dates
gradeCalculator | tool | What it comes to | shy
  gpa calculator; gpa; grade calculator; grade average; weighted average; notenrechner; notendurchschnitt;
  calculadora de notas; média ponderada; calculadora de promedio; promedio de notas; calcul de moyenne;
  calculateur de moyenne; moyenne générale
sumTrainer | learning | Practice makes quick | shy
  math trainer; maths trainer; math practice; maths practice; multiplication table; multiplication tables;
  times tables; times table; times-table; multiplication trainer; mental arithmetic; mental math;
  arithmetic trainer; math game; maths game; einmaleins; kopfrechnen; rechentrainer; tabuada;
  tablas de multiplicar; cálculo mental; tables de multiplication; calcul mental
intervalTimer | tool | Work, rest, repeat
  interval timer; hiit timer; tabata; tabata timer; workout timer; boxing timer; gym timer; intervalltimer;
  intervall-timer; temporizador de intervalos; timer de treino; minuteur hiit
metronome | tool | Keep the beat
  metronome; metronom; metrónomo; metrônomo; métronome
ideaMaker | tool | One click, something new | shy
  < passwordGenerator, passphraseGenerator, groupMaker, bingoMaker, colourPicker, csvChart, textTools, wheel, qrMaker
  name generator; idea generator; character generator; prompt generator; quote generator; excuse generator;
  story generator; random generator; username generator; nickname generator; namensgenerator;
  ideengenerator; gerador de nomes; gerador de ideias; generador de nombres; generador de ideas;
  générateur de noms; générateur d'idées; générateur d’idées; generator
bingoMaker | tool | Your words, everyone’s card | shy
  bingo card; bingo cards; bingo generator; bingo; bingokarten; cartela de bingo; cartones de bingo;
  cartes de bingo
cardFigures | learning | How far you are
quizScores | tool | Who knew most
qrMaker | tool | From link to picture | shy
  qr code generator; qr generator; qr-code generator; qr-code-generator; qr code maker; qr codes; qr code;
  gerador de qr; generador de qr; générateur de qr; générateur de code qr`;

const KINDS: readonly AppKind[] = ['game', 'tool', 'management', 'dashboard', 'learning'];

export const ENGINES: readonly EngineEntry[] = TEXT.trim()
  .split(/\n(?=\w)/)
  .flatMap((block) => {
    const [head = '', ...lines] = block.split('\n');
    const [name, kindName, tagline = '', shy] = head.split(' | ');
    const engine = ENGINE_NAMES.find((known) => known === name);
    const kind = KINDS.find((known) => known === kindName);
    const isOfLarger = (line: string): boolean => line.startsWith('  < ');
    const words = lines
      .filter((line) => !isOfLarger(line))
      .join(' ')
      .split(';')
      .map((word) => word.trim());
    return engine && kind
      ? [
          {
            engine,
            kind,
            tagline,
            isShy: shy === 'shy',
            larger: lines.filter(isOfLarger).flatMap((line) => listed(line.slice(4))),
            words: words.filter((word) => word !== ''),
          },
        ]
      : [];
  });

/** Those that are played, by their names. */
export const GAMES: ReadonlyMap<string, EngineEntry> = new Map(
  ENGINES.filter(({ kind }) => kind === 'game').map((entry) => [entry.engine, entry]),
);
