import { like, words } from '../lexicon/pattern.ts';
import { QUIZZES } from '../lexicon/quizzes.data.ts';
import type { Language } from '../plan/app-plan.ts';
import type { EngineName } from '../plan/block-plan.ts';
import { subjectOf } from '../plan/subject.ts';

const QUESTIONS: Readonly<Record<Language, string>> = {
  en: 'questions about {subject} (general ones stand in for them)',
  pt: 'perguntas sobre {subject} (há perguntas gerais no lugar delas)',
  es: 'preguntas sobre {subject} (hay preguntas generales en su lugar)',
  de: 'Fragen zum Thema {subject} (allgemeine stehen an ihrer Stelle)',
  fr: 'questions sur {subject} (des questions générales les remplacent)',
};

/** A quiz can only ask about what is known; the rest is admitted. */
export function unknownTopics(
  text: string,
  language: Language,
  engines: readonly { readonly engine: EngineName }[],
): readonly string[] {
  if (!/\b(?:quiz|quizz|trivia)/i.test(text)) return [];
  // Whoever makes the quizzes writes their questions.
  if (engines.some(({ engine }) => engine === 'quizMaker')) return [];
  const before = like.iu`\b([\p{L}][\p{L} ]{2,30}?) (?:quiz|trivia)\b`.exec(text)?.[1]?.split(/\s+/) ?? [];
  const told = before.slice(before.findLastIndex((word) => SMALL.has(word.toLowerCase())) + 1).join(' ');
  const subject = subjectOf(text) ?? told;
  if (subject === '') return [];
  const words = subject
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !SMALL.has(word));
  const known = QUIZZES[language].flatMap((topic) => topic.words);
  const isKnown =
    words.length === 0 ||
    (words.length <= 2 && words.every((word) => known.some((start) => word.startsWith(start))));
  return isKnown ? [] : [QUESTIONS[language].replace('{subject}', subject)];
}

const SMALL = new Set(
  words`
  the a an of my our your for and general world basic fun simple little online interactive create build make app
  site website please multiple choice timed short quick take be should there with has have can they users include
  includes offer eligibility`,
);
