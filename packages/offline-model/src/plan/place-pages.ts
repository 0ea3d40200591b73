import type { Place } from '../lexicon/places.data.ts';
import type { BlockPlan, ProseBlock, TalkBlock } from './app-plan.ts';
import { collectionFor, dateField } from './collections.ts';
import { fillIn } from './copy.ts';
import {
  addPage,
  entityPageOf,
  inSentence,
  isUnwanted,
  pageOf,
  placeTitle,
  wantsPlace,
  type Draft,
} from './draft.ts';
import { addFormEntity } from './form-entities.ts';
import { proseItems, quotesFor } from './prose.ts';
import { quizFor } from './quiz.ts';
import { addDashboard } from './start-page.ts';
import { lexiconEntity } from './lexicon-entity.ts';

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
  if (isSite) found.push('about', 'contact');
  if (
    kind === 'content' &&
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

interface Made {
  readonly blocks: readonly BlockPlan[];
  readonly isInNav?: boolean;
  readonly role?: string;
}

const PAGE_IDS: Readonly<Partial<Record<Place, string>>> = {
  saved: 'favorites',
  chatbot: 'assistant',
  upload: 'files',
};
const ORDER: Readonly<Partial<Record<Place, number>>> = {
  dashboard: 5,
  calendar: 25,
  quiz: 22,
  leaderboard: 45,
  services: 15,
  gallery: 35,
  blog: 36,
  pricing: 37,
  testimonials: 62,
  team: 63,
  about: 70,
  contact: 72,
  faq: 68,
  messages: 58,
  notifications: 59,
  saved: 52,
  reports: 48,
  compare: 47,
  profile: 80,
  settings: 82,
  admin: 85,
  privacy: 95,
  terms: 96,
  help: 69,
};
const ICONS: Readonly<Partial<Record<Place, string>>> = {
  about: 'Info',
  contact: 'Mail',
  services: 'Sparkles',
  testimonials: 'Quote',
  faq: 'CircleHelp',
  pricing: 'Tag',
  team: 'Users',
  gallery: 'Image',
  blog: 'Newspaper',
  hours: 'Clock',
  location: 'MapPin',
  reports: 'FileText',
  settings: 'Settings',
  profile: 'User',
  messages: 'MessageSquare',
  notifications: 'Bell',
  saved: 'Bookmark',
  admin: 'ShieldCheck',
  search: 'Search',
  calendar: 'CalendarDays',
  leaderboard: 'Trophy',
  chatbot: 'Bot',
  newsletter: 'Mail',
  privacy: 'Lock',
  terms: 'Scale',
  help: 'LifeBuoy',
  mission: 'Target',
  how: 'Footprints',
  quiz: 'CircleHelp',
  history: 'History',
  upload: 'Upload',
  compare: 'GitCompare',
  tips: 'Lightbulb',
  lookup: 'SearchCheck',
  features: 'Star',
  map: 'MapPin',
};

const prose = (style: ProseBlock['style'], title: string, rest: Partial<ProseBlock>): ProseBlock => ({
  kind: 'prose',
  style,
  title,
  text: '',
  items: [],
  ...rest,
});

const pairs = (list: readonly (readonly [string, string])[]): ProseBlock['items'] =>
  list.map(([title, text]) => ({ title, text }));

const things = (draft: Draft): string => inSentence(draft, draft.entities[0]?.plan.many ?? draft.name);

const contactItems = (draft: Draft): ProseBlock['items'] => {
  const host = draft.name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
  return [
    { title: draft.copy.fields.email, text: `hello@${host === '' ? 'app' : host}.example`, icon: 'Mail' },
    { title: draft.copy.fields.phone, text: '+1 555 0134', icon: 'Phone' },
    { title: draft.copy.fields.address, text: '12 Harbor Street', icon: 'MapPin' },
  ];
};

const hourItems = (draft: Draft): ProseBlock['items'] =>
  draft.said.hours.length > 0
    ? draft.said.hours.map(({ days, times }) => ({ title: days, text: times }))
    : pairs(draft.copy.hours);

const aboutText = (draft: Draft): string =>
  draft.said.language === 'en' && draft.domain !== null && draft.domain.about !== ''
    ? draft.domain.about
    : fillIn(draft.copy.about, { name: draft.name, things: things(draft) });

type Maker = (draft: Draft, place: Place) => Made | null;

/** Prices of the request, or three plans. */
const priceItems = (draft: Draft): ProseBlock['items'] => {
  const sign = draft.said.currency === 'EUR' ? '€' : draft.said.currency === 'GBP' ? '£' : '$';
  if (draft.said.prices.length > 0)
    return draft.said.prices.map(({ title, amount }) => ({ title, text: `${sign}${amount}` }));
  return draft.copy.plans.map(([title, note, text]) => ({ title, text, note }));
};

const teamItems: ProseBlock['items'] = [
  { title: 'Lena Ortiz', text: '', note: 'Founder' },
  { title: 'Tom Becker', text: '', note: 'Design' },
  { title: 'Aisha Rahman', text: '', note: 'Operations' },
  { title: 'Kenji Mori', text: '', note: 'Support' },
];

const MAKERS: Readonly<Partial<Record<Place, Maker>>> = {
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
      ...(wantsPlace(draft, 'team')
        ? []
        : [
            prose('team', draft.copy.team, {
              items: teamItems.map((item, at) => ({ ...item, text: draft.copy.sentences[at] ?? '' })),
            }),
          ]),
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
  testimonials: (draft) => ({
    blocks: [prose('quotes', draft.copy.whatPeopleSay, { items: quotesFor(draft) })],
  }),
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
  team: (draft) => ({
    blocks: [
      prose('team', draft.copy.team, {
        items: [
          ...teamItems,
          { title: 'Carmen Ruiz', text: '', note: 'Sales' },
          { title: 'Ravi Menon', text: '', note: 'Engineering' },
        ].map((item, at) => ({ ...item, text: draft.copy.sentences[at] ?? '' })),
      }),
    ],
  }),
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

const plainPage: Maker = (draft, place) => ({
  blocks: [prose('text', draft.copy.places[place], { text: aboutText(draft) })],
});

const savable = (draft: Draft): string =>
  draft.entities.find((entity) => entity.said?.actions.some(({ action }) => action === 'save') === true)?.plan
    .id ??
  draft.entities[0]?.plan.id ??
  '';

function serviceItems(draft: Draft): ProseBlock['items'] {
  if (draft.said.prices.length > 0)
    return draft.said.prices.map(({ title, amount }, at) => ({
      title,
      text: draft.copy.sentences[at % 8] ?? '',
      note: `${draft.said.currency === 'EUR' ? '€' : draft.said.currency === 'GBP' ? '£' : '$'}${amount}`,
    }));
  const { domain } = draft;
  const own =
    draft.said.language === 'en' && domain !== null && domain.offers !== ''
      ? proseItems(domain.offers, domain.icon)
      : [];
  const steps = draft.copy.values.map(([title, text], at) => ({
    title,
    text,
    icon: ['Heart', 'Sparkles', 'Users'][at] ?? 'Star',
  }));
  return own.length >= 3 ? own : [...own, ...steps];
}

function galleryPage(draft: Draft): Made | null {
  const withPicture = draft.entities.find(
    (entity) =>
      entity.entryId !== 'service' &&
      entity.nature !== 'person' &&
      entity.plan.fields.some((one) => one.type === 'image'),
  );
  if (withPicture !== undefined)
    return {
      blocks: [collectionFor(draft, withPicture, { view: 'gallery', title: placeTitle(draft, 'gallery') })],
    };
  return listOf(draft, 'photo');
}

function listOf(draft: Draft, id: string): Made | null {
  let entity = draft.entities.find((one) => one.entryId === id);
  if (entity !== undefined && entityPageOf(draft, entity.plan.id) !== undefined) return null;
  if (entity === undefined) {
    const made = lexiconEntity(draft, id);
    if (made === null) return null;
    draft.entities.push(made);
    entity = made;
  }
  addPage(draft, {
    id: `${id}-detail`,
    title: entity.plan.one,
    icon: entity.plan.icon,
    path: `/${id}s/:id`,
    isInNav: false,
    entity: id,
    order: 90,
    blocks: [
      {
        kind: 'detail',
        entity: id,
        related: [],
        talk: 'none',
        actions: [],
        can: { edit: false, remove: false },
      },
    ],
  });
  return { blocks: [collectionFor(draft, entity)] };
}

function messagesBlock(draft: Draft): TalkBlock {
  const { copy } = draft;
  return {
    kind: 'messages',
    title: copy.places.messages,
    threads: copy.threads.map(([name, about, text], at) => ({
      with: name,
      about,
      messages: [
        { isMine: false, text, when: `D-${at} 09:2${at}` },
        ...(at === 0
          ? [{ isMine: true, text: copy.remarks[0] ?? '', when: 'D-0 10:05'.replace('D-0', 'D+0') }]
          : []),
      ],
    })),
  };
}

function adminPage(draft: Draft): Made {
  const records = draft.entities.filter((entity) => !/Review$|Comment$/.test(entity.plan.id)).slice(0, 4);
  const lists = records.map((entity) =>
    collectionFor(draft, entity, {
      view: 'table',
      can: { create: true, edit: true, remove: true, open: true },
    }),
  );
  const accounts: readonly BlockPlan[] = draft.hasAuth
    ? [
        {
          kind: 'accounts',
          title: draft.copy.places.profile === 'Profile' ? 'Users' : draft.copy.places.admin,
        },
      ]
    : [];
  const numbers: BlockPlan = {
    kind: 'numbers',
    items: records
      .slice(0, 4)
      .map((entity) => ({ label: entity.plan.many, entity: entity.plan.id, measure: 'count' as const })),
  };
  return {
    blocks: [numbers, ...lists, ...accounts],
    ...(draft.hasAuth && draft.adminRole !== null ? { role: draft.adminRole } : {}),
  };
}

function calendarPage(draft: Draft): Made | null {
  const entity = draft.entities.find((one) => dateField(one.plan) !== undefined);
  const date = entity === undefined ? undefined : dateField(entity.plan);
  if (entity === undefined || date === undefined) return null;
  const isThere = draft.pages.some((page) =>
    page.blocks.some((block) => block.kind === 'collection' && block.view === 'calendar'),
  );
  return isThere
    ? null
    : {
        blocks: [
          collectionFor(draft, entity, {
            view: 'calendar',
            by: date.id,
            title: placeTitle(draft, 'calendar'),
          }),
        ],
      };
}

function leaderboardPage(draft: Draft): Made {
  const entity = draft.entities.find((one) =>
    one.plan.fields.some((field) => field.type === 'number' || field.type === 'rating'),
  );
  const ranked =
    entity?.plan.fields.find((one) => /points|score|wins|rating|goals|votes/i.test(one.id)) ??
    entity?.plan.fields.find((one) => one.type === 'number' || one.type === 'rating');
  return {
    blocks: [
      {
        kind: 'leaderboard',
        title: placeTitle(draft, 'leaderboard'),
        ...(entity === undefined ? {} : { entity: entity.plan.id }),
        ...(ranked === undefined ? {} : { field: ranked.id }),
      },
    ],
  };
}

function lookupPage(draft: Draft): Made | null {
  const entity =
    draft.entities.find((one) => one.plan.fields.some((field) => field.isUnique && field.type === 'text')) ??
    draft.entities[0];
  if (entity === undefined) return null;
  const key = entity.plan.fields.find((one) => one.isUnique && one.type === 'text') ?? entity.plan.fields[0];
  return {
    blocks: [
      {
        kind: 'lookup',
        title: placeTitle(draft, 'lookup'),
        entity: entity.plan.id,
        ...(key === undefined ? {} : { field: key.id }),
      },
    ],
  };
}

function botAnswers(draft: Draft): NonNullable<TalkBlock['answers']> {
  const { copy } = draft;
  const own = draft.entities.slice(0, 3).map((entity) => ({
    words: [entity.plan.one.toLowerCase(), entity.plan.many.toLowerCase()],
    text: `${entity.plan.many}: ${entity.plan.seed
      .slice(0, 3)
      .map((row) => String(row[entity.plan.titleField] ?? ''))
      .join(', ')}.`,
  }));
  return [
    { words: ['*'], text: fillIn(copy.botHello, { things: things(draft) }) },
    ...copy.botAnswers.map(([words, text]) => ({ words: words.split(','), text })),
    ...own,
  ];
}
