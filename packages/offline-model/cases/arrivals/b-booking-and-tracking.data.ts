import { single, type Case } from '../case.ts';

const BOOK = ['Book', 'Book a court', 'Booking', 'Courts', /book|court/iu];
const TABLE = ['Réserver', 'Réservation', 'Réserver une table', /réserv/iu];
const SALES = ['Sales', 'All sales', /sales?/iu];
const HABITS = ['Hábitos', 'Meus hábitos', 'Hoje', 'Início', /hábito|hoje/iu];
const HABIT = ['Nome', 'Hábito', /nome|hábito|título/iu];
const STALLS = ['Stände', 'Standplätze', 'Anmeldung', 'Anmelden', /st[aä]nd|anmeld/iu];
const SELLER = ['Name', 'Ihr Name', /name/iu];
const PLACE = ['Platz', 'Platznummer', 'Standplatz', /platz/iu];

export const arrivalsBBookingAndTracking: readonly Case[] = [
  single({
    id: 'arr-b-tennis-courts',
    title: 'Courts of a tennis club',
    language: 'en',
    heldOut: true,
    capabilities: ['booking', 'accounts', 'rules', 'my-records', 'literals'],
    send:
      'Our tennis club, TC Greenbank, has four courts (Court 1, Court 2, Court 3 and Court 4) and the paper list at the door ' +
      'causes fights. Members sign up with name, email and password. When signed in they book a court for a date and a full ' +
      'hour from 8:00 to 20:00 and write who they play with; they get a booking number. A court that is taken at that hour ' +
      'cannot be booked by anyone else. Under My bookings a member sees their own bookings and can cancel one after being asked ' +
      'if they are sure.',
    checks: [
      { kind: 'sign-in', by: 'sign-up' },
      {
        kind: 'booking',
        in: BOOK,
        values: [
          [/court/iu, { option: 'Court 3' }],
          [/date|day/iu, { inDays: 4 }],
          [/time|hour|slot|start/iu, { option: ['17:00', /17:00|5:00 ?pm/iu] }],
          [/partner|opponent|with|player/iu, 'Gwendolen Ames'],
        ],
        twice: 'refused',
      },
      {
        kind: 'steps',
        title: 'the booking stands under my bookings',
        steps: [
          { do: 'open', section: ['My bookings', /my (bookings|reservations)/iu] },
          { do: 'see', text: 'Court 3' },
          { do: 'see', text: 'Gwendolen Ames' },
        ],
      },
      {
        kind: 'rule',
        rule: 'another court at the same hour is free',
        in: BOOK,
        button: /book|reserve/iu,
        allowed: [
          [
            [/court/iu, { option: 'Court 1' }],
            [/date|day/iu, { inDays: 6 }],
            [/time|hour|slot|start/iu, { option: [/^0?9:00/u, '09:00'] }],
          ],
          [
            [/court/iu, { option: 'Court 2' }],
            [/date|day/iu, { inDays: 6 }],
            [/time|hour|slot|start/iu, { option: [/^0?9:00/u, '09:00'] }],
          ],
        ],
        refused: [
          [/court/iu, { option: 'Court 1' }],
          [/date|day/iu, { inDays: 6 }],
          [/time|hour|slot|start/iu, { option: [/^0?9:00/u, '09:00'] }],
        ],
      },
      {
        kind: 'steps',
        title: 'a booking can be cancelled',
        steps: [
          { do: 'open', section: ['My bookings', /my (bookings|reservations)/iu] },
          { do: 'click', name: ['Cancel', 'Cancel booking', /cancel/iu] },
          { do: 'confirm' },
          { do: 'see', text: /cancel/iu },
        ],
      },
      { kind: 'text', text: 'TC Greenbank' },
    ],
  }),
  single({
    id: 'arr-b-restaurant-table',
    title: 'Réservation dans un bistrot',
    language: 'fr',
    heldOut: true,
    capabilities: ['theme', 'booking', 'literals', 'rules', 'language'],
    send:
      "Je tiens un bistrot à Nantes, Le Coin des Halles, et j'aimerais un site avec la carte et la réservation en ligne. À la " +
      'carte : velouté de potimarron 8 €, blanquette de veau 17 €, cabillaud au beurre blanc 19 € et tarte fine aux pommes ' +
      "7,50 €. Pour réserver on donne le nom, le téléphone, la date, l'heure (12:00, 13:00, 19:00, 20:00 ou 21:00) et le nombre " +
      'de personnes, de 1 à 8, pas plus. Le client reçoit un numéro de réservation. Fond ivoire et boutons bordeaux, ' +
      "s'il vous plaît.",
    checks: [
      { kind: 'language', is: 'fr', words: [/carte|menu/iu, /réserv/iu] },
      { kind: 'colour', where: 'page', is: '#fffff0' },
      {
        kind: 'colour',
        where: 'button',
        is: ['#800020', '#6d071a', '#7f1d1d', '#800000', '#722f37', '#5e1224'],
      },
      { kind: 'text', text: 'Le Coin des Halles' },
      {
        kind: 'section',
        name: ['La carte', 'Carte', 'Menu', 'Accueil', /carte|menu/iu],
        shows: [
          /velouté de potimarron/iu,
          /\b8(,00)?\s?€/u,
          /blanquette/iu,
          /17(,00)?\s?€/u,
          /cabillaud/iu,
          /7,50\s?€/u,
        ],
      },
      {
        kind: 'booking',
        in: TABLE,
        button: /réserver|confirmer|envoyer/iu,
        values: [
          [['Nom', /nom(?!bre)/iu], 'Solange Perrin'],
          [/date|jour/iu, { inDays: 5 }],
          [/heure/iu, { option: ['20:00', /20[:h]\s?00|^20\s?h/iu] }],
          [/personnes|couverts|convives/iu, '4'],
        ],
        twice: 'allowed',
      },
      {
        kind: 'rule',
        rule: 'huit personnes au plus',
        in: TABLE,
        button: /réserver|confirmer|envoyer/iu,
        allowed: [
          [
            [/date|jour/iu, { inDays: 8 }],
            [/heure/iu, { option: ['12:00', /12[:h]\s?00|^12\s?h/iu] }],
            [/personnes|couverts|convives/iu, '8'],
          ],
        ],
        refused: [
          [/date|jour/iu, { inDays: 9 }],
          [/heure/iu, { option: ['12:00', /12[:h]\s?00|^12\s?h/iu] }],
          [/personnes|couverts|convives/iu, '9'],
        ],
      },
    ],
  }),
  single({
    id: 'arr-b-market-stall',
    title: 'Sales of a market stall',
    language: 'en',
    heldOut: true,
    capabilities: ['numbers', 'lists', 'create', 'edit-delete', 'filter-sort', 'rules'],
    send:
      'My sister and I sell cheese and jam on three markets, Riverside, Old Square and Station. I would like a dashboard that ' +
      'tells us how we are doing. We log every sale: product, market, date, quantity, price each; the app works out the amount ' +
      'itself (quantity times price). The dashboard has the number of sales, the total turnover and a chart of turnover per ' +
      'market. In the list of sales we want to filter by market, sort by amount, correct and delete entries; please ask before ' +
      'deleting. Quantity must be at least 1.',
    checks: [
      { kind: 'chart' },
      { kind: 'number', label: /sales/iu, countOf: SALES },
      { kind: 'filter', in: SALES, by: /market/iu },
      { kind: 'sort', in: SALES, by: /amount|total/iu, values: 'number' },
      {
        kind: 'steps',
        title: 'the amount is quantity times price',
        steps: [
          { do: 'open', section: SALES },
          {
            do: 'submit',
            values: [
              [/product/iu, 'Gooseberry and elder jam'],
              [/market/iu, { option: 'Old Square' }],
              [/quantity/iu, '7'],
              [/price/iu, '13.70'],
            ],
          },
          { do: 'open', section: SALES },
          { do: 'see', text: /95[.,]9/u },
        ],
      },
      {
        kind: 'create',
        in: SALES,
        values: [
          [/product/iu, 'Smoked zander cheese'],
          [/market/iu, { option: 'Station' }],
          [/quantity/iu, '2'],
        ],
        shows: 'Smoked zander cheese',
      },
      {
        kind: 'edit',
        in: SALES,
        row: 'Smoked zander cheese',
        values: [[/product/iu, 'Smoked walnut cheese']],
        shows: 'Smoked walnut cheese',
      },
      { kind: 'remove', in: SALES, row: 'Smoked walnut cheese' },
      {
        kind: 'rule',
        rule: 'a quantity is at least one',
        in: SALES,
        allowed: [[[/quantity/iu, '1']]],
        refused: [[/quantity/iu, '0']],
      },
    ],
  }),
  single({
    id: 'arr-b-habitos',
    title: 'Acompanhamento de hábitos',
    language: 'pt',
    heldOut: true,
    capabilities: ['numbers', 'lists', 'create', 'edit-delete', 'filter-sort', 'language'],
    send:
      'Quero um aplicativo para acompanhar meus hábitos do dia a dia. Cada hábito tem nome, categoria (saúde, estudo, casa) e ' +
      'meta por semana. Comece com Beber 2 litros de água, Ler 20 páginas e Caminhar 30 minutos. Todo dia eu marco o que já fiz ' +
      'com uma caixinha e isso tem que continuar marcado quando eu voltar. Quero adicionar e excluir hábitos, com confirmação, ' +
      'filtrar por categoria e ver num painel quantos hábitos eu tenho.',
    checks: [
      { kind: 'language', is: 'pt', words: [/hábitos/iu, /categoria/iu] },
      {
        kind: 'section',
        name: HABITS,
        shows: ['Beber 2 litros de água', 'Ler 20 páginas', 'Caminhar 30 minutos'],
      },
      { kind: 'tick', in: HABITS },
      { kind: 'filter', in: HABITS, by: /categoria/iu },
      { kind: 'create', in: HABITS, values: [[HABIT, 'Tocar ukulele']], shows: 'Tocar ukulele' },
      { kind: 'number', label: /hábitos/iu, countOf: HABITS },
      { kind: 'remove', in: HABITS, row: 'Tocar ukulele' },
    ],
  }),
  single({
    id: 'arr-b-flohmarkt',
    title: 'Anmeldung zu einem Flohmarkt',
    language: 'de',
    heldOut: true,
    capabilities: ['theme', 'static-pages', 'literals', 'create', 'rules', 'language'],
    send:
      'Wir organisieren den Flohmarkt am Lindenplatz, Sonntag, 7. Juni, Aufbau ab 7:00 Uhr, Verkauf von 9:00 bis 15:00 Uhr. ' +
      'Bitte eine Website: Startseite mit diesen Angaben, eine Seite Stände, auf der sich Verkäufer mit Name, Telefon, ' +
      'Platznummer (1 bis 40) und Warenart (Kleidung, Spielzeug, Bücher, Trödel) eintragen, und eine Seite Regeln: keine ' +
      'Neuware, Standgebühr 12 € pro Platz, Müll bitte wieder mitnehmen. Eine Platznummer kann nur einmal vergeben werden. Die ' +
      'Stände soll man nach Warenart filtern können. Hintergrund weiß, Knöpfe dunkelorange.',
    checks: [
      { kind: 'colour', where: 'page', is: '#ffffff' },
      { kind: 'colour', where: 'button', is: '#ff8c00' },
      {
        kind: 'steps',
        title: 'Ort, Tag und Zeiten stehen auf der Startseite',
        steps: [
          { do: 'home' },
          { do: 'see', text: /Lindenplatz/u },
          { do: 'see', text: /7\. Juni/u },
          { do: 'see', text: /9:00|9\s?(bis|–|-|Uhr)/u },
          { do: 'see', text: /15(:00)?\s?Uhr|15:00/u },
        ],
      },
      {
        kind: 'section',
        name: ['Regeln', /regeln/iu],
        shows: [/neuware/iu, /12(,00)?\s?€/u, /müll/iu],
      },
      {
        kind: 'create',
        in: STALLS,
        button: /eintragen|anmelden|hinzufügen|neue?r?|anlegen/iu,
        values: [
          [SELLER, 'Kunigunde Ziesel'],
          [PLACE, '17'],
        ],
        shows: 'Kunigunde Ziesel',
      },
      { kind: 'filter', in: STALLS, by: /waren/iu },
      {
        kind: 'rule',
        rule: 'ein Platz wird einmal vergeben',
        in: STALLS,
        button: /eintragen|anmelden|hinzufügen|neue?r?|anlegen/iu,
        allowed: [
          [
            [SELLER, 'Balduin Ohm'],
            [PLACE, '38'],
          ],
        ],
        refused: [
          [SELLER, 'Jemand Anders'],
          [PLACE, '38'],
        ],
      },
      {
        kind: 'rule',
        rule: 'es gibt vierzig Plätze',
        in: STALLS,
        button: /eintragen|anmelden|hinzufügen|neue?r?|anlegen/iu,
        allowed: [],
        refused: [
          [SELLER, 'Zu Weit'],
          [PLACE, '41'],
        ],
      },
    ],
  }),
];
