import { CITIES, COMPANIES, PEOPLE, STREETS } from './generic.data.ts';
import { listed } from './listed.ts';
import { toPattern } from './pattern.ts';

/** What stands in a field of this name; some go by what the field belongs to as well. */
export interface ValueRow<Value> {
  readonly label: RegExp;
  readonly thing: RegExp | null;
  readonly values: readonly Value[];
}

/** `label => values` or `label @ thing => values`; what is set in goes on from the line above, without a space. */
const rowsIn = (text: string): readonly ValueRow<string>[] =>
  text
    .trim()
    .split(/\n(?=\S)/)
    .map((row) => {
      const [told = '', values = ''] = row.replace(/\n\s*/g, '').split(' => ');
      const [label = '', thing] = told.split(' @ ');
      return {
        label: toPattern(label, 'iu'),
        thing: thing === undefined ? null : toPattern(thing, 'i'),
        values: POOLS[values] ?? values.split(/\s*\|\s*/),
      };
    });

const numbersIn = (text: string): readonly ValueRow<number>[] =>
  rowsIn(text).map((row) => ({ ...row, values: row.values.flatMap((one) => one.split(' ')).map(Number) }));

const VENUES = listed(
  'Town hall, Old mill, City theatre, Harbour stage, Library, School gym, Market square, Community centre',
);
const POOLS: Readonly<Record<string, readonly string[]>> = {
  PEOPLE,
  CITIES,
  COMPANIES,
  STREETS,
  VENUES,
  NONE: [],
};

