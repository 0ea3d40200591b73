/** What single values of a quality are: the quality, then eight values. */
export const QUALITY_INSTANCES = `
project|House by the river|Corner café|Loft in the old mill|Family kitchen|Library stairs|Garden pavilion|Shop front|Attic studio
scent, fragrance|Lavender|Vanilla|Cedar|Fig|Sea salt|Orange clove|Rose|Sandalwood
flavour, flavor|Vanilla|Dark chocolate|Lemon|Pistachio|Raspberry|Salted caramel|Coffee|Hazelnut
wood, wood type, type of wood|Oak|Walnut|Ash|Larch|Cherry|Maple|Beech|Pine
honey type|Acacia|Lime blossom|Chestnut|Forest|Heather|Rapeseed|Wildflower|Thyme
cuisine|Italian|Japanese|Mexican|Indian|Thai|French|Lebanese|Korean
ingredient|Tomatoes|Basil|Chickpeas|Lemon|Olive oil|Garlic|Rice|Feta
grape|Riesling|Merlot|Pinot noir|Chardonnay|Tempranillo|Syrah|Grüner Veltliner|Malbec
fabric|Linen|Cotton|Wool|Silk|Denim|Hemp|Velvet|Corduroy
gemstone|Amethyst|Garnet|Opal|Sapphire|Topaz|Moonstone|Emerald|Onyx
theme|Sea and coast|Old town|Forest|Winter lights|Harvest|Childhood|Night sky|Travel
style|Classic|Modern|Rustic|Minimal|Vintage|Nordic|Bohemian|Industrial
instructor|Leila Haddad|Marcus Reid|Jo Carver|Ana Reyes|Tom Ellis|Nina Brandt|Omar Said|Clara Jensen
cast|Ana Reyes, Tom Ellis|Nina Brandt, Omar Said|Clara Jensen, Hugo Martin|Mina Park, Ben Carter|Rosa Gallo, Grace Kim|Oscar Lind, Leila Haddad|Jo Carver, Marcus Reid|Sofia Rossi, Noah Fischer
preacher|Rev. Ruth Keller|Pastor Samuel Osei|Rev. Clara Jensen|Deacon Tom Ellis|Rev. Ana Costa|Pastor Grace Kim|Rev. Hugo Martin|Deacon Mina Park
dress code|Casual|Smart casual|Black tie|Colourful|Warm and waterproof|Comfortable shoes|Evening wear|Anything goes
meeting point|Harbour office|Main square|Old mill|Station forecourt|Town hall steps|Lighthouse|Market gate|Castle bridge
train name|Nightjet 40463|European Sleeper|Caledonian Sleeper|Intercités de Nuit|Snälltåget|Santa Claus Express|Bernina Nachtzug|Trans-Alpine 295
from|Vienna|Berlin|Paris|Stockholm|Zurich|London|Helsinki|Rome
to|Venice|Brussels|Nice|Hamburg|Zagreb|Fort William|Rovaniemi|Palermo
street|Elm Street|Park Lane|Queen Street|Mill Road|Harbour Street|Station Road|Church Lane|Garden Row
neighbourhood|Old Town|Riverside|Harbour|University|Hilltop|Market Quarter|Garden City|Station
`;

/** What stands in a field of this name; no thing of the same name is called so. */
export const FIELD_VALUES = `
maker, manufacturer, builder|Brandt & Sons|Holloway|Weidner|Lindqvist|Moreau|Castellani|Okada|Petersen
line-up, lineup|Ana Reyes Quartet|The Low Lanterns|Okafor & Sons|Mina Park Trio|Harbour Brass|Nils and the Owls|Tin Roof Choir|Saltwater
position, job, role, function|Sales manager|Accountant|Technician|Designer|Office assistant|Engineer|Buyer|Driver
ticker, symbol, stock symbol|BRW|HEL|NIX|OAK|LUM|VAR|TRN|SOL
make, car make|Toyota|Ford|Volkswagen|Renault|Honda|Fiat|Volvo|Peugeot
species|Dog|Cat|Rabbit|Bird|Guinea pig|Horse|Tortoise|Hamster
breed|Labrador|Beagle|Border collie|Poodle|Terrier|Spaniel|Dachshund|Collie
dose, dosage|5 mg|10 ml|250 mg|2 tablets|1 ml|500 mg|20 mg|1 tablet
reference range, normal range|3.5–5.0|70–99|135–145|0.4–4.0|12–16|4–10|0.6–1.2|150–400
language pair|English → German|Spanish → English|French → English|German → Portuguese|English → French|Italian → English|English → Spanish|Dutch → English
trigger|Stress|Bright light|Little sleep|Weather change|Skipped meal|Noise|Travel|Cold
ingredients|Flour, water, salt|Flour, butter, milk, yeast|Rye flour, water, salt, caraway|Butter, sugar, eggs, flour|Tomatoes, olive oil, basil|Oats, honey, nuts|Rice, broth, mushrooms|Lentils, carrots, onion
steps, instructions, method, preparation, directions|Mix everything, let it rest, then bake until golden.|Chop, fry gently, season and serve.|Bring to the boil, then simmer for half an hour.|Stir until smooth and chill overnight.|Roast in the oven until crisp.|Soak, drain and cook until soft.|Knead, roll out and cut.|Layer, press down and leave to set.
storage place|Cellar|Attic|Workshop|Store room|Garage|Cupboard 2|Shelf A1|Shelf B4
gauge|H0|N|TT|0|H0e|Z|G|H0m
denomination|50 centavos|100 yen|25 cents|1 shilling|1 cruzeiro|5 kroner|200 dong|10 pesetas
vaccination, vaccinations|Rabies|Distemper|Parvovirus|Leptospirosis|Tetanus|Influenza|Rabies|Distemper
wind range, wind|8–20 km/h|12–30 km/h|10–25 km/h|15–40 km/h|6–18 km/h|10–35 km/h|12–28 km/h|8–24 km/h
voice, voice part|Soprano|Alto|Tenor|Bass|Soprano|Alto|Tenor|Bass
repertoire, piece|Ave verum corpus|Shenandoah|The Lamb|Locus iste|Down by the Salley Gardens|Abendlied|Cantique de Jean Racine|Gaudete
diagnosis|Influenza|Ear infection|Tooth decay|Sprained leg|Allergy|All in order|Upset stomach|Eye inflammation
reason for absence, reason of absence, absence reason, reason|Flu|Dentist|Family matter|Doctor|Missed the bus|Headache|School trip|Appointment
fault, defect|Does not switch on|Loose cable|Worn bearing|Cracked housing|Blown fuse|Dead battery|Jammed lid|Leaks
how often to water, watering|Once a week|Every three days|Every two weeks|Twice a week|Once a month|Every ten days|Once a week|Every five days
result, score|3 : 1|1 : 1|2 : 0|0 : 2|2 : 2|1 : 0|4 : 2|0 : 1
device|Kettle|Desk lamp|Vacuum cleaner|Radio|Toaster|Hair dryer|Sewing machine|Hand blender
vehicle, car|Van 1|Van 2|Truck 12|Trailer A|Van 4|Truck 7|Car 3|Trailer B
club|River Hawks|Iron Foxes|Lakeside United|Northern Stars|Harbour City|Desert Wolves|Old Mill|Hilltop
album, record|Blue Harbour|Midnight Radio|Paper Moons|Slow Trains|Northern Soul, Vol. 2|Rooftop Sessions|Salt & Static|Golden Hour
`;
