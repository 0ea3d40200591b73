import type { WordTable } from './word-table.ts';

export const QUIZ_WORDS = {
  quizStart: 'Start quiz | Iniciar quiz | Empezar el quiz | Quiz starten | Commencer le quiz',
  quizCount: '{n} questions | {n} perguntas | {n} preguntas | {n} Fragen | {n} questions',
  quizQuestion: `Question {n} of {all} | Pergunta {n} de {all} | Pregunta {n} de {all} | Frage {n} von {all}
    | Question {n} sur {all}`,
  quizNext: 'Next question | Próxima pergunta | Siguiente pregunta | Nächste Frage | Question suivante',
  quizFinish: 'See result | Ver resultado | Ver resultado | Ergebnis ansehen | Voir le résultat',
  quizRight: 'Correct | Correto | Correcto | Richtig | Correct',
  quizWrong: `Not quite. The answer is: {answer} | Quase. A resposta é: {answer}
    | Casi. La respuesta es: {answer} | Nicht ganz. Die Antwort ist: {answer}
    | Presque. La réponse est : {answer}`,
  quizLate: `Time is up. The answer is: {answer} | O tempo acabou. A resposta é: {answer}
    | Se acabó el tiempo. La respuesta es: {answer} | Die Zeit ist um. Die Antwort ist: {answer}
    | Temps écoulé. La réponse est : {answer}`,
  quizResult: 'Your score | Seus pontos | Tu puntuación | Dein Ergebnis | Votre résultat',
  quizScore: `{n} of {all} correct | {n} de {all} corretas | {n} de {all} aciertos | {n} von {all} richtig
    | {n} bonnes réponses sur {all}`,
  quizBest: `Best so far: {n} of {all} | Melhor até agora: {n} de {all} | Mejor hasta ahora: {n} de {all}
    | Bisher am besten: {n} von {all} | Meilleur score : {n} sur {all}`,
  quizPoints: '{n} points | {n} pontos | {n} puntos | {n} Punkte | {n} points',
  quizWorth: '{n} points each | {n} pontos cada | {n} puntos cada una | je {n} Punkte | {n} points chacune',
  quizName: 'Your name | Seu nome | Tu nombre | Dein Name | Votre nom',
  quizGuest: 'Guest | Visitante | Invitado | Gast | Invité',
  quizBoard: 'Leaderboard | Ranking | Clasificación | Bestenliste | Classement',
  quizNobody: `Nobody has played yet. Be the first! | Ninguém jogou ainda. Seja o primeiro!
    | Nadie ha jugado todavía. ¡Sé el primero! | Noch hat niemand gespielt. Mach den Anfang!
    | Personne n’a encore joué. À vous !`,
  newQuiz: 'New quiz | Novo quiz | Nuevo cuestionario | Neues Quiz | Nouveau quiz',
  quizTitle: 'Title | Título | Título | Titel | Titre',
  questionNumber: 'Question {n} | Pergunta {n} | Pregunta {n} | Frage {n} | Question {n}',
  rightAnswer: 'Right answer | Resposta certa | Respuesta correcta | Richtige Antwort | Bonne réponse',
  wrongAnswer: 'Wrong answer | Resposta errada | Respuesta incorrecta | Falsche Antwort | Mauvaise réponse',
  addQuestion: 'Question | Pergunta | Pregunta | Frage | Question',
  createQuiz: 'Create quiz | Criar quiz | Crear cuestionario | Quiz anlegen | Créer le quiz',
  quizCreated: 'Quiz created | Quiz criado | Cuestionario creado | Quiz angelegt | Quiz créé',
  quizNeeds: `A title, and for each question the right answer and at least one wrong one.
    | Um título e, em cada pergunta, a resposta certa e pelo menos uma errada.
    | Un título y, en cada pregunta, la respuesta correcta y al menos una incorrecta.
    | Ein Titel, und zu jeder Frage die richtige und mindestens eine falsche Antwort.
    | Un titre et, pour chaque question, la bonne réponse et au moins une mauvaise.`,
  allQuizzes: 'All quizzes | Todos os quizzes | Todos los cuestionarios | Alle Quizze | Tous les quiz',
  playQuiz: 'Play | Jogar | Jugar | Spielen | Jouer',
  noQuizzes: 'No quizzes yet | Nenhum quiz | Aún no hay cuestionarios | Noch keine Quizze | Aucun quiz',
  noQuizzesText: `Make the first one. | Crie o primeiro. | Crea el primero. | Legen Sie das erste an.
    | Créez le premier.`,
  firstQuizzes: `Capitals=What is the capital of Portugal?:Lisbon/Porto/Madrid;What is the capital of Canada?:Ottawa/Toronto/Montreal;What is the capital of Japan?:Tokyo/Kyoto/Osaka|Nature=How many legs has a spider?:Eight/Six/Ten;Which animal sleeps standing up?:Horse/Dog/Cat
    | Capitais=Qual é a capital de Portugal?:Lisboa/Porto/Madri;Qual é a capital do Canadá?:Ottawa/Toronto/Montreal;Qual é a capital do Japão?:Tóquio/Quioto/Osaka|Natureza=Quantas pernas tem uma aranha?:Oito/Seis/Dez;Que animal dorme em pé?:Cavalo/Cachorro/Gato
    | Capitales=¿Cuál es la capital de Portugal?:Lisboa/Oporto/Madrid;¿Cuál es la capital de Canadá?:Ottawa/Toronto/Montreal;¿Cuál es la capital de Japón?:Tokio/Kioto/Osaka|Naturaleza=¿Cuántas patas tiene una araña?:Ocho/Seis/Diez;¿Qué animal duerme de pie?:El caballo/El perro/El gato
    | Hauptstädte=Wie heißt die Hauptstadt von Portugal?:Lissabon/Porto/Madrid;Wie heißt die Hauptstadt von Kanada?:Ottawa/Toronto/Montreal;Wie heißt die Hauptstadt von Japan?:Tokio/Kyoto/Osaka|Natur=Wie viele Beine hat eine Spinne?:Acht/Sechs/Zehn;Welches Tier schläft im Stehen?:Pferd/Hund/Katze
    | Capitales=Quelle est la capitale du Portugal ?:Lisbonne/Porto/Madrid;Quelle est la capitale du Canada ?:Ottawa/Toronto/Montréal;Quelle est la capitale du Japon ?:Tokyo/Kyoto/Osaka|Nature=Combien de pattes a une araignée ?:Huit/Six/Dix;Quel animal dort debout ?:Le cheval/Le chien/Le chat`,
  quizAgain: 'Play again | Jogar de novo | Jugar otra vez | Noch einmal spielen | Rejouer',
  quizSeconds: `{n} seconds left | Faltam {n} segundos | Quedan {n} segundos | Noch {n} Sekunden
    | {n} secondes restantes`,
} as const satisfies WordTable;
