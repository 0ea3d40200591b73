import { entriesIn } from '../entry.ts';

export const EDUCATION = entriesIn(`
course | Course | Courses | GraduationCap | content
course, online course, class course, program course, curriculum, learning path, training program, workshop course, certification, ~degree program, study program, tutorial course, bootcamp, module
= Title*; Picture:image; Category*[Programming|Design|Business|Languages|Science]; Level*[Beginner|Intermediate|Advanced]; Instructor; Duration:number(hours); Price:money; Rating:rating;
= Description:longText-
Python from zero | coding | Programming | Beginner | Dr. Alan Reyes | 24 | 49 | 5 | Write your first useful script in week one.
Interface design basics | design | Design | Beginner | Theo Laurent | 16 | 59 | 4 | Layout, type and colour with daily exercises.
Data analysis with SQL | data | Programming | Intermediate | Mina Park | 20 | 69 | 5 | Ask good questions of large tables.
Start a small business | business | Business | Beginner | Carmen Ruiz | 12 | 39 | 4 | From idea to the first invoice.
Spanish for travel | spain | Languages | Beginner | Lucia Vega | 18 | 29 | 5 | Order, ask, thank and find the way.
Statistics that stick | statistics | Science | Intermediate | Prof. Hugo Stein | 22 | 55 | 4 | Fewer formulas, more pictures.
Advanced React patterns | code | Programming | Advanced | Ravi Menon | 14 | 89 | 5 | State, suspense and speed.
Negotiation skills | meeting | Business | Intermediate | Amara Diallo | 8 | 45 | 3 | Prepare, listen, agree.

lesson | Lesson | Lessons | BookOpen | content
lesson, lecture, tutorial, learning material, study material, unit, video lesson, learning module,
topic lesson, learning resource, educational resource, study guide, educational content, course material, teaching resource
= Title*; Course->course; Duration:number(min); Level[Beginner|Intermediate|Advanced]; Completed:flag; Summary:longText; Content:longText-
Getting started | 1 | 12 | Beginner | yes | What you need and how to install it. | Open the tools, say hello, and save your work.
The first exercise | 1 | 18 | Beginner | yes | Learn by doing. | Follow the five steps and compare your result.
Reading before writing | 2 | 20 | Beginner | no | Understand examples before you make your own. | Three short examples with questions.
Common mistakes | 2 | 15 | Intermediate | no | What goes wrong and why. | Ten mistakes, ten repairs.
A small project | 3 | 45 | Intermediate | no | Put it all together. | Plan, build, review.
Going further | 3 | 30 | Advanced | no | Where to go from here. | Books, people and places.

student | Student | Students | GraduationCap | person
student, pupil, learner, trainee, student record, ~child, ~kid, apprentice, student information, enrolled student
= Name*; Photo:image; Email:email; Class*[7A|7B|8A|8B]; Date of birth:date-; Average grade:number; Guardian-; Status[Active|Graduated|Left]
Mia Schneider | girl student | mia@example.com | 7A | D-4700 | 1.7 | Eva Schneider | Active
Leo Martins | boy student | leo@example.com | 7A | D-4650 | 2.3 | Rui Martins | Active
Aya Nakamura | girl student | aya@example.com | 7B | D-4720 | 1.3 | Ken Nakamura | Active
Sam Cooper | boy student | sam@example.com | 7B | D-4800 | 2.8 | Jill Cooper | Active
Nora Lindqvist | girl student | nora@example.com | 8A | D-5100 | 1.9 | Per Lindqvist | Active
Ali Hassan | boy student | ali@example.com | 8A | D-5040 | 2.1 | Huda Hassan | Active
Chloe Dubois | girl student | chloe@example.com | 8B | D-5060 | 1.5 | Marc Dubois | Active
Ivan Petrov | boy student | ivan@example.com | 8B | D-5200 | 3.0 | Olga Petrova | Left

teacher | Teacher | Teachers | School | person
teacher, tutor, professor, lecturer, faculty, faculty member, educator, private tutor, language teacher
= Name*; Photo:image; Subject*[Mathematics|Science|Languages|History|Music]; Email:email; Hourly rate:money; Rating:rating; Experience:number(years); About:longText-
Eva Lindner | woman teacher | Mathematics | lindner@example.com | 35 | 5 | 14 | Makes fractions friendly.
Marco Bianchi | man teacher | Languages | bianchi@example.com | 28 | 4 | 6 | Italian and French by conversation.
Dr. Hana Sato | woman teacher | Science | sato@example.com | 45 | 5 | 11 | Physics with kitchen experiments.
Paul Adeyemi | man teacher | History | adeyemi@example.com | 30 | 4 | 9 | Stories first, dates second.
Clara Fontaine | woman teacher | Music | fontaine@example.com | 40 | 5 | 16 | Piano for every age.
Simon Clarke | man teacher | Mathematics | clarke@example.com | 32 | 4 | 5 | Exam preparation.

grade | Grade | Grades | ClipboardCheck | record
grade, mark, exam result, score, test score, report card, result, student grade, academic record, gradebook, test result
= Student*; Subject*[Mathematics|Science|Languages|History]; Score*:number; Date:date; Type[Test|Homework|Project|Oral]; Comment:longText-
Mia Schneider | Mathematics | 92 | D-3 | Test | Clear reasoning
Leo Martins | Mathematics | 74 | D-3 | Test |
Aya Nakamura | Science | 96 | D-7 | Project | Best model of the class
Sam Cooper | History | 61 | D-5 | Homework | Late
Nora Lindqvist | Languages | 88 | D-9 | Oral |
Ali Hassan | Science | 81 | D-7 | Test |
Chloe Dubois | Languages | 94 | D-9 | Test | Lovely essay
Ivan Petrov | Mathematics | 58 | D-12 | Test | Needs support

assignment | Assignment | Assignments | NotebookPen | task
assignment, homework, coursework, exercise sheet, school project, problem set, homework assignment
= Title*; Subject*[Mathematics|Science|Languages|History]; Due date*:date; Points:number; Status[Open|Submitted|Graded]; Instructions:longText-
Fractions worksheet | Mathematics | D+2 | 20 | Open | Pages 34 and 35.
Build a volcano | Science | D+10 | 50 | Open | In pairs, with a written plan.
Essay: my city | Languages | D+5 | 30 | Submitted | Three hundred words.
Timeline of the 1920s | History | D+7 | 25 | Open | At least ten events.
Geometry quiz corrections | Mathematics | D-1 | 10 | Graded |
Reading diary | Languages | D+14 | 15 | Open | One page a week.

book | Book | Books | BookOpen | content
book, novel, library book, ebook, e-book, audiobook, textbook, ~comic, ~manga, literature, story book, book collection, reading material
= Title*; Cover:image; Author*; Genre*[Fiction|Mystery|Science|History|Poetry|Fantasy]; Year:number; Pages:number; Rating:rating; Status[Available|On loan|Reserved]; Summary:longText-
The Salt Road | desert road | Elena Marsh | Fiction | 2019 | 312 | 5 | Available | Two sisters cross a country to return a letter.
Murder at Low Tide | lighthouse | J. P. Harrow | Mystery | 2021 | 288 | 4 | On loan | The lighthouse keeper knew everybody's secret.
A Short History of Glass | glass | Tobias Lang | History | 2017 | 240 | 4 | Available | From Venetian mirrors to fibre cables.
The Patient Universe | stars | Dr. Nia Okoro | Science | 2022 | 336 | 5 | Reserved | Slow stars, long time, and us.
Kites and Other Poems | kite | Yuki Arai | Poetry | 2015 | 96 | 4 | Available | Small poems about weather.
The Ninth Gatekeeper | castle | R. L. Thorne | Fantasy | 2020 | 512 | 5 | On loan | A door that only opens outwards.
Bread and Silence | bread | Marta Kowal | Fiction | 2018 | 264 | 3 | Available | A bakery, a village, a winter.
The Cartographer's Debt | map | Elena Marsh | Mystery | 2023 | 304 | 4 | Available | A map with one street too many.

loan | Loan | Loans | BookMarked | record
loan, borrowing, book loan, borrowed book, checkout record, lending record, borrow record, lending, rental record, borrowing record
= Borrower*; Book->book; Borrowed on*:date; Due on*:date; Returned:flag
Hannah Berg | 2 | D-10 | D+11 | no
Victor Almeida | 6 | D-18 | D+3 | no
Grace Kim | 1 | D-40 | D-19 | yes
Tomas Dvorak | 4 | D-25 | D-4 | no
Fatima Zahra | 3 | D-12 | D+9 | yes
Ben Carter | 7 | D-3 | D+18 | no

flashcard | Card | Cards | Layers | content
flashcard, flash card, vocabulary, vocabulary word, word, phrase, study card, deck, term, definition, glossary term, glossary, dictionary entry
= Front*; Back*; Deck[Basics|Travel|Food|Work]; Known:flag; Example:longText-
Thank you | Gracias | Basics | yes | Muchas gracias por todo.
Where is the station? | ¿Dónde está la estación? | Travel | no |
The bill, please | La cuenta, por favor | Food | no |
Meeting | La reunión | Work | no | La reunión es a las tres.
Breakfast | El desayuno | Food | yes |
Left | Izquierda | Travel | no |
Tomorrow | Mañana | Basics | yes | Hasta mañana.
Colleague | El compañero | Work | no |`);
