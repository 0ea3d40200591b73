import { single, type Case } from '../case.ts';

const CANDLES = ['Shop', 'Candles', 'Products', 'Home', /shop|candle|product/iu];
const TOPICS = ['Discussions', 'Topics', 'Threads', 'Home', /discussion|topic|thread|board/iu];
const CHANNELS = ['Chat', 'Channels', 'Messages', 'General', 'Home', /chat|channel|message/iu];
const LESSONS = ['Lecciones', 'Curso', /leccion|lección|curso/iu];
const TIMER = ['Timer', 'Focus', 'Home', /timer|focus|pomodoro/iu];

export const arrivalsBShopsSocialPlay: readonly Case[] = [
  single({
    id: 'arr-b-candle-shop',
    title: 'Shop for handmade candles',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'cart', 'literals', 'reviews', 'filter-sort', 'detail'],
    send:
      'I pour candles at home and want my own little web shop, Wick & Willow. Products: Fig and cedar €24, Sea salt €19, Orange ' +
      'blossom €22, Winter cabin €27, each with scent family (fruity, fresh, floral or woody), burning time in hours and a ' +
      'description. People can filter by scent family, sort by price, open a candle, leave a review with one to five stars, put ' +
      'candles into the cart and check out by bank transfer or cash on pickup. After the order they see an order number. Use ' +
      'seashell for the background and maroon for the buttons.',
    checks: [
      { kind: 'colour', where: 'page', is: '#fff5ee' },
      { kind: 'colour', where: 'button', is: '#800000' },
      { kind: 'text', text: 'Wick & Willow' },
      {
        kind: 'section',
        name: CANDLES,
        shows: [
          /fig and cedar/iu,
          /€\s?24|24(\.00)?\s?€/u,
          /sea salt/iu,
          /€\s?19|19(\.00)?\s?€/u,
          /winter cabin/iu,
        ],
      },
      { kind: 'filter', in: CANDLES, by: /scent|family/iu },
      { kind: 'sort', in: CANDLES, by: /price/iu, values: 'number' },
      { kind: 'detail', from: CANDLES, shows: [/burn/iu, /fruity|fresh|floral|woody/iu] },
      { kind: 'comment', from: CANDLES, text: 'Fills the whole flat, lovely.', stars: true },
      { kind: 'cart', in: CANDLES, payment: [/bank|transfer/iu] },
    ],
  }),
  {
    id: 'arr-b-book-circle',
    title: 'Board of a reading circle',
    language: 'en',
    heldOut: true,
    capabilities: ['social', 'create', 'search', 'filter-sort', 'literals', 'follow-up', 'theme'],
    turns: [
      {
        send:
          'Please make a discussion board for our reading circle, the Wednesday Pages. Somebody starts a topic with a title, the ' +
          'book it is about and a text, the others reply below it and can like a topic. We are reading Middlemarch, The Leopard ' +
          'and Kindred this season, so it should be possible to filter the topics by book, and to search them. A second page, ' +
          'Meetings, lists our next dates: 4 March at Irene’s, 1 April at the library café, 6 May at Tom’s, always at 19:00.',
        checks: [
          { kind: 'text', text: 'Wednesday Pages' },
          {
            kind: 'create',
            in: TOPICS,
            button: ['New topic', 'Start a topic', /new|start|add|create|topic|post/iu],
            values: [
              [['Title', /title|topic|subject/iu], 'Is Casaubon only pitiable?'],
              [/book/iu, { option: ['Middlemarch', /middlemarch/iu] }],
            ],
            shows: 'Is Casaubon only pitiable?',
          },
          { kind: 'comment', from: TOPICS, text: 'I changed my mind in chapter twenty.' },
          { kind: 'counter', in: TOPICS, button: [/like/iu] },
          { kind: 'filter', in: TOPICS, by: /book/iu },
          { kind: 'search', in: TOPICS },
          {
            kind: 'section',
            name: ['Meetings', /meeting/iu],
            shows: [/4 March|March 4/iu, /Irene/u, /library café/iu, /6 May|May 6/iu, /19:00|7(:00)?\s?pm/iu],
          },
        ],
      },
      {
        send: 'Could you rename Meetings to Evenings, and make the background light cyan?',
        checks: [
          { kind: 'section', name: 'Evenings', shows: [/Irene/u] },
          { kind: 'absent', what: 'section', name: 'Meetings' },
          { kind: 'colour', where: 'page', is: '#e0ffff' },
          { kind: 'unchanged', in: TOPICS, row: 'Is Casaubon only pitiable?' },
        ],
      },
    ],
  },
  single({
    id: 'arr-b-kitchen-chat',
    title: 'Chat of a café’s team',
    language: 'en',
    heldOut: true,
    capabilities: ['messages', 'accounts', 'sections', 'search'],
    send:
      'Team chat for our café Bluebird. Three channels: General, Kitchen and Deliveries. Everyone on the team logs in with email ' +
      'and password (new colleagues can sign up), picks a channel, reads what was written with name and time, and writes ' +
      'messages. There should also be a Team page with the colleagues, their role (barista, cook, manager) and phone number, ' +
      'which can be searched and filtered by role.',
    checks: [
      { kind: 'sign-in', by: 'sign-up' },
      {
        kind: 'steps',
        title: 'the three channels are there',
        steps: [
          { do: 'open', section: CHANNELS },
          { do: 'see', text: 'General' },
          { do: 'see', text: 'Kitchen' },
          { do: 'see', text: 'Deliveries' },
        ],
      },
      { kind: 'message', in: CHANNELS, text: 'The oat milk comes an hour late today.' },
      { kind: 'fields', in: ['Team', /team|colleagues/iu], names: [/role/iu, /phone/iu] },
      { kind: 'search', in: ['Team', /team|colleagues/iu] },
      { kind: 'filter', in: ['Team', /team|colleagues/iu], by: /role/iu },
    ],
  }),
  single({
    id: 'arr-b-primeros-auxilios',
    title: 'Curso de primeros auxilios con examen',
    language: 'es',
    heldOut: true,
    capabilities: ['quiz', 'lists', 'detail', 'language', 'literals'],
    send:
      'Soy voluntaria y doy cursos de primeros auxilios. Quiero una web con las lecciones Quemaduras, Hemorragias, ' +
      'Atragantamiento y Reanimación; al abrir una lección se lee la explicación y cuánto dura (10 minutos cada una). Después un ' +
      'Examen de 5 preguntas con varias respuestas, que al final diga cuántas están bien y deje repetirlo. Y en la página de ' +
      'inicio, bien visible, el teléfono de emergencias 112.',
    checks: [
      { kind: 'language', is: 'es', words: [/leccion|lección/iu, /examen/iu] },
      {
        kind: 'section',
        name: LESSONS,
        shows: ['Quemaduras', 'Hemorragias', 'Atragantamiento', /reanimación/iu],
      },
      { kind: 'detail', from: LESSONS, shows: [/10\s?min/iu] },
      { kind: 'quiz', in: ['Examen', /examen|cuestionario|test/iu], questions: 5 },
      {
        kind: 'steps',
        title: 'el 112 está en la portada',
        steps: [{ do: 'home' }, { do: 'see', text: '112' }],
      },
    ],
  }),
  single({
    id: 'arr-b-focus-timer',
    title: 'Focus timer with a task list',
    language: 'en',
    heldOut: true,
    capabilities: ['engines', 'create', 'lists', 'edit-delete'],
    send: 'Focus timer, 25 minutes, with start, pause and reset, plus a to-do list I can tick off and delete from.',
    checks: [
      { kind: 'section', name: TIMER, shows: [/25/u] },
      { kind: 'tool', in: TIMER, tool: 'timer', direction: 'down' },
      {
        kind: 'create',
        in: ['Tasks', 'To-do', 'To-do list', 'Todos', 'Home', /task|to.?do/iu],
        button: /add|new|create/iu,
        values: [[['Task', 'Title', 'Name', /task|title|name|to.?do|what/iu], 'Sand the zither']],
        shows: 'Sand the zither',
      },
      { kind: 'tick', in: ['Tasks', 'To-do', 'To-do list', 'Todos', 'Home', /task|to.?do/iu] },
      {
        kind: 'remove',
        in: ['Tasks', 'To-do', 'To-do list', 'Todos', 'Home', /task|to.?do/iu],
        row: 'Sand the zither',
      },
    ],
  }),
];
