import { lazy } from 'react';

export const usage = {
  Screen: lazy(async () => ({ default: (await import('./screen.tsx')).UsageScreen })),
};
