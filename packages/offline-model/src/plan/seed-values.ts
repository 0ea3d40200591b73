import { CITIES, COMPANIES, PEOPLE, STREETS } from '../lexicon/generic.data.ts';
import { FROM_ANIMALS, MEAT } from '../lexicon/option-words.data.ts';
import { instancesOf, valuesOf } from '../lexicon/instances.ts';
import { listed } from '../lexicon/listed.ts';
import { guessNature } from '../understand/collector.ts';
import type { FieldPlan, FieldType, SeedValue } from './app-plan.ts';
import { fittingOption } from './fitting-option.ts';
import { hash } from './hash.ts';
import { like } from '../lexicon/pattern.ts';

export interface SeedPlace {
  /** Row number from zero. */
  readonly row: number;
  /** What the record is called, for pictures and addresses. */
  readonly title: string;
  readonly entity: string;
  /** What the request calls it: "cat" for a pet. */
  readonly thing?: string;
  readonly sentences: readonly string[];
}

/** Things whose year is the year in which they were made, long ago. */
const ANTIQUE =
  /coin|stamp|piano|clock|watch|camera|record|vinyl|album|locomotive|tractor|antique|postcard|typewriter|instrument|prop/i;

/** Numbers that go by their field, and some by what the field belongs to as well. */
type Scale = readonly [label: RegExp, values: readonly number[], thing?: RegExp];

