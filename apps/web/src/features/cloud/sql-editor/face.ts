import { lazy } from 'react';

export const sqlEditor = {
  Screen: lazy(async () => ({ default: (await import('./screen.tsx')).SqlEditorScreen })),
};
