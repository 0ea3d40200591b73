import { costMicros, type ReadyEmbedding, type ReadyModel } from '@loam/agent';
import {
  type AiCatalogue,
  AiError,
  type AiEmbedding,
  type AiModel,
  type AiModels,
  type AnswerPart,
  type ChatMessage,
  type ChatRequest,
  type ContentPart,
  type EmbedOptions,
} from '@loam/cloud/ai';
import { errorMessage } from '@loam/kernel';
import type { Billing } from '../billing/index.ts';
import type { Models } from '../models/index.ts';
import type { CloudContext } from './context.ts';
import { isAiEnabled } from './ai-switch-store.ts';
import { addAiCall, findPayer } from './usage-store.ts';

export interface AiModelsDeps extends Pick<CloudContext, 'db' | 'clock' | 'config'> {
  readonly models: Pick<Models, 'open'>;
  readonly billing: Pick<Billing, 'recordUsage' | 'usage'>;
}

/** Of a cloud that belongs to nobody any more. */
const NOTHING: AiCatalogue = {
  isEnabled: false,
  isLimitReached: false,
  models: [],
  find: () => undefined,
  hasEmbeddings: false,
  findEmbedding: () => undefined,
};

/** The workspace's and the installation's models, for its apps. The offline one is no model that an app could ask. */
export function createAiModels(deps: AiModelsDeps): AiModels {
  const { db, clock, config, models, billing } = deps;
  const prices = new WeakMap<AiModel | AiEmbedding, ReadyModel['price']>();
  return {
    async open(ref) {
      const payer = await findPayer(db, ref);
      if (!payer) return NOTHING;
      const catalogue = await models.open(payer.workspace_id);
      const status = await billing.usage.status(payer.workspace_id, 'ai_gateway');
      const entries = catalogue
        .list()
        .filter(({ id, provider, is_available }) => is_available && provider !== 'offline' && id !== 'auto');
      const find = (id: string) => {
        const [ready] = catalogue.ready(id);
        if (!ready || ready.id === 'offline') return undefined;
        const provider = entries.find((entry) => entry.id === ready.id)?.provider ?? 'compatible';
        const model = askable(ready, provider);
        prices.set(model, ready.price);
        return model;
      };
      const findEmbedding = (id: string) => {
        const ready = catalogue.embeddings.ready(id);
        if (!ready) return undefined;
        const model = embedding(ready);
        prices.set(model, ready.price);
        return model;
      };
      return {
        isEnabled: config.cloudOffersAi && (await isAiEnabled(db, payer.project_id)),
        isLimitReached: status === 'reached',
        models: entries.flatMap(({ id }) => find(id) ?? []),
        find,
        hasEmbeddings: catalogue.embeddings.list().length > 0,
        findEmbedding,
      };
    },
    async record({ ref, key, model, usage }) {
      const payer = await findPayer(db, ref);
      if (!payer) return;
      const { project_id: projectId, workspace_id: workspaceId } = payer;
      const price = prices.get(model);
      const amountMicros = price ? costMicros(usage, price) : 0;
      await db.transaction(async (tx) => {
        await billing.recordUsage({ workspaceId, meter: 'ai_gateway', amountMicros, key, projectId }, tx);
        const { id, provider } = model;
        await addAiCall(tx, { projectId, at: clock.now(), model: id, provider });
      });
    },
  };
}

function askable(ready: ReadyModel, provider: string): AiModel {
  return { id: ready.id, provider, ask: (request, signal) => ask(ready, request, signal) };
}

function embedding({ id, provider, model }: ReadyEmbedding): AiEmbedding {
  return { id, provider, embed: (texts, options) => embedAll(model, texts, options) };
}

/** As many at a time as the provider takes. */
async function embedAll(
  model: ReadyEmbedding['model'],
  texts: readonly string[],
  { dimensions, signal: abortSignal }: EmbedOptions,
) {
  const size = Math.max(1, Math.min((await model.maxEmbeddingsPerCall) ?? texts.length, texts.length));
  const vectors: (readonly number[])[] = [];
  let tokens: number | undefined;
  try {
    for (let from = 0; from < texts.length; from += size) {
      const values = texts.slice(from, from + size);
      const answer = await model.doEmbed({
        values,
        abortSignal,
        ...(dimensions !== undefined && { dimensions }),
      });
      vectors.push(...answer.embeddings);
      if (answer.usage) tokens = (tokens ?? 0) + answer.usage.tokens;
    }
  } catch (error) {
    throw asAiError(error);
  }
  return { vectors, tokens };
}

type CallOptions = Parameters<ReadyModel['language']['doStream']>[0];
type Prompt = CallOptions['prompt'];

