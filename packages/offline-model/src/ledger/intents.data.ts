import { acts, any, has, lists, shows, tells, type Test } from './looked.ts';

/** Something that people ask of an app, and how to see whether the app has it. */
export interface Intent {
  readonly kind: string;
  /** How people ask for it, in five languages. */
  readonly asked: RegExp;
  readonly isThere: Test;
  /** Each of them asks for this, and for nothing else of the registry but what stands in `besides`. */
  readonly examples: readonly string[];
  /** Kinds that the same words may ask for too. */
  readonly besides?: readonly string[];
}

const never = (): boolean => false;

export const INTENTS: readonly Intent[] = [
  {
    kind: 'board',
    asked:
      /(?<!\p{L})(?:kanban|drag[- ]and[- ]drop|pipeline board|kanban-?(?:board|tafel)|on a board)(?!\p{L})/iu,
    isThere: any(
      shows('board'),
      ({ plan, tools }) => plan.entities.length === 0 && /drag|column/i.test(tools),
    ),
    examples: ['a kanban board of the candidates', 'Show the deals on a board.'],
  },
  {
    kind: 'chart',
    asked: /(?<!\p{L})(?:charts?|graphs?|diagramme?|gráficos?|graphiques?)(?!\p{L})/iu,
    isThere: any(has('chart'), tells(/(?:Bar|Line|Pie|Area|Donut)Chart|<Progress/)),
    examples: ['a pie chart of the expenses', 'gráficos das vendas'],
  },
  {
    kind: 'count',
    asked: /(?<!\p{L})counts? (?:per|by)(?!\p{L})/iu,
    isThere: has('chart', 'numbers', 'report'),
    examples: ['counts per vet'],
  },
  {
    kind: 'best',
    asked:
      /(?<!\p{L})(?:leader ?boards?|best scores?|high ?scores?|rankings?|ranglisten?|bestenlisten?|clasificación|classement)(?!\p{L})/iu,
    isThere: any(has('leaderboard'), tells(/\bbest\b|high ?score/i)),
    examples: ['a leaderboard of the players', 'keep the high score'],
  },
  {
    kind: 'settle',
    asked: /(?<!\p{L})(?:settle[- ]?up|settling up|who owes (?:whom|who|what))(?!\p{L})/iu,
    isThere: tells(/settle|owes|pays? back|balance/i),
    examples: ['Show who owes whom.'],
  },
  {
    kind: 'players',
    asked:
      /(?<!\p{L})(?:two[- ]players?|multi-?player|2[- ]players?|zwei spieler|dos jugadores|deux joueurs)(?!\p{L})/iu,
    isThere: tells(/player|opponent|\bturn\b|\bwhite\b|jugador|spieler|joueur/i),
    examples: ['for two players'],
  },
  {
    kind: 'export',
    asked:
      /(?<!\p{L})(?:csv|excel|spreadsheet) (?:export|download)|export (?:to|as) (?:csv|excel)(?!\p{L})/iu,
    isThere: any(
      has('report'),
      tells(/csv/i),
      lists((block) => block.hasExport === true),
    ),
    examples: ['export to CSV', 'an Excel export'],
  },
  {
    kind: 'pdf',
    asked: /(?<!\p{L})pdfs?(?!\p{L})/iu,
    isThere: has('report'),
    examples: ["Export a day's report as PDF."],
  },
  {
    kind: 'reminder',
    asked:
      /(?<!\p{L})(?:remind(?:s|ers?| me| us)|push notifications?|erinner\p{L}*|recordatorios?|lembretes?|rappels?)(?!\p{L})/iu,
    isThere: any(has('notifications'), tells(/remind|notif/i)),
    examples: ['reminders for the customers', 'Remind me of birthdays.'],
  },
  {
    kind: 'import',
    asked: /(?<!\p{L})(?:import (?:from|of|a|\p{L}+ from)|(?:csv|excel) import)(?!\p{L})/iu,
    isThere: tells(/import/i),
    examples: ['import from Excel'],
  },
  {
    kind: 'map',
    asked:
      /(?<!\p{L})(?:interactive map|map view|google maps?|karte mit|mapa interactivo|carte interactive|on a map)(?!\p{L})/iu,
    isThere: never,
    examples: ['an interactive map of the shops', 'Show the sites on a map.'],
  },
  {
    kind: 'languages',
    asked:
      /(?<!\p{L})(?:language switch(?:er)?|multi-?lingual|sprachumschalter|selector de idioma)(?!\p{L})/iu,
    isThere: never,
    examples: ['a language switcher'],
  },
  {
    kind: 'progress',
    asked: /(?<!\p{L})progress bars?(?!\p{L})/iu,
    isThere: tells(/<Progress/),
    examples: ['a goal with a progress bar'],
  },
  {
    kind: 'bracket',
    asked: /(?<!\p{L})(?:knock-?out|tournament|elimination) brackets?(?!\p{L})|(?<!\p{L})brackets? of \d+/iu,
    isThere: tells(/bracket/i),
    examples: ['draw a knockout bracket'],
  },
  {
    kind: 'streak',
    asked: /(?<!\p{L})streaks?(?!\p{L})/iu,
    isThere: tells(/streak/i),
    examples: ['see my current streak'],
  },
  {
    kind: 'archive',
    asked: /(?<!\p{L})(?:archive|archived)(?!\p{L})/iu,
    isThere: any(tells(/archive/i), ({ plan }) =>
      JSON.stringify([plan.pages, plan.entities.map(({ fields }) => fields)]).includes('rchive'),
    ),
    examples: ['Done tasks go to an archive.'],
  },
  {
    kind: 'generated',
    asked: /(?<!\p{L})shopping list (?:made|generated|from)(?!\p{L})/iu,
    isThere: tells(/shopping/i),
    examples: ['a shopping list made from the recipes'],
  },
  {
    kind: 'search',
    asked: /(?<!\p{L})(?:can |to |and )?search (?:posts?|by|for|through|the|and|all)(?!\p{L})/iu,
    isThere: any(
      has('globalSearch'),
      lists((block) => block.hasSearch),
      tells(/search/i),
    ),
    examples: ['Readers can search posts.'],
  },
  {
    kind: 'filter',
    asked: /(?<!\p{L})(?:filter(?:ed|s)?|filtern) (?:by|nach|por)(?!\p{L})/iu,
    isThere: any(
      lists((block) => block.filters.length > 0),
      tells(/filter/i),
    ),
    examples: ['filter by city'],
  },
  {
    kind: 'comment',
    asked: /(?<!\p{L})(?:can comment|comments? on|leave comments?)(?!\p{L})/iu,
    isThere: any(
      ({ blocks }) => blocks.some((block) => block.kind === 'detail' && block.talk !== 'none'),
      tells(/comment/i),
    ),
    examples: ['Readers can comment.'],
  },
  {
    kind: 'vote',
    asked: /(?<!\p{L})(?:up-?votes?|vote (?:for|on))(?!\p{L})/iu,
    isThere: any(acts('vote', 'like'), tells(/vote/i)),
    examples: ['Visitors can upvote features.'],
  },
  {
    kind: 'favourite',
    asked:
      /(?<!\p{L})(?:save (?:their |my )?favou?rites?|bookmark(?:s|ed)?|(?:to|in) (?:a |the |my )?wish ?list)(?!\p{L})/iu,
    isThere: any(has('saved'), acts('save'), tells(/favou?rite|bookmark/i)),
    examples: ['Visitors save favourites.', 'bookmarked talks'],
  },
  {
    kind: 'message',
    asked: /(?<!\p{L})(?:message (?:the|each)|direct messages?|private messages?)(?!\p{L})/iu,
    isThere: any(has('messages'), tells(/message/i)),
    examples: ['message the seller'],
  },
  {
    kind: 'faq',
    asked: /(?<!\p{L})faqs?(?!\p{L})/iu,
    isThere: ({ blocks }) => blocks.some((block) => block.kind === 'prose' && block.style === 'faq'),
    examples: ['Add a FAQ.'],
  },
  {
    kind: 'newsletter',
    asked: /(?<!\p{L})newsletter(?!\p{L})/iu,
    isThere: ({ plan, blocks }) =>
      plan.footerForm !== undefined ||
      blocks.some((block) => block.kind === 'form' && /subscri|newsletter/i.test(JSON.stringify(block))),
    examples: ['a newsletter signup'],
  },
  {
    kind: 'cart',
    asked: /(?<!\p{L})(?:(?:to|in) (?:a |the )?(?:shopping )?cart|check ?out with)(?!\p{L})/iu,
    isThere: has('cart', 'checkout'),
    examples: ['Customers add items to a cart.'],
  },
];
