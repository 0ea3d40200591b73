import type { LanguageModelV4Message } from '@ai-sdk/provider';
import { FAULT_TEXTS } from '../models/fault-texts.data.ts';
import { modelFault, ModelFaultError, type ModelFault } from '../models/model-fault.ts';
import type { ModelAnswer } from '../models/read-answer.ts';
import type { Turn } from './turn.ts';

/** The first empty answer is spoken of, the second may be chance, the third is a fault of the model. */
const TRIES = 2;

const NUDGE: readonly LanguageModelV4Message[] = [
  { role: 'assistant', content: [{ type: 'text', text: '(an empty answer)' }] },
  {
    role: 'user',
    content: [
      {
        type: 'text',
        text: 'Your last answer was empty: it held no words and no tool call, so nothing happened. Do what was asked with the tools, or answer in words.',
      },
    ],
  },
];

/** Throws when the answer holds nothing that a person or the project could have. */
export function refuseEmptyAnswer(turn: Turn, answer: ModelAnswer): void {
  const { state, files, talk } = turn;
  if (answer.text.trim() !== '' || answer.calls.length > 0) {
    state.emptyAnswers = 0;
    return;
  }
  const isFirst = state.messages.length === state.opening;
  // After its changes a model may have nothing to add.
  if (!isFirst && (files.hasChanges() || talk.text() !== '')) return;
  state.emptyAnswers += 1;
  if (state.emptyAnswers === 1) state.messages.push(...NUDGE);

  throw new ModelFaultError(
    modelFault('model_unavailable', '', {
      message: FAULT_TEXTS.empty_answer,
      isPassing: state.emptyAnswers <= TRIES,
    }),
  );
}

export function isEmptyAnswer({ message }: ModelFault): boolean {
  return message === FAULT_TEXTS.empty_answer;
}

/** Another model was not the one that said nothing. */
export function forgetEmptyAnswers({ state }: Turn): void {
  state.emptyAnswers = 0;
  state.messages = state.messages.filter((message) => !NUDGE.includes(message));
}
