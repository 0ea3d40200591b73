import { like, toPattern } from '../../lexicon/pattern.ts';
import { blank, type Span } from '../tokens.ts';

/** A question of a quiz with what may be answered, as the request gives it. */
export interface GivenQuestion {
  readonly text: string;
  readonly options: readonly string[];
  /** Which of the options is right. */
  readonly answer: number;
  readonly span: Span;
}

const RIGHT = like.iu`
  \s*(?:\((?:right|correct|the right one|richtig|correcta?|certa|correto|juste|bonne réponse|x)\)|\[x\]|✓|✔|\*)\s*`;
const QUESTION = String.raw`(?<question>(?<=^|[.!?)\n]\s*(?:[-*•]|\d+[.)])?\s*|:\s)[\p{Lu}¿][^?.!:\n()]{6,160}\?)`;
/** "What does flag A mean? (Diver down / On fire / Man overboard)". */
const BRACKETED = like.gmu`${QUESTION}\s*\((?<answers>(?:[^()\n]|\([^()\n]{1,20}\)){5,240})\)`;
/** "Which is a river? a) Rhine b) Etna c) Oslo", each with its letter. */
const LETTERED = like.gmu`${QUESTION}\s*(?<answers>\(?[aA1][).]\s*[^?\n.]{1,60}?(?:[\s,;]+\(?[b-eB-E2-5][).]\s*[^?\n.(]{1,60}?){1,4})(?=\s*(?:\n|$|[.(–]|[-•*]\s))`;
/** "Which is a river? Rhine, Etna, Oslo.": the answers in a sentence of their own. */
const IN_ORDER = like.gmu`${QUESTION}\s+(?<answers>(?:[^\s?!.,;:()/\n]+\s?){1,6}(?:\s*[,/]\s+(?:[^\s?!.,;:()/\n]+\s?){1,6}){2,4})(?=[.\n]|$)`;
/** "Answer: b", "correct: Rhine", right behind the options. */
const TOLD = like.iu`
  ^[\s(.]*(?:(?:right |correct )?answer|correct|richtige?(?: antwort)?(?: ist)?|antwort|respuesta(?: correcta)?|resposta(?: certa)?|(?:bonne )?réponse)\s*(?:is|:|=|–|-)?\s*(?<right>[^\n.;)]{1,60})[.)]?`;

const TRUTH = String.raw`true[- ](?:or|and|/)[- ]?false|richtig[- ]oder[- ]falsch|verdadero o falso|verdadeiro ou falso|vrai ou faux`;
const CHOSEN = String.raw`multiple[- ]choice|tipo test|de (?:opción|selección) múltiple|de múltipla escolha|à choix multiples?|${TRUTH}`;

/** What is asked elsewhere is answered on the page. */
const QUIZ = like.iu`(?<!\p{L})(?:quiz\p{L}*|trivia|tests?|exams?|examen|exame|prüfung\p{L}*|cuestionarios?|questionnaires?)(?!\p{L})`;

const COUNTED = like.iu`
  (?:(?:an?|ein|eine|einen|un|una|une|um|uma)\s)?(?:(?:\p{L}+[ -]?)?(?:tests?|exam|examen|exame|prüfung|game|spiel|juego|jogo|jeu)(?:\s(?:de|in|en|em)\s\p{L}+)?,?\s(?:with|mit|de|con|com|avec)\s)?
  (?<count>\d+)\s(?:(?:${CHOSEN})[\s-]?)?(?<asked>questions|fragen|preguntas|perguntas|questões)(?:\s(?:${CHOSEN}))?(?!\p{L})`;
const TRUE_OR_FALSE = like.iu`
  (?<!\p{L})(?:(?:${TRUTH})[- ](?:game|spiel|app)|(?:jeu|juego|jogo)\s(?:d[eu]\s)?(?:${TRUTH}))(?!\p{L})`;
