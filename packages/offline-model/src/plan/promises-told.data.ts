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
`;
