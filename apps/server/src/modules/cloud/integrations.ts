import { rowSecuritySql } from '@loam/cloud/advisors';
import {
  type AiUsageRow,
  cloudConsoleEndpoints as endpoints,
  type Integration,
  type ProjectId,
} from '@loam/contract';
import { AppError } from '@loam/kernel';
import { ApiError } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import type { CloudContext } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';
import { unreachable } from './policy.ts';
import { createProjectMigrations, type ProjectMigrationsDeps } from './project-migrations.ts';

/** How often apps called which model: known to whoever meters the AI gateway. */
export interface AiUsage {
  isUsed(projectId: ProjectId): Promise<boolean>;
  list(projectId: ProjectId, span: { readonly start: Date; readonly end: Date }): Promise<AiUsageRow[]>;
}

export interface IntegrationRoutesOptions extends ProjectMigrationsDeps {
  readonly lifecycle: Lifecycle;
  /** Absent where no gateway is. */
  readonly aiUsage?: AiUsage | undefined;
}

/** What a project uses of the services around it, and a policy by one click. */
export function integrationRoutes(context: CloudContext, options: IntegrationRoutesOptions): Binding[] {
  const { aiUsage } = options;
  const migrations = createProjectMigrations(context, options);
  const find = (projectId: ProjectId, name: Integration['name']) =>
    name === 'supabase' ? findCloud(context, projectId) : findAi(context, aiUsage, projectId);
  return [
    bind(endpoints.listIntegrations, async ({ params: { projectId } }) => ({
      integrations: [await find(projectId, 'supabase'), await find(projectId, 'ai_gateway')],
    })),
    bind(endpoints.getIntegration, async ({ params }) => await find(params.projectId, params.name)),
    bind(endpoints.getAiUsage, async ({ params, query }) => {
      const span = { start: new Date(query.start), end: new Date(query.end) };
      return (await aiUsage?.list(params.projectId, span)) ?? [];
    }),
    bind(endpoints.secureBackendTable, async ({ params, body: { apply, ...wanted }, actor: { userId } }) => {
      const { ref } = await options.lifecycle.requireAnswering(params.projectId);
      const { ownerSql: databases } = options;
      if (!databases) throw unreachable();
      const sql = await rowSecuritySql(databases, ref, wanted).catch(tellMissing);
      const name = `row security of ${wanted.table}`;
      if (apply)
        await migrations
          .apply({ projectId: params.projectId, name, sql, author: { userId } })
          .catch(tellExisting);
      return { sql, is_applied: apply };
    }),
  ];
}

async function findCloud({ store, db }: CloudContext, projectId: ProjectId): Promise<Integration> {
  const row = await store.findByProject(db, projectId);
  return {
    name: 'supabase',
    is_used: row !== undefined,
    supabase_project_id: row?.ref ?? null,
    is_managed: row !== undefined,
  };
}

async function findAi(
  { config }: CloudContext,
  aiUsage: AiUsage | undefined,
  projectId: ProjectId,
): Promise<Integration> {
  const isUsed = (await aiUsage?.isUsed(projectId)) ?? false;
  const isManaged = config.cloudOffersAi;
  return { name: 'ai_gateway', is_used: isUsed, supabase_project_id: null, is_managed: isManaged };
}

function tellMissing(error: unknown): never {
  const isMissing =
    error instanceof AppError && (error.code === 'table_missing' || error.code === 'column_missing');
  throw isMissing ? new ApiError('invalid_input', error.detail) : error;
}

/** A policy of the same name is there already. */
function tellExisting(error: unknown): never {
  const isThere = error instanceof Error && 'code' in error && error.code === '42710';
  throw isThere ? new ApiError('conflict', error.message) : error;
}
