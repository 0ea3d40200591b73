import { like } from '../lexicon/pattern.ts';
import { normalise } from '../lexicon/entity-lexicon.ts';
import { paired } from '../lexicon/listed.ts';
import type { ToldPage } from '../understand/told-pages.ts';
import type { UnderstoodSection } from '../understand/understanding.ts';
import { lowOf } from './asked/asked-figures.ts';
import { LOW } from './asked/asked-words.data.ts';
import type { ProseBlock } from './block-plan.ts';
import { collectionFor } from './collections.ts';
import { fillIn } from './copy.ts';
import { MANAGED } from './shorthand.ts';
import {
  addFormPage,
  addPage,
  entityOf,
  entityPageOf,
  inSentence,
  type Draft,
  type DraftPage,
} from './draft.ts';

/** What visitors of a site ask for is sent there, under the name of the page; the list of it is not for them. */
function askedOnPages(draft: Draft): void {
  if (draft.kind !== 'content') return;
  for (const { title, entity } of draft.said.sections) {
    const list = draft.pages.find((page) => page.title === title && page.entity === entity && page.isInNav);
    const form = draft.pages.find(
      (page) =>
        page !== list && page.blocks.some((block) => block.kind === 'form' && block.entity === entity),
    );
    const isEmpty = entityOf(draft, entity ?? undefined)?.plan.id === 'request';
    if (list === undefined || form === undefined || !isEmpty) continue;
    draft.pages.splice(draft.pages.indexOf(list), 1);
    form.title = title;
    form.order = list.order;
  }
}

/** Every section that the request names is a page under that very name. */
export function sectionPages(draft: Draft): void {
  askedOnPages(draft);
  for (const section of draft.said.sections) {
    if (draft.pages.some((page) => page.title.toLowerCase() === section.title.toLowerCase() && page.isInNav))
      continue;
    if (section.use === 'create' && addCreatePage(draft, section)) continue;
    const found = draft.pages.find(
      (page) =>
        isFor(page, section) &&
        !draft.said.sections.some((other) => other !== section && other.title === page.title),
    );
    const booked = found?.id === 'book' ? entityOf(draft, section.entity ?? undefined) : undefined;
    if (booked !== undefined && ALL_OF.test(draft.said.text)) {
      // Who runs the house sees all of them, beside the page where others book.
      const block = collectionFor(draft, booked, { view: 'table', can: MANAGED });
      addPage(draft, { title: section.title, icon: booked.plan.icon, order: 40, blocks: [block] });
      continue;
    }
    if (found !== undefined) {
      found.title = section.title;
      found.isInNav = true;
      continue;
    }
    addPage(draft, {
      title: section.title,
      icon: 'FileText',
      order: 40,
      blocks: [sectionProse(draft, section.title)],
    });
  }
}

/** "a page with all the bookings", "eine Liste aller Buchungen". */
const ALL_OF = like.iu`
  (?<!\p{L})(?:page|list|overview|seite|liste|übersicht|página|lista|vista|page|liste)\s(?:(?:with|of|for|mit|de|con|com|avec)\s)?(?:all|alle[nr]?|tod[oa]s|toutes|tous)\s(?:(?:the|our|den|las|los|as|os|les|nos)\s)?(?:bookings|reservations|buchungen|reservierungen|reservas|réservations)(?!\p{L})`;

/** Pages whose words are given say these, and what else one finds there: a form, hours, an address. */
export function tellPages(draft: Draft): void {
  for (const told of draft.said.toldPages) {
    const block = toldProse(told);
    const page =
      draft.pages.find(({ title, order }) =>
        told.title === '' ? order === 0 : title.toLowerCase() === told.title.toLowerCase(),
      ) ?? (block.style === 'faq' ? draft.pages.find(({ place }) => place === 'faq') : undefined);
    const lead = page?.blocks[0];
    if (page === undefined)
      addPage(draft, { title: told.title, icon: 'FileText', order: 40, blocks: [block] });
    else if (lead?.kind === 'hero') page.blocks = [lead, { ...block, title: '' }, ...page.blocks.slice(1)];
    else
      page.blocks = [
        block,
        ...page.blocks.filter(
          (one) => one.kind !== 'prose' || (ASIDE.has(one.style) && one.style !== block.style),
        ),
      ];
  }
}

const ASIDE: ReadonlySet<ProseBlock['style']> = new Set(['hours', 'contact', 'team', 'prices'] as const);

/** Questions with their answers, a list of short texts, or one text. */
const toldProse = ({ title, text, items, style }: ToldPage): ProseBlock => ({
  kind: 'prose',
  style:
    style ?? (items.length === 0 ? 'text' : items.some((item) => item.title.endsWith('?')) ? 'faq' : 'cards'),
  title,
  text,
  items,
});

