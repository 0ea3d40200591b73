import { expect, test } from 'vitest';
import { writeApp } from './write/write-app.ts';
import { RECIPE_SITE } from './plan/testing/samples.ts';
import { readPlan } from './plan/app-plan.ts';
import { bareRequest, type Reply, type RespondInput } from './reply.ts';
import { respond } from './respond.ts';

const TEMPLATE = new Map([
  [
    'src/pages/Index.tsx',
    'const Index = () => <h1>Describe what you want to build, and it grows here.</h1>;\nexport default Index;\n',
  ],
  ['src/App.tsx', 'export default function App() { return null; }\n'],
]);

const input = (request: string, extras: Partial<RespondInput> = {}): RespondInput =>
  bareRequest(request, { files: TEMPLATE, ...extras });

function applied(files: ReadonlyMap<string, string>, { changes }: Reply): ReadonlyMap<string, string> {
  const next = new Map(files);
  for (const { path, content } of changes) {
    if (content === null) next.delete(path);
    else next.set(path, content);
  }
  return next;
}

const RECIPES = applied(TEMPLATE, {
  language: 'en',
  text: '',
  suggestions: [],
  changes: [...writeApp(RECIPE_SITE)].map(([path, content]) => ({ path, content })),
});

const planOf = (files: ReadonlyMap<string, string>) => readPlan(files.get('.loam/plan.json') ?? '');

test('a description becomes an app, the same each time', () => {
  const first = respond(input('A todo app with due dates'));
  expect(first.changes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['src/App.tsx', 'src/pages/Index.tsx', '.loam/plan.json']),
  );
  expect(first.suggestions.length).toBeGreaterThan(0);
  expect(first.suggestions.length).toBeLessThanOrEqual(4);
  expect(respond(input('A todo app with due dates'))).toEqual(first);
});

test('the answer is in the language of the request', () => {
  const { language, text } = respond(input('Eine App für meinen Verein mit Mitgliedern und Terminen'));
  expect(language).toBe('de');
  expect(text).toContain('Ich habe');
});

test('the answer to a description is a few lines, the first of which says it all', () => {
  const { text } = respond(input('A CRM with customers, deals and tasks and a dashboard'));
  const lines = text.split('\n').filter((line) => line !== '');
  expect(lines[0]).toMatch(/^I built \*\*/);
  expect(lines.length).toBeLessThanOrEqual(5);
  expect(lines.filter((line) => line.startsWith('- '))).toEqual([]);
});

test('a follow-up writes only what differs', () => {
  const reply = respond(input('make the header blue', { files: RECIPES }));
  expect(reply.changes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['src/index.css', '.loam/plan.json']),
  );
  expect(reply.changes.length).toBeLessThan(6);
  expect(reply.text).toContain('#0000ff');
});

test('work by hand survives a change of the plan', () => {
  const path = 'src/pages/About.tsx';
  const own = new Map(RECIPES);
  own.set(path, `${own.get(path) ?? ''}\n// Kept by hand.\n`);
  const after = applied(own, respond(input('rename About to Our kitchen', { files: own })));
  const page = [...after].find(([, content]) => content.includes('// Kept by hand.'));
  expect(page).toBeDefined();
});

test('a file that was changed in the same lines is left and named', () => {
  const own = new Map(RECIPES);
  const css = own.get('src/index.css') ?? '';
  own.set('src/index.css', css.replace(/--background: [^;]+;/, '--background: hotpink;'));
  const reply = respond(input('background to black', { files: own }));
  expect(reply.changes.some(({ path }) => path === 'src/index.css')).toBe(false);
  expect(reply.text).toContain('src/index.css');
});

test('undo takes back one step after the other', () => {
  const blue = applied(RECIPES, respond(input('make the header blue', { files: RECIPES })));
  const named = applied(blue, respond(input('call it "Inkling"', { files: blue })));
  const once = applied(named, respond(input('undo that', { files: named })));
  expect(planOf(once)).toEqual(planOf(blue));
  expect(once.get('src/components/layout/AppLayout.tsx')).toBe(
    blue.get('src/components/layout/AppLayout.tsx'),
  );
  const twice = applied(once, respond(input('undo', { files: once })));
  expect(planOf(twice)).toEqual(RECIPE_SITE);
  expect(respond(input('undo', { files: twice })).changes).toEqual([]);
});

