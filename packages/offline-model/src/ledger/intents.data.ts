import { like } from '../lexicon/pattern.ts';

/** Something that people ask of an app, and how to see whether the app has it. */
export interface Intent {
  readonly kind: string;
  /** How people ask for it, in five languages. */
  readonly asked: RegExp;
  /** As `conditions.ts` reads it. */
  readonly condition: string;
  /** Each of them asks for this, and for nothing else of the registry. */
  readonly examples: readonly string[];
}

/** Kind: how it is asked for => where the app has it => examples. */
const ROWS = String.raw`
board: kanban|drag[- ]and[- ]drop|pipeline board|kanban-?(?:board|tafel)|on a board => view board | alone drag|column => a kanban board of the candidates; Show the deals on a board.
chart: charts?|graphs?|diagramme?|gráficos?|graphiques? => block chart | code (?:Bar|Line|Pie|Area|Donut)Chart|<Progress => a pie chart of the expenses; gráficos das vendas
count: counts? (?:per|by) => block chart numbers report => counts per vet
best: leader ?boards?|best scores?|high ?scores?|rankings?|ranglisten?|bestenlisten?|clasificación|classement
  => block leaderboard | source \bbest\b|high ?score => a leaderboard of the players; keep the high score
settle: settle[- ]?up|settling up|who owes (?:whom|who|what) => source settle|owes|pays? back|balance => Show who owes whom.
players: two[- ]players?|multi-?player|2[- ]players?|zwei spieler|dos jugadores|deux joueurs => source player|opponent|\bturn\b|\bwhite\b|jugador|spieler|joueur => for two players
export: (?:csv|excel|spreadsheet) (?:export|download)|export (?:to|as) (?:csv|excel) => block report | source csv | list export => export to CSV; an Excel export
pdf: pdfs? => block report => Export a day's report as PDF.
reminder: remind(?:s|ers?| me| us)|push notifications?|erinner\p{L}*|recordatorios?|lembretes?|rappels?
  => block notifications | source remind|notif | entities "test":"(?:soon|ago|overdue)" => reminders for the customers; Remind me of birthdays.
import: import (?:from|of|a|\p{L}+ from)|(?:csv|excel) import => source import => import from Excel
map: interactive map|map view|google maps?|karte mit|mapa interactivo|carte interactive|on a map => never => an interactive map of the shops; Show the sites on a map.
languages: language switch(?:er)?|multi-?lingual|sprachumschalter|selector de idioma => never => a language switcher
progress: progress bars? => code <Progress | blocks "goal": | fields "unit":"%" => a goal with a progress bar
bracket: (?:knock-?out|tournament|elimination) brackets?|brackets? of \d+ => source bracket => draw a knockout bracket
streak: streaks? => source streak | blocks "measure":"(?:streak|best)" => see my current streak
random: at random|(?:pick|choose|suggest|show|draw)s? (?:me |us )?(?:an? |one )?random\p{L}*|surprise me|zufällig\p{L}*|au hasard|al azar|ao acaso => list random | tool => a button that suggests one at random; schlägt ein zufälliges vor
archive: archive(?! of)|archived => source archive | pages rchive | fields rchive => Done tasks go to an archive.
generated: shopping list (?:made|generated|from) => source shopping => a shopping list made from the recipes
search: (?:can |to |and )?search (?:posts?|by|for|through|the|and|all) => block globalSearch | list search | source search => Readers can search posts.
filter: (?:filter(?:ed|s)?|filtern) (?:by|nach|por) => list filter | source filter => filter by city
comment: can comment|comments? on|leave comments?|comment(?:er|ent)|kommentieren|coment(?:ar|an|am|en|em) => talk comments reviews | source comment => Readers can comment.; los demás lo comentan
vote: up-?votes?|vote (?:for|on) => acts vote like | source vote => Visitors can upvote features.
favourite: save (?:their |my )?favou?rites?|bookmark(?:s|ed)?|(?:to|in) (?:a |the |my )?wish ?list
  => block saved | acts save | source favou?rite|bookmark => Visitors save favourites.; bookmarked talks
message: message (?:the|each)|direct messages?|private messages? => block messages | source message => message the seller
switch: (?:dark|light|night)[- ]mode (?:switch|toggle|button)|(?:switch|toggle) (?:between|for|to) (?:light|dark)\p{L}* => theme "hasModeSwitch":true | source dark|theme => a dark mode switch
sumOfSome: (?:value|sum|total|amount|worth|summe|wert|valor|suma|importe|soma|somme|montant|total) (?:of|de|der|des) (?:the |all |l[ao]s |les |os |as )?(?:open|unpaid|outstanding|overdue|won|offenen|unbezahlten|überfälligen|abiert[oa]s|pendientes|vencid[oa]s|abert[oa]s|pendentes|ouverte?s|impayée?s)
  => blocks "measure":"sum"[^}]*"(?:where|only)" | fields "measure":"sum"[^}]*"except" => the value of open deals; Wert der offenen Angebote
quiz: quiz(?:zes)?|\d+ (?:questions|preguntas|perguntas|fragen) => block quiz form | tool => a quiz about rivers; un examen de 5 preguntas
faq: faqs? => style faq => Add a FAQ.
newsletter: newsletter => plan "footerForm": | form subscri|newsletter => a newsletter signup
cart: (?:to|in|into) (?:a |the |their )?(?:shopping )?(?:cart|basket)|an? (?:shopping )?(?:cart|basket)|check ?out with => block cart checkout => Customers add items to a cart.`;

export const INTENTS: readonly Intent[] = ROWS.replaceAll('\n  ', ' ')
  .trim()
  .split('\n')
  .map((row) => {
    const [, kind = '', asked = '', condition = '', examples = ''] =
      /^(\w+): (.+?) => (.+?) => (.+)$/u.exec(row) ?? [];
    return {
      kind,
      asked: like.iu`(?<!\p{L})(?:${asked})(?!\p{L})`,
      condition,
      examples: examples.split('; '),
    };
  });
