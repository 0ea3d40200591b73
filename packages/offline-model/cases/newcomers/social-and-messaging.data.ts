import { single, type Case } from '../case.ts';

const NAME = ['Full name', 'Display name', 'Name', 'First name', /name/iu];

export const socialAndMessaging: readonly Case[] = [
  single({
    id: 'new-plant-swap',
    title: 'Community for swapping plant cuttings',
    language: 'en',
    heldOut: true,
    capabilities: [
      'theme',
      'lists',
      'create',
      'search',
      'detail',
      'filter-sort',
      'social',
      'reviews',
      'profile',
    ],
    send:
      'I want a community website where people swap plant cuttings. Users should be able to post an offer (plant name, ' +
      'category: succulent, herb, houseplant or vegetable, what they want in return, city), browse and search all offers, ' +
      'filter them by category, open an offer, like it and write comments under it. There should be a Profile page where I ' +
      'can change my name and my bio. Use mint cream as background and dark green for the buttons.',
    checks: [
      { kind: 'colour', where: 'page', is: '#f5fffa', pages: ['Profile'] },
      { kind: 'colour', where: 'button', is: '#006400' },
      { kind: 'list', in: ['Offers', 'Browse', 'Browse offers', 'Home'], atLeast: 5 },
      { kind: 'search', in: ['Offers', 'Browse', 'Browse offers', 'Home'] },
      {
        kind: 'filter',
        in: ['Offers', 'Browse', 'Browse offers', 'Home'],
        by: /category/iu,
        option: /succulents?/iu,
      },
      {
        kind: 'create',
        in: ['Offers', 'Post an offer', 'New offer', 'Browse', 'Browse offers', 'Home'],
        button: /\bpost\b|^add|new offer|share|create|publish|make an offer/iu,
        values: [[['Plant name', 'Plant', 'Name', 'Title', /plant|name/iu], 'Zanzibar sprout']],
        shows: 'Zanzibar sprout',
      },
      {
        kind: 'counter',
        in: ['Offers', 'Browse', 'Browse offers', 'Home'],
        button: [/^(like|♥|♡|❤|👍)/iu, /\blike|♥|♡|❤|👍/iu],
      },
      {
        kind: 'comment',
        from: ['Offers', 'Browse', 'Browse offers', 'Home'],
        text: 'I could trade a rooted fig for it.',
      },
      { kind: 'profile', in: ['Profile', 'My profile'], values: [[NAME, 'Fernanda']], shows: 'Fernanda' },
    ],
  }),
  single({
    id: 'new-village-ideas',
    title: 'Villagers propose and vote',
    language: 'en',
    heldOut: true,
    capabilities: ['lists', 'create', 'filter-sort', 'social', 'reviews', 'validation', 'detail'],
    send:
      'Our parish council wants a simple page on which villagers can post ideas for the village (title, description, topic: ' +
      'roads, green spaces, children, culture) and vote for the ideas of others with an Upvote button that shows the number ' +
      'of votes. Show the ideas in a list, let me filter by topic and sort by votes. Each idea has its own page with a ' +
      'discussion where people can leave comments. An idea without a title must not be posted.',
    checks: [
      { kind: 'list', in: ['Ideas', 'All ideas', 'Home'], atLeast: 5 },
      {
        kind: 'create',
        in: ['Ideas', 'All ideas', 'Home', /post|new idea|submit|share/iu],
        button: /\bpost\b|^add|new idea|propose|submit|suggest|share (an|your)/iu,
        values: [
          [/title/iu, 'Bench beside the mill pond'],
          [/description|details/iu, 'Somewhere to sit with a sandwich.'],
        ],
        shows: 'Bench beside the mill pond',
      },
      { kind: 'counter', in: ['Ideas', 'All ideas', 'Home'], button: /up-?vote|^vote|▲/iu },
      { kind: 'filter', in: ['Ideas', 'All ideas', 'Home'], by: /topic/iu, option: /roads/iu },
      { kind: 'sort', in: ['Ideas', 'All ideas', 'Home'], by: /votes|voted|popular/iu, values: 'number' },
      {
        kind: 'comment',
        from: ['Ideas', 'All ideas', 'Home'],
        text: 'Count me in for the digging.',
      },
      {
        kind: 'rule',
        rule: 'an idea needs a title',
        in: ['Ideas', 'All ideas', 'Home', /post|new idea|submit|share/iu],
        button: /\bpost\b|^add|new idea|propose|submit|suggest|share (an|your)/iu,
        allowed: [],
        refused: [
          [/title/iu, ''],
          [/description|details/iu, 'This one has no title at all.'],
        ],
      },
    ],
  }),
  single({
    id: 'new-run-club',
    title: 'Running club, told in one breath',
    language: 'en',
    heldOut: true,
    capabilities: ['lists', 'sections', 'create', 'detail', 'social', 'accounts', 'my-records'],
    send:
      'hey, can u make a site for my runing club its called Puddle Jumpers. people sign up with email n password and log in, ' +
      'then they see the Runs (date, place, distance in km, pace) and can press Join on a run so we see how many are comming. ' +
      'members can also add a run themself. and a page My runs with the ones i joined. and a page Members with everybody in ' +
      'the club. log out too ofc',
    checks: [
      { kind: 'text', text: 'Puddle Jumpers' },
      { kind: 'sign-in', by: 'sign-up' },
      { kind: 'list', in: 'Runs', atLeast: 3 },
      { kind: 'section', name: 'Members' },
      {
        kind: 'create',
        in: 'Runs',
        values: [
          [/place|location|where|meeting/iu, 'Osier Bridge'],
          [/distance/iu, '9'],
        ],
        shows: 'Osier Bridge',
      },
      { kind: 'counter', in: 'Runs', button: /^join/iu },
      {
        kind: 'steps',
        title: 'the run that was joined stands under My runs',
        steps: [
          { do: 'open', section: 'My runs' },
          { do: 'see-rows', atLeast: 1 },
          { do: 'reload' },
          { do: 'see-rows', atLeast: 1 },
        ],
      },
    ],
  }),
  single({
    id: 'new-house-chat',
    title: 'Messages between tenants and caretaker',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'lists', 'sections', 'search', 'messages', 'create', 'filter-sort'],
    send:
      'Build a messaging app for our apartment building. In Messages every tenant can have a conversation with the caretaker ' +
      'or with another tenant: a list of conversations, open one, read the thread, write and send a message. A page ' +
      'Announcements where the management posts notices with title and text that everybody can read and search, and a page ' +
      'Tenants with name, flat number and phone. Background white smoke, buttons slate blue.',
    checks: [
      { kind: 'colour', where: 'page', is: '#f5f5f5', pages: ['Announcements', 'Tenants'] },
      { kind: 'colour', where: 'button', is: '#6a5acd' },
      { kind: 'fields', in: 'Tenants', names: [/flat|apartment|unit/iu, /phone/iu] },
      { kind: 'message', in: 'Messages', text: 'The lift is stuck on the third floor again.' },
      { kind: 'message', in: 'Messages', text: 'Never mind, it moves.' },
      { kind: 'search', in: 'Announcements' },
      {
        kind: 'create',
        in: 'Announcements',
        values: [
          [/title|subject/iu, 'Chimney sweep on Thursday'],
          [/text|message|body|content|notice|details|announcement/iu, 'Please keep the attic door unlocked.'],
        ],
        shows: 'Chimney sweep on Thursday',
      },
    ],
  }),
];
