import { type PartWordKey, wordsFor } from '@loam/app-library';
import type { Draft } from '../draft.ts';

/** A word of the parts in the app's language. */
export const tell = (draft: Draft, key: PartWordKey): string => wordsFor(draft.plan.language)[key];
