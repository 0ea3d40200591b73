import type { Action } from '../lexicon/actions.data.ts';
import { MOOD_FONTS, MOOD_RADIUS, MOOD_WORDS, MOODS, PALETTES, type Mood } from '../lexicon/palettes.data.ts';
import { acts, any, has, lists, shows, tells, type Test } from './looked.ts';

const keeps: Test = ({ plan }) => plan.entities.length > 0;
const hasTool: Test = ({ tools }) => tools !== '';
const hasAccounts: Test = ({ plan }) => plan.auth !== null;
const fills: Test = any(
  has('form', 'booking', 'checkout', 'quiz', 'profile', 'messages'),
  lists(({ can }) => can.create),
  hasTool,
);
const hasField =
  (...types: readonly string[]): Test =>
  ({ plan }) =>
    plan.entities.some(({ fields }) => fields.some(({ type }) => types.includes(type)));
const hasStyle =
  (...styles: readonly string[]): Test =>
  ({ blocks }) =>
    blocks.some((block) => block.kind === 'prose' && styles.includes(block.style));
const talks =
  (kind: string): Test =>
  ({ blocks }) =>
    blocks.some((block) => block.kind === 'detail' && block.talk === kind);
const draws =
  (...shapes: readonly string[]): Test =>
  ({ blocks }) =>
    blocks.some((block) => block.kind === 'chart' && shapes.includes(block.shape));
const always: Test = () => true;
const looks =
  (mood: Mood): Test =>
  ({ plan: { theme } }) =>
    (theme.radius === MOOD_RADIUS[mood] && MOOD_FONTS[mood].includes(theme.fonts)) ||
    PALETTES.some(({ name, moods }) => name === theme.palette && moods.includes(mood));

/** A look is called so, and so are things and people: these words alone tell nothing of the look. */
const OF_THINGS: ReadonlySet<string> = new Set(
  'kids children business premium exclusive exklusiv dark light green night clear developer hacker terminal editorial organic classic antique dunkel oscuro escuro sombre'.split(
    ' ',
  ),
);

/** A verb of the request is met where the app lets people do it. */
export const ABLE: Readonly<Record<Action, Test>> = {
  view: always,
  search: any(
    has('globalSearch', 'lookup'),
    lists(({ hasSearch }) => hasSearch),
    tells(/search/i),
  ),
  filter: any(
    lists(({ filters }) => filters.length > 0),
    tells(/filter/i),
  ),
  sort: any(
    lists(({ sorts }) => sorts.length > 0),
    tells(/\bsort/i),
  ),
  create: fills,
  edit: any(
    lists(({ can }) => can.edit),
    has('profile', 'settings'),
    hasTool,
  ),
  remove: any(
    lists(({ can }) => can.remove),
    has('cart'),
    hasTool,
  ),
  manage: any(keeps, hasTool),
  track: any(keeps, hasTool),
  book: any(has('booking'), acts('book')),
  apply: any(has('form', 'booking'), acts('apply', 'join')),
  submit: fills,
  review: any(talks('reviews'), hasField('rating'), tells(/\brat(?:e|ing)/i)),
  comment: any(talks('comments'), talks('reviews'), has('messages'), tells(/comment/i)),
  like: acts('like', 'vote', 'save'),
  save: any(keeps, has('saved'), acts('save'), hasTool),
  follow: acts('follow', 'join'),
  vote: any(acts('vote', 'like'), tells(/vote/i)),
  join: any(acts('join', 'apply', 'book'), has('form', 'booking')),
  share: any(acts('share'), tells(/clipboard|share/i)),
  compare: any(has('compare', 'chart'), acts('compare'), tells(/compar/i)),
  message: any(has('messages', 'form'), tells(/message/i)),
  buy: any(has('cart', 'checkout'), acts('addToCart')),
  pay: any(has('checkout'), ({ plan }) => plan.entities.some(({ id }) => /payment|invoice/i.test(id))),
  signIn: hasAccounts,
  report: has('report'),
  export: any(
    has('report'),
    lists((block) => block.hasExport === true),
    tells(/csv|download/i),
  ),
  upload: any(has('upload'), hasField('image', 'file'), tells(/type="file"|upload/i)),
  notify: any(has('notifications'), tells(/notif|alarm/i)),
  quiz: has('quiz'),
  play: hasTool,
  calculate: any(hasTool, ({ plan }) =>
    plan.entities.some(({ fields }) =>
      fields.some(({ computed, sumOf }) => computed !== undefined || sumOf !== undefined),
    ),
  ),
  analyse: any(has('chart', 'numbers'), tells(/Chart/)),
  status: any(acts('status'), hasField('choice', 'flag'), hasTool),
  subscribe: any(({ plan }) => plan.footerForm !== undefined, has('form')),
  donate: has('form', 'checkout', 'booking'),
  chat: has('chatbot', 'messages'),
  learn: any(keeps, has('quiz'), hasTool),
  recommend: () => false,
};

