import { errorMessage } from '@loam/kernel';
import { randomUUID } from 'node:crypto';
import type { ServiceAnswer, ServiceRequest } from '../gateway/index.ts';
import type { AiServiceDeps } from './ai-service.ts';
import { defaultSilenceMs } from './limits.ts';
import { AiError } from './errors.ts';
import type { AiCatalogue } from './ports.ts';
import { readEmbeddingRequest } from './read-request.ts';

/** `POST /embeddings`: texts as vectors, in OpenAI's shape. What it used is counted like an answer. */
export async function embed(
  { models, logger, silenceMs = defaultSilenceMs }: Pick<AiServiceDeps, 'models' | 'logger' | 'silenceMs'>,
  request: ServiceRequest,
  catalogue: AiCatalogue,
): Promise<ServiceAnswer> {
  const asked = readEmbeddingRequest((await request.readBody()).toString('utf8'));
  const model = catalogue.findEmbedding(asked.model);
  if (!model) throw missing(catalogue, asked.model);
  if (catalogue.isLimitReached)
    throw new AiError('usage_limit_reached', 'The AI usage of this workspace has reached its limit.');
  const silent = AbortSignal.timeout(silenceMs);
  const { vectors, tokens } = await model
    .embed(asked.texts, { dimensions: asked.dimensions, signal: AbortSignal.any([request.signal, silent]) })
    .catch((error: unknown) => {
      if (silent.aborted) throw new AiError('timeout', 'The model took too long to answer.', error);
      throw error;
    });
  const inputTokens = tokens ?? Math.ceil(asked.texts.join('').length / 4);
  const usage = { inputTokens, cachedInputTokens: 0, outputTokens: 0 };
  await models
    .record({ ref: request.ref, key: `embd-${randomUUID()}`, model, usage })
    .catch((error: unknown) =>
      logger.error({ ref: request.ref, error: errorMessage(error) }, 'AI usage was not counted'),
    );
  const body = {
    object: 'list',
    data: vectors.map((vector, index) => ({
      object: 'embedding',
      index,
      embedding: asked.isBase64 ? Buffer.from(Float32Array.from(vector).buffer).toString('base64') : vector,
    })),
    model: model.id,
    usage: { prompt_tokens: inputTokens, total_tokens: inputTokens },
  };
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  return { status: 200, headers, body: JSON.stringify(body) };
}

function missing({ hasEmbeddings }: AiCatalogue, name: string): AiError {
  return hasEmbeddings
    ? new AiError('model_not_found', `The model ${name} makes no embeddings here.`)
    : new AiError('no_model', 'No model of this installation makes embeddings. Its owner can connect one.');
}
