/** The same for what people make, wear, use, run and organise. */
export const MADE_INSTANCES = `
perfume|Fig & Cedar|Midnight Jasmine|Salt Air|Amber Room|Neroli Sun|Black Tea|Vetiver Green|Rose Smoke
candle|Cedar & Moss|Lavender Field|Orange Clove|Sea Salt|Vanilla Tonka|Fig Leaf|Winter Pine|Linen
soap|Oat & Honey|Lavender|Sea Clay|Lemon Verbena|Charcoal|Rose Petal|Eucalyptus|Olive & Bay
ink|Midnight Blue|Emerald|Burgundy|Sepia|Teal|Violet|Charcoal|Amber
pen|Fountain pen Classic|Brass ballpoint|Rollerball Slim|Calligraphy set|Pocket pen|Glass dip pen|Fineliner 0.3|Demonstrator
watch|Diver 200|Field 38|Chronograph 1968|Moonphase|Dress 36|GMT Traveller|Pilot|Skeleton
ring|Solitaire|Signet|Opal band|Eternity|Hammered gold|Twist|Moonstone|Wedding band
necklace|Pearl strand|Gold locket|Silver chain|Amber pendant|Choker|Lapis drop|Coral beads|Initial pendant
bag|Canvas tote|Leather satchel|Roll-top backpack|Weekender|Crossbody|Felt shopper|Belt bag|Bucket bag
hat|Panama|Wool beret|Bucket hat|Fedora|Straw boater|Beanie|Flat cap|Sun hat
shirt|Oxford shirt|Linen shirt|Breton stripe|Flannel check|Polo|Chambray|Henley|Band tee
shoe|White leather sneaker|Chelsea boot|Loafer|Trail runner|Derby|Espadrille|Sandal|Desert boot
dress|Wrap dress|Linen midi|Slip dress|Shirt dress|Summer maxi|Little black dress|Tea dress|Pinafore
suit|Navy two-piece|Charcoal three-piece|Linen summer suit|Tweed|Dinner jacket|Pinstripe|Light grey|Wedding suit
garment|Navy blazer|Evening gown|Wool trousers|Silk blouse|Winter coat|Linen shirt|Pleated skirt|Denim jacket
fabric|Washed linen|Merino jersey|Raw denim|Silk twill|Cotton poplin|Harris tweed|Velvet|Organic muslin
yarn|Merino DK|Alpaca lace|Cotton 4-ply|Highland tweed|Mohair silk|Sock yarn|Chunky wool|Bamboo blend
quilt|Log Cabin|Flying Geese|Lone Star|Double Wedding Ring|Nine Patch|Drunkard's Path|Ocean Waves|Churn Dash
knot|Bowline|Clove hitch|Figure eight|Reef knot|Sheet bend|Prusik|Round turn and two half hitches|Fisherman's knot
kite|Delta 2 m|Box kite|Stunt Quad|Sled|Dragon 12 m|Diamond Classic|Parafoil|Rokkaku
toy|Wooden train|Rag doll|Spinning top|Building blocks|Rocking horse|Tin robot|Shape sorter|Marble run
puzzle|Old Town, 1000 pieces|World map|Rainforest|Night sky|Impressionist garden|Steam train|Coral reef|Cat café
board game|Catan|Ticket to Ride|Carcassonne|Pandemic|Azul|Wingspan|Codenames|Terraforming Mars
card game|Bridge|Skat|Canasta|Rummy|Hearts|Cribbage|Whist|Durak
video game|Starbound Valley|Iron Harbor|Pixel Kart|Moonlit Caves|Orbit Defender|Ember Quest|Skyline Racer|Tiny Kingdoms
arcade machine|Galaga|Pac-Man|Asteroids|Street Fighter II|Donkey Kong|Out Run|Bubble Bobble|Space Invaders
escape room|The Clockmaker's Attic|Submarine 1943|The Alchemist|Prison Break|Haunted Library|Bank Heist|Lost Temple|Space Station
magic trick|Cups and balls|The vanishing coin|Ambitious card|Linking rings|Sawing in half|Metamorphosis|Rising card|Torn and restored
comic|The Night Courier|Moon Harbor|Captain Static|Paper Dragons|Ghost Line|Little Nemo Returns|Iron Petals|Salt City
poem|The Road Home|Winter Light|Ode to a Kettle|Small Hours|The Ferryman|Letters to the Sea|Autumn Inventory|Lullaby
boat, sailboat|Sea Breeze|Albatross|Northern Light|Marlin|Little Tern|Windsong|Anna Maria|Poseidon
ship|MV Aurora|SS Meridian|Northern Star|Baltic Trader|Queen of the Isles|MS Fjordland|Cape Horn|Sea Falcon
kayak|Single tourer|Double sea kayak|River runner|Folding kayak|Sit-on-top|Kids' kayak|Racing K1|Fishing kayak
ferry|MV Aurora|MV Skerry|Harbour Queen|Island Link|Sound Express|Northern Belle|Sea Swift|Bay Runner
port|Harbour North|Old Quay|Fisher's Landing|South Pier|Island Terminal|Ferry Port East|Marina|Breakwater
route|Harbour – Old Town|Airport – Centre|Island Loop|Station – University|Coast Road|North – South|Market – Hospital|Lake Circle
line|Line 1|Line 2|Line 5|Line 7|Night line N3|Express X1|Ring line|Line 12
stop|Central Station|Market Square|University|Harbour|Hospital|City Park|Town Hall|Airport
station|Central Station|Harbour Station|North Gate|Riverside|Old Mill|University|Airport|West End
truck|Truck 12 – Volvo FH|Truck 07 – MAN TGX|Truck 03 – Scania R|Truck 19 – DAF XF|Van 4 – Sprinter|Truck 22 – Actros|Tipper 2|Trailer 15
tractor|John Deere 6120|Fendt 313|New Holland T5|Massey Ferguson 5S|Claas Arion 420|Case Puma 150|Valtra N4|Kubota M5
bike, bicycle|City bike 7|E-bike Trekking|Cargo bike|Mountain bike M|Kids' bike 20″|Tandem|Gravel bike|Folding bike
motorcycle|Triumph Bonneville|Honda CB500|BMW R nineT|Ducati Scrambler|Yamaha MT-07|Royal Enfield Classic|Kawasaki Z650|Vespa GTS
scooter|Scooter 101|Scooter 114|Scooter 120|Scooter 133|Scooter 148|Scooter 152|Scooter 167|Scooter 171
aircraft|Cessna 172|Piper PA-28|Diamond DA40|Cirrus SR22|Robin DR400|Beechcraft Bonanza|Tecnam P2008|ASK 21 glider
airport|Lisbon LIS|Oslo OSL|Berlin BER|Vienna VIE|Porto OPO|Dublin DUB|Zurich ZRH|Valencia VLC
train|IC 204 Coastline|RE 17|Night train 61|Mountain railway|Shuttle S3|Express 402|Regional 9|Heritage steam
locomotive|No. 3 "Lilian"|Class 99|Old Smoky|Diesel D7|No. 12 "Hercules"|Railcar 5|Shunter 2|No. 8 "Merlin"
parking spot, spot|A-01|A-02|A-03|B-11|B-12|C-04|C-05|D-20
level|Level 1|Level 2|Level 3|Level 4|Level 5|Level −1|Level −2|Roof
locker|L-01|L-02|L-03|L-04|L-05|L-06|L-07|L-08
shelf|Shelf A1|Shelf A2|Shelf B1|Shelf B4|Shelf C2|Shelf C3|Shelf D1|Shelf E5
plot|Plot 1 – South corner|Plot 2|Plot 5 – Old pear tree|Plot 7|Plot 9 – By the gate|Plot 12|Plot 15|Plot 18 – Sunny row
grave|Row A, No. 4|Row A, No. 9|Row B, No. 2|Row B, No. 11|Row C, No. 6|Row D, No. 1|Row D, No. 14|Row E, No. 3
field|North field|Long acre|Mill meadow|South slope|River field|Old orchard|Top field|Church piece
greenhouse|Greenhouse 1|Greenhouse 2|Propagation house|Orchid house|Tomato tunnel|Cold frame A|Palm house|Seedling bay
building|Main building|North wing|Library|Workshop|Gym|Annex B|Old school|Tower
reservoir|Upper Valley|Lake Merrow|Stonebeck|Red Hill|Ashwater|Long Dam|Silver Reservoir|Glen Tarn
dam|Upper Valley Dam|Stonebeck Dam|Red Hill Dam|Long Dam|Silver Dam|Glen Dam|Ashwater Weir|Mill Weir
pump|Pump A – North well|Pump B|Booster 1|Booster 2|Fire pump|Drain pump|Irrigation pump|Standby
turbine|WT-01 Ridge|WT-02 Ridge|WT-03 Hollow|WT-04 Hollow|WT-05 North|WT-06 North|WT-07 Coast|WT-08 Coast
solar panel|Roof south A|Roof south B|Barn east|Carport|Garage|Field row 1|Field row 2|Façade
sensor|Tank 1|Tank 2|Greenhouse north|Greenhouse south|Cold store|Roof|Inlet|Outlet
server|web-01|web-02|db-primary|db-replica|cache-01|mail-01|build-01|backup-01
robot|Atlas arm 3|Welder R2|Picker 07|Rover Kepler|Painter 1|Courier B|Sorter 12|Companion Mia
medicine|Ibuprofen 400 mg|Amoxicillin 500 mg|Paracetamol 500 mg|Omeprazole 20 mg|Metformin 850 mg|Salbutamol inhaler|Vitamin D drops|Loratadine 10 mg
vaccine|Tetanus|Measles, mumps, rubella|Influenza|Hepatitis B|Polio|HPV|Rabies|Pneumococcal
exercise|Push-up|Squat|Plank|Deadlift|Lunge|Pull-up|Burpee|Bench press
yoga pose|Downward-facing dog|Warrior II|Tree|Cobra|Child's pose|Bridge|Triangle|Pigeon
treatment|Deep tissue massage|Facial classic|Hot stone massage|Foot reflexology|Manicure|Aromatherapy|Lymph drainage|Body scrub
hairstyle|Bob|Pixie cut|Layered lob|Undercut|Balayage|French braid|Curtain bangs|Crew cut
tattoo|Swallow|Compass rose|Fine-line peony|Traditional anchor|Geometric wolf|Minimal wave|Blackwork moth|Lettering
sport|Football|Volleyball|Badminton|Table tennis|Swimming|Athletics|Climbing|Fencing
league|Premier Division|First Division|Second Division|Youth League|Women's League|Seniors|Winter League|Cup
tournament|Spring Open|City Cup|Summer Blitz|Club Championship|Junior Open|Autumn Classic|Night Tournament|Masters
race|City 10 km|Harbour Half Marathon|Night Run|Trail 25|Mountain Marathon|Charity 5 km|Relay|New Year's Run
stadium|City Stadium|Harbour Arena|North Park Ground|Olympic Stadium|Old Ground|River Park|Sports Centre West|University Field
language|English|Spanish|German|Portuguese|Japanese|Arabic|Swahili|Icelandic
experiment|Growth in red light|Salt tolerance B|Catalyst series 4|Double-slit demo|Enzyme at 37 °C|Polymer stretch|Soil respiration|Control group C
dataset|City air quality 2025|Bird counts|Housing prices|Traffic sensors|River levels|Household energy|Survey wave 3|Tree inventory
patent|Folding bicycle hinge|Self-cleaning filter|Water-saving valve|Modular shelf|Low-noise fan|Seed coating|Quick-release clamp|Solar tile
law|Data Protection Act|Tenancy Act|Road Traffic Act|Consumer Rights Act|Building Code|Working Hours Act|Noise Ordinance|Waste Act
policy|Remote work|Travel expenses|Information security|Equal opportunities|Health and safety|Leave|Code of conduct|Procurement
insurance plan|Basic cover|Home & contents|Family plus|Travel annual|Car third party|Dental care|Pet cover|Full cover
fund|Global Equity|Green Bonds|Small Caps Europe|Technology Leaders|Balanced 60|Emerging Markets|Real Estate Income|Dividend Select
grant|Young Researchers|Green Neighbourhoods|Culture Fund|Start-up Voucher|Heritage Repair|Community Sport|Digital Schools|Travel Bursary
petition|Save the old cinema|Safer school crossing|More bike racks|Keep the library open|Night buses on weekends|Plant 500 trees|No cuts to music lessons|A skate park for us
festival|Lantern Festival|Jazz on the River|Street Food Weekend|Harvest Fair|Film Nights|Poetry Days|Winter Market|Folk Festival
holiday|New Year's Day|Easter Monday|Labour Day|Midsummer|Harvest Festival|National Day|Christmas Day|Boxing Day
legend|The Lady of the Lake|The Headless Rider|The Giant's Stairs|The Singing Bell|The Miller and the Devil|The White Stag|The Sunken Town|The Night Ferry
battle|Hastings, 1066|Agincourt, 1415|Lepanto, 1571|Waterloo, 1815|Gettysburg, 1863|Marathon, 490 BC|Cannae, 216 BC|Trafalgar, 1805
invention|Printing press|Steam engine|Telephone|Light bulb|Penicillin|Transistor|World Wide Web|Bicycle
philosopher|Socrates|Hypatia|Immanuel Kant|Simone de Beauvoir|Confucius|Hannah Arendt|Spinoza|Ibn Rushd
scientist|Marie Curie|Isaac Newton|Rosalind Franklin|Galileo Galilei|Ada Lovelace|Albert Einstein|Lise Meitner|Charles Darwin
country|Portugal|Japan|Canada|Kenya|Brazil|Norway|Vietnam|Spain
city|Boston|Lisbon|Berlin|Kyoto|Chicago|Valencia|Lyon|Oslo
district|Old Town|Harbour|Riverside|University Quarter|North End|Garden City|Station Quarter|Hill Park
street|Mill Lane|Station Road|Queen Street|Harbour Row|Church Hill|Elm Avenue|Market Street|Park Lane
gift|Wooden toy train|Cookbook|Theatre tickets|Wool scarf|Board game night|Plant in a pot|Photo album|Fountain pen
wedding venue|Old Mill Barn|Lakeside Pavilion|Castle Hall|Vineyard Terrace|Botanical Garden|Rooftop 21|Country Manor|Boat House
speaker|Dr. Amelia Hart|Jonas Weber|Priya Nair|Marco Silva|Prof. Grace Kim|Oscar Lind|Rosa Gallo|Daniel Okafor
talk|Small teams, big maps|What gardens teach us|The cost of waiting|Designing for rain|Ten years of open data|Listening to cities|Why repair matters|A short history of bread
booth|Booth A1|Booth A4|Booth B2|Booth B7|Booth C3|Booth C9|Corner D1|Food court F2
shift|Early shift|Late shift|Night shift|Weekend early|Weekend late|On-call|Opening|Closing
furniture|Oak dining table|Wingback armchair|Chest of drawers|Bookcase|Bench|Writing desk|Bed frame|Coffee table
sofa|Two-seater Linen|Corner sofa|Chesterfield|Sofa bed|Modular L|Loveseat|Daybed|Three-seater Velvet
chair|Windsor chair|Rocking chair|Stacking chair|Lounge chair|Bar stool|Folding chair|Wing chair|Office chair
lamp|Brass desk lamp|Paper lantern|Arc floor lamp|Glass pendant|Clip lamp|Ceramic table lamp|Wall sconce|Tripod lamp
rug|Kilim|Berber|Jute round|Hand-tufted wool|Persian runner|Flatweave|Sheepskin|Outdoor rug
sleeping bag|Summer mummy bag|Three-season bag|Winter down bag|Kids' sleeping bag|Double sleeping bag|Ultralight quilt|Fleece liner|Expedition bag
drill|Cordless drill|Hammer drill|Impact driver|Drill press|Right-angle drill|SDS drill|Hand drill|Core drill
saw|Circular saw|Jigsaw|Hand saw|Mitre saw|Chainsaw|Hacksaw|Band saw|Pruning saw
ladder|Extension ladder|Step ladder|Telescopic ladder|Roof ladder|Folding ladder|Loft ladder|Platform ladder|Orchard ladder
tripod|Travel tripod|Video tripod|Table tripod|Monopod|Carbon tripod|Gimbal head tripod|Light stand|Studio tripod
microphone|Lavalier microphone|Shotgun microphone|Handheld microphone|USB microphone|Wireless set|Field recorder|Boom microphone|Podcast microphone
tent|Two-person dome|Family tunnel|Bell tent|Trekking ultralight|Roof tent|Teepee|Festival pop-up|Four-season
backpack|Day 20 L|Trek 45 L|Expedition 65 L|Roll-top 28 L|Hydration 10 L|Kids 12 L|Photo 30 L|Commuter 24 L
team|River Hawks|Iron Foxes|Lakeside United|Northern Stars|Harbour City|Desert Wolves|Old Mill|Hilltop
tour|Highlights tour|Family tour|Evening tour|Behind the scenes|Morning tour|Tour for schools|Curator's tour|Night tour
exhibit|The founder's chair|Town model 1:200|Letters home|Old uniform|The great map|Brass telescope|The first machine|Family album
experience|First encounter|Half day with a guide|Morning for two|Family afternoon|Behind the scenes|Full day|Sunset hour|Private session
voucher, gift voucher, gift card|Voucher for two|Family voucher|Birthday voucher|Day voucher|Open voucher|Christmas voucher|Weekend voucher|Thank-you voucher
badge, achievement|First step|Seven days in a row|Helping hand|Early bird|Night owl|Explorer|All-rounder|The hundred
crew member, actor|Clara Jensen|Daniel Okafor|Mina Park|Oscar Lind|Rosa Gallo|Hugo Martin|Grace Kim|Ben Carter
gig|Weekend at the harbour stage|Wedding in June|Club night|Studio day|Street festival|Company party|Open-air season|Late-night session
zone, area|North side|South side|Entrance|Courtyard|Upper floor|Lower floor|Car park|Garden
container, bin|Paper|Glass|Plastic|Organic|Metal|Textiles|Batteries|Mixed
challenge|Seven days|Early start|No sugar|Ten thousand steps|One page a day|Cold water|Read a book|No phone evening
package|Starter|Classic|Family|Weekend|Premium|Group|Season|All-in
practice part|Violin I|Violin II|Viola|Cello|Oboe|Horn in F|Trumpet|Timpani
`;
