import { lazy } from 'react';
import { SecretsCard } from './components/secrets-card.tsx';

export const secrets = {
  Screen: lazy(async () => ({ default: (await import('./screen.tsx')).SecretsScreen })),
  Card: SecretsCard,
};
