import { single, type Case } from '../case.ts';

const NAME = ['Full name', 'Your name', 'Name', 'First name', /name/iu];
const EMAIL = [/e-?mail/iu];
const MESSAGE = ['Message', 'Your message', 'Question', 'Your question', /message|question|comment/iu];
const THANKS =
  /thank|confirm|success|received|sent|registered|signed up|you're in|reserved|see you|got it|booked/iu;

export const contentSites: readonly Case[] = [
  single({
    id: 'new-dental-site',
    title: 'Website of a family dental clinic',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'lists', 'sections', 'search', 'detail', 'submit-forms', 'rules'],
    send:
      'Please build a website for our family dental clinic, Brightwater Dental, with these functions: a home page with a ' +
      'short introduction, a Services page that lists our treatments with their prices and has a search box, a Dentists page ' +
      "where patients see every dentist with the specialty and can open that dentist's profile, a Testimonials page, an " +
      'Appointment page where visitors ask for an appointment with name, email, treatment and preferred date and get a ' +
      'confirmation (a date in the past must not be accepted), and a Contact page with our opening hours and a form to send ' +
      'us a message (name, email, message). Use ivory for the background and teal for the buttons.',
    checks: [
      { kind: 'text', text: 'Brightwater Dental' },
      { kind: 'colour', where: 'page', is: '#fffff0', pages: ['Services', 'Contact'] },
      { kind: 'colour', where: 'button', is: '#008080' },
      { kind: 'section', name: 'Testimonials' },
      { kind: 'list', in: 'Services', atLeast: 4 },
      { kind: 'search', in: 'Services' },
      {
        kind: 'detail',
        from: 'Dentists',
        shows: [/special|orthodon|endodon|periodon|pa?ediatric|surg|implant|hygien|cosmetic|general/iu],
      },
      {
        kind: 'submit-form',
        in: ['Contact', 'Contact us'],
        values: [
          [NAME, 'Odalys'],
          [EMAIL, 'odalys@example.org'],
          [MESSAGE, 'Do you treat toddlers?'],
        ],
      },
      {
        kind: 'submit-form',
        in: ['Appointment', 'Appointments', /appointment/iu],
        invalid: [
          [NAME, 'Odalys'],
          [EMAIL, 'odalys@example.org'],
          [/date|day/iu, { inDays: -12 }],
        ],
        values: [
          [NAME, 'Odalys'],
          [EMAIL, 'odalys@example.org'],
          [/date|day/iu, { inDays: 13 }],
        ],
      },
      {
        kind: 'submit-form',
        in: ['Appointment', 'Appointments', /appointment/iu],
        values: [
          [NAME, 'Perpetua'],
          [EMAIL, 'perpetua@example.org'],
          [/date|day/iu, { inDays: 20 }],
        ],
      },
    ],
  }),
  single({
    id: 'new-wedding-photos',
    title: 'Portfolio of a wedding photographer',
    language: 'en',
    heldOut: true,
    capabilities: ['lists', 'sections', 'filter-sort', 'submit-forms'],
    send:
      'Portfolio site for a wedding photographer, Ines Halloran. Pages: Gallery, Packages with prices, About me, Contact ' +
      'with a form. The gallery can be filtered by season (spring, summer, autumn, winter).',
    checks: [
      { kind: 'text', text: 'Ines Halloran' },
      { kind: 'list', in: 'Gallery', atLeast: 6 },
      { kind: 'section', name: 'Packages', shows: [/[€$£]\s?\d|\d\s?[€$£]/u] },
      { kind: 'filter', in: 'Gallery', by: /season/iu, option: 'Winter' },
      { kind: 'filter', in: 'Gallery', by: /season/iu, option: 'Summer' },
      {
        kind: 'submit-form',
        in: 'Contact',
        values: [
          [NAME, 'Cosima'],
          [EMAIL, 'cosima@example.org'],
        ],
      },
      {
        kind: 'submit-form',
        in: 'Contact',
        invalid: [
          [NAME, 'Cosima'],
          [EMAIL, 'cosima at nowhere'],
        ],
        values: [
          [NAME, 'Cosima'],
          [EMAIL, 'cosima@example.org'],
        ],
      },
    ],
  }),
  single({
    id: 'new-georgia-travel',
    title: 'Travel guide to Georgia, told at length',
    language: 'en',
    heldOut: true,
    capabilities: [
      'theme',
      'lists',
      'sections',
      'search',
      'detail',
      'filter-sort',
      'social',
      'reviews',
      'submit-forms',
    ],
    send:
      'so my wife and i have been going to Georgia (the country not the state!!) every year since 2011 and friends keep ' +
      "asking us where to go, so I'd like a proper site instead of sending the same long email over and over. what i " +
      'imagine: a Places page with cards of the places we love, each has a name, the region (Kakheti, Svaneti, Adjara or ' +
      'Imereti), the best season and how many days you need. you click on a card and get the full story of the place plus ' +
      'comments at the bottom where people can write there own tips. One should be able to search the places and to pick ' +
      'just one region. Also a heart or a Save button to keep a place as favourite, and a Favourites page where the saved ' +
      'ones are. Then a page Food about the things you must eat (khachapuri obviously) and a page About us. oh and maybe ' +
      'people can suggest a place, a page called Suggest a place, they put their name, e-mail, which place and why, and we ' +
      'thank them. Background should be linen and the buttons maroon. I dont need any login stuff. Thanks a lot, Bernd',
    checks: [
      { kind: 'colour', where: 'page', is: '#faf0e6', pages: ['Places'] },
      { kind: 'colour', where: 'button', is: '#800000' },
      { kind: 'list', in: 'Places', atLeast: 5 },
      { kind: 'search', in: 'Places' },
      { kind: 'filter', in: 'Places', by: /region/iu, option: 'Svaneti' },
      {
        kind: 'detail',
        from: 'Places',
        shows: [/kakheti|svaneti|adjara|imereti/iu, /season|spring|summer|autumn|winter/iu, /days?/iu],
      },
      { kind: 'comment', from: 'Places', text: 'Take the early marshrutka, it fills up.' },
      {
        kind: 'counter',
        in: 'Places',
        button: [/^(save|favou?rite|like|heart|♥|♡|❤)/iu, /add to favou?rites|save|favou?rite|heart/iu],
      },
      {
        kind: 'steps',
        title: 'the saved place stands among the favourites, also after a reload',
        steps: [
          { do: 'open', section: ['Favourites', 'Favorites'] },
          { do: 'see-rows', atLeast: 1 },
          { do: 'reload' },
          { do: 'see-rows', atLeast: 1 },
        ],
      },
      { kind: 'section', name: 'Food', shows: [/khachapuri/iu] },
      {
        kind: 'submit-form',
        in: 'Suggest a place',
        values: [
          [NAME, 'Tamuna'],
          [EMAIL, 'tamuna@example.org'],
        ],
        confirms: THANKS,
      },
    ],
  }),
  single({
    id: 'new-beekeepers',
    title: 'Site of a beekeepers’ association',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'lists', 'sections', 'detail', 'submit-forms', 'rules'],
    send:
      "Website for the Lower Vale Beekeepers' Association. We need: Home, News (a list of articles, click to read the whole " +
      'thing), Events (talks and apiary visits with date and place; each event has its own page where people sign up for it ' +
      'with name and email), Join us (membership form: name, address, email, number of hives) and Contact with our address. ' +
      "The number of hives can't be negative. Background honeydew, the header dark olive green.",
    checks: [
      { kind: 'colour', where: 'page', is: '#f0fff0', pages: ['News', 'Events'] },
      { kind: 'colour', where: 'header', is: '#556b2f' },
      { kind: 'list', in: 'News', atLeast: 4 },
      { kind: 'detail', from: 'News', shows: [] },
      {
        kind: 'steps',
        title: 'one signs up for an event on its page',
        steps: [
          { do: 'open', section: 'Events' },
          { do: 'open-item' },
          {
            do: 'submit',
            form: /sign ?up|register|join|book|attend|rsvp/iu,
            values: [
              [NAME, 'Melisande'],
              [EMAIL, 'melisande@example.org'],
            ],
          },
          { do: 'see', text: [THANKS, 'Melisande'] },
        ],
      },
      {
        kind: 'submit-form',
        in: ['Join us', 'Join'],
        values: [
          [NAME, 'Melisande'],
          [EMAIL, 'melisande@example.org'],
          [/hives/iu, '3'],
        ],
      },
      {
        kind: 'submit-form',
        in: ['Join us', 'Join'],
        invalid: [
          [NAME, 'Melisande'],
          [EMAIL, 'melisande@example.org'],
          [/hives/iu, '-2'],
        ],
        values: [
          [NAME, 'Melisande'],
          [EMAIL, 'melisande@example.org'],
          [/hives/iu, '12'],
        ],
      },
    ],
  }),
  single({
    id: 'new-imobiliaria',
    title: 'Real estate agency in Braga, in Portuguese',
    language: 'pt',
    heldOut: true,
    capabilities: [
      'theme',
      'lists',
      'sections',
      'search',
      'detail',
      'filter-sort',
      'submit-forms',
      'language',
    ],
    send:
      'Quero um site para a minha imobiliária, a Casa Aveleda, em Braga. Páginas: Início, Imóveis, Sobre nós e Contacto. Cada ' +
      'imóvel tem título, tipo (apartamento, moradia ou terreno), localização, preço em euros, área e número de quartos. Os ' +
      'visitantes devem poder pesquisar os imóveis, filtrar por tipo, ordenar por preço e abrir cada imóvel para ver todos os ' +
      'detalhes e pedir uma visita (nome, email e data). Fundo branco e botões verde-escuros.',
    checks: [
      { kind: 'language', is: 'pt', words: ['Imóveis', 'Sobre nós', 'Contacto'] },
      { kind: 'text', text: 'Casa Aveleda' },
      { kind: 'list', in: 'Imóveis', atLeast: 6 },
      {
        kind: 'colour',
        where: 'button',
        is: [
          '#006400',
          '#14532d',
          '#166534',
          '#064e3b',
          '#065f46',
          '#1b4332',
          '#0b6623',
          '#1b5e20',
          '#013220',
        ],
      },
      { kind: 'search', in: 'Imóveis' },
      { kind: 'filter', in: 'Imóveis', by: /tipo/iu, option: 'Moradia' },
      { kind: 'sort', in: 'Imóveis', by: /preço/iu, values: 'number' },
      { kind: 'detail', from: 'Imóveis', shows: [/quartos?|\bT\d/iu, /€|euros?/iu] },
      {
        kind: 'steps',
        title: 'uma visita é pedida na página do imóvel',
        steps: [
          { do: 'open', section: 'Imóveis' },
          { do: 'open-item' },
          {
            do: 'submit',
            form: /visita/iu,
            values: [
              [/nome/iu, 'Benedita'],
              [EMAIL, 'benedita@example.org'],
              [/data|dia/iu, { inDays: 9 }],
            ],
          },
          {
            do: 'see',
            text: /obrigad|confirm|sucesso|enviad|recebid|registad|registrad|marcad|agendad|solicitad/iu,
          },
        ],
      },
    ],
  }),
  single({
    id: 'new-musee',
    title: 'Typewriter museum, in French',
    language: 'fr',
    heldOut: true,
    capabilities: [
      'theme',
      'lists',
      'sections',
      'search',
      'detail',
      'filter-sort',
      'submit-forms',
      'rules',
      'language',
    ],
    send:
      "Bonjour, je voudrais le site d'un petit musée de la machine à écrire à Lausanne. Il faut une page d'accueil, une page " +
      'Collection avec nos machines (nom, marque, année, pays, description) où l’on peut rechercher et filtrer par pays, une ' +
      'fiche pour chaque machine, une page Tarifs, et une page « Réserver une visite » avec un formulaire : nom, e-mail, ' +
      'date, nombre de personnes. Un groupe ne peut pas dépasser 12 personnes. Après l’envoi, on affiche une confirmation. ' +
      'Fond beige, boutons bordeaux.',
    checks: [
      { kind: 'language', is: 'fr', words: ['Collection', 'Tarifs', 'Réserver une visite'] },
      { kind: 'colour', where: 'page', is: '#f5f5dc', pages: ['Collection', 'Tarifs'] },
      { kind: 'list', in: 'Collection', atLeast: 5 },
      { kind: 'section', name: 'Tarifs', shows: [/\d/u] },
      { kind: 'search', in: 'Collection' },
      { kind: 'filter', in: 'Collection', by: /pays/iu },
      { kind: 'detail', from: 'Collection', shows: [/1[89]\d\d|20\d\d/u] },
      {
        kind: 'submit-form',
        in: ['Réserver une visite', /réserver/iu],
        values: [
          [/nom(?!bre)/iu, 'Apolline'],
          [EMAIL, 'apolline@example.org'],
          [/date/iu, { inDays: 15 }],
        ],
      },
      {
        kind: 'rule',
        rule: 'pas plus de 12 personnes',
        in: ['Réserver une visite', /réserver/iu],
        allowed: [
          [
            [/nom(?!bre)/iu, 'Apolline'],
            [EMAIL, 'apolline@example.org'],
            [/date/iu, { inDays: 16 }],
            [/personnes/iu, '4'],
          ],
        ],
        refused: [
          [/nom(?!bre)/iu, 'Apolline'],
          [EMAIL, 'apolline@example.org'],
          [/date/iu, { inDays: 17 }],
          [/personnes/iu, '15'],
        ],
      },
    ],
  }),
  single({
    id: 'new-watch-blog',
    title: 'A blog about watches in one line',
    language: 'en',
    heldOut: true,
    capabilities: ['lists', 'search', 'detail', 'reviews'],
    send: 'Make a blog about mechanical watches where readers can search the posts and comment on them.',
    checks: [
      {
        kind: 'list',
        in: ['Posts', 'Blog', 'Articles', 'All posts', 'Stories', 'Journal', 'Home'],
        atLeast: 4,
      },
      {
        kind: 'steps',
        title: 'the start page is about watches',
        steps: [{ do: 'home' }, { do: 'see', text: /watch|movement|escapement|calib|chronograph|horolog/iu }],
      },
      {
        kind: 'detail',
        from: ['Posts', 'Blog', 'Articles', 'All posts', 'Stories', 'Journal', 'Home'],
        shows: [],
      },
      { kind: 'search', in: ['Posts', 'Blog', 'Articles', 'All posts', 'Stories', 'Journal', 'Home'] },
      {
        kind: 'comment',
        from: ['Posts', 'Blog', 'Articles', 'All posts', 'Stories', 'Journal', 'Home'],
        text: 'Mine gains four seconds a day.',
      },
      { kind: 'absent', what: 'text', name: /lorem ipsum/iu },
    ],
  }),
];
