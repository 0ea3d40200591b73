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
import type { ModelsContext } from './context.ts';
import { keyHint } from './key-hint.ts';
import { placeOf } from './model-catalogue.ts';
import type { InstalledProvider, ProbeOutcome } from './ports.ts';
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

export const probeTimeoutMs = 10_000;
/** Whose addresses of model servers the caller may read: those of the workspace, and those of the installation. */
export interface SeenAddresses {
  readonly ofWorkspace: boolean;
  readonly ofInstallation: boolean;
}

export async function listProviders(
  context: Pick<ModelsContext, 'db' | 'providers' | 'installed'>,
  workspaceId: WorkspaceId,
  seen: SeenAddresses,
): Promise<ModelProvider[]> {
  const own = await context.providers.list(context.db, workspaceId);
  const installed = await context.installed.installed();
  const ids = new Set<ModelProviderId>([
    ...KeyProviderId.options,
    ...installed.map(({ provider }) => provider),
  ]);
  return [...ids].map((id) => {
    const provider = wireProvider(id, {
      own: own.find((row) => row.provider === id),
      installed: installed.find((one) => one.provider === id),
    });
    const isSeen = provider.source === 'workspace' ? seen.ofWorkspace : seen.ofInstallation;
    return isSeen ? provider : { ...provider, base_url: null };
  });
}

/** The key is tried before it is kept: one that does not work helps nobody. */
export async function connectProvider(
  context: ModelsContext,
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
  const key = {
    provider,
    apiKey: body.api_key,
    baseUrl,
    defaultModel: body.default_model,
    contextTokens: body.context_tokens,
    seesImages: body.sees_images,
  };
  requireAccepted(await context.installed.probe(key, AbortSignal.timeout(probeTimeoutMs)));
  const own = await context.providers.save(context.db, workspaceId, {
    provider,
    sealed_key:
      body.api_key === undefined ? null : context.keys.seal(body.api_key, placeOf(workspaceId, provider)),
    key_hint: keyHint(body.api_key),
    base_url: baseUrl ?? null,
    default_model: body.default_model ?? null,
    context_tokens: body.context_tokens ?? null,
    sees_images: body.sees_images ?? null,
    userId,
  });
  return wireProvider(provider, { own, installed: undefined });
}

export function requireAccepted(outcome: ProbeOutcome): void {
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

function wireProvider(
  id: ModelProviderId,
  {
    own,
    installed,
  }: { readonly own: ProviderRow | undefined; readonly installed: InstalledProvider | undefined },
): ModelProvider {
  const known = { id, label: labels[id] };
  if (own) {
    const { key_hint, base_url, default_model, context_tokens, sees_images, updated_at } = own;
    const shown = { key_hint, base_url, default_model, context_tokens, sees_images };
    return { ...known, ...shown, source: 'workspace', updated_at: updated_at.toISOString() };
  }
  return {
    ...known,
    source: installed?.source ?? 'none',
    key_hint: null,
    base_url: installed?.baseUrl ?? null,
    default_model: installed?.defaultModel ?? null,
    context_tokens: installed?.contextTokens ?? null,
    sees_images: installed?.seesImages ?? null,
    updated_at: null,
  };
}
