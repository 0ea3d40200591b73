import { lazy } from 'react';
import { FunctionsCard } from './components/functions-card.tsx';

export const functions = {
  Screen: lazy(async () => ({ default: (await import('./screen.tsx')).FunctionsScreen })),
  Card: FunctionsCard,
};
