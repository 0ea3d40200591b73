import { PLATFORM_VARIABLES } from '@loam/cloud/functions';
import { type BackendSecret, cloudSecretEndpoints as endpoints, type ProjectId } from '@loam/contract';
import { AppError } from '@loam/kernel';
import { ApiError } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { SecretStore } from './secret-store.ts';

export function secretEndpoints(lifecycle: Pick<Lifecycle, 'require'>, secrets: SecretStore): Binding[] {
  const list = async (projectId: ProjectId) => {
    const { ref, created_at: since } = await lifecycle.require(projectId);
    const own = (await secrets.list(ref)).map(({ name, createdAt }) => wire(name, createdAt, true));
    return { secrets: [...own, ...PLATFORM_VARIABLES.map((name) => wire(name, since, false))] };
  };
  return [
    bind(endpoints.listBackendSecrets, ({ params }) => list(params.projectId)),
    bind(endpoints.createBackendSecrets, async ({ actor, params, body }) => {
      const { ref } = await lifecycle.require(params.projectId);
      const pairs = body.secrets.map(({ name, value }): [string, string] => [name, value]);
      const by = { projectId: params.projectId, actorId: actor.userId };
      await tellingRefusals(() => secrets.save(ref, Object.fromEntries(pairs), by));
      return await list(params.projectId);
    }),
    bind(endpoints.deleteBackendSecrets, async ({ actor, params, body }) => {
      const { ref } = await lifecycle.require(params.projectId);
      const managed = body.secretNames.find((name) => PLATFORM_VARIABLES.some((known) => known === name));
      if (managed !== undefined) throw new ApiError('conflict', `${managed} is managed by the platform.`);
      const by = { projectId: params.projectId, actorId: actor.userId };
      await secrets.remove(ref, body.secretNames, by);
      return await list(params.projectId);
    }),
  ];
}

function wire(name: string, createdAt: Date, isOwn: boolean): BackendSecret {
  return { name, created_at: createdAt.toISOString(), is_user_secret: isOwn };
}

async function tellingRefusals(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'secret_invalid') throw error;
    throw new ApiError('invalid_input', error.detail);
  }
}
