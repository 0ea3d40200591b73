import type { QuizBlock } from '../../../plan/block-plan.ts';
import { block as lines, codeOf, elementOf } from '../../code.ts';
import { kebab, pascal } from '../../names.ts';
import { type BlockPlace, sectionTitle } from '../block.ts';

/** Questions one after the other, with the reason for each answer and a score at the end. */
export function writeQuiz(block: QuizBlock, place: BlockPlace): string {
  const { draft, page, index } = place;
  const questions = block.questions.filter(({ options, answer }) => options[answer] !== undefined);
  if (questions.length === 0) return '';
  const name = `${pascal(page.id)}Questions${index === 0 ? '' : index}`;
  const constant = name.charAt(0).toLowerCase() + name.slice(1);
  const rows = questions.map(({ text, options, answer, why }) => {
    const distinct = [...new Set(options)];
    return { text, options: distinct, answer: distinct.indexOf(options[answer] ?? ''), why };
  });
  draft.add(
    `src/data/quiz/${kebab(constant)}.ts`,
    `export const ${constant}: readonly QuizQuestion[] = ${codeOf(rows)};\n`,
  );
  const { levels = [], asksName } = block;
  const player = elementOf('QuizPlayer', {
    name: `${page.id}-${index}`,
    questions: () => constant,
    secondsPerQuestion: block.secondsPerQuestion || undefined,
    levels: levels.length > 1 ? levels.map(({ label, points }) => ({ label, points })) : undefined,
    points: block.points,
    asksName: asksName === true || undefined,
  });
  return `<Section ${sectionTitle(place, block.title)}>
  ${lines([player, asksName === true && '<QuizScores />'], 2)}
</Section>`;
}
