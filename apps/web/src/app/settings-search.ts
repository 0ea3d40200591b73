import { z } from 'zod';

/** Panels of the settings dialog: the specification's four, and the ones for the account and the workspace itself. */
export const settingsPanels = [
  'profile',
  'account',
  'preferences',
  'tokens',
  'tools',
  'workspace',
  'people',
  'models',
  'billing',
  'usage',
  'domains',
] as const;

export type SettingsPanel = (typeof settingsPanels)[number];

/** Query parameters that any page may carry. Anything else in them is dropped, never an error. */
export const RootSearch = z.object({
  settings: z.enum(settingsPanels).optional().catch(undefined),
  openTopUp: z.coerce.string().optional().catch(undefined),
});
export type RootSearch = z.infer<typeof RootSearch>;
