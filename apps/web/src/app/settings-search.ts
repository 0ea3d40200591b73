import { enums, routes } from '@loam/contract';
import { z } from 'zod';

/** Panels of the settings dialog: the specification's four, and the ones for the account and the workspace itself. */
export const settingsPanels = [
  'profile',
  'account',
  'preferences',
  'tokens',
  'tools',
  'workspace',
  'models',
  'activity',
  ...enums.settings.panels,
] as const;

export type SettingsPanel = (typeof settingsPanels)[number];

/** Query parameters that any page may carry. Anything else in them is dropped, never an error. */
export const RootSearch = z.object({
  [routes.search.settings]: z.enum(settingsPanels).optional().catch(undefined),
  [routes.search.openTopUp]: z.coerce.string().optional().catch(undefined),
});

const [yes] = enums.settings.openTopUp;

/** Whether the way to more credits is asked for together with the panel. */
export function opensTopUp(search: RootSearch): boolean {
  return search[routes.search.openTopUp] === String(yes);
}

export type RootSearch = z.infer<typeof RootSearch>;
