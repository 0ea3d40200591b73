import { grouped } from '../lexicon/listed.ts';
import { like, words } from '../lexicon/pattern.ts';
import type { Action } from '../lexicon/actions.data.ts';

/** Sections that are named by what one does there. */
export const SECTION_VERBS = grouped({
  apply: 'apply, register, enroll, enrol, join us, join, get involved, volunteer',
  book: 'book, book now, reserve, book a table',
  buy: 'shop',
  donate: 'donate',
  subscribe: 'subscribe',
});

export const SENDING: ReadonlySet<Action> = new Set(['apply', 'book', 'submit', 'donate']);

/** Actions that mean nothing without a thing. */
export const NEEDS_THING: ReadonlySet<Action> = new Set([
  'view',
  'create',
  'manage',
  'track',
  'play',
  'calculate',
  'status',
  'learn',
  'recommend',
]);

/** Names of pages that people choose on purpose. */
export const OWN_TITLES = like.plain`
  ^(?:watchlist|wish ?list|bookmarks|favou?rites|reading list|shortlist|inbox|high ?scores|scoreboard|standings
  |rankings?|knowledge base|help cent(?:er|re)|file manager|statistics|analytics|insights|overview|my list|schedule
  |timetable|agenda|program|event schedule|[\w-]+ (?:history|look-?up|checker)|(?:editor|staff|owner|manager
  |organi[sz]er) area)$`;

/** Verbs whose object can be a field: "enter the amount". */
export const FILLING: ReadonlySet<Action> = new Set([
  'create',
  'edit',
  'track',
  'manage',
  'submit',
  'upload',
  'apply',
  'book',
]);

/** Verbs whose object is no record to keep, where we never heard of it. */
export const PASSING: ReadonlySet<Action> = new Set([
  'message',
  'pay',
  'signIn',
  'report',
  'export',
  'notify',
  'quiz',
  'play',
  'calculate',
  'analyse',
  'subscribe',
  'chat',
  'recommend',
]);

/** What people are given is no record: "get a confirmation". */
export const GIVING: ReadonlySet<string> = new Set(
  words`
  get receive provide offer contain open see look click check`,
);

export const VAGUE = like.plain`
  ^(?:finance|finances|limit|limits|trend|trends|profit|loss|verification|headline|headlines|hero|slider|carousel|banner
  |banners|streak|streaks|ticker|corner|corners|pin|lock|pin lock|badge count|unread|flatmate|flatmates|roommates
  |searchable|sortable|editable|printable|thank-you|thanks|reference|references|confirmation|night|nights|up|morning
  |afternoon|evening|half|number|numbers|total|totals|paypal|stripe|credit|card|visa|mastercard|cash|euro|euros|dollars|pounds|minute|minutes
  |second|seconds|hour|hours|session|sessions|break|breaks|style|look|feel|way|world|life|day|week|month|year|side|top
  |bottom|left|right|center|corner|place|home|others|more|everything|anything|something|nothing|stuff|etc|effect|effects
  |animation|animations|mode|quality|value|level|idea|choice|choices|experience|ease|attention|care|focus|help|fun|work
  |business|web|internet|screen|size|format|style|tone|text|word|words|image|images|logo|icon|icons|title|titles|heading
  |headings|message|error|success|confirmation|validation|responsiveness|usability|accessibility|performance|efficiency
  |security|privacy|productivity|convenience|engagement|collaboration|transparency|sustainability|awareness|support
  |control|decision|decisions|need|needs|interest|interests|preference|preferences|requirement|requirements|condition
  |conditions|situation|term|terms|basis|purpose|goal|time|times|ones|one|kind|lot|bit|slot|same|us|me|grid|hover|scroll
  |click|tap|drag|keyboard|mouse|score|moves|move|win|level|board|turn|round|winner|draw|local|storage|backend|api
  |database|server|code|react|html|css|javascript|typescript|tailwind|stack|framework|library_code|reload|refresh
  |session|data|input|inputs|output|outputs|crud|layout|step|steps|typography|font|fonts|spacing|background|colors|theme
  |design|navigation|link|links|button|buttons|modern|sure|possible|able|audience|target|community|public|visitor
  |visitors|user|users|admin|customer|customers|client|clients|people|person|team|member|members|owner|owners|staff
  |company|companies|organization|group|everyone|someone|anyone|friend|friends)$`;
