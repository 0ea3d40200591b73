import type { QuizQuestion } from "@/lib/quiz";

export interface OwnQuiz {
  id: string;
  title: string;
  questions: readonly QuizQuestion[];
}

/** A question as it is typed: its options in lines, the right one first. */
export interface DraftQuestion {
  text: string;
  right: string;
  wrong: readonly string[];
}

/** The right option stands at another place in each question, so that nobody learns where it is. */
export function questionFrom({ text, right, wrong }: DraftQuestion, at: number): QuizQuestion | null {
  const others = [...new Set(wrong.map((option) => option.trim()))].filter(
    (option) => option !== "" && option !== right.trim(),
  );
  if (text.trim() === "" || right.trim() === "" || others.length === 0) return null;
  const answer = (at * 2 + 1) % (others.length + 1);
  return { text: text.trim(), options: others.toSpliced(answer, 0, right.trim()), answer, why: "" };
}

const MARK = "#quiz=";

/** The whole quiz is in the link: whoever opens it has it, without an account. */
export function quizLink({ title, questions }: OwnQuiz): string {
  const told = questions.map(({ text, options, answer }) => [text, answer, ...options]);
  return "/" + MARK + encodeURIComponent(JSON.stringify([title, told]));
}

/** The quiz that a link holds; null where it holds none. */
export function quizFromLink(hash: string): OwnQuiz | null {
  if (!hash.startsWith(MARK)) return null;
  try {
    const told: unknown = JSON.parse(decodeURIComponent(hash.slice(MARK.length)));
    if (!Array.isArray(told) || typeof told[0] !== "string" || !Array.isArray(told[1])) return null;
    const questions = told[1].map(questionIn);
    return questions.length > 0 && questions.every((one) => one !== null)
      ? { id: hash, title: told[0], questions }
      : null;
  } catch {
    return null;
  }
}

function questionIn(told: unknown): QuizQuestion | null {
  if (!Array.isArray(told)) return null;
  const cells: readonly unknown[] = told;
  const [text, answer] = cells;
  const options = cells.slice(2).map(String);
  if (typeof text !== "string" || typeof answer !== "number" || options.length < 2) return null;
  return options[answer] === undefined ? null : { text, options, answer, why: "" };
}
