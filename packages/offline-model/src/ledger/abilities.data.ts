import type { Action } from '../lexicon/actions.data.ts';
import { MOOD_WORDS, MOODS } from '../lexicon/palettes.data.ts';

/** A verb of the request is met where the app lets people do it: conditions as `conditions.ts` reads them. */
export const ABLE: Readonly<Record<Action, string>> = {
  view: 'always',
  search: 'block globalSearch lookup | list search | source search',
  filter: 'list filter | source filter',
  sort: String.raw`list sort | source \bsort`,
  create: 'fills',
  edit: 'list edit | block profile settings | tool',
  remove: 'list remove | block cart | tool',
  manage: 'keeps | tool',
  track: 'keeps | tool',
  book: 'block booking | acts book',
  apply: 'block form booking | acts apply join',
  submit: 'fills',
  review: String.raw`talk reviews | field rating | source \brat(?:e|ing)`,
  comment: 'talk comments reviews | block messages | source comment',
  like: 'acts like vote save',
  save: 'keeps | block saved | acts save | tool',
  follow: 'acts follow join',
  vote: 'acts vote like | source vote',
  join: 'acts join apply book | block form booking',
  share: 'acts share | source clipboard|share',
  compare: 'block compare | acts compare | source compar',
  message: 'block messages form | source message',
  buy: 'block cart checkout | acts addToCart',
  pay: 'block checkout | entity payment|invoice',
  signIn: 'accounts',
  report: 'block report',
  export: 'block report | list export | source csv|download',
  upload: 'block upload | field image file | source type="file"|upload',
  notify: 'block notifications | source notif|alarm',
  quiz: 'block quiz',
  play: 'tool',
  calculate: 'tool | fields "(?:computed|sumOf)":',
  analyse: 'block chart numbers | code Chart',
  status: 'acts status | field choice flag | tool',
  subscribe: 'plan "footerForm": | block form',
  donate: 'block form checkout booking',
  chat: 'block chatbot messages',
  learn: 'keeps | block quiz | tool',
  recommend: 'list random',
};

