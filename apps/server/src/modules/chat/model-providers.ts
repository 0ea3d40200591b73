import {
  chatTexts,
  type ConnectProviderBody,
  KeyProviderId,
  type ModelProvider,
  type ModelProviderId,
  type UserId,
  type WorkspaceId,
} from '@loam/contract';
import { ApiError, invalidField } from '../../http/api-error.ts';
import type { ChatContext } from './context.ts';
import { placeOf } from './model-catalogue.ts';
import type { InstalledProvider } from './ports.ts';
import type { ProviderRow } from './provider-store.ts';

const labels: Readonly<Record<ModelProviderId, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  xai: 'xAI',
  openrouter: 'OpenRouter',
  compatible: 'OpenAI-compatible server',
  ollama: 'Ollama',
  lmstudio: 'LM Studio',
  offline: 'Built in',
};

const probeTimeoutMs = 10_000;
const hintCharacters = 4;
/** A hint must not be most of the key. */
const leastHintedCharacters = 12;

export async function listProviders(
  context: ChatContext,
  workspaceId: WorkspaceId,
): Promise<ModelProvider[]> {
  const own = await context.providers.list(context.db, workspaceId);
  const installed = await context.models.installed();
  const ids = new Set<ModelProviderId>([
    ...KeyProviderId.options,
    ...installed.map(({ provider }) => provider),
  ]);
  return [...ids].map((id) =>
    wireProvider(id, {
      own: own.find(({ provider }) => provider === id),
      installed: installed.find(({ provider }) => provider === id),
    }),
  );
}

/** The key is tried before it is kept: one that does not work helps nobody. */
export async function connectProvider(
  context: ChatContext,
  workspaceId: WorkspaceId,
  wish: { readonly provider: KeyProviderId; readonly userId: UserId; readonly body: ConnectProviderBody },
): Promise<ModelProvider> {
  const { provider, userId, body } = wish;
  if (provider === 'compatible' && body.base_url === undefined) {
    throw invalidField('base_url', chatTexts.addressNeeded);
  }
  if (provider !== 'compatible' && body.api_key === undefined)
    throw invalidField('api_key', chatTexts.keyNeeded);
  const baseUrl = provider === 'compatible' ? body.base_url : undefined;
  const key = { provider, apiKey: body.api_key, baseUrl, defaultModel: body.default_model };
  requireAccepted(await context.models.probe(key, AbortSignal.timeout(probeTimeoutMs)));
  const own = await context.providers.save(context.db, workspaceId, {
    provider,
    sealed_key:
      body.api_key === undefined ? null : context.keys.seal(body.api_key, placeOf(workspaceId, provider)),
    key_hint: hintOf(body.api_key),
    base_url: baseUrl ?? null,
    default_model: body.default_model ?? null,
    userId,
  });
  return wireProvider(provider, { own, installed: undefined });
}

function requireAccepted(outcome: Awaited<ReturnType<ChatContext['models']['probe']>>): void {
  switch (outcome) {
    case 'accepted':
      return;
    case 'refused':
      throw invalidField('api_key', chatTexts.keyRefused);
    case 'address_refused':
      throw invalidField('base_url', chatTexts.addressRefused);
    case 'unreachable':
      throw new ApiError('unavailable', chatTexts.providerUnreachable);
  }
}

function hintOf(key: string | undefined): string | null {
  return key === undefined || key.length < leastHintedCharacters ? null : key.slice(-hintCharacters);
}

function wireProvider(
  id: ModelProviderId,
  {
    own,
    installed,
  }: { readonly own: ProviderRow | undefined; readonly installed: InstalledProvider | undefined },
): ModelProvider {
  return {
    id,
    label: labels[id],
    source: own ? 'workspace' : (installed?.source ?? 'none'),
    key_hint: own?.key_hint ?? null,
    base_url: own ? own.base_url : (installed?.baseUrl ?? null),
    default_model: own ? own.default_model : (installed?.defaultModel ?? null),
    updated_at: own ? own.updated_at.toISOString() : null,
  };
}
