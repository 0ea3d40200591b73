import { entriesIn } from '../entry.ts';

export const TECH_SOCIAL = entriesIn(`
post | Post | Posts | MessageSquareText | talk
post, social post, status update, feed, update, tweet, timeline, shared post, moment, community post, microblog, photo post, social feed, news feed, user post, content post, story post
= Text*:longText; Picture:image; Author*; Topic[Daily life|Photos|Questions|News]; Posted on:date
The bakery on Mill Street has cardamom buns again. This is not a drill. | cardamom buns | Clara Jensen | Daily life | D-0
Sunset from the new bridge tonight. | bridge sunset | Daniel Okafor | Photos | D-1
Does anyone have a ladder I could borrow this weekend? | | Mina Park | Questions | D-1
The library opens on Sundays from next month! | library | Oscar Lind | News | D-2
Finished my first ten kilometres. My legs have filed a complaint. | running | Rosa Gallo | Daily life | D-3
Which houseplant survives a dark hallway? | houseplant | Hugo Martin | Questions | D-4
Fog, heron, coffee. | heron fog | Grace Kim | Photos | D-5
Street party on the 20th, bring chairs. | street party | Ben Carter | News | D-6

thread | Topic | Topics | MessagesSquare | talk
thread, topic, forum topic, discussion, discussion topic, forum, conversation topic, debate, forum thread, forum post, discussion board, discussion thread, community discussion, discussion forum
= Title*; Category*[General|Help|Show and tell|Ideas]; Author*; Posted on:date; Text*:longText
Introduce yourself here | General | Clara Jensen | D-30 | A name, a place, and one thing you like.
What did you build this month? | Show and tell | Ravi Menon | D-2 | Small things count.
How do you keep notes? | Help | Mina Park | D-3 | Paper, app, or the back of your hand?
Idea: a monthly swap evening | Ideas | Rosa Gallo | D-5 | Bring three things, take two.
My first bookshelf | Show and tell | Tomas Dvorak | D-7 | It stands. Mostly straight.
Beginner question about tools | Help | Elena Petrova | D-9 | Which ones are worth the money?
House rules | General | Grace Kim | D-60 | Be kind, be clear, be brief.
Could we have a quiet corner? | Ideas | Ben Carter | D-11 | For reading only.

question | Question | Questions | CircleHelp | talk
question, q&a, answer, help question, community question, expert question, knowledge question, legal question
= Question*; Category*[Basics|Technique|Advice|Other]; Asked by*; Asked on:date; Details:longText; Answered:flag
How do I get started? | Basics | Elena Petrova | D-1 | I have an hour a week. | yes
What would you buy first? | Advice | Tomas Dvorak | D-3 | Small budget, small flat. | yes
Why does it come out uneven? | Technique | Mina Park | D-4 | The left side is always thicker. | no
Is it worth taking a class? | Advice | Ben Carter | D-6 | Or are videos enough? | yes
How long does it keep? | Basics | Rosa Gallo | D-8 | In a cool room. | yes
What do the numbers mean? | Other | Hugo Martin | D-10 | On the back of the box. | no

group | Group | Groups | UsersRound | content
group, community group, club, interest group, study group, circle, team group, book club, support group, chat group, neighborhood group, society
= Name*; Picture:image; Topic*[Outdoors|Books|Food|Tech|Music]; Members:number; City; Meets[Weekly|Monthly|Online]; Description:longText
Early Bird Runners | runners | Outdoors | 48 | Boston | Weekly | Six in the morning, coffee at seven.
Salt Road Readers | books | Books | 16 | Boston | Monthly | One novel a month, no homework.
Sourdough Circle | bread | Food | 73 | Cambridge | Monthly | Starters are shared.
Weekend Makers | electronics | Tech | 29 | Salem | Weekly | Solder, code, repair.
Choir Without Fear | choir | Music | 35 | Boston | Weekly | Everyone can sing.
Night Sky Watchers | night sky | Outdoors | 22 | Lowell | Monthly | Bring a red torch.

idea | Idea | Ideas | Lightbulb | talk
idea, suggestion, feature request, proposal idea, feedback, feedback item, user feedback, opinion, ~poll, ~survey, survey response, vote item, poll question, customer feedback
= Title*; Category*[Product|Service|Place|Other]; Author; Status[New|Planned|Done|Declined]; Description:longText; Submitted on:date
A quiet hour every Tuesday | Service | Clara Jensen | Planned | No music, dimmed light. | D-3
Dark theme for the evening | Product | Ravi Menon | Done | Easier on the eyes. | D-20
Bicycle stands at the entrance | Place | Mina Park | New | There is room beside the door. | D-1
Opening until eight on Thursdays | Service | Oscar Lind | New | For people who work. | D-4
Bigger buttons on the map | Product | Rosa Gallo | Planned | Gloves in winter. | D-9
A shelf for free books | Place | Hugo Martin | Done | Take one, bring one. | D-30

person | Person | People | UserRound | person
profile, match profile, dating profile, person, friend profile, influencer profile, freelancer profile, expert profile, ~roommate
= Name*; Photo:image; City*; Age:number; Interests[[Music|Travel|Sports|Cooking|Reading]]; Joined:date-; About:longText
Clara Jensen | woman | Copenhagen | 29 | Music,Travel | D-300 | Plays the cello badly and often.
Daniel Okafor | man | London | 34 | Sports,Cooking | D-210 | Looking for a tennis partner.
Mina Park | woman | Seoul | 27 | Reading,Travel | D-95 | Collects night-train tickets.
Oscar Lind | man | Stockholm | 41 | Cooking,Music | D-400 | Bread on Saturdays.
Rosa Gallo | woman | Rome | 38 | Travel,Cooking | D-50 | Knows every market.
Hugo Martin | man | Paris | 31 | Sports,Reading | D-12 | Climbs, reads, repeats.
Grace Kim | woman | Boston | 26 | Music,Sports | D-160 | Choir and five-a-side.
Ben Carter | man | Denver | 45 | Reading,Cooking | D-700 | Two dogs, one garden.

device | Device | Devices | Cpu | record
device, smart device, iot device, sensor, smart home device, server, machine, network device, light, thermostat, appliance, ~camera, ~drone, ~robot, ~charging station, ~solar panel, ~computer,
~virtual machine, website monitor, energy consumption, energy usage, smart light, smart home
= Name*; Type*[Sensor|Light|Thermostat|Camera|Server]; Room; Status*[Online|Offline|Warning]; Value:number; Battery:number(%); Last seen:dateTime
Hallway light | Light | Hallway | Online | 60 | 100 | D-0 08:10
Living room thermostat | Thermostat | Living room | Online | 21.5 | 86 | D-0 08:12
Front door camera | Camera | Entrance | Online | 1 | 72 | D-0 08:15
Cellar humidity | Sensor | Cellar | Warning | 78 | 34 | D-0 07:40
Bedroom window sensor | Sensor | Bedroom | Offline | 0 | 4 | D-2 22:05
Media server | Server | Office | Online | 43 | 100 | D-0 08:14
Garden light | Light | Garden | Online | 0 | 95 | D-0 06:30
Attic thermostat | Thermostat | Attic | Warning | 29 | 51 | D-0 08:00

stock | Holding | Portfolio | TrendingUp | record
stock holding, share, investment, portfolio holding, stock quote, share price, coin holding, asset holding, stock price, fund, stock market, ~bond, etf, market data, crypto asset, holding, stocks,
investment portfolio
= Name*; Symbol*!; Type*[Stock|Fund|Crypto|Bond]; Shares*:number; Buy price:money; Price*:money; Change:number(%); Bought on:date-
Brightwater | BRW | Stock | 40 | 52.1 | 61.4 | 2.3 | D-400
Helio Energy | HEL | Stock | 25 | 88 | 79.5 | -1.8 | D-220
Northbank Index Fund | NIX | Fund | 120 | 31.4 | 36.2 | 0.6 | D-900
Bitcoin | BTC | Crypto | 0.15 | 41200 | 58300 | 3.9 | D-510
Ether | ETH | Crypto | 2.4 | 2300 | 2950 | -0.7 | D-340
State bond 2032 | SB32 | Bond | 50 | 97 | 98.6 | 0.1 | D-120
Cedar Logistics | CDL | Stock | 60 | 18.9 | 21.7 | 1.2 | D-75
Green Transition Fund | GTF | Fund | 80 | 24 | 27.3 | 0.9 | D-640

lawCase | Case | Cases | Scale | record
case, legal case, court case, lawsuit, law case, matter, legal matter
= Title*; Client*; Area*[Family|Property|Employment|Business]; Lawyer; Opened on:date; Next hearing:date; Status[Open|Waiting|Closed]; Summary:longText-
Hart v. Elmwood Housing | Amelia Hart | Property | Nina Ferrer | D-90 | D+20 | Open | Repair obligations.
Silva custody agreement | Marco Silva | Family | Adam Roth | D-45 | D+12 | Waiting | Mediation agreed.
Nair dismissal claim | Priya Nair | Employment | Nina Ferrer | D-30 | D+35 | Open | Notice period in dispute.
Weber supply contract | Jonas Weber | Business | Lena Cho | D-120 | D+50 | Open | Late deliveries.
Adams estate | Zoe Adams | Family | Adam Roth | D-300 | D-20 | Closed | Settled.
Mensah trademark | Kofi Mensah | Business | Lena Cho | D-60 | D+70 | Waiting | Objection filed.

lawyer | Lawyer | Lawyers | Scale | person
lawyer, attorney, advisor, adviser, ~consultant, ~agent, real estate agent, ~broker, ~accountant, financial advisor, ~notary, financial adviser
= Name*; Photo:image; Area*[Family|Property|Employment|Business]; Experience:number(years); Hourly rate:money; Email:email-; About:longText
Nina Ferrer | woman lawyer | Property | 12 | 190 | ferrer@example.com | Fights for dry walls and fair leases.
Adam Roth | man lawyer | Family | 18 | 170 | roth@example.com | Finds agreements where others see walls.
Lena Cho | woman lawyer | Business | 9 | 210 | cho@example.com | Contracts you can read.
Victor Hale | man lawyer | Employment | 15 | 185 | hale@example.com | For employees and small employers.
Sofia Brandt | woman lawyer | Family | 7 | 150 | brandt@example.com | Mediation and custody.
Omar Said | man lawyer | Business | 21 | 240 | said@example.com | Start-ups, funding, exits.

driver | Driver | Drivers | IdCard | person
driver, courier, rider, chauffeur, carpool, delivery driver, ride share, carpool ride
= Name*; Photo:image; Vehicle; City; Rating:rating; Licence until:date; Status[Available|On the road|Off duty]; Phone:phone-
Victor Almeida | man driver | Volta Van | Boston | 5 | D+400 | Available | +1 555 0311
Hannah Berg | woman driver | Arden City | Boston | 4 | D+120 | On the road | +1 555 0312
Kofi Mensah | man driver | Northway Trail | Salem | 5 | D+60 | Available | +1 555 0313
Elena Petrova | woman driver | Sora Hybrid | Cambridge | 4 | D+800 | Off duty | +1 555 0314
Luis Herrera | man driver | Volta Van | Boston | 3 | D+30 | On the road | +1 555 0315
Ingrid Solberg | woman driver | Sora Mini | Newton | 5 | D+500 | Available | +1 555 0316

department | Department | Departments | Building2 | record
department, division, unit of work, ward, faculty department, office unit, branch office
= Name*!; Head; Employees:number; Budget:money; Location; Description:longText-
Sales | Carmen Ruiz | 18 | 240000 | Floor 2 | First contact to signature.
Engineering | Ravi Menon | 32 | 610000 | Floor 3 | Builds and runs the product.
Marketing | Nadia Cole | 9 | 180000 | Floor 2 | Words, pictures, events.
Support | Lucy Tran | 12 | 140000 | Floor 1 | Answers within the hour.
Finance | Paul Hartmann | 6 | 95000 | Floor 1 | Counts twice.
People | Amara Diallo | 5 | 80000 | Floor 2 | Hiring and growing.

weather | Forecast | Forecasts | CloudSun | record
weather forecast, forecast, weather report, weather data, air quality, temperature reading, weather condition
= City*; Date*:date; Condition*[Sunny|Cloudy|Rain|Snow|Storm]; Temperature*:number(°C); Humidity:number(%); Wind:number(km/h)
Boston | D+0 | Cloudy | 16 | 62 | 18
Lisbon | D+0 | Sunny | 24 | 45 | 12
Kyoto | D+0 | Rain | 19 | 81 | 9
Zermatt | D+0 | Snow | -2 | 70 | 22
London | D+1 | Rain | 13 | 85 | 25
Madrid | D+1 | Sunny | 27 | 33 | 10
Oslo | D+1 | Cloudy | 9 | 66 | 15
Cusco | D+1 | Storm | 11 | 74 | 40

permit | Permit | Permits | Stamp | record
permit, license, licence, ~visa, permit application, citizen request, public service, government service,
registration document, ~inspection, ~audit, ~risk, compliance item, compliance record, safety inspection, quality check, ~test case, ~experiment, ~research project, survey record, ~clinical trial
= Title*; Applicant*; Type*[Building|Event|Trade|Parking]; Submitted on:date; Decision by:date; Status*[Received|In review|Granted|Refused]; Notes:longText-
Balcony extension | Hannah Berg | Building | D-20 | D+10 | In review | Drawing attached
Street party Mill Street | Ben Carter | Event | D-12 | D+8 | Granted | Until ten in the evening
Coffee cart | Victor Almeida | Trade | D-30 | D-2 | Refused | Fire escape
Resident parking | Grace Kim | Parking | D-3 | D+4 | Received |
New bakery sign | Marta Kowal | Trade | D-15 | D+5 | In review |
Garden shed | Tomas Dvorak | Building | D-40 | D-10 | Granted | Under ten square metres

practiceArea | Practice area | Practice areas | Scale | content
practice area, legal service, area of law, area of expertise, expertise, field of practice
= Name*; Picture:image; Lead lawyer; First consultation:money; Summary:longText*; What we do:longText-
Family law | family | Adam Roth | 90 | Agreements that last, for parents and children. | Custody, divorce, maintenance, mediation.
Property law | house keys | Nina Ferrer | 110 | Buying, letting and repairing without surprises. | Contracts, leases, neighbours, building defects.
Employment law | office | Victor Hale | 100 | For employees and small employers. | Dismissal, contracts, references, warnings.
Business law | handshake | Lena Cho | 140 | Contracts you can read. | Founding, partners, supply, trademarks.
Inheritance law | old letter | Sofia Brandt | 95 | Clear wills, fewer quarrels. | Wills, estates, gifts.
Traffic law | road | Omar Said | 80 | Calm help after an accident. | Fines, accidents, licences.`);
