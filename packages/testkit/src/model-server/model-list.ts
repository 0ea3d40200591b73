import type { ServerResponse } from 'node:http';
import { openaiFailure } from './chat-completions.ts';
import { sendJson } from './perform.ts';
import type { ReceivedRequest } from './received-request.ts';

export interface ModelListAnswer {
  readonly entry: ReceivedRequest;
  readonly response: ServerResponse;
  readonly models: readonly string[];
}

const SINCE = '2025-10-09T08:53:20Z';

/** The ways providers tell which models they have, Ollama's included; everything else is 404. */
export function answerModelList({ entry, response, models }: ModelListAnswer): void {
  const [pathname = ''] = entry.path.split('?');
  const ok = (body: unknown) => sendJson(response, { status: 200, body });
  if (entry.method !== 'GET') return notFound(response, pathname);
  if (pathname === '/v1/models') {
    return ok(entry.headers['anthropic-version'] === undefined ? openaiList(models) : anthropicList(models));
  }
  if (pathname === '/v1beta/models') return ok(googleList(models));
  if (pathname === '/api/tags') return ok(ollamaList(models));
  if (pathname === '/api/version') return ok({ version: '0.12.0' });
  return notFound(response, pathname);
}

function notFound(response: ServerResponse, pathname: string): void {
  sendJson(response, { status: 404, body: openaiFailure(404, `Unknown request URL: ${pathname}`) });
}

function openaiList(models: readonly string[]) {
  const data = models.map((id) => ({ id, object: 'model', created: 1_760_000_000, owned_by: 'testkit' }));
  return { object: 'list', data };
}

function anthropicList(models: readonly string[]) {
  const data = models.map((id) => ({ type: 'model', id, display_name: id, created_at: SINCE }));
  return { data, has_more: false, first_id: models.at(0) ?? null, last_id: models.at(-1) ?? null };
}

function googleList(models: readonly string[]) {
  const supportedGenerationMethods = ['generateContent', 'streamGenerateContent'];
  return {
    models: models.map((id) => ({
      name: `models/${id}`,
      displayName: id,
      inputTokenLimit: 1_048_576,
      outputTokenLimit: 65_536,
      supportedGenerationMethods,
    })),
  };
}

function ollamaList(models: readonly string[]) {
  const details = { format: 'gguf', family: 'llama', parameter_size: '8B', quantization_level: 'Q4_K_M' };
  return {
    models: models.map((id) => ({
      name: id,
      model: id,
      modified_at: SINCE,
      size: 4_700_000_000,
      digest: '0'.repeat(64),
      details: { parent_model: '', families: ['llama'], ...details },
    })),
  };
}
