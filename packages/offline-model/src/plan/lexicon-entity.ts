import type { Draft } from './draft.ts';
import { entityFromLexicon, type BuiltEntity } from './entities.ts';
import { localise } from './localise.ts';

/** An entity of the lexicon in the language of the request. */
export function lexiconEntity(draft: Draft, id: string): BuiltEntity | null {
  const made = entityFromLexicon(id);
  return made === null ? null : localise(made, draft.said, draft.copy.sentences);
}
