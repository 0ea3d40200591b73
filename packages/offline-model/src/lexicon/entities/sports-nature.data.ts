import { entriesIn } from '../entry.ts';

export const SPORTS_NATURE = entriesIn(`
team | Team | Teams | Shield | content
sports team, team profile, football team, basketball team, squad, league team, esports team, sports club, team
= Name*; Badge:image; City*; Coach; Wins:number; Losses:number; Points:number; About:longText-
River Hawks | hawk badge | Boston | Marcus Reid | 14 | 4 | 44 | Fast breaks and a loud bench.
Iron Foxes | fox badge | Chicago | Jo Carver | 13 | 5 | 41 | Defence first.
Lakeside United | lake badge | Denver | Tariq Bell | 11 | 7 | 35 | A young team.
Northern Stars | star badge | Seattle | Ines Duarte | 10 | 8 | 31 | Strong at home.
Harbour City | anchor badge | Portland | Owen Pike | 8 | 10 | 26 | Rebuilding.
Desert Wolves | wolf badge | Phoenix | Sara Lund | 5 | 13 | 17 | Never boring.

player | Player | Players | UserRound | person
player, athlete, sportsperson, footballer, ~runner, ~swimmer, player profile, player statistic, gamer
= Name*; Photo:image; Team; Position*[Goalkeeper|Defender|Midfielder|Forward]; Number:number; Age:number; Goals:number; About:longText-
Diego Santos | football player | River Hawks | Forward | 9 | 24 | 17 | Left foot, no hesitation.
Emil Berg | football player | Iron Foxes | Defender | 4 | 28 | 2 | Reads the game early.
Kwame Asante | football player | Lakeside United | Midfielder | 8 | 22 | 6 | Covers every metre.
Luca Romano | goalkeeper | Northern Stars | Goalkeeper | 1 | 31 | 0 | Nine clean sheets.
Jin Park | football player | Harbour City | Forward | 11 | 20 | 9 | Quickest of the league.
Marek Novak | football player | Desert Wolves | Midfielder | 6 | 26 | 4 | The captain.
Tom Ellis | football player | River Hawks | Defender | 5 | 30 | 1 |
Ibrahim Sow | football player | Iron Foxes | Forward | 10 | 27 | 14 | Two penalties out of two.

match | Match | Matches | Trophy | event
match, fixture, game schedule, tournament, competition, ~race, league, sports event, match result, championship, season, sports news, game result, sports schedule, cup
= Title*; Home team*; Away team*; Date*:date; Time:time; Location; Status*[Upcoming|Live|Finished]; Result; Tickets from:money-
Matchday 19: Hawks – Foxes | River Hawks | Iron Foxes | D+2 | 19:30 | Harbour Arena | Upcoming | | 22
Matchday 19: United – Stars | Lakeside United | Northern Stars | D+3 | 16:00 | Lake Field | Upcoming | | 18
Matchday 19: City – Wolves | Harbour City | Desert Wolves | D+0 | 18:00 | Anchor Park | Live | 1 : 1 | 15
Matchday 18: Foxes – City | Iron Foxes | Harbour City | D-5 | 19:30 | Forge Stadium | Finished | 3 : 1 | 20
Matchday 18: Stars – Hawks | Northern Stars | River Hawks | D-6 | 17:00 | North Bowl | Finished | 0 : 2 | 18
Matchday 18: Wolves – United | Desert Wolves | Lakeside United | D-6 | 15:00 | Dune Park | Finished | 2 : 2 | 14

pet | Pet | Pets | PawPrint | content
pet, dog, cat, animal, adoptable pet, puppy, kitten, rescue animal, animal profile, pet profile, ~horse, breed, adoptable animal, shelter animal, ~zoo animal, ~wildlife species
= Name*; Photo:image; Species*[Dog|Cat|Rabbit|Bird]; Breed; Age:number(years); Gender[Female|Male]; Vaccinated:flag; Status[Available|Reserved|Adopted]; About:longText-
Biscuit | dog | Dog | Beagle mix | 3 | Male | yes | Available | Follows his nose, then you.
Luna | black cat | Cat | Domestic shorthair | 2 | Female | yes | Available | Shy for a day, yours for life.
Pepper | terrier dog | Dog | Terrier | 5 | Female | yes | Reserved | Small and certain.
Clover | rabbit | Rabbit | Dwarf lop | 1 | Female | no | Available | Needs a friend.
Milo | orange cat | Cat | Ginger tabby | 4 | Male | yes | Available | Talks at breakfast.
Kiwi | green parrot | Bird | Budgerigar | 2 | Male | no | Available | Whistles two songs.
Hazel | labrador dog | Dog | Labrador | 7 | Female | yes | Adopted | Calm and kind.
Shadow | grey cat | Cat | Russian blue mix | 6 | Male | yes | Reserved | A window cat.

plant | Plant | Plants | Sprout | content
plant, houseplant, ~flower, ~seed, garden plant, ~tree, succulent, ~herb, ~vegetable, gardening tip, plant care, ~bouquet, gardening
= Name*; Picture:image; Type*[Houseplant|Herb|Vegetable|Flower]; Light[Low|Medium|Bright]; Water every:number(days); Last watered:date; Care notes:longText
Monstera | monstera | Houseplant | Medium | 7 | D-3 | Wipe the leaves now and then.
Basil | basil | Herb | Bright | 2 | D-1 | Pinch the tops.
Cherry tomato | tomato plant | Vegetable | Bright | 1 | D-0 | Tie to a stake.
Snake plant | snake plant | Houseplant | Low | 14 | D-9 | Forgives everything.
Lavender | lavender | Flower | Bright | 6 | D-4 | Cut back after flowering.
Fiddle-leaf fig | fig tree | Houseplant | Medium | 8 | D-6 | Do not move it.
Mint | mint | Herb | Medium | 2 | D-1 | Keep it in a pot.
Sunflower | sunflower | Flower | Bright | 2 | D-2 | Taller than you.

sighting | Sighting | Sightings | Binoculars | record
sighting, bird sighting, observation, wildlife sighting, species record, bird, ~catch, ~fishing catch, ~star observation, weather observation, field note, specimen
= Species*; Photo:image; Place*; Date*:date; Count:number; Habitat[Forest|Wetland|Coast|Garden]; Notes:longText-
Kingfisher | kingfisher | Mill pond | D-1 | 1 | Wetland | A blue line over the water.
Red kite | red kite bird | North meadow | D-2 | 3 | Forest | Circling at noon.
Oystercatcher | oystercatcher | East beach | D-4 | 12 | Coast | Loud.
Goldfinch | goldfinch | Our feeder | D-5 | 6 | Garden | Sunflower seeds.
Tawny owl | owl | Oak wood | D-8 | 1 | Forest | Heard, then seen.
Great egret | white egret | Reed bed | D-10 | 2 | Wetland |
Turnstone | shore bird | East beach | D-12 | 8 | Coast |
Wren | wren | Hedge | D-14 | 1 | Garden | Very small, very angry.

lostPet | Lost pet | Lost pets | PawPrint | record
lost pet, missing pet, lost animal, missing animal, lost cat, missing cat, lost dog, missing dog, stray cat, stray dog
= Name*; Photo:image; Species*[Dog|Cat|Bird]; Last seen*; Date*:date; Status[Lost|Found]; Phone:phone; Description:longText-
Biscuit | brown dog | Dog | Elm Street | D-1 | Lost | +1 555 0401 |
Luna | grey cat | Cat | Mill Lane | D-2 | Lost | +1 555 0402 |
Kiwi | green parrot | Bird | Park Lane | D-3 | Found | +1 555 0403 |
Milo | ginger cat | Cat | Queen Street | D-5 | Lost | +1 555 0404 |
Hazel | spaniel | Dog | Hill Road | D-6 | Found | +1 555 0405 |
Shadow | black cat | Cat | Pine Street | D-8 | Lost | +1 555 0406 |

plot | Plot | Plots | Sprout | place
plots, garden plot, allotment, allotment plot
= Name*; Size:number(m²); Status*[Free|Occupied|Reserved]; Water:flag; Notes:longText-
Plot 1 | 120 | Occupied | yes | South corner
Plot 2 | 90 | Free | yes |
Plot 5 | 140 | Occupied | no | Old pear tree
Plot 7 | 75 | Free | yes |
Plot 9 | 110 | Reserved | yes | By the gate
Plot 12 | 95 | Occupied | no | Sunny row

crop | Crop | Crops | Wheat | record
crop, harvest, field, ~livestock, farm product, ~cattle, ~beehive, ~hive, greenhouse, ~orchard, ~farm animal, produce, ~vineyard, garden bed
= Name*; Field*[North field|South field|Greenhouse]; Sown on:date; Harvest on:date; Area:number(ha); Yield:number(t); Status[Sown|Growing|Ready|Harvested]; Notes:longText-
Winter wheat | North field | D-220 | D+40 | 12 | 84 | Growing | Second fertiliser done
Sweet corn | South field | D-60 | D+35 | 4.5 | 28 | Growing |
Strawberries | Greenhouse | D-120 | D+2 | 0.6 | 9 | Ready | Pick every two days
Potatoes | South field | D-110 | D-5 | 3 | 96 | Harvested | Store dark
Lettuce | Greenhouse | D-20 | D+15 | 0.3 | 2.4 | Growing |
Barley | North field | D-10 | D+90 | 8 | 44 | Sown | Waiting for rain`);
