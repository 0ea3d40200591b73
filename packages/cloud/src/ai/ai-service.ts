import { type Clock, errorMessage, type Logger } from '@loam/kernel';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { CloudService, ServiceAnswer, ServiceRequest } from '../gateway/index.ts';
import { embed } from './embed.ts';
import { AiError, errorBody } from './errors.ts';
import { defaultSilenceMs } from './limits.ts';
import type { AiCatalogue, AiModel, AiModels, AiUsage, AnswerPart, ToolCall } from './ports.ts';
import { type AskedChat, readChatRequest } from './read-request.ts';

export interface AiServiceDeps {
  readonly models: AiModels;
  readonly clock: Clock;
  readonly logger: Logger;
  /** How long a model may think before its answer begins, and between two pieces of it. */
  readonly silenceMs?: number;
}

const requestBytes = 20 * 1024 * 1024;
const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** Models for apps, in OpenAI's protocol, below `/ai/v1`. Only keys that an app's server holds may ask. */
export function createAiService(deps: AiServiceDeps): CloudService {
  return {
    maxRequestBytes: requestBytes,
    timeoutMs: 10 * 60_000,
    async handle(request) {
      try {
        return await answer(deps, request);
      } catch (error) {
        const told = asAiError(deps, request, error);
        return { status: told.status, headers: json, body: errorBody(told) };
      }
    },
  };
}

function asAiError({ logger }: AiServiceDeps, { ref }: ServiceRequest, error: unknown): AiError {
  if (error instanceof AiError) return error;
  logger.error({ ref, error: errorMessage(error) }, 'the AI gateway could not answer');
  return new AiError('provider_failed', 'The model did not answer.', error);
}

async function answer(deps: AiServiceDeps, request: ServiceRequest): Promise<ServiceAnswer> {
  const { caller } = request;
  const isService =
    caller.kind === 'accepted' && (caller.role === 'service_role' || caller.apiKeyRole === 'service_role');
  if (!isService)
    throw new AiError(
      'forbidden',
      'Models are asked with a secret key of this project, from a function or a server. Pages cannot ask them.',
    );
  switch (`${request.method} ${request.path}`) {
    case 'GET /models':
      return listModels(deps, request.ref);
    case 'POST /chat/completions':
      return complete(deps, request);
    case 'POST /embeddings':
      return embed(deps, request, await openEnabled(deps, request.ref));
    default:
      throw new AiError('not_found', 'The AI gateway answers chat/completions, embeddings and models.');
  }
}

/** The models of an app that may ask them. */
async function openEnabled({ models }: AiServiceDeps, ref: string): Promise<AiCatalogue> {
  const catalogue = await models.open(ref);
  if (!catalogue.isEnabled)
    throw new AiError(
      'not_enabled',
      'AI is not enabled for this app. Its builder can enable it in the Cloud view.',
    );
  return catalogue;
}

async function listModels(deps: AiServiceDeps, ref: string): Promise<ServiceAnswer> {
  const catalogue = await openEnabled(deps, ref);
  const data = catalogue.models.map(({ id, provider }) => ({
    id,
    object: 'model',
    created: 0,
    owned_by: provider,
  }));
  return { status: 200, headers: json, body: JSON.stringify({ object: 'list', data }) };
}

async function complete(deps: AiServiceDeps, request: ServiceRequest): Promise<ServiceAnswer> {
  const asked = readChatRequest((await request.readBody()).toString('utf8'));
  const catalogue = await openEnabled(deps, request.ref);
  if (catalogue.models.length === 0)
    throw new AiError('no_model', 'No model is configured for this project. Its owner can connect one.');
  if (catalogue.isLimitReached)
    throw new AiError('usage_limit_reached', 'The AI usage of this workspace has reached its limit.');
  const model = catalogue.find(asked.model);
  if (!model) throw new AiError('model_not_found', `The model ${asked.model} is not available here.`);
  const call = new Exchange(deps, { request, model, asked });
  return asked.isStream ? call.stream() : call.whole();
}

interface Asking {
  readonly request: ServiceRequest;
  readonly model: AiModel;
  readonly asked: AskedChat;
}

/** One question to one model. What it used is recorded once, however it ends. */
class Exchange {
  readonly #deps: AiServiceDeps;
  readonly #asking: Asking;
  readonly #id = `chatcmpl-${randomUUID()}`;
  #written = 0;
  #usage: AiUsage | undefined;

  constructor(deps: AiServiceDeps, asking: Asking) {
    this.#deps = deps;
    this.#asking = asking;
  }

