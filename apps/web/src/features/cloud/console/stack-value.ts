import { z } from 'zod';
import { createLocalValue, useLocalValue } from '../../../shared/local-value.ts';
import { Stack } from './stack.ts';

const stacks = createLocalValue({
  key: 'cloud-console',
  version: '1',
  schema: z.record(z.string(), Stack),
  fallback: {},
  storage: globalThis.sessionStorage,
});

const root: Stack = [];

/** Where this tab is in the console of a project; it outlives a reload. */
export function useStack(projectId: string): readonly [Stack, (next: Stack) => void] {
  const [known, setKnown] = useLocalValue(stacks);
  return [known[projectId] ?? root, (next) => setKnown({ ...known, [projectId]: [...next] })];
}
