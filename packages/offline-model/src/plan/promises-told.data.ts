/** Requests of which something was told as done and was not so; see `promises.data.ts` for how they are written. */
export const TOLD_PROMISES = String.raw`
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
`;
