import { fieldOf, json, type ManagementRoute, refusal } from '@loam/cloud/management';
import type { CloudContext } from './context.ts';
import { loadRealtimeSettings, saveRealtimeSettings } from './realtime-settings-store.ts';

/** `config/realtime` of the Management API: whether channels need policies; the limits are the installation's. */
export function realtimeConfigRoutes({ db }: Pick<CloudContext, 'db'>): ManagementRoute[] {
  const show = async (ref: string) => {
    const { isPrivateOnly } = await loadRealtimeSettings(db, ref);
    return json(200, { private_only: isPrivateOnly, suspend: false });
  };
  return [
    {
      method: 'GET',
      pattern: 'config/realtime',
      access: 'view',
      whileClosed: true,
      handle: ({ ref }) => show(ref),
    },
    {
      method: 'PATCH',
      pattern: 'config/realtime',
      access: 'edit',
      whileClosed: true,
      async handle({ ref, body }) {
        const isPrivateOnly = fieldOf(body, 'private_only');
        if (typeof isPrivateOnly !== 'boolean') return refusal(400, 'private_only: true or false is needed.');
        await saveRealtimeSettings(db, ref, { isPrivateOnly });
        return show(ref);
      },
    },
  ];
}
