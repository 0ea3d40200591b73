import type { Functions } from '@loam/cloud/functions';
import type { ProjectId } from '@loam/contract';
import type { CloudContext } from './context.ts';
import { type BackendPlan, bringsBackend } from './import-plan.ts';

interface Applying {
  readonly id: ProjectId;
  readonly plan: BackendPlan;
}

/** One that sleeps or is changed cannot be asked what of the files is there already: nothing is offered meanwhile. */
export async function canTellApplied({ store, db }: CloudContext, id: ProjectId): Promise<boolean> {
  const status = (await store.findByProject(db, id))?.status;
  return status === undefined || status === 'OK' || status === 'COMING_UP';
}

/** A project whose cloud wrote these files itself brings nothing: what is applied and deployed there is taken out. */
export async function withoutApplied(
  { store, db, databases }: CloudContext,
  { functions }: { readonly functions: Pick<Functions, 'list'> | undefined },
  { id, plan }: Applying,
): Promise<BackendPlan> {
  if (!bringsBackend(plan)) return plan;
  const cloud = await store.findByProject(db, id);
  if (cloud?.status !== 'OK') return plan;
  const applied = new Set((await databases?.migrations?.(cloud.ref))?.map(({ version }) => version));
  const deployed = new Set((await functions?.list(cloud.ref))?.map(({ slug }) => slug));
  return {
    ...plan,
    migrations: plan.migrations.filter(({ version }) => !applied.has(version)),
    functions: plan.functions.filter(({ slug }) => !deployed.has(slug)),
    // They are written anew with each migration.
    types: applied.size === 0 ? plan.types : { ...plan.types, tables: [] },
  };
}
