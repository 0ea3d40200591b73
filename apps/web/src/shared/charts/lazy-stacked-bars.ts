import { lazy } from 'react';

export const LazyStackedBars = lazy(async () => ({
  default: (await import('./stacked-bars.tsx')).StackedBars,
}));
