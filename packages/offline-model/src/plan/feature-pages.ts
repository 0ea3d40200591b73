import { addAskedForms } from './asked-forms.ts';
import { collectionFor } from './collections.ts';
import {
  addFormPage,
  addPage,
  entityOf,
  lexiconEntity,
  newList,
  placeTitle,
  wantsPlace,
  type Draft,
} from './draft.ts';
import type { BuiltEntity } from './entities.ts';
import { changeField, inTurn, withValues } from './entity-edits.ts';
import { OPENED, SHOWN } from './shorthand.ts';
import { paymentsFor } from './shops.ts';

/** What is asked for by name and is neither a list nor a page that most sites share. */
export function addFeaturePages(draft: Draft): void {
  addRecommendations(draft);
  addJoining(draft);
  addRequests(draft);
  addAskedForms(draft);
  addPaying(draft);
}

/** "personalised stock recommendations": the best of them first. */
function addRecommendations(draft: Draft): void {
  const asked = draft.said.demands.find(({ action }) => action === 'recommend');
  const entity =
    entityOf(draft, asked?.entity ?? undefined) ??
    draft.entities.find(({ nature }) => nature !== 'record' && nature !== 'person') ??
    draft.entities[0];
  if (asked === undefined || entity === undefined) return;
  const isNamed = /recommend|suggest|empfehl|recomend|recommand/i.test(asked.object);
  const title = isNamed
    ? withoutAdjectives(asked.object)
    : draft.said.language === 'en'
      ? 'Recommended'
      : null;
  if (title === null) return;
  addPage(draft, {
    id: 'recommendations',
    title,
    blocks: [
      collectionFor(draft, entity, {
        title,
        limit: 6,
        filters: [],
        hasSearch: false,
        sorts: bestFirst(entity),
        can: OPENED,
      }),
    ],
  });
}

const bestFirst = ({ plan }: BuiltEntity): readonly string[] =>
  plan.fields
    .filter((one) => one.type === 'rating' || /^(?:change|score|points|popularity|views)$/.test(one.id))
    .map((one) => one.id);

function withoutAdjectives(text: string): string {
  const rest = text.replace(/^(?:(?:personali[sz]ed|smart|custom|daily|weekly|own|new)\s+)+/i, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** "join the waitlist": a form, and nobody reads who else is on it. */
function addJoining(draft: Draft): void {
  if (draft.kind === 'management' || draft.kind === 'dashboard') return;
  const list = draft.entities.find(({ plan }) => JOINED.test(plan.one)) ?? namedList(draft);
  if (list === null || isWaitedInBookings(draft)) return;
  const { copy } = draft;
  const name = list.plan.one.charAt(0).toLowerCase() + list.plan.one.slice(1);
  const title = draft.said.language === 'en' ? `Join the ${name}` : list.plan.one;
  const asked = new Set(list.said?.fields.map(({ label }) => label.toLowerCase()));
  const { id, one, many, icon } = list.plan;
  const { plan: emails } = newList(draft, { id, names: [one, many], icon, fields: 'Email*!:email' });
  const others = list.plan.fields.filter(
    (other) => other.id !== 'email' && other.type !== 'image' && asked.has(other.label.toLowerCase()),
  );
  const plan = { ...list.plan, titleField: 'email', seed: [], fields: [...emails.fields, ...others] };
  const at = draft.entities.indexOf(list);
  draft.entities.splice(at < 0 ? draft.entities.length : at, at < 0 ? 0 : 1, {
    ...list,
    nature: 'record',
    plan,
    said: null,
  });
  addFormPage(
    draft,
    { id: 'join', title, icon: 'Send', entity: plan.id, order: 32 },
    { entity: plan.id, submit: copy.actions.join, thanks: copy.applyThanks },
  );
}

/** Who finds a course full waits in the list of those who enrolled, or of those who reserved. */
const isWaitedInBookings = ({ entities, pages, said }: Draft): boolean =>
  said.terms.places !== null &&
  pages.some(({ id }) => id === 'book') &&
  entities.some(({ entryId }) => entryId === 'registration');

/** Spoken of only by the way: "people can join the waitlist". */
function namedList(draft: Draft): BuiltEntity | null {
  const found = /\b(wait(?:ing)?[ -]?list|warteliste|lista de espera|liste d['’]attente)\b/i.exec(
    draft.said.text,
  )?.[1];
  if (found === undefined) return null;
  const one = found.charAt(0).toUpperCase() + found.slice(1);
  return newList(draft, { id: 'waitlist', names: [one, one], icon: 'ListPlus', fields: 'Email*!:email' });
}

const JOINED =
  /^(?:wait(?:ing)?[ -]?list|mailing list|interest list|warteliste|lista de (?:espera|interesados)|liste d['’]attente)$/i;

/** "request a commission", "quote requests": a form for visitors, a list for who works with it. */
function addRequests(draft: Draft): void {
  if (draft.kind === 'management' || draft.kind === 'dashboard' || draft.kind === 'tool') return;
  for (const { plan, entryId, said } of draft.entities.slice()) {
    if (entryId !== 'request' || draft.pages.some((page) => page.entity === plan.id && page.isInNav))
      continue;
    addFormPage(
      draft,
      { title: said?.one ?? plan.one, intro: draft.copy.applyIntro, icon: 'Send', order: 39 },
      { entity: plan.id, submit: draft.copy.send, thanks: draft.copy.applyThanks },
    );
  }
}

/** "payments (member, amount, status)": they are written down, not paid here. */
const isKeptAlready = (draft: Draft, made: BuiltEntity, known: BuiltEntity | undefined): boolean =>
  known === undefined &&
  draft.entities.some(({ plan }) => plan.many.toLowerCase() === made.plan.many.toLowerCase());

/** Fees and bills are paid by a form where nothing is put into a cart. */
function addPaying(draft: Draft): void {
  const wants = wantsPlace(draft, 'checkout') || draft.wants.has('pay');
  if (!wants || draft.pages.some((page) => page.place === 'checkout')) return;
  const known = draft.entities.find(({ entryId }) => entryId === 'payment');
  const entity = known ?? lexiconEntity(draft, 'payment');
  if (entity === null || draft.kind === 'game' || isKeptAlready(draft, entity, known)) return;
  const methods = paymentsFor(draft);
  const offered = changeField(entity.plan, 'method', (one) => ({ ...one, options: methods }));
  const plan = withValues(offered, 'method', (_, at) => inTurn(methods, at) ?? '');
  if (known === undefined) draft.entities.push({ ...entity, plan });
  addPage(draft, {
    id: 'payment',
    title:
      placeTitle(draft, 'checkout') === draft.copy.places.checkout ? plan.one : placeTitle(draft, 'checkout'),
    place: 'checkout',
    blocks: [
      {
        kind: 'form',
        entity: plan.id,
        title: plan.one,
        text: '',
        submit: plan.one,
        thanks: draft.copy.stored,
      },
      collectionFor(draft, { ...entity, plan }, { view: 'list', can: SHOWN, filters: [], actions: [] }),
    ],
  });
}
