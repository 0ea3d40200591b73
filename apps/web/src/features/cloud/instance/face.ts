import { lazy } from 'react';

export const instance = {
  Screen: lazy(async () => ({ default: (await import('./screen.tsx')).InstanceScreen })),
};
