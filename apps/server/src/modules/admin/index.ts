import type { Binding } from '../../http/bind.ts';
import { createAudit } from './audit.ts';
import type { AdminDeps } from './context.ts';
import { createHealth } from './health.ts';
import { adminBindings } from './routes.ts';
import { createAdminStore } from './store.ts';

export type { AdminDeps } from './context.ts';

export interface Admin {
  readonly bindings: Binding[];
}

export function createAdmin(deps: AdminDeps): Admin {
  const store = createAdminStore(deps.db);
  const health = createHealth({ ...deps, store });
  return { bindings: adminBindings({ ...deps, store, health, audit: createAudit(deps.logger) }) };
}
