import { type AiMessage, type ChatModel, enums } from '@loam/contract';

export const automaticModel = 'auto';
export const offlineModel = 'offline';

export interface ModelGroups {
  readonly available: readonly ChatModel[];
  readonly disabled: readonly ChatModel[];
}

export function groupModels(models: readonly ChatModel[]): ModelGroups {
  const ordered = models.toSorted((a, b) => placeOf(a) - placeOf(b));
  return {
    available: ordered.filter((model) => model.is_available),
    disabled: ordered.filter((model) => !model.is_available),
  };
}

/** In the order of the specification, a variant (`gpt-5-mini`) after what it varies; what people added comes last. */
function placeOf({ id }: ChatModel): number {
  const names: readonly string[] = enums.chat.models;
  const exact = names.indexOf(id);
  if (exact >= 0) return exact;
  const base = names.findLastIndex((name) => id.startsWith(`${name}-`));
  return base >= 0 ? base + 0.5 : names.length;
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

/** What a person calls the model that answers: for an automatic choice the one it stands for now. */
export function answeringName(models: readonly ChatModel[], model: ChatModel): string {
  if (model.runs_as === null) return model.label;
  return models.find(({ id }) => id === model.runs_as)?.label ?? model.runs_as;
}

/** True where the product itself answers, without any provider. */
export function isOffline({ id, provider, runs_as: runsAs }: ChatModel): boolean {
  return provider === 'offline' || id === 'offline' || runsAs === 'offline';
}

/** After a fault of a language model, where the product can answer without one. */
export function canUseRules(message: AiMessage, models: readonly ChatModel[]): boolean {
  const isFault = message.pipeline_errors.some(
    ({ code }) => code.startsWith('model_') || code === 'no_model',
  );
  const isThere = models.some(({ id, is_available: isAvailable }) => id === offlineModel && isAvailable);
  return isFault && isThere && message.model !== offlineModel;
}

/** What people call the model that gave an answer. */
export function nameOfModel(models: readonly ChatModel[], id: string): string | undefined {
  return models.find((model) => model.id === id)?.label;
}
