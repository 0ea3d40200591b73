/** What people say next, whatever the app is; some of it makes no sense for most apps, and some for none. */
export const FOLLOW_UPS = `
make the buttons purple
use a dark theme
can we have rounder corners and a bit more space
change the font to something more playful
the header should be navy with white text
make it look more professional
add a page about us
add a contact page with a form
rename the first page to Welcome
remove the contact page
put a search field on every list
add a field phone
add a field called "Preferred day" that is a date
add a status with open, waiting and done
remove the description
let me sort by name
make the name required
nobody may enter the same name twice
show a chart on the start page
show how many there are of each on the home page
add a dashboard
add login
only I can see my own entries
add an admin who sees everything
add a photo to each entry
let people rate them with stars
people should be able to comment
add a favourites button
add a calendar view
show them as a table
show them as cards with pictures
add a kanban board by status
let me export the list as CSV
add a dark mode switch
change the title to "Nordwind & Söhne"
change the first heading to "It's 5 o'clock <somewhere>"
translate everything into German
auf Deutsch bitte
mets tout en français
add three more examples
delete the second entry of the list
add "Zora O'Neil" to the list
put the phone number +44 20 7946 0958 into the footer
we are open Monday to Friday from 9 to 17
add prices in euros
add a newsletter sign-up at the bottom
add a hero with a picture
add a FAQ with four questions
add opening hours
add a price table with three plans
add a cart
take the cart away again
add a timer
add a calculator for the total
undo that
undo
no, I meant the other one
that is wrong, it should be blue
what can you do?
make it pop
asdf qwertz
😀😀😀
please
remove everything
start page should list the newest first
hide the footer
move the list above the text
make the list two columns
let customers book a slot
at most 5 per day
send me an e-mail when somebody writes
connect it to Stripe
add a map
add a blog with posts
add team members Ana Ruiz and Tom Okafor
delete the team page
the logo should be a leaf
add tags
filter by tag
add due dates and mark what is late in red
group them by month
show the total of all prices
let me tick them off
add subtasks
make the text bigger
centre the headings
use calm greens and beige
`
  .split('\n')
  .filter((line) => line !== '');
