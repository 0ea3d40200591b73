import { entriesIn } from '../entry.ts';

export const PERSONAL = entriesIn(`
note | Note | Notes | StickyNote | content
note, memo, sticky note, idea note, scribble, notepad, notebook, thought, brainstorm
= Title*; Content*:longText; Category[Personal|Work|Ideas]; Pinned:flag; Updated on:date
Packing list for the coast | Rain jacket, tide table, good book, less than last time. | Personal | yes | D-1
Questions for Thursday | Who decides? By when? What happens if we wait? | Work | yes | D-2
App idea: borrow a ladder | Neighbours lend what they rarely use. | Ideas | no | D-4
Wi-Fi for guests | Network Harbour, the password is on the fridge. | Personal | no | D-9
Book recommendations | The Salt Road, Bread and Silence, anything by Thorne. | Personal | no | D-12
Sprint goals | Faster search, fewer clicks, one proud demo. | Work | no | D-15
Talk outline | Begin with the mistake, end with the repair. | Ideas | no | D-20

journalEntry | Entry | Journal | NotebookPen | content
journal entry, diary entry, journal, diary, gratitude entry, ~dream, log entry, reflection, mood journal, daily entry, dream log, gratitude journal
= Title*; Date*:date; Mood[Great|Good|Okay|Low]; Text*:longText; Tags[[Family|Work|Nature|Health]]
First swim of the year | D-1 | Great | The water was colder than our courage, but we went in. | Nature,Health
A long meeting | D-2 | Okay | We talked for two hours and agreed in the corridor. | Work
Soup and rain | D-4 | Good | Everyone home by six, nobody in a hurry. | Family
The bus that never came | D-5 | Low | Walked home in wet shoes and missed the call. | Work
Garden day | D-8 | Great | Planted beans with Mia. She named every one of them. | Family,Nature
Early run | D-11 | Good | Fog over the river, three herons. | Health,Nature

habit | Habit | Habits | Repeat | task
habit, daily habit, routine habit, challenge, daily goal, ritual
= Name*; Frequency*[Daily|Weekdays|Weekly]; Category[Health|Learning|Home]; Streak:number(days); Done today:flag; Reminder:time-
Drink two litres of water | Daily | Health | 12 | yes | 09:00
Read twenty pages | Daily | Learning | 5 | no | 21:00
Walk after lunch | Weekdays | Health | 8 | yes | 13:00
Practise Spanish | Daily | Learning | 21 | no | 18:30
Tidy the desk | Weekdays | Home | 3 | no | 17:00
Call the family | Weekly | Home | 4 | yes | 19:00

goal | Goal | Goals | Target | task
goal, objective, target, resolution, ~bucket list, okr, key result, milestone goal, bucket list item, learning goal, personal goal
= Title*; Category*[Health|Career|Learning|Money]; Target date:date; Progress:number(%); Status[Not started|On track|Behind|Reached]; Why:longText-
Run a half marathon | Health | D+120 | 45 | On track | For the view at kilometre eighteen.
Read twenty books | Learning | D+200 | 60 | On track |
Save for a new bike | Money | D+80 | 30 | Behind | Blue, with a basket.
Give a talk | Career | D+60 | 10 | Not started | Say yes next time.
Learn basic Spanish | Learning | D+150 | 35 | On track |
Sleep by eleven | Health | D-10 | 100 | Reached |

savingsGoal | Savings goal | Savings goals | PiggyBank | record
savings goal, saving goal, savings target, savings pot
= Name*; Target*:money; Saved*:money; Deadline:date; Notes:longText-
Summer holiday | 1800 | 950 | D+150 |
New bicycle | 900 | 640 | D+60 | Blue, with a basket
Emergency fund | 5000 | 2100 | D+365 | Three months of rent
Laptop | 1400 | 1400 | D-5 |
Driving licence | 2200 | 300 | D+240 |
Birthday present | 120 | 45 | D+30 |

cashEntry | Cash entry | Cash book | Wallet | record
cash entry, cash box, cash book, cashbook, petty cash, cash box entry, club cash, kitty, club fund, treasury
= Description*; Type*[Income|Expense]; Amount*:money; Date*:date; Notes:longText-
Membership fees | Income | 240 | D-20 |
Room rent | Expense | 90 | D-15 |
Cake sale | Income | 132.5 | D-12 | Thank you to all who baked
Sheet paper and copies | Expense | 34.8 | D-9 |
Donation | Income | 100 | D-6 |
Flowers | Expense | 27 | D-2 | For the farewell

debt | Debt | Debts | HandCoins | record
debt, liability, money owed, open debt
= Name*; Owed to; Amount*:money; Due date:date; Notes:longText-
Car loan | Northbank | 6400 | D+720 |
Student loan | State fund | 3900 | D+1500 |
Credit card | Northbank | 480 | D+12 | Pay off this month
Sofa in instalments | Home & Co | 350 | D+150 |
Borrowed for the trip | Mina Park | 120 | D+20 |
Phone contract | Ringly | 216 | D+360 |

expense | Expense | Expenses | Wallet | record
expense, spending, cost entry, expenditure, shared expense, expense report, subscription cost, purchase record, household expense, expense claim, cost
= Description*; Amount*:money; Category*[Food|Housing|Transport|Leisure|Health]; Date*:date; Payment[Card|Cash|Transfer]; Notes:longText-
Weekly groceries | 86.4 | Food | D-1 | Card |
Rent | 1150 | Housing | D-12 | Transfer |
Monthly train pass | 79 | Transport | D-14 | Card |
Cinema for two | 28 | Leisure | D-3 | Card | The Quiet Harbour
Pharmacy | 17.9 | Health | D-5 | Cash |
Electricity | 64 | Housing | D-18 | Transfer |
Dinner with Mina | 47.5 | Food | D-6 | Card |
Bike repair | 55 | Transport | D-9 | Cash | New brakes

transaction | Transaction | Transactions | ArrowLeftRight | record
transaction, bank transaction, income, payment transaction, transfer, money transfer, financial record,
cash flow, income record, revenue, finance record, financial transaction, salary payment, payroll, payslip
= Description*; Amount*:money; Type*[Income|Expense]; Category*[Salary|Food|Housing|Transport|Leisure]; Date*:date; Account[Checking|Savings|Cash]
Salary | 3200 | Income | Salary | D-15 | Checking
Rent | 1150 | Expense | Housing | D-12 | Checking
Weekly groceries | 86.4 | Expense | Food | D-1 | Checking
Freelance logo | 450 | Income | Salary | D-7 | Savings
Train pass | 79 | Expense | Transport | D-14 | Checking
Concert tickets | 62 | Expense | Leisure | D-4 | Cash
Salary | 3200 | Income | Salary | D-45 | Checking
Market lunch | 14.5 | Expense | Food | D-2 | Cash

budget | Budget | Budgets | PiggyBank | record
budget, budget category, savings plan, monthly budget, saving, savings, piggy bank, budget plan, spending limit
= Category*!; Limit*:money; Spent:money; Month[This month|Next month]; Notes:longText-
Food | 420 | 286 | This month |
Housing | 1250 | 1214 | This month | Rent and electricity
Transport | 150 | 134 | This month |
Leisure | 200 | 90 | This month |
Health | 80 | 17.9 | This month |
Savings | 400 | 400 | This month | Moved on the first

subscription | Subscription | Subscriptions | CreditCard | record
subscription, recurring payment, membership fee, streaming subscription, ~insurance, ~insurance policy, policy holder, ~claim, ~warranty, ~insurance claim, ~loan record, ~mortgage
= Name*; Provider; Price*:money; Billing*[Monthly|Yearly]; Next payment:date; Category[Entertainment|Software|Insurance|Phone]; Active:flag
Film streaming | Reelbox | 11.99 | Monthly | D+6 | Entertainment | yes
Music | Tonal | 9.99 | Monthly | D+12 | Entertainment | yes
Cloud storage | Nimbus | 29.99 | Yearly | D+140 | Software | yes
Phone plan | Ringly | 18 | Monthly | D+3 | Phone | yes
Household insurance | Northbank | 96 | Yearly | D+210 | Insurance | yes
Photo editor | Pixelary | 59 | Yearly | D+33 | Software | no

bookmark | Link | Links | Link | content
bookmark, link, saved link, website link, favorite site, url, web resource, useful link, tool link, ~api
= Title*; URL*:url; Category*[Reading|Tools|Learning|Fun]; Added on:date; Notes:longText
The colour handbook | https://colours.example | Learning | D-3 | Start with chapter four.
Icon search | https://icons.example | Tools | D-6 |
Long reads weekly | https://longreads.example | Reading | D-9 | Sunday morning.
Regular expressions by example | https://regex.example | Learning | D-12 |
Sound of the forest | https://forest.example | Fun | D-15 | Two hours of birds.
Invoice maker | https://invoice.example | Tools | D-20 |

contact | Contact | Contacts | Contact | person
contact entry, contact book, address book, phone book, family member, contacts list, relative, personal contact, emergency contact, ~family tree, ~birthday
= Name*; Photo:image; Email:email; Phone*:phone; Group*[Family|Friends|Work]; Birthday:date; Address-; Notes:longText-
Amelia Hart | woman | amelia@example.com | +1 555 0301 | Friends | D+20 | 12 Elm Street, Boston | Met at the choir
Jonas Weber | man | jonas@example.com | +49 30 5550302 | Work | D+85 | Lindenweg 4, Berlin |
Priya Nair | woman | priya@example.com | +44 20 5550303 | Work | D+140 | 7 Park Lane, London |
Rosa Gallo | woman | rosa@example.com | +39 06 5550304 | Family | D+45 | Via Roma 8, Rome | Aunt
Hugo Martin | man | hugo@example.com | +33 1 5550305 | Friends | D+12 | Rue Verte 3, Paris | Climbing
Mina Park | woman | mina@example.com | +82 2 5550306 | Friends | D+210 | |
Oscar Lind | man | oscar@example.com | +46 8 5550307 | Work | D+300 | |
Clara Jensen | woman | clara@example.com | +45 33 5550308 | Family | D+63 | Havnegade 1, Copenhagen | Cousin`);
