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
