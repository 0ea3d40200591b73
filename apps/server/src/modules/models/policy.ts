import type { ReadyModel } from '@loam/agent';

export const defaultModel = 'auto';

/** True where asking costs nothing, whichever of the models answers. */
export function isFree(models: readonly ReadyModel[]): boolean {
  return models.every(({ price }) => price.input === 0 && price.cachedInput === 0 && price.output === 0);
}
