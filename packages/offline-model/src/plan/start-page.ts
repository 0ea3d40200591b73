import type { Nature } from '../lexicon/entry.ts';
import { askedFigures } from './asked/asked-figures.ts';
import { seedFor } from './asked/asked-seeds.ts';
import type { BlockPlan, HeroBlock, OnlyPlan, ProseItem } from './block-plan.ts';
import { collectionFor } from './collections.ts';
import { fillIn } from './copy.ts';
import { chartsFor, numbersFor } from './dashboard-figures.ts';
import {
  addPage,
  changeEntity,
  entityPageOf,
  inSentence,
  isUnwanted,
  pageOf,
  placeTitle,
  wantsPlace,
  type Draft,
} from './draft.ts';
import type { BuiltEntity } from './entities.ts';
import { isSmall } from './entity-pages.ts';
import { thingsOf } from './own-copy.ts';
import { contactItems, givenHours } from './place-prose.ts';
import { proseItems } from './prose.ts';
import { deedOf, subjectLine } from './subject.ts';

/** What a place shows off rather than reports. */
const SHOWN_OFF: ReadonlySet<Nature> = new Set(['goods', 'place', 'person']);

/** The first page: a welcome, an overview of numbers, or simply the thing itself. */
export function addStartPage(draft: Draft): void {
  if (
    draft.pages.some((page) => page.order === 0) &&
    draft.said.sections.every((one) => one.place !== 'home')
  )
    return;
  if (draft.kind === 'management' || draft.kind === 'dashboard') {
    if (
      isSmall(draft) &&
      draft.kind === 'management' &&
      !wantsPlace(draft, 'dashboard') &&
      !draft.wants.has('analyse')
    )
      startWithList(draft);
    else startWithDashboard(draft);
    return;
  }
  if (draft.kind === 'tool' || draft.kind === 'messaging') {
    startWithList(draft);
    return;
  }
  if (draft.entities.length === 0 && (draft.kind === 'game' || pageOf(draft, 'quiz') !== undefined)) {
    const quiz = pageOf(draft, 'quiz');
    if (quiz !== undefined) quiz.order = 0;
    return;
  }
  addHome(draft);
}

function startWithDashboard(draft: Draft): void {
  const there = pageOf(draft, 'dashboard');
  if (there === undefined) addDashboard(draft, 0);
  else there.order = 0;
}

function startWithList(draft: Draft): void {
  const messages = draft.kind === 'messaging' ? pageOf(draft, 'messages') : undefined;
  const first =
    messages ?? draft.pages.find((page) => page.entity === draft.entities[0]?.plan.id && page.isInNav);
  if (first !== undefined) first.order = 0;
  const main = draft.entities[0];
  if (
    main !== undefined &&
    first !== undefined &&
    draft.kind !== 'messaging' &&
    wantsPlace(draft, 'home') &&
    draft.said.sections.some((one) => one.place === 'home')
  )
    addHome(draft);
}

export function addDashboard(draft: Draft, order: number): void {
  const records = draft.entities.filter(
    (entity) => !/Review$|Comment$|^(enquiry|subscriber)$/.test(entity.plan.id),
  );
  const main = records[0];
  if (main === undefined) return;
  const blocks: BlockPlan[] = [numbersFor(draft, records), ...chartsFor(draft, records)];
  const { lists } = askedFigures(draft.said.text, records);
  const recent = {
    entity: main,
    title: fillIn(draft.copy.recent, { things: inSentence(draft, main.plan.many) }),
  };
  for (const list of lists.length > 0 ? lists : [recent]) blocks.push(shortList(draft, list));
  for (const { entity, only } of lists) changeEntity(draft, entity.plan.id, (plan) => seedFor(plan, only));
  addPage(draft, {
    id: 'dashboard',
    title: placeTitle(draft, 'dashboard'),
    intro: draft.copy.intros.dashboard ?? '',
    icon: 'LayoutDashboard',
    place: 'dashboard',
    order,
    blocks,
  });
}

function shortList(
  draft: Draft,
  { entity, title, only }: { entity: BuiltEntity; title: string; only?: OnlyPlan },
): BlockPlan {
  return collectionFor(draft, entity, {
    view: only !== undefined || entity.nature === 'record' || entity.nature === 'task' ? 'table' : 'list',
    limit: 5,
    hasSearch: false,
    filters: [],
    actions: [],
    can: { create: false, edit: false, remove: false, open: true },
    title,
    ...(only === undefined ? {} : { only }),
  });
}

