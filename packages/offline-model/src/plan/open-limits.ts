import type { EntityPlan } from './app-plan.ts';
import { changeEntity, planOf, type Draft } from './draft.ts';
import { withPicker } from './entity-edits.ts';
import { BOOKINGS } from './select-entities.ts';
import { ENDED } from '../lexicon/option-words.data.ts';
import { like } from '../lexicon/pattern.ts';

const OPEN = like.iu`
  \b(?:open|active|unfinished|pending|unresolved|current|outstanding|ongoing|offene[nrs]?|aktive[nrs]?|abiert[oa]s?|activ[oa]s?|pendientes?|abert[oa]s?|ativ[oa]s?|pendentes?|ouverte?s?
  |actifs?|en cours)\b`;

/** "3 open issues": those whose state is none of the last ones. */
export function openOf(
  plan: EntityPlan,
  words: string,
): { readonly field: string; readonly closed: readonly string[] } | null {
  const flag = plan.fields.find(
    (one) => one.type === 'flag' && /^(?:returned|done|closed|finished|completed|resolved)$/.test(one.id),
  );
  if (flag !== undefined) return { field: flag.id, closed: ['true'] };
  if (!OPEN.test(words)) return null;
  const state = plan.fields.find(
    (one) => one.type === 'choice' && (one.options ?? []).some((option) => ENDED.test(option)),
  );
  if (state === undefined) return null;
  return { field: state.id, closed: (state.options ?? []).filter((option) => ENDED.test(option)) };
}

/** "each member can borrow at most 5 books": loans are counted, not books. */
export function dealingWith(
  draft: Draft,
  plan: EntityPlan,
  { clause, per }: { readonly clause: string; readonly per: string | null },
): EntityPlan {
  const between = per === null ? undefined : bothPicked(draft, plan, per);
  if (between !== undefined) return between;
  const isDealt =
    /\b(?:borrow|take|nehm|llev|prend|lev|pega|rent|book|reserv|hire|lend|loan|check out|register|enrol|sign up|attend|join|ausleih|leih|buch|miet|prestad|alquil|reserv|alug|emprest|emprunt|lou|réserv)/iu.test(
      clause,
    );
  const record = isDealt
    ? draft.entities.find(
        (one) =>
          one.plan.id !== plan.id &&
          one.plan.fields.some((other) => other.type === 'relation' && other.entity === plan.id) &&
          (one.nature === 'record' || BOOKINGS.has(one.entryId ?? '')),
      )
    : undefined;
  return record?.plan ?? plan;
}

/** "max 2 tools per member": a loan is of a tool and of a member. */
function bothPicked(draft: Draft, plan: EntityPlan, per: string): EntityPlan | undefined {
  const start = per.toLowerCase().slice(0, 5);
  const holder = draft.entities.find(
    (one) => one.plan.id !== plan.id && one.plan.one.toLowerCase().startsWith(start),
  )?.plan.id;
  const isDirect = plan.fields.some(({ entity }) => entity === holder);
  if (holder === undefined || isDirect) return undefined;
  return draft.entities.find(
    (one) =>
      one.plan.fields.some(({ entity }) => entity === plan.id) &&
      one.plan.fields.some(({ entity }) => entity === holder),
  )?.plan;
}

/** A limit for each technician needs to know whose an issue is: the one is picked in the other. */
export function withHolder(draft: Draft, plan: EntityPlan, per: string): EntityPlan {
  const start = per.toLowerCase().slice(0, 5);
  const holder = draft.entities.find(
    (one) => one.plan.id !== plan.id && one.plan.one.toLowerCase().startsWith(start),
  )?.plan;
  if (holder === undefined || plan.fields.some((one) => one.entity === holder.id)) return plan;
  changeEntity(draft, plan.id, (old) =>
    withPicker(old, holder, { at: old.fields.length, isRequired: false }),
  );
  return planOf(draft, plan.id) ?? plan;
}

const NOBODY = like.iu`(?<!\p{L})(?:nobody|no ?one|no person|niemand|keiner|nadie|ninguém|personne|everyone|everybody|each person|jeder|you can|man kann|man darf|se puede|você pode|on peut)(?!\p{L})`;

/** "Nobody can have more than 2 plots": whoever has one, and not all of them together. */
export function nobodyOf({ entities }: Draft, { fields }: EntityPlan, clause: string): string | null {
  if (!NOBODY.test(clause)) return null;
  const people = new Set(entities.filter(({ nature }) => nature === 'person').map((one) => one.plan.id));
  const who =
    fields.find(({ entity }) => entity !== undefined && people.has(entity)) ??
    fields.find(({ type, label }) => type === 'text' && HAS_IT.test(label));
  return who?.label.toLowerCase() ?? 'nobody';
}

const HAS_IT = like.iu`
  ^(?:tenant|member|owner|holder|gardener|borrower|person|customer|client|user|player|student|who|pächter\p{L}*|mieter\p{L}*|mitglied|besitzer\p{L}*|inhaber\p{L}*|kunde|kundin|inquilin[oa]
  |soci[oa]|dueñ[oa]|titular|cliente|persona|arrendatári[oa]|sóci[oa]|don[oa]|pessoa|locataire|membre|propriétaire|titulaire|jardini\p{L}+|personne)`;
