import { historyMessages } from '../context/history.ts';
import { readProject } from '../context/project-sources.ts';
import { requestContent } from '../context/request-message.ts';
import { untilAborted } from './time-limit.ts';
import type { Turn } from './turn.ts';

const MAX_FILE_TOKENS = 24_000;
const MAX_HISTORY_TOKENS = 16_000;
const FILE_SHARE = 0.3;
const HISTORY_SHARE = 0.2;

/** Decides what the model sees before its first word. */
export async function chooseContext(turn: Turn): Promise<{ readonly shown: readonly string[] }> {
  const { request, state, files } = turn;
  const { model } = state;
  const project = await untilAborted(readProject(files), turn.signal);
  const budgetTokens = Math.min(MAX_FILE_TOKENS, model.contextTokens * FILE_SHARE);
  const { parts, shown } = await untilAborted(
    requestContent({ request, project, model, budgetTokens }),
    turn.signal,
  );
  const historyTokens = Math.min(MAX_HISTORY_TOKENS, model.contextTokens * HISTORY_SHARE);
  state.messages = [...historyMessages(request.history, historyTokens), { role: 'user', content: parts }];
  state.opening = state.messages.length;
  return { shown };
}
