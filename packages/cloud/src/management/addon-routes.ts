import { CLOUD_SIZES, type CloudSize } from '../postgres/index.ts';
import type { ManagedStates } from './ports.ts';
import { fieldOf, json, type ManagementRoute, refusal } from './route.ts';

const variants: Readonly<Record<CloudSize, { readonly id: string; readonly name: string }>> = {
  xs: { id: 'ci_micro', name: 'Tiny' },
  s: { id: 'ci_small', name: 'Mini' },
  m: { id: 'ci_medium', name: 'Small' },
  l: { id: 'ci_large', name: 'Medium' },
  xl: { id: 'ci_xlarge', name: 'Large' },
};
const type = 'compute_instance';

/** The size of the cloud, which Supabase's API calls an add-on. */
export function addonRoutes(states: ManagedStates): ManagementRoute[] {
  return [
    {
      method: 'GET',
      pattern: 'billing/addons',
      access: 'view',
      whileClosed: true,
      async handle({ ref }) {
        const { size } = await states.find(ref);
        const all = CLOUD_SIZES.map((one) => wireVariant(one));
        return json(200, {
          selected_addons: [{ type, variant: wireVariant(size) }],
          available_addons: [{ type, name: 'Compute Instance', variants: all }],
        });
      },
    },
    {
      method: 'PATCH',
      pattern: 'billing/addons',
      access: 'manage',
      async handle({ ref, body }) {
        const size = CLOUD_SIZES.find((one) => variants[one].id === fieldOf(body, 'addon_variant'));
        if (fieldOf(body, 'addon_type') !== type || size === undefined) {
          const known = CLOUD_SIZES.map((one) => variants[one].id).join(', ');
          return refusal(400, `addon_type must be ${type}, and addon_variant one of ${known}.`);
        }
        await states.resize(ref, size);
        return json(200, {});
      },
    },
  ];
}

function wireVariant(size: CloudSize) {
  const price = { description: 'Part of the plan', type: 'fixed', interval: 'monthly', amount: 0 };
  return { ...variants[size], price };
}
