export interface LearningCard {
  id: string;
  deck: string;
  /** One text for each field; the first is the front. */
  texts: readonly string[];
  /** The day it comes back, "2030-01-31". */
  dueOn: string;
}

export function isDue({ dueOn }: LearningCard, today: string): boolean {
  return dueOn <= today;
}

/** The due card after this one, from the beginning again at the end. */
export function nextCard(
  cards: readonly LearningCard[],
  currentId: string,
  today: string,
): LearningCard | undefined {
  const at = cards.findIndex(({ id }) => id === currentId);
  return [...cards.slice(at + 1), ...cards.slice(0, at + 1)].find((card) => isDue(card, today));
}
