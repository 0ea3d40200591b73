/**
 * Requests of many kinds and lengths, with titles of pages that must be in the navigation (a part of the title is
 * enough). What is set in goes on from the line above.
 */
const TEXT = `
todo app | Task
todo app with due dates and priorities | Task
simple notes app | Note
Make a poetry blog. | Poem | About
recipe site | Recipe
expense tracker | Expense | Dashboard
habit tracker
snake | Snake
2048 | 2048
chess for two players | Chess
tic tac toe | Tic
pomodoro timer with 25 minutes | Timer
bmi calculator | BMI
tip calculator to split the bill | Tip
unit converter | Unit
password generator | Password
markdown editor | Markdown
spin wheel with Pizza, Sushi, Tacos | Wheel
kanban board with columns Backlog, Doing, Done | Board
rock paper scissors | Rock
hangman game | Hangman
a quiz about history with 5 questions | Quiz
bookmark manager | Link
crm | Customer
job board | Job | Apply
chat app | Message
forum for beekeepers | Home
online shop for tea | Tea | Cart
hotel booking | Room | Book
gym website with classes and coaches | Class | Coach
library management | Book
dentist website | Doctor | Book
Website for an electrician | Service | Contact
landing page for a coffee roaster | About | Contact
portfolio for a photographer with gallery and contact | Gallery | Contact
inventory management for a hardware store with suppliers | Supplier
track my workouts and show a chart | Workout
Create a restaurant website with a menu, table reservations, opening hours and a contact form. | Menu |
  Contact | hours
Build a real estate site. Visitors can search properties, filter by price, save favorites and compare
  properties. | Propert | Favorites | Compare
Please implement a music website. Users should be able to search songs, create playlists and follow artists.
  | Song | Playlist | Artist
Design a museum website with exhibitions, opening hours and a newsletter. | Exhibition | hours
Create an event platform where users can browse events, register for them, and leave comments. | Event
I need an employee directory with departments, search and a leave request form. | Employee | Department |
  Leave
Develop a stock market dashboard with charts, portfolio tracking and news. | Dashboard | News
Build a learning platform with courses, quizzes and a leaderboard. | Course | Quiz | Leaderboard
A travel blog with destinations, a photo gallery and a newsletter | Destination | Gallery
Volunteer platform for an animal shelter. Visitors view adoptable animals, filter by species, and submit an
  adoption application. | animal
Create a website with the following pages: Home, Services, Pricing, Testimonials and Contact. | Services |
  Pricing | Testimonials | Contact
A site with sections for Programs, Mentors, Success stories and FAQ | Programs | Mentors | Success stories |
  FAQ
Online store for handmade candles with cart, checkout with PayPal, and order history | Candle | Cart | Order
  history
Build a pet adoption site with dogs and cats | Home
A family tree app | Home
Make a website for a church with sermons, events and a donation page | Event | Donate
Charity website: campaigns, donate, volunteers sign up with name and email, news | Campaign | Donate
Wine collection: wines with region, year, rating and price | Wine
Build a plant care tracker. Each plant has a name, a location, a watering interval in days and a last
  watered date. | Plant
An app for my kayak rental: kayaks (code, seats, colour), hires (kayak, customer name, from, until) | Kayak
Manage kilns, glazes and firings for a pottery studio | Kiln | Glaze | Firing
App to log bird sightings with species, place, date and count | Sighting
Fantasy league manager: teams, players, matches and a leaderboard | Team | Player | Match | Leaderboard
Medication reminder with dosage, schedule and history | Medication
A dashboard for solar panels: panels, readings with kWh and date, alerts | Dashboard
Customer support portal with tickets, a knowledge base and a chatbot | Ticket | Assistant
Build a car rental website where customers browse cars by brand, reserve one for given dates, and see their
  reservations. | Car | reserv
Cinema site: movies, showtimes, ticket booking, at most 4 tickets per person | Movie
A dating site with profiles, likes and messages | Message
Conference website with speakers, schedule, venue, tickets and sponsors | Speaker | Schedule | Sponsor
Freelancer marketplace: freelancers, projects, proposals, reviews and messages | Freelancer | Project |
  Message
School portal: students, teachers, grades, assignments and announcements. Admins manage everything. |
  Student | Teacher | Grade | Assignment
A wedding website with guest list, RSVP, gallery and registry | Gallery
Real-time weather app | Home
Shared grocery list for our family
Warehouse app. Items: SKU (unique), name, quantity, shelf. Suppliers: name, country. | Item | Supplier
Clinic system. Staff manage patients (name, phone), doctors (name, specialty) and appointments (patient,
  doctor, date, time). | Patient | Doctor | Appointment
Make a site to buy and sell used bikes | Bike
Recipe box where I can add recipes with ingredients, rate them and search by ingredient | Recipe
I want to keep track of my coin collection: country, year, value, condition | Coin
Budget planner with income, expenses, categories, monthly report and settings | Report | Setting
Neighbourhood tool library: tools, members, loans. A tool cannot be lent twice for the same days. | Member |
  Loan
A podcast site with episodes, hosts and a subscribe form | Episode
Comic shop with comics, a cart and a wishlist | Comic | Cart | Wishlist
Company website: about us, services, team, careers, blog, contact | Services | Team | Contact
A personal finance dashboard. Use slate gray as background and gold for components. | Dashboard
Student marketplace, users can post items, message sellers and leave reviews | Message
Build me a site for my bakery "Rosie's" with cakes, opening hours Mon-Fri 7:00-18:00 and a contact form |
  Cake | Contact
Feedback board with voting | Idea
Ideas app: people submit ideas, vote and comment | Idea
Shift planner for a small cafe | Dashboard
Invoice app with customers and payments | Invoice | Customer
Parking space booking for residents | Book
Tournament organiser for table tennis | Match
Movie watchlist with ratings and reviews | Movie
A blog about lighthouses | Article
yoga studio: class schedule, teachers, prices, booking | Teacher | Book
Flight search with price comparison | Flight
Farm management with crops, animals, equipment and tasks | Crop | Task
FAQ site for a software product with search and contact | FAQ | Contact
Crie um site de receitas com busca e favoritos | Receita | Favoritos
Aplicativo de controle de despesas com gráficos | Despesa
Loja virtual de roupas com carrinho | Carrinho
Sistema de agendamento para uma clínica veterinária | Reservar
Site para minha barbearia com serviços, agendamento e contato | Serviços | Contato
Lista de tarefas com prioridade e prazo | Tarefas
Crea una aplicación de lista de tareas con fecha límite | Tareas
Tienda online de velas con carrito y reseñas | Velas | Carrito
Blog de viajes con galería y contacto | Galería | Contacto
Gestión de inventario con productos y proveedores | Proveedores
Sitio web para un restaurante con menú y reservas | Menú
Quiero una web de ofertas de empleo | Ofertas de empleo
Erstelle eine Aufgabenliste mit Fälligkeitsdatum | Aufgaben
Haushaltsbuch mit Kategorien und Diagramm | Haushaltsbuch
Website für eine Zahnarztpraxis mit Terminbuchung, Team und Kontakt | Team | Kontakt
Onlineshop für Kerzen mit Warenkorb | Kerzen | Warenkorb
Rezepte sammeln, bewerten und suchen | Rezepte
Buchverwaltung für eine Bibliothek mit Mitgliedern | Mitglieder
Crée un blog de poésie | Poèmes
Boutique en ligne de bougies avec panier et avis | Bougies | Panier
Application de gestion des tâches avec échéance et priorité | Tâches
Site pour un salon de coiffure avec réservation, tarifs et contact | Réserver | Contact
Suivi des dépenses avec graphique | Dépenses
restaraunt site w/ menu and resrvations | Home
recepie colection with catagories | Recipe
something for my garden | Home
asdf
help
A website
an app
I run a small bike workshop and I lose track of repairs. Each repair has a customer, a bike, a date, a price
  and a status (waiting, in work, done). | Repair
We organise board game evenings. I want to list games, plan evenings with date and place, let people join,
  and keep scores. | Game
Our choir needs a place for songs, rehearsals with date and place, members and sheet music uploads. | Song |
  Member
Build a tutoring site. Tutors have subjects, hourly rates and reviews. Students book lessons. | Book
A lost and found app: items with description, place, date and photo | Item
Carpool app where drivers offer rides and passengers book seats | Ride
Space mission tracker with missions, rockets, launch dates and a timeline | Mission | Rocket
Escape room booking with rooms, difficulty, players and price | Room | Book
Coffee tasting journal: beans, origin, roast level, rating, notes | Tasting
Dungeon master toolkit: characters, monsters, quests and a dice roller | Character | Monster | Quest
Wedding planner: guests, vendors, budget, tasks | Vendor | Task
Apartment maintenance: tenants report issues, managers assign and close them | Issue
A recycling guide with materials, tips and drop-off locations | Material
Blood donation portal with donors, appointments and centres | Don
Trivia night scoreboard
A site for a marathon: route, registration, results, sponsors and news | Sponsor | News
Language exchange: find partners, chat and share vocabulary lists | Message
Vinyl record store with search, genres, cart, checkout and reviews | Cart
Construction projects: projects, tasks, workers, materials, budget chart | Project | Task | Worker |
  Material
Beekeeping log: hives, inspections, honey harvests | Hive | Inspection
Please build a parcel look-up site for a courier firm. Visitors enter a tracking number to see where the
  parcel is, compare delivery options, and get a price quote. Use lavender for the background and indigo for
  the components. | Parcel | look-up | Compare
Create a document upload portal for a tax office. Clients log in, upload their documents with a category and
  a tax year, and see the status of each document. Staff can review documents, approve or reject them and
  leave a note. Only signed-in users may enter. | Document | Admin
An admin panel to manage users and roles: list users, invite a user, change a role (Admin, Editor, Viewer),
  deactivate accounts, and an audit log of what happened. | Users | Audit log
Split expenses with my flatmates: add who paid, the amount, and who shares it, and show who owes whom. |
  Shared
Build a stock portfolio tool. It should have functionalities for viewing live stock quotes, generating stock
  reports, market history and personalised stock recommendations. Users should be able to export reports,
  compare stocks, and subscribe to price alerts. Use white smoke as the background colour and dark slate
  blue for components. | Stock | recommendations | Reports | history | Compare
Travel planner: users create trips with a destination, start and end date and a budget, add activities to
  each day, keep a packing list, and share the trip with friends. | Trip | Activit | Packing list
Resource booking for our university: lecture rooms, projectors and lab benches. People pick a resource, a
  date and a time slot; no double bookings; a calendar of all bookings; managers approve requests. |
  Resource | Book | Calendar
fan page for the band Glass Rivers with discography, tour dates, band members, a photo gallery and a fan
  wall where visitors leave messages | Discography | Tour dates | Band members | Gallery | Fan wall
Build a currency converter with a history of my conversions | Currency
Online auction website. Sellers list items with starting price and end date, buyers place bids, the highest
  bid is shown and the winner is announced. Include categories, my bids, watchlist, user registration and
  login. | Auction | Watchlist
polls app - create a poll with several options, vote once, show results as bar chart | Polls
A local news portal with categories Politics, Sport, Culture and Weather, breaking news ticker, article
  pages with comments, newsletter sign-up, search, and an editor area to write and publish articles. Colors:
  crimson header, ivory background. | Articles
Invoicing app for freelancers: clients, invoices with line items, tax rate, due date and status (draft,
  sent, paid, overdue), mark as paid, print invoice, and a dashboard with revenue this month and outstanding
  amount. | Invoice | Client | Dashboard
Code snippet manager: save snippets with title, language, tags and code, copy to clipboard, search and
  filter by language, favourites | Snippet
Real-estate site for "Harbour Homes" in Lisbon. Listings with price, bedrooms, area, neighbourhood and
  photos; filter by price range and bedrooms; each listing has a contact-the-agent form; mortgage
  calculator; agents page; blog. Navy and sand. | Listing | Agent | Blog | Loan
Hospital management system with patients, doctors, departments, appointments, prescriptions and bills.
  Receptionists register patients and book appointments; doctors write prescriptions; the admin sees
  reports. Login required. | Patient | Doctor | Appointment | Prescription | Bill | Report
School portal for teachers, students and parents. Teachers record attendance and grades, students see
  timetable and homework, parents see reports and message teachers. | Grade | Homework | Timetable | Message
Design a charity website "Clean Rivers Now". Sections: Our Mission, Projects, Impact in numbers, Donate,
  Volunteer, News, Contact. Donations with amount choices 10, 25, 50, 100 and a monthly option. A progress
  bar towards a goal of €50,000. Teal and white. | Our Mission | Impact in numbers | Donate | Volunteer
Job board where companies post jobs and candidates search by location and salary, save jobs, apply with CV
  upload, and track their applications. Employers see applicants and change their status. Sign-up for both.
  | Job | Apply | applications
Personal finance tracker with accounts, income and expenses, categories, monthly budget per category with
  warning when exceeded, savings goals with progress, charts by month and category, CSV import and export. |
  Transaction | Budget | Savings goal
Language-learning app for Spanish: lessons by level, vocabulary flashcards, quizzes, streaks, points,
  leaderboard and profile | Lesson | Quiz | Leaderboard | Profile
Warehouse dashboard: stock levels by product and location, low-stock alerts, incoming and outgoing
  shipments, suppliers, barcode look-up, export to CSV. Dark blue header on light grey. | Supplier | look-up
  | shipment
Help-desk with tickets: customers submit a ticket with subject, description, priority and attachment and can
  look up its status by ticket number; agents assign, comment and close tickets; reports per agent. | Ticket
  | Look up
Build a gaming clan website with members, match schedule, results, streams, forum and application form.
  Black and neon green. | Member | Match | Stream | Forum
Build me an internal tool called "StockPilot" for our small warehouse. We have around 500 products in three
  locations (Hall A, Hall B, Outdoor). Every product has a SKU, a name, a category, a quantity, a reorder
  level and a location. The staff must be able to book goods in and out, and every movement should be
  recorded with date, product, quantity, direction (in or out), and the person who did it. When the quantity
  falls below the reorder level the product should be highlighted in red and appear on a "Reorder" page. We
  also need suppliers with contact data and lead time in days, and purchase orders with supplier, order
  date, expected date, and status (draft, ordered, received). The start page should show the total number of
  products, number of low-stock items, movements this week and a chart of stock by location. Managers can
  additionally manage users. Please use a dark sidebar, white content and orange as accent colour. SKU must
  be unique, quantity can't be negative. | Product | Supplier | Purchase order | Movement | Users
Please implement a wellness retreat website for advertising and organising retreats. The website should have
  functionalities for browsing retreats, viewing retreat details, booking a place, and reading guest
  stories. Users should be able to search retreats by location, compare retreats, subscribe to the
  newsletter, and contact the organisers. Use honeydew for the background and sea green for the components.
  | Retreat | Book | Compare | Testimonials | Contact
Please implement a podcast platform for listeners and creators. The platform should have functionalities for
  listening to episodes, subscribing to shows, creating playlists, and personalised recommendations. Users
  should be able to search for podcasts, follow creators, download episodes, leave ratings, and manage their
  listening history. Apply beige as the background; use saddle brown for all elements. | Episode | Playlist
  | Recommendations | Listening history
Please implement an e-waste recycling information site. The site should have functionalities for a knowledge
  base, drop-off point search, recycling guides, pick-up scheduling, and impact statistics. Users should be
  able to look for the nearest drop-off point, read guides, book a pick-up, track pick-up status, and share
  their achievements. Set the background to alice blue and the components to dark cyan. | Knowledge base |
  Drop-off | Guide | pick-up
Please implement a company intranet for internal communication. It should have functionalities for
  announcements, employee directory, document library, leave requests, meeting room booking, and a feedback
  box. Employees should be able to read announcements, search for colleagues, download documents, submit
  leave requests, book meeting rooms, and send feedback. Use ghost white as the screen background and steel
  blue for the component colour. | Announcement | Employee | Document | Leave request | Meeting room
Please implement a crypto price tracker for investors. The tracker should have functionalities for price
  charts, portfolio management, price alerts, market news, and transaction history. Users should be able to
  add coins to their watchlist, set price alerts, record transactions, and view profit and loss. Use black
  for the background and gold for the components. | Coin | Watchlist | Transaction | news
Please implement a neighbourhood help platform for offering and requesting help. The platform should have
  functionalities for posting requests, offering help, user verification, rating helpers, and community
  events. Users should be able to browse requests by category, respond to requests, chat with neighbours,
  and view their own requests. Define seashell as the background colour; assign salmon to components. |
  Request | Helper | event | Message
Please implement an online exam system for universities. The system should have functionalities for question
  bank management, exam creation, automatic grading, result analysis, and student management. Teachers
  should be able to create exams, add questions, set time limits, and view results; students should be able
  to take exams, view their scores, and review wrong answers. Use light cyan for the background and midnight
  blue for components. | Exam | Question | Student | Quiz
Please implement a personal budgeting dashboard. The dashboard should have functionalities for income and
  expense records, category budgets, savings goals, monthly reports and bill reminders. Users should be able
  to add transactions, set budgets, see spending trends, and export data. Use floral white in the background
  layer and dark olive green in the component layer. | Transaction | Budget | Savings goal | Report
Please implement a public transport information portal. The portal should have functionalities for route
  search, timetable look-up, ticket purchase, service alerts, lost and found, and customer feedback. Users
  should be able to plan journeys, view line maps, buy tickets, and report lost items. Use mint cream as the
  background and teal as the component color. | Route | look-up | Lost | tickets
Please implement a digital art portfolio for an illustrator. It should have functionalities for displaying
  artworks, commission requests, an online shop for prints, a biography, and a blog. Visitors should be able
  to filter artworks by medium, view artwork details, request a commission, order prints and leave comments.
  Use linen as the background and plum for components. | Artwork | Commission request | Print | Blog
Please implement a telemedicine website. The site should have functionalities for doctor search, online
  consultation booking, prescription management, health records, and payment. Patients should be able to
  register, choose a doctor, book a video consultation, view prescriptions, pay fees and rate doctors. Use
  azure for the background and royal blue for the components. | Doctor | Book | Prescription | Health record
  | Payment
Please implement a smart home control panel. The panel should have functionalities for device management,
  room overview, scenes, energy consumption statistics, and automation rules. Users should be able to switch
  devices on and off, add devices, create scenes, set schedules, and view energy reports. Use gainsboro as
  background and dark slate gray for components. | Device | Room | Automation | Report
Please implement a crowdfunding platform. The platform should have functionalities for project browsing,
  project creation, pledging, reward tiers, progress updates and comments. Users should be able to search
  for projects, support a project, follow projects, and track their pledges. Use lemon chiffon as background
  and forest green for components. | Project | Reward | Donate
Please implement a gym class scheduling app. The app should have functionalities for class timetable,
  trainer profiles, class booking, membership plans, and attendance tracking. Members should be able to
  filter classes by type, book and cancel a class, view their bookings, buy a membership, and rate trainers.
  Use snow as background and fire brick for components. | class | Trainer | Membership | Book
Erstelle eine Webseite für einen Sportverein mit Mannschaften, Spielplan, Neuigkeiten, Mitgliedsanmeldung
  und Fotogalerie. Farben grün und weiß. | Mannschaften | Spiele | Galerie
Necesito una aplicación para gestionar un taller mecánico: clientes, vehículos, órdenes de reparación con
  estado y coste, facturas y un panel con los ingresos del mes. | Clientes | Vehículos | Órdenes | Facturas
Je veux une application de gestion de bibliothèque : livres, adhérents, emprunts, date de retour, recherche
  par auteur et rappels des retards. | Livres | Adhérents | Emprunts
Crea una página web para una academia de idiomas con cursos, profesores, precios, testimonios, formulario de
  inscripción y contacto. Fondo azul claro y botones naranjas. | Cursos | Profesores | Precios | Testimonios
Baue mir eine App zur Terminbuchung für eine Tierarztpraxis: Tierbesitzer wählen einen Arzt, ein Datum und
  eine Uhrzeit, und die Praxis sieht alle Termine im Kalender. | Ärzte | Kalender
Site de vente de fromages artisanaux avec panier, paiement, avis des clients et recettes. | Fromages |
  Panier | Recettes
Lagerverwaltung mit Artikeln (Artikelnummer, Name, Bestand, Lagerort), Lieferanten und Warnung bei niedrigem
  Bestand | Artikel | Lieferanten`;

