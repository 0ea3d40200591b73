import type { LanguageModelV4Message } from '@ai-sdk/provider';
import { historyMessages } from '../context/history.ts';
import { readProject } from '../context/project-sources.ts';
import { requestContent } from '../context/request-message.ts';
import { openEarlierDraft } from './stage-draft.ts';
import { untilAborted } from './time-limit.ts';
import type { Turn } from './turn.ts';

const MAX_FILE_TOKENS = 24_000;
const MAX_HISTORY_TOKENS = 16_000;
const FILE_SHARE = 0.3;
const HISTORY_SHARE = 0.2;
const LESS_OF_IT = 0.25;

/** Decides what the model sees before its first word; what was said since stays. */
export async function chooseContext(turn: Turn): Promise<{ readonly shown: readonly string[] }> {
  const { request, state, files } = turn;
  const { model } = state;
  const share = state.isContextReduced ? LESS_OF_IT : 1;
  await openEarlierDraft(turn);
  const project = await untilAborted(readProject(files), turn.signal);
  const budgetTokens = Math.min(MAX_FILE_TOKENS, model.contextTokens * FILE_SHARE) * share;
  const { parts, shown } = await untilAborted(
    requestContent({
      request: { ...request, draft: state.draft },
      project,
      model,
      budgetTokens,
      now: turn.clock.now(),
      hasCloud: turn.ports.cloud?.isEnabled() === true,
      offers: (name) => !state.isTextFormat && state.toolset.offers(name),
    }),
    turn.signal,
  );
  const historyTokens = Math.min(MAX_HISTORY_TOKENS, model.contextTokens * HISTORY_SHARE) * share;
  const opening: LanguageModelV4Message[] = [
    ...historyMessages(request.history, historyTokens),
    { role: 'user', content: parts },
  ];
  state.messages = [...opening, ...state.messages.slice(state.opening)];
  state.opening = opening.length;
  return { shown };
}
