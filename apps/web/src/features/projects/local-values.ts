import { z } from 'zod';
import { createLocalValue } from '../../shared/local-value.ts';
import { emptyDraft, PromptDraft } from './model/prompt-draft.ts';

export const projectLayouts = ['grid', 'list'] as const;
export type ProjectLayout = (typeof projectLayouts)[number];

export const projectLayoutValue = createLocalValue<ProjectLayout>({
  key: 'project-layout',
  version: '1',
  schema: z.enum(projectLayouts),
  fallback: 'grid',
});

export const promptDraftValue = createLocalValue<PromptDraft>({
  key: 'prompt-draft',
  version: '1',
  schema: PromptDraft,
  fallback: emptyDraft,
});