function addHome(draft: Draft): void {
  const { copy, domain, said } = draft;
  const blocks: BlockPlan[] = [heroFor(draft)];
  const main = draft.entities[0];
  const shown = draft.entities
    .filter((entity) => entityPageOf(draft, entity.plan.id) !== undefined && entity.nature !== 'record')
    .slice(0, 2);
  for (const entity of shown) {
    blocks.push(
      collectionFor(draft, entity, {
        limit: entity === main ? 6 : 3,
        hasSearch: entity === main && !isUnwanted(draft, /search/),
        filters: [],
        sorts: [],
        can: { create: false, edit: false, remove: false, open: true },
        title:
          entity === main
            ? fillIn(SHOWN_OFF.has(entity.nature) ? copy.ours : copy.recent, {
                things: inSentence(draft, entity.plan.many),
                many: entity.plan.many,
              })
            : entity.plan.many,
      }),
    );
  }
  const isEnglish = said.language === 'en';
  if (isEnglish && domain !== null && domain.offers !== '' && !wantsPlace(draft, 'services'))
    blocks.push({
      kind: 'prose',
      style: 'cards',
      title: copy.whatWeOffer,
      text: '',
      items: offersFor(draft, proseItems(domain.offers, domain.icon)),
    });
  for (const { title, items } of said.noted)
    blocks.push({
      kind: 'prose',
      style: 'cards',
      title,
      text: '',
      items: items.map((item) => ({ title: item, text: '', icon: 'Check' })),
    });
  if (said.hours.length > 0)
    blocks.push({
      kind: 'prose',
      style: 'hours',
      title: copy.places.hours,
      text: '',
      items: givenHours(draft),
    });
  if (/\bwhats ?app\b/i.test(said.text))
    blocks.push({
      kind: 'prose',
      style: 'contact',
      title: copy.findUs,
      text: '',
      items: contactItems(draft),
    });
  if (wantsPlace(draft, 'newsletter') || draft.wants.has('subscribe')) addNewsletter(draft, blocks);
  addPage(draft, {
    id: 'home',
    title: placeTitle(draft, 'home'),
    intro: draft.name,
    icon: 'House',
    place: 'home',
    order: 0,
    blocks,
  });
}

/** What the request says about shipping goes before what shops usually offer. */
function offersFor({ said }: Draft, items: readonly ProseItem[]): readonly ProseItem[] {
  const { shipping, freeFrom } = said.terms;
  if (shipping === null) return items;
  return items.flatMap((item) => {
    if (!/delivery|shipping/i.test(item.title)) return [item];
    return freeFrom === null ? [] : [{ ...item, text: `From ${freeFrom} on.` }];
  });
}

function addNewsletter(draft: Draft, blocks: BlockPlan[]): void {
  if (!draft.entities.some((entity) => entity.plan.id === 'subscriber')) return;
  blocks.push({
    kind: 'form',
    entity: 'subscriber',
    title: draft.copy.places.newsletter,
    text: draft.copy.subscribeText,
    submit: draft.copy.subscribe,
    thanks: draft.copy.subscribed,
  });
}

function heroFor(draft: Draft): HeroBlock {
  const { copy, domain, said } = draft;
  const main = draft.entities.find(({ nature, said: own }) => nature !== 'record' || own !== null);
  const things = main === undefined ? said.purpose : inSentence(draft, main.plan.many);
  const all = said.language === 'en' && domain === null ? thingsOf(draft.entities) : null;
  const heading = said.literals.find((literal) => literal.use === 'heading')?.text;
  const tagline = said.literals.find((literal) => literal.use === 'tagline')?.text;
  const others = said.literals.filter((literal) => literal.use === 'text').map((literal) => literal.text);
  const button = said.literals.find((literal) => literal.use === 'button')?.text;
  const isEnglish = said.language === 'en';
  const line = deedOf(said.text) ?? subjectLine(said.text, said.language, true);
  const targets = ['book', 'order', 'apply', 'join', 'donate'].flatMap((id) =>
    draft.pages.filter((page) => page.id === id),
  );
  const list = main === undefined ? undefined : entityPageOf(draft, main.plan.id);
  const contact = pageOf(draft, 'contact') ?? pageOf(draft, 'about');
  const actions = [
    ...targets.slice(0, 1).map((page) => ({ label: page.title, page: page.id })),
    ...(list === undefined ? [] : [{ label: fillIn(copy.browse, { things }), page: list.id }]),
    ...(targets.length === 0 && contact !== undefined ? [{ label: contact.title, page: contact.id }] : []),
  ].slice(0, 2);
  return {
    kind: 'hero',
    title: heading ?? said.given.name ?? (isEnglish && domain !== null ? domain.hero : draft.name),
    text: [
      ...(tagline === undefined && line !== null ? [`${line}.`] : []),
      tagline ??
        (isEnglish && domain !== null && domain.about !== ''
          ? firstSentence(domain.about)
          : main === undefined && line !== null
            ? ''
            : fillIn(copy.heroText, { things: all === null ? things : inSentence(draft, all) })),
      ...others,
    ]
      .filter((part) => part !== '')
      .join(' '),
    actions:
      button === undefined || actions[0] === undefined
        ? actions
        : [{ ...actions[0], label: button }, ...actions.slice(1)],
    picture: domain?.picture ?? (main === undefined ? said.purpose : main.plan.one.toLowerCase()),
  };
}

const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s/)[0] ?? text;
