import { entriesIn } from '../entry.ts';

/** Offices, neighbourhoods, public services and what runs behind them. */
export const CIVIC = entriesIn(`
userAccount | User | Users | UserCog | person
user, user account, system user, app user, account record, user list, registered user, team user, portal user
= Name*; Email*!:email; Role*[Admin|Editor|Viewer]; Status[Active|Invited|Deactivated]; Last active:date; Notes:longText-
Nadia Cole | nadia@example.com | Admin | Active | D-1 | Set up the workspace.
Ravi Menon | ravi@example.com | Editor | Active | D-0 | Looks after the content.
Lucy Tran | lucy@example.com | Viewer | Active | D-3 |
Paul Hartmann | paul@example.com | Editor | Invited | D-12 | Invitation sent twice.
Amara Diallo | amara@example.com | Viewer | Deactivated | D-90 | Left the company in spring.
Jakob Nilsen | jakob@example.com | Admin | Active | D-2 |
Irina Petrova | irina@example.com | Viewer | Invited | D-5 |
Tom Becker | tom@example.com | Editor | Active | D-7 |

activityLog | Log entry | Activity log | ScrollText | record
audit log, activity log, change log, audit trail, event log, system log, action log, access log, audit entry, log record, security log
= Action*; User; Area*[Users|Settings|Content|Sign-in]; Date*:date; Time:time; Details:longText-
Role changed to Editor | Nadia Cole | Users | D-0 | 09:12 | For Ravi Menon.
Invitation sent | Nadia Cole | Users | D-0 | 08:55 | To Paul Hartmann.
Account deactivated | Jakob Nilsen | Users | D-1 | 16:40 | Amara Diallo.
Signed in | Lucy Tran | Sign-in | D-1 | 14:03 | From a new device.
Settings saved | Jakob Nilsen | Settings | D-2 | 11:20 | Time zone and language.
Page published | Ravi Menon | Content | D-3 | 10:07 | The spring announcement.
Password changed | Tom Becker | Sign-in | D-4 | 18:31 |

guestbookEntry | Message | Guest book | NotebookPen | talk
guestbook, guest book, fan wall, message wall, wall message, wishes wall, memory wall, kudos wall
= Name*; Message*:longText; From; Posted on:date
Clara Jensen | I have followed you from the first day. Come back soon! | Oslo | D-1
Daniel Okafor | The last evening was one to remember. | Lagos | D-3
Mina Park | Thank you for the warm welcome. | Seoul | D-4
Oscar Lind | My daughter wants to start lessons now. | Malmö | D-8
Rosa Gallo | Greetings from the second row. | Turin | D-11
Hugo Martin | More of this, please. | Lyon | D-15

album | Album | Discography | Disc3 | content
discography, music album, studio album, album release, record release
= Title*; Cover:image; Type*[Album|EP|Single|Live]; Released on:date; Tracks:number; Label; About:longText-
Paper Weather | vinyl record | Album | D-120 | 11 | Lowlight Records | Eleven songs written in one winter.
Harbour Lights | harbour | Album | D-900 | 10 | Lowlight Records | Recorded live in an old boat house.
Small Hours | night city | EP | D-430 | 5 | Own release | Five songs for the way home.
Glass | glass | Single | D-40 | 1 | Lowlight Records | The first song of the next record.
Live at the Mill | concert | Live | D-600 | 14 | Mill Tapes | One evening, no second take.
First Light | sunrise | Album | D-1800 | 9 | Own release | Where it all began.

tourDate | Tour date | Tour dates | CalendarHeart | event
tour date, concert date, gig date, show date, tour stop, live date
= City*; Venue*; Date*:date; Time:time; Tickets[Available|Few left|Sold out]; Price:money
Lisbon | Casa do Som | D+9 | 20:00 | Few left | 28
Berlin | Halle 9 | D+14 | 20:30 | Available | 32
Oslo | Fjordscenen | D+19 | 19:30 | Sold out | 35
Lyon | La Passerelle | D+26 | 20:00 | Available | 27
Boston | The Lantern Room | D+40 | 21:00 | Available | 38
Kyoto | Kamo Hall | D+55 | 19:00 | Few left | 42

exam | Exam | Exams | FileCheck2 | record
exam, examination, online exam, test paper, mock exam, exam paper, online test, assessment
= Title*; Subject*[Mathematics|Science|Languages|History|Computing]; Date:date; Duration:number(min);
= Questions:number; Total points:number; Status[Draft|Scheduled|Open|Closed]; Instructions:longText-
Algebra mid-term | Mathematics | D+6 | 90 | 20 | 100 | Scheduled | No calculators.
Cell biology | Science | D+12 | 60 | 30 | 60 | Scheduled | One answer is right.
English reading | Languages | D-4 | 45 | 15 | 30 | Closed | Read the text twice.
The twentieth century | History | D+20 | 75 | 12 | 80 | Draft | Essay questions at the end.
Introduction to SQL | Computing | D+1 | 50 | 25 | 50 | Open | You may use your notes.
Geometry | Mathematics | D-15 | 60 | 18 | 60 | Closed | Show your working.
Chemistry basics | Science | D+30 | 60 | 20 | 50 | Draft |

stockMovement | Movement | Movements | ArrowLeftRight | record
stock movement, inventory movement, goods movement, warehouse movement, goods receipt, goods issue, movement, stock transfer, incoming and outgoing goods
= Reference*!; Product*; Direction*[In|Out]; Quantity*:number; Date*:date; Person; Notes:longText-
MV-3081 | Cordless drill | In | 24 | D-0 | Ravi Menon | Delivery from Nordwerk.
MV-3080 | Copy paper A4 | Out | 60 | D-1 | Lucy Tran | Office on floor 2.
MV-3079 | Socket set | Out | 6 | D-1 | Ravi Menon |
MV-3078 | LED panel | In | 40 | D-2 | Amara Diallo | Two boxes were damp.
MV-3077 | Work gloves | Out | 30 | D-4 | Lucy Tran |
MV-3076 | Cleaning cloths | In | 200 | D-6 | Amara Diallo |
MV-3075 | Cordless drill | Out | 3 | D-7 | Ravi Menon | For the hire desk.

automation | Automation | Automations | Workflow | record
automation, automation rule, smart scene, scene, home routine, trigger rule, smart rule
= Name*; When*; Then*; Room[Living room|Kitchen|Bedroom|Hall|Garden]; Active:flag; Last run:date
Good morning | At 06:45 on weekdays | Blinds up, kitchen light on | Kitchen | yes | D-0
Film night | Scene button pressed | Lights to 15 %, TV on | Living room | yes | D-2
Everyone out | Last phone leaves | Heating down, lights off | Hall | yes | D-0
Rain stop | Rain sensor wet | Irrigation off | Garden | yes | D-5
Night light | Motion after 23:00 | Hall light to 5 % | Hall | yes | D-1
Holiday | Switched by hand | Lights at random times | Living room | no | D-60

lostItem | Lost item | Lost and found | PackageSearch | record
lost item, found item, lost and found, lost property, lost object, lost & found
= Item*; Category*[Bag|Phone|Clothing|Keys|Other]; Place*; Date*:date; Status[Reported|Found|Returned]; Contact email:email; Description:longText-
Black umbrella | Other | Line 4, last stop | D-1 | Found | office@example.com | Wooden handle.
Blue backpack | Bag | Central station | D-2 | Reported | mina@example.com | A laptop sleeve inside.
House keys with a red ribbon | Keys | Tram 7 | D-2 | Found | office@example.com | Three keys.
Grey wool scarf | Clothing | Bus 12 | D-4 | Returned | rosa@example.com |
Phone with a cracked screen | Phone | Platform 2 | D-5 | Found | office@example.com | Green case.
Child's jacket | Clothing | Harbour stop | D-6 | Reported | hugo@example.com | Yellow, size 110.

helpRequest | Request | Requests | HandHelping | record
neighbour request, neighbor request, favour, help offer, offer of help, good deed
= Title*; Category*[Shopping|Garden|Repairs|Transport|Company|Pets]; Neighbour*; Street; Needed on:date; Status[Open|Answered|Done]; Details:longText
Someone to carry a washing machine | Transport | Rosa Gallo | Mill Lane | D+2 | Open | Second floor, two people needed.
Water my tomatoes in August | Garden | Hugo Martin | Elm Street | D+12 | Open | Every other evening.
Shopping once a week | Shopping | Clara Jensen | Queen Street | D+1 | Answered | I broke my ankle.
Walk with an old dog | Pets | Oscar Lind | Park Lane | D+3 | Open | He is slow and kind.
Fix a dripping tap | Repairs | Mina Park | Hill Road | D+4 | Answered | I have the tools.
Coffee and company | Company | Daniel Okafor | Harbor Drive | D+5 | Open | New in town.
Lift to the hospital | Transport | Grace Kim | Pine Street | D-1 | Done | Tuesday at nine.

dropOffPoint | Drop-off point | Drop-off points | Recycle | place
drop-off point, drop-off location, collection point, recycling point, recycling center, recycling centre, container site, pick-up point, service point
= Name*; Picture:image; City*; Address; Accepts[[Phones|Batteries|Computers|Appliances|Lamps]]; Distance:number(km); Opening hours; Open now:flag
Riverside depot | recycling | Boston | 12 Elm Street | Phones,Batteries,Computers | 1.2 | 08:00–18:00 | yes
Old town container | container | Boston | 7 Park Lane | Batteries,Lamps | 2.4 | Day and night | yes
Harbour yard | harbour | Boston | 19 Harbor Drive | Computers,Appliances | 3.8 | 09:00–17:00 | yes
Library box | library | Boston | 88 Queen Street | Phones,Batteries | 0.9 | 10:00–20:00 | no
Market hall | market | Boston | 220 Pine Street | Phones,Lamps | 4.1 | 07:00–14:00 | yes
North centre | warehouse | Boston | 33 Iron Street | Phones,Computers,Appliances | 6.5 | 08:00–19:00 | yes

transitLine | Line | Lines and routes | TramFront | record
bus line, tram line, metro line, transit line, transit route, public transport route, bus route, train line, line map, transport line, subway line
= Line*!; Type*[Bus|Tram|Metro|Train]; From*; To*; First departure:time; Last departure:time; Every:number(min); Status[On time|Delays|Suspended]
Tram 7 | Tram | Central station | Harbour | 05:10 | 00:40 | 8 | On time
Bus 12 | Bus | University | Hill Road | 05:45 | 23:30 | 12 | Delays
Metro M1 | Metro | Airport | Old town | 05:00 | 01:00 | 5 | On time
Bus 24 | Bus | Market hall | Riverside park | 06:00 | 22:00 | 20 | On time
Train S3 | Train | Central station | Lake Town | 05:20 | 23:50 | 30 | On time
Tram 4 | Tram | Zoo | Opera | 05:30 | 00:10 | 10 | Suspended
Metro M2 | Metro | Stadium | North centre | 05:05 | 01:05 | 6 | On time

rewardTier | Reward | Rewards | Gift | goods
reward tier, pledge level, sponsorship level, support tier, backer reward, sponsorship tier
= Title*; Amount*:money; Backers:number; Left:number; Delivery:date; Description:longText
Thank you | 5 | 214 | 500 | D+60 | Your name on the wall of thanks.
Early bird | 25 | 96 | 4 | D+90 | The first hundred get it sooner.
The set | 49 | 131 | 69 | D+120 | One of everything.
Signed edition | 90 | 38 | 12 | D+120 | Signed by the makers.
Workshop day | 180 | 9 | 3 | D+150 | Come and build one with us.
Patron | 500 | 2 | 3 | D+180 | A dinner and our lasting thanks.

membershipPlan | Membership | Memberships | BadgeCheck | goods
membership, membership type, membership tier, pass, season pass, day pass, subscription tier
= Name*; Price*:money; Period*[Day|Month|Year]; Includes:longText; Popular:flag
Day pass | 20 | Day | One visit with everything. | no
Monthly | 49 | Month | Come as often as you like. | yes
Ten visits | 150 | Year | Valid for a year from the first visit. | no
Yearly | 480 | Year | Two months for free. | yes
Student | 29 | Month | With a valid card. | no
Duo | 85 | Month | For two people at one address. | no

cryptoCoin | Coin | Coins | Bitcoin | record
coin, cryptocurrency, crypto coin, token, altcoin, digital currency, crypto
= Name*; Symbol*!; Price*:money; Change:number(%); Market cap:money; Holding:number; Category[Layer 1|Stablecoin|DeFi|Other]
Bitcoin | BTC | 64250 | 1.8 | 1265000000000 | 0.35 | Layer 1
Ethereum | ETH | 3120 | -0.6 | 375000000000 | 4.2 | Layer 1
Solana | SOL | 148 | 3.4 | 68000000000 | 32 | Layer 1
Cardano | ADA | 0.46 | -1.2 | 16500000000 | 2400 | Layer 1
Chainlink | LINK | 14.2 | 0.9 | 8700000000 | 150 | DeFi
Dai | DAI | 1 | 0 | 5300000000 | 800 | Stablecoin
Uniswap | UNI | 7.9 | 2.2 | 4700000000 | 90 | DeFi

activity | Activity | Activities | CalendarCheck2 | event
activity, sales activity, planned activity, day activity, follow-up
= Title*; Type*[Call|Meeting|Email|Visit|Other]; Date*:date; Time:time; Place; Done:flag; Notes:longText-
First call with Brightwater | Call | D+1 | 10:00 | Phone | no | Ask about the budget.
Demo at Cedar Logistics | Meeting | D+3 | 14:00 | Their office | no | Bring the tablet.
Send the offer | Email | D-1 | 09:30 | | yes |
Site visit | Visit | D+6 | 11:00 | 33 Iron Street | no | Safety shoes.
Follow up on the contract | Call | D+2 | 16:15 | Phone | no |
Thank-you note | Email | D-3 | 08:15 | | yes |
Lunch with the partners | Other | D+8 | 12:30 | Old town | no |

resource | Resource | Resources | Boxes | place
bookable resource, shared resource, bookable item, resource
= Name*; Picture:image; Type*[Room|Equipment|Vehicle|Desk]; Location; Capacity:number; Available:flag; Description:longText-
Lecture room A1 | lecture room | Room | Building A | 60 | yes | Two screens and a microphone.
Projector 3 | projector | Equipment | Media desk | 1 | yes | With a bag and an adapter.
Lab bench 12 | laboratory | Desk | Building C | 2 | yes | Gas and water.
Minibus | van | Vehicle | Yard | 8 | yes | A licence is needed.
Quiet desk 5 | desk | Desk | Library | 1 | no | No calls, please.
Seminar room B2 | seminar room | Room | Building B | 24 | yes | Tables can be moved.

request | Request | Requests | FilePen | record
request, special request, quote request, commission, commission request, order request, custom order
= Subject*; Name*; Email*:email; Needed by:date; Budget:money; Details*:longText; Status[New|In progress|Done]
A portrait of two dogs | Amelia Hart | amelia@example.com | D+20 | 180 | Both lying on the sofa. | New
Logo for a bakery | Jonas Weber | jonas@example.com | D+35 | 450 | Wheat, but not the usual one. | In progress
Wedding cards | Priya Nair | priya@example.com | D+60 | 300 | Eighty pieces on thick paper. | New
Poster for a concert | Marco Silva | marco@example.com | D-4 | 220 | Blue and gold. | Done
Map of our valley | Grace Kim | grace@example.com | D+15 | 260 | With the three bridges. | In progress
Birthday present | Hugo Martin | hugo@example.com | D+8 | 90 | For a ten-year-old who loves whales. | New

announcement | Announcement | Announcements | Megaphone | content
announcement, notice, public notice, bulletin, notice board post, club notice
= Title*; Date*:date; Author; Urgent:flag; Text*:longText
Meeting moved to Thursday | D-1 | Rosa Gallo | yes | Same place, one hour later. Please tell your neighbours.
Summer party | D-3 | Oscar Lind | no | Bring a chair, a plate and good mood. We start at five.
Water is off on Monday | D-4 | Hugo Martin | yes | From eight to noon. Please fill a bucket before.
New opening hours | D-8 | Clara Jensen | no | From next month we open at nine.
Helpers wanted | D-11 | Mina Park | no | Two hours on Saturday are enough.
Thank you to everybody | D-15 | Daniel Okafor | no | The spring day was a success.

achievement | Achievement | Achievements | Award | content
achievement, badge, medal, trophy, award, earned badge
= Title*; Level*[Bronze|Silver|Gold]; Points:number; Earned:flag; Earned on:date; Description:longText
First step | Bronze | 10 | yes | D-30 | You began.
Seven days in a row | Silver | 50 | yes | D-12 | A whole week without a gap.
Helping hand | Bronze | 20 | yes | D-9 | You helped somebody else.
Early bird | Silver | 40 | no | | Before seven in the morning, five times.
The hundred | Gold | 100 | no | | A hundred of them. Really.
Explorer | Silver | 60 | yes | D-2 | You tried everything once.

checklistItem | Item | Checklist | ListTodo | task
packing list, gift list, gift registry, checklist entry, supply list, bring list
= Item*; Quantity:number; For; Done:flag; Notes:longText-
Rain jackets | 2 | Everyone | yes | The light ones.
Power adapter | 1 | Phones | no |
First-aid kit | 1 | Everyone | yes | Check the plasters.
Notebook and pens | 3 | The children | no |
Warm blanket | 2 | Evenings | no | Wool, if there is one.
Reusable bottles | 4 | Everyone | yes |
Torch | 1 | The way back | no | New batteries.

hashtag | Topic | Trending topics | Hash | content
hashtag, trending hashtag, trending topic, trend topic
= Name*; Posts:number; Trend*[Rising|Steady|Falling]; Since:date
#slowmornings | 1280 | Rising | D-1
#cityrain | 940 | Rising | D-0
#booksofautumn | 760 | Steady | D-6
#homebread | 512 | Falling | D-9
#nighttrain | 431 | Rising | D-2
#balconygarden | 388 | Steady | D-12

snippet | Snippet | Snippets | Code | content
snippet, code snippet, gist, code sample, code example
= Title*; Language*[JavaScript|TypeScript|Python|SQL|CSS|Bash]; Tags[[Array|Date|Text|Network|Layout]]; Added on:date; Code*:longText; Notes:longText-
Unique values of a list | JavaScript | Array | D-2 | const unique = (list) => [...new Set(list)]; |
Days between two dates | TypeScript | Date | D-5 | Math.round((b.getTime() - a.getTime()) / 86_400_000) |
Read a file by lines | Python | Text | D-9 | with open(path) as file: // lines = file.read().splitlines() |
Orders per month | SQL | Date | D-14 | select date_trunc('month', placed_on), count(*) // from orders group by 1 |
Centre anything | CSS | Layout | D-20 | display: grid; // place-items: center; |
Find large files | Bash | Text | D-31 | find . -size +50M |

bid | Bid | Bids | Gavel | record
bid, auction bid, offer price, placed bid
= Bidder*; Auction->auction; Amount*:money; Placed on:date; Status[Highest|Outbid|Won]
Amelia Hart | 1 | 260 | D-1 | Highest
Jonas Weber | 1 | 240 | D-2 | Outbid
Priya Nair | 2 | 95 | D-1 | Highest
Marco Silva | 3 | 48 | D-3 | Won
Grace Kim | 4 | 310 | D-0 | Highest
Hugo Martin | 2 | 80 | D-4 | Outbid

payment | Payment | Payments | CreditCard | record
payment entry, payment history, fee payment, online payment
= Payer*; For*; Amount*:money; Method*[Credit card|PayPal|Bank transfer]; Date:date; Status[Paid|Pending|Refunded]
Amelia Hart | Monthly fee | 49 | Credit card | D-2 | Paid
Jonas Weber | Consultation | 60 | PayPal | D-4 | Paid
Priya Nair | Deposit | 120 | Bank transfer | D-5 | Pending
Marco Silva | Monthly fee | 49 | Credit card | D-9 | Paid
Grace Kim | Workshop | 35 | PayPal | D-12 | Refunded
Hugo Martin | Consultation | 60 | Credit card | D-15 | Paid`);
