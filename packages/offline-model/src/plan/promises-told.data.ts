/** Requests of which something was told as done and was not so; see `promises.data.ts` for how they are written. */
export const TOLD_PROMISES = String.raw`
Queremos llevar el embarcadero.\n- Barcas: nombre, muelle, remos y plazas.\n- Salidas: fecha, patrona, isla, vuelta.
  > fields Salidas ~ Fecha, Patrona, Isla, Vuelta
  > things = Barcas, Salidas
Il me faut un site de réservation pour le phare de l'îlot. Pages : Accueil, Horaires, Tarifs, Mes réservations. Dans « Mes réservations » on revoit ce qu'on a pris.
  > pages ~ Horaires, Tarifs
Eine Webseite für den Chor. Eine Seite Proben mit "Jeden Dienstag um acht." und eine Seite Kontakt.
  > pages = Startseite, Lieder, Proben, Über uns, Kontakt
  > things ! Proben
Es gibt zwei Listen: Boxen (Nummer, Größe in m², Monatsmiete in Euro) und Reiter (Name, Telefon, Box). Eine Box ist zwischen 9 und 20 m² groß.
  > types Boxen.Größe = number
  > types Reiter.Box ! number
Eine Webseite. Im Menü: Start, Uhren, Wartung, Kontakt. Unter Uhren zeigen wir die Standuhr Lübeck für 900 €, die Wanduhr Eutin für 240 € und den Wecker Plön für 60 €. Wartung ist ein Formular: Name, E-Mail, Anzahl Uhren. Mehr als sechs Uhren auf einmal nehmen wir nicht an.
  > titles Uhren = Standuhr Lübeck, Wanduhr Eutin, Wecker Plön
  > text ! Höchstens 6 Uhren
Wir brauchen eine Webseite für die Uhrmacherei Tickwerk. Im Menü: Start, Uhren, Wartung, Geschichte, Kontakt. Wartung ist ein Formular: Name, E-Mail, Art des Fehlers (Feder, Glas, Band), Anzahl Uhren, Beschreibung. Geschichte: gegründet 1948 von Hedwig Amrum.
  > fields Wartung = Name, E-Mail, Art des Fehlers, Anzahl Uhren, Beschreibung
  > types Wartung.Anzahl Uhren = number
  > pages ~ Geschichte
  > text ~ Gegründet 1948 von Hedwig Amrum
Queremos um site para a pousada. São três páginas: Início, Quartos e Pedir estadia. Para pedir estadia: quarto, nome, e-mail, chegada, saída e número de hóspedes.
  > fields booking ~ Nome, E-mail, Chegada, Saída, Número de hóspedes
  > types booking.Saída = date
Il nous faut un site de quatre pages : Accueil, Balades, Réserver, Contact. Pour réserver, le client choisit la balade et indique son nom, son e-mail, la date et le nombre de cavaliers. On part de l'étang et l'on rentre par ce qu'on appelle l'allée verte.
  > pages ~ Accueil, Balades, Réserver, Contact
  > fields booking ~ Balade, Nom, E-mail, Date, Nombre de cavaliers
Website for the cider farm Orchard Gate. Pages Trees (apples, pears) and Suggest a Tree, a form with your name, village, your email.
  > fields Suggest a Tree = Name, Village, Email
Website for the kite school Tall Wind. On Kites we sell: Red Heron £48 (single line), Stunt Fox £95 (sport), Night Moth £60 (single line). Visitors narrow it down by type.
  > things = Kites, Messages
  > options Kites.Type = Single line, Sport
  > row Kites {"name": "Stunt Fox", "price": 95, "type": "Sport"}
Directory of swimming lakes. On Lakes you find Otter Mere in Kendal, ten minutes on foot, the Glass Pool in Settle, half an hour on foot, Heron Water in Kendal, twenty minutes on foot. You can filter by town.
  > options Swimming lakes.Town = Kendal, Settle
  > row Swimming lakes {"name": "Glass Pool", "note": "half an hour on foot"}
Queremos llevar la bodega.\n- Vinos: nombre, comarca, botellas y precio. Ya están apuntados Viña Clara (Rioja, 40, 12 €), Monte Viejo (Toro, 25, 9 €) y La Solana (Rioja, 60, 15 €).\n- Catas: fecha, vino, nota.
  > things = Vinos, Catas
  > row Vinos {"name": "Monte Viejo", "comarca": "Toro", "botellas": 25, "price": 9}
Site para as trilhas da Serra Azul. As trilhas são estas: Pico Alto, em Urubici, 12 km, R$ 60 por pessoa; Vale Fundo, em Lages, 8 km, R$ 45 por pessoa; Mirante Velho, em Urubici, 5 km, R$ 30 por pessoa. Dá para filtrar por cidade.
  > row Trilhas {"name": "Vale Fundo", "city": "Lages", "distance": 8, "price": 45}
Internal app for a choir.\nScores: title, composer, copies, shelf.\nConcerts: date, hall, conductor, guests.
  > things = Scores, Concerts
  > fields Concerts ~ Date, Hall, Conductor, Guests
A site for our woodland, The Hazel Ring: a page with our trees, volunteers sign up for coppicing shifts (max 6 per shift).
  > pages ! Volunteer|Register|My applications
  > text ~ Only 6 places
A website for my saddlery workshop Girth & Buckle in Walsall, with prices and a contact form.
  > things ! Events|Registrations
  > pages ~ Contact
Booking site for four squash courts, by the hour.
  > titles Squash courts = Squash court 1, Squash court 2, Squash court 3, Squash court 4
We need a reservation system for 3 tennis tables from 8:00 to 22:00.
  > things ! Rooms
heya, our weaving club (Shuttle Nook) wants a forum. a page Topics, each has a title, a board (Looms, Yarn or For sale) and the date. the title at least 5 letters long.
  > name = Shuttle Nook
  > types Topics.Title = text
  > things ! Titles|Heya
A job board named "Kiln Postings" for potters. The following vacancies shall be there from the beginning: Glaze mixer, Hoof Ltd, Kentucky, $34 per hour; Mould maker, Iron Forge, Vermont, $29 per hour. Employers can post a vacancy (title, employer, state, wage).
  > titles Jobs = Glaze mixer, Mould maker
  > row Jobs {"employer": "Iron Forge", "state": "Vermont", "wage": 29}
Ein Verzeichnis für Radstationen. Seite Stationen: Name, Region (Eifel, Rhön), Zahl der Betten, Preis pro Nacht. Vorhandene Einträge: Hof Distel, Eifel, 6 Betten, 48 €; Haus Erle, Rhön, 4 Betten, 39 €.
  > titles Stationen = Hof Distel, Haus Erle
Temos uma empresa de passeios. Páginas: Início, Passeios, Contacto. Os passeios são dois: Rota das Ilhas, 45 €, 2 horas; Dia no Canal, 110 €, 7 horas.
  > row tour {"name": "Rota das Ilhas", "price": 45}
  > types Passeios.Número de horas = number
Yak dairy dashboard (Clover Dairy). Yaks → ear tag (unique!), name, breed, status. Milkings → yak, date, litres, session: Morning / Evening.
  > name = Clover Dairy
  > fields Milkings ~ Yak, Date, Litres, Session
Lo primero, Barcos: código, metros, precio. Luego Contratos, con inquilino, DNI, teléfono y fecha de inicio.
  > fields Contratos ~ Inquilino, Teléfono
Verein „Schmalspur Auental“, eine Webseite mit den Seiten Start, Fahrten und Kontakt. Folgende Fahrten bieten wir an: Nikolauszug (Erwachsene 8 €, Kinder 4 €), Dampf und Kaffee (Erwachsene 10 €, Kinder 5 €) und Nachtfahrt (Erwachsene 15 €, Kinder 7 €).
  > titles Fahrten = Nikolauszug, Dampf und Kaffee, Nachtfahrt
Il me faut un blog, « Le phare ». Rubriques du menu : Accueil, Articles, À propos, Contact. Je veux aussi pouvoir les modifier et les supprimer, avec une demande de confirmation.
  > things ! Delete|Menu
  > pages ~ Articles
de cada colmena apuntamos nombre, raza (negra, italiana), pueblo, año y kilos de miel. de los socios: nombre, correo, cuota.
  > options hive.Raza = Negra, Italiana
  > fields member ~ Nombre, Correo, Cuota
Von jedem Boot notieren wir Name, Liegeplatz, Länge und Eigner.
  > fields Boote ~ Name, Liegeplatz, Länge
Werkzeug für den Bauhof: zu jedem Gerät Nummer, Modell, Baujahr und Standort.
  > fields Geräte ~ Nummer, Modell, Baujahr, Standort
On note les sorties avec date, guide, observations et température.
  > things = Sorties
Stall hat Name, Boxen, Etage. Belegung hat Stall, Pferd, Datum, von, bis.
  > things ~ Belegungen
Toy shed, call it Red Wagon. a second page, call it Lending log, where i note toy, date and child.
  > name = Red Wagon
An online shop for wool, shop name Tangle Parlour. Products: Slate $12, Moss $14, Brick $9.
  > name = Tangle Parlour
  > things ! parlour
Website for the forge "Anvil & Ash". Pages: Home, Works, About. The Works page shows finished pieces: Fire Gate (Garden, 2019), Crow Weathervane (Roof, 2021), Rose Arch (Garden, 2022); visitors filter them by place.
  > things = Works
  > options Works.Place = Garden, Roof
An online shop for chalk. Four chalks to start: Snow $4 (white), Coal $3 (black), Bone $4 (white), Reed $5 (green). Filter by colour family.
  > options Chalks.Colour family = White, Black, Green
  > things ! Blacks|Whites
Je voudrais un blog « Le rucher ». Pour commencer, trois articles : « Le miel » (catégorie Cuisine), « Dix ruches » (Travaux) et « La reine noire » (Travaux). On filtre par catégorie.
  > options Articles.Catégorie = Cuisine, Travaux
  > things ! Commencer
i keep lizards. for each lizard: species, length in cm, last shed, notes. a second page Feeding log where i note lizard, date and grams.
  > things = Lizards, Feeding logs
  > fields Feeding logs ~ Lizard, Date, Grams
  > types Feeding logs.Lizard = relation
Ein Werkzeug für die Schäferei. pro schaf: nummer, rasse, gewicht. außerdem eine seite Schur mit datum, schaf, kilo.
  > things ~ Schur
  > things ! Pro|Außerdem
We run a small frame shop. The Orders page lists every order with customer, picture size, price and due date. A Customers page has name, email and phone.
  > kind = management
  > fields Orders ~ Customer, Picture size, Price, Due date
  > fields Customers = Name, Email, Phone
Our shoe repair shop needs a job book. For each job: shoe, owner, phone, damage, status (waiting, done).
  > things = Jobs
  > fields Jobs ~ Shoe, Owner, Phone, Damage, Status
Fields of a tractor: plate, make, year, next inspection. Fields of a trip: tractor, driver, from, to, km, date.
  > things = Tractors, Trips
  > types Trips.From = text
Our hall. Bookings - room, group, date, from, to. Rooms - name, seats, floor, price.
  > types Bookings.From = time
Each tasting = tea, garden, harvest year, score, comment.
  > things = Tastings
canoe club. canoes - name, type (single, double), status (ok, repair). trips - canoe, paddlers, date, distance in km
  > things = Canoes, Trips
  > options Canoes.Type = Single, Double
Members: name | email | joined | level (beginner, advanced). Payments: member | amount | date | method (cash, card)
  > options Payments.Method = Cash, Card
  > types Payments.Member = relation
What I need to store: owners – name, phone, street; pets – owner, name, species, birthday; vaccines – name, stock, expiry date.
  > things = Owners, Pets, Vaccines
Need an admin tool: staff table (name, role, email, start date), shifts table (staff member, date, from, to).
  > types Shifts.From = time
  > things ! table
Quiero un panel para mi floristería. Ramos: nombre, precio, unidades, color. Cuando quedan menos de 5 unidades, se marca en rojo. Una página Encargos con cliente, ramo, cantidad y estado (pendiente, enviado).
  > things ~ Encargos
  > things ! Cuando
  > text ! #c0c0c0
Je voudrais un site sur les lavoirs. Il y aura une page sur notre groupe « Les Amis du Lin » et un formulaire de contact.
  > pages ! Les Amis du Lin|Contact form
Class register for a primary school teacher: pupils, attendance each day, grades and notes for parents.
  > things = Pupils, Attendance, Grades, Notes
Our summer party. Track who is coming, with department, plus-ones and food preference (meat, vegan), and count the meals.
  > fields Guests ~ Coming, Department, Plus-one
  > options Guests.Food preference = Meat, Vegan
App de notre mariage : les invités confirment leur présence, indiquent leurs allergies et choisissent une chanson.
  > fields guest ~ Allergies, Chanson
Invoice app: customers, invoices with line items, 20% VAT, due date, status open, paid.
  > types Invoices.Line items = parts
Electricity meter readings: date and reading in kWh. Calculate the consumption since the last reading.
  > computed ~ Consumption = Δ Reading
Aplicativo de metas de economia: meta, valor guardado, prazo, e mostrar quanto falta.
  > computed = Restante = Meta − Valor guardado
Make a poll for our lunch: where should we eat? Options: Thai, Pizza, Salad bar.
  > block {"engine": "polls", "options": {"question": "Where should we eat?", "choices": ["Thai", "Pizza", "Salad bar"]}}
Wedding site for Ida and Paul. Guests can say whether they come, pick a meal (fish, meat, vegan), bring a plus-one and wish a song.
  > fields Guests ~ Name, Coming, Meal, Plus-one, Song wish
  > options Guests.Meal = Fish, Meat, Vegan
  > pages ~ RSVP
Hochzeitsseite: Gäste können zusagen oder absagen, ein Menü wählen (Fisch, Fleisch) und einen Musikwunsch eintragen.
  > options guest.Menü = Fisch, Fleisch
  > things ! Menü|Wählen
Site du mariage : les invités peuvent confirmer leur présence, choisir un menu (viande, poisson) et proposer une chanson.
  > options guest.Menu = Viande, Poisson
Guest list: name, RSVP status, meal choice, table number.
  > types Guests.Table number = number
  > options Guests.RSVP status = Yes, No, No answer yet
Recipe box with ingredients and category. A button suggests one at random for tonight.
  > block {"kind": "collection", "entity": "recipe", "hasRandom": true}
Eine Liste meiner Bücher mit Autor. Ein Knopf schlägt mir ein zufälliges vor.
  > block {"kind": "collection", "entity": "book", "hasRandom": true}
Une liste de restaurants avec cuisine et quartier. Un bouton en choisit un au hasard.
  > block {"kind": "collection", "entity": "restaurant", "hasRandom": true}
Lista de juegos de mesa con jugadores. Un botón elige uno al azar.
  > block {"kind": "collection", "entity": "boardGame", "hasRandom": true}
Quiz maker: people make quizzes with multiple choice questions and share them. Results on another page.
  > things ! Share
  > pages ~ Results
  > block {"kind": "engine", "engine": "quizMaker"}
People create their own quiz with questions and choices and share it with friends by a link.
  > left ! their own
Eine App, mit der ich Quizze erstellen und teilen kann. Bestenliste nicht vergessen.
  > block {"kind": "engine", "engine": "quizMaker"}
Build a quiz about rivers with 8 questions.
  > blocks ! engine
Portfolio tracker: shares with ticker, number of shares, purchase price and current price. Show value and gain per position.
  > things = Portfolio
  > computed Portfolio = Value = Number of shares × Current price, Invested = Number of shares × Purchase price, Gain = Value − Invested
Fuel log for my car: date, odometer, litres, price per litre. Calculate consumption per 100 km.
  > computed Logs ~ Distance = Δ Odometer, Consumption = Litres × 100 ÷ Distance
Choir site: members with voice and a cash box with income and expenses and the balance.
  > computed Cash box = Balance = ± Amount
  > fields Members ! Cash
Savings goals app: each goal has a target amount, saved so far, deadline; show a progress bar and how much is missing.
  > things = Savings goals
  > computed Savings goals = Reached = Saved so far × 100 ÷ Target amount, Left = Target amount − Saved so far
Invoice tool: clients, invoices with positions (description, quantity, unit price), 19% VAT and total, status draft, sent, paid.
  > options Invoices.Status = Draft, Sent, Paid
  > text ~ VAT %
Einkaufsliste (Artikel, Menge, Laden) zum Abhaken.
  > things = Einkaufsliste
Mitarbeiter reichen Urlaubsanträge ein, der Chef genehmigt oder lehnt ab. Farbe: Seegrün (#2E8B57).
  > name = Urlaubsanträge
  > things = Urlaubsanträge
  > plan {"theme": {"primary": "#2e8b57"}}
App pour notre club de lecture : les membres proposent des livres et votent pour le prochain.
  > things ~ Livres
  > things ! proposent
A tailor keeps customers with measurements (chest, waist, hips) and phone.
  > types Customers.Waist = number
  > types Customers.Hips = number
  > things ! Measurements
Sistema para costureira: Clientes (nome, telefone, medidas: busto, cintura e quadril em cm).
  > types Clientes.Cintura = number
Site for a film club: films with title, year and reviews by members.
  > fields Films ! Reviews
  > block {"kind": "detail", "talk": "reviews"}
An idea box: ideas with title and topic. A status shows if an idea is new, under discussion or done.
  > options Ideas.Status = New, Under discussion, Done
A Helpers page where parents put themselves down with name, stall (Cakes, Games) and shift (Morning, Noon). No more than two helpers for the same stall and shift.
  > things ! Down|Up
  > text ~ "kind":"atMost","count":2,"per":["stall","shift"]
Job board: search jobs, filter by city and full-time or part-time.
  > fields Jobs ! Part-time
A survey for our guests: how often do you come (daily, rarely), cleanliness from 1 to 5 (required), email optional.
  > options Surveys.How often do you come = Daily, Rarely
  > field Surveys.Cleanliness {"type": "number", "isRequired": true, "max": 5}
  > types Surveys.Email = email
A club site with login. Runs (date, place). Members can also add a run themself.
  > block {"kind": "collection", "entity": "run", "can": {"create": true}}
HR system: Employees (name, email); Leave requests (employee, from, to, status: pending, approved or rejected), where
  the end can never be before the start; Departments.
  > things ~ Employees, Leave requests, Departments
  > fields Departments ! Status
Library management system. Librarians add books with title and author, and see all overdue loans.
  > things ~ Loans
  > fields Loans ~ Borrower
A grade book with students and grades. I want to see the average per student.
  > fields Students ~ Average
  > fields Students ! Average grade
Keep a list of my wines with where I bought them, how much they cost, how many bottles are left and how good they are from 1 to 10.
  > types Wines.Bought at = text
  > types Wines.Price = money
  > types Wines.Bottles left = number
  > field Wines.Rating {"type": "number", "max": 10}
Pet sitter app: for each pet I note how old it is, what it eats, who the vet is, and whether it bites.
  > things ! Vets|Bites
  > fields Pets ~ Age, What it eats, Vet, Bites
Bee app. Inspections: the date, which hive, how strong the colony is (weak, strong) and a note. Filter them by strength.
  > fields Inspections ~ Date, Hive, Colony strength, Note
  > fields Inspections ! ^Strength
Eine App für unsere Requisiten: Foto, wo sie gelagert sind, wer sie ausgeliehen hat und wie groß sie sind.
  > fields Requisiten ~ Foto, Lagerort, Ausgeliehen von, Größe
Une appli pour mes vins : le nom, où je les ai achetés, combien ils ont coûté et combien de bouteilles il reste.
  > fields Vins ~ Nom, Acheté à, Prix, Bouteilles
Una app para mis plantas: nombre, dónde está, cada cuánto la riego y si necesita sol.
  > fields Plantas ~ Nombre, Lugar, Frecuencia, Necesita sol
Um app para minhas plantas: nome, onde fica, quantas vezes rego por semana e se precisa de sol.
  > fields Plantas ~ Nome, Local, Quantas vezes rego por semana, Precisa de sol
We rent bikes, tents and sleeping bags. Each item has a daily price and a deposit. Customers pick a start and a return date.
  > things ~ Items, Bookings
  > things ! Tents|Bikes|Sleeping
  > options Items.Kind = Bike, Tent, Sleeping bag
  > fields Items ~ Daily price, Deposit
  > fields Bookings ~ From, To
  > fields Bookings ! People|Time
  > rule Bookings {"kind": "noOverlap", "resource": "item"}
Wir verleihen Fahrräder, Zelte und Schlafsäcke. Jeder Artikel hat einen Tagespreis und eine Kaution.
  > options Artikel.Kategorie = Fahrräder, Zelte, Schlafsäcke
  > fields Artikel ~ Tagespreis, Kaution
  > things ! Verleihen|Zelte
Tool library for our neighbourhood. Members borrow drills, saws and ladders for up to 5 days. Deposit of $20. Late fee $1 per day.
  A tool that is out cannot be borrowed.
  > options Tools.Kind = Drill, Saw, Ladder
  > row Tools {"deposit": 20, "status": "Available"}
  > field Loans.Due on {"computed": {"kind": "day", "days": 5}}
  > field Loans.Late fee {"computed": {"kind": "late", "rate": 1}}
  > effect Loans {"kind": "sets", "option": "On loan"}
  > rule Loans {"kind": "picks", "never": ["On loan"]}
A toy library where parents take up to 3 toys at once for 2 weeks.
  > things = Toys, Loans
  > rule Loans {"kind": "atMost", "count": 3, "per": ["borrower"]}
  > field Loans.Due on {"computed": {"kind": "day", "days": 14}}
A library app: members reserve a book, borrow it for 21 days. If a book is out, people can join a waiting list.
  > fields Reservations ~ Book
  > things ! Bookings
Parking app for our garage: 80 spaces on two levels, check in and check out, the fee is 2 euros per hour.
  > options Parking spaces.Level = Level 1, Level 2
  > row Parking spaces {"name": "Parking space 80"}
  > field Parking sessions.Fee {"computed": {"kind": "product", "of": ["hours", 2]}}
  > effect Parking sessions {"kind": "sets", "option": "Occupied"}
Una app de aparcamiento con 50 plazas en tres plantas. Registrar entrada y salida: 1,50 € la hora.
  > options Plazas de aparcamiento.Planta = Planta 1, Planta 2, Planta 3
  > field Estancias en el parking.Tarifa {"computed": {"kind": "product", "of": ["hours", 1.5]}}
Volunteers pick open shifts. A shift has a date, a start and end time and 6 places. A full shift cannot be picked any more. There is a page My shifts.
  > things ! Picked|Bookings
  > pages ~ Sign up, My shifts
  > rule Registrations {"kind": "atMost", "count": 6}
  > row Shifts {"places": 6}
Une application pour les bénévoles du festival: ils choisissent leurs créneaux, chaque créneau a 5 places.
  > things ~ Créneaux, Inscriptions
  > rule Inscriptions {"kind": "atMost", "count": 5}
Students enrol in a course. Each course has at most 12 seats; when it is full, students go on a waiting list.
  > pages ~ Enroll
  > pages ! Join
  > block {"kind": "booking", "terms": {"places": {"limit": 12}, "waits": {"option": "Waiting list"}}}
Book our meeting rooms. Book at least 2 hours before. No bookings on Sundays.
  > block {"kind": "booking", "terms": {"aheadHours": 2}}
  > rule Bookings {"kind": "onDays", "days": [1, 2, 3, 4, 5, 6]}
  > fields Meeting rooms ! ^City|Address
My sister and I sell cheese and jam on three markets, Riverside, Old Square and Station. We log every sale: product, market, date, price each.
  > things = Sales
  > options Sales.Market = Riverside, Old Square, Station
  > types Sales.Price each = money
Wir haben drei Filialen, Mitte, Nord und West. Für jeden Auftrag notiere ich Kunde, Filiale, Datum und Preis.
  > things = Auftrag
  > options Auftrag.Filiale = Mitte, Nord, West
Je garde des chiens et des chats. Je veux noter les séjours : animal, propriétaire, date de départ, prix.
  > things ! chiens|chats
I collect vinyl records and have about 600 of them. Artist, title, year, where it stands.
  > fields Vinyl records ~ Artist, Title, Year, Place
An app for my plants: the name, how tall it is and where it stands.
  > pages = Plants
  > things = Plants
Um app para minhas plantas: nome, onde fica e se precisa de sol.
  > pages = Plantas
An app for my bakery with our breads, prices and opening hours.
  > pages ~ Home
Tasting table for a winery: visitors choose a slot (11:00–13:00, 17:00–19:00), number of guests up to 12 and leave a phone number.
  > options Bookings.Time = 11:00–13:00, 17:00–19:00
  > fields Bookings ! Wine
  > things ! Orders
Book our meeting rooms: at most 8 people fit into the small room, 20 into the big one.
  > row Meeting rooms {"name": "Small room", "capacity": 8}
  > row Meeting rooms {"name": "Big room", "capacity": 20}
App zum Buchen unserer Räume. In den kleinen Raum passen 6 Personen, in den großen 15.
  > row Zimmer {"name": "Kleiner Raum", "capacity": 6}
A swimming school. Parents enrol their child in a course (Seahorse, Bronze, Silver). 8 children per course. Show how many seats are left.
  > titles Courses ^ Seahorse, Bronze, Silver
  > field Courses.Seats left {"computed": {"kind": "sum"}}
Museum tickets with time slots every 30 minutes from 10:00 to 17:00, 25 visitors per slot, adults 12€, children 6€.
  > fields Museum tickets ~ Date, Time
  > records ! ^Adults
Reserva de mesa para restaurante. Abertos de ter-sáb 9h às 18h. Grupos de até 10 pessoas.
  > rule Reservas {"kind": "onDays", "days": [2, 3, 4, 5, 6]}
  > fields Reservas ! Prato
Social app for mushroom hunters. You post a find with the species, the place and a photo. Others like it and comment whether it is edible.
  > things ! Posts|Edible
  > block {"kind": "detail", "entity": "find", "talk": "comments", "actions": [{"kind": "like"}]}
A photo app. Users post photos with a title and others can like them.
  > fields Photos ! Others
  > block {"kind": "collection", "entity": "photo", "actions": [{"kind": "like"}]}
I would like a site for my bakery, with colours like cream and brown.
  > text ! "kind":"like"
Requests with blood group and units, with a status of Pending, Approved or Rejected.
  > options Requests.Status = Pending, Approved, Rejected
A searchable inventory of props for a theatre, with a photo, where each one is stored and a status, Here, Missing or Broken.
  > things = Props
  > options Props.Status = Here, Missing, Broken
I have been keeping bees. Please make a management system for the apiary. Hives (name, year) and inspections (hive, date).
  > name = Apiary
Haz una aplicación con un tablón donde la gente publica recetas con título y foto, y los demás las comentan.
  > block {"kind": "detail", "talk": "comments"}
An online shop for tea. Customers put tea into a cart and check out with name and address.
  > things ! Loans
  > things ~ Teas, Orders
A list of my kites
  > things = Kites
A kite collection
  > things = Kites
Eine App für die Freiwillige Feuerwehr. Pro Gerät: Inventarnummer, Art, Standort, letzte Prüfung. Ein paar Beispielgeräte bitte eintragen.
  > things ! Paar|Pros|Beispiel
  > fields Geräte ~ Inventarnummer, Art, Standort, Letzte Prüfung
  > types Geräte.Letzte Prüfung = date
Hofladen mit Artikeln (Name, Preis). Kategorien sind Eier & Milch, Obst & Gemüse und Honig.
  > things ! Milch|Obst|Honig
Wir organisieren den Flohmarkt am Lindenplatz, Sonntag, 7. Juni. Bitte eine Website mit einer Seite Stände.
  > things ! Juni|Sonntag|Flohmarkt
A message board for beekeepers, call it Smoker Talk. Categories: Swarms & Queens, Honey, Wax & Candles. Members start a thread
  (title, category, text) and others answer. A title with fewer than 8 characters must be rejected, because otherwise people write "hi".
  > name = Smoker Talk
  > options Threads.Category = Swarms & Queens, Honey, Wax & Candles
  > field Threads.Title {"min": 8}
  > text ! "hi"|letters|Fewer
Ein Forum für Imker namens „Wabenpost“. Mitglieder schreiben Beiträge (Titel, Kategorie, Text). Ein Titel mit weniger als 6 Zeichen
  wird abgelehnt. Dazu eine Seite Regeln mit diesen zwei: „Bleibt freundlich“, „Keine Werbung“.
  > field Beiträge.Titel {"min": 6}
  > page {"title": "Regeln", "blocks": [{"kind": "prose", "items": [{"title": "Bleibt freundlich", "text": ""}, {"title": "Keine Werbung", "text": ""}]}]}
Website for a pottery. Pages: Home, Questions, Our story and Contact. Questions: "Do you ship?" – "Yes, every Friday." and
  "Can I visit?" – "By appointment." On Our story, say that the kiln was built in 1968 and that Ada Finch runs it. Open every day.
  > block {"kind": "prose", "style": "faq", "items": [{"title": "Do you ship?", "text": "Yes, every Friday."}, {"title": "Can I visit?", "text": "By appointment."}]}
  > block {"kind": "prose", "text": "The kiln was built in 1968. Ada Finch runs it."}
  > things ! Questions|Kiln|Every
Site para uma padaria. Páginas: Início, Dúvidas e Contato. Em Dúvidas: "Tem pão sem glúten?" – "Às sextas." Fundo branco.
  > block {"kind": "prose", "style": "faq", "items": [{"title": "Tem pão sem glúten?", "text": "Às sextas."}]}
Un site pour notre moulin. Les pages : Accueil, Notre histoire et Contact. Sur Notre histoire, dites que le moulin date de 1874 et
  que Rose Perrin le restaure.
  > block {"kind": "prose", "text": "Le moulin date de 1874. Rose Perrin le restaure."}
A shop for candles. Background very pale green #EEF7EE and buttons brick red #8C2F1B.
  > plan {"theme": {"background": "#eef7ee", "primary": "#8c2f1b"}}
Un blog de jardinería con fondo crema #FFF8E7 y botones verde oscuro #0B5D4B.
  > plan {"theme": {"background": "#fff8e7", "primary": "#0b5d4b"}}
An app for readings (pump, month, litres, idle hours, note). Litres can't be negative and idle hours cannot be more than 744.
  > field Readings.Idle hours {"max": 744}
A job board. Jobs have a title, company, salary and a description. The salary has to be at least 15,000.
  > field Jobs.Salary {"min": 15000}
Language school website with courses, teachers and registration.
  > titles Courses ^ English A1, Spanish for travellers
  > records ! Python|fractions
Nähladen mit Stoffen, Schnittmustern und Kursen
  > titles Kurse ^ Die ersten Nähte, Einen Rock nähen
Dog groomer: appointments, dogs with breed, weight and owner, services with duration and price.
  > titles Services ^ Bath and brush, Full groom
I collect vintage cameras
  > kind = management
  > pages = Vintage cameras
My houseplants: how often to water, last watered, light, room
  > kind = management
  > row Houseplants {"howOftenToWater": "Once a week"}
Mis gatos: nombre, peso, fecha de nacimiento y vacunas
  > kind = management
  > titles Gatos ^ Miso, Tiger
  > row Gatos {"weight": 4.2}
Minha coleção de moedas com país, ano, estado e valor
  > titles Moedas ^ Escudo, Yen
  > text ! Bitcoin
Class list of students
  > things = Students
Kanban board of job candidates
  > things = Job candidates
  > pages = Board
Blood pressure log with systolic, diastolic, pulse and notes
  > fields Logs = Date, Systolic, Diastolic, Pulse, Notes
Website für unseren Chor mit Konzerten, Proben und Kontakt
  > titles Konzerte ^ Frühlingsserenade, Neujahrskonzert
  > records ! Street|Töpfern|Boston
  > tagline ~ Konzerte und Proben
Ma cave à vin : nom, millésime, région, cépage, nombre de bouteilles
  > plan {"language": "fr"}
Diário de classe: alunos, presenças, notas
  > plan {"language": "pt"}
Hi! We run a guest house in an old mill, Copper Weir, near Hexham. There are two rooms: the Loft at £80 a night (sleeps 4) and the Hayrick at £65 (sleeps 2). Pages: Home, Rooms, Book. Two groups can't have the same room on one day.
  > name = Copper Weir
  > things ! Groups|Sleeps|Book$
  > row Rooms {"name": "Loft", "sleeps": 4}
Ich bin Geigenbauerin und brauche eine Webseite. Auf der Startseite soll stehen: „Holz und Klang“. Kontakt: post@geige.example.
  > things ! Bin|Stehen
A fossil shop. Products: Fern plate $60, Sea urchin $22. Each belongs to a period: Jurassic (fern), Devonian (urchin), Miocene (tooth). On the home page show the number of products.
  > things ! Jurassic|Devonian|Home page
Necesito la web del museo. Al abrir una pieza se ven sus datos. Estamos en la calle del Chorro 9.
  > things ! Dato|Estamo
We are Fern & Sons, dealers in old tractors. A website for them. Tractors:\n- Old Bess, steam, Devon, 900 kg, £12,500\n- Red Devil, diesel, Kent, 1400 kg, £8,000\n- Grey Lady, diesel, Fife, 1100 kg, £9,750\nVisitors filter by engine
  and open a tractor to arrange a viewing (name, phone, preferred day; a date in the past is not ok). Office: 4 Barn Mews, Ashby, open Mon-Fri 9-5.
  > titles Tractors = Old Bess, Red Devil, Grey Lady
  > row Tractors {"engine": "Diesel", "place": "Kent", "weight": 1400, "price": 8000}
  > field Tractors.Weight {"unit": "kg"}
  > text ~ 4 Barn Mews, Ashby
  > things ! Fern|Viewing|Dealers
Eine Website für unsere Boote. Boote:\n- Möwe, Jolle, Kiel, 5 m, 2.400 €\n- Robbe, Kutter, Husum, 9 m, 18.500 €\n- Lachs, Jolle, Emden, 6 m, 3.100 €\nMan kann nach Typ filtern.
  > titles Boote = Möwe, Robbe, Lachs
  > row Boote {"name": "Robbe", "type": "Kutter", "price": 18500}
Portfolio of a weaver. Rugs with title, year and kind (Wool, Linen). The rugs: Tide (2019, Wool), Ash Field (2022, Linen), Low Sun (2023, Wool).
  > row Rugs {"title": "Ash Field", "year": 2022, "kind": "Linen"}
  > text ! "price":20
Site para a nossa padaria. Endereço: Largo do Pilar, 12, Olinda, telefone (81) 95555-0100. Aberto todos os dias.
  > text ~ Largo do Pilar, 12, Olinda
Vereinsseite für einen Schachclub mit Terminen, Mitgliedern, Turnieren und Ergebnissen
  > pages ~ Mitglieder, Turniere
Webseite für unsere Imkerei mit Honigsorten, Preisen, Hofladen-Öffnungszeiten und Kontaktformular
  > pages ~ Preise, Öffnungszeiten
ich brauche eine app um meine Schallplatten zu verwalten (künstler, album, jahr, zustand)
  > pages ~ Schallplatten
necesito una pagina para mi taller mecanico: servicios, citas, precios y opiniones de clientes
  > pages ~ Servicios, Precios
une appli pour suivre mes lectures avec note et avis
  > pages ~ Livres
Um site para minha oficina de bicicletas com serviços, preços, horário de funcionamento e formulário de orçamento
  > kind = content
Controle de estoque para loja de tintas, com cor, marca, quantidade e preço
  > kind = management
I run a small bike repair shop. I want an internal tool to keep track of repair jobs. Each job has the customer’s name, phone, what
  is wrong, the price we quoted and the day it is due. A job goes from received to in repair to picked up.
  > field Repair jobs {"label": "What is wrong", "type": "longText"}
  > field Repair jobs {"label": "Price quoted", "type": "money"}
  > field Repair jobs {"label": "Due day", "type": "date"}
  > field Repair jobs {"label": "Phone", "type": "phone"}
  > options Repair jobs.Status = Received, In repair, Picked up
Track orders with name and price. An order goes from received to packed to ready to ship.
  > options Orders.Status = Received, Packed, Ready to ship
Track orders with name and price. The bus goes from Lisbon to Porto.
  > options Orders.Status = New, Paid, Shipped, Delivered, Cancelled
I want to track my houseplants. Name, room, how often to water (in days), last watered.
  > things = Houseplants
  > field Houseplants {"label": "How often to water", "type": "number"}
  > field Houseplants {"label": "Last watered", "type": "date"}
  > fields Houseplants ~ Room
We are a vet clinic with 3 vets (Dr. Osei, Dr. Lind, Dr. Marin). Owners book an appointment. They enter the pet’s name, species and reason.
  > fields Vets ! Species
  > field Appointments {"label": "Species", "type": "text"}
Eine App für unseren Ruderverein. Mitglieder melden sich an und reservieren ein Boot. Wer länger als 2 Stunden überzieht, wird
  markiert. Der Bootswart sieht alle Reservierungen.
  > things = Boote, Reservierungen
  > guarded ~ profile
An app for a lab: chemicals with CAS number, unit and expiry date. Each take-out is logged with name and time.
  > things = Chemicals, Take-outs
Mitglieder mit Name, E-Mail und Wertung. Partien zwischen zwei Mitgliedern mit Datum, Eröffnung und Ergebnis.
  > things = Mitglieder, Partien
book catalogue (title, author, year, shelf) and a members register (name, email)
  > things = Books, Members
smth to track walks w date, dog + minutes. dogs w name, breed, owner
  > things = Walks, Dogs
Llevo un taller de guitarras en Cuenca. Por cada guitarra guardamos: código, dueño, madera y estado (entera, rota).
  > things = Guitarras
  > fields Guitarras ~ Código, Dueño, Madera, Estado
Trabajo en un archivo y lo llevamos en papel. Por cada legajo anotamos: código, sala y año. Aparte, una lista de peticiones con nombre y fecha.
  > things ~ Legajos, Peticiones
Une appli pour notre phare. Une page Relevés où le gardien saisit la date, le vent, la visibilité en km et une remarque.
  > things = Relevés
  > fields Relevés ~ Date, Vent, Remarque
Our village runs a small wind farm, two turbines, called Ada and Bruno. The keeper writes a reading every day. Please build "Gust Book": a Readings page where the keeper enters date, turbine, kWh produced, oil in cm and a remark, and can delete a reading.
  > name = Gust Book
  > things ! Brunos
  > fields Readings ~ Kwh produced, Remark
I mend accordions and concertinas, Bellows & Reed, workshop in Hexham. I need a website with an About page and a Contact page. The waiting time is currently seven weeks.
  > name = Bellows & Reed
  > start ~ The waiting time is currently seven weeks
Der Arbeitstitel ist Möwenpost. Eine App für Briefe mit Titel, Absender und Datum.
  > name = Möwenpost
A shop for wool called Carded. Products: Fleece £12, Roving £7.50, Felt £4. Returns page: unused wool comes back within 14 days, you pay the postage.
  > page {"title": "Returns", "blocks": [{"kind": "prose", "text": "Unused wool comes back within 14 days, you pay the postage."}]}
  > things ! Returns
Um site para o clube de canoagem Remo Livre. Uma página Regras: sem garrafas de vidro, colete sempre, voltar antes do pôr do sol.
  > page {"title": "Regras", "blocks": [{"kind": "prose", "items": [{"title": "Sem garrafas de vidro"}]}]}
Webseite für den Ruderverein Stille Bucht. Seiten: Start, Regatten, Verein, Kontakt. Der Verein hat 96 Mitglieder, der Beitrag liegt bei 54 € im Jahr.
  > page {"title": "Verein", "blocks": [{"kind": "prose", "text": "Der Verein hat 96 Mitglieder, der Beitrag liegt bei 54 € im Jahr."}]}
Una app para molinos. Molinos: nombre, comarca, altura, estado. Quiero buscar los molinos por nombre, filtrarlos por comarca y ordenarlos por comarca.
  > block {"kind": "collection", "filters": ["status", "comarca"], "sorts": ["name", "height", "comarca"]}
Invoices have lines with description, quantity and price.
  > things = Invoices
App to store seeds: name, variety, year, quantity.
  > things = Seeds
Pagos con socio, fecha, importe y método.
  > pages ~ Pagos
Enquiries with name, email, date and message.
  > pages ~ Enquiries
Trees with name and age. Contact page and about page.
  > pages ~ Contact
Des arbres avec nom, âge et espèce. Avec une page Contact et une FAQ.
  > pages ~ Contact
A page where parents can sign up (child name, age, phone)
  > pages ~ Enroll
  > pages ! ^Ups$
Online shop for handmade candles. Products: Fig & Cedar 24 USD, Salt 22 USD. Cart.
  > row Candles {"name": "Fig & Cedar", "price": 24}
  > row Candles {"name": "Salt", "price": 22}
  > titles Candles = Fig & Cedar, Salt
Quiero una web para mi academia de surf. Los alumnos se registran y reservan clases.
  > guarded ~ profile
Una app para mi granja. Se registran las ventas y los gastos.
  > plan {"auth": null}
Una app para mi granja. Se registran ventas y gastos.
  > plan {"auth": null}
Uma lista para a minha fazenda. Se cadastra o animal com nome e peso.
  > plan {"auth": null}
Ich brauche eine Verwaltung. Es gibt Parzellen (Nummer, Größe in m², Pächter, Status: frei, verpachtet oder gesperrt) und
  Mitglieder (Name, Telefon).
  > things = Parzellen, Mitglieder
  > options Parzellen.Status = Frei, Verpachtet, Gesperrt
An app for our wind farm. Technicians log work orders with turbine and fault code. The quartermaster lends ladders. Study
  coordinators review candidates.
  > things ~ Work orders, Ladders
  > things ! technician|quartermaster|lends|coordinators|^log
An app for a pantry. There is a page that shows what expires soon, and I track who holds which key.
  > things ! shows|expire|track
A system for wells. Each well has a name, village, depth, year drilled and pump type (hand, solar). Finds are recorded with a find
  number, weight and finder.
  > fields Wells = Name, Village, Depth, Year drilled, Pump type
  > options Wells.Pump type = Hand, Solar
  > fields Finds = Find number, Weight, Finder
A wine cellar tracker for bottles with grape and colour (red, white, sparkling).
  > options Bottles.Colour = Red, White, Sparkling
A cemetery system. It should manage graves, layers and printers.
  > things = Graves, Layers, Printers
A tool for beekeepers to log inspections per hive: date, queen seen yes/no, brood frames, mite count, notes.
  > fields Inspections ~ Hive, Date, Queen seen, Brood frames, Mite count, Notes
  > things ~ Hives
A list of volcanoes with alert level, last eruption and elevation
  > fields Volcanoes ~ Alert level, Elevation
a database of shipwrecks with name, depth, year sunk and position
  > fields Shipwrecks ~ Depth, Position
Make a quiz called "Night Sky" for my scouts: Which planet has rings? (Saturn (right), Mars, Venus). Which star is nearest? (Sirius, the Sun (right), Vega).
  > things =
  > block {"kind": "quiz", "title": "Night Sky", "questions": [{"text": "Which planet has rings?", "options": ["Mars", "Venus", "Saturn"], "answer": 2, "why": ""}, {"text": "Which star is nearest?", "options": ["Sirius", "the Sun", "Vega"], "answer": 1, "why": ""}]}
Ein Quiz über Flüsse. 1. Welcher Fluss fließt durch Köln? a) Rhein b) Elbe c) Donau. Richtige Antwort: a
  2. Welcher fließt durch Wien? a) Elbe b) Donau c) Main. Richtige Antwort: Donau
  > block {"kind": "quiz", "questions": [{"text": "Welcher Fluss fließt durch Köln?", "options": ["Elbe", "Donau", "Rhein"], "answer": 2, "why": ""}, {"text": "Welcher fließt durch Wien?", "options": ["Elbe", "Donau", "Main"], "answer": 1, "why": ""}]}
15 multiple choice questions on knots and sails for my sea scouts, points at the end and a high score table with their names
  > things =
  > asked = 15
  > block {"kind": "quiz", "asksName": true}
Ein Theorietest mit 12 Fragen zur Ersten Hilfe, am Ende die Punktzahl
  > things =
  > asked = 12
Verdadero o falso: 9 preguntas sobre volcanes, con la puntuación al final
  > things =
  > asked = 9
Un jeu vrai ou faux avec 14 questions sur les champignons et le score à la fin
  > asked = 14
Um teste com 11 perguntas de múltipla escolha sobre rios
  > asked = 11
Roast batches: day, hop, wet weight, dry weight. The dry weight must not exceed the wet weight.
  > rule {"kind": "after", "field": "wetWeight", "than": "dryWeight", "isSameFine": true}
Eine Liste von Umzügen (Name, Auszug aus, Einzug in, Preis). Auszug aus und Einzug in müssen verschieden sein.
  > rule {"kind": "differs"}
Camiones con matrícula, garaje de noche, garaje de día y peso. El garaje de noche y el garaje de día no pueden ser iguales.
  > rule Camiones {"kind": "differs"}
A tool library for our street. A tool has a name and an owner. Someone borrows it. You can only borrow one tool at a time.
  > rule Loans {"kind": "atMost", "count": 1, "per": ["borrower"]}
Moorings with number, length and owner. Nobody may hold more than 2 moorings.
  > rule Moorings {"kind": "atMost", "count": 2, "per": ["owner"]}
Vans with plate. Deliveries with van, day and address. A van can only make one delivery per day.
  > rule Deliveries {"kind": "atMost", "count": 1, "per": ["van", "day"]}
Seed jars: variety, grams, packed on. Jars older than 400 days are shown in orange.
  > marks = packedOn ago 400 #d97706
Repuestos: nombre, cantidad, estante. Los que tienen menos de 4 unidades salen en rojo.
  > things = Repuestos
  > plan {"theme": {"mode": "light"}}
  > marks = quantity below 4 #dc2626
Pickle helper. I type the weight of the cabbage in grams and choose a crunch: soft 2 %, firm 3 %; sugar is always 1 %
  > things =
  > block {"kind": "engine", "engine": "formula", "options": {"results": ["Crunch|g|v[0] * v[1] / 100", "Sugar|g|v[0] * 1 / 100"]}}
Rechner für Pflanzerde: Länge, Breite und Höhe der Kiste in cm eingeben. Ein Beutel fasst 40 Liter. Wie viele Beutel brauche ich?
  > things =
  > block {"kind": "engine", "engine": "formula", "options": {"results": ["Beutel||ceil(round(v[0] * v[1] * v[2] / 40000 * 1000000) / 1000000)"]}}
Mugs 9 € each, 15% off from 20 pieces. Enter the number and see the total.
  > block {"kind": "engine", "engine": "formula", "options": {"inputs": ["Number||4"]}}
Calculadora de jabones: introduzco los gramos de aceite; la sosa es 14 % y el agua es 33 %.
  > block {"kind": "engine", "engine": "formula"}
We're volunteers at a bat clinic (Dusk Wing Trust). We write down every bat: the name we gave it, weight in grams, the day it came in, who found it with their email, what is wrong with it, and the status which is In care, Released or Died. The day can't be in the future. It should remember everything.
  > name = Dusk Wing Trust
  > things = Bats
  > fields Bats ~ Name, Weight, Day came in, Found by, Email, Status
  > options Bats.Status = In care, Released, Died
  > rule Bats {"kind": "past", "field": "dayCameIn"}
Oi! Site para o aluguel de bicicletas, a Pedal Leve. Páginas: Início, Bicicletas, Reservar, Dúvidas e Contato. As bicicletas: Urbana R$ 20 por hora,
  Dobrável R$ 25 por hora e Elétrica R$ 45 por hora. Em Reservar a pessoa escolhe a bicicleta, a data e o horário, coloca nome e telefone e recebe um código de
  reserva. Não pode reservar em data passada. Em Dúvidas: "Tem capacete?" – "Sim, grátis." Funcionamos todos os dias das 8h às 18h.
  > things ! Pessoa|Produto|Funciona|Dúvida
  > pages ~ Bicicletas, Reservar, Dúvidas, Contato
  > fields Reservas ~ Bicicleta, Data
A job board for chefs. Jobs have a title, company, salary and a description. Clicking a job opens its page with the full description. Restaurants can post a job
  on the page "Offer a job". Footer should say: Whisk Work, 9 Mill Row, Leeds – hi@whisk.example
  > things ! Its|Footer
  > plan {"footer": "Whisk Work, 9 Mill Row, Leeds – hi@whisk.example"}
Eine Jobbörse. Die Fußzeile soll sagen: Werkbank GmbH, Hafenstraße 3, Bremen
  > plan {"footer": "Werkbank GmbH, Hafenstraße 3, Bremen"}
Portfolio website for a potter. Pages: Work, About, Commissions. Work shows her pots with title, year and kind (Bowl, Jug), visitors can filter by kind. The pots:
  Dew (2021, Bowl), Heron (2023, Jug), Loam (2020, Bowl). On Commissions people can ask for a pot: name, email, budget.
  > things ! Artwork
  > page {"title": "Work", "blocks": [{"kind": "collection", "entity": "pot"}]}
  > page {"title": "Commissions", "blocks": [{"kind": "form"}]}
Mitglieder mit Name, E-Mail und Eintrittsdatum. Das Eintrittsdatum darf nicht in der Zukunft liegen.
  > rule Mitglieder {"kind": "past"}
Site de um salão. Clientes marcam horário e recebem um código de reserva.
  > kind = booking
  > things ! Salão
Website for a plumber. Pages: Home, Services, About me, Contact.
  > pages = Home, Services, About me, Contact
Website einer Geigerin. Seiten: Start, Über mich, Termin und Kontakt. Bei Termin kann man eine Leistung auswählen und Name, E-Mail und Telefon angeben.
  > pages ~ Über mich, Termin
  > fields Termine ~ Name, E-Mail, Telefon
Our office needs a document register. Every document has: plan number (like LS-17), title, parish, date and surveyor. Rules: plan numbers are unique, the same number again has to be refused with a message.
  > fields Documents ~ Plan number, Title, Parish, Date, Surveyor
  > field Documents.Plan number {"isUnique": true}
  > pages ! Messages|How
Hosts: name, email, role. Two hosts must not have the same email address.
  > field Hosts.Email {"isUnique": true}
Fahrzeuge: Kennzeichen, Modell. Jedes Kennzeichen darf nur einmal vorkommen.
  > field Fahrzeuge.Kennzeichen {"type": "text", "isUnique": true}
Socios: nombre, correo. Dos socios no pueden tener el mismo correo.
  > field Socios.Correo {"isUnique": true}
Quero registrar os lotes de café torrado: código do lote, origem (Cerrado, Sul), data da torra. Também quero uma tela de Clientes com nome, cidade e e-mail, onde eu possa cadastrar novos.
  > fields Lotes ~ Código do lote, Origem, Data da torra
  > fields Clientes = Nome, Cidade, E-mail
A van log. Black header and yellow buttons.
  > plan {"theme": {"header": "#000000", "primary": "#ffff00"}}
A wreck archive: background light cyan, dark header #0B2545, buttons #13678A.
  > plan {"theme": {"background": "#e0ffff", "header": "#0b2545", "primary": "#13678a"}}
Ein Blog. Hintergrund weiß, Kopfzeile dunkelblau, Knöpfe orange.
  > plan {"theme": {"header": "#00008b", "primary": "#ffa500"}}
Product brief: "Brine Log" is a site of wrecks. Each wreck has a name, year of sinking, depth in metres and cause (Storm, War). The following must be in it: Good Hope (1783, 22 m, Storm), SS Rook (1917, 35 m, War).
  > name = Brine Log
  > things ! Good|Rook
  > row Wrecks {"name": "Good Hope", "yearOfSinking": 1783, "depth": 22, "cause": "Storm"}
A site of caves. A page "Stay safe" contains the sentence "Never go alone." and a page About.
  > page {"title": "Stay safe", "blocks": [{"kind": "prose", "items": [{"title": "Never go alone.", "text": ""}]}]}
Ein Flohmarkt mit Anzeigen (Titel, Preis). Eine Seite „Sicherheit“ mit dem Hinweis: „Niemals im Voraus überweisen.“
  > page {"title": "Sicherheit", "blocks": [{"kind": "prose", "items": [{"title": "Niemals im Voraus überweisen.", "text": ""}]}]}
A list of my hats: brand, colour, size
  > fields Hats ~ Brand, Colour, Size
Beekeeper's log "Salt and Tinder". Hives with name and place. The start page says "Every hive has its own temper."
  > name = Salt and Tinder
I want to write down what I lend, make it an app: "Penny Kettle". Loans: thing, friend, day.
  > name = Penny Kettle
Guía de obradores «Ruta del Membrillo». Cada obrador con nombre y pueblo. El lema es «Dulce y lento».
  > name = Ruta del Membrillo
Je répare des parapluies sous l'enseigne « Brume & Cie » à Nantes. Il me faut un site avec mes services.
  > name = Brume & Cie
Ich verkaufe unter dem Namen Hohe Kante gebrauchte Bergstiefel und brauche einen Shop.
  > name = Hohe Kante
Madame, Monsieur, il me faut une appli pour suivre mes plantes. Bien à vous, Odile Tancarville
  > name = Plantes
  > text ! Tancarville
Bom dia! Quero um aplicativo para as minhas receitas. Obrigada, Celeste
  > name = Receitas
Rowing club. Outings: day, boat, minutes. An outing cannot lie in the future, and minutes go from 5 to 240.
  > rule Outings {"kind": "past", "field": "day"}
  > field Outings.Minutes {"min": 5, "max": 240}
Liegeplätze mit Kennung, Länge und Besitzer. Jede Kennung gibt es nur einmal und ein Liegeplatz ist zwischen 4 und 15 m lang.
  > things = Liegeplätze
  > field Liegeplätze.Kennung {"isUnique": true}
  > field Liegeplätze.Länge {"type": "number", "min": 4, "max": 15}
Liga de frontón. Parejas: nombre, club. Partidas: pareja local, pareja visitante, juegos local, juegos visitante, fecha. Nadie pasa de 22 juegos.
  > field Partidas.Juegos local {"type": "number", "max": 22}
  > field Partidas.Juegos visitante {"type": "number", "max": 22}
Asset list of a theatre: asset tag, name, room. An asset tag exists only once.
  > things ! exist
  > field Assets.Asset tag {"isUnique": true}
Honey jars with label, grams and beekeeper. No two jars with the same label.
  > field Jars.Label {"isUnique": true}
Ausgaben: Tag, Betrag, Zweck. Der Betrag muss größer als null sein, ein Betrag über 500 wird abgelehnt.
  > field Ausgaben.Betrag {"min": 0.01, "max": 500}
Library of puzzles: name, pieces, shelf. Puzzles with fewer than fifty pieces are refused.
  > field Puzzles.Pieces {"min": 50}
Un site de karting. Page Réserver : nom, e-mail, date, nombre de personnes. Huit personnes au plus. Une réservation identique à une autre est refusée.
  > field Réservations.Nombre de personnes {"max": 8}
  > rule Réservations {"kind": "unique", "fields": ["name", "email", "date", "nombreDePersonnes"]}
A kayak club log: who, day, paddlers. The day has to be in the past. Write us: name, email, message; if the email is nonsense the form must say so.
  > things ! Say|Nonsense
Our pub, The Lame Heron, needs a page with the quiz nights.
  > name = The Lame Heron
  > things ! Heron|Pub
Vendo faroles bajo el nombre Lumbre Mansa y necesito una tienda.
  > name = Lumbre Mansa
  > things ! Lumbre|Nombre
Bonjour, notre fleuriste Le Pavot Sage aimerait un site avec les bouquets et les prix.
  > name = Le Pavot Sage
  > things ! Pavot
Wir vom Ruderclub Nebelhorn brauchen eine Seite mit Terminen.
  > name = Ruderclub Nebelhorn
A padaria Trigo da Serra precisa de um site com produtos.
  > name = Trigo da Serra
  > things ! Trigo
We run The Crooked Oar, a pub in Whitby. Page with quiz nights please.
  > name = The Crooked Oar
  > things ! Crooked
O nosso clube de xadrez quer um site com torneios. Precisamos de uma página de contato.
  > things ! Quer|Precisamos
Notre club ouvre en mars et nous voulons un site avec la carte.
  > things ! Voul
Surf rescue log. Alarms: day, beach, lifeguards. At least 3 lifeguards must go on any alarm.
  > things = Alarms
  > field Alarms.Lifeguards {"type": "number", "min": 3}
Torneo de sokatira. Cuadrillas: nombre, tiradores, pueblo. Cada cuadrilla tiene de 4 a 8 tiradores.
  > things ! Tirador
  > field Cuadrillas.Tiradores {"type": "number", "min": 4, "max": 8}
Livro de um albergue. Viajantes: nome, data de chegada, saída, cama. A saída tem que ser depois da chegada.
  > things = Viajantes
  > rule Viajantes {"kind": "after"}
Eine Hütte am Fluss. Auf der Seite Buchen gibt man Name, E-Mail, Anreise, Abreise und Personen an. Die Abreise muss nach der Anreise liegen. Höchstens sieben Personen.
  > things ! Sieb
  > field Buchungen.Personen {"max": 7}
  > rule Buchungen {"kind": "after", "field": "abreise", "than": "date"}
Glider club. Gliders: name, checked on. Launches: glider, day, pilot. A launch cannot lie in the future.
  > rule Launches {"kind": "past", "field": "day"}
we are the rowing club Oar & Ember in Stroud. what we want: a home page with the line "Pull together", then Fees, Join us, Questions and Contact. fees are juniors £12 a month, adults £25 a month, masters or veterans £19, day guests £6. Questions: "Do I have to swim?" Yes, fifty metres. "Are boats provided?" We have plenty. contact is 01453 555 0126, row@oarember.example.
  > pages ~ Fees, Questions, Contact
  > block {"style": "prices", "items": [{"title": "Juniors", "note": "£12", "text": "a month"}, {"title": "Masters or veterans", "note": "£19"}, {"title": "Day guests", "note": "£6"}]}
  > block {"style": "faq", "items": [{"title": "Do I have to swim?", "text": "Yes, fifty metres."}, {"title": "Are boats provided?", "text": "We have plenty."}]}
  > things ! oar|plenty|Questions
  > text ! get started
Somos la escuela de circo Carpa Azul y queremos una web con Inicio, Talleres, Profesores, Tarifas y Contacto. Los talleres son: Trapecio los lunes a las 18:00, Malabares los jueves a las 19:15 y Clown los viernes a las 20:00. Los profesores son Elia Montoro (trapecio) e Iñaki Ruiz (malabares y clown). Las tarifas: cuota joven 28 € al mes, matrícula 15 €.
  > titles Talleres = Trapecio, Malabares, Clown
  > block {"style": "team", "title": "Profesores", "items": [{"title": "Elia Montoro", "note": "Trapecio"}, {"title": "Iñaki Ruiz", "note": "Malabares y clown"}]}
  > block {"style": "prices", "items": [{"title": "Cuota joven", "note": "28 €", "text": "al mes"}, {"title": "Matrícula", "note": "15 €"}]}
  > things ! Elia|Iñaki|Profesor
Wir sind die Segelschule Luvwärts. Bitte eine Seite mit Start, Kurse, Trainer, Preise, Fragen und Kontakt. Die Kurse sind: Jolle samstags um 10 Uhr, Kutter sonntags um 11:30 Uhr. Unsere Trainer sind Hauke Brodersen (Jolle) und Svea Thoms (Kutter und Funk). Fragen: "Brauche ich Ölzeug?" Nein, das leihen wir.
  > kind = content
  > pages = Start, Kurse, Trainer, Preise, Fragen, Kontakt
  > row Kurse {"name": "Kutter"}
  > block {"style": "faq", "items": [{"title": "Brauche ich Ölzeug?", "text": "Nein, das leihen wir."}]}
We place ships' cooks, name Galley & Co. A home page, a Berths page, an FAQ page: Do I need my own knives? Bring two. Who pays the ticket? The owner does. And a contact page.
  > block {"style": "faq", "items": [{"title": "Do I need my own knives?", "text": "Bring two."}, {"title": "Who pays the ticket?", "text": "The owner does."}]}
  > text ! get started
Sailmaker here. List of Sails with boat, area in m² and finish date. Plus a Cloth page where I enter luff and foot in m and hit Reckon, so that I get the cloth in m² (luff × foot ÷ 2) and the thread at 12 m per m². Example: 8 × 3 gives 12.
  > things = Sails
  > pages ~ Cloth
  > block {"kind": "engine", "engine": "formula", "options": {"title": "Cloth", "inputs": ["Luff||8", "Foot|m|3"], "results": ["Cloth|m²|v[0] * v[1] / 2", "Thread|m|v[0] * v[1] / 2 * 12"], "button": "Reckon"}}
Ich backe Brot. Liste Brote mit Name, Datum und Gewicht. Seite Sauerteig: ich gebe das Mehl in g ein, klicke auf "Los" und bekomme den Sauerteig (Mehl mal 30 geteilt durch 100). Null oder negative Werte dürfen nicht berechnet werden.
  > things = Brote
  > block {"kind": "engine", "options": {"title": "Sauerteig", "inputs": ["Mehl|g|500"], "results": ["Sauerteig||v[0] * 30 / 100"], "button": "Los", "isAboveZero": true}}
Llevo un viñedo. La lista Parcelas (nombre, hectáreas, variedad) y una página Abono donde pongo las hectáreas, pulso Calcular y obtengo los sacos (hectáreas por 6) y el coste a 18 € por saco. Por ejemplo, 4 hectáreas son 24 sacos.
  > block {"kind": "engine", "options": {"inputs": ["Hectáreas||4"], "results": ["Sacos||v[0] * 6", "Coste|$|v[0] * 6 * 18"], "button": "Calcular"}}
Une liste Terrasses avec client, ville et date. Une page Béton où je saisis la longueur, la largeur et l'épaisseur en cm, et où j'obtiens le volume (longueur fois largeur fois épaisseur divisé par 1000000).
  > things = Terrasses
  > block {"kind": "engine", "options": {"results": ["Volume||v[0] * v[1] * v[2] / 1000000"]}}
Lista de tanques com nome e cidade. Página Ração: digito os peixes e clico em Calcular; mostra a ração a 15 g por peixe. Por exemplo 200 peixes dão 3000 g.
  > things = Tanques
  > block {"kind": "engine", "options": {"inputs": ["Peixes||200"], "results": ["Ração|g|v[0] * 15"], "button": "Calcular"}}
Raft race in Whitby, "Float & Hope". Pages:\n* Home – name, date, the motto "Sink or swim"\n* Programme – 9:30 Weigh-in, 10:45 First heat, 13:00 Final\n* Prizes – first home £200, best costume £80\n* Enter – form with crew name, skipper, email, raft name\n* Contact – race@float.example, 2 Pier Yard, Whitby YO21 3PR
  > kind = content
  > pages = Home, Programme, Prizes, Contact, Enter
  > titles Programme = Weigh-in, First heat, Final
  > block {"style": "prices", "items": [{"title": "First home", "note": "£200"}, {"title": "Best costume", "note": "£80"}]}
  > fields Enter ~ Crew name, Skipper, Email, Raft name
  > block {"style": "contact", "items": [{"text": "2 Pier Yard, Whitby YO21 3PR"}]}
  > text ~ Sink or swim
Fiesta de la vendimia de Toro. La web tiene estas páginas:\n1. Inicio: el lema "Pisar y cantar"\n2. Programa: 10:00 Pisada, 12:30 Concurso\n3. Puestos: Quesos, Libros, Flores\n4. Preguntas: ¿Hay aparcamiento? Sí, junto al río. ¿Se paga entrada? No, es libre.\n5. Contacto: vino@toro.example, 980 555 014
  > pages = Inicio, Programa, Puestos, Preguntas, Contacto
  > things ! Libros|Flores|Reserva
  > block {"style": "faq", "items": [{"title": "¿Hay aparcamiento?", "text": "Sí, junto al río."}, {"title": "¿Se paga entrada?", "text": "No, es libre."}]}
  > block {"style": "contact", "items": [{"text": "vino@toro.example"}, {"text": "980 555 014"}]}
The goal of this app is to let farmers note their harvest. Harvests: crop, day, kilos.
  > name = Harvests
  > things = Harvests
El objetivo de la aplicación es guardar las rutas. Rutas: nombre, distancia, dificultad.
  > things = Rutas
A shop for handmade soap. Soaps with name, price and scent. There should also be a Delivery page and a Returns page.
  > kind = shop
  > pages ~ Soaps, Delivery, Returns, Cart
  > things ! Deliver|Return
Una tienda de velas. Velas: nombre, precio, aroma y foto.
  > kind = shop
We bake for cafés. The start page should say "Bread before dawn". Loaves have a name and a price.
  > pages ! should
  > block {"kind": "hero", "title": "Bread before dawn"}
A games corner with tic-tac-toe, memory and a countdown timer. After a game people add their name and score to a high score list.
  > kind = game
  > engines = ticTacToe, timer, memory
  > fields High scores = Name, Score
Rehearsal rooms. Rooms: name, size, price per hour. People can book a room with band name, date and phone.
  > fields Rooms ^ Name, Size, Price per hour
  > fields Bookings ^ Room, Band name, Date, Phone
Kite club. Meetups: title, day, place. Members should see only the upcoming meetups.
  > rulings Meetups =
The brass band Tin Larks. Three pages: Fees (juniors 12 €, adults 25 €), Our Story (we began in 1931 in a barn) and Join In, which is a form where people leave their name, instrument and email.
  > pages ~ Fees, Our Story, Join In
  > block {"style": "prices", "items": [{"title": "Juniors", "note": "12 €"}, {"title": "Adults", "note": "25 €"}]}
  > fields Join In = Name, Instrument, Email
Jobs at a hospital, each with title, ward and salary. Nurses can apply there with a short form asking for name, licence number and phone.
  > fields Jobs ^ Title, Ward, Salary
  > fields Applications ~ Licence number, Phone
Dive school. Courses with title, teacher, level and number of dives. Students can enrol in a course with name, email and shoe size.
  > fields Courses = Title, Teacher, Level, Number of dives
  > fields Enrollments ^ Course, Name, Email, Shoe size
  > field Enrollments.Course {"type": "relation", "isRequired": true}
Flats to let. Flats have street, rent, rooms and balcony. Visitors send an enquiry about a flat with name, phone and message.
  > fields Flats ~ Street, Rent, Rooms, Balcony
  > fields Messages = Name, Phone, Flat, Message
Moorings. Berths: number, length. Sailors can contact the harbour master with name, boat and message.
  > fields Berths ! Boat|Message
Bakery lab. Doughs have flour, temperature in °C, humidity in %, stirring speed in m/s and weight (kg).
  > field Doughs.Temperature {"type": "number", "unit": "°C"}
  > field Doughs.Humidity {"type": "number", "unit": "%", "min": 0, "max": 100}
  > field Doughs.Weight {"type": "number", "unit": "kg", "min": 0}
Proben mit Ort, Temperatur in °C und Tiefe in cm.
  > field Proben.Temperatur {"type": "number", "unit": "°C"}
  > field Proben.Tiefe {"type": "number", "unit": "cm"}
People can post sketches with title, paper and a photo, comment on sketches, and save favourites.
  > fields Sketches ! comment|save|favour
  > block {"kind": "saved"}
Users can add knots with name, rope and photo, like other knots, follow people and write comments.
  > fields Knots ! like|follow|write
Users can upload photos with title and lens, vote for photos, and share them.
  > things = Photos
Watch rota. Crew: name, rank. Watches: crew member, day, deck. No crew member may have two watches on the same day.
  > field Watches.Crew member {"type": "relation"}
  > rule Watches {"kind": "unique"}
Ward rota. Staff: name, role. Shifts: staff member, date, start, end. Nobody may have two shifts on one day. Show how many shifts each person has.
  > things = Staff, Shifts
  > rule Shifts {"kind": "unique", "fields": ["staffMember", "date"]}
Sculling club. Boats: name, seats. Members book a boat with day, slot (morning, noon, evening) and name.
  > rule Bookings {"kind": "unique", "fields": ["boat", "date", "slot"]}
Users can create a voyage with name and start date, and add costs to a voyage with title, amount and payer.
  > fields Voyages = Name, Start date
  > field Costs.Voyage {"type": "relation"}
  > fields Costs ~ Title, Amount, Payer
Dienstplan. Mitarbeiter: Name, Rolle. Dienste: Datum, Station. Niemand darf zwei Dienste an einem Tag haben.
  > plan {"language": "de"}
Diaries with title, author, pages written and rating.
  > fields Diaries ~ Title, Author, Pages written, Rating
A platform that funds ideas. Projects have title, description, goal amount and deadline. People can back a project with an amount and their name.
  > fields Projects ~ Title, Description, Goal amount, Deadline
  > fields Back a project ~ Project, Amount, Name
  > field Back a project.Project {"type": "relation", "isRequired": true}
Flats: street, rent. Tenants report a leak with room, description and photo.
  > fields Leaks ~ Room, Description, Photo
Congress. Talks with title, room, start and end time, track (Design, Code, Business).
  > fields Talks ~ Track
  > options Talks.Track = Design, Code, Business
A weaving school. The courses are: rug weaving Tuesdays 18:00 for 45 €, tapestry Saturdays 10:00 for 38 €.
  > titles Courses = Rug weaving, Tapestry
  > row Courses {"title": "Rug weaving", "when": "Tuesdays 18:00", "price": 45}
Judo hall. Our classes: Minis Mondays 16:00 for 12 €, Juniors Wednesdays 17:30 for 14 €.
  > titles Classes = Minis, Juniors
  > fields Classes ! Day|Time
Rooms are cleaned for 45 € and courses are held for 38 €. Rooms: name, floor.
  > titles Rooms ! Cleaned
Bills with number, client, date and line items (description, hours, rate). The total is the sum of hours times rate plus 20 % VAT. Clients: name, address.
  > columns Bills.Line items = Description: text, Hours: number, Rate: money, VAT %: percent
  > fields Bills ! Customer
Films with title, genre, year and rating from 1 to 10. I mark them as watched, filter by genre and watched, and sort by rating.
  > field Films.Rating {"min": 1, "max": 10}
  > fields Films ~ Watched
  > field Films.Watched {"type": "flag"}
  > fields Films ! Status
Weine: Name, Jahrgang, Region. Ich will sie als getrunken markieren.
  > field Weine.Getrunken {"type": "flag"}
Une liste de livres avec titre et auteur. Je veux les marquer comme lus.
  > field Livres.Lus {"type": "flag"}
A forum for beekeepers: users ask questions with title and text, answer questions, upvote answers.
  > pages ! Quiz|Assistant
  > fields Questions = Title, Text
A bakery with breads (name, price) and a pre-order form with name, phone, bread, quantity (at most 10) and pickup day.
  > things ! Pre-order
  > field Orders.Quantity {"max": 10}
  > field Orders.Bread {"type": "relation"}
A pet shelter. Pets: name, age. Visitors apply to adopt a pet with name, phone and a message about their home. Staff log in.
  > pages ! Messages
Phones have a model, battery in mAh, camera in MP and price.
  > field Phones.Battery {"type": "number", "unit": "mAh"}
  > field Phones.Camera {"type": "number", "unit": "MP"}
Saws and drills to lend. Tools: name, kind. Loans: tool, borrower, borrowed on, due on. A tool cannot be lent twice for the same days.
  > rule Loans {"kind": "noOverlap", "resource": "tool"}
Marks of pupils. Grades: pupil, day, points. Show a line chart of the points over time.
  > charts = day
Keep track of the costume store of the Amber Street Mummers. A page for gowns (piece, era, state: whole, torn) and a page for loans (borrower, gown, lent on, due back).
  > things = Gowns, Loans
  > kind = management
I rent out a raft called Willow. Guests book one of the slots (7:00, 10:00 or 16:00) on a date and leave their name. The same slot on the same day can never be booked twice, and parties of more than six are turned away.
  > things ! Slot|Part
  > field Bookings.Time {"type": "choice", "options": ["7:00", "10:00", "16:00"]}
  > rule Bookings {"kind": "unique", "fields": ["raft", "date", "time"]}
  > field Bookings.People {"max": 6}
The online shop of Wren & Son. The shop should have these lamps: Owl £38 (plain), Box No. 4 £52 (ornate), Heron £64.50 (ornate). Each lamp should have its own page with price, skill level and wattage.
  > titles Lamps = Owl, Box No. 4, Heron
  > row Lamps {"name": "Box No. 4", "price": 52, "skillLevel": "Ornate"}
Games night helper:\n• Wheel: spin it, it picks who begins. Start with Odo, Mara, Bo\n• Timer: counts down from 3 minutes\n• Jokes: list of jokes with text and level (mild, hot)
  > engines = wheel, timer
  > things ~ Jokes
My aunt mends clocks in Tolvern, outside the Copper Fox. Prices: clean £40, spring £60, full repair £90. A home page saying “Tick again”, a Prices page and a Where to find us page. Her number is 01632 960418.
  > pages ~ Prices, Where to find us
  > page {"title": "Prices", "blocks": [{"style": "prices"}]}
  > page {"title": "Where to find us", "blocks": [{"style": "contact"}]}
  > things ! Copper|Fox
The system should keep track of our kettles. Kettles: maker, year. Repairs: kettle, day, cost. The home page shows how many there are.
  > kind = management
  > name = Kettles & repairs
Eine Liste Glocken (Ton, Gewicht in kg) und eine Seite Kirchen mit Ort, Ansprechpartner und Telefon.
  > things ~ Glocken, Kirchen
A list of songs, with azure behind it and dark slate blue buttons.
  > text ~ #f0ffff
Une association. Page Inscription : nom, e-mail, téléphone, sortie choisie, nombre de personnes.
  > pages ~ Inscription
  > fields Candidatures ~ Nom, Sortie choisie, Nombre de personnes
Rowing club "Grey Herons": training Tuesdays 18:30 at the pier and Sundays 9:00 in the park; the coaches are Aoife Daly and Brian Moran.
  > text ~ Tuesdays 18:30 at the pier
  > block {"style": "team", "items": [{"title": "Aoife Daly", "note": "Coach"}, {"title": "Brian Moran"}]}
  > things ! Tuesday|Coach
Track syrups. Syrups: name, amount in ml, opened on.
  > field Syrups.Amount {"type": "number", "unit": "ml"}
Songs: title, singer, minutes. Nothing longer than 7 minutes, please.
  > field Songs.Minutes {"max": 7}
Plates: name, pieces. More than 20 pieces at once is too many for me, please refuse that.
  > field Plates.Pieces {"max": 20}
Props: name, era, replacement value in £, borrowed by.
  > fields Props = Name, Era, Replacement value, Borrowed by
  > field Props.Replacement value {"type": "money"}
Hives: number, queen’s year, strain.
  > fields Hives = Number, Queen's year, Strain
A clean-up site. Also a “What to bring” page: wellies, gloves, a packed lunch, and the meeting point Otter Bridge.
  > pages ~ What to bring
  > text ~ a packed lunch
  > things ! Well|Glove|lunch
Users can register with name, email and password, and post stories with title and text.
  > things = Stories
  > fields Stories = Title, Text
  > guarded ~ profile
Vecinos: los usuarios pueden registrarse con correo y contraseña. Notas: título, texto.
  > things ! Contraseña|Correo
A neighbourhood tool library. Tools with name, category (garden, wood) and owner. Members borrow a tool with their name, from date and to date.
  > block {"kind": "collection", "entity": "loan", "filters": ["tool"]}
I photograph newborns. I want a site with a gallery and an enquiry form asking for parent name, due date, town and a note.
  > fields Messages = Parent name, Due date, Town, Note
  > pages ! Enquir
Un site pour notre atelier de reliure avec une galerie et un formulaire d'inscription avec nom, e-mail et outil préféré.
  > things ! Formulaire|Galeri
  > fields Candidatures ~ Nom, E-mail, Outil préféré
A site for our brass band with concerts and an application form asking for name, instrument and years of playing, and a page about us.
  > pages ~ Concerts, About
  > fields Applications ~ Name, Instrument, Years of playing
  > fields Concerts ! Page|About
Landing page for my app "Kelpie". Headline: "Find your dog a friend". Button: "Count me in". Three benefits: "Walks nearby", "Checked owners", "No adverts". Price: "2.50 € a month".
  > block {"kind": "hero", "title": "Find your dog a friend", "actions": [{"label": "Count me in", "to": "form"}]}
  > block {"style": "cards", "items": [{"title": "Walks nearby"}, {"title": "Checked owners"}, {"title": "No adverts"}]}
  > block {"style": "prices", "items": [{"title": "Kelpie", "text": "2.50 € a month"}]}
Landingpage für unsere App „Moosblick“. Überschrift „Moose erkennen im Vorbeigehen“, zwei Vorteile: läuft ohne Netz, 1.200 Arten. Newsletter-Anmeldung.
  > block {"kind": "hero", "title": "Moose erkennen im Vorbeigehen"}
  > block {"style": "cards", "items": [{"title": "Läuft ohne Netz"}, {"title": "1.200 Arten"}]}
  > things = Abonnenten
Dashboard for my beehives with weight and temperature, charts please.
  > plan {"name": "Beehives Dashboard"}
Liste meiner gelesenen Bücher mit Titel, Autor und Note von 1 bis 6
  > types Bücher.Note = number
Lista de mis libros leídos con título, autora y nota del 1 al 10
  > things = Libros leídos
  > types Libros leídos.Nota = number
A board for our street. Anybody can publish with heading, text and topic (lost, lend), the others comment.
  > things ~ Posts
  > options Posts.Topic = Lost, Lend
  > plan {"kind": "social"}
Un tablón para el barrio. Cualquiera puede publicar con título, texto y tema (se busca, se presta), los demás comentan.
  > options Publicaciones.Tema = Se busca, Se presta
Una web para nuestra posada en la sierra. Desayuno incluido y se admiten gatos. En Contacto, teléfono 920 111 222 y un formulario con nombre, fecha de llegada y mensaje.
  > things ! Admiten|Formulario
  > fields Mensajes = Nombre, Fecha de llegada, Mensaje
Gym desk. Trainers: name, phone. Slots: trainer, day, hour. A trainer must not have two slots on the same day and hour.
  > titles Slots ~ Slot 6
Haulage books: lorries (plate, make), drivers (name, phone) and trips with a lorry, a driver, a date, a destination and the distance in km.
  > fields Trips ! Title|Picture
Stock of a piano workshop. Felts: name, quantity, drawer. Helpers can add felts, search them and see felts running low.
  > block {"kind": "numbers", "items": [{"label": "Felts running low"}]}
Kennel book. Dogs: name, size small, medium or large, age. Stays: dog, mood calm or nervous.
  > field Dogs.Size {"type": "choice", "options": ["Small", "Medium", "Large"]}
Pupils sign in and report a leak (room, what, photo). The janitor sees all reports, sets the status to new, ordered or mended. Pupils see only their own reports under "My reports".
  > pages ~ My reports
  > pages ! ^Reports$
  > field Leaks.Status {"options": ["New", "Ordered", "Mended"]}
  > page {"title": "My reports", "blocks": [{"kind": "collection", "onlyMine": true}]}
Boat store. Boats: name, length, berth. Complaint form for members.
  > page {"title": "Complaint form", "blocks": [{"kind": "form", "entity": "complaint"}]}
  > pages ~ Complaints
  > fields Complaints ~ Boat, Email
Online shop for tea. The owner adds, changes and removes teas (name, origin, price, stock) and sees orders with the revenue. At most 5 of one tea per order.
  > things ~ Teas, Orders
  > things ! add|change
  > block {"kind": "numbers", "items": [{"label": "Revenue", "entity": "order", "measure": "sum"}]}
  > block {"kind": "cart", "terms": {"mostEach": 5}}
A swap circle with sign up. My profile (name, town, favourite wool).
  > block {"kind": "profile", "fields": [{"label": "Town"}, {"label": "Favourite wool"}]}
Birdwatchers post pictures with a caption and a place, like them and see trending posts.
  > things ! Post|Trending
  > pages ~ Trending posts
Choir club: rehearsals with title and date; members join rehearsals. "My rehearsals" shows the ones I joined.
  > page {"title": "My rehearsals", "blocks": [{"kind": "saved", "mark": "join"}]}
Players (name, points) and tips (text, points). A leaderboard of players.
  > block {"kind": "leaderboard", "entity": "player"}
The aim of our site is to sell soap. Soaps with name, scent and price, and a cart.
  > fields Soaps ! Cart
  > pages ~ Soaps, Cart
A small shop for kites. Sand background (#f4ecd8) and teal buttons please, #0b6e6e.
  > plan {"theme": {"primary": "#0b6e6e"}}
A page where people can book a kiln without an account: date, start (8:00, 12:00 or 16:00), name and email.
  > block {"kind": "booking", "slots": ["08:00", "12:00", "16:00"]}
  > plan {"auth": null}
Auf der Seite kann man ohne Konto eine Bahn buchen: Datum, Beginn (zur Auswahl 17 Uhr oder 19 Uhr), Name und Personenzahl.
  > block {"kind": "booking", "slots": ["17:00", "19:00"]}
  > types booking.Personenzahl = number
Un juego de parejas para mi hija con frutas del huerto.
  > block {"kind": "engine", "engine": "memory"}
We are Hem & Hook and mend curtains. I'd like a home page that says "Long live the old curtain" in big letters and a page with the prices.
  > block {"kind": "hero", "title": "Long live the old curtain"}
  > pages ! that
Webseite für meine Werkstatt Brandt.\n- Startseite mit dem Satz: Jede Uhr geht bei uns weiter\n- Seite Kontakt
  > block {"kind": "hero", "title": "Jede Uhr geht bei uns weiter"}
2048 for the train, please, plus a page that explains the rules.
  > pages = 2048, Rules
  > page {"title": "2048", "path": "/"}
  > block {"style": "steps", "title": "Rules"}
  > text ~ Two equal tiles
Ein Memory-Spiel für Regentage und eine Seite, auf der steht, wie man spielt.
  > pages = Memory, So wird gespielt
  > text ~ Decke zwei Karten auf
Un jeu de morpion et un sudoku, avec une page avec les règles.
  > pages = Morpion, Sudoku, Règles
  > block {"style": "steps", "title": "Morpion"}
  > block {"style": "steps", "title": "Sudoku"}
Chess for two friends. The page should follow the rules of chess.
  > pages = Chess
Minesweeper for my aunt. Rules page: Never click twice.
  > block {"style": "text", "text": "Never click twice."}
Recipes with title and text. Anyone can read them without signing in. Cooks sign in and post recipes.
  > plan {"auth": {"canSignUp": true}}
I want to keep track of my negatives. Each negative has a code, paper, ISO, lens and state (wet, dry, framed). Please put these in: N-7 Harman Pearl, 50, Zeiss 80, dry; N-8 Foma Matt, 100, Leica 50, framed; N-9 Adox, 25, Nikkor 35, wet.
  > titles Negatives = N-7, N-8, N-9
  > row Negatives {"paper": "Foma Matt", "iso": 100, "lens": "Leica 50", "state": "Framed"}
A list of my memberships with name, price per month, kind and next payment. Here is what I have: Lantern Cinema 9.50 € Culture on 4 May, Boulder Hall 38 € Sport on 11 May, City Library 2 € Culture on 1 June.
  > row Memberships {"name": "Boulder Hall", "pricePerMonth": 38}
  > text ! Good to know
Eine App für unser Spielearchiv. Jedes Spiel hat Titel, Autor, Jahr und ob es verliehen ist. Trag schon mal ein: Turmwächter, Lia Renz, 1987, ja; Nebelmoor, P. Adler, 2003, nein.
  > titles Spiele = Turmwächter, Nebelmoor
  > text ~ "P. Adler"
Quiero una app para las rutas del club. Cada ruta tiene nombre, grado, metros, sector y precio. Ya tenemos: La Negra (6a, 22, Norte, 40 €), Volador (7b, 30, Sur, 65 €), Miga (5c, 15, Norte, 20 €).
  > titles Rutas = La Negra, Volador, Miga
  > text ~ "7b"
Application pour mes estampes. Chaque estampe a un titre, un auteur, une année et un état (neuf, bon, usé). Voici ce que j'ai :\n- Brumes – Léa Fort – 1979 – bon\n- Marées – Duo Nord – 1985 – usé
  > titles Estampes = Brumes, Marées
  > text ~ 1985
Uma aplicação para o viveiro. Cada canteiro tem código, responsável, área, cultura e data de plantio. Começa com: C1, Rosa, 12 m², tomate, 3 de março; C2, Ivo, 8 m², feijão, 15 de abril.
  > titles Canteiros = C1, C2
  > text ~ "feijão"
I run a cable car and want to log rides: date, driver, passengers, weather and whether it was on time. Entries so far: 2 May 2026, Hal, 34, calm, yes; 3 May 2026, Josie, 12, rough, no.
  > row Rides {"driver": "Josie", "date": "2026-05-03", "passengers": 12, "weather": "Rough", "onTime": false}
Cubs: name, date found, weight in grams, reason (Orphan, Injury) and status (In care, Freed). A cub under 900 g must not be set to Freed, because of the frost. Start with Moss 412 g Orphan, Fern 956 g Injury and Bramble 288 g Orphan, all In care.
  > rule Cubs {"kind": "boundWhen", "field": "weight", "min": 900, "message": "A cub under 900 g must not be set to Freed."}
  > row Cubs {"name": "Moss", "weight": 412, "reason": "Orphan", "status": "In care"}
A tracker for our frames. For each one: the client, the kind of job (Repair, New frame), the number of corners, the quote in pounds, the deposit already paid, the deadline. On the books right now we have St Aldan's Hall, Repair, 4 corners, quote £6,200, deposit £2,000, and The Old Dairy, New frame, 1 corner, quote £480, no deposit yet.
  > row Frames {"client": "The Old Dairy", "kindOfJob": "New frame", "numberOfCorners": 1, "quote": 480}
Build us an app with two pages besides the Dashboard: Lanterns and Checks. A lantern has a tag (like LN-014), its height in metres, the date it went into service and a status: In use, Retired. A check has the lantern, the date and the result.
  > pages = Dashboard, Lanterns, Checks
  > fields Lanterns ~ When it went into service
We still keep our records in a notebook. I need an app with a Plants page (name, pot size, price) and a Growers page (company, phone).
  > things ~ Plants, Growers
  > things ! Records|Notebooks
Bonjour, il me faut le site d'un musée. Une page d'accueil, une page Collection avec nos machines (nom, marque, année, pays), et une page « Réserver une visite » avec un formulaire : nom, e-mail, date, nombre de personnes. Après l'envoi, on affiche une confirmation.
  > pages ~ Collection, Réserver une visite
  > things ! Envois|Formulaires
Clock club. Clocks: name, maker, price in pounds. Menders: name, phone. The home page has the button saying Bring a clock and at the very bottom this sentence: Wound by hand since 1911.
  > text ~ Bring a clock
  > text ~ Wound by hand since 1911
Rigs: name, the width class Narrow, Normal or Wide, length.
  > options Rigs.Width class = Narrow, Normal, Wide
Our ferry crew started a seal group years ago. A simple site where everyone can look through the sightings (species, cove, date, number of seals, and whoever saw it) and add a new one. There should also be a page about the crew, and people can sign up for our newsletter with their email. Something quiet please: I was thinking of a sand background with navy here and there.
  > things ! [Qq]uiet
Nous gardons un gîte près de Cluny, Les Deux Noyers, et il nous faut un site. La réservation demande nom, e-mail, date d'arrivée, date de départ et nombre de personnes. Une page Nos voisins raconte que Paul répare de vieux moulins.
  > things ! Noyers|Faut|vieux
My boats: name, berth, mooring (inner or outer), length and fee. A fee below five is a typing mistake. Let me look at only the inners or only the outers.
  > things = Boats
We need a website for our mill, Barley & Niece Flour, 9 Weir Lane, Ely. Pages: Home, Prices.
  > plan {"name": "Barley & Niece Flour"}
  > things ! Niece
Wir sind ein kleiner Chor in Celle, der Chor Amselschlag, Lindenweg 3, und brauchen eine Website.
  > plan {"name": "Chor Amselschlag"}
An app that keeps every clock I look after: the owner's name, the make (Junghans, Seiko and so on), the village, the date I last oiled it, the swing I measured in seconds and the fee.
  > fields Clocks = Owner's name, Make, Village, Date last oiled, Swing, Fee
  > types Clocks = text, choice, text, date, number, money
  > options Clocks.Make = Junghans, Seiko
Porters log each parcel: what it is, where it was left (lobby, gate), the date found, the shelf from A to D and a photo if they have one. No parcel without a photo.
  > fields Parcels ~ Where it was left, Date found, Shelf, Photo
  > options Parcels.Shelf = A, B, C, D
Zu jeder Messung gehören der Sensor (Ost oder West), das Datum, wer gemessen hat (Jutta oder Mieke) und eine Bemerkung.
  > things = Messung
  > types Messung = choice, date, choice, longText
Leaks have a room (hall, attic), the date reported, the likely cost and fixed yes or no. No leak without a room.
  > types Leaks.Fixed = flag
Kiln desk. Potters: name, phone. Firings: potter, shelf (top, middle, floor), date, note. The same potter cannot be put down twice for the same shelf on the same date. A potter without a phone must not be saved.
  > rule Firings {"kind": "unique", "fields": ["potter", "shelf", "date"]}
  > field Potters.Phone {"isRequired": true}
App for our dam. Each ride has a date, an upper weight and a lower weight. A ride with 140 or more upper weight should be marked Steep.
  > field Rides.Upper weight {"min": 0}
Bootsverleih. Im Laden stehen Kanu Otter ab 6 Jahren und Kajak Hecht ab 12 Jahren. Anmeldung zur Ausfahrt: Name, E-Mail, Anzahl der Kinder. Ohne E-Mail darf die Anmeldung nicht abgeschickt werden.
  > text ! "min":6|"min":12
Site for our forge. Pages: Home, Prices, Contact. The contact form asks for name, phone and what is bent; without a phone number it must not be sent.
  > fields Messages = Name, Phone, What is bent
Snag list: each snag has a short description, the room (hall, attic) and the cost.
  > fields Snags = Short description, Room, Cost
Nous avons un gîte, Les Deux Noyers, et il nous faut un site. Une page Vos hôtes raconte qu’Odile était fleuriste à Dijon.
  > page {"title": "Vos hôtes", "blocks": [{"kind": "prose"}]}
  > text ~ Odile était fleuriste
An app for my tides: each tide has a date, a low weight, a high weight and a note. On the start page I'd like the number of tides, my average low weight and high weight.
  > pages ~ Dashboard
  > block {"kind": "numbers", "items": [{"label": "Tides"}, {"label": "Average low weight"}, {"label": "Average high weight"}]}
A page quiz on rivers for our fair, two questions in this order (the first answer is right): Which river runs through Cologne? Rhine, Elbe, Oder. Where does the Tagus end? Lisbon, Porto, Seville.
  > pages = Quiz
  > asked = 2
Each haul has a client, number of miles, fare per mile in pounds and a day. The amount is miles times fare and the app should work it out and list it.
  > computed = Amount = Number of miles × Fare per mile
  > types Hauls.Amount = money
Each rope has a name, metres per coil, coils and a shelf. Please work out the total metres of each rope (metres times coils) in the list.
  > computed = Total metres = Metres per coil × Coils
  > types Ropes.Total metres = number
Porters: name, phone. Our people at the moment are Ida Pell, Gus Wray and Tom Ashdown.
  > titles Porters = Ida Pell, Gus Wray, Tom Ashdown
Leaks: room (hall, attic), trade (joiner, plumber), cost in pounds, note. Begin with just these: dripping tap, hall, plumber, £60; cracked tile, attic, joiner, £130.
  > row Leaks {"name": "dripping tap", "room": "Hall", "trade": "Plumber", "cost": 60}
i'd like an app for my stash: felt name, brand, weight (fine, thick), metres per spool, how many spools i have and which project it is meant for.
  > things = Felts
  > fields Felts = Felt name, Brand, Weight, Metres per spool, Spools, Project
My aunt is mad about lakes. Can you make a game of pairs called Tarn Room for her? Ten cards lie face down, two for each lake: Ullswater, Coniston, Buttermere, Derwent and Rydal. Count the moves and say "All found!" at the end.
  > kind = game
  > engines = memory
  > block {"kind": "engine", "options": {"pairs": 5, "names": ["Ullswater", "Coniston", "Buttermere", "Derwent", "Rydal"], "end": "All found!"}}
Wir sind ein Puppentheater und brauchen eine Website mit den Seiten Spielplan, Ensemble, Preise und Anfahrt.
  > pages ~ Spielplan, Ensemble, Preise, Anfahrt
Tengo una barbería en Toro. Para la cita hacen falta el nombre del niño, el peinado (corto, largo), la fecha, la hora y el teléfono; sin teléfono no se puede pedir. Al terminar se muestra un número de cita.
  > fields Citas ~ Nombre del niño, Peinado, Teléfono
  > field Citas.Teléfono {"isRequired": true}
  > things ! [Mm]uestra
Um site para a nossa oficina de tecelagem. Páginas: Início, Cursos, Inscrição. A inscrição pede nome, e-mail, curso e número de pessoas; no máximo 6 pessoas por inscrição.
  > field Candidaturas.Número de pessoas {"max": 6}
Nous avons un gîte et il nous faut un site. La réservation demande nom, e-mail et nombre de personnes, et donne un numéro ; on ne dépasse pas 4 personnes.
  > field Réservations.Nombre de personnes {"max": 4}
  > fields Réservations ! Numéro
A shop for soap, Suds & Son. Three soaps: Pine £4.20 (bar), Lemon £5.10 (liquid) and Rose £6.40 (bar). Customers can filter by bar and liquid.
  > options Soaps.Type = Bar, Liquid
Um site para a nossa oficina de tecelagem em Évora, chamada Fio Vivo. Páginas: Início, Cursos e Contato.
  > kind = content
Stash: felt name, brand, colour, weight (fine, thick), metres. We already have: Nord, thick, moss green, 170 m; Drift, fine, rust, 105 m; Peak, thick, charcoal, 200 m.
  > row Felts {"feltName": "Nord", "brand": "", "colour": "moss green", "weight": "Thick", "metres": 170}
Porters: name, phone. Our porters are Ida Pell, Gus Wray and Tom Ashdown.
  > row Porters {"name": "Ida Pell", "phone": ""}
`;
