/**
 * Requests and what their plans hold. A request goes on where a line is set in; each line with `>` is a promise:
 * `things`, `pages`, `blocks`, `kind` and `name` of the plan, `fields` and `options` of a list, its `types`, the
 * `titles` of its first rows, what is `computed` and what `marks` a record, `field`, `rule`, `effect`, `row`, `block`,
 * `page` and `plan` that match an object, of a list by its name or its id (`promises.test.ts` has them all); `=` exactly
 * these, `^` these first, `~` these among others, `!` none that the pattern finds.
 */
export const PROMISES = `
# Tidal – surf school\\n\\n**Pages**\\n- Home: hero with the headline "Stand up today"\\n- Lessons: list of lessons with level,
  price and duration\\n- Book a lesson\\n- My bookings\\n- FAQ and Contact\\n\\n**Design**\\nSea green (#2E8B57) buttons on a
  white background. Rounded corners.
  > name = Tidal
  > pages ~ Lessons, My bookings, FAQ, Contact
  > pages ! corner|headline|hero
  > text ~ Stand up today
  > plan {"theme": {"primary": "#2e8b57", "background": "#ffffff"}}
We are Kornblume, a small sourdough bakery at 14 Mill Lane, Totnes. We bake country loaf (£4.80), rye (£5.20) and cinnamon buns
  (£3.20). Make us a website with our breads, our story and how to find us.
  > name = Kornblume
  > pages ~ About, Contact
  > titles Breads = Country loaf, Rye, Cinnamon buns
  > text ~ A small sourdough bakery
  > text ! Repairs|555 0134|Thirty hours
Website for a dental practice in Leeds, Dr Amara Okafor and Dr Tom Reilly. We do check-ups, whitening and implants. No online booking.
  > kind = content
  > titles Services = Check-ups, Whitening, Implants
  > text ~ Dr Amara Okafor
  > text ~ Dr Tom Reilly
  > pages ! Book|appointment
A portfolio for me, Lena Voss, furniture maker. Show my pieces with photos, wood and year. Quiet and minimal.
  > name = Lena Voss
  > things ! Artwork|Quiet|Minimal
  > text ~ Furniture maker
Je suis électricien à Lyon, Dubois Électricité. Il me faut un site avec mes services et mes coordonnées : 04 72 55 01 88.
  > name = Dubois Électricité
  > things ! Faut|Il
  > titles Services = Installation électrique, Tableaux électriques, Éclairage, Dépannage, Mise aux normes, Bornes de recharge
Our tennis club needs a site: members log in and book courts (Court 1, Court 2, Court 3).
  > name = Tennis Club
  > titles Courts = Court 1, Court 2, Court 3
An invoice tool for a freelancer: clients, invoices with line items, mark as paid, overdue ones in red.
  > kind = management
  > text ! "field":"lastContact","test":"overdue"
habit tracker app, dark, with streaks and a weekly view
  > things ! Dark
  > plan {"theme": {"mode": "dark"}}
Booking site for my pottery studio. Classes at 9:00, 10:30 and 14:00, 8 places each.
  > things ! Places
  > block {"kind": "booking", "slots": ["09:00", "10:30", "14:00"]}
Workout tracker for myself. I log exercises with sets, reps and weight. Show a chart of the weight over time, for each of
  the exercises. No meal plans.
  > pages ! meal
  > things ! meal
Internal recruiting tool for our HR team. Candidates with name, email, position and stage (applied, interview, hired).
  > kind = management
  > options Candidates.Stage = Applied, Interview, Hired
Parcel look-up: visitors enter a tracking number and see the status
  > blocks ~ lookup
Split expenses with my flatmates and show who owes whom
  > blocks ~ engine
Polls app: create a poll, vote once, see the results
  > blocks ~ engine
Hotel site with rooms, booking and payment by card
  > blocks ~ form
News portal with categories Politics, Sport, Culture and Weather, and comments
  > options Articles.Category = Politics, Sport, Culture, Weather
  > blocks ! engine
Learning app: lessons by level, flashcards, quizzes, leaderboard and profile
  > pages ~ Quiz, Leaderboard, Profile
Clients upload documents. Staff approve or reject documents.
  > options Documents.Status ~ Approved, Rejected
CRM with contacts and a deals pipeline as a kanban board with stages Lead, Qualified, Proposal, Won
  > options deal.Stage = Lead, Qualified, Proposal, Won
  > blocks ! engine
Trips with a title, a destination, start and end date and a budget
  > fields Trips ~ Start date, End date
A CRM for sales teams with contacts and deals
  > pages ! team
Music player with playlists and songs
  > pages ! player
Podcast site: listen to episodes and leave ratings
  > pages ! leave
Invoicing: invoices with line items and a dashboard with revenue this month
  > pages ! revenue|line
Chat with contacts, unread badges and search
  > pages ! badge
Mood journal with daily entry, tags and streak
  > pages ! stream|streak
The app should let the office keep a list of vans with plate, model and mileage, and drivers with name and phone. The
  office gets reports and signs in.
  > things ~ Vans, Drivers
  > things ! keep|get|sign
Online courses about astronomy with lessons
  > things ! astronom
Track my yarns and my gizmos
  > things ~ Yarns, Gizmos
Manage zeppelins (name, length in m, pilot)
  > things ~ Zeppelins
An app for beekeepers. There are apiaries, queens and inspections.
  > things ~ Apiaries, Queens, Inspections
An app for a beekeeper. There are apiaries and inspections.
  > things ~ Apiaries, Inspections
An app for a nursery with children. Every child gets stickers.
  > things ~ Children, Stickers
Staff manage patients (name, phone) and doctors (name, specialty). A doctor sees patients.
  > plan {"auth": null}
An online bookstore: browse books by genre, product pages with reviews, a shopping cart
  > things ~ Books
  > things ! products
A shop with products and books
  > things ~ Products, Books
An inventory system for a bike shop with products, suppliers and sales. Users can add products with name, category (bikes,
  parts), price and stock.
  > things = Products, Suppliers, Sales
Help desk: tickets (subject, description, priority)
  > field Tickets.Subject {"type": "text"}
Invoicing tool. Invoices have a number, client, amount and due date.
  > field Invoices.Number {"type": "text"}
Help desk for tickets (title, priority: low, urgent, burning, and due date).
  > options Tickets.Priority = Low, Urgent, Burning
Facility management app: technicians, issues with title, building, priority (low, medium, high) and status. No technician
  may have more than 3 open issues.
  > fields Issues ~ Building, Technician
  > rule Issues {"kind": "atMost", "count": 3, "per": ["technician"], "open": {}}
Courier planner: drivers and deliveries with address, date and status (planned, delivered). No more than 4 open deliveries
  per driver.
  > rule Deliveries {"per": ["driver"], "open": {"field": "status", "closed": ["Delivered"]}}
Library app: books, members, loans. Each member can borrow at most 5 books at a time.
  > rules Books =
  > rule Loans {"kind": "atMost", "count": 5, "per": ["member"]}
Painel de energia: leituras com apartamento, mês, kWh e custo em reais.
  > things ~ Leituras
Site d’une école de musique : cours (niveau, prix), professeurs, actualités et inscription.
  > things ~ Actualités
Plataforma con profesores (materia, precio por hora, ciudad) y alumnos
  > things ~ Profesores
Hospital system with these features: wards, beds, patients and admissions.
  > pickers Beds ~ Ward
  > pickers Admissions ~ Patient, Bed
School management with these features: students, teachers, subjects and exam results.
  > pickers Exam results ~ Student, Subject
Asset management system with these features: assets, employees, assignments and repairs.
  > pickers Assignments ~ Asset, Employee
Vet clinic management system with these features: owners, pets and appointments. Each pet belongs to one owner and has name
  and species.
  > pickers Pets = Owner
  > pickers Appointments = Pet
Blood bank management system with these features: donors, donations and requests.
  > things = Donors, Donations, Requests
An online shop for loose leaf tea with a Shop page with the teas (name, origin, price) and a cart.
  > pages ~ Shop
Staff manage patients (name, phone), doctors (name, specialty) and appointments (patient, doctor, date, time). A doctor
  cannot have two appointments at the same date and time.
  > rule Appointments {"kind": "unique", "fields": ["doctor", "date", "time"]}
Manage vans (plate, model, mileage), drivers (name, phone) and trips (van, driver, date, distance). The plate of a van must
  be unique and a driver cannot make two trips on the same date.
  > rule Trips {"kind": "unique", "fields": ["driver", "date"]}
manage boat hire: boats (code, seats, colour), hires (boat, customer name, from, until). a boat cannot be hired twice for
  the same days
  > rule {"kind": "noOverlap", "resource": "boat", "from": "from", "to": "until"}
Please build a website for tracking meteorite finds. Users can report a find with location, weight, date and type (iron,
  stony). Provide a glossary.
  > things ~ Meteorite finds
  > fields Meteorite finds ~ Location, Weight, Date, Type
Members register their apiaries and report swarms with location and size.
  > things ~ Swarms
Develop a web application for an orchestra's music archive. The application should have functionality for cataloguing scores
  by composer, instrumentation and duration, lending parts to musicians, and planning concert programmes.
  > fields Scores ~ Composer, Instrumentation, Duration
An app where couples add dreams, vote on them and set a target date
  > things ! couples
Marketplace for instruments: sellers list instruments with brand and price; admin approves listings
  > things ! approves
A booking site for a pottery studio with kiln times and wheel places
  > text ! "/wheel"
Create a platform for freelance translators: profiles with language pairs and rates, clients post jobs with word count and
  deadline, translators send offers, clients accept one and rate them.
  > things ~ Jobs, Offers
A list of volcanoes with alert level, last eruption and elevation
  > things ~ Volcanoes
  > text ~ Mount Etna
  > options Volcanoes.Alert level = Green, Yellow, Orange, Red
Personal library of perfumes: brand, notes, season, rating
  > things = Perfumes
Flights with title and duration in minutes. A flight can not be longer than 60 minutes.
  > field Flights.Duration {"min": 0, "max": 60}
Donors with name and age. Donors must be at least 18 years old.
  > field Donors.Age {"min": 18}
Blood bank: donors with name, age and blood type. Donors must be 18 to 65 years old.
  > field Donors.Age {"min": 18, "max": 65}
Timesheet management: employees (name) and time entries (employee, date, hours, note). Not more than 12 hours per day.
  > rule {"kind": "sumAtMost", "count": 12}
Leave requests with reason, start date and end date. It is not allowed that the end date is before the start date.
  > rule {"kind": "after", "isSameFine": true}
Dental lab management: dentists (name, phone), technicians (name), orders (title, due date). Orders belong to a dentist and are
  assigned to one technician.
  > pickers Orders ~ Dentist, Technician
Internal tool for our hostel staff: rooms (number, beds, price) and bookings. Staff enter bookings.
  > pickers Bookings ~ Room
Clothes swap app for my neighbourhood: browse listings, people post an item with photo, size and price. Buyers send requests.
  > things ! item
  > fields Listings ~ Title, Photo, Size, Price
shared calendar app
  > block {"kind": "collection", "view": "calendar"}
Parcels with sender and weight in kg. The weight must be more than 0.
  > field Parcels.Weight {"min": 0.01}
Manage pigeons (name, ring number, weight). The weight has to be between 250 and 600.
  > field Pigeons.Weight {"min": 250, "max": 600}
i need something to keep track of who borrowed my board games
  > pages ! about|contact|home
comic book collection with issue number, condition and value
  > pages ! about|contact|home
site for my kayak school with courses, prices and FAQ
  > pages ! services|about|team
I need a timetable site for our small ferry company between the islands: 3 routes, departures per weekday, fares for adults,
  children, bikes and cars, a news box for cancelled sailings, and a contact page. No booking for now.
  > pages ~ Routes, Timetable, News, Pricing, Contact
  > pages ! child|bike|car|island
  > text ~ "title":"Children"
  > fields Departures ~ Route, Weekday, Time
make a website 4 my barbershop, price list, opening hours tue-sat 9-18, map and phone number 555 0199
  > text ~ 555 0199
  > things ! 555
A landing page for "Northwind Tea", a small brand from the highlands
  > name = Northwind Tea
Portfolio for a freelance photographer Mara Lindqvist with projects and a contact form
  > name = Mara Lindqvist
Build an app for a mushroom foraging club. Finds have a species, a place, a date and a weight.
  > name = Mushroom Foraging Club
A chess tournament: players with name, club and rating; matches with white, black and round.
  > name = Chess Tournament
I need an app. Hives have a name, a location and a mite count.
  > name = Hives
Please build a hospital bed management system with these features: wards, beds, patients and admissions. Each bed has a
  status: free, occupied, cleaning, out of service. Nurses can admit a patient to a free bed and discharge them; after
  discharge the bed goes to "cleaning". A patient can be in one bed only.
  > rule Admissions {"kind": "picks", "field": "status", "only": ["Free"]}
  > rule Admissions {"kind": "atMost", "count": 1, "per": ["patient"]}
  > effect Admissions {"kind": "sets", "when": null, "option": "Occupied"}
  > effect Admissions {"kind": "sets", "when": {"field": "status", "is": ["Discharged"]}, "option": "Cleaning"}
Asset management system with these features: assets (tag, serial number), employees and assignments. An asset in repair or
  retired cannot be assigned.
  > rule Assignments {"kind": "picks", "never": ["In repair", "Retired"]}
  > options Assets.Status = Available, In repair, Retired
Warehouse management system with these features: products, suppliers and stock movements (in, out, correction). Stock may
  never be negative.
  > effect Stock movements {"kind": "counts", "field": "stock", "minus": {"field": "type", "is": ["Out"]}}
  > fields Products ~ Stock
Library management system with these features: books (title, author, copies), members and loans. Nobody may borrow when no
  copy is available.
  > effect Loans {"kind": "counts", "field": "copies", "minus": "always", "plus": {"field": "returned", "is": "filled"}}
Blood bank management system with these features: donors, donations and requests. Donors may donate only every 90 days.
  > rule Donations {"kind": "apart", "days": 90, "per": ["donor"]}
School management system with these features: students (name, class), teachers and classes. A class can have at most 30
  students.
  > rule Students {"kind": "atMost", "count": 30}
Une application pour gérer une crèche : enfants (nom, allergies, groupe), parents et menus. Le groupe « Bébés » a 8 places
  maximum, « Moyens » 12.
  > rule Enfants {"kind": "atMost", "count": 8}
  > rule Enfants {"kind": "atMost", "count": 12}
Order list: product, quantity, unit price, total = quantity * unit price.
  > computed = Total = Quantity × Unit price
Flipping tracker: items with name, purchase price, sale price and profit. Profit is sale price minus purchase price.
  > computed = Profit = Sale price − Purchase price
Manage clients (name, phone) and jobs (client, date, hours, paid). I want to know how much they owe me, 28 euro per hour.
  > computed = Amount = Hours × 28
Manage students (name, class) and results (student, subject, marks). Marks are from 0 to 100 and the grade is computed: A
  from 85, B from 70, otherwise F.
  > computed = Grade = A ≥ 85 · B ≥ 70 · F (Marks)
Manage books (title, author) and loans (book, borrower, borrowed on, due date, returned). Loans are for 14 days. The fine is
  0.50 per day late.
  > computed = Due date = Borrowed on + 14 d, Fine = 0.5 × d > Due date
Work orders have a customer, parts cost, labour cost and total. The total is calculated automatically.
  > computed = Total = Parts cost + Labour cost
Keep sales with product, quantity, unit price and total.
  > computed = Total = Quantity × Unit price
Manage projects (name, budget, spent, remaining).
  > computed = Remaining = Budget − Spent
A hair salon site with prices: cut 30 euro, colour 60 euro per hour.
  > computed =
Gradebook: students, assignments with a title, maximum points and score. Show the average per student and a letter grade
  (A from 90, B from 80, otherwise F).
  > computed = Average = Ø Percent (Assignments), Letter grade = A ≥ 90 · B ≥ 80 · F (Average), Percent = Score × 100 ÷ Maximum points
Leave planner: every employee has 25 days of leave per year. Leave requests have a start date and an end date. Show the
  remaining days per employee.
  > computed = Taken = Σ Days (Leave requests), Remaining days = Days of leave − Taken, Days = Start date → End date
Urlaubsplaner: Mitarbeiter haben 30 Urlaubstage pro Jahr. Urlaube mit Beginn und Ende. Zeige die Resttage pro Mitarbeiter.
  > computed = Tage = Beginn → Ende, Genommen = Σ Tage (Urlaube), Resttage = Urlaubstage − Genommen
Time tracking: projects with an hourly rate, time entries with hours, show earnings per project.
  > computed = Hours = Σ Hours (Time entries), Earnings = Hours × Rate
I sell old radios. For every radio I note purchase price, selling price and repair costs, and want to see the profit per
  radio and in total.
  > computed = Profit = Selling price − Purchase price − Repair cost
  > figures = Total profit
Cash box of our flat: members, expenses and payments. Show the balance of each member.
  > computed = Paid = Σ Amount (Payments), Expenses = Σ Amount (Expenses), Balance = Paid − Expenses
Water tracker. My goal is 8 glasses a day. Show today's progress and my longest streak.
  > things = Entries
  > fields Entries = Date, Glasses
  > figures = Today: glasses, Longest streak
Suivi de lecture : mon objectif est 30 pages par jour. Afficher la progression du jour et ma plus longue série.
  > figures = Aujourd’hui: pages, Plus longue série
Reading log: books with total pages and pages read, show percent finished.
  > computed = Percent finished = Pages read × 100 ÷ Total pages
A time sheet: employee, date, start time, end time, break in minutes. Show the hours worked and the total hours per employee.
  > computed = Hours worked = Start time → End time − Break, Total hours = Σ Hours worked (Entries)
Controle de peso: peso, altura e data. Calcular o IMC automaticamente.
  > computed = IMC = Peso × 10000 ÷ Altura × Altura
Inventario de mi ferretería: producto, cantidad, precio de compra, precio de venta. Mostrar la ganancia por producto.
  > computed = Ganancia = Precio de venta − Precio de compra
Track expenses with date, category, amount and notes.
  > computed =
Products with name, price, old price and quantity.
  > computed =
Manage drives (date, driver name, distance, reimbursement). Reimbursement is distance times 0.30.
  > things = Drives
  > fields Drives ! distance time
  > computed = Reimbursement = Distance × 0.3
Manage spare parts (name, quantity, minimum stock). Low stock should be red.
  > marks = quantity below minimumStock #dc2626
Manage teas (name, quantity, price). Highlight low stock in orange.
  > marks = quantity below 6 #d97706
Manage invoices (customer, amount, due date, paid). Overdue invoices are shown in red.
  > marks = dueDate overdue #dc2626
Manage requests (title, priority: low, normal, urgent). Urgent requests should be highlighted in orange.
  > marks = priority is Urgent #d97706
Manage hives (name, location, mite count). Warn when the mite count is above 3.
  > marks = miteCount above 3 #dc2626
Manage freezers (name, location, temperature). Warn in orange when the temperature is below 2.
  > marks = temperature below 2 #d97706
Manage notes (title, priority: low, high). Use a red header and high contrast.
  > marks =
Website for a restaurant with menu and table reservation. Users can reserve a table with name, phone, date, time and number
  of guests (maximum 8). We are closed on Mondays. Opening hours: Tuesday to Sunday 12:00–22:00.
  > types tableReservation = text, date, time, number, phone, email, longText, choice
  > field tableReservation.Guests {"id": "guests", "max": 8}
  > rule tableReservation {"kind": "onDays", "days": [0, 2, 3, 4, 5, 6]}
A website where people book guided kayak tours (sunrise tour 2h 690 kr, full day 6h 1490 kr, northern lights 3h 990 kr). Max
  10 people on a tour per day. Min age 12.
  > fields Bookings ~ People, Age, Total
  > types Bookings ! time
  > rule Bookings {"kind": "sumAtMost", "field": "people", "count": 10, "per": ["tour", "date"]}
  > rulings Bookings ! unique
  > titles Tours = Sunrise tour, Full day, Northern lights
Please build a car rental website with car list and booking. Cars have brand, model, seats, gearbox (manual, automatic),
  price per day. Customers can choose pick-up and return location (Airport, Port, Old Town) and dates. From 7 days there is
  15 % discount. Different return location costs 25 extra. The driver must be at least 21. Sort and filter by price, seats
  and gearbox.
  > block {"kind": "booking", "terms": {"longer": {"from": 7, "percent": 15}, "otherPlace": {"amount": 25}}}
  > fields Car rentals ! gearbox
  > field Car rentals.Age {"min": 21}
Please create an online shop for handmade candles with product list, cart and checkout. Products have name, scent, price and
  stock. Shipping costs 4.90 and is free from 50. The code WAX10 gives 10 % off.
  > things ! candles
  > titles Products ~ Lavender Field
  > block {"kind": "checkout", "terms": {"shipping": 4.9, "freeFrom": 50, "codes": [{"code": "WAX10", "percent": 10}]}}
Make a blog about mushrooms.
  > titles Articles ~ Mushrooms through the seasons
A job board for nurses and care workers
  > titles Jobs ~ Nurse, Senior care worker
A job board with job listings. Applicants can apply with name and email. Nobody may apply twice for the same job.
  > kind ! management
  > rule {"kind": "unique", "fields": ["job", "email"]}
página web para una escuela de flamenco en Sevilla: horarios de clases por nivel (iniciación, medio, avanzado), profesores,
  galería y poder apuntarse a una clase de prueba gratis. solo una clase de prueba por persona.
  > kind ! management
  > rule {"kind": "unique", "fields": ["email"]}
A page for our kayak tours where people book. What to bring: wool clothes, water, snacks, sunscreen.
  > block {"kind": "prose", "title": "What to bring"}
  > records ! sunscreen
Website for a pottery studio with these features: home, courses, course booking, gallery and contact. Courses have title,
  level (beginner, advanced), date, price and places. Each course has 8 places.
  > types Bookings ! date|time
  > rule Bookings {"kind": "sumAtMost", "count": 8, "per": ["course"]}
  > records ! "date":"D-
Online bookstore with catalogue, book details, cart and checkout. Books have title, author, cuisine, price and stock.
  Voucher COOK15 gives 15 % off.
  > text ! "path":"/(?:book|donate)"
  > things ! products
Personal portfolio for an interior designer. Sections: about, projects with category (living room, kitchen, office),
  services, contact. minimal, beige and black.
  > fields Projects ! deadline
  > plan {"theme": {"background": "#f5f5dc", "primary": "#000000"}}
Zithers with twang, size and era.
  > things = Zithers
  > fields Zithers ~ Twang, Size, Era
Inventarliste für einen Theaterfundus: Gewänder mit Bezeichnung, Größe und Epoche.
  > fields Gewänder ~ Bezeichnung, Größe, Epoche
Recepies app. evry recepie has a nmae and a discription
  > fields Recipes ~ Name, Description
Website for a mountain hut. Pages: Home, Rooms, Getting here, Contact.
  > things ! Getting
  > pages ~ Directions
Website for a bakery. Users should be able to browse the breads with their prices, open a bread to read its
  ingredients, and send us a message with name, email and message.
  > things ! Ingredients
  > fields Breads ~ Price, Ingredients
  > text ~ Country sourdough
Web application for a community garden that manages plots and gardeners, with functionality for recording harvests.
  Users assign a plot to a gardener, log a harvest with crop, weight and date, and sign up for a work day.
  > things ~ Plots, Gardeners, Harvests
  > fields Plots ~ Gardener
  > fields Harvests ! Sign
Employees submit requests with title and cost. The boss approves or rejects them.
  > fields Requests ~ Status
  > text ! "Nadia Cole"[^}]*"Submitted"
A job board for the gastronomy trade.
  > records ! The gas
Hospital bed management dashboard with functionality for tracking beds, wards and patients. Staff assign a patient to a bed and filter beds by status.
  > fields Hospital beds ~ Patient
  > fields Hospital beds ! Beds
Movie review platform. Users should be able to search for films, rate it from 1 to 10 and write a review.
  > types Movies.Title = text
Build a ticket system for IT support. Employees submit tickets; support staff should be able to close them.
  > things ! Donations
Website for an animal shelter. Visitors choose an amount of 10, 25 or 50 euros to donate.
  > things ! Euros
Travel planner where users create trips with destination, start and end date, add activities to each day with time,
  place and cost.
  > things ! Days
  > text ! "destination":"D
CRM. Users create deals with value and stage, note calls, and see the total value per stage.
  > options Deals.Stage ~ Proposal
  > fields Calls ! Stage
Real estate site. Visitors save a home to favourites and book a viewing.
  > pages ~ Book an appointment
`;
