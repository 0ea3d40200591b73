import { createHash } from 'node:crypto';
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { Reply, RespondInput } from '../reply.ts';
import { readFacts } from './call-facts.ts';
import { cloudCall, cloudState, needsShape } from './cloud-steps.ts';
import { readProgress } from './progress.ts';

export interface OfflineModelOptions {
  respond(input: RespondInput, signal?: AbortSignal): Reply | Promise<Reply>;
  /** Called when a turn begins, before there is anything to respond to. */
  prepare?(): void;
}

type Respond = (input: RespondInput, signal: AbortSignal | undefined) => Promise<Reply>;

/** One step of the model: calls of tools, or words. */
interface Move {
  readonly calls: readonly { readonly tool: string; readonly input: object }[];
  readonly text: string;
  /** Where in the conversation it is made: makes the ids of calls unique. */
  readonly at: number;
}

/** More calls in one step than this are dropped by whoever runs them. */
const CALLS_PER_STEP = 30;
const FREE: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

/** A language model without a model: it reads the project by a tool, writes files by tools, and says what it did. */
export function createOfflineLanguageModel(options: OfflineModelOptions): LanguageModelV4 {
  const respond = remembering(options);
  const moveIn = (call: LanguageModelV4CallOptions): Promise<Move> => {
    options.prepare?.();
    return nextMove(call, respond);
  };
  return {
    specificationVersion: 'v4',
    provider: 'offline',
    modelId: 'offline',
    supportedUrls: {},
    async doGenerate(call) {
      const move = await moveIn(call);
      return { content: contentOf(move), finishReason: reasonOf(move), usage: FREE, warnings: [] };
    },
    async doStream(call) {
      return { stream: streamOf(await moveIn(call), call.abortSignal) };
    },
  };
}

const REMEMBERED = 8;

/** Each step of a turn asks the same again: the reply is worked out once. */
function remembering({ respond }: OfflineModelOptions): Respond {
  const known = new Map<string, Reply>();
  return async (input, signal) => {
    const key = keyOf(input);
    const reply = known.get(key) ?? (await respond(input, signal));
    known.delete(key);
    known.set(key, reply);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return reply;
  };
}

function keyOf({ files, ...facts }: RespondInput): string {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const [path, content] of files) hash.update(`\0${path}\0${content.length}\0`).update(content);
  return hash.digest('base64');
}

async function nextMove(options: LanguageModelV4CallOptions, respond: Respond): Promise<Move> {
  const { files, written, refusals, cloud: told } = readProgress(options.prompt);
  const offers = (tool: string): boolean => options.tools?.some(({ name }) => name === tool) ?? false;
  const at = options.prompt.length;
  if (!files && offers('read_project')) return { calls: [{ tool: 'read_project', input: {} }], text: '', at };
  const turn = { files: files ?? new Map<string, string>(), told, offers };
  const facts = readFacts(options);
  if (facts.mode === 'build' && needsShape(turn))
    return { calls: [{ tool: 'read_schema', input: {} }], text: '', at };
  const cloud = cloudState(turn);
  const reply = await respond({ ...facts, files: turn.files, ...(cloud && { cloud }) }, options.abortSignal);
  const first = cloudCall(reply, cloud, told);
  if (first) return { calls: [first], text: '', at };
  const left = callsFor(reply).filter(({ input }) => !written.has(input.path));
  if (left.length > 0) return { calls: left.slice(0, CALLS_PER_STEP), text: '', at };
  return { calls: [], text: closingWords(reply, refusals), at };
}

/** Pictures come first: what is written after them shows them. */
function callsFor({ pictures = [], changes }: Reply) {
  return [
    ...pictures.map(({ path, attachment }) => ({ tool: 'add_attachment', input: { path, attachment } })),
    ...changes.map(({ path, content }) =>
      content === null
        ? { tool: 'delete_file', input: { path } }
        : { tool: 'write_file', input: { path, content } },
    ),
  ];
}

function closingWords({ text, suggestions }: Reply, refusals: readonly string[]): string {
  const refused =
    refusals.length === 0 ? [] : [refusals.map((reason) => `- ${reason.split('\n')[0]}`).join('\n')];
  const next =
    suggestions.length === 0
      ? []
      : [`<suggestions>\n${suggestions.map((line) => `- ${line}`).join('\n')}\n</suggestions>`];
  return [text, ...refused, ...next].join('\n\n');
}

function contentOf({ calls, text, at }: Move): LanguageModelV4Content[] {
  return [
    ...(text === '' ? [] : [{ type: 'text' as const, text }]),
    ...calls.map(({ tool, input }, index) => ({
      type: 'tool-call' as const,
      toolCallId: `call-${at}-${index + 1}`,
      toolName: tool,
      input: JSON.stringify(input),
    })),
  ];
}

function reasonOf({ calls }: Move): LanguageModelV4FinishReason {
  return { unified: calls.length > 0 ? 'tool-calls' : 'stop', raw: undefined };
}

function streamOf(move: Move, signal: AbortSignal | undefined): ReadableStream<LanguageModelV4StreamPart> {
  const parts = partsOf(move);
  return new ReadableStream({
    pull(controller) {
      if (signal?.aborted) return controller.error(signal.reason);
      const { value, done } = parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

function* partsOf(move: Move): Generator<LanguageModelV4StreamPart, void> {
  yield { type: 'stream-start', warnings: [] };
  if (move.text !== '') {
    yield { type: 'text-start', id: 'words' };
    for (const delta of inPieces(move.text)) yield { type: 'text-delta', id: 'words', delta };
    yield { type: 'text-end', id: 'words' };
  }
  for (const content of contentOf({ ...move, text: '' })) {
    if (content.type !== 'tool-call') continue;
    const id = content.toolCallId;
    yield { type: 'tool-input-start', id, toolName: content.toolName };
    yield { type: 'tool-input-delta', id, delta: content.input };
    yield { type: 'tool-input-end', id };
    yield content;
  }
  yield { type: 'finish', usage: FREE, finishReason: reasonOf(move) };
}

/** Word by word, as any model would. */
function inPieces(text: string): readonly string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}