/** Numbers; the year of an antique thing is the one in which it was made. */
export const SCALES: readonly ValueRow<number>[] = numbersIn(String.raw`
\bcpu\b|\bram\b|\bgpu\b|memory|\bdisk|storage|\bload\b|usage|auslastung => 42 67 31 74 55 63 24 48
\bco2\b => 620 840 560 910 1080 705 780 495
systolic|systolisch|sistólica|systolique => 124 131 118 127 136 122 129 120
diastolic|diastolisch|diastólica|diastolique => 79 84 76 81 88 78 82 77
pulse|heart rate|\bpuls\b|pulso|pouls => 68 72 64 75 81 66 70 63
odometer|kilometerstand|odómetro|hodômetro => 48210 47655 47090 46540 45960 45410 44870 44300
^(?:sets|sätze|series|séries)$ => 3 4 3 5 4 3 4 3
^(?:reps|repetitions|wiederholungen|repeticiones|repetições|répétitions)$ => 10 8 12 5 6 10 8 12
(?:per|a) week|wöchentlich|pro woche|por semana|par semaine => 3 5 7 2 4 1 6 3
(?:per|a) day|pro tag|por día|por dia|par jour => 2 8 1 3 5 1 4 2
humidity|umidade|humedad|feuchtigkeit|humidité => 62 48 71 55 80 44 67 58
wind|vento|viento|vent\b => 12 24 8 31 5 18 15 9
pressure|pressão|presión|druck|pression => 1013 1008 1021 997 1016 1010 1025 1004
kwh|consumption|consumo|verbrauch|consommation|energy => 212 185 240 168 305 197 221 176
\bage\b|alter\b|edad|idade|^âge => 24 31 45 28 37 52 19 41
\byear\b|^(?:jahr|año|ano|année)$ @ coin|stamp|piano|clock|watch|camera|record|vinyl|album|locomotive|tractor|antique
  |postcard|typewriter|instrument|prop => 1968 1974 1931 1985 1957 1912 1979 1990
year|founded|vintage|jahr|año|\bano\b|année|millésime|cosecha|safra => 2019 2021 2018 2023 2020 2022 2017 2024
percent|progress|%|fortschritt|progreso|progresso => 20 45 100 70 10 85 55 30
allowance|entitlement|urlaubstage => 25 28 25 30 24 25 28 26
^(?:vat|mwst|iva|tva|tax)\b => 20 20 10 20 20 5 20 10
hours|stunden|horas|heures => 2 4 1.5 6 3 8 5 2.5
lit(?:er|re)|litros|gallon => 42 38.5 51 29 60 35.5 47 55
players|spieler|jugadores|jogadores|joueurs => 4 2 5 6 3 4 8 2
servings|portionen|raciones|porções|portions => 4 2 6 4 8 3 4 2
minute|duration|length|\btime$|dauer|zeit$|duración|duração|durée|^(?:tiempo|tempo|temps) => 30 45 20 60 90 15 40 75
wingspan|height|width|diameter|höhe|breite|altura|largura|hauteur => 180 120 95 240 75 160 210 140
calorie => 320 450 210 540 380 610 290 505
mileage|odometer|kilometerstand|quilometragem|kilometraje|kilométrage => 48200 12750 91300 33800 67400 5600 120500 24100
varroa|mite => 3 0 7 2 12 1 4 2
frames|waben => 6 5 8 4 7 6 9 5
bottles|flaschen|botellas|garrafas|bouteilles => 6 3 12 2 1 4 8 5
passengers|mitfahrer|pasajeros|passageiros|passagers => 2 3 1 3 2 4 1 2
distance|km|kilomet => 5 12 8 21 3 15 10 7
kilos|\bkg\b|harvest|ernte|cosecha|colheita|récolte @ hive|bee|inspection|colony => 12.5 8 15.2 9.4 6.8 18 11.3 7.6
kilos|\bkg\b|harvest|yield|ernte|cosecha|colheita|récolte => 420 185 640 310 95 530 275 460
\barea\b|^size\b|fläche|superficie|área|surface => 68 42 95 120 54 81 36 77
weight|gewicht|peso|poids @ workout|exercise|lift|training => 60 40 80 22.5 100 35 50 12.5
weight|gewicht|peso|poids @ person|member|patient|log|entry|weigh|body|reading|measurement => 72.4 72.1 71.8 72 71.5 71.2 71.3 70.9
weight|gewicht|peso|poids @ \bcats?\b|gat[oa]|katze|chat => 4.2 5.1 3.8 4.6 6 3.5 4.9 5.4
weight|gewicht|peso|poids @ pet|dog|animal => 12.4 28 8.2 21.5 34 6.1 17 25.3
weight|gewicht|peso|poids => 2.4 5.1 0.8 12 3.6 1.2 7.5 4.3
square f|sq\.? ?f|\bfeet\b => 850 1420 620 2100 980 1750 540 1260
\barea\b|square|sqm|m²|fläche|quadrat|superficie|área|metros|surface|mètres => 68 112 45 180 76 140 54 95
bedroom|room|floor|zimmer|\bbeds?\b|betten|camas|\blits\b => 2 3 1 4 2 5 3 2
capacity|seats|places @ concert|show|festival|\bplay|screening|talk|exhibition|rehearsal|lecture|reading => 80 120 60 150 90 40 200 100
capacity|seats|guests|people|participants|places|members => 4 12 8 20 6 30 10 16
score|points|\bmarks?\b|punkte|puntos|pontos => 82 95 67 74 88 91 59 78
glasses|gläser|verres|vasos|copos|cups|tassen => 5 8 9 8 6 8 10 7
\bsteps\b|schritte|\bpas\b|pasos|passos => 6240 10480 11210 10050 8300 12600 9400 10900
pages read|gelesene seiten|pages lues|páginas (?:leídas|lidas) => 96 240 60 130 96 40 210 75
pages|seiten|páginas => 312 240 188 420 96 275 336 150
temperature|temp => 18 22 15 27 9 24 20 12
`);

/** Amounts of money. */
export const MONEY: readonly ValueRow<number>[] = numbersIn(String.raw`
\bkwh\b => 0.32 0.29 0.34 0.31 0.36 0.28 0.33 0.3
per lit(?:re|er)|pro liter|por litro|par litre => 1.79 1.82 1.75 1.88 1.81 1.77 1.85 1.8
salary|income|revenue|gehalt|salario|salário|salaire|sueldo => 52000 61000 48000 75000 58000 90000 43000 67000
rent|miete|pacht|alquiler|loyer|aluguel @ plot|allotment|garden => 60 45 75 40 55 65 50 70
price|admission|preis|precio|preço|prix @ concert|show|\bplay|screening|talk|exhibition|museum => 12 18 15 20 10 25 8 16
. @ coin|stamp|card|comic => 12 4.5 35 8 120 2.5 18 60
balance|saldo|solde|kontostand => 4200 1850 12600 640 3100 980 7400 2300
budget|goal|target|total|value|ziel|objetivo|objectif|\bmeta\b => 1200 850 2400 600 3100 1500 480 2750
\brent\b(?! per (?:day|week|hour))|deposit|miete|alquiler => 950 1200 780 1450 1100 1680 890 1320
`);

