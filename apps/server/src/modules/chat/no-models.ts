import { type ChatModel, enums } from '@loam/contract';
import type { RunTurn } from '@loam/agent';
import type { Trials } from '../preview/index.ts';
import type { Models } from './ports.ts';
import { AppError } from '@loam/kernel';

/** An installation without any model: all are shown, none can be asked. */
export const noModels: Models = {
  open: async () => ({ list: () => enums.chat.models.map(unavailable), ready: () => [] }),
  installed: async () => [],
  probe: async () => 'unreachable',
};

function unavailable(id: string): ChatModel {
  return {
    id,
    label: id,
    provider: null,
    is_available: false,
    runs_as: null,
    context_tokens: null,
    sees_images: false,
    price: null,
  };
}

const nothing = () =>
  Promise.reject(new AppError({ code: 'no_model', detail: 'No model can be asked on this installation.' }));

/** Never reached while there is no model. */
export const noTrials: Trials = { open: nothing };
export const noTurns: RunTurn = nothing;
