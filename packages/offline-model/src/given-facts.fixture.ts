import fc from 'fast-check';
import { DOMAINS } from './lexicon/domain-lexicon.ts';
import type { Language } from './plan/app-plan.ts';

/** Facts that nobody has heard of, so that only the request can have brought them into an app. */
export interface MadeUp {
  readonly name: string;
  readonly town: string;
  readonly phone: string;
  readonly email: string;
  readonly price: number;
  readonly from: number;
  readonly to: number;
  readonly heading: string;
}

const syllable = fc.constantFrom(
  'bra',
  'quo',
  'vel',
  'zun',
  'tor',
  'mip',
  'dax',
  'lor',
  'fen',
  'gri',
  'pol',
  'sku',
);
const word = fc
  .tuple(syllable, syllable, syllable)
  .map((parts) => parts.join(''))
  .map((text) => text.charAt(0).toUpperCase() + text.slice(1));
const digits = (count: number): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 1, max: 9 }), { minLength: count, maxLength: count }).map((all) => all.join(''));

export const madeUp: fc.Arbitrary<MadeUp> = fc.record({
  name: fc.oneof(
    fc.tuple(word, word).map((two) => two.join(' ')),
    fc.tuple(word, word).map((two) => two.join(' & ')),
    fc.tuple(word, word, word).map((three) => three.join(' ')),
  ),
  town: word,
  phone: fc.tuple(digits(3), digits(6)).map(([area, rest]) => `0${area} ${rest}`),
  email: word.map((host) => `mail@${host.toLowerCase()}.test`),
  price: fc.integer({ min: 101, max: 989 }).map((cents) => cents + 0.75),
  from: fc.integer({ min: 6, max: 11 }),
  to: fc.integer({ min: 15, max: 22 }),
  heading: fc.tuple(word, word).map(([one, two]) => `${one} for ${two}`),
});

export interface Asked {
  readonly text: string;
  readonly facts: MadeUp;
  /** What the app has to show, as it was written. */
  readonly shown: readonly string[];
}

type Wording = (facts: MadeUp, trade: string) => { readonly text: string; readonly shown: readonly string[] };

const sum = ({ price }: MadeUp): string => price.toFixed(2);
const hours = ({ from, to }: MadeUp): readonly string[] => [`${from}:30`, `${to}:15`];

const ENGLISH: readonly Wording[] = [
  (facts, trade) => ({
    text: `A website for ${facts.name}, a ${trade} in ${facts.town}. A session costs £${sum(facts)}. Open Monday to Friday ${facts.from}:30 to ${facts.to}:15. Call us on ${facts.phone}.`,
    shown: [facts.name, facts.town, String(facts.price), facts.phone, ...hours(facts)],
  }),
  (facts, trade) => ({
    text: `Landing page for our ${trade} called ${facts.name}. Headline "${facts.heading}". Contact: ${facts.email}`,
    shown: [facts.name, facts.heading, facts.email],
  }),
  (facts, trade) => ({
    text: `We are ${facts.name}, a ${trade} in ${facts.town}. Build us a booking site, ${facts.from}:30 to ${facts.to}:15, write to ${facts.email}.`,
    shown: [facts.name, facts.town, facts.email, ...hours(facts)],
  }),
  (facts, trade) => ({
    text: `Internal tool for ${facts.name} to manage the customers and appointments of our ${trade}. The title says "${facts.heading}".`,
    shown: [facts.name, facts.heading],
  }),
  (facts, trade) => ({
    text: `Online shop for ${facts.name}. We sell ${trade} gift cards for ${sum(facts)} € and ship from ${facts.town}. Phone ${facts.phone}`,
    shown: [facts.name, String(facts.price), facts.phone],
  }),
  (facts, trade) => ({
    text: `${facts.name} needs a one-page site with prices, team and contact for its ${trade}. Address: 14 ${facts.town} Street, tel ${facts.phone}`,
    shown: [facts.name, `14 ${facts.town} Street`, facts.phone],
  }),
  (facts, trade) => ({
    text: `Good morning! Our ${trade}, ${facts.name}, needs a site with prices and contact. The start page says "${facts.heading} today." Phone ${facts.phone}. Kind regards, Ada Moor`,
    shown: [facts.name, facts.phone],
  }),
  (facts, trade) => ({
    text: `Website: ${facts.name}, 12–13 September 2027. A weekend of ${trade} talks in ${facts.town}, write to ${facts.email}.`,
    shown: [facts.name, facts.email],
  }),
];

