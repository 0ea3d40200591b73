export const CONTENT_DOMAINS = `
recipes | content | ChefHat | tomato pasta | warm, natural
recipe, cooking, cookbook, baking, home cook, kitchen, culinary, foodie, food blog
= recipe, article
names: Saffron Table | Copper Spoon | The Long Lunch | Butter & Thyme
tagline: Seasonal recipes for weeknights and long lunches
hero: Cook something worth sitting down for
about: Recipes to cook from, not to look at. Every one of them is written down the way it is made.
offers: Tested three times: Nothing is published before it works in a small kitchen. | By season: What is ripe is what we cook. | Honest timings: Washing up included.
quotes: Amelia Hart: The only recipe site I print from. | Marco Silva: Clear steps and honest timings. | Priya Nair: My new birthday cake came from here.

restaurant | content | UtensilsCrossed | restaurant table | warm, elegant
restaurant, bistro, pizzeria, diner, trattoria, tavern, sushi, steakhouse, eatery, ramen, sushi bar, ramen bar, noodle bar,
tapas bar, salad bar, oyster bar
= menuItem, tableReservation, event
names: The Olive Branch | Ember & Salt | Corner Table | Luna Bistro
tagline: Good food, good company
hero: A table is waiting for you
about: A small kitchen, a short menu and people who remember your name. We cook with what the market gives us.
offers: Seasonal menu: Changes every month. | Private dinners: Up to thirty guests. | Take away: Ready in twenty minutes.
quotes: Clara Jensen: The risotto alone is worth the trip. | Daniel Okafor: Warm service, perfect fish. | Rosa Gallo: Our place for every birthday.

poetry | content | Feather | pen paper | elegant, calm, soft
poetry, poem, poems, haiku, creative writing, short stories, literature, literary, writer, quotes
= poem
names: Paper Birds | Small Hours | Ink & Weather | The Quiet Line
tagline: Poems for slow mornings
hero: A few lines before the day begins
about: A home for short poems. We publish what we want to read twice.
offers: New every week: One poem, every Sunday. | Open call: Everybody may send one. | No noise: No adverts, no rush.
quotes: Yuki Arai: I read one with every coffee. | Elena Marsh: Careful editors, kind letters. | Theo Laurent: My favourite quiet corner.

blog | content | Newspaper | notebook | elegant, warm, fresh
blog, personal blog, lifestyle, magazine, blogging, articles, writing platform
= article
names: Field Notes | The Long View | Slow Letters | Second Cup
tagline: Notes on living and making
hero: Stories worth the scroll
about: Essays, guides and small observations, written without hurry and edited with care.
offers: Essays: One long read a week. | Guides: Step by step. | Letters: Straight to your inbox.

news | content | Newspaper | newspaper | serious, bold
news, newspaper, journalism, headlines, press, breaking news, news portal, current events, media outlet
= article
names: The Daily Lantern | North Post | Harbour Herald | City Ledger
tagline: What happened, and why it matters
hero: The day, explained
about: An independent newsroom of twelve. We correct our mistakes where everybody can see them.
offers: Local first: We walk there. | Explained: Context under every story. | Corrections: Always on top.

photography | content | Camera | camera | elegant, calm
photographer, photography, photo studio, wedding photographer, wedding photography, photo portfolio,
photography portfolio, portrait photographer, photographers, i photograph, we photograph
= photo, service
names: North Light | Field & Frame | Silver Hour | Plain Paper
tagline: Photographs that stay
hero: Light, and a moment of patience
about: I look first and photograph later. Tell me what you have in mind, and we find the day for it.
offers: Portraits: At your place or in the studio. | Weddings: From getting ready to the last dance. | Prints: On paper that lasts.
quotes: Nadia Cole: We look at them every week. | Jonas Weber: Hardly noticed, and missed nothing. | Carmen Ruiz: The calm in person.

portfolio | content | Palette | studio desk | elegant, bold, calm
portfolio, freelancer, designer, developer portfolio, personal website, resume, cv, architect, artist portfolio, agency,
design studio, creative agency, illustrator
= artwork, service, article
names: Studio Vale | Field & Frame | North Window | Plain Paper
tagline: Selected work
hero: Work made with patience
about: Each piece here began with a conversation. If something speaks to you, write to me.
offers: Concept: From a first talk to a clear plan. | Design: Screens, print and space. | Care: We stay after the launch.
quotes: Nadia Cole: Delivered early and better than we asked. | Jonas Weber: Listens first. | Carmen Ruiz: Our customers noticed on day one.

art | content | Palette | art gallery | elegant, luxury
art gallery, museum, exhibition, artwork, artist, art, painting, gallery, sculpture, nft
= artwork, artist, event
names: Gallery North | White Room | Museum of Small Things | Atelier Nine
tagline: Art for rooms people live in
hero: See it before it leaves the wall
about: Four exhibitions a year, six artists, one bright room. Entry is free, conversations too.
offers: Exhibitions: Four a year. | Guided evenings: Every first Thursday. | Loans: Live with it before you buy.

music | content | Music | vinyl record | bold, night
music, band, song, playlist, album, musician, concert band, record label, streaming music, dj, choir, orchestra
= song, artist, event
names: Night Ferry | Low Tide Radio | Needle Drop | Static Field
tagline: Listen closer
hero: New sounds, old rooms
about: Records, concerts and the people who make them.
offers: Listen: The whole catalogue. | Live: Small rooms, good sound. | Vinyl: Pressed in short runs.

movies | content | Film | cinema | night, bold
movie, film, cinema, tv show, series, movie review, anime, film club, streaming, netflix
= movie, article
names: Reelbox | Last Row | Silver Screen Club | Frame by Frame
tagline: Films worth staying up for
hero: What are we watching tonight?
about: Three people who cannot agree on anything but the front row.
offers: Reviews: Short and without spoilers. | Lists: For every mood. | Tonight: What runs near you.

books | content | BookOpen | bookshelf | warm, retro, elegant
bookstore, book club, reading, book review, novels, bookworm, publisher, ebook, book recommendation
= book, article
names: Page & Plate | The Salt Road Books | Third Shelf | Dog-Ear
tagline: Books chosen by people who read them
hero: Your next book is on this shelf
about: Books we have read, and would press into your hands.
offers: Chosen: We read before we shelve. | Ordered: Any book by tomorrow. | Read aloud: Fridays at six.

travel | content | Compass | mountain lake | fresh, warm
travel, tourism, destination, vacation, holiday, tourist, travel agency, travel blog, trip, adventure, backpacking, city guide, sightseeing
= destination, tour, article
names: Slow Miles | Far & Kind | Compass & Co | Window Seat
tagline: Trips with time in them
hero: Go somewhere that changes your pace
about: We plan journeys we would take ourselves: fewer stops, better ones.
offers: Small groups: Ten people at most. | Local guides: Who live where you go. | Trains first: Where they exist.
quotes: Clara Jensen: The best week of the year. | Oscar Lind: Not one tourist trap. | Mina Park: They thought of everything.

gardening | content | Sprout | houseplants | natural, fresh
garden, gardening, plant, plants, houseplant, florist, flower, botanical, nursery, landscaping, flower shop
= plant, article
names: Fern & Clay | Green Window | The Potting Shed | Wild Stem
tagline: Grow something this week
hero: A greener corner for every home
about: We grow most of what we talk about, and lose a plant now and then.
offers: Care guides: Light, water, patience. | Seasonal jobs: What to do this month. | Help desk: Send us a photo.

pets | content | PawPrint | dog | playful, warm
pet, pets, dog, cat, animal shelter, pet adoption, animal rescue, puppy, kitten, adoption, pet care, pet shop, zoo
= pet, application, article
names: Second Leash | Paws & Porch | Happy Tails | Warm Basket
tagline: Every animal deserves a sofa
hero: Meet your new best friend
about: We match people and animals slowly, so that it lasts.
offers: Adoption: Meet, walk, decide. | Fostering: A home for a while. | Advice: Before and after.
quotes: Hannah Berg: Biscuit sleeps on my feet. | Ben Carter: They asked the right questions. | Grace Kim: Luna runs the house now.

wildlife | content | Binoculars | forest | natural, calm
wildlife, bird, birdwatching, birding, nature, conservation, species, environment, ecology, sustainability, climate, hiking, trail, national park, fishing, astronomy
= sighting, article, event
names: Field & Feather | Reed Bed | The Quiet Hide | North Trail
tagline: Look closer, walk softer
hero: What did you see today?
about: A network of patient observers who write down what they see.
offers: Record: Every sighting counts. | Learn: Guides for beginners. | Meet: Walks on Sundays.

charity | content | HandHeart | helping hands | warm, fresh
charity, nonprofit, non-profit, ngo, donation, fundraising, volunteer, foundation, community aid, humanitarian, crowdfunding, donate, volunteering
= campaign, donation, volunteer, event
names: Open Harbour | Common Well | Bright Hands | Winter Room
tagline: Small gifts, large changes
hero: Help where it is needed today
about: Ninety-one cents of each dollar reach the project. The rest pays for one office and two phones.
offers: Give once: Any amount helps. | Give monthly: We can plan ahead. | Give time: There is a place for you.

wedding | content | Heart | wedding flowers | elegant, soft, luxury
wedding, bride, groom, marriage, engagement, wedding planner, anniversary, party planning, baby shower, birthday
party
= guest, event, vendor, photo
names: Clara & Oscar | Wild Stem Weddings | The Long Table | Yes & Always
tagline: A day to remember, without the worry
hero: We would love to have you there
about: A celebration with the people we like best: good food, a short ceremony and a long night.
offers: The ceremony: At three in the garden. | The dinner: One long table. | The party: Until the last song.

church | content | Church | chapel | calm, serious
church, parish, religious, faith, mosque, temple, ministry, spiritual, congregation, sermon
= event, podcast, volunteer
names: St. Clare | Hillside Church | Open Door Parish | Lakeside Chapel
tagline: Everyone is welcome here
hero: Come as you are
about: A community of all ages that meets to sing, listen and help.
offers: Sundays: Service at ten. | Children: A room with stories. | Soup kitchen: Wednesdays.

law | content | Scale | law books | serious, luxury, elegant
law firm, lawyer, attorney, legal, legal services, solicitor, notary, law office, legal advice
= lawyer, service, article, lawCase
names: Ferrer & Roth | Hale Legal | Cho Partners | Northgate Law
tagline: Clear advice when it matters
hero: The law, in plain words
about: We tell you early what a case is worth and what it will cost.
offers: Family law: Agreements that last. | Property: Buying, letting, repairing. | Employment: For both sides. | Business: Contracts you can read.
quotes: Amelia Hart: They explained every step. | Jonas Weber: Firm and fair. | Zoe Adams: A hard time made easier.

consulting | content | Building2 | office building | serious, fresh, technical
consulting, consultancy, business, company website, corporate, startup, enterprise, saas, software company, it
services, marketing agency, accounting firm, construction company, manufacturing, industrial, company, firm, technology company, engineering company, cleaning company
= service, project, employee, article
names: Brightwater | Northbank Partners | Helio Works | Cedar & Co
tagline: Good work, delivered
hero: We take care of it
about: Founded by three colleagues who wanted to do the job properly. Today we are forty, and still answer the phone ourselves.
offers: Advice: A clear plan in two weeks. | Delivery: We do what we recommend. | Support: People, not tickets. | Training: So that you need us less.
quotes: Carmen Ruiz: On time and on budget. | Ravi Menon: They asked what nobody had asked. | Nadia Cole: A team you can trust.

podcast | content | Mic | microphone | bold, night
podcast, podcasts, radio, audio show, video channel, youtube, vlog, video platform, video sharing, streaming
platform
= podcast, video, article
names: Small Talk, Big Ideas | The Slow Hour | Signal & Noise | Voices
tagline: Conversations that stay with you
hero: Press play, look out of the window
about: Long conversations, without hurry.
offers: Weekly: Every Tuesday. | Notes: Links under every episode. | Letters: We read them aloud.

sports | content | Trophy | football stadium | bold, fresh
sports, sports association, football, soccer, basketball, league, sports team, tournament, sports news, baseball, esports, cricket, hockey, volleyball, athletics
= match, team, player, article
names: Full Time | River Hawks | Matchday | The Bench
tagline: Every match, every moment
hero: The season in one place
about: Fixtures, results and the people behind them.
offers: Live: Results as they happen. | Tables: Who stands where. | Stories: From the bench.

games | content | Gamepad2 | game controller | night, bold, playful
video game, gaming, game review, board game club, gamer, game studio, game store, indie game
= videoGame, article
names: Second Player | Save Point | Pixel Bakery | Level Up
tagline: Games worth your evening
hero: Find your next game
about: Written by people who finish games before they review them.
offers: Reviews: Finished first. | Guides: Without spoilers. | Together: A league for everyone.

vintage | content | Gem | antique shelf | retro, luxury
collection, collector, vintage, antique, coins, stamps, vinyl, sneakers, collectibles, watches
= auction, article
names: Needle Drop | Old Brass | The Cabinet | Second Story
tagline: Things with a past
hero: A collection with stories
about: We catalogue what others throw away.
offers: Catalogue: Every piece with its story. | Appraisal: Send us a photo. | Trade: Fair and friendly.

family | content | TreePine | family photo | warm, retro
family tree, genealogy, ancestry, family history, memorial, baby, parenting, kids activities
= contact, photo, article, event
names: Roots & Branches | The Hart Family | Our Table | Generations
tagline: Where we come from
hero: Stories that should not be lost
about: Photos, letters and names, kept in one place for those who come after us.
offers: People: Who was who. | Photos: With names and dates. | Stories: Told while we can.
`;
