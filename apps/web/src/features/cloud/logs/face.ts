import { lazy } from 'react';
import { LogsCard } from './components/logs-card.tsx';

export const logs = {
  Screen: lazy(async () => ({ default: (await import('./screen.tsx')).LogsScreen })),
  Card: LogsCard,
};
