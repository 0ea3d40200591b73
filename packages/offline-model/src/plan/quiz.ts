import { QUIZZES } from '../lexicon/quizzes.data.ts';
import type { QuizBlock } from './block-plan.ts';
import { placeTitle, type Draft } from './draft.ts';
import { subjectOf } from './subject.ts';

/** Questions on the subject of the request, as many as it asks for. */
export function quizFor(draft: Draft): QuizBlock {
  const { said } = draft;
  const text = said.text.toLowerCase();
  const subject = subjectOf(said.text);
  const bank = QUIZZES[said.language];
  const topic =
    bank.find((entry) => entry.words.some((word) => new RegExp(`(?<!\\p{L})${word}`, 'u').test(text))) ??
    bank[0];
  const wanted = Number(
    /(\d+)[\s-]*(?:questions?|perguntas?|preguntas?|fragen|questões)/i.exec(text)?.[1] ?? 0,
  );
  const all = [
    ...(topic?.questions ?? []),
    ...bank.filter((entry) => entry !== topic).flatMap((entry) => entry.questions),
  ];
  const count = wanted > 0 ? Math.min(wanted, all.length) : Math.max(5, topic?.questions.length ?? 5);
  const seconds = /(\d+)\s*(?:seconds?|segundos?|sekunden|secondes?)/i.exec(text);
  return {
    kind: 'quiz',
    title: subject === null ? placeTitle(draft, 'quiz') : `${placeTitle(draft, 'quiz')}: ${subject}`,
    questions: all
      .slice(0, count)
      .map(([question, options, answer, why]) => ({ text: question, options, answer, why })),
    secondsPerQuestion:
      seconds !== null
        ? Number(seconds[1])
        : /\btimed|\btimer\b|countdown|zeitlimit|cronómetro|minuteur/.test(text)
          ? 20
          : null,
  };
}