const SCALES: readonly Scale[] = [
  [
    /\bcpu\b|\bram\b|\bgpu\b|memory|\bdisk|storage|\bload\b|usage|auslastung/i,
    [42, 67, 31, 74, 55, 63, 24, 48],
  ],
  [/\bco2\b/i, [620, 840, 560, 910, 1080, 705, 780, 495]],
  [/systolic|systolisch|sistólica|systolique/i, [124, 131, 118, 127, 136, 122, 129, 120]],
  [/diastolic|diastolisch|diastólica|diastolique/i, [79, 84, 76, 81, 88, 78, 82, 77]],
  [/pulse|heart rate|\bpuls\b|pulso|pouls/i, [68, 72, 64, 75, 81, 66, 70, 63]],
  [/odometer|kilometerstand|odómetro|hodômetro/i, [48210, 47655, 47090, 46540, 45960, 45410, 44870, 44300]],
  [/^(?:sets|sätze|series|séries)$/i, [3, 4, 3, 5, 4, 3, 4, 3]],
  [
    /^(?:reps|repetitions|wiederholungen|repeticiones|repetições|répétitions)$/i,
    [10, 8, 12, 5, 6, 10, 8, 12],
  ],
  [/(?:per|a) week|wöchentlich|pro woche|por semana|par semaine/i, [3, 5, 7, 2, 4, 1, 6, 3]],
  [/(?:per|a) day|pro tag|por día|por dia|par jour/i, [2, 8, 1, 3, 5, 1, 4, 2]],
  [/humidity|umidade|humedad|feuchtigkeit|humidité/i, [62, 48, 71, 55, 80, 44, 67, 58]],
  [/wind|vento|viento|vent\b/i, [12, 24, 8, 31, 5, 18, 15, 9]],
  [/pressure|pressão|presión|druck|pression/i, [1013, 1008, 1021, 997, 1016, 1010, 1025, 1004]],
  [/kwh|consumption|consumo|verbrauch|consommation|energy/i, [212, 185, 240, 168, 305, 197, 221, 176]],
  [/\bage\b|alter\b|edad|idade|^âge/i, [24, 31, 45, 28, 37, 52, 19, 41]],
  [/\byear\b|^(?:jahr|año|ano|année)$/i, [1968, 1974, 1931, 1985, 1957, 1912, 1979, 1990], ANTIQUE],
  [
    /year|founded|vintage|jahr|año|\bano\b|année|millésime|cosecha|safra/i,
    [2019, 2021, 2018, 2023, 2020, 2022, 2017, 2024],
  ],
  [/percent|progress|%|fortschritt|progreso|progresso/i, [20, 45, 100, 70, 10, 85, 55, 30]],
  [/allowance|entitlement|urlaubstage/i, [25, 28, 25, 30, 24, 25, 28, 26]],
  [/^(?:vat|mwst|iva|tva|tax)\b/i, [20, 20, 10, 20, 20, 5, 20, 10]],
  [/hours|stunden|horas|heures/i, [2, 4, 1.5, 6, 3, 8, 5, 2.5]],
  [/lit(?:er|re)|litros|gallon/i, [42, 38.5, 51, 29, 60, 35.5, 47, 55]],
  [/players|spieler|jugadores|jogadores|joueurs/i, [4, 2, 5, 6, 3, 4, 8, 2]],
  [/servings|portionen|raciones|porções|portions/i, [4, 2, 6, 4, 8, 3, 4, 2]],
  [
    /minute|duration|length|\btime$|dauer|zeit$|duración|duração|durée|^(?:tiempo|tempo|temps)/i,
    [30, 45, 20, 60, 90, 15, 40, 75],
  ],
  [
    /wingspan|height|width|diameter|höhe|breite|altura|largura|hauteur/i,
    [180, 120, 95, 240, 75, 160, 210, 140],
  ],
  [/calorie/i, [320, 450, 210, 540, 380, 610, 290, 505]],
  [
    /mileage|odometer|kilometerstand|quilometragem|kilometraje|kilométrage/i,
    [48200, 12750, 91300, 33800, 67400, 5600, 120500, 24100],
  ],
  [/varroa|mite/i, [3, 0, 7, 2, 12, 1, 4, 2]],
  [/frames|waben/i, [6, 5, 8, 4, 7, 6, 9, 5]],
  [/bottles|flaschen|botellas|garrafas|bouteilles/i, [6, 3, 12, 2, 1, 4, 8, 5]],
  [/passengers|mitfahrer|pasajeros|passageiros|passagers/i, [2, 3, 1, 3, 2, 4, 1, 2]],
  [/distance|km|kilomet/i, [5, 12, 8, 21, 3, 15, 10, 7]],
  [
    /kilos|\bkg\b|harvest|ernte|cosecha|colheita|récolte/i,
    [12.5, 8, 15.2, 9.4, 6.8, 18, 11.3, 7.6],
    /hive|bee|inspection|colony/i,
  ],
  [/kilos|\bkg\b|harvest|yield|ernte|cosecha|colheita|récolte/i, [420, 185, 640, 310, 95, 530, 275, 460]],
  [/\barea\b|^size\b|fläche|superficie|área|surface/i, [68, 42, 95, 120, 54, 81, 36, 77]],
  [/weight|gewicht|peso|poids/i, [60, 40, 80, 22.5, 100, 35, 50, 12.5], /workout|exercise|lift|training/i],
  [
    /weight|gewicht|peso|poids/i,
    [72.4, 72.1, 71.8, 72, 71.5, 71.2, 71.3, 70.9],
    /person|member|patient|log|entry|weigh|body|reading|measurement/i,
  ],
  [/weight|gewicht|peso|poids/i, [4.2, 5.1, 3.8, 4.6, 6, 3.5, 4.9, 5.4], /\bcats?\b|gat[oa]|katze|chat/i],
  [/weight|gewicht|peso|poids/i, [12.4, 28, 8.2, 21.5, 34, 6.1, 17, 25.3], /pet|dog|animal/i],
  [/weight|gewicht|peso|poids/i, [2.4, 5.1, 0.8, 12, 3.6, 1.2, 7.5, 4.3]],
  [/square f|sq\.? ?f|\bfeet\b/i, [850, 1420, 620, 2100, 980, 1750, 540, 1260]],
  [
    /\barea\b|square|sqm|m²|fläche|quadrat|superficie|área|metros|surface|mètres/i,
    [68, 112, 45, 180, 76, 140, 54, 95],
  ],
  [/bedroom|room|floor|zimmer|\bbeds?\b|betten|camas|\blits\b/i, [2, 3, 1, 4, 2, 5, 3, 2]],
  [
    /capacity|seats|places/i,
    [80, 120, 60, 150, 90, 40, 200, 100],
    /concert|show|festival|\bplay|screening|talk|exhibition|rehearsal|lecture|reading/i,
  ],
  [/capacity|seats|guests|people|participants|places|members/i, [4, 12, 8, 20, 6, 30, 10, 16]],
  [/score|points|\bmarks?\b|punkte|puntos|pontos/i, [82, 95, 67, 74, 88, 91, 59, 78]],
  [/glasses|gläser|verres|vasos|copos|cups|tassen/i, [5, 8, 9, 8, 6, 8, 10, 7]],
  [/\bsteps\b|schritte|\bpas\b|pasos|passos/i, [6240, 10480, 11210, 10050, 8300, 12600, 9400, 10900]],
  [/pages read|gelesene seiten|pages lues|páginas (?:leídas|lidas)/i, [96, 240, 60, 130, 96, 40, 210, 75]],
  [/pages|seiten|páginas/i, [312, 240, 188, 420, 96, 275, 336, 150]],
  [/temperature|temp/i, [18, 22, 15, 27, 9, 24, 20, 12]],
];

