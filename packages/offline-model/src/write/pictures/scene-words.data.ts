import { like } from '../../lexicon/pattern.ts';
import type { AppPlan } from '../../plan/app-plan.ts';

/** Whole words with their plurals; a star stands for any ending. "Kids' bike" is no child. */
const words = (list: readonly string[]): RegExp => {
  const parts = list.map((word) => (word.endsWith('*') ? `${word.slice(0, -1)}\\p{L}*` : `${word}(?:e?s)?`));
  return like.iu`(?<!\p{L})(?:${parts.join('|')})(?![\p{L}'’])`;
};

/** Which scene is drawn for which words. Earlier entries win. */
const SCENE_WORDS: readonly (readonly [scene: string, words: RegExp])[] = `
woman: woman women girl lady mother nurse female actress waitress
person: man men person portrait people doctor teacher coach* trainer member team staff student chef artist author
  lawyer founder profile employee player driver guide agent stylist barber boy kid child children speaker patient
  client customer user mentor therapist candidate freelancer
pottery: ceramic* pottery vase clay kiln bowl stoneware mug porcelain
teapot: tea teapot teahouse matcha chai infusion tisane
camera: photo* fotógraf* fotograf* camera lens
yoga: yoga pilates meditat* mindful* stretch*
textile: blanket linen pillow cushion towel quilt wool yarn knit* textile fabric rug curtain
backpack: backpack rucksack tote luggage suitcase handbag
candle: candle incense fragrance
space: space planet astronom* galaxy rocket satellite telescop* observator* sternwart* stargazing
stage: theat* teatr* théâtr* puppet* marionet* marionnett* títer* fantoche* bühne* schauspiel* opera ballet circus cinema film movie comedy
  dance dancing improv
boat: boat boot boote ship sail* kayak* canoe canoa bateau* barco* raft rowing ruder* ferry harbour harbor marina fisher* fishing surfing surfboard
weights: gym fitness workout dumbbell barbell strength crossfit gewichte musculation academia gimnasio fitnessstudio
bicycle: bike bicycle cycling cyclist fahrrad* vélo* bicicleta*
drink: coffee café cafe cocktail wine* vin vino vinho bier cerve* bière beer brew* juice drink smoothie latte espresso bar pub
bread: bread loaf loaves sourdough baguette brioche rye tin bun bagel brot* boulanger* panader* padaria*
bakery: cake bake* baking pastry pastries cookie muffin pie dessert chocolate pancake oat croissant donut
  sweet candy tart bäcker* konditor* pâtiss* pasteler* confeitaria*
food: food* ramen tapas dumpling dinner lunch breakfast recipe pasta pizza* salad soup stew dish meal restaurant kitchen cook cooking tomato tomatoes salmon
  fish meat burger sushi rice menu diet nutrition egg cheese taco curry noodle catering snack
produce: vegetable fruit grocery groceries greengrocer harvest produce organic market
  apples apple-tree* orchard cider äpfel* pommes manzanas maçãs
flower: flower* florist* blumen* fleurist* florister* floricultura* gärtner* garden* plant bouquet rose tulip botan* leaf leaves herb succulent seed
animal: tierarzt* tierheim* hunde* vétérin* veterinari* dog cat pet animal puppy puppies kitten horse bird vet veterinary adoption rabbit zoo wildlife
health: zahn* praxis dentaire dentista* clínica* kiné* fisio* physio* clinic hospital medical health* pharma* dental dentist* medicine therapy vaccin* wellness spa massage
  cardiology skin care
racket: tennis badminton squash padel racket court
sport: sport* football soccer basketball run running runner workout swim* golf ball match league
  athlet* climb* ski skiing boxing ladder tournament volleyball
music: musik* musique* música* music* song album band concert guitar piano vinyl record podcast radio audio dj instrument choir orchestra
book: book bookshop library libraries novel poet* poem reading reader story stories magazine journal blog writing
  writer literature news newspaper article essay zine
school: schule* école* escuela* escola* kurs* curso* school course class classes lesson learn* educat* universit* exam quiz quizzes study studies tutor* math
  science history training academ* language grade flashcard
furniture: furniture sofa chair lamp armchair stool shelf shelves tray walnut oak
room: pension* gîte* hôtel* casa rural pousada* ferienwohnung* hotel hostel motel guesthouse inn suite bedroom lodge
travel: travel* trip tour tourism flight plane airport beach island mountain hike hiking vacation holiday resort
  destination camp camping campsite cruise adventure lighthouse
car: car vehicle auto truck suv sedan van taxi garage motor* parking delivery scooter bus courier fleet
home: house home apartment flat estate property properties villa interior room rent rental decor bed housing
city: city cities urban skyline building office street metro architecture construction town company coworking
fashion: friseur* coiff* peluquer* cabeleir* barbear* fashion cloth* dress shirt shoe sneaker bag jewel* watch ring necklace style wear jacket jeans hat boutique
  scarf sweater beauty cosmetic perfume makeup salon
game: game gaming console controller arcade puzzle esport
chat: forum discussion topic thread message messag* chat community inbox
letter: mail newsletter letter postcard stationery post
figures: dashboard analytic* metric report kpi sale revenue crm
  money bank* finance* investment stock budget invoice payment crypto insurance tax account* expense loan fund* donation
device: phone laptop computer desk workspace tech* software app headphone electronic gadget tablet keyboard monitor
  charger printer robot code digital data web smart* usb
tools: électri* elektr* electrici* eletrici* plomb* klempner* fontaner* encanador* werkstatt* menuis* tischler* schreiner*
  carpinter* marcen* tool repair drill hammer workshop plumb* electrician mechanic carpent* hardware maintenance clean* inventory
  warehouse supplier package box parcel
event: event party parties wedding birthday conference ticket celebration ceremony meetup festival calendar schedule
  booking
art: art artwork paint* gallery galleries museum museo museu musée design* craft* sculpture exhibition studio creative portfolio
  drawing
nature: nature forest tree lake river park farm* environment eco green weather sky sun climate energy ocean sea
  water
`
  .trim()
  .split(/\n(?! )/)
  .map((row) => {
    const [scene = '', ...list] = row.split(/:?\s+/);
    return [scene, words(list)];
  });