test('“undo that” after a message that changed nothing leaves older work alone', () => {
  const first = 'make the header blue';
  const files = applied(RECIPES, respond(input(first, { files: RECIPES })));
  const history = [first, 'explain the meaning of life'].map((text) => ({ role: 'user' as const, text }));
  const reply = respond(input('hmm no, undo that', { files, history }));
  expect(reply.changes).toEqual([]);
  expect(reply.text).toContain(first);
  expect(respond(input('undo the last change', { files, history })).changes).not.toEqual([]);
});

test('a correction does the same to what was meant', () => {
  const blue = applied(RECIPES, respond(input('make the header blue', { files: RECIPES })));
  const history = [{ role: 'user' as const, text: 'make the header blue' }];
  const right = applied(blue, respond(input('no, I meant the background', { files: blue, history })));
  expect(planOf(right)?.theme).toMatchObject({ background: '#0000ff' });
  expect(planOf(right)?.theme.header).toBeUndefined();
});

test.each([
  'Which fields does a recipe have?',
  'what pages are there?',
  'Hello!',
  'thanks, looks great',
  'what can you do?',
  'how do I publish this?',
  'which colors does it use?',
  'what did you change last?',
])('“%s” is answered and touches nothing', (request) => {
  const reply = respond(input(request, { files: RECIPES }));
  expect(reply.changes).toEqual([]);
  expect(reply.text.length).toBeGreaterThan(20);
});

test('questions are answered from the facts', () => {
  expect(respond(input('Which fields does a recipe have?', { files: RECIPES })).text).toContain(
    'Cooking time',
  );
  expect(respond(input('what pages are there?', { files: RECIPES })).text).toContain('Contact');
  expect(respond(input('Welche Seiten gibt es?', { files: RECIPES })).text).toContain('Seiten');
});

test('chat mode changes nothing, whatever is said', () => {
  expect(respond(input('make the header blue', { files: RECIPES, mode: 'chat' })).changes).toEqual([]);
});

test('what cannot be done is refused plainly', () => {
  const reply = respond(
    input('Can you train a neural network on the recipes and predict faults?', { files: RECIPES }),
  );
  expect(reply.changes).toEqual([]);
  expect(reply.text).toMatch(/did not understand, so I changed nothing/);
  expect(reply.text).toMatch(/[Cc]onnect a model/);
});

test('the element that was pointed at is changed', () => {
  const path = 'src/pages/About.tsx';
  const files = new Map(TEMPLATE).set(
    'src/pages/Index.tsx',
    'const Index = () => (\n  <main>\n    <h1 className="text-2xl">Hello</h1>\n    <p>Some words</p>\n  </main>\n);\nexport default Index;\n',
  );
  const picked = (line: number) => [
    { source: `src/pages/Index.tsx:${line}:5`, selector: '', tag: 'h1', text: '', classes: '', path: '/' },
  ];
  const source = (request: string, line = 3) =>
    applied(files, respond(input(request, { files, selectedElements: picked(line) }))).get(
      'src/pages/Index.tsx',
    );
  expect(source('make this larger')).toContain('text-3xl');
  expect(source('make it red')).toContain('text-[#ff0000]');
  expect(source('bold and centered please')).toMatch(/font-bold[^"]*text-center/);
  expect(source('change the text to "Good day"')).toContain('Good day');
  expect(source('remove this', 4)).not.toContain('Some words');
  expect(path).toContain('About');
});

test('what a part of the app says is changed where it is kept', () => {
  const path = 'src/components/common/NoResults.tsx';
  const line = (RECIPES.get(path) ?? '').split('\n').findIndex((text) => text.includes('<Button')) + 1;
  const column = ((RECIPES.get(path) ?? '').split('\n')[line - 1] ?? '').indexOf('<') + 1;
  const words = /clearFilters: "([^"]+)"/.exec(RECIPES.get('src/lib/words.ts') ?? '')?.[1] ?? '';
  const element = { source: `${path}:${line}:${column}`, selector: '', tag: 'button', text: words };
  const reply = respond(
    input('change the text to "Show everything"', {
      files: RECIPES,
      selectedElements: [{ ...element, classes: '', path: '/' }],
    }),
  );
  expect(words).not.toBe('');
  expect(applied(RECIPES, reply).get('src/lib/words.ts')).toContain('clearFilters: "Show everything"');
});