const MONEY: readonly Scale[] = [
  [/\bkwh\b/i, [0.32, 0.29, 0.34, 0.31, 0.36, 0.28, 0.33, 0.3]],
  [/per lit(?:re|er)|pro liter|por litro|par litre/i, [1.79, 1.82, 1.75, 1.88, 1.81, 1.77, 1.85, 1.8]],
  [
    /salary|income|revenue|gehalt|salario|salário|salaire|sueldo/i,
    [52000, 61000, 48000, 75000, 58000, 90000, 43000, 67000],
  ],
  [/rent|miete|pacht|alquiler|loyer|aluguel/i, [60, 45, 75, 40, 55, 65, 50, 70], /plot|allotment|garden/i],
  [
    /price|admission|preis|precio|preço|prix/i,
    [12, 18, 15, 20, 10, 25, 8, 16],
    /concert|show|\bplay|screening|talk|exhibition|museum/i,
  ],
  [/./, [12, 4.5, 35, 8, 120, 2.5, 18, 60], /coin|stamp|card|comic/i],
  [/balance|saldo|solde|kontostand/i, [4200, 1850, 12600, 640, 3100, 980, 7400, 2300]],
  [
    /budget|goal|target|total|value|ziel|objetivo|objectif|\bmeta\b/i,
    [1200, 850, 2400, 600, 3100, 1500, 480, 2750],
  ],
  [
    /\brent\b(?! per (?:day|week|hour))|deposit|miete|alquiler/i,
    [950, 1200, 780, 1450, 1100, 1680, 890, 1320],
  ],
];

/** What the numbers of a column are, where nothing is known of it: two such columns do not say the same. */
const COUNTS = [12, 5, 8, 20, 3, 15, 7, 10];
const PRICES = [24, 45, 12.5, 60, 18, 89, 32, 150];

/** A plausible value for a field that came from the request, by its name and type. */
export const seedFor = (field: FieldPlan, place: SeedPlace): SeedValue => VALUES[field.type](field, place);

const VALUES: Readonly<Record<FieldType, (field: FieldPlan, place: SeedPlace) => SeedValue>> = {
  text: (field, place) => textFor(field, place),
  longText: ({ id, label }, { sentences, row }) =>
    at(valuesOf(label) ?? [], row) ?? at(sentences, row + (hash(id) % 3)) ?? '',
  number: (field, place) =>
    within(field, scaled(field, place, SCALES) ?? at(COUNTS, turned(field, place)) ?? 1),
  money: (field, place) =>
    within(field, scaled(field, place, MONEY) ?? at(PRICES, turned(field, place)) ?? 10),
  date: (field, place) => dateFor(field, place),
  dateTime: (field, place) => `${dateFor(field, place)} ${at(TIMES, place.row) ?? '10:00'}`,
  time: ({ label }, { row }) => at(timesOf(label), row) ?? '10:00',
  flag: ({ label }, { title, row }) => fittingDiet(label, title) ?? row % 3 !== 1,
  choice: ({ options = [] }, { title, row }) =>
    fittingOption(options, { old: null, words: title }) ?? at(options, row) ?? null,
  choices: ({ options = [] }, { row }) => options.filter((_, index) => (index + row) % 2 === 0).slice(0, 3),
  email: (_, { row }) => `${slug(at(PEOPLE, row) ?? 'someone')}@example.com`,
  phone: (_, { row }) => `+1 555 ${String(401 + row).padStart(4, '0')}`,
  url: (_, { title }) => `https://${slug(title).slice(0, 20)}.example`,
  image: (_, { title }) => faceOf(title) ?? title,
  file: (_, { title }) => `${slug(title).slice(0, 24)}.pdf`,
  rating: (_, { row }) => at([5, 4, 4, 5, 3, 4, 5, 4], row) ?? 4,
  colour: (_, { row }) => at(COLOURS, row) ?? '#2563eb',
  parts: () => [],
  relation: ({ entity }, { row }) => `${entity ?? ''}-${(row % 6) + 1}`,
};

