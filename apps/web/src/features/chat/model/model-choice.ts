import type { ChatModel } from '@loam/contract';

export const automaticModel = 'auto';

export interface ModelGroups {
  readonly available: readonly ChatModel[];
  readonly disabled: readonly ChatModel[];
}

export function groupModels(models: readonly ChatModel[]): ModelGroups {
  return {
    available: models.filter((model) => model.is_available),
    disabled: models.filter((model) => !model.is_available),
  };
}

/** The stored choice while it can answer, otherwise automatic, otherwise whatever can. */
export function effectiveModel(models: readonly ChatModel[], chosen: string): ChatModel | undefined {
  const { available } = groupModels(models);
  return (
    available.find(({ id }) => id === chosen) ??
    available.find(({ id }) => id === automaticModel) ??
    available[0]
  );
}

/** A model is named only when it is not automatic. */
export function namedModel(model: ChatModel | undefined): { readonly model?: string } {
  return model === undefined || model.id === automaticModel ? {} : { model: model.id };
}
