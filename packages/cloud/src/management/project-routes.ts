import { json, type ManagementRoute } from './route.ts';
import type { ManagedStates } from './ports.ts';

/** The cloud itself: its state, waking it. */
export function projectRoutes(states: ManagedStates): ManagementRoute[] {
  return [
    {
      method: 'GET',
      pattern: '',
      access: 'view',
      whileClosed: true,
      handle: async ({ ref }) => json(200, { id: ref, ref, status: await states.status(ref) }),
    },
    {
      method: 'POST',
      pattern: 'restore',
      access: 'edit',
      whileClosed: true,
      async handle({ ref }) {
        await states.restore(ref);
        return json(200, {});
      },
    },
  ];
}