/** Our people take turns; a name is no picture ("Mina Park" is no park). */
const faceOf = (name: string): string | undefined =>
  PEOPLE.includes(name) ? (PEOPLE.indexOf(name) % 2 === 0 ? 'woman' : 'man') : undefined;

const COLOURS = listed('#2563eb, #059669, #d97706, #dc2626, #7c3aed, #0891b2, #db2777, #4b5563');

/** A dish with fish is not vegan; null where the name of the field is about something else. */
function fittingDiet(label: string, title: string): boolean | null {
  if (/vegan/i.test(label)) return !MEAT.test(title) && !FROM_ANIMALS.test(title);
  return /vegetarian|vegetarisch|vegetari|végétari/i.test(label) ? !MEAT.test(title) : null;
}

const BED = /bed ?time|schlafenszeit|acostarse|deitar|coucher/i;
const WAKE = /wake|aufsteh|despertar|acordar|réveil/i;
const NIGHTS = ['22:45', '23:10', '22:30', '23:40', '22:15', '23:00', '00:10', '22:50'];
const MORNINGS = ['06:30', '07:00', '06:45', '07:20', '06:15', '06:50', '08:05', '06:40'];
const timesOf = (label: string): readonly string[] =>
  BED.test(label) ? NIGHTS : WAKE.test(label) ? MORNINGS : ENDS.test(label) ? LATER : TIMES;
const TIMES = ['09:00', '10:30', '14:00', '16:15', '11:00', '18:30', '08:15', '13:45'];

/** When something is over, some hours after it began. */
const ENDS = /\b(?:end|out|until|to|closing|finish|bis|ende|fin|fim|hasta|até)\b/i;
const LATER = ['12:00', '13:30', '17:00', '19:15', '14:00', '21:30', '11:15', '16:45'];

const VENUES = listed(
  'Town hall, Old mill, City theatre, Harbour stage, Library, School gym, Market square, Community centre',
);

/** Things that lie somewhere in a house. */
const STORED =
  /tool|prop|device|item|part|equipment|key|costume|instrument|\bbox|document|machine|material|good/;

const TEXTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:shop|store|laden|geschäft|tienda|loja|magasin)$/i,
    listed('Market, Corner shop, Bakery, Supermarket, Market, Supermarket'),
  ],
  [
    /song|music wish|musikwunsch|lied|canción|música|chanson|musique/i,
    ['Dancing in the Dark', 'Viva la Vida', 'September', 'Here Comes the Sun', 'Valerie', 'Dancing Queen'],
  ],
  [
    /^(?:what for|what it is for|purpose|wofür|zweck|para qué|para quê|pour quoi|motif)$/i,
    ['Groceries', 'Electricity', 'Dinner together', 'Cleaning supplies', 'Internet', 'Birthday present'],
  ],
  [/^(?:paid by|payer|who paid|bezahlt von|wer bezahlt hat|pagado por|pago por|payé par)$/i, PEOPLE],
  [
    like.iu`^(?:answers?|suggestions?|improve\p{L}*|what can we do.*|what could .*|was können wir .*|antwort|respuesta|resposta|réponse)$`,
    [
      'More seats outside, please.',
      'Everything was fine.',
      'Open earlier on Sundays.',
      'The music was too loud.',
      'Please keep the lemon cake.',
      'More vegetarian dishes.',
    ],
  ],
  [
    /^(?:crop|vegetable|gemüse|verdura|legume|légume|cultivo)s?$/i,
    listed('Tomatoes, Potatoes, Carrots, Lettuce, Beans, Onions'),
  ],
  [
    /grape|variety|sorte|variedad|variedade|cépage/i,
    ['Riesling', 'Merlot', 'Chardonnay', 'Pinot noir', 'Syrah', 'Malbec'],
  ],
  [/\bunit$|unit of measure|einheit|unidad|unidade|unité/i, ['kg', 'l', 'pcs', 'box', 'g', 'm']],
  [
    /storage|shelf|\bbin\b|aisle|warehouse|lagerplatz|lagerort|regal|étagère|estante|prateleira|emplacement|ubicación/i,
    ['A1', 'A3', 'B1', 'B4', 'C2', 'D1'],
  ],
  [
    /(?:salary|pay|wage|income) (?:range|band)|gehaltsspanne|rango salarial|faixa salarial|fourchette (?:de salaire|salariale)/i,
    [
      '55,000 – 70,000',
      '80,000 – 95,000',
      '42,000 – 50,000',
      '65,000 – 85,000',
      '38,000 – 46,000',
      '90,000 – 120,000',
    ],
  ],
  [
    /age (?:range|group)|altersgruppe|grupo de edad|faixa etária|tranche d['’]âge/i,
    ['6 – 9', '10 – 13', '14 – 17', '18 – 25', '3 – 5', '60+'],
  ],
  [
    /price range|preisspanne|rango de precios|faixa de preço|gamme de prix/i,
    ['10 – 20', '25 – 40', '15 – 30', '40 – 60', '8 – 15', '60 – 90'],
  ],
  [/^(?:location|place|where|venue)$|\bvenue|\bhall\b|\bstage\b/i, VENUES],
  [/\barea\b|city|location|place|origin|destination|town|region|ort|stadt|ciudad|cidade|ville|lieu/i, CITIES],
  [/company|brand|supplier|publisher|vendor|organi|firma|empresa|entreprise|marke|marca|marque/i, COMPANIES],
  [/\bip\b/i, ['10.0.0.12', '10.0.0.15', '10.0.1.4', '10.0.1.21', '192.168.4.8', '192.168.4.30']],
  [/address|street|adresse|dirección|endereço/i, STREETS],
  [/sku|code|number|serial|isbn|reference|\bid\b|\btag$|nummer|código|numéro|plate|placa|matrícula/i, []],
  [
    like.i`
  author|owner|assignee|\bname|person|agent|customer|client|member|teacher|doctor|coach|instructor|contact|employee|patient|student|manager|artist|director|host|guest|user|organi[sz]er|tenant|driver
  |kunde|cliente|autor|\b(?:nombre|nome|nom)\b|assigned|responsible`,
    PEOPLE,
  ],
  [
    /country|land|país|pays/i,
    ['Portugal', 'Germany', 'Japan', 'Canada', 'Spain', 'France', 'Norway', 'Brazil'],
  ],
  [/language|sprache|idioma|langue/i, ['English', 'Spanish', 'German', 'French', 'Portuguese', 'Italian']],
  [/model|version/i, ['Classic', 'Plus', 'Lite', 'Pro', 'One', 'Air']],
  [
    /dimension|measurement|maße|medidas|dimensões/i,
    ['40 × 60 cm', '120 × 80 cm', '25 × 25 cm', '200 × 90 cm'],
  ],
  [/material/i, ['Oak', 'Steel', 'Cotton', 'Glass', 'Clay', 'Wool']],
  [/room|raum|sala|salle/i, ['Room 1', 'Room 2', 'Hall', 'Garden', 'Studio', 'Library']],
];

