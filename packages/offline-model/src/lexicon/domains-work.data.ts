export const WORK_DOMAINS = `
clinic | booking | Stethoscope | clinic | calm, fresh
clinic, doctor, medical, hospital, dentist, dental, healthcare, health care, patient, physician, therapist, therapy,
physiotherapy, psychologist, telemedicine, telehealth, health, pharmacy, mental health
= doctor, appointment, service, patient
names: Harbour Clinic | Lakeside Practice | Willow Health | Clear Water Medical
tagline: Care from people who take their time
hero: Here when you need us
about: We listen first, explain what we find and plan every treatment together with you.
offers: Check-ups: Yearly checks for adults and children. | Vaccinations: Travel and routine vaccines. | Lab tests: Results within two days.
quotes: Ana Costa: They listened before they prescribed. | Noah Fischer: In and out in half an hour. | Sofia Rossi: Kind to my mother, kind to me.

garage | management | Wrench | car garage | technical, serious
garage, car repair, auto repair, car workshop, mechanic, repair shop, car service, tyre service, vehicle repair
= repairJob, parkedVehicle, customer, invoice
names: Pit Stop | Bay Two | Torque | Second Gear
tagline: Every car, every job, on time
hero: What is on the lift today?
about: Cars, jobs, parts and bills of one workshop.
quotes: Amelia Hart: Ready when they said. | Marco Silva: A fair bill. | Priya Nair: They showed me the old part.

salon | booking | Scissors | hair salon | elegant, warm, soft
salon, barber, barbershop, hairdresser, hair, spa, massage, beauty, nails, nail salon, tattoo, makeup, cosmetic, grooming, wellness
= service, appointment, employee
names: Sharp Cuts | Studio Lume | The Chair | Rosewater
tagline: Look like yourself, rested
hero: Take an hour for yourself
about: Four chairs, good music and people who know when to talk.
offers: Cut: With a wash and a talk. | Colour: Soft or loud. | Care: For hair, skin and hands.
quotes: Hannah Berg: I finally like my fringe. | Victor Almeida: Best shave in town. | Grace Kim: An hour of peace.

hotel | booking | Hotel | hotel | luxury, warm, calm
hotel, hostel, resort, accommodation, bed and breakfast, vacation rental, airbnb, guesthouse, inn, cabin, holiday
home, lodging, homestay, camping, campsite
= hotelRoom, booking
names: Casa do Rio | The Fell Inn | Hotel Meridian | Linden House
tagline: Sleep well, wake slowly
hero: A room with time in it
about: A family house with thirty rooms, one garden and breakfast until noon.
offers: Rooms: Quiet and bright. | Breakfast: Until noon. | Around: Walks from the door.
quotes: Clara Jensen: We stayed two days longer. | Oscar Lind: The breakfast! | Rosa Gallo: They remembered our names.

rental | booking | CalendarCheck | meeting room | fresh, technical
rental, rent, hire, bike rental, boat rental, equipment rental, parking, coworking, coworking space, meeting room,
room booking, study room, conference room, venue, space booking, desk booking, tool library
= room, booking
names: Openroom | Lend & Go | Free Desk | Key & Hour
tagline: Book it, use it, done
hero: Find what is free and take it
about: Pick a time, get a confirmation, turn up. That is all.
offers: Clear prices: By the hour. | No double bookings: Taken is taken. | Cancel freely: Until the day before.

carRental | booking | Car | car | bold, fresh
car rental, rent a car, vehicle rental, car hire, carsharing, car sharing
= vehicle, booking
names: Kestrel Cars | Open Road | Northway Hire | Key & Go
tagline: The right car for the day
hero: Pick a car, pick a day
about: Thirty cars, one price, no small print.
offers: All in: Insurance and kilometres. | Any hour: Pick up when it suits you. | Electric: Half of the fleet.

tennis | booking | Trophy | tennis court | fresh, bold
tennis, court, badminton, squash, padel, tennis club
= room, booking, member, match
names: Baseline Club | Green Court | Set & Match | Northside Tennis
tagline: Courts for everyone
hero: Find a court, bring a friend
about: Beginners and old hands share the same courts, and stay for a drink afterwards.
offers: Courts: Clay and hard. | Coaching: All levels. | League: Friendly, mostly.

sportsHall | booking | Trophy | sports hall | fresh, bold
sports club, sports facility, sports hall, golf, climbing club, swimming pool, climbing gym, climbing hall, climbing
wall, climbing centre, bowling, football field
= room, booking, member, match
names: Open Field | The Playground | Northside Sports | Good Game
tagline: Room to move, for everyone
hero: Find your place
about: Beginners and old hands train side by side, each at their own pace.
offers: Space: Inside and out. | Coaching: All levels. | League: Friendly, mostly.

gym | booking | Dumbbell | gym | bold, fresh
gym, fitness, yoga, pilates, fitness studio, personal trainer, workout studio, crossfit, dance studio, martial arts, karate, boxing, fitness center
= fitnessClass, trainer, member, booking
names: Iron & Breath | Studio North | Pulse House | The Daily Lift
tagline: Stronger, week by week
hero: Move well, feel well
about: A studio without mirrors on every wall. Coaches correct gently and remember your goals.
offers: Classes: Forty a week. | Coaching: One to one. | Recovery: Sauna and stretch.
quotes: Hannah Berg: I actually come. | Tomas Dvorak: Patient coaches. | Joao Pereira: My back says thank you.

events | booking | CalendarDays | concert | bold, playful
event, events, event tickets, conference, festival, concert, meetup, workshop, webinar, event management, venue
booking, theater, hackathon, expo
= event, registration, speaker, venue
names: Doors at Seven | Gather | The Long Evening | Lantern Events
tagline: Good evenings, well planned
hero: What are you doing on Friday?
about: We find the rooms, the people and the light. You bring yourself.
offers: Concerts: Small rooms. | Workshops: Learn by doing. | Talks: With questions.

flights | booking | Plane | plane | fresh, technical
flight, airline, airport, train ticket, bus ticket, railway, transport, cruise, ferry
= flight, booking, destination
names: Meridian Air | Window Seat | North Line | Cloud Courier
tagline: From here to there, gently
hero: Where to next?
about: Fair prices, clear rules and legroom.
offers: Flexible: Change once for free. | Fair: One price for all. | Fast: Boarding in ten minutes.

realEstate | content | House | house garden | luxury, serious, fresh
real estate, property, properties, apartment, house, housing, realtor, home for sale, rental listings, estate agent, homes
= property, lawyer, appointment
names: Key & Lantern | Northside Homes | Linden Estates | First Door
tagline: Homes shown honestly
hero: Find the place where the light is right
about: We show flaws first. It saves everybody time.
offers: Buy: With a second look. | Rent: Fair and in writing. | Sell: Photos that tell the truth.
quotes: Hannah Berg: Told us about the noise. | Grace Kim: Found it in two weeks. | Ben Carter: Sold above our hopes.

propertyManagement | management | KeyRound | apartment building | serious, fresh
property management, tenant, landlord, rent collection, lease, building management, apartment management, facility
management, condominium
= property, tenant, ticket, invoice
names: Doorbook | Linden Keys | Tenantry | Block & Bell
tagline: Every door in view
hero: Homes, tenants and repairs in one place

inventory | management | Boxes | warehouse | technical, serious
inventory, warehouse, stock, stock control, spare parts, asset management, equipment tracking, supply, stockroom, supply chain, inventory management
= stockItem, supplier, order
names: Stockline | Shelfwise | Binlight | Countwell
tagline: Know what is on the shelf
hero: Stock at a glance

logistics | management | Truck | delivery truck | technical, bold
logistics, delivery, shipment, shipping, courier, parcel, freight, fleet, fleet management, transport management, trucking, dispatch, moving company
= shipment, driver, vehicle, customer
names: Parcelwise | Routebook | Cedar Logistics | Lastmile
tagline: Every parcel, every mile
hero: On the road, on time
about: A network of careful drivers and honest arrival times.
offers: Same day: Within the city. | Tracking: Every step. | Fragile: We carry it like ours.

hr | management | Users | team meeting | serious, fresh
hr, human resources, employee, employees, payroll, leave, attendance, workforce, staff management, personnel, onboarding, timesheet, shift
= employee, leaveRequest, attendance, department
names: Peoplebook | Rosterly | Open Desk | Staffroom
tagline: People first, paper last
hero: Your team in one place

crm | management | Handshake | handshake | serious, technical
crm, customer relationship, sales pipeline, leads, lead management, sales, client management, customer management, deals, contacts management
= customer, deal, task, meeting
names: Followup | Warmlead | Handshake | Clientbook
tagline: Never forget a follow-up
hero: From first hello to signed

projects | management | FolderKanban | planning board | technical, serious
project management, project, team collaboration, sprint, agile, scrum, milestones, workspace, collaboration, construction project
= project, task, employee
names: Milestone | Plainboard | Nextstep | Workbench
tagline: What is next, who does it
hero: Projects that move

tasks | management | ListChecks | checklist | calm, fresh, playful
task, todo, to-do, tasks, to do list, checklist, chores, productivity, task manager, reminders
= task
names: Tidy | Onething | Plain List | Nextup
tagline: One thing at a time
hero: What matters today

support | management | LifeBuoy | headset | technical, serious
support ticket, helpdesk, help desk, ticketing, customer support, bug tracker, issue tracker, incident, it support, maintenance, repair shop, customer service, car repair, auto repair
= ticket, customer, article
names: Deskline | Fixlist | Resolvo | Open Ticket
tagline: Nothing gets lost
hero: Every request, answered

invoicing | management | ReceiptText | invoice | serious, calm
invoice, invoicing, billing, accounting, bookkeeping, quotes, freelancer invoices, small business finance, receipts, accounts payable
= invoice, customer, expense
names: Paidly | Ledgerly | Thirty Days | Billbook
tagline: Sent, paid, done
hero: Know who owes what

school | management | School | school | fresh, playful
school, student management, student information, classroom, grades, teacher, gradebook, university, college, academic, kindergarten, education management, campus
= student, teacher, grade, assignment, course
names: Classbook | Elm Street | Chalkline | Homeroom
tagline: The school day, in order
hero: Students, lessons and marks in one place
about: A school that knows every child by name.
offers: Lessons: Small classes. | Music: For everyone. | Afternoons: Homework and play.

library | management | Library | library | warm, retro, calm
library, library management, book lending, librarian, book catalog, borrow books, lending library
= book, member, loan
names: Third Shelf | Stacks | Readroom | Open Library
tagline: Books that come back
hero: Every book in its place
about: A public library with long tables and longer evenings.
offers: Borrow: Three weeks. | Reserve: We keep it for you. | Read aloud: Saturdays at ten.

farm | management | Wheat | wheat field | natural, warm
farm, farming, agriculture, crop, livestock, harvest, greenhouse, vineyard, beekeeping, agricultural, farmer
= crop, task, stockItem, product
names: Fieldbook | North Acre | Goodsoil | Harvest Ledger
tagline: From seed to crate
hero: Every field in view
about: A family farm that writes things down.
offers: Fields: What grows where. | Harvest: When and how much. | Box: Every Friday at your door.

government | management | Landmark | town hall | serious, calm
government, permit, municipality, city hall, citizen, public service, council, license, compliance, audit, inspection, police, fire department, election
= permit, ticket, article, department
names: Open Counter | Cityline | Townhall | Civic Desk
tagline: Public service, made clear
hero: What can we help you with?
about: Everything the town does, where you can find it.
offers: Apply: Without queues. | Report: A problem in your street. | Follow: Every step of the way.
`;
