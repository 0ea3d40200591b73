import { lazy } from 'react';

export const apiKeys = {
  Screen: lazy(async () => ({ default: (await import('./screen.tsx')).ApiKeysScreen })),
};
