import { ENGINES } from '../lexicon/engines.data.ts';
import type { EngineName } from './block-plan.ts';
import type { Language } from './app-plan.ts';

/** What a game or tool is called; names that are the same everywhere are left out. */
const TITLES: Readonly<Partial<Record<EngineName, Readonly<Record<Exclude<Language, 'en'>, string>>>>> = {
  memory: { pt: 'Jogo da memória', es: 'Juego de memoria', de: 'Memory', fr: 'Jeu de mémoire' },
  ticTacToe: { pt: 'Jogo da velha', es: 'Tres en raya', de: 'Tic-Tac-Toe', fr: 'Morpion' },
  snake: { pt: 'Cobrinha', es: 'La serpiente', de: 'Snake', fr: 'Le serpent' },
  chess: { pt: 'Xadrez', es: 'Ajedrez', de: 'Schach', fr: 'Échecs' },
  wheel: { pt: 'Roleta', es: 'Ruleta', de: 'Glücksrad', fr: 'Roue de la fortune' },
  calculator: { pt: 'Calculadora', es: 'Calculadora', de: 'Taschenrechner', fr: 'Calculatrice' },
  formula: { pt: 'Calculadora', es: 'Calculadora', de: 'Rechner', fr: 'Calculateur' },
  unitConverter: { pt: 'Conversor', es: 'Conversor', de: 'Umrechner', fr: 'Convertisseur' },
  timer: { pt: 'Temporizador', es: 'Temporizador', de: 'Timer', fr: 'Minuteur' },
  kanban: { pt: 'Quadro', es: 'Tablero', de: 'Board', fr: 'Tableau' },
  drawing: { pt: 'Desenho', es: 'Dibujo', de: 'Zeichnen', fr: 'Dessin' },
  markdown: { pt: 'Editor Markdown', es: 'Editor Markdown', de: 'Markdown-Editor', fr: 'Éditeur Markdown' },
  clockIn: { pt: 'Registro de ponto', es: 'Fichaje', de: 'Zeiterfassung', fr: 'Pointage' },
  hangman: { pt: 'Forca', es: 'El ahorcado', de: 'Galgenraten', fr: 'Le pendu' },
  minesweeper: { pt: 'Campo minado', es: 'Buscaminas', de: 'Minesweeper', fr: 'Démineur' },
  typing: { pt: 'Teste de digitação', es: 'Test de mecanografía', de: 'Tipptest', fr: 'Test de frappe' },
  rockPaperScissors: {
    pt: 'Pedra, papel e tesoura',
    es: 'Piedra, papel o tijera',
    de: 'Schere, Stein, Papier',
    fr: 'Pierre, feuille, ciseaux',
  },
  dice: { pt: 'Dados', es: 'Dados', de: 'Würfel', fr: 'Dés' },
  guessNumber: {
    pt: 'Adivinhe o número',
    es: 'Adivina el número',
    de: 'Zahl erraten',
    fr: 'Devine le nombre',
  },
  passwordGenerator: {
    pt: 'Gerador de senhas',
    es: 'Generador de contraseñas',
    de: 'Passwortgenerator',
    fr: 'Générateur de mots de passe',
  },
  tipCalculator: {
    pt: 'Calculadora de gorjeta',
    es: 'Calculadora de propinas',
    de: 'Trinkgeldrechner',
    fr: 'Calculateur de pourboire',
  },
  loanCalculator: {
    pt: 'Calculadora de empréstimo',
    es: 'Calculadora de préstamos',
    de: 'Kreditrechner',
    fr: 'Simulateur de prêt',
  },
  bmiCalculator: {
    pt: 'Calculadora de IMC',
    es: 'Calculadora de IMC',
    de: 'BMI-Rechner',
    fr: 'Calcul de l’IMC',
  },
  textTools: {
    pt: 'Ferramentas de texto',
    es: 'Herramientas de texto',
    de: 'Textwerkzeuge',
    fr: 'Outils de texte',
  },
  colourPicker: {
    pt: 'Seletor de cores',
    es: 'Selector de colores',
    de: 'Farbwähler',
    fr: 'Sélecteur de couleurs',
  },
  weatherBoard: { pt: 'Previsão do tempo', es: 'El tiempo', de: 'Wetter', fr: 'Météo' },
  flashcards: {
    pt: 'Cartões de estudo',
    es: 'Tarjetas de estudio',
    de: 'Karteikarten',
    fr: 'Cartes mémoire',
  },
  polls: { pt: 'Enquetes', es: 'Encuestas', de: 'Umfragen', fr: 'Sondages' },
  costSplitter: {
    pt: 'Contas divididas',
    es: 'Gastos compartidos',
    de: 'Geteilte Ausgaben',
    fr: 'Dépenses partagées',
  },
  currencyConverter: {
    pt: 'Conversor de moedas',
    es: 'Conversor de divisas',
    de: 'Währungsrechner',
    fr: 'Convertisseur de devises',
  },
  dayCountdown: { pt: 'Contagem regressiva', es: 'Cuenta atrás', de: 'Countdown', fr: 'Compte à rebours' },
  passphraseGenerator: {
    pt: 'Gerador de senhas',
    es: 'Generador de contraseñas',
    de: 'Passwortgenerator',
    fr: 'Générateur de mots de passe',
  },
  chessClock: { pt: 'Relógio de xadrez', es: 'Reloj de ajedrez', de: 'Schachuhr', fr: 'Pendule d’échecs' },
  budget: { pt: 'Controle de gastos', es: 'Control de gastos', de: 'Haushaltsbuch', fr: 'Budget' },
  kitchenConverter: {
    pt: 'Conversor de cozinha',
    es: 'Conversor de cocina',
    de: 'Küchenumrechner',
    fr: 'Convertisseur de cuisine',
  },
  csvChart: {
    pt: 'Gráfico dos dados',
    es: 'Gráfico de datos',
    de: 'Daten als Diagramm',
    fr: 'Graphique des données',
  },
  mealPlanner: {
    pt: 'Planejador de refeições',
    es: 'Planificador de comidas',
    de: 'Essensplaner',
    fr: 'Planificateur de repas',
  },
  fallingBlocks: { pt: 'Blocos', es: 'Bloques', de: 'Blöcke', fr: 'Blocs' },
  fourInARow: { pt: 'Ligue 4', es: 'Cuatro en raya', de: 'Vier gewinnt', fr: 'Puissance 4' },
  wordGuess: { pt: 'Adivinhe a palavra', es: 'Adivina la palabra', de: 'Wörterraten', fr: 'Devine le mot' },
  brickGame: { pt: 'Tijolos', es: 'Ladrillos', de: 'Steine', fr: 'Briques' },
  moleGame: { pt: 'Toupeiras', es: 'Topos', de: 'Maulwürfe', fr: 'Taupes' },
  toneGame: { pt: 'Repita', es: 'Repite', de: 'Nachmachen', fr: 'Répétez' },
  slidingPuzzle: {
    pt: 'Quebra-cabeça deslizante',
    es: 'Rompecabezas deslizante',
    de: 'Schiebepuzzle',
    fr: 'Taquin',
  },
  groupMaker: {
    pt: 'Gerador de grupos',
    es: 'Generador de grupos',
    de: 'Gruppen auslosen',
    fr: 'Générateur de groupes',
  },
  dateCalculator: {
    pt: 'Calculadora de datas',
    es: 'Calculadora de fechas',
    de: 'Datumsrechner',
    fr: 'Calcul de dates',
  },
  gradeCalculator: {
    pt: 'Calculadora de notas',
    es: 'Calculadora de notas',
    de: 'Notenrechner',
    fr: 'Calcul de moyenne',
  },
  habitGrid: { pt: 'Hábitos', es: 'Hábitos', de: 'Gewohnheiten', fr: 'Habitudes' },
};

export function engineTitle(engine: EngineName, language: Language): string {
  const usual = ENGINES.find((entry) => entry.engine === engine)?.title ?? engine;
  return language === 'en' ? usual : (TITLES[engine]?.[language] ?? usual);
}
