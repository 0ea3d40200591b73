import type { Place } from '../lexicon/places.data.ts';
import { listsItself } from './audience.ts';
import { addPage, entityPageOf, isUnwanted, pageOf, placeTitle, type Draft } from './draft.ts';
import { PAGE_IDS, ORDER, ICONS } from './place-order.data.ts';
import { MAKERS, plainPage } from './place-makers.ts';

/** Pages that most sites share: those that were asked for, and those that such a site has. */
export function addPlacePages(draft: Draft): void {
  const asked = draft.said.places.map((entry) => entry.place);
  const places = [...new Set([...asked, ...impliedPlaces(draft)])];
  for (const place of places) {
    if (pageOf(draft, place) !== undefined || isUnwanted(draft, new RegExp(`\\b${place}`, 'i'))) continue;
    addPlace(draft, place);
  }
}

/** What actions and the kind of app ask for without naming a page. */
function impliedPlaces(draft: Draft): readonly Place[] {
  const { wants, kind } = draft;
  const found: Place[] = [];
  const isSite = kind === 'content' || kind === 'booking' || kind === 'shop';
  if (wants.has('save') && !(kind === 'tool' && draft.said.engines.length > 0)) found.push('saved');
  if (wants.has('message') || kind === 'messaging') found.push('messages');
  if (wants.has('notify')) found.push('notifications');
  if (wants.has('report') || wants.has('export')) found.push('reports');
  if (wants.has('compare')) found.push('compare');
  if (wants.has('chat')) found.push('chatbot');
  if (wants.has('quiz') || draft.domain?.id === 'quiz') found.push('quiz');
  if (
    wants.has('upload') &&
    draft.entities.every((entity) =>
      entity.plan.fields.every((one) => one.type !== 'file' && one.type !== 'image'),
    )
  )
    found.push('upload');
  if (wants.has('analyse') && kind !== 'game' && kind !== 'tool') found.push('dashboard');
  if (wants.has('subscribe')) found.push('newsletter');
  if (draft.hasAuth) found.push('profile');
  if (isSite && !listsItself(draft.said)) found.push('about', 'contact');
  if (
    kind === 'content' &&
    !listsItself(draft.said) &&
    (draft.domain?.id === 'consulting' || draft.domain?.id === 'law') &&
    draft.entities.every(
      (entity) => entity.entryId !== 'service' || entityPageOf(draft, 'service') === undefined,
    )
  )
    found.push('services');
  if (wants.has('submit') && kind !== 'management' && kind !== 'dashboard' && kind !== 'tool')
    found.push('contact');
  if (kind === 'messaging') found.push('settings');
  if (draft.adminRole !== null) found.push('admin');
  return found;
}

function addPlace(draft: Draft, place: Place): void {
  const make = MAKERS[place] ?? plainPage;
  const made = make(draft, place);
  if (made === null) return;
  addPage(draft, {
    id: place === 'quiz' || place === 'map' ? place : (PAGE_IDS[place] ?? place),
    title: placeTitle(draft, place),
    intro: draft.copy.intros[place] ?? '',
    icon: ICONS[place] ?? 'FileText',
    place,
    isInNav: made.isInNav ?? true,
    order: ORDER[place] ?? 65,
    ...(made.role === undefined ? {} : { role: made.role }),
    blocks: made.blocks,
  });
}
