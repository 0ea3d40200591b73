import { lazy } from 'react';
import { StorageCard } from './components/storage-card.tsx';

export const storage = {
  Screen: lazy(async () => ({ default: (await import('./screen.tsx')).StorageScreen })),
  Card: StorageCard,
};
