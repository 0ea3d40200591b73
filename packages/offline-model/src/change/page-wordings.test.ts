import { expect, test } from 'vitest';
import { INVENTORY_MANAGER } from '../plan/samples/inventory-manager.data.ts';
import { RECIPE_SITE } from '../plan/samples/recipe-site.data.ts';
import type { Language } from '../plan/app-plan.ts';
import { ask } from './follow-ups.fixture.ts';

const titles = (request: string, language: Language = 'en', plan = RECIPE_SITE): readonly string[] =>
  ask(plan, request, { language })
    .plan.pages.filter(({ isInNav }) => isInNav)
    .map(({ title }) => title);

test.each([
  ['rename the app to Green Fork', 'Green Fork'],
  ['call it "Inkling"', 'Inkling'],
  ['the title should read "Slow Trains"', 'Slow Trains'],
  ['change the name of the site to Nord', 'Nord'],
  ['name it Kettle', 'Kettle'],
  ['app name: “Umbra”', 'Umbra'],
])('“%s” names the app', (request, name) => {
  expect(ask(RECIPE_SITE, request).plan.name).toBe(name);
});

test.each([
  ['de', 'nenne die App „Kochlust“', 'Kochlust'],
  ['fr', 'Appelle-le « Le Vieux Mélèze »', 'Le Vieux Mélèze'],
  ['es', 'llámalo "Sal y Pimienta"', 'Sal y Pimienta'],
  ['pt', 'chame o app de "Panela"', 'Panela'],
] as const)('a name in %s: “%s”', (language, request, name) => {
  expect(ask(RECIPE_SITE, request, { language }).plan.name).toBe(name);
});

test('a new name keeps the look', () => {
  expect(ask(RECIPE_SITE, 'call it "Inkling"').plan.theme.seed).toBe(RECIPE_SITE.name);
});

test.each([
  ['add a FAQ page', 'FAQ'],
  ['I need a page for our team', 'Team'],
  ['add testimonials', 'Testimonials'],
  ['create a pricing section', 'Pricing'],
  ['please add an opening hours page', 'Opening hours'],
  ['we want a newsletter page', 'Newsletter'],
  ['add a page with the rules', 'Rules'],
  ['add a privacy page', 'Privacy'],
  ['add a page called Partners', 'Partners'],
  ['add a "Press kit" page', 'Press kit'],
  ['add a report page', 'Report'],
  ['add a calendar', 'Calendar'],
])('“%s” brings the page %s', (request, title) => {
  expect(
    titles(request, 'en', request.includes('calendar') ? INVENTORY_MANAGER : RECIPE_SITE).some(
      (one) =>
        one === title ||
        (title === 'Calendar' && one === 'Calendar') ||
        (title === 'How it works' && /rules/i.test(one)),
    ),
  ).toBe(true);
});

test.each([
  ['de', 'füge eine Seite mit Öffnungszeiten hinzu', /öffnungszeiten|opening hours/i],
  ['fr', 'ajoute une page avec les avis des clients', /testimonials|avis/i],
  ['es', 'añade una página de preguntas frecuentes', /faq|preguntas/i],
  ['pt', 'adicione uma página sobre a equipe', /team|equipe/i],
] as const)('a page in %s: “%s”', (language, request, title) => {
  expect(titles(request, language).some((one) => title.test(one))).toBe(true);
});

test('a page that is there is not made again, and that is said', () => {
  const change = ask(RECIPE_SITE, 'add a contact page');
  expect(change.plan).toEqual(RECIPE_SITE);
  expect(change.notDone[0]).toContain('already');
});

test('words in quotation marks stand on the page', () => {
  const { plan } = ask(RECIPE_SITE, 'Add a team page that says "Fully insured since 2003".');
  expect(JSON.stringify(plan.pages)).toContain('Fully insured since 2003');
});

test('prices stand as they were told', () => {
  const { plan } = ask(RECIPE_SITE, 'add prices: socket 45 £, full rewire 2900 £');
  const text = JSON.stringify(plan.pages);
  expect(text).toContain('£45');
  expect(text).toContain('£2,900');
});

test.each([
  ['remove the saved page', 'Saved'],
  ['get rid of about', 'About'],
  ['delete the contact page', 'Contact'],
  ["I don't need the about page", 'About'],
])('“%s” takes %s away', (request, title) => {
  expect(titles(request)).not.toContain(title);
});

test.each([
  ['de', 'entferne die Seite About'],
  ['fr', 'supprime la page About'],
  ['es', 'quita la página About'],
  ['pt', 'remova a página About'],
] as const)('removal in %s: “%s”', (language, request) => {
  expect(titles(request, language)).not.toContain('About');
});

test('a page that was removed can come back', () => {
  const without = ask(RECIPE_SITE, 'remove the about page').plan;
  const { plan } = ask(without, 'bring the about page back please', { earlier: [RECIPE_SITE] });
  expect(plan.pages).toEqual(RECIPE_SITE.pages);
});

test.each([
  ['rename About to Our kitchen', 'Our kitchen'],
  ['rename the about page to "Who we are"', 'Who we are'],
  ['call the About page Background', 'Background'],
])('“%s” renames the page', (request, title) => {
  expect(titles(request)).toContain(title);
  expect(titles(request)).not.toContain('About');
});

test('pages move', () => {
  expect(titles('move About last').at(-1)).toBe('About');
  expect(titles('move contact before about').indexOf('Contact')).toBeLessThan(
    titles('move contact before about').indexOf('About'),
  );
  expect(titles('make Recipes the first page')[0]).toBe('Recipes');
});

test('a page with fields keeps records of them', () => {
  const { plan } = ask(RECIPE_SITE, 'add a page called Meetings with date and place');
  const meeting = plan.entities.find(({ many }) => many === 'Meetings');
  expect(meeting?.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Date', 'Place']));
  expect(meeting?.seed.length).toBeGreaterThan(3);
});

test('words are replaced where they stand', () => {
  const { plan } = ask(RECIPE_SITE, 'change "What readers say" to "Kind words"');
  expect(JSON.stringify(plan)).toContain('Kind words');
  expect(JSON.stringify(plan)).not.toContain('What readers say');
});

test('footer, tagline and headline take the words they are given', () => {
  expect(ask(RECIPE_SITE, 'the footer should say "Made in Porto"').plan.footer).toBe('Made in Porto');
  expect(ask(RECIPE_SITE, 'change the tagline to "Slow food, fast"').plan.tagline).toBe('Slow food, fast');
  expect(JSON.stringify(ask(RECIPE_SITE, 'the headline should read "Eat well"').plan.pages[0])).toContain(
    'Eat well',
  );
});

test('several wishes of one message are all met', () => {
  const { plan, done } = ask(
    RECIPE_SITE,
    '- header purple\n- add a team page\n- recipes need a language (English, Welsh)\n- call it "Inkling"',
  );
  expect(done).toHaveLength(4);
  expect(plan.name).toBe('Inkling');
  expect(plan.theme.header).toBe('#800080');
  expect(plan.entities[0]?.fields.at(-1)).toMatchObject({ label: 'Language', options: ['English', 'Welsh'] });
  expect(
    ask(RECIPE_SITE, 'make the header blue and add a team page, then rename About to Us').done,
  ).toHaveLength(3);
});

test('what is not understood is told and changes nothing', () => {
  const change = ask(RECIPE_SITE, 'train a neural network on the recipes and predict taste');
  expect(change.plan).toEqual(RECIPE_SITE);
  expect(change.notUnderstood).toHaveLength(1);
});
