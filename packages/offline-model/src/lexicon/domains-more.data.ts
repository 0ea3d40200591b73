export const MORE_DOMAINS = `
finance | dashboard | Wallet | coins | calm, technical
finance, budget, expense tracker, expenses, personal finance, money, spending, savings, income, bank, banking, budgeting, financial, expense
= transaction, budget, goal
names: Pocketbook | Clear Balance | Pennywise | Moneta
tagline: See where it goes
hero: Your money, in plain sight

stocks | dashboard | TrendingUp | stock chart | technical, night
stock market, stocks, stock portfolio, stock, stock trading, investment, investment portfolio, investing, portfolio
tracker, crypto, cryptocurrency, trading, bitcoin, share portfolio, share prices, stock prices
= stock, transaction, article
names: Tickerlight | Northbank Invest | Steady Growth | Candle
tagline: Your holdings at a glance
hero: Markets without the noise

analytics | dashboard | ChartColumn | dashboard chart | technical, serious
analytics, dashboard, sales dashboard, kpi, business intelligence, metrics, data visualization, reporting, statistics, data analysis, data platform, sales data
= sale, customer
names: Signal | Plain Numbers | Metricly | Northstar
tagline: Numbers you can act on
hero: The business in five numbers

energy | dashboard | Zap | solar panels | technical, night
energy, solar, smart home, iot, sensor, monitoring, electricity, power consumption, server monitoring, device
monitoring, home automation, smart city, industrial monitoring
= device, ticket
names: Wattly | Homebase | Sensorium | Gridlight
tagline: Everything that hums, in view
hero: All systems, one glance

weather | dashboard | CloudSun | clouds | fresh, calm
weather, forecast, weather app, climate data, air quality
= weather
names: Skyline | Umbrella? | Northwind | Clearly
tagline: Look up before you go out
hero: The sky, hour by hour

fitnessTracking | dashboard | Activity | running | bold, fresh
fitness tracker, workout tracker, workout log, exercise tracker, running log, training log, calorie tracker, diet
tracker, nutrition, weight tracker, sleep tracker, health tracker, step counter, calorie counter, health tracking, health data
= workout, mealPlan, healthReading, goal
names: Stride | Daily Reps | Pulseboard | Strongly
tagline: Every day counts a little
hero: Your training, written down

medication | management | Pill | pills | calm, soft
medication, medicine, pill reminder, prescription, medication tracker, symptom tracker, blood pressure
= medication, healthReading, appointment
names: Dosewell | Pillbook | Gentle Reminder | On Time
tagline: The right pill at the right hour
hero: Never wonder whether you took it

shop | shop | ShoppingBag | shop shelf | fresh, warm, elegant
shop, store, e-commerce, ecommerce, online store, online shop, webshop, shopping, products for sale, retail,
boutique, gift shop, toy store, electronics store, sell, handmade, supermarket, grocery store, farmers market, cosmetics, pet store, furniture, hardware store
= product, coupon
names: Hearth & Hook | Good Shelf | Mill & Maple | Daily Goods
tagline: Useful things, made well
hero: Fewer things, better ones
about: We sell what we use ourselves, from makers whose names we know.
offers: Free delivery: From 60 on. | Thirty days: To change your mind. | Repairs: We mend what we sold.
quotes: Amelia Hart: Wrapped like a present. | Jonas Weber: The skillet is perfect. | Zoe Adams: Real people answer.

fashion | shop | Shirt | clothes rail | elegant, bold
fashion, clothing, clothes, apparel, shoes, jewelry, jewellery, wardrobe, outfit, streetwear, sneakers store, accessories, dress, tailor
= clothing, article
names: Maison Nord | Thread & Tide | Loom | Second Skin
tagline: Clothes for many years
hero: New season, fewer pieces
about: Small runs, natural fibres, honest prices.
offers: Made to last: And mended for free. | True sizes: Measured on people. | Small runs: When it is gone, it is gone.

bookshop | shop | BookOpen | bookshelf | warm, retro
book store, bookshop, online bookstore, buy books, sell books
= book
names: Page & Plate | Dog-Ear | Third Shelf | Paper Harbour
tagline: Books chosen by people who read them
hero: Your next book is on this shelf
about: Books we have read, and would press into your hands.
offers: Chosen: We read before we shelve. | Ordered: Any book by tomorrow. | Wrapped: As a gift, for free.

wineShop | shop | Wine | wine bottles | luxury, elegant
wine, winery, wine shop, beer, brewery shop, whisky, liquor, cocktail, tea shop, coffee roaster
= wine, event
names: Cellar Nine | Clos & Co | The Cork Room | Vintner
tagline: Bottles with a place
hero: Open something good tonight
about: Eighty growers, visited one by one.
offers: Tastings: Every Thursday. | Boxes: Six bottles a month. | Advice: Tell us what you cook.

marketplace | shop | Store | flea market | warm, retro
marketplace, second-hand, secondhand, used goods, classified, auction, flea market, buy and sell, swap, thrift, resale
= auction, product
names: Second Story | Passalong | The Swap | Attic
tagline: Good things, again
hero: Find it, fix it, keep it
about: Neighbours sell to neighbours.
offers: Sell: In two minutes. | Buy: With a fair description. | Meet: In public places.

foodDelivery | shop | Bike | food delivery | bold, playful
food delivery, food ordering, meal delivery, takeaway, order food, takeout, restaurant ordering, online ordering
= menuItem, restaurant
names: Hot Bag | Quick Fork | Doorbell Dinner | Noodle Now
tagline: Warm food, fast
hero: Dinner is twenty minutes away
about: Short distances, fair pay, hot food.
offers: Near: Only from around the corner. | Fair: Riders are employed. | Hot: Or your money back.

carSales | shop | Car | car | bold, luxury
car dealership, car dealer, used cars, auto sales, vehicle sales, car marketplace, motorcycles, automotive, cars
= vehicle, appointment
names: Kestrel Motors | Northway Cars | Second Gear | Open Road Autos
tagline: Cars with honest stories
hero: Find the one that fits
about: Every car checked, every scratch photographed.
offers: Checked: One hundred points. | Test drive: Take it home for a day. | Warranty: Two years.

courses | learning | GraduationCap | learning desk | fresh, playful, technical
course, courses, e-learning, elearning, online learning, online course, education, tutorial, training platform, lms,
learning management, academy, coding bootcamp, learning platform, online education, study
= course, lesson, teacher
names: Open Harbour | Learnwell | Second Desk | Lumen Academy
tagline: Learn at your own pace
hero: Learn something that stays
about: Courses by people who do what they teach.
offers: Small steps: Fifteen minutes a day. | Real tasks: Not only videos. | Real answers: From people.
quotes: Elena Petrova: I finished a course for once. | Hugo Martin: Clear and calm. | Mina Park: I changed my job.

languages | learning | Languages | speech bubbles | playful, fresh
language learning, learn spanish, learn english, vocabulary, flashcards, language school, learn german, learn
french, language exchange
= flashcard, lesson, teacher
names: Wordly | Tongue & Tale | Hola Again | Phrasebook
tagline: Ten words a day
hero: Say it out loud
about: Languages are learned by mouth.
offers: Cards: Ten new words a day. | Talks: With patient people. | Stories: You can follow.

quiz | learning | CircleHelp | question marks | playful, bold
quiz, trivia, test, exam preparation, exam, practice test, questionnaire, knowledge test
= question
names: Quizling | Ten Questions | Know It | Brainwave
tagline: How much do you know?
hero: Ten questions, no mercy

tutoring | learning | School | teacher desk | warm, fresh
tutor, tutoring, private lessons, music school, music lessons, homework help, mentor, mentoring, driving school
= teacher, lesson, appointment
names: Second Explanation | Brightside Tutors | One to One | Chalk & Cheer
tagline: One hour that helps
hero: Find a teacher you can talk to
about: We choose tutors for patience first.
offers: One to one: Online or at home. | Trial hour: For free. | Progress: Written down.

jobs | jobs | Briefcase | office desk | serious, fresh, technical
job, jobs, job board, career, careers, recruitment, recruiting, employment, vacancy, vacancies, hiring, job search, job portal, freelance marketplace, internship, talent
= job, company, application, article
names: Goodwork | Open Desk | Nextchapter | Fairhire
tagline: Jobs with the salary on them
hero: Find work that fits your life
about: Good work, described in plain words.
offers: Clear: Salary in every advert. | Quick: Apply in five minutes. | Fair: An answer within two weeks.
quotes: Amelia Hart: Hired in three weeks. | Zoe Adams: They really answer. | Kofi Mensah: No dead ends.

social | social | UsersRound | people talking | playful, fresh
social network, social media, community, social platform, feed, microblog, twitter, instagram, facebook, followers, sharing platform, neighborhood, social app, reddit
= post, person, group
names: Porchlight | Commonroom | Nearby | Hello Street
tagline: People near you, moments that matter
hero: What is going on around you?
about: A small network without a ranking machine: newest first, nothing sold.
offers: Newest first: No algorithm. | Near: People you can meet. | Kind: Moderated by members.

forum | social | MessagesSquare | round table | calm, technical
forum, discussion board, q&a, question and answer, stack overflow, discussion, online community, message board, support community, enthusiasts
= thread, question, member
names: Roundtable | The Commons | Ask & Answer | Long Thread
tagline: Ask, answer, agree to differ
hero: Good questions live here
about: A forum with few rules and long memories.
offers: Ask: No question is too small. | Answer: Points for patience. | Meet: Twice a year.

dating | social | Heart | two cups | playful, soft
dating, matchmaking, singles, roommate, find friends, networking, penpal, pen pal, language partner
= person, event
names: Second Coffee | Slow Dance | Nearby Hearts | Warmly
tagline: Meet someone kind
hero: Say hello to somebody new
about: Fewer profiles, longer ones.
offers: Real: Every profile is read. | Slow: Five introductions a week. | Safe: Block with one tap.

photoSharing | social | Camera | camera | bold, night, calm
photo sharing, image sharing, photo community, pinterest, photography community, meme, art sharing
= photo, person
names: Framewise | Blue Hour | Pinwall | Shutter
tagline: Pictures worth a second look
hero: Show what you saw
about: For people who carry a camera on Mondays.
offers: Albums: In your order. | Themes: A new one each week. | Prints: From your best.

ideas | social | Lightbulb | light bulb | fresh, playful
idea board, suggestion box, feedback board, feature voting, voting, poll, survey, petition, brainstorming, feedback
platform
= idea
names: Suggestion Box | Upvote | Brightside | Listening Post
tagline: Good ideas, counted
hero: What should we do next?

chat | messaging | MessageCircle | speech bubbles | fresh, night
chat, chat app, messaging, messenger, instant messaging, email client, mail, inbox, team chat, whatsapp, slack, chatroom, chat room, communication platform
= contact, group
names: Chirp | Paper Planes | Ping | Corner Talk
tagline: Talk without noise
hero: Say it simply

notes | tool | StickyNote | notebook | calm, warm
notes, note taking, note-taking, notepad, memo, notebook, sticky notes, knowledge base, wiki, snippets, second brain
= note
names: Margin | Plainpad | Inkling | Scratch
tagline: Write it down, find it again
hero: A quiet place for thoughts

journal | tool | NotebookPen | diary | soft, calm
journal, diary, gratitude, mood tracker, mood journal, dream journal, reflection, mental wellbeing, meditation
= journalEntry
names: Evening Page | Daylight | Softly | Three Lines
tagline: Three lines a day
hero: How was today?

habits | tool | Repeat | calendar | fresh, playful
habit, habits, habit tracker, routine, streak, daily goals, goal tracker, goals, bucket list, challenge, resolutions
= habit, goal
names: Streak | Daily Bit | Evergreen | Onward
tagline: Small things, every day
hero: Keep the streak

shoppingList | tool | ShoppingBasket | groceries | fresh, warm
shopping list, grocery list, groceries, pantry, meal planner, meal planning, fridge, packing list, wishlist app
= shoppingItem, mealPlan, recipe
names: Basket | Full Fridge | Aisle Three | Milk & More
tagline: Never forget the milk
hero: What do we need?

contacts | tool | Contact | address book | calm, fresh
address book, contact book, contact list, contacts app, phone book, contact manager, birthday reminder
= contact
names: Rolodesk | Who & Where | Little Black Book | Kindred
tagline: Everyone, one tap away
hero: People who matter

bookmarks | tool | Bookmark | bookmark | technical, calm
bookmark, bookmarks, link collection, bookmark manager, reading list, links
= bookmark
names: Keepsake | Linkshelf | Laterlist | Tabless
tagline: Links you will find again
hero: Close the tabs, keep the links

subscriptions | dashboard | CreditCard | calendar | calm, technical
subscription, subscriptions, subscription tracker, recurring payments, insurance, insurance company, insurance
policy
= subscription, expense
names: Recurly Yours | Renewed | Monthly | Subtrack
tagline: Know what renews, and when
hero: Every subscription in view
`;