async function* ask(
  { language, seesImages }: ReadyModel,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const hasImage = request.messages.some(
    (message) => message.role === 'user' && message.content.some(({ kind }) => kind !== 'text'),
  );
  if (hasImage && !seesImages) throw new AiError('invalid_request', 'This model does not see images.');
  try {
    const { stream } = await language.doStream(callOptions(request, signal));
    const reader = stream.getReader();
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        const part = next.value;
        if (part.type === 'error') throw part.error;
        if (part.type === 'text-delta') yield { kind: 'text', text: part.delta };
        if (part.type === 'tool-call')
          yield { kind: 'call', call: { id: part.toolCallId, name: part.toolName, input: part.input } };
        if (part.type === 'finish') yield endOf(part);
      }
    } finally {
      await reader.cancel().catch(() => {});
    }
  } catch (error) {
    throw asAiError(error);
  }
}

function callOptions(request: ChatRequest, abortSignal: AbortSignal): CallOptions {
  const { toolChoice: choice, json } = request;
  return {
    prompt: request.messages.map(promptMessage),
    abortSignal,
    ...(request.maxTokens !== undefined && { maxOutputTokens: request.maxTokens }),
    ...(request.temperature !== undefined && { temperature: request.temperature }),
    ...(request.topP !== undefined && { topP: request.topP }),
    ...(request.stop.length > 0 && { stopSequences: [...request.stop] }),
    ...(json && { responseFormat: { type: 'json', ...(json.schema && { schema: json.schema }) } as const }),
    ...(request.tools.length > 0 && {
      tools: request.tools.map(({ name, description, schema }) => ({
        type: 'function' as const,
        name,
        ...(description !== undefined && { description }),
        inputSchema: schema,
      })),
      toolChoice:
        typeof choice === 'string' ? { type: choice } : { type: 'tool' as const, toolName: choice.name },
    }),
  };
}

function promptMessage(message: ChatMessage): Prompt[number] {
  switch (message.role) {
    case 'system':
      return { role: 'system', content: message.text };
    case 'user':
      return { role: 'user', content: message.content.map(userPart) };
    case 'assistant':
      return {
        role: 'assistant',
        content: [
          ...(message.text === '' ? [] : [{ type: 'text' as const, text: message.text }]),
          ...message.calls.map(({ id, name, input }) => ({
            type: 'tool-call' as const,
            toolCallId: id,
            toolName: name,
            input: parsed(input),
          })),
        ],
      };
    case 'tool': {
      const output = { type: 'text' as const, value: message.text };
      const { callId: toolCallId, name: toolName } = message;
      return { role: 'tool', content: [{ type: 'tool-result', toolCallId, toolName, output }] };
    }
  }
}

function userPart(part: ContentPart) {
  switch (part.kind) {
    case 'text':
      return { type: 'text' as const, text: part.text };
    case 'image':
      return {
        type: 'file' as const,
        mediaType: 'image/*',
        data: { type: 'url' as const, url: new URL(part.url) },
      };
    case 'image_bytes':
      return {
        type: 'file' as const,
        mediaType: part.mediaType,
        data: { type: 'data' as const, data: part.base64 },
      };
  }
}

function parsed(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    throw new AiError('invalid_request', 'The arguments of a tool call must be JSON');
  }
}

type Finish = Extract<
  Awaited<ReturnType<ReadyModel['language']['doStream']>>['stream'] extends ReadableStream<infer Part>
    ? Part
    : never,
  { type: 'finish' }
>;

function endOf({ usage, finishReason }: Finish): AnswerPart {
  const reasons = {
    length: 'length',
    'tool-calls': 'tool_calls',
    'content-filter': 'content_filter',
  } as const;
  const { unified } = finishReason;
  const reason =
    unified === 'length' || unified === 'tool-calls' || unified === 'content-filter'
      ? reasons[unified]
      : 'stop';
  return {
    kind: 'end',
    reason,
    usage: {
      inputTokens: usage.inputTokens.total ?? 0,
      cachedInputTokens: usage.inputTokens.cacheRead ?? 0,
      outputTokens: usage.outputTokens.total ?? 0,
    },
  };
}

/** What a provider says may hold its account's details: callers get a sentence of ours. */
function asAiError(error: unknown): AiError {
  if (error instanceof AiError) return error;
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0;
  if (status === 429) return new AiError('rate_limited', 'The provider of the model asks to wait.', error);
  if (status === 400 || status === 413 || status === 422)
    return new AiError('invalid_request', `The model refused the request: ${errorMessage(error)}`, error);
  return new AiError('provider_failed', 'The provider of the model does not answer as it should.', error);
}
