import type { Functions } from '@loam/cloud/functions';
import { makeKeyRing } from '@loam/cloud/keys';
import type { CloudFiles } from '@loam/cloud/storage';
import type { ProjectId, UserId } from '@loam/contract';
import type { Transaction } from '@loam/db';
import type { ProjectAccess, WorkspaceRecord } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { BuilderCloud } from './builder-cloud.ts';
import type { CloudContext } from './context.ts';
import { copyChoices, endCopy, insertCopy } from './copy-store.ts';
import { sealRing } from './key-rings.ts';
import type { Lifecycle } from './lifecycle.ts';
import { enablingFault, notNow, unreachable } from './policy.ts';
import { newRef } from './refs.ts';
import type { CloudRow, CopyExtent } from './store.ts';
import { cloudUrl } from './urls.ts';

/** The cloud of a project for a copy of that project. */
export interface CloudCopies {
  /** Throws what stands against it, before anything is made; undefined where there is nothing to copy. */
  prepare(order: CopyRequest): Promise<BeginCopy | undefined>;
}

export interface CopyRequest {
  readonly source: Pick<ProjectAccess, 'project' | 'permissions'>;
  /** Where the copy of the project goes. */
  readonly target: Pick<WorkspaceRecord, 'disable_cloud'>;
  readonly extent: CopyExtent;
}

/** Notes the copy with the new project; it is made after the commit, by this process or by another. */
export type BeginCopy = (
  tx: Transaction,
  copy: { readonly projectId: ProjectId; readonly userId: UserId },
) => Promise<void>;

const firstSize = 'xs';

export function createCloudCopies(
  context: CloudContext,
  lifecycle: Pick<Lifecycle, 'awaken' | 'finish'>,
): CloudCopies {
  const { db, store, box, clock, config, databases } = context;
  return {
    async prepare({ source, target, extent }) {
      const found = await store.findByProject(db, source.project.id);
      if (!found) return undefined;
      requireRight(source.permissions, extent);
      const installation = { brand: config.brand, hasPlace: databases !== undefined };
      const fault = enablingFault({ workspace_disable_cloud: target.disable_cloud }, installation);
      if (fault !== undefined) throw new ApiError('forbidden', fault);
      const row = await lifecycle.awaken(found);
      if (row.status !== 'OK') throw notNow(row.status);
      const ref = newRef();
      const ring = await makeKeyRing({ ref, issuer: `${cloudUrl(config, ref)}/auth/v1`, clock });
      const made = {
        ref,
        instanceType: firstSize,
        sealedKeys: sealRing(box, ring),
        copyOf: row.ref,
        extent,
      } as const;
      return async (tx, { projectId, userId }) => {
        await insertCopy(tx, { ...made, projectId, userId });
        const begun = await store.findByProject(tx, projectId);
        tx.afterCommit(() => {
          if (begun) void lifecycle.finish(begun);
        });
      };
    },
  };
}

/** Whoever may run any SQL in a cloud sees all of its data; whoever may look at it, how it is made. */
function requireRight(permissions: ProjectAccess['permissions'], extent: CopyExtent): void {
  if (!permissions.has(extent === 'data' ? 'EditBackend' : 'ViewBackend'))
    throw new ApiError('forbidden', 'You may not copy the data of this backend.');
}

/** What makes a copy besides databases. */
export interface CopyParts {
  readonly functions: Pick<Functions, 'copy'> | undefined;
  readonly files: Pick<CloudFiles, 'copyFiles'> | undefined;
  readonly builder: Pick<BuilderCloud, 'connect'> | undefined;
}

/**
 * Makes a copy from its first step to its last; what a killed process left of it is thrown away first. Values of secrets
 * stay behind. A source that is gone leaves the project without a cloud.
 */
export async function makeCopy(
  { db, store, databases }: CloudContext,
  { functions, files, builder }: CopyParts,
  row: CloudRow,
): Promise<void> {
  const { ref, copy_of: from, copy_extent: extent, copy_by: userId, project_id: projectId } = row;
  if (!databases?.copy || !databases.copyStructure || !databases.makeIndependent || from === null)
    throw unreachable();
  if (await databases.exists(ref)) await databases.drop(ref);
  if (!(await databases.exists(from))) return await store.remove(db, ref);
  if (extent === 'data') {
    await databases.copy(from, ref);
    await databases.resize(ref, row.instance_type);
  } else {
    await databases.create(ref, { size: row.instance_type });
    await databases.copyStructure(from, ref);
  }
  await databases.makeIndependent(ref);
  await copyChoices(db, from, ref);
  await functions?.copy(from, ref);
  if (extent === 'data') await files?.copyFiles(from, ref);
  if (projectId && userId) await builder?.connect(projectId, { userId });
  await endCopy(db, ref);
}