  async whole(): Promise<ServiceAnswer> {
    let content = '';
    const calls: ToolCall[] = [];
    let reason = 'stop';
    for await (const part of this.#parts(this.#asking.request.signal)) {
      if (part.kind === 'text') content += part.text;
      else if (part.kind === 'call') calls.push(part.call);
      else reason = part.reason;
    }
    const message = {
      role: 'assistant',
      content: content === '' && calls.length > 0 ? null : content,
      ...(calls.length > 0 && { tool_calls: calls.map(wireCall) }),
    };
    const choices = [{ index: 0, message, finish_reason: reason, logprobs: null }];
    const body = { ...this.#head('chat.completion'), choices, usage: wireUsage(this.#usage) };
    return { status: 200, headers: json, body: JSON.stringify(body) };
  }

  /** The first piece is waited for: a refusal of the provider is an answer with its status, not a broken stream. */
  async stream(): Promise<ServiceAnswer> {
    const leaving = new AbortController();
    const parts = this.#parts(leaving.signal)[Symbol.asyncIterator]();
    const onEnd = () => leaving.abort();
    this.#asking.request.signal.addEventListener('abort', onEnd, { once: true });
    const first = await parts.next();
    this.#asking.request.signal.removeEventListener('abort', onEnd);
    const body = readableOf(this.#lines(first, parts), onEnd);
    const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' };
    return { status: 200, headers, body };
  }

  async *#lines(first: IteratorResult<AnswerPart>, rest: AsyncIterator<AnswerPart>): AsyncGenerator<string> {
    let index = 0;
    yield this.#chunk({ role: 'assistant', content: '' }, null);
    try {
      for (let next = first; next.done !== true; next = await rest.next()) {
        const part = next.value;
        if (part.kind === 'text') yield this.#chunk({ content: part.text }, null);
        else if (part.kind === 'call') {
          yield this.#chunk({ tool_calls: [{ index, ...wireCall(part.call) }] }, null);
          index += 1;
        } else yield this.#chunk({}, part.reason);
      }
      if (this.#asking.asked.tellsUsage)
        yield line({ ...this.#head('chat.completion.chunk'), choices: [], usage: wireUsage(this.#usage) });
      yield 'data: [DONE]\n\n';
    } catch (error) {
      yield `data: ${errorBody(asAiError(this.#deps, this.#asking.request, error))}\n\n`;
    } finally {
      await rest.return?.();
    }
  }

  async *#parts(leaving: AbortSignal): AsyncGenerator<AnswerPart> {
    const { asked, model } = this.#asking;
    const silent = new AbortController();
    const silenceMs = this.#deps.silenceMs ?? defaultSilenceMs;
    const signal = AbortSignal.any([leaving, silent.signal]);
    let timer = setTimeout(() => silent.abort(), silenceMs);
    try {
      for await (const part of model.ask(asked.request, signal)) {
        clearTimeout(timer);
        timer = setTimeout(() => silent.abort(), silenceMs);
        if (part.kind === 'text') this.#written += part.text.length;
        else if (part.kind === 'call') this.#written += part.call.input.length;
        else this.#usage = part.usage;
        yield part;
      }
    } catch (error) {
      if (silent.signal.aborted) throw new AiError('timeout', 'The model took too long to answer.', error);
      throw error;
    } finally {
      clearTimeout(timer);
      await this.#record();
    }
  }

  /** An answer that broke off is estimated by its length: the provider counts it, too. */
  async #record(): Promise<void> {
    if (this.#usage === undefined && this.#written === 0) return;
    const { request, model, asked } = this.#asking;
    const usage = this.#usage ?? {
      inputTokens: Math.ceil(JSON.stringify(asked.request.messages).length / 4),
      cachedInputTokens: 0,
      outputTokens: Math.ceil(this.#written / 4),
    };
    try {
      await this.#deps.models.record({ ref: request.ref, key: this.#id, model, usage });
    } catch (error) {
      this.#deps.logger.error({ ref: request.ref, error: errorMessage(error) }, 'AI usage was not counted');
    }
  }

  #head(object: string) {
    const created = Math.floor(this.#deps.clock.now().getTime() / 1000);
    return { id: this.#id, object, created, model: this.#asking.model.id };
  }

  #chunk(delta: object, reason: string | null): string {
    const choices = [{ index: 0, delta, finish_reason: reason, logprobs: null }];
    return line({ ...this.#head('chat.completion.chunk'), choices });
  }
}

/** `Readable.from` would wait for the next line before it lets go; here whoever leaves ends the waiting. */
function readableOf(lines: AsyncGenerator<string>, onLeave: () => void): Readable {
  return new Readable({
    read() {
      lines.next().then(
        ({ done, value }) => this.push(done === true ? null : value),
        (error: unknown) => this.destroy(error instanceof Error ? error : new Error(errorMessage(error))),
      );
    },
    destroy(error, done) {
      onLeave();
      void lines.return(undefined).catch(() => {});
      done(error);
    },
  });
}

function line(chunk: object): string {
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

function wireCall({ id, name, input }: ToolCall) {
  return { id, type: 'function', function: { name, arguments: input } };
}

function wireUsage(usage: AiUsage | undefined) {
  const { inputTokens, outputTokens, cachedInputTokens } = usage ?? {
    inputTokens: 0,
    outputTokens: 0,
    cachedInputTokens: 0,
  };
  return {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
    prompt_tokens_details: { cached_tokens: cachedInputTokens },
  };
}