/** What a page holds of which only the name is known. */
export function sectionProse(draft: Draft, title: string): ProseBlock {
  const isFigures = /\b(?:statistics|stats|figures|numbers|facts|zahlen|números|chiffres)\b/i.test(title);
  const items = draft.entities
    .filter(({ plan }) => plan.seed.length > 0 && !/(?:Review|Comment)$/.test(plan.id))
    .slice(0, 4)
    .map(({ plan }, at) => ({
      title: String(plan.seed.length * ([12, 40, 7, 25][at] ?? 10)),
      text: plan.many,
    }));
  return {
    kind: 'prose',
    style: isFigures && items.length > 1 ? 'stats' : 'text',
    title,
    text: isFigures ? '' : fillIn(draft.copy.about, { name: draft.name, things: inSentence(draft, title) }),
    items: isFigures ? items : [],
  };
}

/** "Add expense": the form by itself. */
function addCreatePage(draft: Draft, section: UnderstoodSection): boolean {
  const entity = entityOf(draft, section.entity ?? undefined);
  if (entity === undefined) return false;
  addFormPage(
    draft,
    { title: section.title, icon: 'CirclePlus', order: 40 },
    { entity: entity.plan.id, submit: draft.copy.actions.save, thanks: draft.copy.stored },
  );
  return true;
}

/** Where an action is done. */
const PAGES_OF = paired(
  'apply=apply, book=book, buy=order, donate=donate, subscribe=newsletter, quiz=quiz, compare=compare, upload=files, message=messages',
);

function isFor(page: DraftPage, section: UnderstoodSection): boolean {
  if (section.use === 'mine') return page.entity === section.entity && page.id.startsWith('my-');
  const isMade =
    section.entity !== null &&
    page.blocks.some(
      (block) => (block.kind === 'booking' || block.kind === 'form') && block.entity === section.entity,
    );
  if (isMade) return true;
  if (section.action !== undefined) return PAGES_OF[section.action] === page.id;
  if (section.place !== null) return page.place === section.place;
  return (
    section.entity !== null && page.entity === section.entity && page.isInNav && !page.id.startsWith('my-')
  );
}

const THEIR =
  '(?:(?:the|our|all|my|den|allen|unseren?|alle|nos|nuestr[oa]s|l[oa]s|todos|todas|noss[oa]s|[oa]s|les|tous|toutes)\\s+)*';
const PAGES_OF_THINGS: readonly RegExp[] = [
  like.gu`\b(?:an?|the) (?<title>\p{Lu}[\p{L}'-]*(?: [\p{L}'-]+){0,2}) page (?:with|of|for|showing|listing|that shows|that lists|where people see) ${THEIR}(?<things>(?:\p{L}+ )?\p{L}+)`,
  like.gu`
  (?<!\p{L})(?:[Pp]age|[Ss]eite|[Pp]ágina|[Ss]ección|[Ss]eção|[Pp]estaña|[Aa]ba|[Tt]ab|[Rr]ubrique|[Oo]nglet)\s(?:(?:called|named|namens|appelée|llamada|chamada)\s)?["“«„]?\s?(?<title>\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,2}?)\s?["”»“]?,?
  \s(?:with|mit|avec|con|com)\s${THEIR}(?<things>\p{L}+(?: \p{L}+)?)`,
];

/** "a Shop page with the teas": the list of teas goes by that name; "a Low stock page" lists what runs low. */
export function namePages(draft: Draft): void {
  const { text, calledPages } = draft.said;
  const named = PAGES_OF_THINGS.flatMap((pattern) => [...text.matchAll(pattern)]);
  for (const { groups: { title = '', things = '' } = {} } of named) {
    if (draft.pages.some((page) => page.title.toLowerCase() === title.toLowerCase())) continue;
    const page = listOf(draft, things);
    const isFree = page !== undefined && !calledPages.includes(page.title);
    if (isFree) page.title = title;
  }
  addLowStock(draft);
}

function listOf(draft: Draft, things: string) {
  const last = (name: string): string => normalise(name.toLowerCase().split(' ').at(-1) ?? '');
  const words = things.split(' ').map((word) => normalise(word.toLowerCase()));
  const entity = draft.entities.find(
    ({ plan }) => words.includes(last(plan.one)) || words.includes(last(plan.many)),
  );
  return entity === undefined ? undefined : entityPageOf(draft, entity.plan.id);
}

const LOW_PAGE = like.u`\b(?:an?|the|and) ((?:Low|low|Re-?order|re-?order)[\p{L}' -]{2,20}?) (?:page|section|tab|list)\b`;

function addLowStock(draft: Draft): void {
  const title = LOW_PAGE.exec(draft.said.text)?.[1];
  if (title === undefined || !LOW.test(title)) return;
  const entity = draft.entities.find(({ plan }) => lowOf(plan) !== null);
  const only = entity === undefined ? null : lowOf(entity.plan);
  if (entity === undefined || only === null) return;
  const block = collectionFor(draft, entity, { view: 'table', title, only });
  const there = draft.pages.find((page) => LOW.test(page.title));
  if (there !== undefined) {
    there.blocks = [block];
    return;
  }
  addPage(draft, {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    icon: 'TriangleAlert',
    order: 56,
    blocks: [block],
  });
}