test('an attached picture is placed, and it is said that nobody looked at it', () => {
  const reply = respond(
    input('use this as the logo', {
      files: RECIPES,
      images: [{ name: 'mark.png', url: 'https://files.example/mark.png' }],
    }),
  );
  const [picture] = reply.pictures ?? [];
  expect(picture).toMatchObject({ attachment: 'https://files.example/mark.png' });
  const source = (picture?.path ?? '').replace(/^public/, '');
  expect(reply.changes.some(({ content }) => content?.includes(`src="${source}"`))).toBe(true);
  expect(reply.changes.some(({ content }) => content?.includes('files.example'))).toBe(false);
  expect(reply.text).toMatch(/do not see/);
});

test('an app that someone else wrote is changed at its sources', () => {
  const files = new Map([
    ['index.html', '<html><head><title>Acme</title></head></html>'],
    [
      'src/index.css',
      ':root {\n  --background: 0 0% 100%;\n  --foreground: 0 0% 0%;\n  --primary: 222 47% 11%;\n  --primary-foreground: 0 0% 100%;\n}\n',
    ],
    [
      'src/App.tsx',
      'import { BrowserRouter, Route, Routes } from "react-router";\nimport Home from "./pages/Home";\n\nconst App = () => (\n  <BrowserRouter>\n    <Routes>\n      <Route path="/" element={<Home />} />\n      <Route path="*" element={<p>Lost</p>} />\n    </Routes>\n  </BrowserRouter>\n);\n\nexport default App;\n',
    ],
    [
      'src/pages/Home.tsx',
      'const Home = () => (\n  <main>\n    <nav>\n      <a href="/">Home</a>\n    </nav>\n    <h1 className="text-2xl">Acme rockets</h1>\n  </main>\n);\n\nexport default Home;\n',
    ],
  ]);
  const after = (request: string) => applied(files, respond(input(request, { files })));
  expect(after('make the buttons red').get('src/index.css')).toContain('--primary: 0 100% 50%');
  expect(after('change "Acme rockets" to "Acme boats"').get('src/pages/Home.tsx')).toContain('Acme boats');
  expect(after('make the title larger').get('src/pages/Home.tsx')).toContain('text-3xl');
  expect(after('add a contact page').get('src/App.tsx')).toContain('path="/contact"');
  expect(after('add a contact page').get('src/pages/Home.tsx')).toContain('href="/contact"');
  expect(after('rename the app to Bolt').get('index.html')).toContain('<title>Bolt</title>');
  expect(respond(input('compose a symphony', { files })).changes).toEqual([]);
});

test('twenty follow-ups in a row keep an app that can be written', { timeout: 180_000 }, () => {
  const requests = [
    'make the header blue',
    'background to cream',
    'add a dark mode switch',
    'call it "Inkling"',
    'add a FAQ page',
    'recipes need a difficulty (easy, hard)',
    'sort by cooking time',
    'remove the saved page',
    'add login',
    'add a chart by course',
    'show how many recipes there are',
    'rename About to Us',
    'translate to German',
    'back to English',
    'let people vote on recipes',
    'title must be unique',
    'add 3 more recipes',
    'rounder corners',
    'move Contact last',
    'undo that',
  ];
  let files: ReadonlyMap<string, string> = RECIPES;
  for (const request of requests) {
    const reply = respond(input(request, { files }));
    expect(reply.changes.length, request).toBeGreaterThan(0);
    files = applied(files, reply);
  }
  const plan = planOf(files);
  expect(plan).not.toBeNull();
  if (plan) for (const [path, content] of writeApp(plan)) expect(files.get(path), path).toBe(content);
});

test('words that are to stand in the app are no order to begin anew', () => {
  const { changes } = respond(input('change the text "Get cooking" to "Start again"', { files: RECIPES }));
  expect(
    changes.some(({ path, content }) => path === '.loam/plan.json' && !content?.includes(RECIPE_SITE.name)),
  ).toBe(false);
});
