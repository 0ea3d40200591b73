import { MORE_QUESTIONS } from '../lexicon/more-quizzes.data.ts';
import { QUIZZES } from '../lexicon/quizzes.data.ts';
import type { QuizBlock } from './block-plan.ts';
import { placeTitle, type Draft } from './draft.ts';
import { numberWord } from '../understand/number-words.ts';
import { subjectOf } from './subject.ts';
import { like } from '../lexicon/pattern.ts';

/** The questions that the request gives, or those on its subject. */
export function quizFor(draft: Draft): QuizBlock {
  const { said } = draft;
  const text = said.text.toLowerCase();
  const subject = subjectOf(said.text);
  const given = said.given.questions.map(({ text: asked, options, answer }, at) =>
    mixed(asked, { options, answer, at }),
  );
  const title = subject === null ? placeTitle(draft, 'quiz') : `${placeTitle(draft, 'quiz')}: ${subject}`;
  const seconds = /(\d+)\s*(?:seconds?|segundos?|sekunden|secondes?)/i.exec(text);
  return {
    kind: 'quiz',
    title: given.length > 0 ? (said.given.name ?? title) : title,
    questions: given.length > 0 ? given : knownQuestions(said),
    secondsPerQuestion:
      seconds !== null
        ? Number(seconds[1])
        : /\btimed|\btimer\b|countdown|zeitlimit|cronómetro|minuteur/.test(text)
          ? 20
          : null,
    ...scoring(text),
  };
}

/** Questions on the subject of the request, as many as it asks for. */
function knownQuestions(said: Draft['said']): QuizBlock['questions'] {
  const text = said.text.toLowerCase();
  const bank = QUIZZES[said.language];
  const isOn = ({ words }: { readonly words: readonly string[] }): boolean =>
    words.some((word) => like.u`(?<!\p{L})${word}`.test(text));
  const topic = bank.find(isOn) ?? bank[0];
  const wanted = countOf(text);
  const extra = (said.language === 'en' ? MORE_QUESTIONS : []).find(isOn);
  const own = [
    ...(topic === bank[0] && extra !== undefined ? [] : (topic?.questions ?? [])),
    ...(extra?.questions ?? []),
  ];
  const all = [...own, ...bank.filter((entry) => entry !== topic).flatMap((entry) => entry.questions)];
  const count = wanted > 0 ? Math.min(wanted, all.length) : Math.max(5, Math.min(10, own.length));
  return all
    .slice(0, count)
    .map(([question, options, answer, why]) => ({ text: question, options, answer, why }));
}

/** "8 questions", "3 rounds of 5 questions". */
function countOf(text: string): number {
  const told = COUNTED.exec(text)?.groups ?? {};
  const each = numberWord(told['count'] ?? '') || Number(told['count'] ?? 0);
  const rounds = numberWord(told['rounds'] ?? '') || 1;
  return each * rounds;
}

const COUNTED = like.iu`
  (?:(?<rounds>\d+|\p{L}+) (?:rounds?|runden|rondas|rodadas|manches)[^.;\d]{1,16} )?(?<!\p{L})(?<count>\d+|\p{L}+)[\s-]+(?:[\p{L}/-]+ ){0,3}?(?:[\p{L}-]+-)?(?:questions?|perguntas?|preguntas?|fragen|questões)(?!\p{L})`;

/** Given with the right answer first, they would all be right at the same place. */
function mixed(
  text: string,
  { options, answer, at }: { options: readonly string[]; answer: number; at: number },
): QuizBlock['questions'][number] {
  const by = (at * 2 + 1) % options.length;
  const turned = [...options.slice(by), ...options.slice(0, by)];
  return { text, options: turned, answer: turned.indexOf(options[answer] ?? ''), why: '' };
}

/** Who plays, at which level, and what a right answer is worth. */
function scoring(text: string): Pick<QuizBlock, 'asksName' | 'levels' | 'points'> {
  const list =
    like.iu`(?:levels?|difficult\p{L}*|niveles?|níveis|stufen|schwierigkeit\p{L}*|niveaux|dificultad\p{L}*|dificuldade\p{L}*)\s*(?:of difficulty)?\s*[:(]\s*([^().;]{6,60})`.exec(
      text,
    )?.[1];
  const named = (list ?? USUAL_LEVELS.exec(text)?.[0] ?? '')
    .split(/,|\/|\s(?:and|or|und|oder|y|o|e|ou|et)\s/iu)
    .map((part) => part.replace(/^\s*(?:and|or)\s+/i, '').trim())
    .filter((part) => part !== '' && part.length < 16);
  const each = /((?:\d+\s*(?:,|\/|or|and|und|oder|o|ou|y|e|et)\s*)+\d+)\s*(?:points?|punkte|puntos|pontos)/iu
    .exec(text)?.[1]
    ?.match(/\d+/g);
  const single = /(\d+)\s*(?:points?|punkte|puntos|pontos)/iu.exec(text)?.[1];
  const levels = named.length < 2 || named.length > 5 ? [] : named;
  return {
    ...(/leader ?board|high ?-?scores?|ranking|récords|recordes|meilleurs scores|mejores puntuaciones|melhores pontuações|bestenliste|rangliste|clasificación|classement|\b(?:enter|type) (?:their|your|a|the) name|placar/iu.test(
      text,
    )
      ? { asksName: true }
      : {}),
    ...(levels.length === 0
      ? {}
      : {
          levels: levels.map((label, at) => ({
            label: label.charAt(0).toUpperCase() + label.slice(1),
            points: Number(each?.[at] ?? single ?? (at + 1) * 10),
          })),
        }),
    ...(levels.length === 0 && single !== undefined ? { points: Number(single) } : {}),
  };
}

const USUAL_LEVELS = like.iu`
  \beasy\b\W+(?:\w+\W+)?(?:medium|normal)\b\W+(?:\w+\W+)?hard\b|\bfácil\b\W+(?:\w+\W+)?(?:médio|medio)\b\W+(?:\w+\W+)?difícil|\bleicht\b\W+(?:\w+\W+)?mittel\b\W+(?:\w+\W+)?schwer\b
  |\bfacile\b\W+(?:\w+\W+)?moyen\b\W+(?:\w+\W+)?difficile\b`;
