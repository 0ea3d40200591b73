export interface QuizQuestion {
  text: string;
  options: readonly string[];
  /** The place of the right option. */
  answer: number;
  why: string;
}

export interface QuizState {
  place: number;
  /** What was chosen for each question that is done; null when time ran out. */
  given: readonly (number | null)[];
  isFinished: boolean;
}

export interface QuizLevel {
  label: string;
  /** For each right answer. */
  points: number;
}

/** The questions of a level; they are shared out in their order. */
export function questionsOfLevel(
  questions: readonly QuizQuestion[],
  level: number,
  levels: number,
): readonly QuizQuestion[] {
  if (levels < 2) return questions;
  const from = Math.round((questions.length * level) / levels);
  return questions.slice(from, Math.round((questions.length * (level + 1)) / levels));
}

export const FRESH_QUIZ: QuizState = { place: 0, given: [], isFinished: false };

/** An answer counts once. */
export function giveAnswer(state: QuizState, option: number | null): QuizState {
  if (state.given.length > state.place) return state;
  return { ...state, given: [...state.given, option] };
}

export function nextQuestion(state: QuizState, count: number): QuizState {
  if (state.given.length <= state.place) return state;
  return state.place + 1 < count ? { ...state, place: state.place + 1 } : { ...state, isFinished: true };
}

export function quizScore(questions: readonly QuizQuestion[], { given }: QuizState): number {
  return questions.filter((question, index) => given[index] === question.answer).length;
}
