import { parseStored } from "@/lib/parse-stored";

export interface QuizResult {
  player: string;
  points: number;
  level: string;
}

const KEY = "app:quiz-results:v1";
const CHANGED = "quiz-results";

let known: readonly QuizResult[] | null = null;

/** The best first. */
export function readQuizResults(): readonly QuizResult[] {
  if (known) return known;
  try {
    const stored = localStorage.getItem(KEY);
    known = stored === null ? [] : parseStored<readonly QuizResult[]>(stored);
  } catch {
    known = [];
  }
  return known ?? [];
}

export function addQuizResult(result: QuizResult) {
  known = [...readQuizResults(), result].toSorted((left, right) => right.points - left.points).slice(0, 50);
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Blocked or full storage: the list lasts as long as the page.
  }
  window.dispatchEvent(new Event(CHANGED));
}

export function onQuizResults(listen: () => void): () => void {
  window.addEventListener(CHANGED, listen);
  return () => window.removeEventListener(CHANGED, listen);
}
