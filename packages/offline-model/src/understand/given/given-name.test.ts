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
  (name) => `I sell soap, trading as ${name}, and need a shop.`,
  (name) => `Ich verkaufe Seife unter dem Namen ${name} und brauche einen Shop.`,
  (name) => `Vendo jabón bajo el nombre ${name} y necesito una tienda.`,
  (name) => `Vendo sabão com o nome ${name} e preciso de uma loja.`,
  (name) => `Je vends du savon sous l'enseigne ${name} et il me faut une boutique.`,
  (name) => `Our pub, ${name}, needs a page with the quiz nights.`,
  (name) => `Notre chorale, ${name}, cherche un site avec ses concerts.`,
  (name) => `Para o nosso clube de remo, ${name}, preciso de um calendário.`,
  (name) => `Nuestro equipo, ${name}, necesita una app para los partidos.`,
  (name) => `A padaria ${name} precisa de um site com produtos.`,
  (name) => `Soap diary "${name}". The start page says "Wash your hands."`,
  (name) => `Good morning, make it an app: "${name}". It tracks plants.`,
  (name) => `I forget who got what, make it an app: "${name}". Children: name, age.`,
  (name) => `Website: ${name}, 4–5 May 2027. Programme and sign-up.`,
];

/** Names of two words and more, as sure as one word is not. */
const SURE: readonly ((name: string) => string)[] = [
  (name) => `Unser Verein, ${name}, sucht eine Seite mit Terminen.`,
  (name) => `Für den Ruderclub, ${name}, brauchen wir eine Seite.`,
  (name) => `${name} here. We would like a page with our meetings.`,
  (name) => `${name}. We move houses in Powys. Site with services.`,
  (name) => `${name}, estudio de serigrafía en Gijón. Web con trabajos.`,
  (name) => `Site for a yoga studio in Bath - ${name}. Classes and prices.`,
];

describe('the name that is given', () => {
  it.each(WORDINGS.map((wording) => [wording('…'), wording] as const))('%s', (_, wording) => {
    expect(NAMES.map((name) => givenName(wording(name)))).toEqual(NAMES);
  });

  it('of several words stands where one word would tell a kind', () => {
    const names = ['Still Water Yoga', 'Ember & Oak', 'Brightwater Dental'];
    for (const wording of SURE) expect(names.map((name) => givenName(wording(name)))).toEqual(names);
  });

  it('is told with its kind in German, and with its article where that has a capital', () => {
    expect(givenName('Wir vom Imkerverein Sonnenhang brauchen eine App.')).toBe('Imkerverein Sonnenhang');
    expect(givenName('Die Rösterei Bohnenkamp aus Celle braucht einen Shop.')).toBe('Rösterei Bohnenkamp');
    expect(givenName("Mon atelier Le Fil d'Or est à Dinan. Je voudrais un site.")).toBe("Le Fil d'Or");
    expect(givenName('Desde el Club Barlovento queremos una web.')).toBe('Club Barlovento');
    expect(givenName('La copa del pueblo, la Copa del Níspero, desde el móvil.')).toBe('Copa del Níspero');
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
    'Ich möchte für meine Werkstatt Aufträge, Kunden und Rechnungen verwalten.',
    'Eine App für Kinder und Jugendliche mit Aufgaben.',
    'My daughter, Ida Berg, collects stamps and wants an app for them.',
    'My name is Tom Barker and I need an app to track my runs.',
    'Build a rental site for three cabins in the Lake District: Fern and Heather.',
    'Preciso de uma app para o condomínio, Rua das Flores, com avisos.',
    'A site like "Good Reads" for board games.',
    'Escape rooms "Crypt", "Submarine" and "Attic" can be booked online.',
    'Our shop sells Monstera, ivy and moss. Make a price list.',
    'Ma fille adore Tintin et je voudrais une appli pour ses albums.',
    'Site: Home, Menu, Contact.',
    'Reading tracker for my kids Emma and Noah with books and minutes.',
    'A planner for our trip to New Zealand in March.',
    'Uma lista de filmes da Netflix e da Disney para ver com os amigos.',
    'Inventory for our lab, Microsoft Excel is too slow now.',
    'Estimado equipo: necesito una app de reservas. Un saludo, Inés Robledo',
  ])('is none in: %s', (request) => {
    expect(givenName(request)).toBeNull();
  });
});
