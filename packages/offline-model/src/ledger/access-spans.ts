import type { AccessPlan, AppPlan } from '../plan/app-plan.ts';
import { OWN_CHANGES, OWN_ONLY } from '../plan/cloud/cloud-words.data.ts';
import type { Span } from '../understand/tokens.ts';

const KEPT: readonly (readonly [asked: RegExp, by: readonly AccessPlan[]])[] = [
  [OWN_CHANGES, ['own', 'shared', 'public']],
  [OWN_ONLY, ['own']],
];

/** Who may see and change what, where the rules of a list on the cloud say the same. */
export function accessSpans(request: string, { auth, entities }: AppPlan): readonly Span[] {
  if (auth === null) return [];
  return KEPT.filter(([, by]) => entities.some(({ access }) => access !== undefined && by.includes(access)))
    .flatMap(([asked]) => [...request.matchAll(new RegExp(asked.source, `${asked.flags}g`))])
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
}
