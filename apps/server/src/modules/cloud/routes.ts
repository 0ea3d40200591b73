import { cloudEndpoints as endpoints } from '@loam/contract';
import { bind, type Binding } from '../../http/bind.ts';
import { createApiKeys } from './api-keys.ts';
import type { BuilderCloud } from './builder-cloud.ts';
import type { CloudContext } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';
import { wireBackend, wireKey } from './wire.ts';

export interface CloudRoutesOptions {
  readonly lifecycle: Lifecycle;
  readonly builder: BuilderCloud | undefined;
}

export function cloudRoutes(context: CloudContext, { lifecycle, builder }: CloudRoutesOptions): Binding[] {
  const { db, store } = context;
  return [
    bind(endpoints.getBackend, async ({ project: { project } }) => {
      const row = await store.findByProject(db, project.id);
      if (row) context.noteUse?.(row.ref);
      return wireBackend(context, project, row);
    }),
    bind(endpoints.enableBackend, async ({ project: { project }, actor }) => {
      const row = await lifecycle.enable(project);
      await builder?.enable(project, { userId: actor.userId });
      return wireBackend(context, project, row);
    }),
    bind(endpoints.deleteBackend, async ({ project: { project } }) => {
      await lifecycle.remove(project.id);
      return wireBackend(context, project, undefined);
    }),
    bind(endpoints.restoreBackend, async ({ project: { project } }) =>
      wireBackend(context, project, await lifecycle.restore(project)),
    ),
    bind(endpoints.getBackendStatus, async ({ params }) => {
      const { status } = await lifecycle.require(params.projectId);
      return { status };
    }),
    bind(endpoints.pauseBackend, async ({ params }) => {
      const { status } = await lifecycle.pause(params.projectId);
      return { status };
    }),
    bind(endpoints.wakeBackend, async ({ params }) => {
      const { status } = await lifecycle.wake(params.projectId);
      return { status };
    }),
    bind(endpoints.getBackendCompute, async ({ params }) => {
      const { instance_type, status } = await lifecycle.require(params.projectId);
      return { instance_type, status };
    }),
    bind(endpoints.resizeBackend, async ({ project: { project }, body }) => {
      const { instance_type, status } = await lifecycle.resize(project, body.instance_type);
      return { instance_type, status };
    }),
    ...keyRoutes(context, builder),
  ];
}

function keyRoutes(context: CloudContext, builder: BuilderCloud | undefined): Binding[] {
  const keys = createApiKeys(context);
  return [
    bind(endpoints.listBackendKeys, async ({ params }) => ({
      keys: (await keys.list(params.projectId)).map(wireKey),
    })),
    bind(endpoints.createBackendKey, async ({ params, body }) =>
      wireKey(await keys.add(params.projectId, body)),
    ),
    bind(endpoints.rotateBackendKey, async ({ params, project: { project }, actor }) => {
      const key = await keys.rotate(params.projectId, params.keyId);
      // The app's own key may be the one that opens nothing any more.
      await builder?.enable(project, { userId: actor.userId });
      return wireKey(key);
    }),
    bind(endpoints.revokeBackendKey, async ({ params, project: { project }, actor }) => {
      await keys.revoke(params.projectId, params.keyId);
      await builder?.enable(project, { userId: actor.userId });
      return undefined;
    }),
  ];
}
