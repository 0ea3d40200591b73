import { single, type Case } from '../case.ts';

const PLANTS = ['Shop', 'Plants', 'Products', 'Catalogue', 'Home', /shop|plants|products/iu];
const GOODS = ['Produkte', 'Sortiment', 'Hofladen', 'Shop', 'Startseite', /produkt|sortiment|laden|shop/iu];
const POSTS = ['Publicaciones', 'Muro', 'Tablón', 'Inicio', /publicacion|muro|tablón|aviso/iu];
const SPLITTER = ['Home', 'Calculator', 'Tip', /tip|split|calculat/iu];
const BILL = ['Bill', 'Bill amount', /bill|amount/iu];
const PEOPLE = ['People', 'Number of people', /people|persons|friends/iu];

export const arrivalsAShopsSocialPlay: readonly Case[] = [
  single({
    id: 'arr-a-plant-shop',
    title: 'Shop for house plants',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'cart', 'literals', 'filter-sort', 'search', 'detail'],
    send:
      'Build an online shop for my house plants, the shop is called Fern Republic. I sell Monstera deliciosa for $32.00, Snake ' +
      'plant for $18.50, Boston fern for $14.00, String of pearls for $21.00 and Bird of paradise for $58.00. Each plant has ' +
      'a light need (low, medium or bright), a pot size and a care text, which one sees after clicking on the plant. ' +
      'Customers filter by light, search, sort by price, put plants into the cart, see the total and order with name, email ' +
      'and address; they get an order number. Mint cream as background and sea green for the components.',
    checks: [
      { kind: 'colour', where: 'page', is: '#f5fffa' },
      { kind: 'colour', where: 'button', is: '#2e8b57' },
      { kind: 'text', text: 'Fern Republic' },
      {
        kind: 'section',
        name: PLANTS,
        shows: [
          'Monstera deliciosa',
          /\$\s?32/u,
          'Snake plant',
          /\$\s?18\.50/u,
          'Bird of paradise',
          /\$\s?58/u,
        ],
      },
      { kind: 'filter', in: PLANTS, by: /light/iu },
      { kind: 'search', in: PLANTS },
      { kind: 'sort', in: PLANTS, by: /price/iu, values: 'number' },
      { kind: 'detail', from: PLANTS, shows: [/light/iu, /pot/iu, /care|water/iu] },
      { kind: 'cart', in: PLANTS },
    ],
  }),
  single({
    id: 'arr-a-hofladen',
    title: 'Bestellseite eines Hofladens',
    language: 'de',
    heldOut: true,
    capabilities: ['cart', 'literals', 'filter-sort', 'static-pages', 'language'],
    send:
      'Wir sind der Hofladen Brinkmann in Ahlen und möchten, dass die Leute online vorbestellen und freitags abholen. Unsere ' +
      'Produkte: Freilandeier (10 Stück) 3,90 €, Apfelsaft 1 Liter 2,80 €, Kartoffeln 5 kg 6,50 €, Waldhonig 500 g 7,20 € und ' +
      'Ziegenkäse 4,60 €. Kategorien sind Eier & Milch, Obst & Gemüse, Getränke und Honig, danach soll man filtern können. ' +
      'Dazu ein Warenkorb mit Summe, bei der Bestellung Name und Telefon, danach eine Bestellnummer. Auf der Seite Über uns ' +
      'soll stehen: geöffnet Mittwoch und Freitag 9 bis 18 Uhr, Tel. 02382 555 77.',
    checks: [
      { kind: 'language', is: 'de', words: [/warenkorb/iu, /über uns/iu] },
      {
        kind: 'steps',
        title: 'der Name steht vorn',
        steps: [{ do: 'home' }, { do: 'see', text: /Brinkmann/u }],
      },
      {
        kind: 'section',
        name: GOODS,
        shows: [
          /Freilandeier/u,
          /3,90\s?€/u,
          'Apfelsaft',
          /2,80\s?€/u,
          'Waldhonig',
          /7,20\s?€/u,
          'Ziegenkäse',
          /4,60\s?€/u,
        ],
      },
      { kind: 'filter', in: GOODS, by: /kategorie/iu },
      { kind: 'cart', in: GOODS },
      {
        kind: 'section',
        name: ['Über uns', /über uns/iu],
        shows: [/mittwoch/iu, /freitag/iu, /18(:00)?\s?uhr|18:00/iu, '02382 555 77'],
      },
    ],
  }),
  single({
    id: 'arr-a-vecinos',
    title: 'Tablón de una comunidad de vecinos',
    language: 'es',
    heldOut: true,
    capabilities: ['social', 'accounts', 'create', 'filter-sort', 'language'],
    send:
      'Quiero una página para los vecinos del edificio Los Tilos, algo así como un muro. Cada vecino se registra con correo y ' +
      'contraseña. Luego puede publicar con título, texto y categoría (avisos, favores, objetos perdidos, se vende), los demás ' +
      'comentan y dan "Me gusta". Que se pueda filtrar por categoría. Pon de ejemplo una publicación de Carmen del 3.º B que ' +
      'pregunta si alguien tiene una escalera.',
    checks: [
      { kind: 'language', is: 'es', words: [/publica/iu, /me gusta|comentar/iu] },
      { kind: 'sign-in', by: 'sign-up' },
      {
        kind: 'steps',
        title: 'la publicación de ejemplo está',
        steps: [
          { do: 'open', section: POSTS },
          { do: 'see', text: /carmen/iu },
          { do: 'see', text: /escalera/iu },
        ],
      },
      {
        kind: 'create',
        in: POSTS,
        button: ['Publicar', 'Nueva publicación', /public|nuev|crear|escrib/iu],
        values: [
          [['Título', /título/iu], 'Paraguas turquesa en el portal'],
          [/texto|mensaje|contenido|descripci/iu, 'Lo he dejado junto al buzón.'],
          [/categor/iu, { option: ['Objetos perdidos', /perdidos/iu] }],
        ],
        shows: 'Paraguas turquesa en el portal',
      },
      { kind: 'counter', in: POSTS, button: [/me gusta/iu] },
      { kind: 'comment', from: POSTS, text: 'Yo tengo una, sube cuando quieras.' },
      { kind: 'filter', in: POSTS, by: /categor/iu },
    ],
  }),
  single({
    id: 'arr-a-capitales',
    title: 'Quiz sur les capitales',
    language: 'fr',
    heldOut: true,
    capabilities: ['quiz', 'lists', 'language', 'literals'],
    send:
      "Pour ma classe de CM2 je voudrais un quiz de 8 questions sur les capitales d'Europe, avec quatre réponses au choix. À la " +
      'fin, l’élève voit son score sur 8 et peut recommencer. Il faut aussi une page Classement avec prénom, score et date ; ' +
      'mets-y déjà Léa avec 8, Hugo avec 6 et Inès avec 5 points. On doit pouvoir trier le classement par score.',
    checks: [
      { kind: 'language', is: 'fr', words: [/classement/iu, /quiz/iu] },
      { kind: 'quiz', in: ['Quiz', 'Jouer', 'Accueil', /quiz/iu], questions: 8 },
      { kind: 'section', name: ['Classement', /classement/iu], shows: ['Léa', 'Hugo', 'Inès'] },
      {
        kind: 'fields',
        in: ['Classement', /classement/iu],
        names: [/prénom|nom|élève/iu, /score|points/iu, /date/iu],
      },
      { kind: 'sort', in: ['Classement', /classement/iu], by: /score|points/iu, values: 'number' },
    ],
  }),
  single({
    id: 'arr-a-tip-splitter',
    title: 'Tip and split of a restaurant bill',
    language: 'en',
    heldOut: true,
    capabilities: ['engines', 'rules', 'create'],
    send:
      'I need a little tool for evenings out with friends: I type in the bill, the tip in percent and the number of people, and ' +
      'it shows while I type how much the tip is, the total and what everybody pays, with two decimals. If I enter 0 people it ' +
      'should say that there must be at least one. There is a field for the restaurant and a Save button, and below a list of ' +
      'the saved evenings with restaurant and the amount per person that is still there next time. No accounts, nothing fancy.',
    checks: [
      {
        kind: 'steps',
        title: 'shares are computed while typing',
        steps: [
          { do: 'open', section: SPLITTER },
          { do: 'fill', field: BILL, value: '84' },
          { do: 'fill', field: /tip/iu, value: '15' },
          { do: 'fill', field: PEOPLE, value: '4' },
          { do: 'see', text: /24[.,]15/u },
        ],
      },
      {
        kind: 'steps',
        title: 'tip and total are shown as well',
        steps: [
          { do: 'open', section: SPLITTER },
          { do: 'fill', field: BILL, value: '50' },
          { do: 'fill', field: /tip/iu, value: '10' },
          { do: 'fill', field: PEOPLE, value: '2' },
          { do: 'see', text: /\b5[.,]00/u },
          { do: 'see', text: /55[.,]00/u },
          { do: 'see', text: /27[.,]50/u },
        ],
      },
      {
        kind: 'steps',
        title: 'nobody cannot pay',
        steps: [
          { do: 'open', section: SPLITTER },
          { do: 'fill', field: BILL, value: '40' },
          { do: 'fill', field: PEOPLE, value: '0' },
          { do: 'see', text: /at least (one|1)|minimum (of )?(one|1)|must be/iu },
        ],
      },
      {
        kind: 'steps',
        title: 'a saved evening stays',
        steps: [
          { do: 'open', section: SPLITTER },
          { do: 'fill', field: BILL, value: '61' },
          { do: 'fill', field: /tip/iu, value: '10' },
          { do: 'fill', field: PEOPLE, value: '2' },
          { do: 'fill', field: /restaurant|place|name/iu, value: 'Trattoria Zuffolo' },
          { do: 'click', name: ['Save', /save/iu] },
          { do: 'see', text: 'Trattoria Zuffolo' },
          { do: 'reload' },
          { do: 'see', text: 'Trattoria Zuffolo' },
          { do: 'see', text: /33[.,]55/u },
        ],
      },
      { kind: 'absent', what: 'button', name: [/sign ?in|log ?in|sign ?up/iu] },
    ],
  }),
];
