import type { WorkspaceId } from '@loam/contract';
import { errorMessage } from '@loam/kernel';
import type { ModelsContext } from './context.ts';
import type { ModelCatalogue, ProviderKey } from './ports.ts';
import type { ProviderRow } from './provider-store.ts';

type Cataloguing = Pick<ModelsContext, 'db' | 'providers' | 'keys' | 'installed' | 'logger'>;

/** The installation's models with the workspace's own keys. */
export async function openCatalogue(context: Cataloguing, workspaceId: WorkspaceId): Promise<ModelCatalogue> {
  const rows = await context.providers.list(context.db, workspaceId);
  return context.installed.open(rows.flatMap((row) => keyOf(context, workspaceId, row) ?? []));
}

export function placeOf(workspaceId: WorkspaceId, provider: string): string {
  return `${workspaceId}/${provider}`;
}

/** A key that cannot be read any more is as good as none: the secret of the installation was changed. */
function keyOf(
  { keys, logger }: Cataloguing,
  workspaceId: WorkspaceId,
  row: ProviderRow,
): ProviderKey | undefined {
  try {
    return {
      provider: row.provider,
      apiKey:
        row.sealed_key === null ? undefined : keys.open(row.sealed_key, placeOf(workspaceId, row.provider)),
      baseUrl: row.base_url ?? undefined,
      defaultModel: row.default_model ?? undefined,
      contextTokens: row.context_tokens ?? undefined,
      seesImages: row.sees_images ?? undefined,
    };
  } catch (error) {
    logger.error(
      { error: errorMessage(error), provider: row.provider },
      'the key of a provider is unreadable',
    );
    return undefined;
  }
}
