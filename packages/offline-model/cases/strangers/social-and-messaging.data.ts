import { single, type Case } from '../case.ts';

export const socialAndMessaging: readonly Case[] = [
  single({
    id: 'seed-exchange',
    title: 'A community that swaps seeds',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'accounts', 'create', 'search', 'reviews', 'social', 'my-records'],
    send: "I'd like a seed exchange community website. It should have functionalities for signing up and logging in, offering seeds (variety, species, year of harvest, packets available), searching the offers, saving an offer to favourites and commenting on it. Members should be able to see their own offers on a page called My Offers and what they saved on a page called Favourites. Use mint cream for the background and forest green for the components.",
    checks: [
      { kind: 'sign-in', by: 'sign-up' },
      { kind: 'colour', where: 'page', is: '#F5FFFA', pages: [/offers|seeds|browse/iu] },
      { kind: 'colour', where: 'button', is: '#228B22' },
      {
        kind: 'create',
        in: [/^offers$|^seeds$|browse|seed offers/iu, 'My Offers', 'Home'],
        button:
          /(add|new|create|post|share|make|publish) (an? |new |my |your |seed )*(offer|seed)|offer (some |your |my |an? )?seed|^(add|new|create|\+)$/iu,
        values: [
          [/variety|name|title/iu, 'Grandpa Ott morning glory'],
          [/year|harvest/iu, '2025'],
          [/packet|available|quantity/iu, '6'],
        ],
        shows: 'Grandpa Ott morning glory',
      },
      {
        kind: 'steps',
        title: 'what one offered stands among one’s own offers',
        capability: 'my-records',
        steps: [
          { do: 'open', section: 'My Offers' },
          { do: 'reload' },
          { do: 'see-exactly', text: 'Grandpa Ott morning glory' },
        ],
      },
      { kind: 'search', in: [/^offers$|^seeds$|browse|seed offers/iu, 'Home'] },
      {
        kind: 'comment',
        from: [/^offers$|^seeds$|browse|seed offers/iu, 'Home'],
        text: 'Does it set seed as far north as Leeds?',
      },
      {
        kind: 'counter',
        in: [/^offers$|^seeds$|browse|seed offers/iu, 'Home'],
        button: /favou?rite|save|♥|❤|♡|☆|★/iu,
      },
      { kind: 'section', name: ['Favourites', /favou?rites/iu] },
    ],
  }),
  single({
    id: 'mushroom-hunters',
    title: 'Finds of mushroom hunters',
    language: 'en',
    heldOut: true,
    capabilities: ['lists', 'create', 'social', 'reviews', 'detail', 'filter-sort'],
    send: 'social app for mushroom hunters. you post a find with the species, the place, the date and a photo. others like it and comment whether it is edible or not. i also want a ranking with the most liked finds',
    checks: [
      { kind: 'list', in: ['Finds', 'Feed', 'Home', /finds|feed|posts/iu], atLeast: 5 },
      { kind: 'section', name: ['Ranking', /ranking|most liked|top|leaderboard|popular/iu] },
      {
        kind: 'create',
        in: ['Finds', 'Feed', 'Home', /finds|feed|posts/iu],
        values: [
          [/species|name|title|mushroom/iu, 'Amethyst deceiver'],
          [/date/iu, { inDays: -2 }],
        ],
        shows: 'Amethyst deceiver',
      },
      {
        kind: 'counter',
        in: ['Finds', 'Feed', 'Home', /finds|feed|posts/iu],
        button: /like|♥|❤|♡|👍/iu,
      },
      {
        kind: 'comment',
        from: ['Finds', 'Feed', 'Home', /finds|feed|posts/iu],
        text: 'Edible, but there is not much on it.',
      },
      {
        kind: 'detail',
        from: ['Finds', 'Feed', 'Home', /finds|feed|posts/iu],
        shows: [/comment/iu],
      },
    ],
  }),
  single({
    id: 'drone-pilots',
    title: 'A community of drone pilots',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'create', 'rules', 'social', 'reviews', 'messages'],
    send: 'Please build a community website for drone pilots with these functions: pilots publish flights (title, location, drone model and duration in minutes), follow other pilots, join meetups, review flying spots with one to five stars, and get notifications. A flight can not be longer than 60 minutes. Pages: Flights, Pilots, Meetups, Spots, Notifications. Use midnight blue for the background and light sky blue for the buttons.',
    checks: [
      { kind: 'colour', where: 'page', is: '#191970', pages: ['Flights', 'Pilots', 'Meetups', 'Spots'] },
      { kind: 'colour', where: 'button', is: '#87CEFA' },
      { kind: 'section', name: 'Notifications' },
      {
        kind: 'create',
        in: 'Flights',
        button: /add|new|publish|post|create|share|log/iu,
        values: [
          [/title|name/iu, 'Fog over the quarry'],
          [/duration|minutes/iu, '22'],
        ],
        shows: 'Fog over the quarry',
      },
      {
        kind: 'rule',
        rule: 'a flight takes at most 60 minutes',
        in: 'Flights',
        button: /add|new|publish|post|create|share|log/iu,
        allowed: [
          [
            [/title|name/iu, 'The long reservoir'],
            [/duration|minutes/iu, '60'],
          ],
        ],
        refused: [
          [/title|name/iu, 'The endless reservoir'],
          [/duration|minutes/iu, '61'],
        ],
      },
      { kind: 'counter', in: 'Pilots', button: /^follow/iu },
      { kind: 'counter', in: 'Meetups', button: /join|attend|going|rsvp/iu },
      { kind: 'comment', from: 'Spots', text: 'Gusty behind the silo, fine elsewhere.', stars: true },
    ],
  }),
  single({
    id: 'radioaficionados',
    title: 'Un club de radioaficionados',
    language: 'es',
    heldOut: true,
    capabilities: ['lists', 'create', 'filter-sort', 'search', 'social', 'reviews', 'language'],
    send: 'Haz una aplicación para un club de radioaficionados. Un registro de contactos con indicativo, frecuencia, modo (SSB, CW o FT8), fecha y país, que se pueda filtrar por modo y en el que se pueda buscar; la lista de los socios; los eventos, a los que uno se puede apuntar; y un tablón de anuncios donde cualquiera publica un anuncio con título y texto, y los demás lo comentan.',
    checks: [
      { kind: 'language', is: 'es', words: [/contactos/iu, /socios/iu, /eventos/iu] },
      { kind: 'list', in: ['Socios', /socios/iu], atLeast: 5 },
      {
        kind: 'create',
        in: ['Contactos', /contactos|registro/iu],
        values: [
          [/indicativo/iu, 'EA9QRX'],
          [/modo/iu, { option: 'CW' }],
          [/fecha/iu, { inDays: -1 }],
        ],
        shows: 'EA9QRX',
      },
      { kind: 'filter', in: ['Contactos', /contactos|registro/iu], by: /modo/iu },
      { kind: 'search', in: ['Contactos', /contactos|registro/iu] },
      { kind: 'counter', in: ['Eventos', /eventos/iu], button: /apunt|unirse|inscrib|asistir|particip/iu },
      {
        kind: 'create',
        in: ['Anuncios', /anuncios|tablón/iu],
        button: /publicar|nuevo|añadir|agregar|crear|escribir/iu,
        values: [
          [/título/iu, 'Vendo acoplador casi nuevo'],
          [/texto|mensaje|contenido|descripción/iu, 'Lo entrego en el local el jueves.'],
        ],
        shows: 'Vendo acoplador casi nuevo',
      },
      { kind: 'comment', from: ['Anuncios', /anuncios|tablón/iu], text: 'Me interesa, mañana te llamo.' },
    ],
  }),
  single({
    id: 'lock-keepers',
    title: 'Messages between canal lock keepers',
    language: 'en',
    heldOut: true,
    capabilities: ['messages', 'create', 'search', 'edit-delete', 'lists'],
    send: 'A messaging tool for the lock keepers along our canal. Everyone has conversations with the other keepers where one writes and reads messages. Beside that there are announcements for everybody (title, text, which lock it concerns), which any keeper can add. And a directory of the locks with the keeper and the phone number, with a search. Phone numbers change now and then, so one has to be able to edit a lock.',
    checks: [
      { kind: 'list', in: ['Locks', /locks|directory/iu], atLeast: 5 },
      { kind: 'fields', in: ['Locks', /locks|directory/iu], names: [/keeper/iu, /phone/iu] },
      {
        kind: 'message',
        in: ['Messages', /messages|conversations|inbox|chat/iu],
        text: 'Two narrowboats coming down, keep the lower gate.',
      },
      {
        kind: 'create',
        in: ['Announcements', /announcements|notices/iu],
        values: [
          [/title/iu, 'Paddle gear stiff at the staircase'],
          [/text|message|body|content/iu, 'Use the left one until Friday.'],
        ],
        shows: 'Paddle gear stiff at the staircase',
      },
      { kind: 'search', in: ['Locks', /locks|directory/iu] },
      {
        kind: 'edit',
        in: ['Locks', /locks|directory/iu],
        values: [[/phone/iu, '01632 960177']],
        shows: '01632 960177',
      },
    ],
  }),
];
