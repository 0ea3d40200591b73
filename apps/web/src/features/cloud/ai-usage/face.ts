import { lazy } from 'react';
import { AiCard } from './components/ai-card.tsx';

export const aiUsage = {
  Screen: lazy(async () => ({ default: (await import('./screen.tsx')).AiUsageScreen })),
  Card: AiCard,
};
