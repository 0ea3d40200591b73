import { lazy } from 'react';

export const backups = {
  Screen: lazy(async () => ({ default: (await import('./screen.tsx')).BackupsScreen })),
};