const FOREIGN: readonly (readonly [Exclude<Language, 'en'>, readonly string[], Wording])[] = [
  [
    'de',
    ['Bäckerei', 'Zahnarztpraxis', 'Fahrradwerkstatt', 'Musikschule'],
    (facts, trade) => ({
      text: `Eine Webseite für die ${trade} ${facts.name} in ${facts.town} mit Leistungen und Kontakt. Beratung kostet ${sum(facts).replace('.', ',')} €. Montag bis Freitag ${facts.from}:30 bis ${facts.to}:15 Uhr. Telefon ${facts.phone}.`,
      shown: [`${trade} ${facts.name}`, facts.town, String(facts.price), facts.phone, ...hours(facts)],
    }),
  ],
  [
    'de',
    ['Glaserei', 'Tischlerei', 'Imkerei', 'Brauerei'],
    (facts, trade) => ({
      text: `Guten Tag, wir von der ${trade} ${facts.name} in ${facts.town} brauchen eine Webseite mit Leistungen und Kontakt. Telefon ${facts.phone}. Mit freundlichen Grüßen, Ada Moor`,
      shown: [`${trade} ${facts.name}`, facts.town, facts.phone],
    }),
  ],
  [
    'fr',
    ['chorale', 'association', 'épicerie', 'fanfare'],
    (facts, trade) => ({
      text: `Madame, Monsieur, notre ${trade}, ${facts.name}, cherche un site avec ses dates et un contact. Écrivez à ${facts.email}. Cordialement, Ada Moor`,
      shown: [facts.name, facts.email],
    }),
  ],
  [
    'es',
    ['cerámica', 'jabón', 'muebles', 'miel'],
    (facts, trade) => ({
      text: `Vendo ${trade} bajo el nombre ${facts.name} y necesito una tienda. Teléfono ${facts.phone}.`,
      shown: [facts.name, facts.phone],
    }),
  ],
  [
    'pt',
    ['padaria', 'oficina', 'livraria', 'escola'],
    (facts, trade) => ({
      text: `Bom dia! A nossa ${trade} ${facts.name} precisa de um site com serviços e contato. Escreva para ${facts.email}.`,
      shown: [facts.name, facts.email],
    }),
  ],
  [
    'fr',
    ['boulangerie', 'librairie', 'salle de sport', 'clinique vétérinaire'],
    (facts, trade) => ({
      text: `Un site pour la ${trade} ${facts.name} à ${facts.town} avec services et contact. Une séance à ${sum(facts).replace('.', ',')} €. Écrivez à ${facts.email}. La page d’accueil avec le titre « ${facts.heading} ».`,
      shown: [facts.name, facts.town, String(facts.price), facts.email, facts.heading],
    }),
  ],
  [
    'es',
    ['panadería', 'clínica dental', 'academia de baile', 'peluquería'],
    (facts, trade) => ({
      text: `Sitio web para la ${trade} ${facts.name} en ${facts.town}, con servicios, equipo y contacto. Consulta ${sum(facts).replace('.', ',')} €. Teléfono ${facts.phone}.`,
      shown: [facts.name, facts.town, String(facts.price), facts.phone],
    }),
  ],
  [
    'pt',
    ['padaria', 'clínica veterinária', 'escola de música', 'pousada'],
    (facts, trade) => ({
      text: `Um site para a ${trade} ${facts.name} em ${facts.town}, com serviços e contato. Consulta por R$ ${sum(facts).replace('.', ',')}. Escreva para ${facts.email}.`,
      shown: [facts.name, facts.town, String(facts.price), facts.email],
    }),
  ],
];

const TOOLS: readonly string[] = [
  'snake game',
  'unit converter',
  'pomodoro timer',
  'quiz about history',
  'kanban board',
  'tip calculator',
  'chat app',
  'expense tracker',
];

const tool: fc.Arbitrary<Asked> = fc.tuple(madeUp, fc.constantFrom(...TOOLS)).map(([facts, kind]) => ({
  text: `A ${kind} called ${facts.name} with the heading "${facts.heading}"`,
  shown: [facts.name, facts.heading],
  facts,
}));

/** The sure word of every kind of business or app that the model knows. */
export const TRADES: readonly string[] = DOMAINS.map(({ words }) =>
  (words.split(',')[0] ?? '').replace('~', '').trim(),
);

const english: fc.Arbitrary<Asked> = fc
  .tuple(madeUp, fc.constantFrom(...TRADES), fc.constantFrom(...ENGLISH))
  .map(([facts, trade, wording]) => ({ ...wording(facts, trade), facts }));

const foreign: fc.Arbitrary<Asked> = fc
  .tuple(madeUp, fc.constantFrom(...FOREIGN))
  .chain(([facts, [, trades, wording]]) =>
    fc.constantFrom(...trades).map((trade) => ({ ...wording(facts, trade), facts })),
  );

export const asked: fc.Arbitrary<Asked> = fc.oneof(
  { weight: 3, arbitrary: english },
  { weight: 1, arbitrary: foreign },
  { weight: 1, arbitrary: tool },
);
