import { setTimeout as sleep } from 'node:timers/promises';
import type { LanguageModelV4Message } from '@ai-sdk/provider';
import { tokensOf } from '../context/fit-messages.ts';
import type { Usage } from '../events.ts';
import { charactersFor, estimateTokens } from '../context/tokens.ts';
import { modelFault, ModelFaultError, type ModelFault } from '../models/model-fault.ts';
import { CutAnswerError, readAnswer, type ModelAnswer } from '../models/read-answer.ts';
import { TEXT_TAGS } from '../small/text-format.ts';
import { toolsFor } from '../tools/index.ts';
import type { ReadyModel } from '../turn.ts';
import { createCallRunner, type CallRunner } from './call-runner.ts';
import { chooseContext } from './choose-context.ts';
import { forgetEmptyAnswers, isEmptyAnswer, refuseEmptyAnswer } from './empty-answer.ts';
import { modelCall } from './model-call.ts';
import { LIMIT_TEXTS } from './texts.data.ts';
import { turnError } from './turn-error.ts';
import type { Turn } from './turn.ts';

export interface Asked {
  readonly answer: ModelAnswer;
  /** What the answer asks for is done while it is read; some of it may still be under way. */
  readonly calls: CallRunner;
}

/** Asks until there is an answer: again after a pause, with less context, or another model. */
export async function askModel(turn: Turn): Promise<Asked> {
  turn.spending.requireRoom();
  turn.spending.countStep();
  for (let attempt = 1; ; attempt += 1) {
    const calls = createCallRunner(turn);
    // Words after the last change say what has been done: that is true once it is saved.
    turn.talk.begin(
      hiddenTags(turn),
      () => turn.state.isTextFormat || turn.files.hasChanges() || calls.mayHaveChanged(),
    );
    try {
      return { answer: await askOnce(turn, calls), calls };
    } catch (error) {
      await calls.stop();
      if (!(error instanceof ModelFaultError)) throw error;
      turn.talk.withdraw();
      const next = await recover(turn, error.fault, attempt);
      if (next === 'give up') throw error;
      // What it asked for before it broke off has been done, and is told to whoever goes on from there.
      if (error instanceof CutAnswerError) return { answer: error.kept, calls };
      if (next === 'start over') attempt = 0;
    }
  }
}

async function askOnce(turn: Turn, calls: CallRunner): Promise<ModelAnswer> {
  const { state, limits, talk, spending } = turn;
  const { model } = state;
  const call = modelCall(turn);
  requireRoomFor(call.prompt, model);
  const answer = await readAnswer({
    language: model.language,
    life: model.life,
    call,
    limits: {
      firstByteMs: Math.max(limits.firstByteMs, model.silenceMs ?? 0),
      idleMs: Math.max(limits.idleMs, model.silenceMs ?? 0),
      silentMs: limits.silentMs,
      maxCharacters: Math.min(limits.answerCharacters, charactersFor(spending.outputTokensLeft() * 1.5)),
    },
    signal: calls.signal,
    now: () => turn.clock.now(),
    onText: (delta) => talk.say(delta),
    onThinking: (delta) => talk.think(delta),
    onCallBegun: (begun) => {
      talk.remark();
      calls.begin(begun);
    },
    onCallInput: calls.input,
    onCall: (whole) => {
      talk.keep();
      calls.take(whole);
    },
  }).catch(async (error: unknown) => {
    if (error instanceof CutAnswerError) {
      spending.add(guessUsage(call.prompt, error.kept), model.price);
      await calls.settle();
    }
    throw error;
  });
  spending.add(answer.usage ?? guessUsage(call.prompt, answer), model.price);
  if (answer.isFlood) throw turnError('token_limit', LIMIT_TEXTS.token_limit);
  if (answer.finish === 'content-filter') {
    const fault = modelFault('model_refused', 'The provider withheld the answer.');
    if (answer.calls.length === 0) throw new ModelFaultError(fault);
    await calls.settle();
    throw new CutAnswerError(fault, { ...answer, isCut: true });
  }
  refuseEmptyAnswer(turn, answer);
  talk.end();
  return answer;
}

/** Servers on a person's own machine cut a prompt that is too long instead of refusing it. */
function requireRoomFor(prompt: readonly LanguageModelV4Message[], model: ReadyModel): void {
  const tokens = prompt.reduce((sum, message) => sum + tokensOf(message), 0);
  if (tokens <= model.contextTokens) return;
  const details = `About ${tokens} tokens for a model that reads ${model.contextTokens}.`;
  throw new ModelFaultError(modelFault('context_too_long', details));
}

type Recovery = 'again' | 'start over' | 'give up';

async function recover(turn: Turn, fault: ModelFault, attempt: number): Promise<Recovery> {
  const { state, limits, tell } = turn;
  if (fault.code === 'context_too_long' && !state.isContextReduced) {
    state.isContextReduced = true;
    await chooseContext(turn);
    tell({ type: 'retrying', reason: fault.code, waitMs: 0, attempt });
    return 'again';
  }
  const waitMs = pauseBefore(turn, fault, attempt);
  if (fault.isPassing && attempt < limits.attempts && waitMs <= limits.maxRetryAfterMs) {
    tell({ type: 'retrying', reason: fault.code, waitMs, attempt, isEmpty: isEmptyAnswer(fault) });
    await sleep(waitMs, undefined, { signal: turn.signal });
    return 'again';
  }
  const [next, ...others] = state.others;
  if (next === undefined) return 'give up';
  turn.logger.warn({ from: state.model.id, to: next.id, code: fault.code }, 'another model stands in');
  tell({ type: 'retrying', reason: fault.code, waitMs: 0, attempt, from: state.model.id, to: next.id });
  state.others = others;
  await switchTo(turn, next);
  return 'start over';
}

/** What the provider asks for; else twice as long each time, with some chance so that not all come back at once. */
function pauseBefore({ limits, randomness }: Turn, fault: ModelFault, attempt: number): number {
  if (fault.retryAfterMs !== undefined) return fault.retryAfterMs;
  const backoff = Math.min(limits.backoffMs * 2 ** (attempt - 1), limits.maxBackoffMs);
  return Math.round(backoff * (0.75 + randomness() * 0.5));
}

async function switchTo(turn: Turn, model: ReadyModel): Promise<void> {
  const { state, options, ports, request } = turn;
  state.model = model;
  state.isTextFormat = !model.callsTools;
  state.unreadableCalls = 0;
  forgetEmptyAnswers(turn);
  state.toolset = toolsFor({
    options,
    ports,
    mode: request.mode,
    isSmall: model.isSmall,
    readsWholeProject: model.readsWholeProject,
  });
  if (!model.seesImages) state.messages = state.messages.map(withoutPictures);
  state.isContextReduced = false;
  await chooseContext(turn);
  turn.tell({ type: 'started', model: model.id });
}

function withoutPictures(message: LanguageModelV4Message): LanguageModelV4Message {
  if (message.role !== 'user') return message;
  return { ...message, content: message.content.filter((part) => part.type !== 'file') };
}

function hiddenTags({ state }: Turn): readonly string[] {
  return state.isTextFormat ? ['suggestions', ...TEXT_TAGS] : ['suggestions'];
}

/** For servers that tell nothing: budgets must hold there too. */
function guessUsage(prompt: readonly LanguageModelV4Message[], answer: ModelAnswer): Usage {
  const written = answer.text + answer.calls.map(({ input }) => input).join('');
  const inputTokens = prompt.reduce((sum, message) => sum + tokensOf(message), 0);
  return { inputTokens, cachedInputTokens: 0, outputTokens: estimateTokens(written) };
}
