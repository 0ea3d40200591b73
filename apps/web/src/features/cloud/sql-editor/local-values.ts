import { z } from 'zod';
import { createLocalValue } from '../../../shared/local-value.ts';

const Memory = z.object({ text: z.string(), history: z.array(z.string()) });
export type SqlMemory = z.infer<typeof Memory>;

export const emptyMemory: SqlMemory = { text: '', history: [] };

/** What was typed and run in this browser, by project. */
export const sqlMemories = createLocalValue({
  key: 'sql-editor',
  version: '1',
  schema: z.record(z.string(), Memory),
  fallback: {},
});