/** What is known of the field by name, by its kind, by its last word; a text that nobody can guess stays empty. */
function textFor(field: FieldPlan, place: SeedPlace): string {
  const { label } = field;
  const head = label.replace(/ (?:it|used|of|in|on|at|for|from|with)\b.*$/i, '');
  if (/^(?:location|place)$/i.test(label) && STORED.test(thingOf(place)))
    return at(valuesOf('storage place') ?? [], place.row) ?? '';
  const known = valuesOf(label) ?? valuesOf(head) ?? TEXTS.find(([pattern]) => pattern.test(label))?.[1];
  const values = known ?? (isSomebody(label) ? PEOPLE : instancesOf(head));
  if (values !== undefined) return at(values, place.row) ?? numbered(label, place);
  return TOLD.test(label) ? (at(place.sentences, place.row + (hash(field.id) % 3)) ?? '') : '';
}

const isSomebody = (label: string): boolean =>
  / by$/i.test(label) || guessNature(label.toLowerCase().split(' ')) === 'person';

function numbered(label: string, { row, entity }: SeedPlace): string {
  if (/serial/i.test(label)) return `SN${48201 + row * 137}`;
  if (/isbn/i.test(label)) return `978-0-${1000 + row * 37}-${4120 + row * 11}-${row % 10}`;
  return `${entity.slice(0, 2).toUpperCase()}-${1001 + row * 7}`;
}

/** What one writes about something in a few words. */
const TOLD =
  /memory|experience|lesson|observation|finding|reason|purpose|remark|symptom|diagnosis|damage|problem|issue|highlight|feedback|motivation/i;

const PAST = like.i`
  birth|born|posted|published|created|joined|start|bought|purchase|last|added|received|taken|since|geburt
  |nacimiento|nascimento|naissance|recorded|hire|issue|given|sent|checked|returned|borrowed|reported|opened|ed on$|^date$`;

function dateFor(field: FieldPlan, place: SeedPlace): string {
  const { row } = place;
  const isPast = PAST.test(field.label);
  if (BORN.test(field.label)) return `D-${bornBefore(thingOf(place)) + ((row * 467) % 1900)}`;
  if (LASTS.test(field.label)) return at(['D+12', 'D+75', 'D+190', 'D-6', 'D+340', 'D+25'], row) ?? 'D+60';
  const days = [1, 3, 6, 9, 14, 20, 28, 35][row % 8] ?? 5;
  return isPast ? `D-${days}` : row % 4 === 3 ? `D-${days}` : `D+${days}`;
}

const BORN = /birth|born|geburt|nacimiento|nascimento|naissance/i;

/** The least days of a life: an animal, a child, somebody grown up. */
const bornBefore = (thing: string): number =>
  /pet|cat|dog|animal|horse|rabbit/i.test(thing)
    ? 410
    : /pupil|student|child|kid|class|scout/i.test(thing)
      ? 3300
      : 9000;

/** Until when something holds: most of it lies well ahead. */
const LASTS =
  /expir|warranty|contract end|end of contract|valid until|renewal|licen[cs]e|insurance|next (?:service|check|inspection)|garantie|ablauf|gültig|garantía|garantia|validade|caducidad/i;

function within(field: FieldPlan, value: number): number {
  const least = field.min ?? Number.NEGATIVE_INFINITY;
  const most = field.max ?? Number.POSITIVE_INFINITY;
  if (value >= least && value <= most) return value;
  const span = Number.isFinite(least) && Number.isFinite(most) ? most - least : 10;
  return Number.isFinite(least) ? Math.min(most, least + (value % Math.max(1, span))) : most;
}

function scaled(field: FieldPlan, place: SeedPlace, scales: readonly Scale[]): number | undefined {
  const thing = thingOf(place);
  const found = scales.find(
    ([label, , of]) => label.test(field.label) && (of === undefined || of.test(thing)),
  );
  return found === undefined ? undefined : at(found[1], place.row);
}

const turned = ({ id }: FieldPlan, { row }: SeedPlace): number => row + (hash(id) % COUNTS.length);

/** The record and what it is called, as words: `fuelLog` is a fuel log. */
const thingOf = ({ entity, thing }: SeedPlace): string =>
  `${entity.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')} ${thing ?? ''}`.toLowerCase();

const at = <T>(list: readonly T[], index: number): T | undefined =>
  list.length === 0 ? undefined : list[index % list.length];

export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
