import { collectionFor } from './collections.ts';
import { addPage, placeTitle, wantsPlace, type Draft } from './draft.ts';
import type { BuiltEntity } from './entities.ts';
import { lexiconEntity } from './lexicon-entity.ts';
import { paymentsFor } from './shops.ts';

/** What is asked for by name and is neither a list nor a page that most sites share. */
export function addFeaturePages(draft: Draft): void {
  addRecommendations(draft);
  addRequests(draft);
  addPaying(draft);
}

/** "personalised stock recommendations": the best of them first. */
function addRecommendations(draft: Draft): void {
  const asked = draft.said.demands.find(({ action }) => action === 'recommend');
  const entity =
    draft.entities.find(({ plan }) => plan.id === asked?.entity) ??
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
    intro: '',
    icon: 'Sparkles',
    order: 45,
    blocks: [
      collectionFor(draft, entity, {
        title,
        limit: 6,
        filters: [],
        hasSearch: false,
        sorts: bestFirst(entity),
        can: { create: false, edit: false, remove: false, open: true },
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

/** "request a commission", "quote requests": a form for visitors, a list for who works with it. */
function addRequests(draft: Draft): void {
  if (draft.kind === 'management' || draft.kind === 'dashboard' || draft.kind === 'tool') return;
  for (const { plan, entryId, said } of draft.entities.slice()) {
    if (entryId !== 'request' || draft.pages.some((page) => page.entity === plan.id && page.isInNav))
      continue;
    addPage(draft, {
      title: said?.one ?? plan.one,
      intro: draft.copy.applyIntro,
      icon: 'Send',
      order: 39,
      blocks: [
        {
          kind: 'form',
          entity: plan.id,
          title: said?.one ?? plan.one,
          text: draft.copy.applyIntro,
          submit: draft.copy.send,
          thanks: draft.copy.applyThanks,
        },
      ],
    });
  }
}

/** Fees and bills are paid by a form where nothing is put into a cart. */
function addPaying(draft: Draft): void {
  const wants = wantsPlace(draft, 'checkout') || draft.wants.has('pay');
  if (!wants || draft.pages.some((page) => page.place === 'checkout')) return;
  const known = draft.entities.find(({ entryId }) => entryId === 'payment');
  const entity = known ?? lexiconEntity(draft, 'payment');
  if (entity === null || draft.kind === 'game') return;
  const methods = paymentsFor(draft);
  const plan = {
    ...entity.plan,
    fields: entity.plan.fields.map((one) => (one.id === 'method' ? { ...one, options: methods } : one)),
    seed: entity.plan.seed.map((row, at) => ({ ...row, method: methods[at % methods.length] ?? '' })),
  };
  if (known === undefined) draft.entities.push({ ...entity, plan });
  addPage(draft, {
    id: 'payment',
    title:
      placeTitle(draft, 'checkout') === draft.copy.places.checkout ? plan.one : placeTitle(draft, 'checkout'),
    intro: '',
    icon: 'CreditCard',
    place: 'checkout',
    order: 58,
    blocks: [
      {
        kind: 'form',
        entity: plan.id,
        title: plan.one,
        text: '',
        submit: plan.one,
        thanks: draft.copy.stored,
      },
      collectionFor(
        draft,
        { ...entity, plan },
        {
          view: 'list',
          can: { create: false, edit: false, remove: false, open: false },
          filters: [],
          actions: [],
        },
      ),
    ],
  });
}
