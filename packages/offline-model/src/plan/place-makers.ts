import type { Place } from '../lexicon/places.data.ts';
import type { BlockPlan, CollectionBlock, ProseBlock } from './block-plan.ts';
import { askedThing, collectionFor, dateField } from './collections.ts';
import { fillIn } from './copy.ts';
import { changeEntity, entityPageOf, type Draft } from './draft.ts';
import { withPicker } from './entity-edits.ts';
import { addFormEntity } from './form-entities.ts';
import { quizFor } from './quiz.ts';
import { readProfileFields } from '../understand/profile-fields.ts';
import { camelCase } from '../lexicon/entity-lexicon.ts';
import { addDashboard } from './start-page.ts';
import * as made from './place-blocks.ts';
import * as told from './place-prose.ts';

type Maker = (draft: Draft, place: Place) => made.Made | null;

/** A page of these blocks. */
const page =
  (...blocks: readonly ((draft: Draft) => BlockPlan)[]): Maker =>
  (draft) => ({ blocks: blocks.map((block) => block(draft)) });

const never: Maker = () => null;
const { prose, pairs } = told;

const story = (draft: Draft): ProseBlock =>
  prose('text', draft.copy.ourStory, { text: told.aboutText(draft) });
const mission = (draft: Draft): ProseBlock =>
  prose('text', draft.copy.places.mission, { text: told.aboutText(draft) });
const values = (draft: Draft): ProseBlock =>
  prose('cards', draft.copy.places.mission, { items: told.valueItems(draft) });
const features = ({ copy }: Draft): ProseBlock =>
  prose('cards', copy.places.features, { items: pairs(copy.values) });
const findUs = (draft: Draft): ProseBlock =>
  prose('contact', draft.copy.findUs, { items: told.contactItems(draft) });
const hours = (draft: Draft): ProseBlock =>
  prose('hours', draft.copy.places.hours, { items: told.hourItems(draft) });
const faq = ({ copy }: Draft): ProseBlock => prose('faq', copy.places.faq, { items: pairs(copy.faq) });
const steps = ({ copy }: Draft): ProseBlock => prose('steps', copy.places.how, { items: pairs(copy.steps) });
const legal =
  (place: 'privacy' | 'terms') =>
  ({ copy }: Draft): ProseBlock =>
    prose('faq', copy.places[place], { items: pairs(copy.legal) });

const contact: Maker = (draft) => {
  addFormEntity(draft, 'enquiry');
  const about = askedThing(draft)?.plan;
  if (about !== undefined)
    changeEntity(draft, 'enquiry', (plan) => withPicker(plan, about, { at: 2, isRequired: false }));
  const thanks = draft.said.literals.find((literal) => literal.use === 'thanks')?.text;
  const isOpen = draft.said.hours.length > 0;
  return { blocks: [told.writeForm(draft, thanks), findUs(draft), ...(isOpen ? [hours(draft)] : [])] };
};

/** What was told of the house; what it stands for only where nothing was. */
const about: Maker = (draft) => {
  const { given, hours: open } = draft.said;
  const isReached = given.address !== null || given.phone !== null;
  return {
    blocks: [
      story(draft),
      ...(open.length > 0 ? [hours(draft)] : []),
      ...(isReached ? [findUs(draft)] : []),
      ...(given.name === null && !isReached ? [values(draft)] : []),
    ],
  };
};

const help: Maker = (draft) => {
  addFormEntity(draft, 'enquiry');
  return { blocks: [faq(draft), steps(draft), told.writeForm(draft)] };
};

const newsletter: Maker = (draft) => {
  addFormEntity(draft, 'subscriber');
  return { blocks: [told.subscribeForm(draft)], isInNav: isNamed(draft, 'newsletter') };
};

/** The request gives the page its name, and not only what stands on it. */
const isNamed = ({ said }: Draft, place: Place): boolean =>
  said.sections.some((section) => section.place === place);

const profile = ({ copy, said }: Draft): BlockPlan => {
  const fields = readProfileFields(said.text, said.language).map((one) => ({
    id: camelCase(one.label),
    ...one,
  }));
  return {
    kind: 'profile',
    title: copy.places.profile,
    ...(fields.length === 0 ? {} : { fields }),
  };
};

