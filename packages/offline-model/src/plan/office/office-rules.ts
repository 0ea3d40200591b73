import { sentences } from '../../understand/tokens.ts';
import type { Draft } from '../draft.ts';
import { addCompared } from './compared.ts';
import { addCopies, addReceipts, addSettings, addStock } from './effects.ts';
import { addLimits } from './limits.ts';
import { addBelongings, addNeeds, addRights } from './needs.ts';
import { addPicks } from './picks.ts';

/** What may and may not be done with the records of an office, and what follows from what is done. */
export function addOfficeRules(draft: Draft): void {
  const { text } = draft.said;
  const told = sentences(text).map(({ start, end }) => text.slice(start, end).trim());
  if (draft.kind !== 'management' && draft.kind !== 'dashboard') {
    for (const sentence of told) addCompared(draft, sentence);
    return;
  }
  for (const sentence of told) addBelongings(draft, sentence);
  addStock(draft);
  for (const sentence of told) {
    addPicks(draft, sentence);
    addNeeds(draft, sentence);
    addLimits(draft, sentence);
    addReceipts(draft, sentence);
    addCopies(draft, sentence);
    addSettings(draft, sentence);
    addRights(draft, sentence);
  }
}