const GOODS = /\b(?:products?|goods|gifts?|merch)\b/i;

/** Things for sale, whatever they are. */
export const isGoods = (thing: string): boolean => GOODS.test(thing);

const BEDROOM = /hotel ?room|guest ?room|suite|bedroom/i;

/** The name of the scene for some words, of a thing where it is known; the domain decides where the words say nothing. */
export function sceneFor(text: string, domain: string, thing = ''): string {
  // A room with a view of the sea is a room.
  if (BEDROOM.test(thing)) return 'room';
  return (
    sceneNamed(text) ??
    sceneNamed(thing) ??
    sceneNamed(domain.replaceAll(/[-_]/g, ' ')) ??
    (isGoods(thing) ? 'stillLife' : 'abstract')
  );
}

/** The scene that some words name. */
export const sceneNamed = (text: string): string | undefined =>
  SCENE_WORDS.find(([, pattern]) => pattern.test(text))?.[0];

/** What pictures of an app show where nothing else tells: its trade, as the start page says it. */
export function tradeWords({ domain, pages }: Pick<AppPlan, 'domain' | 'pages'>): string {
  const hero = pages[0]?.blocks.find((block) => block.kind === 'hero');
  return hero?.kind === 'hero' ? `${domain} ${hero.picture}` : domain;
}

/** The words for what a record is. */
export const thingWords = ({ id, one }: { readonly id: string; readonly one: string }): string =>
  `${id.replaceAll(/([a-z])([A-Z])/g, '$1 $2')} ${one}`;