const notifications = (draft: Draft): BlockPlan => {
  const words = { name: draft.name, things: told.things(draft) };
  return {
    kind: 'notifications',
    title: draft.copy.places.notifications,
    items: draft.copy.notices.map(([title, text], at) => ({
      title: fillIn(title, words),
      text: fillIn(text, words),
      when: `D-${at} 0${9 - at}:30`,
    })),
  };
};

const history: Maker = (draft) => {
  const main =
    draft.entities.find((entity) => entity.nature === 'record' || dateField(entity.plan) !== undefined) ??
    draft.entities[0];
  if (main === undefined) return null;
  const view: CollectionBlock['view'] = dateField(main.plan) === undefined ? 'list' : 'timeline';
  const can = { create: false, edit: false, remove: true, open: true };
  return { blocks: [collectionFor(draft, main, { view, can })] };
};

const orders: Maker = (draft) => {
  const entity = draft.entities.find(({ plan }) => plan.id === 'order');
  return entity === undefined || entityPageOf(draft, 'order') !== undefined
    ? null
    : { blocks: [collectionFor(draft, entity)] };
};

/** Of the thing with which this is done, else of the main one, where there is one. */
const ofMain =
  (kind: 'saved' | 'compare', action: 'save' | 'compare'): Maker =>
  (draft) =>
    draft.entities.length === 0
      ? null
      : { blocks: [{ kind, title: draft.copy.places[kind], entity: made.thingToDo(draft, action) }] };

export const MAKERS: Readonly<Partial<Record<Place, Maker>>> = {
  home: never,
  about,
  mission: page(mission, features),
  contact,
  services: page((draft) => prose('cards', draft.copy.whatWeOffer, { items: told.serviceItems(draft) })),
  features: page((draft) =>
    prose('cards', draft.said.given.praise ?? draft.copy.places.features, {
      items: told.featureItems(draft),
    }),
  ),
  testimonials: page(told.exampleQuotes),
  faq: page(faq),
  help,
  pricing: page((draft) => prose('prices', draft.copy.places.pricing, { items: told.priceItems(draft) })),
  team: page(told.teamProse),
  gallery: made.galleryPage,
  blog: (draft) => made.listOf(draft, 'article'),
  tips: (draft) => made.listOf(draft, 'article'),
  hours: page(hours, findUs),
  location: page(findUs, hours),
  map: page(findUs),
  how: page(steps),
  privacy: page(({ copy }) => {
    const text = copy.legal.map(([title, words]) => `${title}: ${words}`).join(' ');
    return prose('text', copy.places.privacy, { text });
  }, legal('privacy')),
  terms: page(legal('terms')),
  dashboard: (draft) => {
    addDashboard(draft, 5);
    return null;
  },
  reports: page((draft) => ({
    kind: 'report',
    title: draft.copy.report,
    entities: made.mainRecords(draft).map(({ plan }) => plan.id),
  })),
  settings: page(({ copy }) => ({ kind: 'settings', title: copy.places.settings })),
  profile: page(profile),
  saved: ofMain('saved', 'save'),
  messages: page(made.messagesBlock),
  notifications: page(notifications),
  cart: never,
  checkout: never,
  orders,
  admin: made.adminPage,
  search: (draft) => ({
    blocks: [{ kind: 'globalSearch', title: draft.copy.places.search }],
    isInNav: isNamed(draft, 'search'),
  }),
  calendar: made.calendarPage,
  leaderboard: page(made.leaderboard),
  chatbot: page((draft) => ({
    kind: 'chatbot',
    title: draft.copy.places.chatbot,
    answers: made.botAnswers(draft),
  })),
  newsletter,
  quiz: page(quizFor),
  history,
  signIn: never,
  signUp: never,
  upload: page((draft) => ({
    kind: 'upload',
    title: draft.copy.places.upload,
    entity: addFormEntity(draft, 'upload'),
  })),
  compare: ofMain('compare', 'compare'),
  lookup: made.lookupPage,
};

export const plainPage: Maker = (draft, place) => ({
  blocks: [prose('text', draft.copy.places[place], { text: told.aboutText(draft) })],
});
