import type { EntityPlan, SeedRow } from '../../plan/app-plan.ts';
import { isGoods, sceneFor, sceneNamed, thingWords } from './scene-words.data.ts';

interface Drawn {
  readonly entity: EntityPlan;
  readonly row: SeedRow;
  /** What the row says about its picture. */
  readonly words: string;
}

/** The scene for a record: goods are drawn as what they are called, everything else as its words say. */
export function recordScene({ entity, row, words }: Drawn, domain: string): string {
  const thing = thingWords(entity);
  const title = row[entity.titleField];
  const named = isGoods(thing) && typeof title === 'string' ? sceneNamed(title) : undefined;
  return named ?? sceneFor(words, domain, thing);
}
