import { entriesIn } from '../entry.ts';

export const EVENTS = entriesIn(`
event | Event | Events | CalendarDays | event
event, concert, festival, conference, workshop event, meetup, show, ~exhibition, party, wedding event,
seminar, ~webinar, talk, performance, gig event, community event, school event, program event, ~fair,
ceremony, activity event, live event, upcoming event, celebration, gathering, ~hackathon, charity event, ride, group ride, outing, excursion day
= Title*; Picture:image; Date*:date; Time:time; Location*; Category*[Music|Talk|Workshop|Food|Family]; Price:money; Places:number; Description:longText-
Open-air jazz night | jazz concert | D+6 | 19:30 | Harbour stage | Music | 18 | 250 | Three bands and the last light of the day.
Street food weekend | street food | D+9 | 11:00 | Market square | Food | 0 | 1200 | Thirty stalls from twenty kitchens.
Pottery for beginners | pottery | D+12 | 14:00 | Clay studio | Workshop | 45 | 12 | Take home what you make.
How cities cool down | city talk | D+15 | 18:00 | City library | Talk | 5 | 120 | Trees, water and white roofs.
Lantern walk | lanterns | D+20 | 17:30 | Mill park | Family | 3 | 400 | Bring your own lantern.
String quartet | violin | D+24 | 20:00 | Old chapel | Music | 25 | 90 | Haydn and something new.
Small business breakfast | breakfast meeting | D+28 | 08:30 | Foundry hall | Talk | 12 | 60 | Ten minutes of talk, ninety of coffee.
Kite building | kite | D+31 | 10:00 | North meadow | Family | 8 | 40 | Wind is ordered.

registration | Registration | Registrations | Ticket | record
event registration, ticket purchase, ticket sale, event ticket, attendee registration, sign-up, enrolment record, attendee list
= Name*; Email*:email; Event->event; Tickets*:number; Notes:longText-; Status[Confirmed|Waiting list|Cancelled]
Clara Jensen | clara@example.com | 1 | 2 | | Confirmed
Daniel Okafor | daniel@example.com | 3 | 1 | First time at the wheel | Confirmed
Mina Park | mina@example.com | 4 | 1 | | Waiting list
Oscar Lind | oscar@example.com | 1 | 4 | Seats together, please | Confirmed
Rosa Gallo | rosa@example.com | 5 | 3 | | Confirmed
Hugo Martin | hugo@example.com | 6 | 2 | | Cancelled

openShift | Shift | Shifts | CalendarClock | event
open shift, volunteer shift, helper shift
= Title*; Date*:date; Start time*:time; End time*:time; Places*:number; Location; Notes:longText-
Morning set-up | D+2 | 08:00 | 12:00 | 4 | Main entrance | Gloves are there.
Midday counter | D+2 | 12:00 | 16:00 | 3 | Counter |
Evening clean-up | D+2 | 16:00 | 20:00 | 5 | Hall |
Saturday delivery | D+5 | 09:00 | 13:00 | 2 | Loading bay | Bring warm clothes.
Sorting donations | D+6 | 10:00 | 14:00 | 6 | Store room |
Welcome desk | D+8 | 17:00 | 21:00 | 2 | Foyer | Name badges are in the drawer.

guest | Guest | Guests | MailCheck | record
guest, guest list, wedding guest, party guest, invited guest, invitee, rsvp, invitation, guest rsvp, wedding invitation, rsvp list
= Name*; Coming*[Yes|No|No answer yet]; People:number; Meal[Meat|Fish|Vegetarian|Vegan]; Table:number; Notes:longText-
Clara Jensen | Yes | 2 | Vegetarian | 1 | Brings her sister
Daniel Okafor | Yes | 1 | Meat | 1 |
Mina Park | No answer yet | 2 | Fish | 2 |
Oscar Lind | Yes | 4 | Meat | 2 | Two children, one high chair
Rosa Gallo | No | 0 | Fish | | Sends her love from Rome
Hugo Martin | Yes | 1 | Vegan | 3 | No nuts

programmeItem | Programme item | Programme | CalendarClock | event
programme item, programme, festival programme, event programme, programme point, agenda item, running order, day schedule item
= Title*; Start time*:time; End time:time; Stage[Main stage|Small stage|Tent]; Performer; Description:longText-
Opening and welcome | 10:00 | 10:30 | Main stage | Rosa Gallo | A short word and a long table.
Children's theatre | 11:00 | 12:00 | Tent | The Paper Moons |
Brass band | 13:00 | 14:00 | Main stage | Harbour Brass |
Raffle | 15:00 | 15:30 | Small stage | Oscar Lind | Tickets at the entrance.
Folk dancing | 16:00 | 17:30 | Small stage | Grace Kim |
Evening concert | 19:00 | 22:00 | Main stage | The Low Lanterns |

venue | Venue | Venues | Landmark | place
venue, theater, theatre, ~stadium, arena, ~museum, gallery space, ~church, ~cinema, ~branch, store location,
shop location, dealership, ~library branch, ~campus, ~school, ~university, ~hospital, ~warehouse, ~farm, museum location
= Name*; Picture:image; City*; Address; Capacity:number; Type[Indoor|Outdoor|Mixed]; Phone:phone-; Description:longText-
Harbour stage | harbour stage | Boston | 1 Pier Road | 250 | Outdoor | +1 555 0211 | A wooden stage over the water.
Market square | market square | Boston | Market Street | 1200 | Outdoor | +1 555 0212 | Where the town meets.
Clay studio | pottery studio | Cambridge | 17 Kiln Lane | 12 | Indoor | +1 555 0213 | Six wheels and a big kiln.
City library | library | Boston | 90 Book Street | 120 | Indoor | +1 555 0214 | The reading hall.
Old chapel | chapel | Salem | 4 Hill Road | 90 | Indoor | +1 555 0215 | Candles and a fine echo.
Foundry hall | industrial hall | Boston | 33 Iron Street | 300 | Mixed | +1 555 0216 | Brick, steel and good coffee.

speaker | Speaker | Speakers | Mic | person
speaker, performer, panelist, presenter, keynote speaker, guest speaker, host, ~dj, entertainer
= Name*; Photo:image; Topic*; Company; Talk time:time; Stage[Main stage|Room A|Room B]; About:longText-
Dr. Nia Okoro | woman speaker | The patient universe | Observatory North | 09:30 | Main stage | Astronomer and writer.
Tobias Lang | man speaker | Glass everywhere | Museum of Craft | 10:30 | Room A | Curator with a soft spot for bottles.
Mina Park | woman speaker | Queries that tell stories | Northbank | 11:30 | Main stage | Data lead.
Ravi Menon | man speaker | Small teams, big systems | Brightwater | 13:30 | Room B | Engineer.
Carmen Ruiz | woman speaker | Saying no kindly | Helio Energy | 14:30 | Main stage | Sales director.
Theo Laurent | man speaker | Type on small screens | Studio Vale | 15:30 | Room A | Designer.

vendor | Vendor | Vendors | Store | content
wedding vendor, ~caterer, ~photographer, ~florist, local business, local shop, provider listing, professional, ~freelancer, contractor listing, ~plumber, ~electrician, handyman, service provider,
local service, artisan, seller, ~babysitter, ~nanny, ~cleaner, ~pet sitter, ~dog walker, ~caregiver, ~translator, vendor
= Name*; Picture:image; Category*[Catering|Photography|Flowers|Music|Repairs]; City; Price from:money; Rating:rating; Phone:phone-; About:longText-
Olive & Thyme | catering | Catering | Boston | 38 | 5 | +1 555 0221 | Seasonal menus for twenty to two hundred.
Light Harbour Photo | camera | Photography | Salem | 900 | 5 | +1 555 0222 | Quiet, quick, in focus.
Wild Stem | flowers | Flowers | Cambridge | 120 | 4 | +1 555 0223 | Meadow bouquets.
The Corner Trio | jazz trio | Music | Boston | 650 | 4 | +1 555 0224 | From soft to swing.
FixRight | tools | Repairs | Boston | 45 | 4 | +1 555 0225 | Doors, shelves, taps.
Sugar Bench | wedding cake | Catering | Newton | 210 | 5 | +1 555 0226 | Cakes with three floors or one.
Petal House | roses | Flowers | Boston | 85 | 3 | +1 555 0227 |
Second Frame | photo studio | Photography | Lowell | 480 | 4 | +1 555 0228 | Portraits and families.

donation | Donation | Donations | HandHeart | record
donation, donor, contribution, fundraiser donation, pledge, gift donation, blood donation
= Donor*; Email*:email-; Amount*:money; Campaign; Date:date; Monthly:flag; Message:longText-
Amelia Hart | amelia@example.com | 50 | Clean water | D-1 | yes | Keep going!
Jonas Weber | jonas@example.com | 120 | School books | D-3 | no |
Priya Nair | priya@example.com | 25 | Clean water | D-4 | yes |
Anonymous | donor@example.com | 500 | Winter shelter | D-8 | no | For the warm room.
Marco Silva | marco@example.com | 40 | School books | D-11 | no |
Grace Kim | grace@example.com | 75 | Winter shelter | D-15 | yes | In memory of my grandmother.

campaign | Campaign | Campaigns | Megaphone | content
campaign, fundraiser, cause, charity project, crowdfunding project, petition, marketing campaign, fundraising campaign, charity, crowdfunding campaign, advocacy, ad campaign, volunteer project
= Title*; Picture:image; Category*[Water|Education|Shelter|Nature]; Goal*:money; Raised:money; Ends on:date; Description:longText
Clean water for Mwanza | water well | Water | 20000 | 13450 | D+40 | Three wells for nine hundred people.
School books | school books | Education | 8000 | 6120 | D+25 | A box of books for every class.
Winter shelter | winter house | Shelter | 35000 | 18900 | D+60 | Warm beds from November to March.
Plant the river bank | trees river | Nature | 5000 | 4100 | D+18 | Two thousand willows.
Wheels to school | bicycle | Education | 12000 | 3800 | D+75 | Bicycles for long ways.
Bees in the city | bees | Nature | 3000 | 2700 | D+12 | Ten hives on ten roofs.

volunteer | Volunteer | Volunteers | HeartHandshake | person
volunteer, helper, volunteer sign-up, volunteer registration
= Name*; Email*:email; Phone:phone-; Area*[Kitchen|Driving|Children|Garden]; Available on[[Weekdays|Evenings|Weekends]]; Since:date; Notes:longText-
Hannah Berg | hannah@example.com | +1 555 0231 | Kitchen | Evenings,Weekends | D-300 | Bakes
Victor Almeida | victor@example.com | +1 555 0232 | Driving | Weekdays | D-90 | Own van
Grace Kim | grace@example.com | +1 555 0233 | Children | Evenings | D-500 |
Tomas Dvorak | tomas@example.com | +1 555 0234 | Garden | Weekends | D-30 |
Fatima Zahra | fatima@example.com | +1 555 0235 | Kitchen | Weekdays | D-210 |
Ben Carter | ben@example.com | +1 555 0236 | Driving | Weekends | D-60 | Early starts are fine`);
