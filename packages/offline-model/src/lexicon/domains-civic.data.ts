export const CIVIC_QUOTES =
  'Amelia Hart: It took two minutes. | Marco Silva: Now I know where things stand. | Priya Nair: Clear and friendly.';

export const CIVIC_DOMAINS = `
neighbourhood | social | HeartHandshake | neighbourhood houses | warm, fresh
neighbourhood, neighborhood, neighbourhood help, neighbour, neighbor, mutual aid, local help, community help, helping neighbours
= helpRequest, volunteer, event
names: Next Door | Good Street | Lend a Hand | Corner
tagline: Help is around the corner
hero: Ask. Offer. Say hello.
about: A small network of people who live near each other and do not mind carrying a sofa.
offers: Ask for help: Say what you need and when. | Offer a hand: An hour is enough. | Meet: Evenings, swaps and street parties.

lostPets | social | PawPrint | dog | warm, serious
lost pet, missing pet, lost cat, lost dog, missing cat, missing dog, lost animal, missing animal
= lostPet
names: Home Again | Paw Alert | Seen Nearby | Back Home
tagline: Seen nearby, home tonight
hero: Have you seen this animal?
about: Neighbours look out for the animals of neighbours. Who saw one says where and when.

recycling | content | Recycle | recycling plant leaf | fresh, calm
recycling, e-waste, waste, environment, sustainability, eco-friendly, zero waste, climate, carbon footprint, environmental protection, green living
= dropOffPoint, article, booking
names: Second Round | Green Loop | Lesswaste | Turnaround
tagline: Nothing is rubbish yet
hero: Bring it back, we take it apart
about: We collect what others throw away and give most of it a second life.
offers: Drop-off: Points all over the city. | Pick-up: We come to your door. | Guides: What goes where, and why.

transit | content | TramFront | tram city | technical, calm
public transport, transit, bus, tram, metro, subway, timetable information, commuter, railway, train station, transport information
= transitLine, lostItem, article
names: Cityline | Every Stop | Metro Link | Halt & Go
tagline: From here to there, on time
hero: Where do you want to go?
about: Buses, trams and trains of the whole region on one page.
offers: Routes: The quickest way, and the one with a seat. | Tickets: Bought in two taps. | News: Delays before you leave home.

intranet | management | Building2 | office building | serious, calm
intranet, internal communication, employee portal, company portal, staff portal, internal portal, company hub
= article, employee, document
names: Inside | The Hallway | Common Desk | Homebase
tagline: Everything about work, in one place
hero: Good morning, team
about: News, people, papers and rooms: what used to be in twelve places is here.

exams | management | FileCheck2 | exam paper | serious, technical
exam system, online exam, examination, exam, test platform, assessment platform, question bank, exam management, online assessment
= exam, question, grade, student
names: Clear Answer | Examroom | Fairmark | Paper & Pencil
tagline: Fair questions, clear results
hero: Ready when you are
about: Exams that start on time, are marked at once and explain what went wrong.

crowdfunding | content | Rocket | light bulb idea | bold, fresh
crowdfunding, crowd funding, backers, pledging, kickstarter, fundraising platform, pledge
= campaign, rewardTier, donation
names: Kindling | First Backers | Groundswell | Seedlight
tagline: Ideas that many carry
hero: Help it happen
about: Makers show what they want to build; people who like it make it possible.
offers: Discover: New ideas every week. | Support: From five dollars. | Follow: See how it grows.

retreat | booking | Flower2 | yoga lake | soft, calm
retreat, wellness retreat, yoga retreat, meditation, mindfulness, wellbeing, detox, holistic
= tour, booking
names: Stillwater | Slow Days | The Quiet House | Breathing Room
tagline: A few days of quiet
hero: Leave the phone at home
about: Small groups, good food and long walks in places without traffic.
offers: Yoga: Morning and evening. | Silence: As much as you like. | Nature: Forest, lake and sky.

coworking | booking | LampDesk | office desk window | fresh, technical
coworking, co-working, coworking space, co-working space, shared office, office space rental, hot desk
= room, booking, membershipPlan, event
names: Long Table | Desk & Dock | The Loft | Common Ground
tagline: A desk, good light and company
hero: Work where it feels good
about: Two floors of desks, six rooms and a kitchen that never runs out of coffee.
offers: Desks: By the day or the month. | Rooms: For two or for twenty. | Company: Breakfast every Friday.

parking | management | CircleParking | parking garage car | technical, serious
parking, parking lot, car park, parking garage, parking management, parking spaces, parking space
= parkingSpace, parkedVehicle, parkingStay
names: Bay Six | Parkwell | Free Spot | Level Two
tagline: Every space in view
hero: A space for every car
about: Who is in, what is free and what is due.

adminPanel | management | ShieldCheck | keys lock | technical, serious
manage users, users and roles, user management, roles and permissions, access control, identity management, user
administration
= userAccount, activityLog
names: Gatekeeper | Control Room | Keyring | Console
tagline: Who may do what
hero: People and their rights
about: Users, roles and a record of what happened.

documents | management | FolderOpen | folders documents | serious, calm
document portal, document upload, document management, file manager, file management, document library, file
sharing, paperwork, archive
= document
names: Paperwell | File & Find | The Drawer | Folio
tagline: Every paper in its place
hero: Hand it in, look it up
about: Documents that arrive, are checked and are found again.
`;
