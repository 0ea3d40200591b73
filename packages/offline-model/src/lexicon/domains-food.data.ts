/** Places that make something to eat or drink and are no restaurants. */
export const FOOD_DOMAINS = `
bakery | content | Croissant | bakery bread | warm, soft
bakery, bakeries, baker, patisserie, pastry shop, cake shop, cakes, cupcakes, bread, confectionery, confectioner, sourdough
= cake, bakedGood
names: The Flour Room | Morning Crust | Sugar & Rye | Old Mill Bakery
tagline: Baked before the town wakes up
hero: Fresh from the oven, every morning
about: We bake by hand, with long fermentation and short ingredient lists.
offers: Bread: Sourdough from our own starter. | Cakes: To order, for every occasion. | Breakfast: Rolls and pastries from six.
quotes: Clara Jensen: The crust alone is worth the walk. | Daniel Okafor: Our wedding cake was perfect. | Rosa Gallo: Rye bread as it should be.

cafe | content | Coffee | coffee cup | warm, calm
coffee shop, cafe, café, coffee house, coffee bar, espresso bar, tea house, tea room, coffee roaster, coffee
roastery, roastery, barista
= menuItem, event
names: Second Cup | Slow Pour | The Corner Bean | Kettle & Crumb
tagline: Good coffee, no hurry
hero: Your table by the window is free
about: We roast in small batches, pour with care and let you stay as long as you like.
offers: Coffee: Single origins, roasted weekly. | Cake: Baked in the back every day. | Beans to go: Ground as you need them.
quotes: Mina Park: The best flat white in town. | Hugo Martin: My second living room. | Grace Kim: They know my order.

bar | content | Martini | cocktail glass | night, warm
bar, pub, cocktail bar, wine bar, brewery, brewpub, craft beer, taproom, beer garden, cocktails
= menuItem, event, tableReservation
names: The Copper Still | Last Light | Hop Yard | Nightjar
tagline: Well poured since the first round
hero: The evening starts here
about: A short list of drinks that we know by heart, good music and a counter where people talk.
offers: House drinks: Made with what is in season. | Live nights: Every Thursday. | Groups: A room of your own for up to twenty.
quotes: Oscar Lind: The stout is a meal. | Amelia Hart: Warm light, kind people. | Jonas Weber: Came for one, stayed for three.

sweets | content | IceCreamCone | ice cream | playful, soft
ice cream, ice cream parlour, ice cream parlor, gelateria, gelato, chocolatier, chocolate shop, candy shop, sweets, praline, pralines
= treat
names: Two Scoops | Cocoa & Co | Sugar Street | Bella Neve
tagline: A small reason to smile
hero: Sweet things, made by hand
about: Real fruit, real cocoa, nothing else. We make a new flavour every week and keep the ones you love.
offers: Flavours: Twelve a day, three without milk. | Gift boxes: Packed while you wait. | Parties: Our cart comes to you.
quotes: Grace Kim: The pistachio is unreal. | Ben Carter: The children vote for it every Sunday. | Priya Nair: The best gift box.

catering | content | ChefHat | buffet food | fresh, warm
catering, caterer, catering company, catering service, food truck, street food, private chef, buffet
= menuItem, event
names: Long Table | Feast & Field | The Rolling Pan | Plate & Pine
tagline: Good food where you are
hero: We cook, you have time for your guests
about: From ten people to three hundred: we plan the menu with you, cook on site and take the dishes home.
offers: Menus: Planned with you. | On site: Cooks, tables and dishes. | After the party: We leave nothing behind.
quotes: Rosa Gallo: Everybody asked who cooked. | Marco Silva: On time and calm. | Clara Jensen: Not one dirty plate left.
`;
