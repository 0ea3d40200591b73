import { limits, texts } from '@loam/contract';
import { z } from 'zod';

/** One screen on the stack. It can be written down, so that a reload returns to it. */
export const Level = z.object({
  /** The section that shows it. */
  section: z.string(),
  title: z.string(),
  /** What of the section is meant, such as a table. */
  params: z.record(z.string(), z.string()),
});
export type Level = z.infer<typeof Level>;

/** From the first screen below the overview to the one that is shown; empty is the overview itself. */
export const Stack = z.array(Level).max(50);
export type Stack = readonly Level[];

const maxLevels = 50;

export function pushLevel(stack: Stack, level: Level): Stack {
  const shown = stack.at(-1);
  if (shown && levelKey(shown) === levelKey(level)) return stack;
  return [...stack, level].slice(-maxLevels);
}

export function popLevel(stack: Stack): Stack {
  return stack.slice(0, -1);
}

/** A side item leaves nothing to go back to but the overview. */
export function resetTo(level: Level): Stack {
  return [level];
}

/** What the button that goes back says; nothing at the overview, from where nothing goes back. */
export function backLabel(stack: Stack): string | undefined {
  if (stack.length === 0) return undefined;
  const before = stack.at(-2);
  if (before === undefined) return texts.cloud.overview;
  return before.title.length > limits.cloud.backLabelMaxCharacters ? texts.cloud.back : before.title;
}

export function titleOf(stack: Stack): string {
  return stack.at(-1)?.title ?? texts.cloud.title;
}

/** The same for two levels that show the same thing. */
export function levelKey({ section, params }: Level): string {
  return JSON.stringify([section, Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}
