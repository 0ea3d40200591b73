import { single, type Case } from '../case.ts';

const EMAIL = ['Email', /e-?mail|correo/iu];
const NAME = ['Name', 'Your name', /name/iu];
const RECIPES = ['Recipes', 'All recipes', 'Home', /recipe/iu];

export const arrivalsBSites: readonly Case[] = [
  single({
    id: 'arr-b-physio',
    title: 'Website of a physiotherapy practice',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'static-pages', 'literals', 'submit-forms', 'validation'],
    send:
      'Website for our physiotherapy practice Northgate Physio please. Pages Home, Treatments, Team and Contact. Treatments ' +
      'with prices: first assessment £55, follow-up session £42, sports massage £38, home visit £70. Our team: Dr Hannah Weiss ' +
      '(back and neck), Kofi Mensah (sports injuries), Lucia Moretti (rehabilitation after surgery). We are at 8 Northgate, ' +
      'York, phone 01904 555 230, open Monday to Friday 8:00 to 19:00. The contact form asks for name, email, phone and what ' +
      'hurts; email has to be valid. Azure as background and steel blue for the components.',
    checks: [
      { kind: 'colour', where: 'page', is: '#f0ffff' },
      { kind: 'colour', where: 'button', is: '#4682b4' },
      { kind: 'text', text: 'Northgate Physio' },
      {
        kind: 'section',
        name: ['Treatments', /treatment/iu],
        shows: [/first assessment/iu, '£55', '£42', /sports massage/iu, '£38', /home visit/iu, '£70'],
      },
      {
        kind: 'section',
        name: ['Team', /team/iu],
        shows: ['Hannah Weiss', 'Kofi Mensah', /sports injuries/iu, 'Lucia Moretti'],
      },
      { kind: 'section', name: ['Contact', /contact/iu], shows: ['8 Northgate', '01904 555 230'] },
      {
        kind: 'section',
        name: ['Home', 'Contact', 'Treatments'],
        shows: [/8[:.]00|8\s?(am|–|-|to)/iu, /19:00|7(:00)?\s?pm/iu],
      },
      {
        kind: 'submit-form',
        in: ['Contact', /contact/iu],
        values: [
          [NAME, 'Leopold Marsh'],
          [EMAIL, 'leopold@example.org'],
        ],
      },
      {
        kind: 'submit-form',
        in: ['Contact', /contact/iu],
        invalid: [
          [NAME, 'Leopold Marsh'],
          [EMAIL, 'leopold.example'],
        ],
        values: [
          [NAME, 'Leopold Marsh'],
          [EMAIL, 'leopold@example.org'],
        ],
      },
    ],
  }),
  single({
    id: 'arr-b-casa-rural',
    title: 'Web de una casa rural',
    language: 'es',
    heldOut: true,
    capabilities: ['static-pages', 'literals', 'submit-forms', 'validation', 'language'],
    send:
      'Necesito una web para nuestra casa rural, El Molino de Aldea Vieja, en la sierra de Gredos. Páginas: Inicio, ' +
      'Habitaciones, Alrededores y Contacto. Habitaciones: La Alcoba (2 personas, 65 € la noche), El Pajar (4 personas, 110 €) ' +
      'y La Buhardilla (3 personas, 85 €). En Alrededores cuenta algo de la Laguna Grande, a 20 minutos, y del mercado de los ' +
      'sábados. Desayuno incluido y se admiten perros, que se vea en la portada. En Contacto, teléfono 920 555 018 y un ' +
      'formulario con nombre, correo, fecha de llegada y mensaje; nombre y correo obligatorios.',
    checks: [
      { kind: 'language', is: 'es', words: ['Habitaciones', /contacto/iu, /alrededores/iu] },
      { kind: 'text', text: 'El Molino de Aldea Vieja' },
      {
        kind: 'steps',
        title: 'desayuno y perros en la portada',
        steps: [{ do: 'home' }, { do: 'see', text: /desayuno/iu }, { do: 'see', text: /perros/iu }],
      },
      {
        kind: 'section',
        name: ['Habitaciones', /habitacion/iu],
        shows: ['La Alcoba', /65(,00)?\s?€/u, 'El Pajar', /110(,00)?\s?€/u, 'La Buhardilla', /85(,00)?\s?€/u],
      },
      { kind: 'section', name: ['Alrededores', /alrededor/iu], shows: ['Laguna Grande', /mercado/iu] },
      { kind: 'section', name: ['Contacto', /contacto/iu], shows: [/920\s?555\s?018/u] },
      {
        kind: 'submit-form',
        in: ['Contacto', /contacto/iu],
        values: [
          [['Nombre', /nombre/iu], 'Remedios Cano'],
          [EMAIL, 'remedios@example.org'],
        ],
      },
    ],
  }),
  single({
    id: 'arr-b-family-recipes',
    title: 'Recipes of a grandmother',
    language: 'en',
    heldOut: true,
    capabilities: ['lists', 'literals', 'create', 'search', 'detail', 'filter-sort'],
    send:
      'My grandmother left us a box of recipe cards and I would like to put them online for the whole family. The site is ' +
      'called "From Babcia’s Kitchen". Every recipe has a title, course (soup, main, dessert or preserves), preparation time ' +
      'in minutes, servings, ingredients and steps. Please put in Sour rye soup, Potato dumplings and Plum cake already. ' +
      'Anybody in the family can add a recipe; you can search, filter by course, sort by preparation time, and open a recipe ' +
      'to read the ingredients and the steps.',
    checks: [
      {
        kind: 'steps',
        title: 'the name is on the first page',
        steps: [{ do: 'home' }, { do: 'see', text: /From Babcia.s Kitchen/u }],
      },
      { kind: 'section', name: RECIPES, shows: ['Sour rye soup', 'Potato dumplings', 'Plum cake'] },
      { kind: 'search', in: RECIPES },
      { kind: 'filter', in: RECIPES, by: /course/iu },
      { kind: 'sort', in: RECIPES, by: /time|minutes|prep/iu, values: 'number' },
      {
        kind: 'detail',
        from: RECIPES,
        shows: [/ingredients/iu, /steps|method|instructions|preparation/iu, /servings|serves/iu],
      },
      {
        kind: 'create',
        in: RECIPES,
        values: [
          [['Title', 'Name', /title|name/iu], 'Beetroot zakwas'],
          [/course/iu, { option: ['Preserves', /preserve/iu] }],
        ],
        shows: 'Beetroot zakwas',
      },
    ],
  }),
];
