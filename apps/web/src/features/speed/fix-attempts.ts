import { z } from 'zod';
import { createLocalValue } from '../../shared/local-value.ts';

/** Analyses and categories for which the AI was asked, as long as this window is open. */
export const fixAttempts = createLocalValue<readonly string[]>({
  key: 'speed-fixes',
  version: '1',
  schema: z.array(z.string()),
  fallback: [],
  storage: globalThis.sessionStorage,
});
