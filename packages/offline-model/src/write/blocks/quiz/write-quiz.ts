import type { QuizBlock } from '../../../plan/block-plan.ts';
import { block as lines, quote } from '../../code.ts';
import { kebab, pascal } from '../../names.ts';
import { type BlockPlace, sectionTitle } from '../block.ts';

/** Questions one after the other, with the reason for each answer and a score at the end. */
export function writeQuiz(block: QuizBlock, place: BlockPlace): string {
  const { draft, page, index } = place;
  const questions = block.questions.filter(({ options, answer }) => options[answer] !== undefined);
  if (questions.length === 0) return '';
  const name = `${pascal(page.id)}Questions${index === 0 ? '' : index}`;
  const constant = name.charAt(0).toLowerCase() + name.slice(1);
  const rows = questions.map(
    ({ text, options, answer, why }) => `{
  text: ${quote(text)},
  options: [${[...new Set(options)].map(quote).join(', ')}],
  answer: ${[...new Set(options)].indexOf(options[answer] ?? '')},
  why: ${quote(why)},
},`,
  );
  draft.add(
    `src/data/quiz/${kebab(constant)}.ts`,
    `export const ${constant}: readonly QuizQuestion[] = [
  ${lines(rows, 2)}
];
`,
  );
  const seconds = block.secondsPerQuestion ? ` secondsPerQuestion={${block.secondsPerQuestion}}` : '';
  const levels = (block.levels ?? []).map(
    ({ label, points }) => `{ label: ${quote(label)}, points: ${points} }`,
  );
  const extras = [
    ...(levels.length > 1 ? [` levels={[${levels.join(', ')}]}`] : []),
    ...(block.points === undefined ? [] : [` points={${block.points}}`]),
    ...(block.asksName === true ? [' asksName'] : []),
  ].join('');
  const scores = block.asksName === true ? '\n  <QuizScores />' : '';
  return `<Section ${sectionTitle(place, block.title)}>
  <QuizPlayer name="${page.id}-${index}" questions={${constant}}${seconds}${extras} />${scores}
</Section>`;
}
