import { listed } from './listed.ts';

export interface QuizTopic {
  readonly words: readonly string[];
  readonly questions: readonly Question[];
}

type Question = readonly [text: string, options: readonly string[], answer: number, why: string];

/** A question a line: its text, the options with a star before the right one, and why it is right. */
const questionsIn = (text: string): readonly Question[] => text.trim().split('\n').map(questionIn);

function questionIn(line: string): Question {
  const [question = '', ...cells] = line.split(' | ');
  const options = cells.slice(0, -1);
  const answer = options.findIndex((option) => option.startsWith('*'));
  return [question, options.map((option) => option.replace('*', '')), answer, cells.at(-1) ?? ''];
}

/** Topics with an empty line between: the words that ask for one, then its questions. */
export const topicsIn = (text: string): readonly QuizTopic[] =>
  text
    .trim()
    .split('\n\n')
    .map((topic) => {
      const [words = '', ...questions] = topic.split('\n');
      return { words: listed(words), questions: questionsIn(questions.join('\n')) };
    });