/** Texts of one line. */
export const TEXTS: readonly ValueRow<string>[] = rowsIn(String.raw`
^(?:shop|store|laden|geschäft|tienda|loja|magasin)$ => Market | Corner shop | Bakery | Supermarket | Market | Supermarket
song|music wish|musikwunsch|lied|canción|música|chanson|musique => Dancing in the Dark | Viva la Vida | September | Here Comes the Sun | Valerie | Dancing Queen
^(?:what for|what it is for|purpose|wofür|zweck|para qué|para quê|pour quoi|motif)$ => Groceries | Electricity | Dinner together | Cleaning supplies | Internet | Birthday present
^(?:paid by|payer|who paid|bezahlt von|wer bezahlt hat|pagado por|pago por|payé par)$ => PEOPLE
^(?:answers?|suggestions?|improve\p{L}*|what can we do.*|what could .*|was können wir .*|antwort|respuesta|resposta
  |réponse)$ => More seats outside, please. | Everything was fine. | Open earlier on Sundays. | The music was too loud. | Please keep the lemon cake. | More vegetarian dishes.
^(?:crop|vegetable|gemüse|verdura|legume|légume|cultivo)s?$ => Tomatoes | Potatoes | Carrots | Lettuce | Beans | Onions
grape|variety|sorte|variedad|variedade|cépage => Riesling | Merlot | Chardonnay | Pinot noir | Syrah | Malbec
\bunit$|unit of measure|einheit|unidad|unidade|unité => kg | l | pcs | box | g | m
storage|shelf|\bbin\b|aisle|warehouse|lagerplatz|lagerort|regal|étagère|estante|prateleira|emplacement|ubicación => A1 | A3 | B1 | B4 | C2 | D1
(?:salary|pay|wage|income) (?:range|band)|gehaltsspanne|rango salarial|faixa salarial|fourchette (?:de salaire
  |salariale) => 55,000 – 70,000 | 80,000 – 95,000 | 42,000 – 50,000 | 65,000 – 85,000 | 38,000 – 46,000 | 90,000 – 120,000
age (?:range|group)|altersgruppe|grupo de edad|faixa etária|tranche d['’]âge => 6 – 9 | 10 – 13 | 14 – 17 | 18 – 25 | 3 – 5 | 60+
price range|preisspanne|rango de precios|faixa de preço|gamme de prix => 10 – 20 | 25 – 40 | 15 – 30 | 40 – 60 | 8 – 15 | 60 – 90
^(?:location|place|where|venue)$|\bvenue|\bhall\b|\bstage\b => VENUES
\barea\b|city|location|place|origin|destination|town|region|ort|stadt|ciudad|cidade|ville|lieu => CITIES
company|brand|supplier|publisher|vendor|organi|firma|empresa|entreprise|marke|marca|marque => COMPANIES
\bip\b => 10.0.0.12 | 10.0.0.15 | 10.0.1.4 | 10.0.1.21 | 192.168.4.8 | 192.168.4.30
address|street|adresse|dirección|endereço => STREETS
sku|code|number|serial|isbn|reference|\bid\b|\btag$|nummer|código|numéro|plate|placa|matrícula => NONE
author|owner|assignee|\bname|person|agent|customer|client|member|teacher|doctor|coach|instructor|contact|employee
  |patient|student|manager|artist|director|host|guest|user|organi[sz]er|tenant|driver|kunde|cliente|autor|\b(?:nombre|nome|nom)\b|assigned|responsible => PEOPLE
country|land|país|pays => Portugal | Germany | Japan | Canada | Spain | France | Norway | Brazil
language|sprache|idioma|langue => English | Spanish | German | French | Portuguese | Italian
model|version => Classic | Plus | Lite | Pro | One | Air
dimension|measurement|maße|medidas|dimensões => 40 × 60 cm | 120 × 80 cm | 25 × 25 cm | 200 × 90 cm
material => Oak | Steel | Cotton | Glass | Clay | Wool
room|raum|sala|salle => Room 1 | Room 2 | Hall | Garden | Studio | Library
`);
