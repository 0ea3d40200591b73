/** More requests and what their plans hold; see `promises.data.ts` for how they are written. */
export const MORE_PROMISES = String.raw`
Website for our dojo "Quiet Hall". Timetable: Tuesday 17:30 Judo with Ken, Friday 19:00 Aikido with Mila.
  > things ! Timetable|Ken
  > row Classes {"name": "Judo", "day": "Tuesday", "time": "17:30", "with": "Ken"}
We hold a small fair called "Loose Leaf". Pages: Programme, Makers, Sign up. Programme: 10:00 Doors, 11:30 Rosa Lind – Paper from reeds, 15:00 Market. Sign-up asks for name, email and craft (paper, print).
  > kind = content
  > row Programme {"name": "Paper from reeds", "time": "11:30", "with": "Rosa Lind"}
  > options application.Craft = Paper, Print
Un site pour le bal du village. Programme : vendredi 19h apéro, samedi 10h30 brocante, samedi 22h feu d'artifice.
  > row Programme {"name": "Brocante", "day": "Samedi", "time": "10:30"}
Eine Webseite für den Tanzclub. Kurse: montags 18 Uhr Tango, mittwochs 20:15 Uhr Swing.
  > titles Kurse = Tango, Swing
Site da escola. Aulas: segunda às 7h pilates, quarta às 18h30 dança.
  > titles Aulas = Pilates, Dança
A site for a florist. Opening hours: Mon 9:00 to 17:00, Tue 9:00 to 12:00.
  > things ! Hour
Site for my barber shop. Pages: Home, Cuts, Book. Cuts: fade 28 €, trim 18 €. Booking asks for name, phone, cut and day. We are closed on Sundays and Mondays.
  > rule appointment {"kind": "onDays", "days": [2, 3, 4, 5, 6]}
  > name ! Mondays
Un site pour mon institut. Pages : Accueil, Soins, Réserver. Soins : massage 60 €, visage 45 €. Pour réserver on demande le nom, le téléphone et la date. Nous sommes fermés le mercredi et le dimanche.
  > rule booking {"kind": "onDays", "days": [1, 2, 4, 5, 6]}
  > things ! Somme
Ein Salon. Seiten: Start, Leistungen, Buchen. Leistungen: Schnitt 30 €, Farbe 55 €. Beim Buchen gibt man Name, Telefon, Leistung und Datum an. Montags haben wir zu.
  > rule appointment {"kind": "onDays", "days": [0, 2, 3, 4, 5, 6]}
Uma loja de cerâmica chamada "Barro Vivo". Produtos: Caneca 48 reais, Prato 60 reais. Botões verde-escuros e fundo azul-noite. Paga-se com Pix ou boleto. Uma página "Cuidados" diz: Lave à mão. Evite o micro-ondas.
  > plan {"theme": {"primary": "#006400", "background": "#191970"}}
  > options order.Pagamento = Pix, Boleto
  > things ! Paga
  > page {"title": "Cuidados", "blocks": [{"kind": "prose", "text": "Lave à mão. Evite o micro-ondas."}]}
Shop for hand-thrown mugs called "Slip & Salt". Products: Latte mug 24 €, Beer mug 29 €. A page "Firing" says: Every mug is fired twice. Small marks belong to it. The background is linen.
  > row Hand-thrown mugs {"name": "Latte mug", "price": 24}
  > page {"title": "Firing", "blocks": [{"kind": "prose", "text": "Every mug is fired twice. Small marks belong to it."}]}
Hello, I am a cat sitter. Please make a site with Home, Rates and Book. Booking asks for owner, cat's name,
  coat (short, long) and first day.
  > pages = Home, Rates, Book, My bookings
  > fields Bookings = Owner, Cat's name, Coat, First day, Status
  > options Bookings.Coat = Short, Long
Site para a minha barbearia "Navalha Azul". Páginas: Início, Serviços, Agendar e Contato. Serviços: corte R$ 45, barba R$ 30. No Agendar o cliente informa nome, celular, serviço, data e horário.
  > pages ^ Início, Serviços, Agendar, Contato
  > fields appointment = Nome, Celular, Serviço, Data, Horário, Situação
  > things ! Informa|Agendar
Une page web pour notre club de tir à l'arc avec les pages Accueil, Cours et Inscription. Pour s'inscrire on demande le nom, l'âge et le niveau (débutant, confirmé).
  > pages ^ Accueil, Cours, Inscription
  > options application.Niveau = Débutant, Confirmé
Una web para mi academia con las páginas Inicio, Cursos y Contacto. Cursos: acuarela 80 €, óleo 95 €. En la matrícula se pone nombre, correo y curso. En Contacto la gente deja nombre y teléfono.
  > fields application ~ Nombre, Correo, Curso
  > types application.Curso = relation
  > fields enquiry = Nombre, Teléfono
Website einer Töpferei mit den Seiten Start, Kurse und Anmelden. Bei der Anmeldung gibt man Name, Telefon und Kurs an.
  > pages ^ Start, Kurse, Anmelden
  > fields application ~ Name, Telefon, Kurs
Please make a pet adoption website. Visitors see dogs and cats with age, breed and size. There should be an about page and a donate
  page with suggested amounts of 10, 25 and 50 dollars.
  > options Pets.Size = Small, Medium, Large
  > options Donations.Amount = $10, $25, $50, Other amount
  > field Donations.Other amount {"type": "money", "onlyIf": {"field": "amount", "option": "Other amount"}}
  > things ! Donates
Eine Website für unseren Tierschutzverein. Besucher können spenden, einmalig oder monatlich, 5, 20 oder 50 Euro.
  > options donation.Betrag = 5 €, 20 €, 50 €, Anderer Betrag
  > options donation.Wie oft = Einmalig, Monatlich
A job board for remote jobs. Companies post a job with title, salary range, location and tags.
  > titles Jobs ! remote job
  > types Jobs.Salary range = text
  > options Jobs.Tags ~ Engineering, Design
  > row Jobs {"title": "UX designer", "tags": ["Design"]}
Website for our bakery Hearth & Crumb in Leeds. Show our breads and cakes with prices, a map, and links to our Instagram and Facebook.
  Add a form for ordering custom birthday cakes with date, flavour and message on the cake.
  > pages ~ Order custom birthday cakes
  > fields orderCustomBirthdayCakes = Name, Email, Date, Flavour, Message on the cake
  > text ~ https://www.instagram.com/
  > text ~ https://www.facebook.com/
  > pages ! Instagram|Facebook
  > fields Cakes ! Map
Eine Website für unseren Sportverein mit Abteilungen (Fußball, Turnen) und einem Aufnahmeantrag mit Name, Geburtsdatum und Abteilung.
  > block {"kind": "form", "entity": "aufnahmeantrag"}
  > pickers Aufnahmeantrag = Abteilung
Website for a wedding photographer with packages and an enquiry form asking for the names of the couple, date and venue.
  > fields Messages ~ Names of the couple, Date, Venue
Second-hand marketplace for students: post an item with title, price and condition, contact the seller by message, mark as sold.
  > pages ! Cart|order
  > fields Items = Title, Price, Condition, Picture, Status
  > options Items.Status = Available, Sold
  > pickers Messages = Item
  > block {"kind": "detail", "actions": [{"label": "Contact seller", "page": "contact"}]}
Crie um site de anúncios de carros usados. Cada carro tem marca, modelo, ano e preço. Os visitantes enviam mensagem ao vendedor.
  > things ! Anúncio
  > types Carros.Ano = number
Make a forum for amateur astronomers. Members start topics and reply. With a dark mode switch.
  > plan {"theme": {"mode": "light", "hasModeSwitch": true}}
Make a recipe site where people can search recipes, rate them, save favourites and leave comments.
  > pages ! About|Contact
Website for a music school. Show courses with instrument, level, weekday and monthly fee, a teachers page, a timetable and a blog.
  > pages ~ Courses, Teachers, Timetable
  > fields Courses ! Timetable|Blog
Landing page for a budgeting app called Pennywise: hero with a call to action, three features, pricing with Free, Plus at $4 and
  Family at $9 a month, testimonials and a newsletter sign-up.
  > opening = hero, cards, prices, quotes, form
  > block {"kind": "prose", "items": [{"title": "Free"}, {"title": "Plus", "text": "$4"}, {"title": "Family", "text": "$9"}]}
  > things = Subscribers
  > text ! Three features
Website for my yoga studio: classes with teacher and level, prices (drop-in 15 €, 10-class pass 120 €, monthly 89 €) and a blog.
  > block {"kind": "prose", "items": [{"title": "Drop-in"}, {"title": "10-class pass", "text": "€120"}, {"title": "Monthly"}]}
  > names ! Drop-in|pass
Make a forum for astronomers with boards for telescopes, astrophotography and beginners. Members start topics and reply.
  > options Topics.Category = Telescopes, Astrophotography, Beginners
  > things ! Boards|Beginners
Build a holiday rental site for three cabins in the Lake District: Fern, Heather and Bracken. Guests request a booking.
  > titles Cabins = Fern, Heather, Bracken
A personal finance tracker: log income and expenses, categories, monthly budget per category, a pie chart by category and a bar
  chart of the last four months. Export to CSV.
  > block {"kind": "engine", "engine": "budget", "options": {"months": 4, "hasExport": true}}
Time tracking for freelancers: clients, projects with an hourly rate, time entries with start, end and description, export as CSV.
  > block {"kind": "collection", "entity": "project", "hasExport": true}
  > pages ! Report
A dashboard for our boiler rooms: list of boilers with building, pressure and temperature, a line chart of the last 24 hours,
  alerts if the temperature is over 90 degrees.
  > things ~ Boilers, Readings
  > block {"kind": "chart", "entity": "measuredValue", "step": "hour", "last": 24, "measure": "average", "shape": "line"}
  > block {"kind": "collection", "only": {"field": "temperature", "above": 90}}
Registro de mis carreras: carreras con fecha, distancia en km y minutos. Un gráfico de la distancia de los últimos 30 días.
  > block {"kind": "chart", "field": "distance", "step": "day", "last": 30}
A habit tracker with a weekly target, habits like gym 3 times per week, reading 5 times and stretching every day, with streaks.
  > block {"engine": "habitGrid", "options": {"habits": ["Gym", "Reading", "Stretching"], "goals": ["3", "5", "7"]}}
Flashcards for learning Spanish: decks for food, travel and verbs, spaced repetition.
  > block {"engine": "flashcards", "options": {"decks": ["Food", "Travel", "Verbs"]}}
A board for the team with columns Ideas, Doing and Done. Cards have a title, an assignee and a due date. Overdue cards are red.
  > text ! #ff0000
  > marks = dueDate overdue #dc2626
To-do app with priorities high, medium, low, due dates and tags like work, sleep, family. Finished tasks are struck through.
  > things = Tasks
  > options Tasks.Priority = High, Medium, Low
  > options Tasks.Tags = Work, Sleep, Family
Fuel log for my car: date, litres, price per litre, odometer
  > things = Logs
  > types Logs ~ date, number, money
Server monitoring. List of servers with name, IP address, status (online, offline), CPU %, memory % and a map-like grid.
  > fields Servers = Name, IP address, Status, CPU, Memory
Dashboard für unsere Maschinen: Maschinen mit Name, Temperatur und Auslastung in Prozent. Liniendiagramm der letzten 24 Stunden.
  > things = Maschinen, Messwerte
  > block {"kind": "chart", "step": "hour", "last": 24, "shape": "line"}
Vokabeltrainer Englisch mit Stapeln für Schule, Reisen und Beruf.
  > block {"engine": "flashcards", "options": {"decks": ["Schule", "Reisen", "Beruf"]}}
Website for my bakery called "Rosie's Oven". The headline says "Warm since 1962" and the footer should read "Made in Porto".
  Croissant $3, Sourdough loaf $7, Carrot cake $28.
  > name = Rosie's Oven
  > plan {"footer": "Made in Porto"}
  > text ~ Warm since 1962
  > text ~ Croissant
  > text ~ Sourdough loaf
  > text ~ Carrot cake
A bug tracker where each bug has a title, a severity (minor, major, critical), a due date and a reporter.
  > options Tickets.Severity = Minor, Major, Critical
  > types Tickets ~ date
Tennis club: members book a court. Nobody can book the same court twice at the same time. At most 2 bookings per member.
  > rule {"kind": "unique"}
  > rule {"kind": "atMost"}
notes app with login and registration
  > plan {"auth": {"canSignUp": true}}
notes app
  > plan {"auth": null}
hotel booking site, no login please
  > plan {"auth": null}
Site de receitas com busca por categoria
  > plan {"language": "pt"}
  > pages ^ Início
  > fields recipe ~ Título
Make a blog about lighthouses.
  > tagline ~ All about lighthouses
  > start ~ All about lighthouses
Build a quiz about the history of trains with 10 questions
  > text ~ the history of trains
Ein Blog über alte Leuchttürme mit Kommentaren
  > tagline ~ Alles über alte Leuchttürme
A portfolio with a gallery, about me and contact
  > tagline ! me\b
todo app for my team
  > tagline ! Made for
todo app
  > tagline ! made for
Help desk: customers submit tickets and can look up the status by ticket number
  > block {"kind": "lookup", "entity": "ticket", "field": "reference"}
  > field ticket.Reference {"isUnique": true}
Internal wiki with articles and users. Only signed-in users may enter.
  > guarded ~ articles
Blog with login
  > guarded ! home
Stock list. When the stock falls below 5 the row is highlighted in red.
  > text ! "palette":"requested"
Site for my coffee shop with menu and opening hours, blue colors
  > plan {"theme": {"primary": "#0000ff"}}
Manage teachers (name, phone) and rooms (name, floor, seats).
  > fields Teachers = Name, Phone
Manage zeppelins (code, seats, colour).
  > fields Zeppelins = Code, Seats, Colour
  > titles Zeppelins ^ ZE-1001
An inventory with a Products page (name, quantity, minimum quantity) and a Low stock page that shows all products under their
  minimum.
  > page {"title": "Low stock", "blocks": [{"kind": "collection", "only": {"field": "quantity", "atMost": "minimumQuantity"}}]}
Buchungsseite für einen Campingplatz. Stellplätze "Zelt" 18 €, "Hütte" 55 € pro Nacht. Anreise, Abreise, Personen, Name, E-Mail.
  > types Stellplätze ! email
  > row Stellplätze {"name": "Hütte", "price": 55}
A page for my bakery to order cakes in advance with name, phone and pick-up date.
  > types Orders ~ relation, number, date, phone
  > block {"kind": "form", "entity": "order"}
  > lists ~ order
Website für unsere Metzgerei: Kunden können Würste vorbestellen und am Samstag abholen
  > types Bestellungen ~ relation, number, date, phone
  > block {"kind": "form", "entity": "order"}
  > lists ~ order
Quiz about the Ottoman empire with 10 questions
  > left ~ Ottoman empire
A quiz about geography
  > left =
Snippets app, copy to clipboard
  > left = copy to clipboard
A website for a makers' hall. The website should have functionalities for workshop listings and announcements. Users should be able to apply for a workshop, sign up for tasks and read announcements.
  > things ! listing
  > block {"kind": "form", "entity": "application"}
  > pickers application = Workshop
  > block {"kind": "collection", "entity": "task", "actions": [{"kind": "join"}]}
A site for ghost tales. Readers should be able to browse tales, comment on tales, like pictures, share tales and rate authors.
  > things ! Comment on|Like
a site where villagers post a photo of a broken bench and others comment on it
  > things ^ Broken benches
  > field Broken benches {"type": "image"}
A climbing hall website. Members should be able to reserve a locker, register for courses and earn medals.
  > things ~ Lockers, Courses
  > block {"kind": "booking", "resource": {"entity": "locker", "field": "locker"}}
A site for cat sitting. The site should have functionalities for sitter profiles, group walks and news. Owners should be able to hire sitters, join group walks and review sitters.
  > things ~ Sitters, Group walks
  > block {"kind": "detail", "talk": "reviews"}
A web app where my team logs defects and comments on them
  > things ^ Defects
Hospital dashboard with doctors and patients
  > figures ! fee|year|birth
  > charts ! dateOfBirth
Loan calculator and comparison tool: amount, interest rate, term, start date. Users see a payment schedule as table and a chart.
  > things =
  > engines = loanCalculator
Flashcard app for Japanese with decks and cards. The card is flipped with click or space. Show how many are due.
  > things =
  > engines ! ^(?!flashcards)
Please implement a street care website for a small town. The website should have functionalities for hazard reporting, hazard
  tracking and citizen feedback. Users should be able to report hazards, view hazards and filter hazards by status. Use ivory for
  the background and navy for the components.
  > fields Hazards = Street, Picture, Reported on, Status, Description
  > options Hazards.Status = Reported, In progress, Done
  > titles Hazards ^ Elm Street, Mill Lane
Please implement an allotment management website for a village. The website should have functionalities for plot rental, task
  planning and harvest recording. Users should be able to book plots, sign up for tasks and record harvests. Use ivory for the
  background and moss green for the components.
  > fields Plots = Name, Size, Status, Water, Notes
  > titles Tasks ^ Water the raised beds, Turn the compost
  > titles Harvests ^ Tomatoes, Potatoes
  > pickers Harvests = Plot
  > pages ~ Sign up
  > pages ! Register
Please implement a scene workshop organiser for a small opera house. The website should have functionalities for task planning,
  costume tracking and fitting notes. Users should be able to add tasks, borrow costumes and return costumes. Use ivory for the
  background and maroon for the components.
  > pickers Loans = Costume
  > options Tasks.Status = To do, In progress, Done
Please implement a reading room management website for a hospital. The website should have functionalities for book lending,
  shelf planning and donation logging. Users should be able to borrow books, sort shelves and log donations. Use ivory for the
  background and slate gray for the components.
  > pages ! Donate
Website der Bergwacht: Fahrzeuge und Termine
  > fields Fahrzeuge = Name, Bild, Kennzeichen, Status, Nächste Prüfung, Notizen
  > titles Fahrzeuge ^ Fahrzeug 1, Fahrzeug 2
Eine Aufgabenliste für den Umbau der Baustelle Mühlweg
  > titles Aufgabenliste ^ Tapeten ablösen, Kabel verlegen
Una lista de tareas para nuestra boda
  > titles task ^ Reservar el lugar, Enviar las invitaciones
manage a cat show
  > titles Cat shows ^ Spring cat show
  > fields Cat shows ! Category
upload a picture of a missing cat and where it was last seen, others comment
  > things ! Photos|Pictures
  > fields lostPet ~ Species, Last seen
  > text ! Adoption|best friend
a learning site for braille
  > titles Courses ^ Braille from the beginning, Braille step by step
  > fields Courses ! Category
site for a lantern festival where visitors upload photos
  > fields Photos ! Album
  > titles Photos ! Fishmonger|Salt flats
a site for a cave divers association
  > things ! Services
booking site for a darkroom
  > text ! calm and friendly|about bookings
paint app for my 4 year old. BIG buttons. dont let her leave the page by accident lol
  > things =
  > engines = drawing
Habit tracker: habits with name, icon and colour, a calendar grid, streaks and statistics
  > things =
  > engines = habitGrid
Chess clock with a list of played games: games with white, black, result (1-0, 0-1) and date
  > opening ^ engine
  > things = Played games
make a platformer game with a jumping fox
  > engines = brickGame
  > left ~ closest
a crossword puzzle game
  > engines = wordGuess
  > left ~ closest
Pomodoro timer with a sound at the end. The browser tab should show the remaining time. It needs push notifications.
  > left = push notifications
Kanban board for a team: columns To do, In progress, Done; cards with title, assignee, label (bug, chore) and due date. At most
  3 cards in "In progress". Overdue cards are red.
  > things = Cards
  > fields Cards = Title, Assignee, Label, Due date, Status
  > options Cards.Status = To do, In progress, Done
  > rule Cards {"kind": "atMost", "count": 3, "open": {"field": "status", "closed": ["To do", "Done"]}}
  > marks = dueDate overdue #dc2626
  > block {"kind": "collection", "view": "board", "by": "status"}
  > opening = collection
Build an invoice generator. I enter my company data, customer, line items with quantity, unit price and VAT rate, it shows
  subtotal, VAT and total, numbers invoices automatically, lists all invoices with status draft/sent/paid, and lets me print or
  download one
  > columns invoice = Description: text, Quantity: number, Unit price: money, VAT rate: percent
  > pages ! item
  > field invoice.Amount {"sumOf": "lineItems"}
  > row invoice {"id": "invoice-1", "amount": 2304}
  > field invoice.Number {"numbered": "INV-"}
  > pickers invoice = Customer
  > pages ~ My company
  > titles company = Brightwater Studio
Budget travel planner with trips, legs (from, to, date, price) and total cost
  > field trip.Legs {"type": "parts"}
recipe box with ingredients and steps
  > field recipe.Ingredients {"type": "parts"}
Landing page for an escape room in Leipzig called "Locked & Loaded" with rooms, prices, reviews, FAQ and a booking form with
  date, number of players and email. dark theme with gold accents
  > pages = Home
  > opening = hero, collection, prices, quotes, faq, booking
  > fields booking = Name, Room, Date, Number of players, Email, Status
  > things ! \bof\b
directory of beekeepers in my region, people can add themselves but I have to approve first
  > page {"path": "/beekeepers", "blocks": [{"only": {"field": "status", "option": "Approved"}, "can": {"create": false}}]}
  > page {"id": "approvals", "role": "admin"}
  > plan {"auth": {"canSignUp": true}}
A job board with job listings and applications. Employers can post, edit and close jobs. Closed jobs cannot be applied for.
  > page {"path": "/jobs/:id", "blocks": [{"actions": [{"kind": "apply", "unless": {"field": "status", "option": "Closed"}}]}]}
Landing page for my app "Snorly", it detects snoring at night. Pricing (Free / 3.99 a month / 29 a year). Users can join the
  waitlist with email.
  > field waitlist.Email {"type": "email", "isRequired": true, "isUnique": true}
  > lists ! waitlist
  > block {"style": "prices", "items": [{"title": "Free"}, {"title": "Monthly", "text": "$3.99"}, {"title": "Yearly", "text": "$29"}]}
A landing page for our dental practice with services, opening hours and a form to book an appointment
  > people =
Website for a physiotherapy clinic where patients book appointments and see my bookings
  > people =
Booking site for a tennis club with courts and my bookings
  > people =
Online shop for handmade soap with cart and my orders
  > people =
A site for my hair salon with prices and a gallery
  > people =
Sitio web para una clínica veterinaria con servicios y reservas
  > people =
Eine Webseite für eine Arztpraxis mit Leistungen und Terminbuchung
  > people =
A site for my hair salon with testimonials and our team
  > text ~ Example quotes
  > text ~ Example names
A site for my hair salon with prices, about and contact
  > text ! "style":"(?:quotes|team)"
Internal tool for our clinic to manage patients and appointments
  > people ~ Clara Jensen
Please create a website for a neighbourhood tool library where residents can lend tools to each other. The system should let
  users browse the available tools by category, view the details of a tool (condition, owner, deposit), reserve a tool for a
  period of days, and see their own reservations with the possibility to cancel them. Owners should be able to add a tool with a
  photo.
  > things ^ Tools
  > things ! rooms|photos|books
  > fields Tools ~ Condition, Owner, Deposit, Picture
  > text ! "label":"Possibility"
  > names ! ^(?:Classic|Little|The hidden)
I want a system for our wind farm. Turbines have a name, model, rated power and commissioning date. Every day the output is
  entered. Technicians log work orders with turbine, fault code, parts used and hours. Show a chart of the output per month and
  export the work orders.
  > things = Turbines, Work orders
  > plan {"domain": "general", "name": "Wind Farm"}
  > names ! ^(?:Classic|Little|The hidden)
Please build an online platform for lost luggage at a small airport. Passengers should be able to report a missing bag (flight
  number, bag tag, brand) and check its status. Staff should be able to register found bags, match them to reports and close the
  case.
  > things ~ Missing bags, Found bags
  > name = Lost Luggage
  > tagline ~ issing bags
  > names ! ^(?:Classic|Little|The hidden)
Build a clinic system with patients (name, phone), appointments (patient, date, time, status: scheduled, done, cancelled) and
  invoices (patient, amount, due date, paid). Show on the dashboard today’s appointments, overdue invoices and the revenue of
  this month, and a chart of the invoices by month.
  > figures ^ Today’s appointments, Overdue invoices, Revenue of this month
  > figure {"entity": "appointment", "only": {"field": "date", "when": "today"}}
  > figure {"entity": "invoice", "only": {"field": "dueDate", "when": "overdue"}}
  > figure {"measure": "sum", "field": "amount", "only": {"when": "month"}}
  > block {"title": "Today’s appointments", "only": {"field": "date", "when": "today"}}
  > block {"title": "Overdue invoices", "only": {"field": "dueDate", "when": "overdue"}}
  > opening ! collection.*collection.*collection
  > row appointment {"id": "appointment-1", "date": "D+0"}
  > row appointment {"id": "appointment-2", "date": "D+0"}
  > row invoice {"id": "invoice-1", "dueDate": "D-3", "paid": false}
  > row invoice {"id": "invoice-2", "dueDate": "D-9", "paid": false}
  > block {"kind": "chart", "entity": "invoice", "by": "dueDate", "shape": "line"}
A company app with cleaners (name), clients (name, address) and jobs (client, cleaner, date, hours). On the dashboard I want to
  see how many hours each cleaner worked.
  > block {"kind": "chart", "entity": "job", "by": "cleaner", "measure": "sum", "field": "hours"}
Manage work orders (title, status: open, waiting, done) and bikes (model, owner). The dashboard shows how many open work orders
  there are.
  > figure {"measure": "count", "where": {"field": "status", "option": "Open"}}
Build a dashboard for a gym with members, trainers and payments.
  > opening ~ chart
  > text ! "only":
Website for a bistro with a menu in categories: appetizers, main courses, sweets and beverages.
  > row menuItem {"name": "Grilled sea bass", "category": "Main courses"}
  > row menuItem {"name": "Lemon tart", "category": "Sweets"}
  > row menuItem {"name": "House lemonade", "category": "Beverages"}
Website for a vegetarian restaurant with a menu and reservations.
  > titles menuItem ~ Wild mushroom risotto
  > titles menuItem ! Grilled sea bass|Braised short rib
Restaurant website: a menu with dishes (name, price, vegan, category).
  > row menuItem {"name": "Burrata with peach", "vegan": false}
  > row menuItem {"name": "Smoked carrot hummus", "vegan": true}
An online shop for handmade candles with a cart.
  > values candle.picture ! ^(?!.*candle)
I pour candles at home and want my own little web shop. Products: Pine and moss €24, Wild mint €19, Lilac €22, each with
  strength (mild, strong), burning time in hours and a description. People check out by bank transfer or cash on pickup.
  > fields Products = Name, Strength, Price, Burning time, Description, Picture
  > titles Products = Pine and moss, Wild mint, Lilac
  > row Products {"strength": "Strong", "picture": "candles wild mint"}
Website for our practice Hill Street. Treatments with prices: first visit £55, check-up £42, massage £38.
  The contact form asks for name, email and phone; email has to be valid.
  > fields Treatments ! Email
  > things ! Valid
Ich brauche ein kleines CRM: Kunden mit Name und Ort, Angebote mit Kunde, Betrag, Datum und Status (offen, angenommen).
  Dashboard mit Summe der Angebote und Diagramm.
  > text ! Summe der Angebote","entity":"deal","measure":"count
  > text ! Angebote im Verlauf
I'd like a dashboard for the water levels of the wells in our village. It should show KPI cards with the number of wells and
  the average level, and a chart of the levels. A page Wells lists them with region, capacity, level in percent and status
  (Normal, Low or Critical); users should be able to sort by level, filter by status and add a well.
  > fields Wells ~ Region, Capacity, Level, Status
  > fields Wells ! Average|Number of
Build an inventory management system for a small electronics store. It should allow adding products with SKU, quantity, supplier
  and reorder level, show low stock alerts on the dashboard, and record stock movements (in and out).
  > fields Products = Name, Quantity, SKU, Supplier, Reorder level
  > marks = quantity below reorderLevel #dc2626
  > block {"kind": "collection", "entity": "product", "title": "Low stock", "only": {"field": "quantity", "atMost": "reorderLevel"}}
  > effect Stock movements {"kind": "counts", "field": "quantity"}
  > text ! "field":"quantity","test":"below","value":6
Asset tracker. Each asset has a tag number, type, assigned to, purchase date, warranty end. Warn me if a warranty expires within 30 days.
  > marks = warrantyEnd soon 30 #dc2626
  > figures ~ Warranty expires within 30 days
  > pages ! Notifications
Quiero un sistema de gestión de herramientas: herramientas con nombre, número, garantía y fecha de revisión. Avísame cuando la
  revisión venza en 15 días.
  > text ~ "test":"soon","value":15
Lagerverwaltung mit Artikeln (Artikelnummer, Name, Bestand, Lagerort), Lieferanten und Warnung bei niedrigem Bestand
  > figures ~ Niedriger Bestand
CRM: clients with name, email and last contact. Tell me if there was no contact for 60 days.
  > marks = lastContact ago 60 #dc2626
Fleet management: vehicles with plate, model, mileage, next service date; drivers with licence expiry; fuel log with litres and cost.
  Show cost per vehicle and warn when a service is due.
  > things = Vehicles, Drivers, Fuel logs
  > pickers Fuel logs = Vehicle, Driver
  > block {"kind": "chart", "title": "Cost per vehicle", "by": "vehicle"}
  > marks = nextServiceDate overdue #dc2626
Key register for our building. Keys with key number, room, holder, given out on and returned on.
  > types Keys = text, text, text, date, date
Employee directory with departments, job title, salary, hire date and manager.
  > fields Employees ^ Name
Patient records: visits with patient, date and notes. A visit can't be in the future.
  > text ! "than":"now"
Contract register: contracts with partner, start, end and yearly value. Alert me 60 days before a contract ends.
  > marks = end soon 60 #dc2626
  > pages ! Profile
Attendance register for a kindergarten: children with name, group, parents' phone, allergies.
  > pages = Children
Help desk: tickets with subject, description, urgency and reported on. Tickets unanswered for 2 days turn red.
  > fields Tickets ^ Subject
  > types Tickets.Subject = text
  > marks ~ reportedOn ago 2 #dc2626
Factory log: machines with number, hall, manufacturer and last inspection.
  > fields Machines ^ Number
  > types Machines.Number = text
Project tracker. Projects have a client, deadline and fee. Tasks belong to a project and have an owner, due date and status.
  > fields Tasks ^ Title
  > fields Projects ^ Name
Keep owners (name, phone), animals (name, species, breed) belonging to an owner, and visits with date, vet, diagnosis and cost.
  > things = Owners, Animals, Visits
  > pickers Animals = Owner
  > row Visits {"diagnosis": "Ear infection"}
Sistema para academia: alunos com nome, telefone, plano (mensal, anual) e vencimento; pagamentos com aluno, data e valor. Avise-me
  quando um plano vencer em 7 dias. Mostrar a receita por mês.
  > things = Alunos, Pagamentos
  > marks = vencimento soon 7 #dc2626
Visitor log for our building: visitor name, company, host, time in, time out, badge number.
  > things = Visits
  > types Visits = text, text, text, time, time, text
Leave management for our company: employees have a department and a job title. They request leave with start date, end date, type
  (vacation, sick, unpaid) and a reason.
  > fields Employees = Name, Department, Job title
  > options Leaves.Type = Vacation, Sick, Unpaid
Each asset has a tag number, type, assigned to and warranty end. Record maintenance with cost and date for each asset.
  > things = Assets, Maintenance
  > pickers Maintenance = Asset
Website for our bakery Hearth & Rye with pages Home, Our breads, About us and Contact. On Our breads list the Mill Lane sourdough (£4.20),
  Seeded rye (£4.60) and Cardamom bun (£2.50). About us: Nell Archer and her brother Joe opened the shop in 2016.
  > things ! Os
  > row Breads {"name": "Seeded rye", "price": 4.6}
  > text ~ Nell Archer and her brother Joe opened the shop in 2016.
`;
