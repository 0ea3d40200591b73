import { errorMessage } from '@loam/kernel';
import { FAULT_TEXTS } from './fault-texts.data.ts';
import { baseUrlOf, type ProviderConfig } from './providers.ts';

export type ProbeResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'bad_key' | 'unreachable'; readonly message: string };

export interface ProbeOptions {
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** Checks a key by asking for the list of models, which costs nothing. */
export async function probeProvider(
  config: ProviderConfig,
  options: ProbeOptions = {},
): Promise<ProbeResult> {
  const fetch = config.fetch ?? globalThis.fetch;
  const { url, headers } = listRequest(config);
  const timeout = AbortSignal.timeout(options.timeoutMs ?? 8_000);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    const response = await fetch(url, { headers, signal, redirect: 'error' });
    await response.body?.cancel();
    if (response.ok) return { ok: true };
    // Google tells of a wrong key with 400.
    if ([400, 401, 403].includes(response.status)) {
      return { ok: false, reason: 'bad_key', message: FAULT_TEXTS.model_bad_key };
    }
    return { ok: false, reason: 'unreachable', message: `The provider answered ${response.status}.` };
  } catch (error) {
    return {
      ok: false,
      reason: 'unreachable',
      message: `The provider did not answer: ${errorMessage(error)}`,
    };
  }
}

function listRequest(config: ProviderConfig): { url: string; headers: Record<string, string> } {
  const base = baseUrlOf(config);
  const key = config.apiKey ?? '';
  switch (config.id) {
    case 'anthropic':
      return {
        url: `${base}/models?limit=1`,
        headers: { 'x-api-key': key, 'anthropic-version': '2023-06-01' },
      };
    case 'google':
      return { url: `${base}/models?pageSize=1`, headers: { 'x-goog-api-key': key } };
    case 'openrouter':
      // Its list of models is public; this one is not.
      return { url: `${base}/key`, headers: { authorization: `Bearer ${key}` } };
    case 'ollama':
    case 'lmstudio':
      return { url: `${base}/v1/models`, headers: {} };
    case 'openai':
    case 'xai':
    case 'compatible':
      return { url: `${base}/models`, headers: key === '' ? {} : { authorization: `Bearer ${key}` } };
  }
}
