import { toPattern } from '../lexicon/pattern.ts';
import type { AccessPlan, AppPlan } from '../plan/app-plan.ts';
import { OWN_CHANGES, OWN_ONLY } from '../plan/cloud/cloud-words.data.ts';
import { credentialSpans } from '../understand/credentials.ts';
import type { Span } from '../understand/tokens.ts';

const KEPT: readonly (readonly [asked: RegExp, by: readonly AccessPlan[]])[] = [
  [OWN_CHANGES, ['own', 'shared', 'public']],
  [OWN_ONLY, ['own']],
];

/** What an account is made of; who may see and change what, where the rules of all lists on the cloud say the same. */
export function accessSpans(request: string, { auth, entities }: AppPlan): readonly Span[] {
  const made = auth === null ? [] : credentialSpans(request);
  const kept = entities.flatMap(({ access }) => (access === undefined || access === 'sent' ? [] : [access]));
  if (auth === null || kept.length === 0) return made;
  const ruled = KEPT.filter(([, by]) => kept.every((access) => by.includes(access)))
    .flatMap(([asked]) => [...request.matchAll(toPattern(asked, 'giu'))])
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
  return [...made, ...ruled];
}
