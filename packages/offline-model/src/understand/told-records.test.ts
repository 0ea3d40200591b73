import { expect, it } from 'vitest';
import { makePlan } from '../plan/make-plan.ts';
import { readToldRecords } from './told-records.ts';
import { understand } from './understand.ts';

const told = (text: string) =>
  readToldRecords(text, 0, { language: 'en' }).map(({ head, fields }) => [
    head.join(' '),
    fields.map(({ label, type }) => `${label}:${type}`).join(', '),
  ]);

it.each([
  [
    'Contacts belong to a company and have a name, role, email and phone.',
    [['contacts', 'Name:text, Company:text, Role:choice, Email:email, Phone:phone']],
  ],
  [
    'Invoices have a number, due date and line items with description, quantity and unit price.',
    [
      ['invoices', 'Number:number, Due date:date'],
      ['line items', 'Description:longText, Quantity:number, Unit price:money'],
    ],
  ],
  [
    'An open orders table with customer, product, kilos and due date, and key figures at the top.',
    [['orders', 'Customer:text, Product:text, Kilos:number, Due date:date']],
  ],
  [
    'Each expense has an amount, a date, who paid (Anna or Ben) and whether it is shared.',
    [['expense', 'Amount:money, Date:date, Paid by:choice, Shared:flag']],
  ],
  [
    'Each sale has a date, how many we sold and when we met.',
    [['sale', 'Date:date, Sold:number, Met on:date']],
  ],
  [
    'A job application tracker for myself: company, status (open, closed), next step and its date.',
    [['job applications', 'Company:text, Status:choice, Next step:date, Next step date:date']],
  ],
  [
    'Matches with opponent, date and home/away.',
    [['matches', 'Opponent:text, Date:date, Home or away:choice']],
  ],
  [
    'Escape room booking with rooms, difficulty, duration and price.',
    [['rooms', 'Difficulty:choice, Duration:number, Price:money']],
  ],
  [
    'Games between two members with date and opening.',
    [['games', 'Member 1:text, Member 2:text, Date:date, Opening:text']],
  ],
  [
    'Each invoice has lines with description, quantity and price.',
    [['lines', 'Description:longText, Invoice:text, Quantity:number, Price:money']],
  ],
])('tells a record with its fields: %s', (text, expected) => {
  expect(told(text)).toEqual(expected);
});

it.each([
  'A portfolio for a photographer with gallery and contact.',
  'Users have a profile page with their name.',
  'A quiz about capitals with 10 questions, a score and a leaderboard.',
  'Teachers: Mira, Jonas and Priya.',
  'We have a shop, a garden and a date.',
])('tells no record: %s', (text) => {
  expect(told(text)).toEqual([]);
});

const namesOf = (text: string): readonly string[] =>
  makePlan(understand(text)).entities.map(({ many }) => many);

const keptIn = (text: string): readonly string[] =>
  makePlan(understand(text)).entities.map(
    ({ many, fields }) => `${many}: ${fields.map(({ label }) => label).join(', ')}`,
  );

it.each([
  [
    'We run a tool library in our street. Tools have a name, a category, an owner and a condition. Loans have a tool, a borrower, a due date and whether it was returned.',
    ['Tools: Name, Category, Owner, Condition', 'Loans: Tool, Borrower, Due date, Returned'],
  ],
  [
    'Our museum lends artworks to other museums. Each loan has an artwork, a borrowing museum, a start date, an end date and an insurance value.',
    ['Loans: Artwork, Borrowing museum, Start date, End date, Insurance value, Returned'],
  ],
  [
    'I keep bees. Hives have a name, a location, a queen year and a mite count.',
    ['Hives: Name, Location, Queen year, Mite count'],
  ],
  [
    'A chess tournament: players with name, club and rating; matches with white, black, round and result.',
    ['Matches: Title, White, Black, Round, Result', 'Players: Name, Club, Rating'],
  ],
])('makes the app that is told field by field, not that of the nearest trade: %s', (text, expected) => {
  expect(makePlan(understand(text)).kind).toBe('management');
  expect(keptIn(text)).toEqual(expected);
});

it('lets people book what a booking lists first', () => {
  const text = 'Escape room booking with rooms, difficulty, players and price';
  expect(makePlan(understand(text)).kind).toBe('booking');
  expect(keptIn(text)[0]).toMatch(/^Rooms: .*Difficulty.*Price/);
});

it('reads what somebody has paid as an amount', () => {
  const [trips] = makePlan(
    understand('Trips with name, date, price and what each participant has paid.'),
  ).entities;
  expect(trips?.fields.map(({ label, type }) => `${label}:${type}`)).toContain('Amount paid:money');
});

it('leaves what is only seen out of what is kept', () => {
  expect(
    namesOf(
      'A simple CRM. Companies have a name, industry and website. Deals have a title, value and stage (lead, won). I want a dashboard showing the total pipeline value and deals per stage.',
    ),
  ).toEqual(['Companies', 'Deals']);
  expect(
    namesOf(
      'Stock app. Products have SKU, name and quantity. Every incoming delivery and every outgoing sale is recorded as a stock movement with date, product, quantity and type (in/out).',
    ),
  ).not.toContain('Incoming deliveries');
});

it('means what was spoken of before by “each piece”', () => {
  expect(
    namesOf(
      'We want to manage our equipment: helmets and hoses. Each piece has a number, type, location and inspection date.',
    ),
  ).toEqual(['Equipment']);
});

it('takes the names after a colon for records', () => {
  const { entities } = makePlan(
    understand(
      'Website of a studio with packages. Packages: Elopement (4 hours, $1,200), Classic (8 hours, $2,400).',
    ),
  );
  expect(entities.flatMap(({ seed }) => seed.map(({ price }) => price))).toEqual(
    expect.arrayContaining([1200, 2400]),
  );
});

it('does without what nobody needs', () => {
  const plan = makePlan(
    understand("I'd like a workout log. Each workout has a date and a duration. I don't need accounts."),
  );
  expect(plan.auth).toBeNull();
  expect(plan.pages.map(({ title }) => title)).not.toContain('Profile');
});

it('claims a limit only for what it holds for', () => {
  const rules = makePlan(
    understand(
      'Ticket shop of a festival. Tickets with name and price. People order tickets, at most 6 per order.',
    ),
  ).entities.flatMap((entity) => entity.rules.map(({ message }) => message));
  expect(rules.join(' ')).not.toContain('for each');
});
