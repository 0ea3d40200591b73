import { entriesIn } from '../entry.ts';

export const FOOD = entriesIn(`
recipe | Recipe | Recipes | ChefHat | content
recipe, meal, cooking recipe, family recipe, meal idea
= Title*; Picture:image; Summary:longText; Category*[Breakfast|Lunch|Dinner|Dessert|Snack]; Cooking time:number(min); Difficulty[Easy|Medium|Hard]; Servings:number-; Ingredients:longText-;
= Instructions:longText-
Roast tomato pasta | tomato pasta | Slow-roast tomatoes folded through linguine with basil. | Dinner | 40 | Easy | 4 | 800 g ripe tomatoes, 400 g linguine, 3 cloves of garlic, a handful of basil | Roast the tomatoes at 200 °C for 30 minutes. Cook the linguine. Toss together with the basil.
Lemon ricotta pancakes | pancakes | Fluffy pancakes with a bright lemon edge. | Breakfast | 25 | Easy | 2 | 250 g ricotta, 2 eggs, 1 lemon, 120 g flour | Whisk everything, rest for ten minutes, fry in butter.
Chickpea and spinach stew | vegetable stew | A one-pot supper with smoked paprika. | Dinner | 35 | Easy | 4 | 2 tins of chickpeas, 300 g spinach, 1 onion, smoked paprika | Soften the onion, add the spices and chickpeas, simmer, stir in the spinach.
Charred corn salad | corn salad | Sweet corn, lime and coriander. | Lunch | 20 | Easy | 4 | 4 cobs of corn, 2 limes, coriander, feta | Char the corn, slice it off the cob, dress with lime.
Olive oil almond cake | almond cake | Moist, fragrant, and better on the second day. | Dessert | 60 | Medium | 8 | 200 g ground almonds, 150 ml olive oil, 4 eggs | Mix and bake at 170 °C for 45 minutes.
Miso-glazed salmon | salmon | Ten minutes under a hot grill. | Dinner | 15 | Medium | 2 | 2 salmon fillets, 2 tbsp white miso, honey | Brush with miso and honey, grill until just set.
Overnight oats with berries | oats berries | A breakfast that makes itself. | Breakfast | 10 | Easy | 1 | 60 g oats, 150 ml milk, berries | Stir together and leave overnight.
Beef wellington | beef | Crisp pastry, mushrooms and a rosy middle. | Dinner | 120 | Hard | 6 | 1 kg beef fillet, 500 g mushrooms, puff pastry | Sear, wrap, chill, bake at 200 °C for 35 minutes.

restaurant | Restaurant | Restaurants | UtensilsCrossed | place
restaurant, eatery, diner, place to eat, bistro, cafe, ~food truck, ~food stall
= Name*; Picture:image; Cuisine*[Italian|Japanese|Mexican|Indian|French|Thai]; City; Price level[Budget|Mid-range|Upscale]; Rating:rating; Address-; Phone:phone-; About:longText-
Trattoria Lina | italian restaurant | Italian | Boston | Mid-range | 5 | 14 Hanover Street | +1 555 0110 | Handmade pasta and a short wine list.
Sakura House | sushi | Japanese | Seattle | Upscale | 5 | 220 Pine Street | +1 555 0111 | Omakase at an eight-seat counter.
El Fogón | tacos | Mexican | Austin | Budget | 4 | 8 Rio Grande | +1 555 0112 | Tacos from a wood fire.
Spice Route | indian curry | Indian | Chicago | Mid-range | 4 | 51 Devon Avenue | +1 555 0113 | Regional curries and fresh naan.
Chez Margaux | french bistro | French | New Orleans | Upscale | 5 | 3 Royal Street | +1 555 0114 | A bistro with a courtyard.
Bangkok Garden | thai noodles | Thai | Denver | Budget | 4 | 77 Larimer Street | +1 555 0115 | Noodles, herbs and heat.
Osteria del Porto | seafood | Italian | San Diego | Mid-range | 4 | 19 Harbor Drive | +1 555 0116 | Fish from the morning market.
Mumbai Canteen | street food | Indian | Houston | Budget | 3 | 400 Hillcroft | +1 555 0117 | Street food in a bright room.

menuItem | Dish | Menu | UtensilsCrossed | goods
dish, menu, menu item, food item, food menu, food, drinks menu, ~beverage, ~drink, ~pizza, ~burger, ~coffee
= Name*; Picture:image; Category*[Starters|Mains|Desserts|Drinks]; Price*:money; Description:longText; Vegetarian:flag
Burrata with peach | burrata salad | Starters | 12.5 | Creamy burrata, grilled peach, mint. | yes
Smoked carrot hummus | hummus | Starters | 8 | With warm flatbread. | yes
Grilled sea bass | grilled fish | Mains | 24 | Fennel, lemon and new potatoes. | no
Wild mushroom risotto | risotto | Mains | 18.5 | Finished with aged parmesan. | yes
Braised short rib | beef | Mains | 27 | Red wine, celeriac, crisp shallots. | no
Lemon tart | lemon tart | Desserts | 9 | Sharp lemon curd, crème fraîche. | yes
Chocolate fondant | chocolate cake | Desserts | 10 | Twelve minutes, worth the wait. | yes
House lemonade | lemonade | Drinks | 5 | Lemon, ginger, basil. | yes

tableReservation | Reservation | Reservations | CalendarCheck | record
table reservation, table booking, dinner reservation, restaurant reservation, table
= Guest name*; Date*:date; Time*:time; Guests*:number; Phone*:phone-; Email:email-; Special requests:longText-; Status[Requested|Confirmed|Cancelled]
Clara Jensen | D+1 | 19:00 | 2 | +1 555 0121 | clara@example.com | Window seat, please | Confirmed
Daniel Okafor | D+1 | 20:00 | 4 | +1 555 0122 | daniel@example.com | | Requested
Mina Park | D+2 | 18:30 | 6 | +1 555 0123 | mina@example.com | Birthday cake at nine | Confirmed
Oscar Lind | D+3 | 19:30 | 2 | +1 555 0124 | oscar@example.com | | Requested
Rosa Gallo | D+4 | 20:30 | 3 | +1 555 0125 | rosa@example.com | One vegan guest | Confirmed
Hugo Martin | D-1 | 19:00 | 5 | +1 555 0126 | hugo@example.com | | Cancelled

wine | Wine | Wines | Wine | goods
wine, bottle, ~beer, ~spirit, ~whisky, ~craft beer, ~cocktail, ~tea
= Name*; Picture:image; Type*[Red|White|Rosé|Sparkling]; Region; Year:number; Price:money; Rating:rating; Tasting notes:longText-
Clos des Pins | red wine bottle | Red | Bordeaux | 2018 | 34 | 5 | Blackcurrant, cedar, long finish.
Monte Vento | red wine bottle | Red | Tuscany | 2019 | 28 | 4 | Cherry and dried herbs.
Quinta Alta | white wine bottle | White | Douro | 2022 | 16 | 4 | Lime, wet stone.
Silberberg Riesling | white wine bottle | White | Mosel | 2021 | 19 | 5 | Apple, petrol, bright acid.
Rosé de Mer | rose wine bottle | Rosé | Provence | 2023 | 17 | 4 | Strawberry and salt.
Maison Perle Brut | sparkling wine | Sparkling | Champagne | 2016 | 48 | 5 | Brioche and green apple.
Valle Roja | red wine bottle | Red | Mendoza | 2020 | 15 | 3 | Plum and cocoa.
Cape Light | white wine bottle | White | Stellenbosch | 2023 | 13 | 3 | Pear and honey.

shoppingItem | Item | Shopping list | ShoppingCart | task
shopping item, shopping list, shopping list item, grocery list, item to buy
= Name*; Quantity:number; Shop; Bought:flag; Notes:longText-
Tomatoes | 6 | Market | no |
Whole milk | 2 | Corner shop | no |
Sourdough loaf | 1 | Bakery | yes |
Basmati rice | 2 | Supermarket | no |
Lemons | 4 | Market | no | For the cake
Olive oil | 1 | Supermarket | yes |

ingredient | Ingredient | Ingredients | Carrot | record
ingredient, pantry item, grocery, groceries, grocery item, food stock, fridge item
= Name*; Quantity:number; Unit[pieces|g|kg|ml|l]; Category[Produce|Dairy|Bakery|Pantry|Frozen]; Best before:date; Bought:flag
Tomatoes | 6 | pieces | Produce | D+5 | no
Whole milk | 2 | l | Dairy | D+4 | no
Sourdough loaf | 1 | pieces | Bakery | D+2 | yes
Basmati rice | 2 | kg | Pantry | D+240 | no
Frozen peas | 500 | g | Frozen | D+120 | no
Greek yoghurt | 400 | g | Dairy | D+8 | yes
Olive oil | 750 | ml | Pantry | D+300 | no
Lemons | 4 | pieces | Produce | D+12 | no

mealPlan | Meal | Meal plan | Salad | record
meal plan, meal log, diet plan, food diary, nutrition log, calorie log, diet, nutrition plan, meal entry
= Meal*; Date*:date; Meal type*[Breakfast|Lunch|Dinner|Snack]; Calories:number(kcal); Protein:number(g); Notes:longText-
Oats with blueberries | D+0 | Breakfast | 380 | 14 | With a spoon of peanut butter
Chicken and quinoa bowl | D+0 | Lunch | 540 | 42 |
Lentil soup | D+0 | Dinner | 420 | 24 | Enough for two days
Apple and almonds | D-1 | Snack | 210 | 6 |
Egg muffins | D-1 | Breakfast | 320 | 22 |
Salmon with greens | D-1 | Dinner | 510 | 38 |
Turkey wrap | D-2 | Lunch | 460 | 31 |
Cottage cheese with pear | D-2 | Snack | 190 | 18 |

cake | Cake | Cakes | CakeSlice | goods
cake, birthday cake, wedding cake, cupcake, torte, gateau, custom cake, tart
= Name*; Picture:image; Category*[Classic|Fruit|Chocolate|Wedding]; Price*:money; Servings:number; Description:longText
Carrot cake | carrot cake | Classic | 28 | 10 | With walnuts and cream cheese frosting.
Black forest cake | chocolate cake | Chocolate | 34 | 12 | Cherries, cream and dark chocolate.
Lemon meringue tart | lemon tart | Fruit | 26 | 8 | Sharp curd under soft meringue.
Three-tier wedding cake | wedding cake | Wedding | 240 | 60 | Vanilla, raspberry and fresh flowers.
Sacher torte | chocolate cake | Chocolate | 36 | 12 | Apricot jam and a shining glaze.
Strawberry charlotte | strawberry cake | Fruit | 32 | 10 | Light cream and berries of the season.
Victoria sponge | sponge cake | Classic | 24 | 8 | Two sponges, jam and cream.
Naked berry cake | berry cake | Wedding | 180 | 40 | Bare sides, berries on top.

bakedGood | Baked good | From the oven | Croissant | goods
baked good, bread, loaf, pastry, pastries, croissant, bakery product, bun, bread roll, baguette
= Name*; Picture:image; Category*[Bread|Rolls|Pastries|Snacks]; Price*:money; Description:longText; Vegan:flag
Country sourdough | bread | Bread | 5.8 | Thirty hours from starter to crust. | yes
Rye loaf | rye bread | Bread | 4.9 | Dark, moist and good for a week. | yes
Butter croissant | croissant | Pastries | 2.4 | Twenty-seven layers. | no
Cinnamon bun | cinnamon bun | Pastries | 3.2 | Soft inside, sticky outside. | no
Spelt roll | bread roll | Rolls | 0.9 | With sunflower seeds. | yes
Seeded baguette | baguette | Bread | 3.1 | Crisp for exactly one day. | yes
Spinach and feta parcel | pastry | Snacks | 4.2 | Warm at noon. | no
Pretzel | pretzel | Rolls | 1.4 | Salted by hand. | yes

treat | Treat | Flavours | IceCreamCone | goods
ice cream flavour, ice cream flavor, gelato, sorbet, praline, chocolate bar, truffle, candy, sweet
= Name*; Picture:image; Category*[Milk|Fruit|Chocolate|Special]; Price*:money; Description:longText; Vegan:flag
Pistachio | pistachio ice cream | Milk | 2.2 | Roasted, salted, unhurried. | no
Strawberry sorbet | strawberry ice cream | Fruit | 2 | Nothing but berries and sugar. | yes
Dark chocolate | chocolate | Chocolate | 2.2 | Seventy percent cocoa. | yes
Sea salt caramel | caramel | Special | 2.4 | Made in a copper pan. | no
Lemon and basil | lemon ice cream | Fruit | 2 | Fresh from the garden. | yes
Hazelnut crunch | hazelnut | Milk | 2.2 | With broken nuts. | no
Raspberry truffle | praline | Chocolate | 1.6 | Filled by hand. | no
Vanilla | vanilla ice cream | Milk | 2 | With real pods. | no`);
