import type { AiMessage, TurnStep } from '@loam/contract';

/** What an answer said and did, in the order in which it happened. */
export type StoryPart =
  | { readonly kind: 'remark'; readonly key: string; readonly text: string }
  | { readonly kind: 'steps'; readonly key: string; readonly steps: readonly TurnStep[] };

export interface TurnStory {
  readonly parts: readonly StoryPart[];
  /** What was said after the last step. */
  readonly closing: string;
}

type Told = Pick<AiMessage, 'content' | 'steps'>;

/** Steps of older messages do not know their place: they stand before all that was said. */
export function storyOf({ content, steps }: Told): TurnStory {
  const parts: StoryPart[] = [];
  let told = 0;
  for (const step of steps) {
    const place = Math.min(Math.max(step.text_at ?? told, told), content.length);
    const text = content.slice(told, place).trim();
    told = place;
    if (text !== '') parts.push({ kind: 'remark', key: `before ${step.id}`, text });
    const last = parts.at(-1);
    if (last?.kind === 'steps') parts[parts.length - 1] = { ...last, steps: [...last.steps, step] };
    else parts.push({ kind: 'steps', key: step.id, steps: [step] });
  }
  return { parts, closing: content.slice(told).trimStart() };
}

/** The end of a story with so many of its steps, and the words that belong to them. */
export function latestParts(
  parts: readonly StoryPart[],
  most: number,
): { readonly parts: readonly StoryPart[]; readonly hidden: number } {
  const all = parts.reduce((sum, part) => sum + (part.kind === 'steps' ? part.steps.length : 0), 0);
  const hidden = Math.max(0, all - most);
  const latest: StoryPart[] = [];
  let passed = 0;
  for (const part of parts) {
    if (part.kind === 'remark') {
      if (passed >= hidden) latest.push(part);
      continue;
    }
    const steps = part.steps.slice(Math.max(0, hidden - passed));
    passed += part.steps.length;
    if (steps.length > 0) latest.push({ ...part, steps });
  }
  return { parts: latest, hidden };
}

/** An answer that ended without a last word ends with the last that it said. */
export function finishedStory(message: Told): TurnStory {
  const { parts, closing } = storyOf(message);
  if (closing !== '') return { parts, closing };
  const last = parts.findLastIndex(({ kind }) => kind === 'remark');
  const remark = parts[last];
  if (remark?.kind !== 'remark') return { parts, closing };
  return { parts: joined(parts.toSpliced(last, 1)), closing: remark.text };
}

/** Steps that nothing stands between any more are one list. */
function joined(parts: readonly StoryPart[]): readonly StoryPart[] {
  const all: StoryPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.kind === 'steps' && last?.kind === 'steps') {
      all[all.length - 1] = { ...last, steps: [...last.steps, ...part.steps] };
    } else all.push(part);
  }
  return all;
}
