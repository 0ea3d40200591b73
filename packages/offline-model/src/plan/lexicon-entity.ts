import type { Draft } from './draft.ts';
import { entityFromLexicon, type BuiltEntity } from './entities.ts';
import { localise } from './localise.ts';

/** An entity of the lexicon in the language of the request. */
export function lexiconEntity(draft: Draft, id: string): BuiltEntity | null {
  const made = entityFromLexicon(id);
  return made === null ? null : localise(made, draft.said, draft.copy.sentences);
}

/** The one that is there, or a new one. */
export function needEntity(draft: Draft, id: string): BuiltEntity | null {
  const known = draft.entities.find(({ entryId }) => entryId === id);
  if (known !== undefined) return known;
  const made = lexiconEntity(draft, id);
  if (made !== null) draft.entities.push(made);
  return made;
}