/** Words that name a part of an app, and where the app has it. A star stands for any ending. */
const PART_ROWS = String.raw`
chart* graph* diagram* gráfico* graphique* plot visuali* => block chart | code Chart|<Progress
bar bars balken* barras barres => draws bar | code Bar
pie donut torten* torta circular => draws pie | code Pie|Donut
line linien* línea* linha* ligne* courbe* kurve* curva* => draws line area | code Line
dashboard* overview statistic* stats kpi* figure figures analytics number => block numbers chart report | source total|sum|count | fields "sumOf":
count counts total totals sum sums gesamt summe => block numbers chart report | source total|sum|count | fields "sumOf":
übersicht statistik* resumen painel panel tableau bord => block numbers chart report | source total|sum|count | fields "sumOf":
average averages mean durchschnitt* media moyenne => blocks "measure":"average" | fields "measure":"average" | source average
calendar* timetable agenda kalender calendario calendrier calendário
  => view calendar | source calendar|week | page calendar|timetable|agenda|kalender|calend | block booking
slot slots session sessions appointment* booking* reservation* availab* termin* cita* rendez-vous reserva* réservation*
  => block booking | entity appointment|booking|reservation
table tables tabelle tabla tableau tabela list lists liste lista => list any | tool
form forms formular formulario formulaire formulário input inputs => fills
gallery galerie galería galeria => view gallery | page galler|galer
photo* picture* image* foto* bild* imagen imágenes imagem imagens thumbnail* pic pics => field image | block hero | page galler|photo
file files document documents attachment* => block upload | field file
login log-in sign-in sign-up signup account accounts password anmeld* registr* connexion cuenta conta => accounts
role roles permission* rechte rol papel => roles
admin* back-office => accounts | page admin
profile profiles profil perfil => block profile detail
schedul* => block booking | view calendar | field date dateTime time
generat* => block report | tool
cart basket warenkorb carrito panier carrinho => block cart
checkout payment payments zahlung* pago paiement pagamento => block checkout | entity payment
review reviews rating ratings testimonial* stars bewertung* reseña* avis avaliaç* => talk reviews | field rating | style quotes
comment comments kommentar* comentario* commentaire* discussion* => talk comments | block messages
message messages chat inbox nachricht* mensaje* mensage* conversation* => block messages | entity message
report reports bericht* informe* rapport* relatório* => block report
notification* benachrichtigung* notificaci* => block notifications
alert alerts warn warning warnings warnung* warne warnt alerta* alerte* avísame avise* avisar avertir averti* prévenir signaler flag flagged highlight
  => block notifications | entities "test":"(?:overdue|soon|ago|below|above|is)"
faq faqs => style faq
hours öffnungszeiten horario* horaires horário* => style hours | named hour|dur
contact kontakt contacto contato => style contact | block form | entity contact
price prices pricing preis* precio* prix preço* => style prices | field money | block checkout
team => style team | keeps
hero banner heading headline => block hero
about => page about|über|acerca|propos|sobre
status state stage step phase => field choice flag | tool
category categories type types kind kinds kategorie* categor* => field choice choices | tool
switch toggle => theme "hasModeSwitch":true | tool | field flag
below under beneath falls drops unter fällt debajo abaixo => entities "test":"below"
dark dunkel* oscuro escuro sombre => theme "mode":"dark"|"hasModeSwitch":true
light hell* claro clair => theme "mode":"light"|"hasModeSwitch":true
date dates datum fecha data day days tag time times zeit hora heure => field date dateTime time | style hours | tool
leaderboard* ranking* scoreboard highscore* bestenliste* rangliste* clasificación classement* => block leaderboard | source leaderboard|best | code QuizScores
upcoming next coming latest recent newest => field date dateTime
random* pick picks picked button knopf bouton botón botão surprise zufällig* zufall hasard aléatoire* azar aleatori* acaso aleatóri* => list random | tool
overdue late expired => entities "test":"overdue"|"kind":"late" | option overdue|late|expired | blocks "when":"overdue"
today today’s heute hoy hoje aujourd’hui => blocks "when":"(?:today|coming)" | block engine
own mine => entities "isOwned":true | list mine
twice double unique overlap* conflict* doppelt dos vezes fois duas deux
  => entities "kind":"(?:unique|noOverlap|atMost)"|"isUnique":true
per => block chart report | entities "(?:per|rate|perField)":
measurement* mesurement* dimension* medida* maße abmessungen mesure* mensuration* dimensões => field number
csv excel spreadsheet => block report | list export | source csv
print printable => block report
newsletter signup sign-up => plan "footerForm": | entity subscri
history past => field date dateTime | tool
month monthly year yearly weekly daily => block report | blocks "when":"(?:week|month)"|"shape":"(?:line|area|bar)" | tool
column columns spalte* columna* coluna* colonne* => view board | source column
red rot rouge* rojo* roja* vermelh* => entities "colour":"#dc2626"
orange amber yellow gelb* jaune* amarill* amarel* laranja naranja => entities "colour":"#d97706"
kanban board boards => view board | source kanban|column
minute minutes min => block booking | tool | field time number
multiple choice choices auswahl* múltipl* escolha* opción opciones opção opções => block booking quiz | field relation choice choices | code QuizPlayer
question* frage fragen pregunta* pergunta* questões answer* antwort* respuesta* resposta* réponse* score scores punktzahl puntuación nota pontuação test game => block quiz
melde* meldet sign-ups registra* registre* inscri* cadastr* connect* => accounts
split splits shares sharing => source people|share|split|each
result results outcome ergebnis* resultado* résultat* => tool | block chart numbers
between => tool | fields "min":
favs favourite* favorite* => block saved
discount* code codes coupon* voucher* rabatt* gutschein* descuento* desconto* remise* => blocks "codes":\[\{
product products goods => block cart
max maximum limit höchstens maximal máximo maximum => entities "kind":"(?:atMost|sumAtMost)" | fields "max":
valid validat* gültig* válid* valide* => field email phone url
free => blocks "freeFrom": | block booking | option free|available
monday* tuesday* wednesday* thursday* friday* saturday* sunday* mon tue wed thu fri sat sun montag* dienstag* mittwoch* donnerstag*
  freitag* samstag* sonntag* geöffnet geschlossen lundi mardi mercredi jeudi vendredi samedi dimanche closed open lunes martes miércoles
  jueves viernes sábado domingo => style hours | entities "kind":"onDays"
sign => accounts | block form booking | acts join apply
leave => talk reviews comments | acts join
reçoit reçoivent recibe* recebe* bekomm* erhält gets receive* code código numéro número nummer terminnummer buchungsnummer => block booking form checkout
ask confirm* confirma* bestätig* rückfrage nachfragen reference => block booking form checkout | list remove
after before between => entities "kind":"(?:after|apart|notice|day|late)"
euro euros dollar dollars reais pounds cents usd eur gbp chf => field money | block checkout | tool`;

/** A look is called so, and so are things and people: these words alone tell nothing of the look. */
const OF_THINGS: ReadonlySet<string> = new Set(
  `kids children business premium exclusive exklusiv dark light green night clear developer hacker terminal editorial
  organic classic antique dunkel oscuro escuro sombre`.split(/\s+/),
);

export interface Part {
  readonly words: string;
  readonly condition: string;
}

/** A word that names a part of an app is met where the app has that part. */
export const PARTS: readonly Part[] = [
  ...PART_ROWS.replaceAll('\n  ', ' ')
    .trim()
    .split('\n')
    .map((row) => {
      const [words = '', condition = ''] = row.split(' => ');
      return { words, condition };
    }),
  ...MOODS.map((mood) => ({
    words: MOOD_WORDS[mood].filter((word) => !OF_THINGS.has(word)).join(' '),
    condition: `mood ${mood}`,
  })),
];
