import { lazy } from 'react';

export const policies = {
  Screen: lazy(async () => ({ default: (await import('./screen.tsx')).PoliciesScreen })),
};
