import type { LanguageModelV4Message } from '@ai-sdk/provider';
import { silentLogger, type Clock, type Ids, type Logger } from '@loam/kernel';
import type { TurnResult } from '../events.ts';
import { NO_USAGE } from '../models/cost.ts';
import type { ModelAnswer } from '../models/read-answer.ts';
import type { RunTurn } from '../turn.ts';
import { askModel, type Asked } from './ask-model.ts';
import { checkAndMend } from './check-and-mend.ts';
import { chooseContext } from './choose-context.ts';
import { conclude } from './conclude.ts';
import { enableByClick } from './enable-by-click.ts';
import { DEFAULT_LIMITS, type LoopLimits } from './limits.ts';
import { leavesAsItIs, lookAgain } from './look-again.ts';
import { createDefinitions } from './model-call.ts';
import { nudge, reportUnchanged } from './nudge.ts';
import { prepare } from './prepare.ts';
import { reportFailure, reportSuccess } from './report.ts';
import { runTextAnswer, wantsAnotherStep } from './run-text-answer.ts';
import { runTools } from './run-tools.ts';
import { LIMIT_TEXTS } from './texts.data.ts';
import { createTeller } from './teller.ts';
import { saveVersion } from './save-version.ts';
import { startTimeLimit, type TimeLimit } from './time-limit.ts';
import { isTurnError, turnError } from './turn-error.ts';
import type { Turn, TurnTools } from './turn.ts';

export interface RunTurnOptions {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger?: Logger;
  readonly randomness?: () => number;
  readonly limits?: Partial<LoopLimits>;
}

/** A turn is a list of named steps over one value: prepare, choose context, ask model, run tools, check, commit, report. */
export function createRunTurn(options: RunTurnOptions): RunTurn {
  const tools: TurnTools = {
    clock: options.clock,
    ids: options.ids,
    logger: options.logger ?? silentLogger,
    randomness: options.randomness ?? Math.random,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
    definitionOf: createDefinitions(),
  };
  return async (...given) => {
    const [request, turnOptions, ports, listener] = given;
    const teller = createTeller(listener, tools);
    const { tell } = teller;
    const [model] = turnOptions.models;
    if (model === undefined) return teller.end(withoutModel());
    const { timeMs } = turnOptions.budget;
    const time = startTimeLimit({ clock: tools.clock, timeMs, stop: turnOptions.signal });
    const turn = prepare({ tools, given: [request, turnOptions, ports, tell], time, model });
    tell({ type: 'started', model: model.id });
    try {
      return teller.end(await runSteps(turn));
    } catch (error) {
      const ends = {
        save: () => finish(turn, 'choose_context'),
        fail: (fault: unknown) => reported(turn, 'request', reportFailure(turn, fault)),
      };
      return teller.end(await conclude(turn, timeError(error, time), ends));
    } finally {
      time.end();
    }
  };
}

async function runSteps(turn: Turn): Promise<TurnResult> {
  const { trace, request, state, signal } = turn;
  signal.throwIfAborted();
  if (request.mode === 'build' && state.toolset.watchesTypes) turn.ports.checks.fileTypes?.warmUp();
  trace.input('request', { text: request.text, mode: request.mode, model: state.model.id });
  await trace.run(
    { name: 'prepare', functionName: 'prepare', dependsOn: ['request'], keep: (kept) => kept },
    () =>
      Promise.resolve({ tools: state.toolset.tools.map(({ name }) => name), isSmall: state.model.isSmall }),
  );
  await trace.run(
    { name: 'choose_context', functionName: 'chooseContext', dependsOn: ['prepare'], keep: (kept) => kept },
    () => chooseContext(turn),
  );
  let last = 'choose_context';
  if ((await enableByClick(turn)) === 'answered') {
    const result = await finish(turn, last);
    if (result) return result;
  }
  for (let step = 1; ; step += 1) {
    const asked = `ask_model_${step}`;
    const model = await trace.run(
      {
        name: asked,
        functionName: 'askModel',
        dependsOn: [last],
        keep: ({ answer }) => summaryOfAnswer(answer),
      },
      () => askModel(turn),
    );
    state.lastText = model.answer.text;
    const { node, isDone } = await followUp(turn, model, { step, asked });
    last = node;
    const result = isDone ? await finish(turn, last) : undefined;
    if (result) return result;
  }
}

