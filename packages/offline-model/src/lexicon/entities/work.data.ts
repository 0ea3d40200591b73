import { entriesIn } from '../entry.ts';

export const WORK = entriesIn(`
task | Task | Tasks | ListChecks | task
task, todo, to-do, to do, action item, chore, assignment item, reminder item, checklist item, errand,
household chore, work item, subtask, todo item, tarea, chore list, to-do list, todo list, checklist
= Title*; Description:longText-; Priority[Low|Medium|High]; Status*[To do|In progress|Done]; Due date:date; Assignee
Draft the launch announcement | Two paragraphs and a picture for the newsletter. | High | In progress | D+2 | Nadia Cole
Renew the domain name | The invoice comes by email. | Medium | To do | D+9 | Ravi Menon
Fix the sign-up form on phones | The button slips under the keyboard. | High | To do | D+1 | Lucy Tran
Collect feedback from five users | Fifteen minutes each. | Medium | In progress | D+5 | Nadia Cole
Order new business cards | Same paper as last time. | Low | Done | D-3 | Paul Hartmann
Prepare the quarterly review | Numbers first, then the story. | High | To do | D+12 | Ravi Menon
Update the team calendar | Add the autumn holidays. | Low | Done | D-1 | Lucy Tran
Write the onboarding guide | What a new colleague needs in the first week. | Medium | To do | D+7 | Paul Hartmann

project | Project | Projects | FolderKanban | record
project, initiative, workstream, construction project, milestone, ~sprint, ~campaign project, ~program
= Name*; Client; Status*[Planned|Active|On hold|Finished]; Budget:money; Start date:date; Deadline:date; Progress:number(%); Description:longText-
Riverside office fit-out | Alder & Co | Active | 84000 | D-40 | D+35 | 60 | Two floors, forty desks, one quiet room.
Website relaunch | Brightwater | Active | 22000 | D-25 | D+20 | 45 | New content, new shop, same tone.
Mobile app pilot | Northbank | Planned | 36000 | D+10 | D+90 | 5 | A first version for fifty testers.
Warehouse signage | Cedar Logistics | Finished | 9500 | D-120 | D-30 | 100 | Clear ways for people and trucks.
Brand guidelines | Studio Vale | On hold | 12000 | D-60 | D+60 | 30 | Waiting for the new name.
Data migration | Helio Energy | Active | 47000 | D-15 | D+45 | 25 | Twelve years of records.
Visitor centre | Lake County | Planned | 150000 | D+30 | D+240 | 0 | Wood, glass and a view.
Annual report | Open Harbour | Finished | 8000 | D-90 | D-10 | 100 | Sixty pages, three languages.

employee | Employee | Employees | Users | person
employee, staff member, staff, worker, colleague, team member, personnel, personnel record, workforce, human resource, contractor, ~barber, ~stylist, ~hairdresser, ~technician, ~mechanic
= Name*; Photo:image; Job title*; Department*[Sales|Engineering|Marketing|Support|Finance]; Email*:email; Phone:phone-; Start date:date; Salary:money-; Status[Active|On leave|Left]
Nadia Cole | woman | Product lead | Marketing | nadia@example.com | +1 555 0151 | D-1400 | 82000 | Active
Ravi Menon | man | Software engineer | Engineering | ravi@example.com | +1 555 0152 | D-820 | 91000 | Active
Lucy Tran | woman | Support specialist | Support | lucy@example.com | +1 555 0153 | D-300 | 52000 | Active
Paul Hartmann | man | Accountant | Finance | paul@example.com | +1 555 0154 | D-2100 | 67000 | On leave
Amara Diallo | woman | Account manager | Sales | amara@example.com | +1 555 0155 | D-610 | 61000 | Active
Jakob Nilsen | man | Data engineer | Engineering | jakob@example.com | +1 555 0156 | D-450 | 88000 | Active
Carmen Ruiz | woman | Sales director | Sales | carmen@example.com | +1 555 0157 | D-1800 | 104000 | Active
Theo Laurent | man | Designer | Marketing | theo@example.com | +1 555 0158 | D-120 | 58000 | Active

leaveRequest | Leave request | Leave requests | CalendarOff | record
leave request, leave, vacation request, time off, time-off request, absence, holiday request, vacation, day off, pto
= Employee*; Type*[Vacation|Sick leave|Parental|Unpaid]; From*:date; To*:date; Reason:longText-; Status[Pending|Approved|Rejected]
Nadia Cole | Vacation | D+14 | D+21 | Family trip | Pending
Ravi Menon | Sick leave | D-2 | D-1 | Flu | Approved
Lucy Tran | Vacation | D+30 | D+37 | | Approved
Paul Hartmann | Parental | D-20 | D+70 | Second child | Approved
Amara Diallo | Unpaid | D+60 | D+90 | Language course | Pending
Theo Laurent | Vacation | D+5 | D+6 | Long weekend | Rejected

timeEntry | Time entry | Time entries | Timer | record
time entry, time log, time tracking, time record, tracked hour, billable hour, hours log, time sheet entry
= Description*; Client; Project; Date*:date; Hours*:number(h); Hourly rate:money; Billable:flag
First draft of the layout | Hartline Studio | Website relaunch | D-1 | 3.5 | 75 | yes
Call about the next steps | Hartline Studio | Website relaunch | D-1 | 0.5 | 75 | yes
Product photos | Lotus Foods | Autumn catalogue | D-2 | 6 | 60 | yes
Bookkeeping | Own business | Office | D-3 | 2 | 0 | no
Corrections after feedback | Lotus Foods | Autumn catalogue | D-4 | 2.5 | 60 | yes
Workshop | Brightwater | Brand guide | D-7 | 4 | 90 | yes

attendance | Attendance entry | Attendance | Clock | record
attendance, attendance record, timesheet, working time, clock-in record, shift, work shift, roster, hours worked, shift schedule, rota
= Name*; Date*:date; Start time*:time; End time:time; Hours:number(h); Status[Present|Late|Absent|Remote]
Nadia Cole | D+0 | 08:55 | 17:10 | 8 | Present
Ravi Menon | D+0 | 09:25 | 18:00 | 8 | Late
Lucy Tran | D+0 | 08:30 | 16:45 | 8 | Remote
Amara Diallo | D-1 | 09:00 | 17:30 | 8 | Present
Jakob Nilsen | D-1 | 09:05 | 15:00 | 6 | Present
Carmen Ruiz | D-1 | 08:45 | 17:45 | 8.5 | Remote
Theo Laurent | D-2 | 09:40 | 17:00 | 7 | Late
Paul Hartmann | D-2 | 09:00 | 09:00 | 0 | Absent

job | Job | Jobs | Briefcase | content
job, job listing, job posting, vacancy, position, opening, job opening, career opportunity, job offer, opportunity, ~internship, ~gig, freelance project, career, employment opportunity, job ad,
~volunteer opportunity, open position, recruitment
= Title*; Company*; Location*; Type*[Full-time|Part-time|Contract|Internship|Remote]; Category[Engineering|Design|Marketing|Sales|Healthcare|Education]; Salary:money; Posted on:date;
= Description:longText-; Requirements:longText-
Senior frontend developer | Brightwater | Boston | Full-time | Engineering | 115000 | D-2 | Lead the work on our customer portal. | Five years of React, clear writing.
UX designer | Studio Vale | Remote | Remote | Design | 88000 | D-3 | Research, flows and polished screens. | A portfolio with reasons, not only pictures.
Content marketer | Open Harbour | Chicago | Full-time | Marketing | 64000 | D-5 | Own the newsletter and the blog. | Two years in a similar role.
Registered nurse | Lakeside Hospital | Denver | Part-time | Healthcare | 58000 | D-6 | Night shifts on the cardiac ward. | A current licence.
Sales representative | Helio Energy | Austin | Contract | Sales | 52000 | D-8 | Bring solar to small businesses. | A driving licence and patience.
Data analyst intern | Northbank | New York | Internship | Engineering | 36000 | D-9 | Six months in the risk team. | SQL basics, curiosity.
Maths teacher | Elm Street School | Seattle | Full-time | Education | 61000 | D-12 | Teach grades seven to ten. | Teaching certificate.
Backend engineer | Cedar Logistics | Remote | Remote | Engineering | 120000 | D-15 | Keep ten thousand parcels moving. | Node or Go, Postgres, on-call twice a month.

application | Application | Applications | FileText | record
job application, application, applicant, candidate, submitted application, admission
= Name*; Email*:email; Phone:phone-; Position; Experience:number(years); Resume:file-; Cover letter:longText-; Status[Received|Interview|Offer|Rejected]; Applied on:date
Amelia Hart | amelia@example.com | +1 555 0161 | Senior frontend developer | 6 | hart.pdf | I have led two portals like yours. | Interview | D-1
Jonas Weber | jonas@example.com | +1 555 0162 | UX designer | 4 | weber.pdf | Research first. | Received | D-2
Priya Nair | priya@example.com | +1 555 0163 | Backend engineer | 8 | nair.pdf | Logistics is my field. | Offer | D-6
Marco Silva | marco@example.com | +1 555 0164 | Content marketer | 3 | silva.pdf | I write every day. | Received | D-3
Zoe Adams | zoe@example.com | +1 555 0165 | Data analyst intern | 1 | adams.pdf | Final year of statistics. | Interview | D-4
Kofi Mensah | kofi@example.com | +1 555 0166 | Maths teacher | 10 | mensah.pdf | Ten years in the classroom. | Rejected | D-10

company | Company | Companies | Building2 | content
company, business, organization, organisation, employer, startup, firm, business listing, agency, franchise, manufacturer, institution, nonprofit, ngo, partner company, sponsor
= Name*; Logo:image; Industry*[Technology|Health|Education|Retail|Energy|Finance]; City; Website:url-; Employees:number; Founded:number; About:longText
Brightwater | water logo | Technology | Boston | https://brightwater.example | 240 | 2012 | Software for utilities that still use paper.
Lakeside Hospital | hospital | Health | Denver | https://lakeside.example | 1800 | 1964 | A teaching hospital with a garden.
Elm Street School | school | Education | Seattle | https://elmstreet.example | 95 | 1931 | Public school for six hundred children.
Cedar Logistics | truck | Retail | Leeds | https://cedar.example | 410 | 1998 | Parcels for independent shops.
Helio Energy | solar panels | Energy | Austin | https://helio.example | 130 | 2015 | Solar roofs for small businesses.
Northbank | bank | Finance | New York | https://northbank.example | 5200 | 1902 | A bank that answers the phone.
Studio Vale | design studio | Technology | Lisbon | https://vale.example | 18 | 2019 | Brands and products, one team.
Open Harbour | harbour | Education | Chicago | https://openharbour.example | 42 | 2009 | Courses for adults who start again.

customer | Customer | Customers | Contact | person
customer, client, contact, lead, prospect, account holder, buyer, crm contact, customer record, client record, customer information, supplier contact, address book entry, patron
= Name*; Company; Email*:email; Phone:phone; City; Status[Lead|Active|Inactive]; Last contact:date; Notes:longText-
Amelia Hart | Hartline Studio | amelia@example.com | +1 555 0171 | Boston | Active | D-3 | Prefers email
Jonas Weber | Weber & Sohn | jonas@example.com | +49 30 5550172 | Berlin | Lead | D-8 | Asked for a second quote
Priya Nair | Lotus Foods | priya@example.com | +44 20 5550173 | London | Active | D-1 | Monthly call on Tuesdays
Marco Silva | Casa Silva | marco@example.com | +351 21 5550174 | Lisbon | Active | D-12 |
Zoe Adams | Adams Interiors | zoe@example.com | +1 555 0175 | Toronto | Inactive | D-90 | Closed the shop
Kofi Mensah | Accra Motors | kofi@example.com | +233 30 5550176 | Accra | Lead | D-5 | Met at the fair
Ingrid Solberg | Fjord Outdoor | ingrid@example.com | +47 22 5550177 | Oslo | Active | D-2 |
Luis Herrera | Herrera Textiles | luis@example.com | +34 91 5550178 | Madrid | Lead | D-20 | Interested in the yearly plan

deal | Deal | Deals | Handshake | task
deal, opportunity deal, sales pipeline, pipeline, sales opportunity, proposal, quotation, estimate, offer
= Title*; Customer; Value*:money; Stage*[New|Qualified|Proposal|Won|Lost]; Close date:date; Probability:number(%); Notes:longText-
Yearly support plan | Lotus Foods | 18000 | Proposal | D+10 | 60 | Waiting for their board
Shop redesign | Hartline Studio | 9500 | Qualified | D+25 | 40 |
Fleet tracking | Accra Motors | 42000 | New | D+60 | 20 | Needs a demo
Spring catalogue | Casa Silva | 5200 | Won | D-5 | 100 | Signed
Intranet | Weber & Sohn | 27000 | Qualified | D+40 | 35 |
Warehouse scanners | Fjord Outdoor | 16500 | Proposal | D+15 | 70 | Price agreed
Photo package | Adams Interiors | 2400 | Lost | D-30 | 0 | Closed the shop
Loyalty programme | Herrera Textiles | 12000 | New | D+50 | 15 |

invoice | Invoice | Invoices | ReceiptText | record
invoice, bill, billing, payment record, billing record, medical bill, fee record, utility bill, receipt
= Number*!; Customer*; Amount*:money; Issued on*:date; Due date:date; Status*[Draft|Sent|Paid|Overdue]; Description:longText-
INV-1041 | Lotus Foods | 1500 | D-12 | D+18 | Sent | Support plan, first month
INV-1042 | Hartline Studio | 3200 | D-10 | D+20 | Sent | Design, first part
INV-1040 | Casa Silva | 5200 | D-35 | D-5 | Paid | Spring catalogue
INV-1039 | Weber & Sohn | 980 | D-50 | D-20 | Overdue | Workshop
INV-1043 | Fjord Outdoor | 4100 | D-2 | D+28 | Draft | Scanners, deposit
INV-1038 | Accra Motors | 760 | D-60 | D-30 | Paid | Consulting
INV-1044 | Herrera Textiles | 2250 | D-1 | D+29 | Draft | Concept

meeting | Meeting | Meetings | CalendarClock | event
meeting, call, conference call, meeting minutes, agenda item, calendar event, team meeting
= Title*; Date*:date; Time*:time; Room[Green room|Blue room|Online]; Organiser; Agenda:longText-; Notes:longText-
Weekly stand-up | D+1 | 09:15 | Online | Nadia Cole | What is next, what is in the way |
Budget review | D+3 | 14:00 | Blue room | Paul Hartmann | Second quarter |
Design critique | D+2 | 11:00 | Green room | Theo Laurent | New start page | Bring sketches
Client call Lotus Foods | D+4 | 10:00 | Online | Amara Diallo | Renewal |
Hiring round | D+6 | 15:30 | Blue room | Carmen Ruiz | Two candidates |
Retrospective | D-2 | 16:00 | Green room | Nadia Cole | Last sprint | Fewer meetings

ticket | Ticket | Tickets | LifeBuoy | task
support ticket, ticket, helpdesk ticket, help request, support request, bug, issue, bug report, incident,
problem report, defect, service request, maintenance request, complaint, repair request, repair, work order, maintenance task, repair order, incident report, it request
= Subject*; Reported by; Category[Hardware|Software|Account|Building|Other]; Priority[Low|Medium|High]; Status*[Open|In progress|Resolved|Closed]; Opened on:date; Description:longText-
Printer on floor 2 jams | Lucy Tran | Hardware | Medium | Open | D-1 | Every second page.
Cannot reset password | Marco Silva | Account | High | In progress | D-0 | The email never comes.
App closes on upload | Priya Nair | Software | High | Open | D-2 | Only with files over 10 MB.
Heating in room 14 | Elena Petrova | Building | Medium | Resolved | D-6 | Too cold in the mornings.
New laptop for Theo | Nadia Cole | Hardware | Low | Closed | D-20 | Standard model.
Export has empty columns | Ravi Menon | Software | Medium | In progress | D-3 | Dates are missing.
Wrong name on badge | Kofi Mensah | Other | Low | Resolved | D-9 |
Lift makes a noise | Carmen Ruiz | Building | High | Open | D-1 | Between floors 3 and 4.

document | Document | Documents | FileText | record
document, file, contract, policy, paper, form document, report document, agreement, certificate, record file, research paper, publication, template, file record, legal document, manual
= Title*; Category*[Contract|Policy|Report|Form|Guide]; Owner; Updated on:date; File:file-; Status[Draft|In review|Final]; Summary:longText-
Employee handbook | Policy | Carmen Ruiz | D-40 | handbook.pdf | Final | How we work together.
Supplier agreement Cedar | Contract | Paul Hartmann | D-12 | cedar.pdf | In review | Two-year terms.
Quarterly report | Report | Nadia Cole | D-5 | q2.pdf | Draft | Numbers and outlook.
Travel expense form | Form | Paul Hartmann | D-200 | travel.pdf | Final | One page.
Security guide | Guide | Ravi Menon | D-25 | security.pdf | Final | Passwords, devices, visitors.
Lease for the Leeds office | Contract | Carmen Ruiz | D-300 | lease.pdf | Final | Ends in three years.
Brand guide | Guide | Theo Laurent | D-3 | brand.pdf | Draft | Colours, type and tone.`);
