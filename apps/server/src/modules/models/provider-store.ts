import type { KeyProviderId, UserId, WorkspaceId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

export interface ProviderRow {
  readonly provider: KeyProviderId;
  readonly sealed_key: string | null;
  readonly key_hint: string | null;
  readonly base_url: string | null;
  readonly default_model: string | null;
  readonly context_tokens: number | null;
  readonly sees_images: boolean | null;
  readonly updated_at: Date;
}

export interface ProviderStore {
  list(queries: Queries, workspaceId: WorkspaceId): Promise<ProviderRow[]>;
  save(
    queries: Queries,
    workspaceId: WorkspaceId,
    row: Omit<ProviderRow, 'updated_at'> & { readonly userId: UserId },
  ): Promise<ProviderRow>;
  remove(queries: Queries, workspaceId: WorkspaceId, provider: KeyProviderId): Promise<void>;
}

const columns = sql`provider, sealed_key, key_hint, base_url, default_model, context_tokens,
  sees_images, updated_at`;

export const providerStore: ProviderStore = {
  list: (queries, workspaceId) =>
    queries.rows<ProviderRow>(
      sql`select ${columns} from model_providers where workspace_id = ${workspaceId}`,
    ),
  save: (queries, workspaceId, row) =>
    queries.one<ProviderRow>(sql`
      insert into model_providers (workspace_id, provider, sealed_key, key_hint, base_url, default_model,
        context_tokens, sees_images, updated_by)
      values (${workspaceId}, ${row.provider}, ${row.sealed_key}, ${row.key_hint}, ${row.base_url},
        ${row.default_model}, ${row.context_tokens}, ${row.sees_images}, ${row.userId})
      on conflict (workspace_id, provider) do update set sealed_key = excluded.sealed_key,
        key_hint = excluded.key_hint, base_url = excluded.base_url, default_model = excluded.default_model,
        context_tokens = excluded.context_tokens, sees_images = excluded.sees_images,
        updated_by = excluded.updated_by, updated_at = now()
      returning ${columns}`),
  async remove(queries, workspaceId, provider) {
    await queries.run(
      sql`delete from model_providers where workspace_id = ${workspaceId} and provider = ${provider}`,
    );
  },
};
