import { z } from 'zod';
import { createLocalValue, type LocalValue } from '../../shared/local-value.ts';
import { Draft, emptyDraft } from './model/draft.ts';
import { automaticModel } from './model/model-choice.ts';

/** The model that this browser asks, in every project. */
export const modelValue = createLocalValue<string>({
  key: 'chat-model',
  version: '1',
  schema: z.string(),
  fallback: automaticModel,
});

/** When the server last said that messages come too fast, in milliseconds. */
export const rateLimitedAtValue = createLocalValue<number | null>({
  key: 'chat-rate-limited-at',
  version: '1',
  schema: z.number().nullable(),
  fallback: null,
});

const draftValues = new Map<string, LocalValue<Draft>>();

/** One value for each project, so that whoever shows it hears of every change. */
export function draftValueOf(projectId: string): LocalValue<Draft> {
  const known = draftValues.get(projectId);
  if (known) return known;
  const value = createLocalValue<Draft>({
    key: `chat-draft:${projectId}`,
    version: '1',
    schema: Draft,
    fallback: emptyDraft,
  });
  draftValues.set(projectId, value);
  return value;
}
