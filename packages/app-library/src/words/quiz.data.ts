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
  quizAgain: 'Play again | Jogar de novo | Jugar otra vez | Noch einmal spielen | Rejouer',
  quizSeconds: `{n} seconds left | Faltam {n} segundos | Quedan {n} segundos | Noch {n} Sekunden
    | {n} secondes restantes`,
} as const satisfies WordTable;
