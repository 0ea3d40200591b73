import type { Case } from '../case.ts';

export const socialAndMessaging: readonly Case[] = [
  {
    id: 'ho-plant-swap',
    title: 'a plant-swapping community',
    language: 'en',
    capabilities: ['social', 'reviews', 'create', 'profile', 'theme', 'search'],
    heldOut: true,
    turns: [
      {
        send: 'Create a social platform where gardeners post cuttings they would swap. It should have functionalities for posting, liking, commenting, following other gardeners and editing the own profile. Users should be able to see a feed, like a post, comment on it, follow a gardener and change their bio. Apply lavender as background; use indigo for interactive elements.',
        checks: [
          { kind: 'colour', where: 'page', is: '#e6e6fa' },
          { kind: 'colour', where: 'button', is: '#4b0082' },
          { kind: 'list', in: ['Feed', 'Posts', 'Home', 'Cuttings'], atLeast: 6 },
          { kind: 'counter', in: ['Feed', 'Posts', 'Home', 'Cuttings'], button: 'Like' },
          { kind: 'counter', in: ['Gardeners', 'Members', 'People'], button: 'Follow' },
          {
            kind: 'comment',
            from: ['Feed', 'Posts', 'Home', 'Cuttings'],
            text: 'Would trade a fig cutting for it.',
          },
          {
            kind: 'create',
            in: ['Feed', 'Posts', 'Home', 'Cuttings'],
            button: ['New post', 'Post', 'Create post', 'Add post', 'New cutting', 'Share'],
            values: [[['Title', 'Cutting', 'Post', 'Content', 'Text'], 'Rosemary from the south wall']],
            shows: 'Rosemary from the south wall',
          },
          {
            kind: 'profile',
            in: ['Profile', 'My profile'],
            values: [['Bio', 'Mostly succulents, some luck.']],
            shows: 'Mostly succulents, some luck.',
          },
        ],
      },
    ],
  },
  {
    id: 'ho-idea-box-votes',
    title: 'an idea box with votes and one vote each',
    language: 'en',
    capabilities: ['social', 'create', 'rules', 'filter-sort', 'submit-forms'],
    heldOut: true,
    turns: [
      {
        send: 'An idea box for our village: anyone can submit an idea with a title, a description and a topic (traffic, school, culture, nature). Everyone can upvote an idea, but only once. Sort ideas by votes. A status shows if an idea is new, under discussion or done.',
        checks: [
          { kind: 'list', in: ['Ideas', 'All ideas', 'Home'], atLeast: 6 },
          {
            kind: 'create',
            in: ['Ideas', 'All ideas', 'Home'],
            button: [/submit|add|new|share|propose/i],
            values: [
              ['Title', 'A bench by the ford'],
              ['Description', 'So that one can sit and watch the water.'],
              ['Topic', { option: 'Nature' }],
            ],
            shows: 'A bench by the ford',
          },
          { kind: 'counter', in: ['Ideas', 'All ideas', 'Home'], button: ['Upvote', 'Vote'] },
          { kind: 'sort', in: ['Ideas', 'All ideas', 'Home'], by: 'Votes', values: 'number' },
          { kind: 'filter', in: ['Ideas', 'All ideas', 'Home'], by: 'Topic', option: 'School' },
          { kind: 'filter', in: ['Ideas', 'All ideas', 'Home'], by: 'Status', option: 'Done' },
          { kind: 'fields', in: ['Ideas', 'All ideas', 'Home'], names: ['Title', 'Topic', 'Status'] },
        ],
      },
    ],
  },
  {
    id: 'ho-club-forum-fr',
    title: 'a forum in French',
    language: 'fr',
    capabilities: ['language', 'social', 'reviews', 'create', 'search', 'accounts'],
    heldOut: true,
    turns: [
      {
        send: 'Je voudrais un forum pour notre club de modélisme. Les membres doivent pouvoir s’inscrire, se connecter, publier des sujets avec un titre, un message et une catégorie, répondre aux sujets et rechercher. Fond bleu clair, boutons rouge foncé.',
        checks: [
          { kind: 'language', is: 'fr', words: ['Sujets', ['Se connecter', 'Connexion']] },
          { kind: 'colour', where: 'page', is: '#add8e6' },
          { kind: 'colour', where: 'button', is: '#8b0000' },
          { kind: 'sign-in', by: 'sign-up' },
          {
            kind: 'create',
            in: ['Sujets', 'Forum', 'Accueil'],
            button: [/nouveau|ajouter|publier|créer/i],
            values: [
              ['Titre', 'Quelle colle pour le balsa ?'],
              ['Message', 'La mienne jaunit.'],
            ],
            shows: 'Quelle colle pour le balsa ?',
          },
          { kind: 'comment', from: ['Sujets', 'Forum', 'Accueil'], text: 'Essaie la cyano fluide.' },
          { kind: 'search', in: ['Sujets', 'Forum', 'Accueil'] },
          { kind: 'list', in: ['Sujets', 'Forum', 'Accueil'], atLeast: 6 },
        ],
      },
    ],
  },
  {
    id: 'ho-crew-messenger',
    title: 'a messenger for a lifeboat crew',
    language: 'en',
    capabilities: ['messages', 'lists', 'search', 'theme', 'profile'],
    heldOut: true,
    turns: [
      {
        send: 'Make me a messaging app for a lifeboat crew. Left a list of conversations, right the messages. I want to write messages, start a new conversation with a crew member, see notifications behind a bell, and search the conversations. Colour scheme: navy background, orange for what can be pressed.',
        checks: [
          { kind: 'colour', where: 'page', is: '#000080' },
          { kind: 'colour', where: 'button', is: '#ffa500' },
          {
            kind: 'message',
            in: ['Messages', 'Conversations', 'Chats', 'Inbox', 'Home'],
            text: 'Engine check at six, bring the torch.',
          },
          {
            kind: 'steps',
            title: 'the bell shows notifications',
            capability: 'messages',
            steps: [
              { do: 'home' },
              { do: 'click', name: [/notification|bell/i] },
              { do: 'see', text: [/notification/i] },
            ],
          },
          { kind: 'search', in: ['Messages', 'Conversations', 'Chats', 'Inbox', 'Home'] },
          {
            kind: 'steps',
            title: 'a new conversation can be begun',
            capability: 'messages',
            steps: [
              { do: 'open', section: ['Messages', 'Conversations', 'Chats', 'Inbox', 'Home'] },
              { do: 'submit', form: [/new (conversation|message|chat)|start|compose/i], values: [] },
              { do: 'see-field', name: [/message/i] },
            ],
          },
          {
            kind: 'list',
            in: ['Messages', 'Conversations', 'Chats', 'Inbox', 'Home', 'Crew', 'Members'],
            atLeast: 4,
          },
        ],
      },
    ],
  },
];
