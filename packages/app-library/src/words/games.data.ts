import type { WordTable } from './word-table.ts';

/** What the games say. */
export const GAME_WORDS = {
  newGame: 'New game | Novo jogo | Nuevo juego | Neues Spiel | Nouvelle partie',
  score: 'Score | Pontos | Puntos | Punkte | Score',
  best: 'Best | Recorde | Récord | Rekord | Record',
  moves: 'Moves | Jogadas | Movimientos | Züge | Coups',
  time: 'Time | Tempo | Tiempo | Zeit | Temps',
  pairs: 'Pairs | Pares | Pares | Paare | Paires',
  card: 'Card {n} | Carta {n} | Carta {n} | Karte {n} | Carte {n}',
  found: `All pairs found in {n} moves! | Todos os pares em {n} jogadas!
    | ¡Todas las parejas en {n} movimientos! | Alle Paare in {n} Zügen gefunden!
    | Toutes les paires en {n} coups !`,
  over: 'Game over | Fim de jogo | Fin del juego | Spiel vorbei | Partie terminée',
  won: `You reached 2048! | Você chegou a 2048! | ¡Has llegado a 2048! | Du hast 2048 erreicht!
    | Vous avez atteint 2048 !`,
  game2048Help: `Use the arrow keys, or swipe. Equal tiles merge.
    | Use as setas ou deslize. Peças iguais se unem.
    | Usa las flechas o desliza. Las fichas iguales se unen.
    | Pfeiltasten benutzen oder wischen. Gleiche Kacheln verschmelzen.
    | Flèches du clavier ou glissement. Les tuiles égales fusionnent.`,
  board: 'Board | Tabuleiro | Tablero | Spielfeld | Plateau',
  up: 'Up | Para cima | Arriba | Hoch | Haut',
  down: 'Down | Para baixo | Abajo | Runter | Bas',
  left: 'Left | Esquerda | Izquierda | Links | Gauche',
  right: 'Right | Direita | Derecha | Rechts | Droite',
  turn: '{name} to move | Vez de {name} | Turno de {name} | {name} ist dran | À {name} de jouer',
  wins: '{name} wins! | {name} venceu! | ¡{name} gana! | {name} gewinnt! | {name} gagne !',
  draw: 'A draw | Empate | Empate | Unentschieden | Match nul',
  draws: 'Draws | Empates | Empates | Unentschieden | Nuls',
  square: 'Square {n} | Casa {n} | Casilla {n} | Feld {n} | Case {n}',
  opponent: 'Opponent | Adversário | Rival | Gegner | Adversaire',
  computer: 'Computer | Computador | Ordenador | Computer | Ordinateur',
  person: 'A friend | Um amigo | Un amigo | Eine Freundin oder ein Freund | Un ami',
  start: 'Start | Iniciar | Empezar | Starten | Commencer',
  pause: 'Pause | Pausar | Pausa | Pause | Pause',
  snakeHelp: `Steer with the arrow keys or the buttons. | Guie com as setas ou com os botões.
    | Dirige con las flechas o los botones. | Lenke mit den Pfeiltasten oder den Knöpfen.
    | Dirigez avec les flèches ou les boutons.`,
  snakeOver: `The snake bit something. Score: {n} | A cobra bateu. Pontos: {n}
    | La serpiente chocó. Puntos: {n} | Die Schlange ist angestoßen. Punkte: {n}
    | Le serpent s’est cogné. Score : {n}`,
  mines: 'Mines left | Minas restantes | Minas restantes | Minen übrig | Mines restantes',
  flagMode: 'Set flags | Marcar bandeiras | Poner banderas | Fahnen setzen | Poser des drapeaux',
  mineHidden: 'Covered | Coberta | Tapada | Verdeckt | Couverte',
  mineFlag: 'Flag | Bandeira | Bandera | Fahne | Drapeau',
  mine: 'Mine | Mina | Mina | Mine | Mine',
  mineLost: `Boom. That was a mine. | Bum. Era uma mina. | Bum. Era una mina. | Bumm. Das war eine Mine.
    | Boum. C’était une mine.`,
  mineWon: `Cleared! No mine went off. | Campo limpo! Nenhuma mina explodiu.
    | ¡Despejado! Ninguna mina explotó. | Geräumt! Keine Mine ging hoch. | Terrain déminé !`,
  white: 'White | Brancas | Blancas | Weiß | Blancs',
  black: 'Black | Pretas | Negras | Schwarz | Noirs',
  check: 'Check | Xeque | Jaque | Schach | Échec',
  mate: `Checkmate. {name} wins! | Xeque-mate. {name} venceram! | Jaque mate. ¡Ganan {name}!
    | Schachmatt. {name} gewinnt! | Échec et mat. Victoire : {name} !`,
  stalemate: `Stalemate: a draw | Afogamento: empate | Ahogado: tablas | Patt: unentschieden
    | Pat : partie nulle`,
  promote: `Pawns become | Peões viram | Los peones se convierten en | Bauern werden zu
    | Les pions deviennent`,
  undo: 'Take back | Desfazer | Deshacer | Zurücknehmen | Annuler le coup',
  captured: `Captured pieces | Peças capturadas | Piezas capturadas | Geschlagene Figuren | Pièces capturées`,
  history: 'Moves played | Lances | Jugadas | Gespielte Züge | Coups joués',
  king: 'king | rei | rey | König | roi',
  queen: 'queen | dama | dama | Dame | dame',
  rook: 'rook | torre | torre | Turm | tour',
  bishop: 'bishop | bispo | alfil | Läufer | fou',
  knight: 'knight | cavalo | caballo | Springer | cavalier',
  pawn: 'pawn | peão | peón | Bauer | pion',
  spin: 'Spin the wheel | Girar a roleta | Girar la ruleta | Rad drehen | Tourner la roue',
  spinning: 'Spinning… | Girando… | Girando… | Dreht sich … | Ça tourne…',
  winner: 'The winner is {name} | Deu {name} | Ha salido {name} | Gewonnen: {name} | Résultat : {name}',
  entry: 'New entry | Nova opção | Nueva opción | Neuer Eintrag | Nouvelle entrée',
  remove: 'Remove {name} | Remover {name} | Quitar {name} | {name} entfernen | Retirer {name}',
  gameEntries: 'Entries | Opções | Opciones | Einträge | Entrées',
  wheelFew: `Add at least two entries. | Adicione pelo menos duas opções. | Añade al menos dos opciones.
    | Füge mindestens zwei Einträge hinzu. | Ajoutez au moins deux entrées.`,
  wheelNames: `Pizza|Sushi|Tacos|Salad|Curry|Burgers | Pizza|Sushi|Feijoada|Salada|Curry|Churrasco
    | Pizza|Sushi|Tacos|Ensalada|Curry|Paella | Pizza|Sushi|Tacos|Salat|Curry|Pasta
    | Pizza|Sushi|Tacos|Salade|Curry|Couscous`,
  past: `Earlier results | Resultados anteriores | Resultados anteriores | Frühere Ergebnisse
    | Résultats précédents`,
  rock: 'Rock | Pedra | Piedra | Stein | Pierre',
  paper: 'Paper | Papel | Papel | Papier | Feuille',
  scissors: 'Scissors | Tesoura | Tijera | Schere | Ciseaux',
  youWin: `You win this round | Você venceu a rodada | Ganas esta ronda | Du gewinnst diese Runde
    | Vous gagnez cette manche`,
  youLose: `The computer wins this round | O computador venceu a rodada | El ordenador gana esta ronda
    | Der Computer gewinnt diese Runde | L’ordinateur gagne cette manche`,
  chooseOne: 'Choose one | Escolha um | Elige uno | Wähle etwas | Choisissez',
  reset: 'Reset | Reiniciar | Reiniciar | Zurücksetzen | Réinitialiser',
  roll: 'Roll | Jogar dados | Tirar los dados | Würfeln | Lancer',
  dice: 'Number of dice | Número de dados | Número de dados | Anzahl Würfel | Nombre de dés',
  sides: 'Sides | Lados | Caras | Seiten | Faces',
  guess: 'Your guess | Seu palpite | Tu número | Dein Tipp | Votre proposition',
  guessAsk: `I am thinking of a number from {min} to {max}. | Estou pensando em um número de {min} a {max}.
    | Estoy pensando en un número del {min} al {max}. | Ich denke an eine Zahl von {min} bis {max}.
    | Je pense à un nombre de {min} à {max}.`,
  guessSend: 'Guess | Tentar | Probar | Raten | Proposer',
  higher: `{n} is too low. Go higher. | {n} é pouco. Tente mais alto. | {n} es poco. Más alto.
    | {n} ist zu niedrig. Höher! | {n} est trop petit. Plus grand !`,
  lower: `{n} is too high. Go lower. | {n} é muito. Tente mais baixo. | {n} es mucho. Más bajo.
    | {n} ist zu hoch. Tiefer! | {n} est trop grand. Plus petit !`,
  guessed: `{n} is right! You needed {tries} tries. | {n} está certo! Foram {tries} tentativas.
    | ¡{n} es correcto! Has necesitado {tries} intentos. | {n} stimmt! Du hast {tries} Versuche gebraucht.
    | {n}, bravo ! En {tries} essais.`,
  tries: 'Tries | Tentativas | Intentos | Versuche | Essais',
  guessRange: `Please enter a whole number from {min} to {max}
    | Digite um número inteiro de {min} a {max}: deve estar no intervalo
    | Debe ser un número entero del {min} al {max} | Bitte eine ganze Zahl von {min} bis {max} eingeben
    | Veuillez saisir un nombre entier de {min} à {max}`,
  hangWords: `garden|planet|window|bridge|castle|forest|guitar|island|journey|kitchen|lantern|mountain|notebook|penguin|rainbow|thunder|umbrella|village|whisper|zeppelin
    | jardim|planeta|janela|ponte|castelo|floresta|viola|ilha|viagem|cozinha|lanterna|montanha|caderno|pinguim|trovoada|guarda|aldeia|sussurro|borboleta|chocolate
    | jardin|planeta|ventana|puente|castillo|bosque|guitarra|isla|viaje|cocina|linterna|montaña|cuaderno|tormenta|paraguas|aldea|susurro|mariposa|chocolate|relojero
    | garten|planet|fenster|burg|wald|gitarre|insel|reise|laterne|berg|pinguin|regenbogen|donner|regenschirm|dorf|zeppelin|schokolade|kalender|fahrrad|wolke
    | jardin|planete|fenetre|pont|chateau|foret|guitare|voyage|cuisine|lanterne|montagne|cahier|pingouin|tonnerre|parapluie|village|murmure|papillon|chocolat|horloge`,
  hangLost: `Out of guesses. The word was {name}. | Acabaram as chances. A palavra era {name}.
    | Sin intentos. La palabra era {name}. | Keine Versuche mehr. Das Wort war {name}.
    | Perdu. Le mot était {name}.`,
  hangWon: `You found it: {name} | Você descobriu: {name} | Lo has encontrado: {name} | Gefunden: {name}
    | Trouvé : {name}`,
  hangLeft: `Wrong guesses: {n} of {max} | Erros: {n} de {max} | Fallos: {n} de {max}
    | Fehlversuche: {n} von {max} | Erreurs : {n} sur {max}`,
  hangWord: 'Word: {name} | Palavra: {name} | Palabra: {name} | Wort: {name} | Mot : {name}',
  hangPicture: `Gallows, {n} of {max} parts drawn | Forca, {n} de {max} partes | Horca, {n} de {max} partes
    | Galgen, {n} von {max} Teilen | Potence, {n} parties sur {max}`,
  blank: 'blank | vazio | vacío | leer | vide',
  takeOut: `Take picked ones out | Tirar os sorteados | Quitar los elegidos | Gezogene herausnehmen
    | Retirer les tirés`,
  allPicked: `Everyone was picked. Put them back to start over.
    | Todos foram sorteados. Coloque-os de volta para recomeçar.
    | Ya salieron todos. Devuélvelos para empezar de nuevo.
    | Alle waren dran. Lege sie zurück, um neu zu beginnen.
    | Tout le monde est passé. Remettez-les pour recommencer.`,
  putBack: 'Put all back | Colocar todos de volta | Devolver todos | Alle zurücklegen | Tout remettre',
  removeAll: 'Remove all | Remover todos | Quitar todos | Alle entfernen | Tout retirer',
  onePerLine: `One per line, or several with commas | Um por linha, ou vários com vírgulas
    | Uno por línea, o varios con comas | Eins pro Zeile, oder mehrere mit Komma
    | Un par ligne, ou plusieurs avec des virgules`,
  easy: 'Easy | Fácil | Fácil | Leicht | Facile',
  medium: 'Medium | Médio | Medio | Mittel | Moyen',
  hard: 'Hard | Difícil | Difícil | Schwer | Difficile',
  digits: 'Digits | Dígitos | Dígitos | Ziffern | Chiffres',
  erase: 'Erase | Apagar | Borrar | Löschen | Effacer',
  hint: 'Hint | Dica | Pista | Hinweis | Indice',
  restart: 'Start again | Recomeçar | Reiniciar | Von vorn | Recommencer',
  cell: `Row {row}, column {column}: {digit} | Linha {row}, coluna {column}: {digit}
    | Fila {row}, columna {column}: {digit} | Zeile {row}, Spalte {column}: {digit}
    | Ligne {row}, colonne {column} : {digit}`,
  solved: `Solved! Well done. | Resolvido! Muito bem. | ¡Resuelto! Muy bien. | Gelöst! Gut gemacht.
    | Résolu ! Bravo.`,
  sudokuHelp: `Choose a cell, then type a digit or use the buttons. Digits that stand twice turn red.
    | Escolha uma casa e digite um número ou use os botões. Números repetidos ficam vermelhos.
    | Elige una casilla y escribe un número o usa los botones. Los repetidos se ponen rojos.
    | Feld wählen, dann Ziffer tippen oder die Knöpfe nutzen. Doppelte Ziffern werden rot.
    | Choisissez une case puis tapez un chiffre. Les doublons deviennent rouges.`,
  clockMoves: '{n} moves | {n} lances | {n} jugadas | {n} Züge | {n} coups',
  whiteOut: `White is out of time. | O tempo das brancas acabou. | Las blancas se quedaron sin tiempo.
    | Weiß hat keine Zeit mehr. | Les blancs n’ont plus de temps.`,
  blackOut: `Black is out of time. | O tempo das pretas acabou. | Las negras se quedaron sin tiempo.
    | Schwarz hat keine Zeit mehr. | Les noirs n’ont plus de temps.`,
  clockReset: 'Reset | Zerar | Reiniciar | Zurücksetzen | Remettre à zéro',
  clockMinutes: `Minutes for each | Minutos para cada um | Minutos para cada uno | Minuten für jeden
    | Minutes pour chacun`,
  increment: `Increment per move | Acréscimo por lance | Incremento por jugada | Zugabe pro Zug
    | Incrément par coup`,
  clockHelp: `Tap your own clock or press the space bar after your move.
    | Toque no seu relógio ou na barra de espaço depois do lance.
    | Toca tu reloj o la barra espaciadora después de jugar.
    | Nach dem Zug die eigene Uhr antippen oder die Leertaste drücken.
    | Touchez votre pendule ou la barre d’espace après votre coup.`,
  lines: 'Lines | Linhas | Líneas | Reihen | Lignes',
  levelName: 'Level | Nível | Nivel | Stufe | Niveau',
  nextBlock: 'Next | Próxima | Siguiente | Nächster | Suivant',
  blocksOver: `Game over with {n} points. | Fim de jogo com {n} pontos. | Fin del juego con {n} puntos.
    | Vorbei mit {n} Punkten. | Partie terminée avec {n} points.`,
  blocksHelp: `Arrow keys: left, right, down; up turns the block.
    | Setas: esquerda, direita, baixo; para cima gira a peça.
    | Flechas: izquierda, derecha, abajo; arriba gira la pieza.
    | Pfeiltasten: links, rechts, runter; hoch dreht den Stein.
    | Flèches : gauche, droite, bas ; haut tourne la pièce.`,
  yellow: 'Yellow | Amarelo | Amarillo | Gelb | Jaune',
  red: 'Red | Vermelho | Rojo | Rot | Rouge',
  fourWinner: '{name} wins! | {name} venceu! | ¡Gana {name}! | {name} gewinnt! | {name} gagne !',
  fourDraw: 'A draw. | Empate. | Empate. | Unentschieden. | Match nul.',
  fourPlace: 'Column {n} | Coluna {n} | Columna {n} | Spalte {n} | Colonne {n}',
  lives: 'Lives | Vidas | Vidas | Leben | Vies',
  allBricks: `All bricks gone. You win! | Sem tijolos. Você venceu! | ¡Sin ladrillos! Has ganado.
    | Alle Steine weg. Gewonnen! | Plus de briques. Gagné !`,
  bricksHelp: `Move the paddle with the mouse, a finger or the arrow keys.
    | Mova a raquete com o mouse, o dedo ou as setas. | Mueve la pala con el ratón, el dedo o las flechas.
    | Den Schläger mit Maus, Finger oder Pfeiltasten bewegen.
    | Déplacez la raquette à la souris, au doigt ou aux flèches.`,
  hole: 'Hole {n} | Buraco {n} | Hoyo {n} | Loch {n} | Trou {n}',
  green: 'Green | Verde | Verde | Grün | Vert',
  blue: 'Blue | Azul | Azul | Blau | Bleu',
  round: 'Round | Rodada | Ronda | Runde | Tour',
  watch: 'Watch… | Observe… | Observa… | Schau zu … | Regardez…',
  repeat: `Your turn: repeat it | Sua vez: repita | Tu turno: repite | Du bist dran: wiederhole
    | À vous : répétez`,
  gap: 'Gap | Vazio | Hueco | Lücke | Vide',
  guessWins: 'Found | Acertos | Aciertos | Gefunden | Trouvés',
  guessWon: `Well done: {name}! | Muito bem: {name}! | ¡Muy bien: {name}! | Gut gemacht: {name}!
    | Bravo : {name} !`,
  guessLost: 'It was {name}. | Era {name}. | Era {name}. | Es war {name}. | C’était {name}.',
  fiveLetters: `apple bread chair dance eagle flame grape house juice knife lemon mouse night ocean piano queen river stone table under voice water youth zebra beach cloud dream earth field glass heart light money north paper plant quick round sheep train
    | amigo barco campo dente festa gente horta jogos livro mundo noite ponte porta praia quase risco salto tarde treze verde vinho carta fruta limpo nuvem pedra plano rosto sabor tempo
    | amigo barco campo dulce fuego gente hotel jugar libro mundo noche perro playa queso radio salud tarde verde viaje zorro carta cielo fruta grupo lugar motor nieve papel rueda tinta
    | apfel blume brief dunst engel fisch gabel hafen insel jubel katze lampe milch nacht ozean pferd quark regen salat tisch vogel wolke zebra beere draht feuer stein traum wiese zange
    | amour arbre avion balle bruit carte chien douce ecole fleur grain herbe image jouer lapin livre monde neige ombre piano plage porte reine route sable table temps train verre voile`,
} as const satisfies WordTable;
