/** What nearly everybody asks for sooner or later; see `readRows`. */
export const PLAIN_WISHES = `
# A CRM with customers (name, email) and deals (title, customer, amount, status: open, won, lost)
add a page for volunteers with name and phone => Volunteers are kept now, each with Name, Phone
add three more examples => 3 more Customers.
add a page about us => New page “About us”.
rename the home page to Overview => “Dashboard” is now “Overview”.
add a pomodoro timer => New page “Timer”. // "engine":"
add a hero with a picture => Dashboard has a new part // "kind":"hero"
nobody may enter the same name twice => Name must be unique.
let me tick them off => Customers have a new field: Done. // "id":"done","label":"Done","type":"flag"
can we have rounder corners and a bit more space => Corners are rounder now. The spacing is wider now.
at most 5 per day => ? at most 5 per day
make the list two columns => Customers stand in 2 columns on a wide screen. // "columns":2 // src lg:grid-cols-2
[de] zeige die Kunden in drei Spalten => 3 Spalten. // "columns":3
sort by newest => “sort by newest”: it is so already
sort customers by name, descending => Name, from the top down, and start in that order. // "order":{"field":"name","isDown":true}
group them by email => Headings between the groups I cannot draw yet
call them Clients instead of Customers, everywhere => Customers are now called Clients;
[de] Nur der Vorstand darf Deals löschen => Das ist bei Deals der Rolle vorstand vorbehalten. // not "many":"Customers","rights"
add a page "Alerts" with service alerts: title, message and severity (info, delay) => Alerts are kept now, each with Title, Message, Severity
[fr] ajoute une page « Programme » avec les séances : film, date, salle => Programmes : nouvelle page, avec Film, Date, Salle.
rename customers to clients everywhere => Customers are now called Clients; // "many":"Clients"
add a due date to deals and mark won ones in green => Deals that fit stand out
show the total amount of all won deals => numbers on top: Total amount: won. // "measure":"sum","field":"amount","where":{"field":"status","option":"Won"}
only admins may delete => With Customers, that is kept for people with the role admin. // "rights":{"remove":"admin"}
let me export everything to excel => Deals can be downloaded as CSV
delete the first customer => is no longer among Customers. // "title":"Customers"
hide deals that are over => ? hide deals that are over
add a due date to deals > hide deals that are over => “hide deals that are over” is done. // "when":"coming"
customers should also have their shoe size => Customers have a new field: Shoe size
delete the second entry => is no longer among Customers.
[de] lösche den letzten Eintrag => gehört nicht mehr zu Customers.
the font is too small => All text is larger now. // "textSize":112.5 // src font-size: 112.5%
send me an e-mail when a deal is won => I cannot send messages
[fr] envoie-moi un e-mail chaque lundi => Je ne peux pas envoyer de messages
can people log in with their google account => Signing in with Google needs a key of yours // "auth":{
add links to our instagram and facebook => The links lead to the start pages of Instagram, Facebook; // "text":"https://facebook.com"
our instagram is @emberoak => Dashboard has a new part: Contact. // "text":"https://instagram.com/emberoak"
add a page with the overdue deals => ? add a page with the overdue deals
add a due date to deals > add a page with the overdue deals => New page “Overdue deals”. // "when":"overdue"
when I click a deal I want to see its history => ? when I click a deal I want to see its history
add a note that we answer within a day => “Dashboard” now says “We answer within a day.”
# A site for our bakery: breads with price, opening hours Tue-Sun 7 to 14
we also open on Mondays from 8 to 12 => Mondays: 8 – 12. // "title":"Tue-Sun"
we are closed on Tuesdays => Wed-Sun: 7 – 14; Tuesday
# Barber shop appointments: services Haircut 25 $, Beard trim 15 $. Choose service, day and time
at most 5 per day => At most 5 for each Date. // "per":["date"]
we're closed on Mondays => Only possible on Sunday, Tuesday // "days":[0,2,3,4,5,6]
the button should say Reserve my chair => now reads “Reserve my chair”.
[de] der Knopf soll „Stuhl sichern“ heißen => steht jetzt „Stuhl sichern“.
haircuts take 45 minutes => These times can be booked now: 09:00, 09:45
ask for the phone number too when booking => already have the field Phone number.
the booking form should also ask for a hair colour => have a new field: Hair colour.
customers should be able to cancel their appointment => That is there already
add a second location in Graz => Second location: Graz. // "text":"Graz"
swap the first two sections => has a new place on “Home”.
remove the testimonials => ? remove the testimonials
use calm greens => Buttons and highlights: #689a63.
# Kanban board for planning our renovation, columns To do, Doing, Done
add a fourth column "Waiting for parts" please => Status can be “Waiting for parts” now.
[de] Füge eine vierte Spalte "Wartet" hinzu => Status kann jetzt „Wartet“ sein.
# A barber's site: services (Haircut 25 $, Beard trim 15 $), about page, contact form
raise the haircut to 28 => Haircut: Price 28.
the beard trim costs 17 $ => Beard trim: Price 17.
we also do hot towel shave for 20 => “Hot towel shave” is in the list
nobody should be able to book less than 2 hours before => ? nobody should be able to book less than 2 hours before
make the font bigger and the header green => All text is larger now. Header: #008000. // "textSize":112.5
dark background, neon pink buttons => #ff6ec7. // "mode":"dark"
that font is horrible => New type:
I want a page that tells how we cut hair => New page “How we cut hair”.
put a notice at the top: "Closed until Monday" => “Home” now says “Closed until Monday”.
take the about page out, nobody reads it => The page “About” is gone.
why is there an about page? I didn't ask for it, remove it => The page “About” is gone.
add a gallery page and call it "Our chairs" => “Gallery” is now “Our chairs”. // not "name":"Our chairs"
our address is 14 Canal Row, Bath BA1 5NX => 14 Canal Row, Bath BA1 5NX
# Repairs: customers (name, phone), repairs (customer, bike, price, status: received, ready, delivered)
customers are missing an address => Customers have a new field: Address.
change "repairs" to "jobs" => Repairs are now called Jobs; // "many":"Jobs"
add a field for the mechanic with Ana, Luis and Marta => new field: Mechanic (Ana, Luis, Marta).
add the size (S, M, L) to repairs => Repairs have a new field: Size (S, M, L).
I also want to write down when I repaired them => Repaired on. // "label":"Repaired on","type":"date"
let me attach the receipt => Receipt file. // "type":"file"
not cards, a simple table => “not cards, a simple table”: it is so already
show repairs as cards > not cards, a simple table => are shown as table.
only show repairs that are not delivered => Repairs whose Status is Delivered no longer stand in the lists.
mark the ones that need water in blue => ? mark the ones that need water in blue
delivered ones should jump out => Repairs that fit stand out
show the total price per status => Dashboard has a chart: Price by status.
we need at most 20 customers => At most 20 customers. // "per":[]
we need 20 customers at most => At most 20 customers.
the customers should come first => “Customers” has a new place in the navigation.
add a countdown to the opening => New page “Countdown”.
I don't like the customers page, drop it => The page “Customers” is gone.
make the background beige and the captions burgundy => Background: #f5f5dc. ? the captions burgundy
[pt] coloca um filtro por customer em repairs => já está assim
remove the phone and ask for an email instead => Customers no longer have the field Phone. ? ask for an email instead
[de] Bei den Customers fehlt noch das Geburtsdatum => Customers haben ein neues Feld: Geburtsdatum.
[de] Die Repairs brauchen wir nicht mehr => Die Seite „Repairs“ ist weg.
[fr] il manque une adresse aux customers => nouveau champ Adresse.
[es] ya no necesitamos repairs => Quité la página «Repairs».
[pt] falta o endereço nos customers => novo campo Endereço.
[pt] não precisamos mais de repairs => Repairs
# Um site para minha confeitaria com bolos (nome, preço), horário de funcionamento ter-sáb 9h às 18h
[pt] agora abrimos também aos domingos das 9h às 13h => Domingos: 9h às 13h. // 9h às 18h
# Kanban board for our renovation: cards with title, cost, status (idea, doing, done)
add a column "Waiting" between doing and done => Status can be “Waiting” now. // "options":["Idea","Doing","Waiting","Done"]
`;
