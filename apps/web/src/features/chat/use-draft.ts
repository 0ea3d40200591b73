import { useState } from 'react';
import { type LocalValue, useLocalValue } from '../../shared/local-value.ts';
import { draftValueOf } from './local-values.ts';
import { type Draft, restoredDraft } from './model/draft.ts';

/** The draft of a project, kept in this browser. The value itself is for what happens between two renders. */
export function useDraft(projectId: string): readonly [Draft, LocalValue<Draft>] {
  const [value] = useState(() => {
    const made = draftValueOf(projectId);
    const kept = made.get();
    const restored = restoredDraft(kept, Date.now());
    if (restored !== kept) made.set(restored);
    return made;
  });
  const [draft] = useLocalValue(value);
  return [draft, value];
}