type Asked = readonly [request: string, ...pages: readonly string[]];

/** Those of several lines. */
const BRIEFS: readonly Asked[] = [
  [
    'Build a CRM dashboard for sales teams. Requirements:\n1. Contacts: name, company, email, phone, tags\n2. ' +
      'Deals pipeline as a kanban board with stages Lead, Qualified, Proposal, Won, Lost\n3. Activities: calls, ' +
      'meetings, emails with date and notes linked to a contact\n4. Dashboard with total pipeline value, deals per ' +
      'stage chart and conversion rate\n5. Export contacts as CSV\n6. Dark theme with purple accents',
    'Dashboard',
    'Deals',
    'Activit',
  ],
  [
    '# PawPal – pet sitting marketplace\n\nPawPal connects pet owners with trusted local sitters. I want a clean, ' +
      'friendly website that feels warm and trustworthy.\n\n**Pages**\n- Home: hero with a big headline "Your pet\'s ' +
      'second home", a search bar (city, dates, pet type), three steps how it works, featured sitters and ' +
      'testimonials\n- Find a sitter: list of sitters with photo, city, price per night, rating, services offered ' +
      '(boarding, house sitting, dog walking) and filters for city, price and service\n- Sitter profile: about text, ' +
      'reviews, availability calendar and a "Request booking" button\n- Become a sitter: application form with name, ' +
      'email, city, experience in years and a short text\n- My bookings: upcoming and past bookings with status, ' +
      'cancel button\n- Messages between owners and sitters\n- FAQ and Contact\n\n**Features**\n- Users can sign up ' +
      'and log in\n- Owners can add their pets (name, species, breed, age, notes)\n- Owners can leave a review after ' +
      'a stay\n- Nobody can book the same sitter twice for the same dates\n\n**Design**\nUse a mint green background ' +
      '(#F0FFF4) and coral (#FF7F50) for buttons and highlights. Rounded corners, playful font. Mobile friendly.',
    'Find a sitter',
    'Become a sitter',
    'My bookings',
    'Messages',
    'FAQ',
    'Contact',
    'Pets',
  ],
];

const lines: readonly Asked[] = TEXT.trim()
  .replaceAll('\n  ', ' ')
  .split('\n')
  .map((line) => {
    const [request = '', ...pages] = line.split(' | ');
    return [request, ...pages];
  });

export const REQUESTS: readonly Asked[] = [...lines, ...BRIEFS];