interface StepNames {
  readonly step: number;
  readonly asked: string;
}

interface FollowUp {
  /** What the next step hangs on. */
  readonly node: string;
  readonly isDone: boolean;
}

/** Does what an answer asks for, and checks once nothing more is asked for. */
async function followUp(turn: Turn, model: Asked, { step, asked }: StepNames): Promise<FollowUp> {
  const { answer, calls } = model;
  const { trace, state, files } = turn;
  if (leavesAsItIs(turn, answer)) return { node: asked, isDone: true };
  const isText = state.isTextFormat && answer.calls.length === 0;
  if (isText || answer.calls.length > 0) {
    const name = `run_tools_${step}`;
    await trace.run(
      {
        name,
        functionName: 'runTools',
        dependsOn: [asked],
        keep: (results) =>
          results.map(({ call, output }) => ({ tool: call.name, input: call.input, text: output.text })),
      },
      () => (isText ? runTextAnswer(turn, answer) : runTools(turn, answer, calls)),
    );
    if (!isText || wantsAnotherStep(turn)) return { node: name, isDone: false };
  } else {
    state.messages.push(closingMessage(answer));
  }
  if (!files.hasChanges()) return { node: asked, isDone: !nudge(turn, answer) };
  const name = `check_${step}`;
  const verdict = await trace.run(
    { name, functionName: 'check', dependsOn: [asked], keep: (kept) => kept },
    () => checkAndMend(turn),
  );
  const isDone = verdict === 'good' && !(await lookAgain(turn));
  if (!isDone) turn.talk.setAside();
  return { node: name, isDone };
}

/** Undefined when the preview could not show what was saved: the model is asked to mend it. */
async function finish(turn: Turn, last: string): Promise<TurnResult | undefined> {
  const { trace, files } = turn;
  if (!files.hasChanges()) {
    trace.skip('check', 'check');
    trace.skip('commit', 'commit');
    turn.talk.conclude();
    return reported(turn, last, reportUnchanged(turn));
  }
  const version = await trace.run(
    { name: 'commit', functionName: 'commit', dependsOn: [last], keep: (kept) => kept },
    () => saveVersion(turn),
  );
  if (version === undefined) {
    turn.talk.setAside();
    return undefined;
  }
  turn.talk.conclude();
  return reported(turn, 'commit', reportSuccess(turn, version));
}

function reported(turn: Turn, last: string, result: TurnResult): Promise<TurnResult> {
  const keep = ({ outcome, version, faults, failure, steps, usage }: TurnResult) => ({
    outcome,
    version,
    faults,
    failure,
    steps,
    usage,
  });
  const node = { name: 'report', functionName: 'report', dependsOn: [last], keep };
  return turn.trace.run(node, () => Promise.resolve(result));
}

function timeError(error: unknown, time: TimeLimit): unknown {
  return time.isUp() && !isTurnError(error) ? turnError('time_limit', LIMIT_TEXTS.time_limit) : error;
}

function withoutModel(): TurnResult {
  const message = 'No model is connected. Add a provider key in the settings.';
  return {
    outcome: 'failed',
    text: '',
    version: null,
    faults: [],
    failure: { code: 'model_unavailable', message, details: '' },
    suggestions: [],
    usage: NO_USAGE,
    costMicros: 0,
    steps: 0,
    model: '',
  };
}

function closingMessage({ parts }: ModelAnswer): LanguageModelV4Message {
  const content = parts.flatMap((part) => (part.type === 'tool-call' ? [] : [part]));
  return { role: 'assistant', content: content.length > 0 ? content : [{ type: 'text', text: '(done)' }] };
}

function summaryOfAnswer(answer: ModelAnswer) {
  const { text, finish: how, usage, calls } = answer;
  return { text, finish: how, usage, calls: calls.map(({ name, input }) => ({ name, input })) };
}
