/** What nearly everybody asks for sooner or later; see `readRows`. */
export const PLAIN_WISHES = `
# A CRM with customers (name, email) and deals (title, customer, amount, status: open, won, lost)
add three more examples => 3 more Customers.
add a page about us => New page “About us”.
rename the home page to Overview => “Dashboard” is now “Overview”.
add a pomodoro timer => New page “Timer”. // "engine":"
add a hero with a picture => Dashboard has a new part // "kind":"hero"
nobody may enter the same name twice => Name must be unique.
let me tick them off => Customers have a new field: Done. // "id":"done","label":"Done","type":"flag"
can we have rounder corners and a bit more space => Corners are rounder now. The spacing is wider now.
at most 5 per day => ? at most 5 per day
make the list two columns => ? make the list two columns
# Barber shop appointments: services Haircut 25 $, Beard trim 15 $. Choose service, day and time
at most 5 per day => At most 5 for each Date. // "per":["date"]
use calm greens => Buttons and highlights: #689a63.
`;
