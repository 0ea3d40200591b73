import { describe, expect, it } from 'vitest';
import { givenName } from './given-name.ts';

const NAMES = ['Still Water Yoga', 'Ember & Oak', 'Kumoko', 'Brightwater Dental'];

const WORDINGS: readonly ((name: string) => string)[] = [
  (name) => `Yoga studio landing page for "${name}" in Portland. Class schedule for the week.`,
  (name) => `Website for my bakery "${name}" with a menu.`,
  (name) => `Build a site for the restaurant '${name}'.`,
  (name) => `"${name}" – a bakery in Leeds. Menu, about, contact.`,
  (name) => `${name} – a bakery in Leeds. Menu, about, contact.`,
  (name) => `${name} is a bakery in Leeds. Build a website with a menu.`,
  (name) => `Our bakery is ${name}. We need a menu page and contact.`,
  (name) => `I have a bakery, ${name}, and I want a website.`,
  (name) => `I run a bakery in Leeds, ${name}, and I would like a website.`,
  (name) => `Website for ${name} please, with our menu.`,
  (name) => `Bakery website. Name: ${name}. Menu and contact.`,
  (name) => `Business name: ${name}\nType: bakery\nPages: Home, Menu, Contact`,
  (name) => `The brand is ${name}. Make a landing page for our bakery.`,
  (name) => `I'm opening a bakery under the name ${name} next month. Build me a site.`,
  (name) => `I want an app, let's call it ${name}, where I track my plants.`,
  (name) => `Build "${name}", an app to track my plants.`,
  (name) => `Build ${name}, a plant tracker app.`,
  (name) => `Create ${name} - a plant tracker with reminders.`,
  (name) => `App name: ${name}. A plant tracker.`,
  (name) => `# ${name}\n\nA plant tracker app.`,
  (name) => `Make a landing page for ${name}, our new bakery.`,
  (name) => `Please make me a website for my mum's bakery, it's called ${name}.`,
  (name) => `Company: ${name}. We repair bikes. Website with services.`,
  (name) => `Webseite für unsere Bäckerei „${name}“ in Köln.`,
  (name) => `Sitio web para mi panadería "${name}" en Sevilla.`,
  (name) => `Un site pour ma boulangerie « ${name} » à Lyon.`,
  (name) => `Um site para a minha padaria "${name}" em Braga.`,
  (name) => `Unser Café heißt ${name}. Wir brauchen eine Webseite mit Speisekarte.`,
];

describe('the name that is given', () => {
  it.each(WORDINGS.map((wording) => [wording('…'), wording] as const))('%s', (_, wording) => {
    expect(NAMES.map((name) => givenName(wording(name)))).toEqual(NAMES);
  });

  it('of several words stands before a colon or in brackets too', () => {
    for (const text of [
      'A planner for our trip: legs with from and to. Title: Ember & Oak.',
      'I need an invoice tracker with clients. Name of the app: Ember & Oak',
      'hi, we run a guest house in an old mill, Ember & Oak, on the coast and need a website.',
      "We're volunteers at an animal shelter (Ember & Oak) and still use paper.",
      'Oi! Preciso de um site para a minha empresa de barcos, a Ember & Oak, em Paraty.',
    ])
      expect(givenName(text)).toBe('Ember & Oak');
    expect(givenName('Ember & Oak: website for a bakery with menu and contact')).toBe('Ember & Oak');
    expect(givenName('Create a modern website for a bakery (Ember & Oak) with a menu.')).toBe('Ember & Oak');
  });

  it.each([
    'Our goal is Growth. Build a site for a bakery.',
    'Create a website with a page for "Testimonials".',
    'Pages: Home, Menu, Contact',
    'kanban board for our house, columns To do, Doing, Done',
    'Kanban board for a team: columns To do, In progress, Done; cards with title.',
    'A wedding website with guest list, RSVP, gallery and registry',
    'We sell jam on three markets, Riverside, Old Square and Station.',
    'A button for "Order now" on a bakery site.',
    'Build A Landing Page For My Bakery - A Simple One',
  ])('is none in: %s', (request) => {
    expect(givenName(request)).toBeNull();
  });
});
