import type { RightsPlan } from '../app-plan.ts';
import { changeEntity, type Draft } from '../draft.ts';
import { thingsIn } from './named.ts';

const CREATING = /\b(?:add|create|enter|book|register|make|record|log|write|admit|issue)\b/i;
const EDITING =
  /\b(?:edit|change|update|modify|send|approve|reject|close|set|mark|confirm|cancel|sign off|complete|resolve)\b/i;
const REMOVING = /\b(?:remove|delete)\b/i;
const MANAGING = /\bmanage\b/i;

/** "Only the purchaser can send orders": what is kept for one of those who sign in. */
export function addRights(draft: Draft, sentence: string): void {
  if (!draft.hasAuth) return;
  for (const role of draft.said.roles) {
    const match = new RegExp(
      `\\bonly (?:the |an? )?${role}s? (?:can|may|is allowed to|are allowed to|should be able to) (.+)$`,
      'i',
    ).exec(sentence);
    const told = match?.[1] ?? '';
    const [entity] = told === '' ? [] : thingsIn(draft, told);
    const rights = rightsIn(told, role);
    if (entity === undefined || rights === null) continue;
    changeEntity(draft, entity.plan.id, (plan) => ({ ...plan, rights: { ...plan.rights, ...rights } }));
  }
}

function rightsIn(text: string, role: string): RightsPlan | null {
  const isAll = MANAGING.test(text);
  const rights: RightsPlan = {
    ...(isAll || CREATING.test(text) ? { create: role } : {}),
    ...(isAll || EDITING.test(text) ? { edit: role } : {}),
    ...(isAll || REMOVING.test(text) ? { remove: role } : {}),
  };
  return Object.keys(rights).length === 0 ? null : rights;
}
