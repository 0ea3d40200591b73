import type { Place } from '../lexicon/places.data.ts';
import { collectionFor, dateField } from './collections.ts';
import { fillIn } from './copy.ts';
import { entityPageOf, type Draft } from './draft.ts';
import { addFormEntity } from './form-entities.ts';
import { quizFor } from './quiz.ts';
import { addDashboard } from './start-page.ts';
import {
  type Made,
  savable,
  galleryPage,
  listOf,
  messagesBlock,
  adminPage,
  calendarPage,
  leaderboardPage,
  lookupPage,
  botAnswers,
} from './place-blocks.ts';
import {
  prose,
  pairs,
  things,
  contactItems,
  hourItems,
  aboutText,
  priceItems,
  exampleTeam,
  exampleQuotes,
  serviceItems,
} from './place-prose.ts';

type Maker = (draft: Draft, place: Place) => Made | null;

export const MAKERS: Readonly<Partial<Record<Place, Maker>>> = {
  home: () => null,
  about: (draft) => ({
    blocks: [
      prose('text', draft.copy.ourStory, { text: aboutText(draft) }),
      prose('cards', draft.copy.places.mission, {
        items: pairs(draft.copy.values).map((item, at) => ({
          ...item,
          icon: ['Heart', 'Sparkles', 'Users'][at] ?? 'Star',
        })),
      }),
    ],
  }),
  mission: (draft) => ({
    blocks: [
      prose('text', draft.copy.places.mission, { text: aboutText(draft) }),
      prose('cards', draft.copy.places.features, { items: pairs(draft.copy.values) }),
    ],
  }),
  contact: (draft) => ({
    blocks: [
      {
        kind: 'form',
        entity: addFormEntity(draft, 'enquiry'),
        title: draft.copy.writeToUs,
        text: draft.copy.writeText,
        submit: draft.copy.send,
        thanks: draft.said.literals.find((literal) => literal.use === 'thanks')?.text ?? draft.copy.sent,
      },
      prose('contact', draft.copy.findUs, { items: contactItems(draft) }),
      ...(draft.said.hours.length > 0 || draft.kind === 'booking'
        ? [prose('hours', draft.copy.places.hours, { items: hourItems(draft) })]
        : []),
    ],
  }),
  services: (draft) => ({ blocks: [prose('cards', draft.copy.whatWeOffer, { items: serviceItems(draft) })] }),
  features: (draft) => ({
    blocks: [prose('cards', draft.copy.places.features, { items: serviceItems(draft) })],
  }),
  testimonials: (draft) => ({ blocks: [exampleQuotes(draft)] }),
  faq: (draft) => ({ blocks: [prose('faq', draft.copy.places.faq, { items: pairs(draft.copy.faq) })] }),
  help: (draft) => ({
    blocks: [
      prose('faq', draft.copy.places.faq, { items: pairs(draft.copy.faq) }),
      prose('steps', draft.copy.places.how, { items: pairs(draft.copy.steps) }),
      {
        kind: 'form',
        entity: addFormEntity(draft, 'enquiry'),
        title: draft.copy.writeToUs,
        text: draft.copy.writeText,
        submit: draft.copy.send,
        thanks: draft.copy.sent,
      },
    ],
  }),
  pricing: (draft) => ({
    blocks: [prose('prices', draft.copy.places.pricing, { items: priceItems(draft) })],
  }),
  team: (draft) => ({ blocks: [exampleTeam(draft)] }),
  gallery: (draft) => galleryPage(draft),
  blog: (draft) => listOf(draft, 'article'),
  tips: (draft) => listOf(draft, 'article'),
  hours: (draft) => ({
    blocks: [
      prose('hours', draft.copy.places.hours, { items: hourItems(draft) }),
      prose('contact', draft.copy.findUs, { items: contactItems(draft) }),
    ],
  }),
  location: (draft) => ({
    blocks: [
      prose('contact', draft.copy.findUs, { items: contactItems(draft) }),
      prose('hours', draft.copy.places.hours, { items: hourItems(draft) }),
    ],
  }),
  map: (draft) => ({ blocks: [prose('contact', draft.copy.findUs, { items: contactItems(draft) })] }),
  how: (draft) => ({ blocks: [prose('steps', draft.copy.places.how, { items: pairs(draft.copy.steps) })] }),
  privacy: (draft) => ({
    blocks: [
      prose('text', draft.copy.places.privacy, {
        text: draft.copy.legal.map(([title, text]) => `${title}: ${text}`).join(' '),
      }),
      prose('faq', draft.copy.places.privacy, { items: pairs(draft.copy.legal) }),
    ],
  }),
  terms: (draft) => ({ blocks: [prose('faq', draft.copy.places.terms, { items: pairs(draft.copy.legal) })] }),
  dashboard: (draft) => {
    addDashboard(draft, 5);
    return null;
  },
  reports: (draft) => ({
    blocks: [
      {
        kind: 'report',
        title: draft.copy.report,
        entities: draft.entities
          .filter((entity) => !/Review$|Comment$|^(enquiry|subscriber)$/.test(entity.plan.id))
          .slice(0, 4)
          .map((entity) => entity.plan.id),
      },
    ],
  }),
  settings: (draft) => ({ blocks: [{ kind: 'settings', title: draft.copy.places.settings }] }),
  profile: (draft) => ({ blocks: [{ kind: 'profile', title: draft.copy.places.profile }] }),
  saved: (draft) =>
    draft.entities[0] === undefined
      ? null
      : { blocks: [{ kind: 'saved', title: draft.copy.places.saved, entity: savable(draft) }] },
  messages: (draft) => ({ blocks: [messagesBlock(draft)] }),
  notifications: (draft) => ({
    blocks: [
      {
        kind: 'notifications',
        title: draft.copy.places.notifications,
        items: draft.copy.notices.map(([title, text], at) => ({
          title: fillIn(title, { name: draft.name, things: things(draft) }),
          text: fillIn(text, { name: draft.name, things: things(draft) }),
          when: `D-${at} 0${9 - at}:30`,
        })),
      },
    ],
  }),
  cart: () => null,
  checkout: () => null,
  orders: (draft) => {
    const entity = draft.entities.find((one) => one.plan.id === 'order');
    return entity === undefined || entityPageOf(draft, 'order') !== undefined
      ? null
      : { blocks: [collectionFor(draft, entity)] };
  },
  admin: (draft) => adminPage(draft),
  search: (draft) => ({
    blocks: [{ kind: 'globalSearch', title: draft.copy.places.search }],
    isInNav: draft.said.sections.some((one) => one.place === 'search'),
  }),
  calendar: (draft) => calendarPage(draft),
  leaderboard: (draft) => leaderboardPage(draft),
  chatbot: (draft) => ({
    blocks: [{ kind: 'chatbot', title: draft.copy.places.chatbot, answers: botAnswers(draft) }],
  }),
  newsletter: (draft) => ({
    blocks: [
      {
        kind: 'form',
        entity: addFormEntity(draft, 'subscriber'),
        title: draft.copy.places.newsletter,
        text: draft.copy.subscribeText,
        submit: draft.copy.subscribe,
        thanks: draft.copy.subscribed,
      },
    ],
    isInNav: draft.said.sections.some((one) => one.place === 'newsletter'),
  }),
  quiz: (draft) => ({ blocks: [quizFor(draft)] }),
  history: (draft) => {
    const main =
      draft.entities.find((entity) => entity.nature === 'record' || dateField(entity.plan) !== undefined) ??
      draft.entities[0];
    return main === undefined
      ? null
      : {
          blocks: [
            collectionFor(draft, main, {
              view: dateField(main.plan) === undefined ? 'list' : 'timeline',
              can: { create: false, edit: false, remove: true, open: true },
            }),
          ],
        };
  },
  signIn: () => null,
  signUp: () => null,
  upload: (draft) => ({
    blocks: [{ kind: 'upload', title: draft.copy.places.upload, entity: addFormEntity(draft, 'upload') }],
  }),
  compare: (draft) =>
    draft.entities[0] === undefined
      ? null
      : {
          blocks: [{ kind: 'compare', title: draft.copy.places.compare, entity: draft.entities[0].plan.id }],
        },
  lookup: (draft) => lookupPage(draft),
};

export const plainPage: Maker = (draft, place) => ({
  blocks: [prose('text', draft.copy.places[place], { text: aboutText(draft) })],
});
