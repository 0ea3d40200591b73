import { lazy } from 'react';
import { UsersCard } from './components/users-card.tsx';

export const users = {
  Screen: lazy(async () => ({ default: (await import('./screen.tsx')).UsersScreen })),
  Card: UsersCard,
};