const SCORED = like.iu`(?<!\p{L})(?:scores?|punktzahl|punkte|puntuación|puntos|nota|aciertos|pontuação|pontos|acertos|points)(?!\p{L})`;
const ASKED_FOR_VIEWS = like.iu`(?<!\p{L})(?:survey|poll|faq|umfrage|encuesta|enquete|sondage|forum|q&a)`;
const A_QUIZ = {
  en: 'A quiz with',
  de: 'Ein Quiz mit',
  es: 'Un quiz con',
  pt: 'Um quiz com',
  fr: 'Un quiz avec',
} as const;

/** "10 multiple choice questions about rivers, score at the end": a quiz that nobody calls so. */
export function inQuizWords(text: string, language: keyof typeof A_QUIZ): string {
  if (like.iu`(?<!\p{L})(?:quizz?|trivia|cuestionario)`.test(text) || ASKED_FOR_VIEWS.test(text)) return text;
  const named = text.replace(TRUE_OR_FALSE, 'quiz');
  if (named !== text) return named;
  const found = COUNTED.exec(text);
  const { count = '', asked = '' } = found?.groups ?? {};
  if (found === null || !(toPattern(CHOSEN, 'iu').test(found[0]) || SCORED.test(text))) return text;
  return `${text.slice(0, found.index)}${A_QUIZ[language]} ${count} ${asked}${text.slice(found.index + found[0].length)}`;
}

/** Questions with their answers, two at least: a quiz asks these and no others. */
export function readQuestions(request: string): {
  readonly questions: readonly GivenQuestion[];
  readonly rest: string;
} {
  const found = [BRACKETED, LETTERED, IN_ORDER]
    .flatMap((pattern) => [...request.matchAll(pattern)])
    .flatMap((match) => questionIn(match, request))
    .toSorted((a, b) => a.span.start - b.span.start);
  if (found.length < 2 || !QUIZ.test(request)) return { questions: [], rest: request };
  return {
    questions: found,
    rest: blank(
      request,
      found.map(({ span }) => span),
    ),
  };
}

function questionIn(match: RegExpExecArray, request: string): readonly GivenQuestion[] {
  const { question = '', answers = '' } = match.groups ?? {};
  const parts = partsOf(answers);
  if (parts.length < 2 || parts.length > 6) return [];
  const end = match.index + match[0].length;
  const told = TOLD.exec(request.slice(end, end + 90));
  const options = parts.map((part) => part.replace(RIGHT, ' ').trim());
  const answer =
    told === null
      ? parts.findIndex((part) => RIGHT.test(part))
      : toldAnswer(told.groups?.['right'] ?? '', options);
  return [
    {
      text: question.trim(),
      options,
      answer: Math.max(0, answer),
      span: { start: match.index, end: end + (told?.[0].length ?? 0) },
    },
  ];
}

/** By their letters, at slashes, or at commas. */
function partsOf(answers: string): readonly string[] {
  const lettered = answers.split(/(?:^|[\s,;])\(?[a-eA-E1-5][).]\s*/u);
  const parts =
    lettered.length > 2
      ? lettered
      : answers.split(
          answers.includes('/')
            ? /\s*\/\s*/u
            : answers.includes(';')
              ? /;\s*/u
              : /,\s*(?:or |oder |o |ou )?|\s(?:or|oder|ou)\s/u,
        );
  return parts.map((part) => part.replace(/[\s,;.]+$/u, '').trim()).filter((part) => part !== '');
}

/** Told by its letter, its number or its words. */
function toldAnswer(right: string, options: readonly string[]): number {
  const words = right.trim().toLowerCase();
  const letter = /^\(?([a-e]|[1-5])\)?$/u.exec(words)?.[1];
  if (letter !== undefined) return /\d/.test(letter) ? Number(letter) - 1 : 'abcde'.indexOf(letter);
  return options.findIndex((option) => option.toLowerCase() === words);
}
