import { lazy } from 'react';

export const schemaDiagram = {
  Screen: lazy(async () => ({ default: (await import('./diagram-screen.tsx')).SchemaDiagramScreen })),
};
