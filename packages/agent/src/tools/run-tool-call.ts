import { errorMessage } from '@loam/kernel';
import type { Step } from '../events.ts';
import { hashArguments } from './arguments-hash.ts';
import { describeFaults, describeTypeNews, watchTypes } from './diagnose/diagnose.ts';
import { MAX_OUTPUT, bound, failure } from './outputs.ts';
import { repairInput } from './repair/repair-input.ts';
import type { CheckedCall, Tool, ToolContext, ToolOutput } from './tool.ts';
import type { Judgement, Toolset } from './toolset.ts';
import { meantCall } from './use-tool.ts';

export interface ToolCall {
  readonly name: string;
  /** As the model gave it: an object, or JSON text. */
  readonly input: unknown;
}

export interface ToolResult {
  readonly output: ToolOutput;
  readonly step: Step;
}

/** Runs one call of the model under the person's rights. Never throws: every failure is an output that says why. */
export async function runToolCall(
  asked: ToolCall,
  toolset: Toolset,
  given: ToolContext,
): Promise<ToolResult> {
  const call = meantCall(asked);
  const context: ToolContext = { ...given, offers: toolset.offers };
  const judgement = toolset.judge(call.name);
  if (judgement.kind === 'unknown') return unknownTool(call, toolset, context);
  const { tool } = judgement;
  const step = openStep(tool, context);
  if (judgement.kind === 'refused') {
    const text = `${tool.name} was refused: ${judgement.reason}. Go on without it.`;
    return closeStep(
      { step: { ...step, title: tool.name }, status: 'refused', output: failure(text) },
      context,
    );
  }
  const checked = tool.check(repairInput(tool, call.input));
  if (!checked.isValid) {
    const output = failure(checked.message);
    return closeStep({ step: { ...step, title: tool.name }, status: 'failed', output }, context);
  }
  return runChecked(
    {
      judgement,
      checked,
      step: { ...step, title: checked.title, paths: checked.paths },
      watchesTypes: toolset.watchesTypes,
    },
    context,
  );
}

interface Run {
  readonly judgement: Extract<Judgement, { readonly kind: 'usable' }>;
  readonly checked: CheckedCall;
  readonly step: Step;
  readonly watchesTypes: boolean;
}

async function runChecked(run: Run, context: ToolContext): Promise<ToolResult> {
  try {
    context.tell({ type: 'step', step: run.step });
    const answer = await askWhereNeeded(run, context);
    if (answer === 'denied') {
      const text = `A person was asked and said no to this call of ${run.judgement.tool.name}. Do not try it again; go on without it or say what is missing.`;
      return closeStep({ step: run.step, status: 'refused', output: failure(text) }, context);
    }
    const output = await diagnosed(
      run,
      await run.checked.run(answer === 'allowed' ? { ...context, grant: { isClicked: true } } : context),
      context,
    );
    return closeStep(
      {
        step: run.step,
        status: output.isError === true ? 'failed' : 'done',
        output,
        maxOutput: run.judgement.tool.maxOutput,
      },
      context,
    );
  } catch (error) {
    const text = context.signal.aborted ? 'Stopped.' : `The tool failed: ${bound(errorMessage(error), 1000)}`;
    return closeStep({ step: run.step, status: 'failed', output: failure(text) }, context);
  }
}

/** A write comes back with what is wrong with it; type faults of earlier ones come with whatever is answered next. */
async function diagnosed(run: Run, output: ToolOutput, context: ToolContext): Promise<ToolOutput> {
  const { tool } = run.judgement;
  const isWrite = tool.integration === 'code' && tool.changesState && output.isError !== true;
  // Before the news: what was found in a file that this call has changed is out of date.
  if (isWrite && run.watchesTypes) watchTypes(output, context);
  const faults = isWrite ? await describeFaults(output.paths ?? [], context) : '';
  if (isWrite && run.watchesTypes) await context.memory.types.soon();
  const news = run.watchesTypes ? describeTypeNews(context) : '';
  return faults + news === '' ? output : { ...output, text: output.text + faults + news };
}

/** A person's answer counts for the arguments that were shown, which are the ones that run. */
async function askWhereNeeded(run: Run, context: ToolContext): Promise<'unasked' | 'allowed' | 'denied'> {
  if (context.grant?.isClicked === true) return 'allowed';
  const { tool, preference, isChosen } = run.judgement;
  const reason = await run.checked.reasonToAsk(context);
  const isCovered = preference === 'allow' && (reason === undefined || (isChosen && !reason.always));
  if (isCovered) return 'unasked';
  const argumentsHash = hashArguments(tool.name, run.checked.arguments);
  if (context.memory.wasDenied(argumentsHash)) return 'denied';
  const approval = {
    id: context.ids.uuid(),
    integration: tool.integration,
    tool: tool.name,
    title: reason === undefined ? run.checked.title : withReason(run.checked.title, reason.reason),
    arguments: structuredClone(run.checked.arguments),
    argumentsHash,
  };
  context.tell({ type: 'step', step: { ...run.step, status: 'waiting' } });
  context.tell({ type: 'approval', approval });
  const answer = await context.ports.people.approve(approval, context.signal);
  context.signal.throwIfAborted();
  if (answer !== 'allowed' || hashArguments(tool.name, run.checked.arguments) !== argumentsHash) {
    context.memory.rememberDenied(argumentsHash);
    return 'denied';
  }
  context.tell({ type: 'step', step: run.step });
  return 'allowed';
}

function openStep(tool: Tool, context: ToolContext): Step {
  return {
    id: context.ids.uuid(),
    tool: tool.name,
    kind: tool.kind,
    title: tool.name,
    detail: '',
    paths: [],
    status: 'running',
    startedAt: context.clock.now(),
    endedAt: null,
    ...context.begun,
  };
}

const MAX_DETAIL = 500;

function closeStep(
  end: {
    readonly step: Step;
    readonly status: Step['status'];
    readonly output: ToolOutput;
    readonly maxOutput?: number | undefined;
  },
  context: ToolContext,
): ToolResult {
  const output = { ...end.output, text: bound(end.output.text, end.maxOutput ?? MAX_OUTPUT) };
  const failed = output.isError === true ? (output.text.split('\n')[0] ?? '') : '';
  const step = {
    ...end.step,
    status: end.status,
    detail: bound(output.detail ?? failed, MAX_DETAIL),
    paths: output.paths ?? end.step.paths,
    endedAt: context.clock.now(),
  };
  context.tell({ type: 'step', step });
  return { output, step };
}

function unknownTool(call: ToolCall, toolset: Toolset, context: ToolContext): ToolResult {
  const names = toolset.tools.map(({ name }) => name).join(', ');
  const now = context.clock.now();
  const step: Step = {
    id: context.ids.uuid(),
    tool: call.name.slice(0, 100),
    kind: 'think',
    title: `Unknown tool ${call.name.slice(0, 100)}`,
    detail: '',
    paths: [],
    status: 'running',
    startedAt: now,
    endedAt: null,
  };
  const output = failure(`There is no tool ${call.name.slice(0, 100)}. There are: ${names}.`);
  return closeStep({ step, status: 'failed', output }, context);
}

/** Below a list it stands by itself, and is of no one item. */
function withReason(title: string, reason: string): string {
  return `${title}${title.includes('\n') ? '\n' : ' '}(${reason})`;
}
