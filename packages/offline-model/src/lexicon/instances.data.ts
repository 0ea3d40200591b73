/** What single things of a kind are called: the kinds, then eight names. For kinds that have no entry of their own. */
export const INSTANCES = `
tool|Cordless drill|Hand saw|Extension ladder|Spirit level|Angle grinder|Tile cutter|Socket set|Hedge trimmer
power tool|Cordless drill|Circular saw|Angle grinder|Belt sander|Jigsaw|Rotary hammer|Heat gun|Router
garden tool|Lawn mower|Hedge trimmer|Spade|Garden fork|Wheelbarrow|Pruning shears|Leaf rake|Watering can
machine|CNC lathe|Packing line 2|Laser cutter|Injection press|Band saw|Milling machine|Conveyor 4|Air compressor
spare part|Drive belt|Oil filter|Ball bearing 6204|Fuse 10 A|Brake pad set|Gasket kit|Water pump|Spark plug
camera|Nikon FM2|Canon AE-1|Leica M6|Olympus OM-1|Pentax K1000|Hasselblad 500C|Rolleiflex 2.8F|Minolta X-700
lens|50 mm f/1.4|35 mm f/2|85 mm f/1.8|24–70 mm f/2.8|70–200 mm f/4|100 mm macro|16 mm fisheye|135 mm f/2.8
drone|Skylark 2|Heron X|Falcon Mini|Osprey Pro|Swift 4K|Kestrel Air|Albatross|Wren FPV
prop|Brass candelabra|Rotary telephone|Rapier|Wicker basket|Pocket watch|Oil lantern|Skull (plaster)|Velvet throne
costume|Venetian mask|Roman toga|Victorian dress|Pirate coat|Medieval tunic|Flapper dress|Wizard robe|Knight's tabard
instrument|Violin 4/4|Trumpet in B flat|Upright piano|Cello|Clarinet|Classical guitar|French horn|Snare drum
guitar|Stratocaster|Les Paul|Telecaster|Classical nylon|Dreadnought|SG Standard|Twelve-string|Jazz archtop
music score, musical work|Requiem in D minor|Symphony No. 5|The Planets|Clarinet Quintet|Messiah|Peer Gynt Suite|Water Music|Boléro
composer|Clara Schumann|Edvard Grieg|Antonín Dvořák|Lili Boulanger|Jean Sibelius|Amy Beach|Gustav Holst|Béla Bartók
concert, concert programme|Spring serenade|New Year's concert|Night of the strings|Baroque by candlelight|Open-air gala|Family matinee|Winter songs|Jazz at the harbour
rehearsal|Full rehearsal|First half|Second half|Dress rehearsal|Sectional rehearsal|Sight-reading evening|Solo parts|General rehearsal
play|The Seagull|A Midsummer Night's Dream|Our Town|The Importance of Being Earnest|Antigone|Twelfth Night|Hedda Gabler|Waiting for Godot
vinyl|Blue Harbour|Midnight Radio|Paper Moons|Slow Trains|Northern Soul, Vol. 2|Rooftop Sessions|Salt & Static|Golden Hour
record label|Northbound|Paper Moon Records|Low Tide|Static Bloom|Cedar Street|Halfway House|Glass Animals Club|Second Spin
volcano|Mount Etna|Stromboli|Popocatépetl|Mount Fuji|Eyjafjallajökull|Kīlauea|Mount Merapi|Cotopaxi
mountain, peak|Matterhorn|Ben Nevis|Mount Rainier|Zugspitze|Kilimanjaro|Aconcagua|Mount Cook|Triglav
lake|Lake Bled|Lake Como|Loch Ness|Lake Tahoe|Lake Geneva|Lake Titicaca|Crater Lake|Plitvice
river|Danube|Rhine|Loire|Douro|Tagus|Vltava|Thames|Ebro
island|Madeira|Skye|Gotland|Corfu|Tenerife|Bornholm|Sardinia|Texel
cave|Postojna Cave|Mammoth Cave|Blue Grotto|Škocjan Caves|Nerja Cave|Lascaux|Ice Cave|Carlsbad Caverns
waterfall|Skógafoss|Niagara Falls|Rhine Falls|Iguazú|Angel Falls|Seljalandsfoss|Victoria Falls|Krka
beach|Praia da Marinha|Bondi Beach|La Concha|Whitehaven|Navagio|Luskentyre|Elafonissi|Copacabana
forest|Black Forest|Sherwood Forest|Białowieża|Epping Forest|Bavarian Forest|Redwood|Aokigahara|New Forest
park|Riverside Park|Botanical Garden|Castle Park|Old Orchard|Lakeside Meadow|City Forest|Harbour Green|Rose Garden
trail|Ridge Path|Waterfall Loop|Old Mill Trail|Coastal Walk|Pine Forest Circuit|Summit Trail|River Bend|Heather Moor
climbing route|Yellow Brick Road|Gravity's Rainbow|Slab Happy|Crimp My Ride|Left Chimney|The Overhang|Finger Crack|Sunset Arête
surf spot|Supertubos|Pipeline|Mundaka|Bells Beach|Hossegor|Fistral|Jeffreys Bay|Carrapateira
dive site|Blue Hole|The Wreck of the Zenobia|Coral Garden|Manta Point|Shark Reef|Cathedral Cave|Kelp Forest|Silver Steps
ski run|Gentian|Blackcap|North Face|Nursery Slope|Eagle|Marmot|Glacier Run|Home Trail
campsite|Pine Meadow|Lakeside Camp|Hidden Valley|Dune Camping|Riverbend|Old Orchard|Stargazer Field|Cliff Edge
hut|Alpine Refuge|Shepherd's Hut|Glacier Lodge|Forest Cabin|Ridge Hut|Lake Bothy|Summit Shelter|Ibex Hut
lighthouse|Bell Rock|Fastnet|Eddystone|Cordouan|Tower of Hercules|Portland Head|Slangkop|Skagen Grey
castle|Neuschwanstein|Edinburgh Castle|Château de Chambord|Bran Castle|Alcázar of Segovia|Windsor Castle|Eltz|Kronborg
bridge|Rialto Bridge|Tower Bridge|Pont du Gard|Charles Bridge|Ponte Vecchio|Stari Most|Golden Gate|Clifton Bridge
mill|Old Water Mill|Windmill on the Hill|Upper Mill|Tide Mill|Paper Mill|Forge Mill|Miller's Bend|Saw Mill
church|St Mary's|St Nicholas|Holy Trinity|St John's|All Saints|St Michael's|St Peter's|Chapel of the Cross
monument|Triumphal Arch|Old Town Hall|Clock Tower|War Memorial|Founders' Column|Harbour Gate|Equestrian Statue|Roman Theatre
museum|Maritime Museum|Museum of Design|City Gallery|Natural History Museum|Railway Museum|Toy Museum|Glass Museum|House of Photography
exhibition|Light and Shadow|A Century of Posters|Rooms of Silence|Threads|Made by Hand|The Blue Period|Paper Cities|After the Rain
painting|Harbour at Dusk|Still Life with Pears|The Red Door|Woman Reading|Winter Field|Blue Interior|The Orchard|Self-portrait
sculpture|Standing Figure|The Wave|Bronze Bird|Seated Woman|Torso No. 3|Stone Garden|Iron Tree|Two Heads
star|Sirius|Vega|Betelgeuse|Polaris|Antares|Aldebaran|Rigel|Arcturus
planet|Mercury|Venus|Earth|Mars|Jupiter|Saturn|Uranus|Neptune
constellation|Orion|Cassiopeia|Ursa Major|Cygnus|Lyra|Scorpius|Leo|Andromeda
celestial object|Orion Nebula|Andromeda Galaxy|Ring Nebula|Pleiades|Jupiter|Whirlpool Galaxy|Crab Nebula|Double Cluster
telescope|Newtonian 200/1000|Refractor 80 mm|Dobson 12″|Schmidt-Cassegrain 8″|Solar telescope|Maksutov 127|Astrograph 150|Binocular 20×80
satellite|Sentinel-2A|Landsat 9|Aqua|CubeSat 14|GOES-18|Envisat|Terra|Jason-3
mission|Voyager 1|Apollo 11|Cassini|Rosetta|Artemis I|Juno|New Horizons|Hayabusa 2
mineral|Rose quartz|Amethyst|Pyrite|Malachite|Fluorite|Tourmaline|Labradorite|Calcite
fossil|Ammonite|Trilobite|Fern leaf|Megalodon tooth|Sea urchin|Crinoid stem|Archaeopteryx cast|Petrified wood
dinosaur|Tyrannosaurus rex|Triceratops|Stegosaurus|Velociraptor|Brachiosaurus|Ankylosaurus|Spinosaurus|Diplodocus
coin|Escudo|Yen|Maple Leaf|Shilling|Cruzeiro|Krone|Dong|Peseta
stamp|Penny Black|Inverted Jenny|Blue Mauritius|Zeppelin 1930|Basel Dove|Olympic series 1952|Sydney View|Red Cross 1914
bird|Robin|Blackbird|Great tit|Barn swallow|Kestrel|Grey heron|Wren|Goldfinch
falcon|Artemis|Zephyr|Saker Noor|Isolde|Talon|Grey Lady|Mistral|Horus
pigeon|Blue Lightning|Silver Wing|Duchess|Old Faithful|Grizzle Queen|Red Baron|Northern Star|Marathon
owl|Barn owl|Tawny owl|Snowy owl|Little owl|Eagle owl|Long-eared owl|Short-eared owl|Scops owl
fish|Brown trout|Pike|Perch|Carp|Zander|Roach|Tench|Eel
reptile|Bearded dragon|Corn snake|Leopard gecko|Green iguana|Hermann's tortoise|Chameleon|Ball python|Blue-tongued skink
horse|Bella|Sultan|Luna|Whisper|Duke|Saffron|Comet|Flicka
dog|Bruno|Luna|Milo|Nala|Rocky|Daisy|Charlie|Frida
cat|Miso|Tiger|Cleo|Simba|Oreo|Mimi|Felix|Pepper
chicken|Henrietta|Goldie|Pepper|Dot|Clementine|Mabel|Ruby|Snowflake
sheep|Bramble|Clover|Woolly|Maple|Heather|Fern|Misty|Shaun
goat|Heidi|Billy|Caramel|Nanny|Pan|Juniper|Hazel|Biscuit
cow|Daisy|Bella|Clover|Rosie|Buttercup|Molly|Star|Heidi
rabbit|Thumper|Clover|Cocoa|Snowball|Hazel|Nibbles|Pepper|Bunbun
insect|Seven-spot ladybird|Stag beetle|Emperor dragonfly|Red wood ant|Field cricket|Honey bee|Peacock butterfly|Praying mantis
butterfly|Peacock|Red admiral|Brimstone|Small copper|Swallowtail|Orange tip|Comma|Ringlet
mushroom|Chanterelle|Penny bun|Parasol|Oyster mushroom|Fly agaric|Horn of plenty|Puffball|Honey fungus
tree|English oak|Silver birch|Field maple|Horse chestnut|Scots pine|Rowan|Beech|Weeping willow
flower|Sweet pea|Foxglove|Oxeye daisy|Lavender|Cornflower|Peony|Sunflower|Poppy
rose|Peace|Gertrude Jekyll|Iceberg|Gallica|Munstead Wood|Rambling Rector|Boscobel|Graham Thomas
herb|Basil|Thyme|Rosemary|Sage|Mint|Oregano|Coriander|Chives
vegetable|Tomato|Courgette|Carrot|Kale|Beetroot|Runner bean|Leek|Pumpkin
fruit|Apple|Pear|Plum|Cherry|Peach|Blackcurrant|Fig|Quince
seed|Black Krim tomato|Purple carrot|Sugar snap pea|Painted Lady bean|Chioggia beetroot|Lemon cucumber|Red kale|Sunflower Titan
cactus|Golden barrel|Bunny ears|Christmas cactus|Saguaro|Old man cactus|Moon cactus|Prickly pear|Star cactus
houseplant|Monstera|Snake plant|Pothos|Fiddle-leaf fig|ZZ plant|Spider plant|Calathea|Peace lily
hive|Hive 1 – Orchard|Hive 2 – South fence|Hive 3 – Clover|Hive 4 – Old oak|Hive 5 – Barn|Hive 6 – Heath|Hive 7 – Lime tree|Nucleus A
hop|Cascade|Saaz|Hallertau|Citra|Fuggle|Mosaic|Goldings|Amarillo
spice|Saffron|Cardamom|Smoked paprika|Cumin|Turmeric|Star anise|Sumac|Nutmeg
tea|Earl Grey|Sencha|Darjeeling First Flush|Rooibos|Oolong|Lapsang Souchong|Peppermint|Matcha
coffee|Ethiopia Yirgacheffe|Colombia Huila|Kenya AA|Guatemala Antigua|House espresso|Sumatra Mandheling|Costa Rica Honey|Decaf Swiss Water
wine|Riesling Kabinett|Barolo 2018|Grüner Veltliner|Rioja Reserva|Sancerre|Douro Tinto|Pinot Noir|Chablis
cheese|Comté 18 months|Manchego|Stilton|Camembert|Pecorino|Gruyère|Halloumi|Aged Gouda
honey|Acacia honey|Lime blossom honey|Forest honey|Heather honey|Clover honey|Chestnut honey|Rapeseed honey|Wildflower honey
jam|Strawberry and rhubarb|Apricot|Blackcurrant|Plum and cinnamon|Orange marmalade|Raspberry|Fig and vanilla|Quince jelly
bread|Country sourdough|Rye loaf|Baguette|Focaccia|Spelt bread|Walnut bread|Brioche|Ciabatta
cake|Carrot cake|Chocolate fudge cake|Lemon drizzle|Black Forest gateau|Victoria sponge|Red velvet|Cheesecake|Honey cake
cookie|Chocolate chip|Oatmeal raisin|Ginger snap|Shortbread|Peanut butter|Snickerdoodle|Almond crescent|Double chocolate
ice cream|Vanilla bean|Pistachio|Salted caramel|Stracciatella|Mango sorbet|Dark chocolate|Lemon basil|Hazelnut
flavour|Vanilla bean|Pistachio|Salted caramel|Stracciatella|Mango|Dark chocolate|Lemon basil|Hazelnut
chocolate|Sea salt caramel|70 % Madagascar|Hazelnut praline|Orange peel|Ruby raspberry|Milk and almond|Chilli dark|Pistachio nougat
sandwich|Club sandwich|Grilled cheese|Pastrami on rye|Falafel wrap|Tuna melt|Caprese ciabatta|BLT|Egg and cress
pizza|Margherita|Diavola|Quattro formaggi|Funghi|Prosciutto e rucola|Marinara|Capricciosa|Ortolana
soup|Tomato and basil|Pumpkin|Leek and potato|Minestrone|Miso|Lentil|Chicken noodle|Borscht
cocktail|Negroni|Daiquiri|Old Fashioned|Mojito|Espresso Martini|Aperol Spritz|Margarita|French 75
smoothie|Green morning|Berry blast|Mango lassi|Banana oat|Tropical sun|Beet it|Peanut power|Kiwi mint
olive oil, oil|Early harvest|Picual|Arbequina|Old grove|Koroneiki|Lemon and olive|Family blend|Unfiltered
vehicle|Van 1|Van 2|Truck 12|Trailer A|Van 4|Truck 7|Car 3|Trailer B
grove, orchard, vineyard|Upper terrace|South slope|Old wall|River bend|Chapel field|Windmill hill|Lower terrace|Stone hut
piano|Upright, walnut|Baby grand|Concert grand|Upright, black|Square piano|Player piano|Cottage upright|Studio grand
sewing pattern, pattern|Wrap skirt|Work shirt|Summer dress|Tote bag|Pinafore|Wide trousers|Kimono jacket|Apron
projector, beamer|Full HD projector|Short-throw projector|Mini projector|Slide projector|Overhead projector|Laser projector|Home cinema|Outdoor projector
boulder, boulder problem|Yellow slab|Blue roof|Red arête|Green dyno|White traverse|Black crimps|Pink corner|Orange mantle
hand plane, plane|Smoothing plane|Jack plane|Block plane|Jointer|Shoulder plane|Rebate plane|Scrub plane|Bullnose
`;
