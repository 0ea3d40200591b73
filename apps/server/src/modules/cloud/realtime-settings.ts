import { fieldOf, json, type ManagementRoute, refusal } from '@loam/cloud/management';
import type { RealtimeSettings } from '@loam/cloud/realtime';
import { type Queries, sql } from '@loam/db';
import type { CloudContext } from './context.ts';

/** Asked with every channel that is joined, which is rare enough to ask the owner of it. */
export async function loadRealtimeSettings(queries: Queries, ref: string): Promise<RealtimeSettings> {
  const row = await queries.first<{ realtime_private_only: boolean }>(
    sql`select realtime_private_only from clouds where ref = ${ref}`,
  );
  return { isPrivateOnly: row?.realtime_private_only ?? false };
}

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
        await db.run(sql`update clouds set realtime_private_only = ${isPrivateOnly} where ref = ${ref}`);
        return show(ref);
      },
    },
  ];
}
