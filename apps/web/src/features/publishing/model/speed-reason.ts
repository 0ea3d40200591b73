import { texts } from '@loam/contract';

interface SpeedFacts {
  /** It has an address, now or from an earlier publish. */
  readonly hasUrl: boolean;
  readonly isPublished: boolean;
  readonly isUpToDate: boolean;
  readonly isVisualEditing: boolean;
}

/** Why the speed of the site cannot be measured now; undefined when it can. */
export function speedDisabledReason(facts: SpeedFacts): string | undefined {
  const { disabled } = texts.speed;
  if (facts.isVisualEditing) return disabled.exitVisualEditor;
  if (!facts.isPublished) return facts.hasUrl ? disabled.publishLatest : disabled.publishFirst;
  return facts.isUpToDate ? undefined : disabled.updateFirst;
}
