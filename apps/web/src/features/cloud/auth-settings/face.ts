import { lazy } from 'react';

export const authSettings = {
  Screen: lazy(async () => ({ default: (await import('./screen.tsx')).AuthSettingsScreen })),
};
