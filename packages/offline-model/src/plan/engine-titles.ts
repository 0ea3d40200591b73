import { translationIn } from '@loam/app-library';
import type { Language } from './app-plan.ts';

/** What a game or tool is called; a name that is the same everywhere stands alone. */
const TITLES = {
  game2048: '2048',
  memory: 'Memory | Jogo da memória | Juego de memoria | Memory | Jeu de mémoire',
  ticTacToe: 'Tic-tac-toe | Jogo da velha | Tres en raya | Tic-Tac-Toe | Morpion',
  snake: 'Snake | Cobrinha | La serpiente | Snake | Le serpent',
  chess: 'Chess | Xadrez | Ajedrez | Schach | Échecs',
  wheel: 'Wheel | Roleta | Ruleta | Glücksrad | Roue de la fortune',
  hangman: 'Hangman | Forca | El ahorcado | Galgenraten | Le pendu',
  minesweeper: 'Minesweeper | Campo minado | Buscaminas | Minesweeper | Démineur',
  typing: 'Typing test | Teste de digitação | Test de mecanografía | Tipptest | Test de frappe',
  rockPaperScissors: `Rock, paper, scissors | Pedra, papel e tesoura | Piedra, papel o tijera
    | Schere, Stein, Papier | Pierre, feuille, ciseaux`,
  dice: 'Dice | Dados | Dados | Würfel | Dés',
  guessNumber: 'Guess the number | Adivinhe o número | Adivina el número | Zahl erraten | Devine le nombre',
  tipCalculator: `Tip calculator | Calculadora de gorjeta | Calculadora de propinas | Trinkgeldrechner
    | Calculateur de pourboire`,
  loanCalculator: `Loan calculator | Calculadora de empréstimo | Calculadora de préstamos | Kreditrechner
    | Simulateur de prêt`,
  bmiCalculator: 'BMI calculator | Calculadora de IMC | Calculadora de IMC | BMI-Rechner | Calcul de l’IMC',
  unitConverter: 'Unit converter | Conversor | Conversor | Umrechner | Convertisseur',
  calculator: 'Calculator | Calculadora | Calculadora | Taschenrechner | Calculatrice',
  timer: 'Timer | Temporizador | Temporizador | Timer | Minuteur',
  kanban: 'Board | Quadro | Tablero | Board | Tableau',
  drawing: 'Sketchbook | Desenho | Dibujo | Zeichnen | Dessin',
  markdown: 'Markdown editor | Editor Markdown | Editor Markdown | Markdown-Editor | Éditeur Markdown',
  clockIn: 'Time clock | Registro de ponto | Fichaje | Zeiterfassung | Pointage',
  passwordGenerator: `Password generator | Gerador de senhas | Generador de contraseñas
    | Passwortgenerator | Générateur de mots de passe`,
  textTools: 'Text tools | Ferramentas de texto | Herramientas de texto | Textwerkzeuge | Outils de texte',
  colourPicker: 'Colour picker | Seletor de cores | Selector de colores | Farbwähler | Sélecteur de couleurs',
  weatherBoard: 'Weather | Previsão do tempo | El tiempo | Wetter | Météo',
  flashcards: 'Cards | Cartões de estudo | Tarjetas de estudio | Karteikarten | Cartes mémoire',
  habitGrid: 'Habits | Hábitos | Hábitos | Gewohnheiten | Habitudes',
  polls: 'Polls | Enquetes | Encuestas | Umfragen | Sondages',
  costSplitter: `Shared expenses | Contas divididas | Gastos compartidos | Geteilte Ausgaben
    | Dépenses partagées`,
  currencyConverter: `Currency converter | Conversor de moedas | Conversor de divisas | Währungsrechner
    | Convertisseur de devises`,
  dayCountdown: 'Countdown | Contagem regressiva | Cuenta atrás | Countdown | Compte à rebours',
  formula: 'Calculator | Calculadora | Calculadora | Rechner | Calculateur',
  passphraseGenerator: `Passphrases | Gerador de senhas | Generador de contraseñas | Passwortgenerator
    | Générateur de mots de passe`,
  sudoku: 'Sudoku',
  chessClock: 'Chess clock | Relógio de xadrez | Reloj de ajedrez | Schachuhr | Pendule d’échecs',
  budget: 'Budget | Controle de gastos | Control de gastos | Haushaltsbuch | Budget',
  kitchenConverter: `Kitchen converter | Conversor de cozinha | Conversor de cocina | Küchenumrechner
    | Convertisseur de cuisine`,
  csvChart: 'Chart maker | Gráfico dos dados | Gráfico de datos | Daten als Diagramm | Graphique des données',
  mealPlanner: `Meal planner | Planejador de refeições | Planificador de comidas | Essensplaner
    | Planificateur de repas`,
  fallingBlocks: 'Blocks | Blocos | Bloques | Blöcke | Blocs',
  fourInARow: 'Four in a row | Ligue 4 | Cuatro en raya | Vier gewinnt | Puissance 4',
  wordGuess: 'Word guess | Adivinhe a palavra | Adivina la palabra | Wörterraten | Devine le mot',
  brickGame: 'Bricks | Tijolos | Ladrillos | Steine | Briques',
  moleGame: 'Moles | Toupeiras | Topos | Maulwürfe | Taupes',
  toneGame: 'Repeat | Repita | Repite | Nachmachen | Répétez',
  slidingPuzzle: `Sliding puzzle | Quebra-cabeça deslizante | Rompecabezas deslizante | Schiebepuzzle
    | Taquin`,
  groupMaker: `Group maker | Gerador de grupos | Generador de grupos | Gruppen auslosen
    | Générateur de groupes`,
  dateCalculator: `Date calculator | Calculadora de datas | Calculadora de fechas | Datumsrechner
    | Calcul de dates`,
  gradeCalculator: `Grade calculator | Calculadora de notas | Calculadora de notas | Notenrechner
    | Calcul de moyenne`,
  sumTrainer: 'Sums | Tabuada | Tablas de multiplicar | Rechentrainer | Tables de multiplication',
  intervalTimer: `Interval timer | Timer de intervalos | Temporizador de intervalos | Intervalltimer
    | Minuteur d’intervalles`,
  metronome: 'Metronome | Metrônomo | Metrónomo | Metronom | Métronome',
  ideaMaker: 'Generator | Gerador | Generador | Generator | Générateur',
  bingoMaker: 'Bingo cards | Cartelas de bingo | Cartones de bingo | Bingokarten | Cartes de bingo',
  quizMaker: 'Quizzes | Quizzes | Cuestionarios | Quizze | Quiz',
  quizScores: 'Results | Resultados | Resultados | Ergebnisse | Résultats',
  cardFigures: 'Statistics | Estatísticas | Estadísticas | Statistik | Statistiques',
  qrMaker: 'QR codes | QR code | Código QR | QR-Code | Code QR',
};

/** Games and tools that a block can hold. */
export type EngineName = keyof typeof TITLES;

export const isEngineName = (name: unknown): name is EngineName =>
  typeof name === 'string' && Object.hasOwn(TITLES, name);

export const ENGINE_NAMES: readonly EngineName[] = Object.keys(TITLES).filter(isEngineName);

export const engineTitle = (engine: EngineName, language: Language): string =>
  translationIn(TITLES[engine], language);