/** A word that names a part of an app is met where the app has that part. A star stands for any ending. */
export const PARTS: readonly { readonly words: string; readonly isThere: Test }[] = [
  {
    words: 'chart* graph* diagram* gráfico* graphique* plot visuali*',
    isThere: any(has('chart'), tells(/Chart|<Progress/)),
  },
  { words: 'bar bars balken* barras barres', isThere: any(draws('bar'), tells(/Bar/)) },
  { words: 'pie donut torten* torta circular', isThere: any(draws('pie'), tells(/Pie|Donut/)) },
  { words: 'line linien* línea* ligne*', isThere: any(draws('line', 'area'), tells(/Line/)) },
  {
    words:
      'dashboard* overview statistic* stats kpi* figure figures analytics number count counts total totals sum sums übersicht statistik* resumen painel panel tableau bord gesamt summe',
    isThere: any(has('numbers', 'chart', 'report'), tells(/total|sum|count/i), ({ plan }) =>
      plan.entities.some(({ fields }) => fields.some(({ sumOf }) => sumOf !== undefined)),
    ),
  },
  {
    words: 'average averages mean durchschnitt* media moyenne',
    isThere: any(
      ({ blocks }) =>
        blocks.some(
          (block) => block.kind === 'numbers' && block.items.some(({ measure }) => measure === 'average'),
        ),
      ({ blocks }) => blocks.some((block) => block.kind === 'chart' && block.measure === 'average'),
      tells(/average/i),
    ),
  },
  {
    words: 'calendar* timetable agenda kalender calendario calendrier calendário',
    isThere: any(
      shows('calendar'),
      tells(/calendar|week/i),
      ({ plan }) => plan.pages.some(({ title }) => /calendar|timetable|agenda|kalender|calend/i.test(title)),
      has('booking'),
    ),
  },
  {
    words:
      'slot slots appointment* booking* reservation* availab* termin* cita* rendez-vous reserva* réservation*',
    isThere: any(has('booking'), ({ plan }) =>
      plan.entities.some(({ id }) => /appointment|booking|reservation/i.test(id)),
    ),
  },
  {
    words: 'table tables tabelle tabla tableau tabela list lists liste lista',
    isThere: any(
      lists(() => true),
      hasTool,
    ),
  },
  { words: 'form forms formular formulario formulaire formulário input inputs', isThere: fills },
  {
    words: 'gallery galerie galería galeria',
    isThere: any(shows('gallery'), ({ plan }) => plan.pages.some(({ title }) => /galler|galer/i.test(title))),
  },
  {
    words: 'photo* picture* image* foto* bild* imagen imágenes imagem imagens thumbnail*',
    isThere: any(hasField('image'), has('hero'), ({ plan }) =>
      plan.pages.some(({ title }) => /galler|photo/i.test(title)),
    ),
  },
  { words: 'file files document documents attachment*', isThere: any(has('upload'), hasField('file')) },
  {
    words:
      'login log-in sign-in sign-up signup account accounts password anmeld* registr* connexion cuenta conta',
    isThere: hasAccounts,
  },
  {
    words: 'role roles permission* rechte rol papel',
    isThere: ({ plan }) => (plan.auth?.roles.length ?? 0) > 1,
  },
  {
    words: 'admin* back-office',
    isThere: ({ plan }) => plan.auth !== null || plan.pages.some(({ title }) => /admin/i.test(title)),
  },
  { words: 'profile profiles profil perfil', isThere: has('profile') },
  { words: 'cart basket warenkorb carrito panier carrinho', isThere: has('cart') },
  {
    words: 'checkout payment payments zahlung* pago paiement pagamento',
    isThere: any(has('checkout'), ({ plan }) => plan.entities.some(({ id }) => /payment/i.test(id))),
  },
  {
    words: 'review reviews rating ratings testimonial* stars bewertung* reseña* avis avaliaç*',
    isThere: any(talks('reviews'), hasField('rating'), hasStyle('quotes')),
  },
  {
    words: 'comment comments kommentar* comentario* commentaire* discussion*',
    isThere: any(talks('comments'), has('messages')),
  },
  {
    words: 'message messages chat inbox nachricht* mensaje* mensage* conversation*',
    isThere: any(has('messages'), ({ plan }) => plan.entities.some(({ id }) => /message/i.test(id))),
  },
  { words: 'report reports bericht* informe* rapport* relatório*', isThere: has('report') },
  { words: 'notification* alert* benachrichtigung* notificaci*', isThere: has('notifications') },
  { words: 'faq faqs', isThere: hasStyle('faq') },
  {
    words: 'hours öffnungszeiten horario* horaires horário*',
    isThere: any(hasStyle('hours'), ({ plan }) =>
      plan.entities.some(({ fields }) => fields.some(({ id }) => /hour|dur/i.test(id))),
    ),
  },
  {
    words: 'contact kontakt contacto contato',
    isThere: any(hasStyle('contact'), has('form'), ({ plan }) =>
      plan.entities.some(({ id }) => /contact/i.test(id)),
    ),
  },
  {
    words: 'price prices pricing preis* precio* prix preço*',
    isThere: any(hasStyle('prices'), hasField('money'), has('checkout')),
  },
  { words: 'team', isThere: any(hasStyle('team'), keeps) },
  { words: 'hero banner heading headline', isThere: has('hero') },
  {
    words: 'about',
    isThere: ({ plan }) => plan.pages.some(({ title }) => /about|über|acerca|propos|sobre/i.test(title)),
  },
  { words: 'status state stage step phase', isThere: any(hasField('choice', 'flag'), hasTool) },
  {
    words: 'category categories type types kind kinds kategorie* categor*',
    isThere: any(hasField('choice', 'choices'), hasTool),
  },
  { words: 'switch toggle', isThere: any(({ plan }) => plan.theme.hasModeSwitch, hasTool, hasField('flag')) },
  {
    words: 'dark dunkel* oscuro escuro sombre',
    isThere: ({ plan }) => plan.theme.mode === 'dark' || plan.theme.hasModeSwitch,
  },
  {
    words: 'light hell* claro clair',
    isThere: ({ plan }) => plan.theme.mode === 'light' || plan.theme.hasModeSwitch,
  },
  {
    words: 'date dates datum fecha data day days tag time times zeit hora heure',
    isThere: any(hasField('date', 'dateTime', 'time'), hasStyle('hours'), hasTool),
  },
  {
    words: 'leaderboard* ranking* scoreboard highscore*',
    isThere: any(has('leaderboard'), tells(/leaderboard|best/i)),
  },
  { words: 'upcoming next coming latest recent newest', isThere: hasField('date', 'dateTime') },
  {
    words: 'overdue late expired',
    isThere: ({ plan, blocks }) =>
      plan.entities.some(
        ({ marks, fields }) =>
          (marks ?? []).some(({ test }) => test === 'overdue') ||
          fields.some(
            ({ computed, options }) =>
              computed?.kind === 'late' ||
              (options ?? []).some((option) => /overdue|late|expired/i.test(option)),
          ),
      ) || JSON.stringify(blocks).includes('"when":"overdue"'),
  },
  {
    words: 'today today’s heute hoy hoje aujourd’hui',
    isThere: ({ blocks }) =>
      /"when":"(?:today|coming)"/.test(JSON.stringify(blocks)) ||
      blocks.some(({ kind }) => kind === 'engine'),
  },
  {
    words: 'own mine',
    isThere: ({ plan, blocks }) =>
      plan.entities.some(({ isOwned }) => isOwned) ||
      blocks.some((block) => block.kind === 'collection' && block.onlyMine),
  },
  {
    words: 'twice double unique overlap* conflict* doppelt dos vezes fois duas deux',
    isThere: ({ plan }) =>
      plan.entities.some(
        ({ rules, fields }) =>
          rules.some(({ kind }) => ['unique', 'noOverlap', 'atMost'].includes(kind)) ||
          fields.some(({ isUnique }) => isUnique),
      ),
  },
  {
    words: 'per',
    isThere: any(has('chart', 'report'), ({ plan }) =>
      /"(?:per|rate|perField)":/.test(JSON.stringify(plan.entities)),
    ),
  },
  {
    words: 'csv excel spreadsheet',
    isThere: any(
      has('report'),
      lists((block) => block.hasExport === true),
      tells(/csv/i),
    ),
  },
  { words: 'print printable', isThere: has('report') },
  {
    words: 'newsletter signup sign-up',
    isThere: any(
      ({ plan }) => plan.footerForm !== undefined,
      ({ plan }) => plan.entities.some(({ id }) => /subscri/i.test(id)),
    ),
  },
  { words: 'history past', isThere: any(hasField('date', 'dateTime'), hasTool) },
  {
    words: 'month monthly year yearly weekly daily',
    isThere: any(
      has('report'),
      ({ blocks }) => /"when":"(?:week|month)"|"shape":"(?:line|area|bar)"/.test(JSON.stringify(blocks)),
      hasTool,
    ),
  },
  {
    words: 'kanban board boards',
    isThere: any(shows('board'), tells(/kanban|column/i)),
  },
  {
    words: 'minute minutes min',
    isThere: any(has('booking'), hasTool, hasField('time', 'number')),
  },
  { words: 'choice', isThere: any(has('booking'), hasField('relation')) },
  { words: 'melde* meldet sign-ups registra* registre* inscri* cadastr* connect*', isThere: hasAccounts },
  { words: 'split splits shares sharing', isThere: tells(/people|share|split|each/i) },
  { words: 'result results between outcome', isThere: hasTool },
  { words: 'favs favourite* favorite*', isThere: has('saved') },
  {
    words: 'discount* code codes coupon* voucher* rabatt* gutschein* descuento* desconto* remise*',
    isThere: ({ blocks }) =>
      blocks.some((block) => block.kind === 'cart' && (block.terms?.codes ?? []).length > 0),
  },
  { words: 'product products goods', isThere: has('cart') },
  ...MOODS.map((mood) => ({
    words: MOOD_WORDS[mood].filter((word) => !OF_THINGS.has(word)).join(' '),
    isThere: looks(mood),
  })),
  {
    words: 'max maximum limit höchstens maximal máximo maximum',
    isThere: ({ plan }) =>
      plan.entities.some(
        ({ rules, fields }) =>
          rules.some(({ kind }) => kind === 'atMost' || kind === 'sumAtMost') ||
          fields.some(({ max }) => max !== undefined),
      ),
  },
  { words: 'pic pics', isThere: hasField('image') },
  {
    words: 'free',
    isThere: any(
      ({ blocks }) => blocks.some((block) => block.kind === 'cart' && block.terms?.freeFrom !== undefined),
      has('booking'),
      ({ plan }) =>
        plan.entities.some(({ fields }) =>
          fields.some(({ options }) => (options ?? []).some((option) => /free|available/i.test(option))),
        ),
    ),
  },
  {
    words:
      'monday* tuesday* wednesday* thursday* friday* saturday* sunday* mon tue wed thu fri sat sun montag* dienstag* mittwoch* donnerstag* freitag* samstag* sonntag* lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado domingo closed open geöffnet geschlossen',
    isThere: any(hasStyle('hours'), ({ plan }) => JSON.stringify(plan.entities).includes('"kind":"onDays"')),
  },
  { words: 'sign', isThere: any(hasAccounts, has('form', 'booking'), acts('join', 'apply')) },
  { words: 'leave', isThere: any(talks('reviews'), talks('comments'), acts('join')) },
  {
    words: 'ask confirm* confirma* bestätig* rückfrage nachfragen reference',
    isThere: any(
      has('booking', 'form', 'checkout'),
      lists(({ can }) => can.remove),
    ),
  },
  {
    words: 'after before between',
    isThere: ({ plan }) => /"kind":"(?:after|apart|notice|day|late)"/.test(JSON.stringify(plan.entities)),
  },
  {
    words: 'euro euros dollar dollars reais pounds cents usd eur gbp chf',
    isThere: any(hasField('money'), has('checkout'), hasTool),
  },
];
