import { describeConfig, readConfigChange } from '@loam/cloud/auth';
import { json, type ManagementRoute, refusal } from '@loam/cloud/management';
import type { CloudAuthSettings } from './auth-settings.ts';

/** `config/auth` of the Management API: one flat object with Supabase's names. */
export function authManagementRoutes(settings: CloudAuthSettings): ManagementRoute[] {
  const show = async (ref: string) => {
    const chosen = await settings.chosen(ref);
    // The project's own pages are allowed by themselves; a tool that sends back what it read must not store them.
    const listed = { uri_allow_list: chosen['uri_allow_list'] ?? '' };
    return json(200, { ...describeConfig(await settings.load(ref)), ...listed });
  };
  return [
    {
      method: 'GET',
      pattern: 'config/auth',
      access: 'view',
      whileClosed: true,
      handle: ({ ref }) => show(ref),
    },
    {
      method: 'PATCH',
      pattern: 'config/auth',
      access: 'edit',
      whileClosed: true,
      async handle({ ref, body }) {
        const read = readConfigChange(body);
        if (read.kind === 'fault') return refusal(400, read.message);
        await settings.change(ref, read.changes);
        return show(ref);
      },
    },
  ];
}
