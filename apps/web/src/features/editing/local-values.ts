import { z } from 'zod';
import { createLocalValue, type LocalValue } from '../../shared/local-value.ts';
import { CodeDrafts, noDrafts } from './model/drafts.ts';

export const wrapLinesValue = createLocalValue<boolean>({
  key: 'code-wrap-lines',
  version: '1',
  schema: z.boolean(),
  fallback: false,
});

export function createDraftsValue(projectId: string): LocalValue<CodeDrafts> {
  return createLocalValue<CodeDrafts>({
    key: `code-drafts:${projectId}`,
    version: '1',
    schema: CodeDrafts,
    fallback: noDrafts,
  });
}
