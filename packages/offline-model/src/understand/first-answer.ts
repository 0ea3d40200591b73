/** One step of a decision; nothing where it has nothing to say. */
export type Rule<About, Answer> = (about: About) => Answer | null | undefined;

/** Asked in their order; the first that answers decides. */
export function firstAnswer<About, Answer>(
  rules: readonly Rule<About, Answer>[],
  about: About,
): Answer | undefined {
  for (const rule of rules) {
    const answer = rule(about);
    if (answer !== undefined && answer !== null) return answer;
  }
  return undefined;
}
