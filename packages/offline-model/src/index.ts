import type { LanguageModelV4 } from '@ai-sdk/provider';
import { createOfflineLanguageModel } from './provider/offline-model.ts';
import { createResponder } from './provider/responder.ts';
import { respond } from './respond.ts';

export type {
  Change,
  Clause,
  CloudState,
  Fault,
  PastTalk,
  PickedElement,
  Reply,
  RespondInput,
} from './reply.ts';
export { respond };

export interface OfflineModel extends LanguageModelV4 {
  /** Works out a reply that nobody reads, so that the first one somebody waits for is not the slowest. */
  warmUp(): Promise<void>;
  /** Ends the thread that works out replies, where one was begun. */
  close(): Promise<void>;
}

/** A language model that needs no key, no network and no memory. It thinks on a thread of its own. */
export function createOfflineModel(): OfflineModel {
  const responder = createResponder();
  return { ...createOfflineLanguageModel(responder), warmUp: responder.warmUp, close: responder.close };
}
export type { AppPlan } from './plan/app-plan.ts';
export { readPlan } from './plan/app-plan.ts';
export { givenName } from './understand/given/given-name.ts';
export { detectLanguage } from './understand/language.ts';
