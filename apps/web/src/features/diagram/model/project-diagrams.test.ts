import { expect, test } from 'vitest';
import { drawDatabase, drawPages } from './project-diagrams.ts';

const route = (path: string, component?: string) => ({
  path,
  component,
  file: 'src/App.tsx',
  isPattern: path.includes(':'),
});

test('pages stand below each other, and links between them are dotted', () => {
  const routes = [
    route('/', 'Index'),
    route('/shop', 'Shop'),
    route('/shop/items/:id'),
    route('/about', 'About'),
  ];
  const files = [
    {
      path: 'src/pages/Shop.tsx',
      contents: '<Link to="/about">A</Link> <a href="/nowhere" /> <Link to="/about" />',
    },
    { path: 'src/pages/About.tsx', contents: 'navigate("/shop")' },
    { path: 'src/pages/MyAbout.tsx', contents: 'navigate("/")' },
  ];
  expect(drawPages(routes, files)).toBe(`flowchart LR
  p0["/<br/>Index"]
  p1["/shop<br/>Shop"]
  p2["/shop/items/:id"]
  p3["/about<br/>About"]
  p0 --> p1
  p1 --> p2
  p0 --> p3
  p1 -.-> p3
  p3 -.-> p1`);
});

test('an app without pages has no diagram of them', () => {
  expect(drawPages([], [])).toBeUndefined();
});

const plan = JSON.stringify({
  entities: [
    { id: 'customer', fields: [{ id: 'email', type: 'email', isUnique: true }] },
    { id: 'booking', fields: [{ id: 'customer', type: 'relation', entity: 'customer' }] },
  ],
});

test('without migrations the database is what the plan keeps', () => {
  const drawn = drawDatabase([{ path: '.loam/plan.json', contents: plan }]);
  expect(drawn).toContain('customer ||--o{ booking : "customer"');
  expect(drawn).toContain('email email UK');
});

test('migrations come before the plan, in the order of their names', () => {
  const files = [
    { path: '.loam/plan.json', contents: plan },
    { path: 'supabase/migrations/2_more.sql', contents: 'alter table notes add column text text;' },
    { path: 'supabase/migrations/1_first.sql', contents: 'create table notes (id int primary key);' },
  ];
  expect(drawDatabase(files)).toBe('erDiagram\n  notes {\n    int id PK\n    text text\n  }');
});

test.each(['{', '[]', '{"entities":[{"id":1}]}', ''])('a plan that is %j is no plan', (contents) => {
  expect(drawDatabase([{ path: '.loam/plan.json', contents }])).toBeUndefined();
});
