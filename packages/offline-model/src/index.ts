import type { LanguageModelV4 } from '@ai-sdk/provider';
import { createOfflineLanguageModel } from './provider/offline-model.ts';
import { respond } from './respond.ts';

export type { Change, Fault, PastTalk, PickedElement, Reply, RespondInput } from './reply.ts';
export { respond };

/** A language model that needs no key, no network and no memory. */
export const createOfflineModel = (): LanguageModelV4 => createOfflineLanguageModel({ respond });
