import type { Case } from '../case.ts';

export const contentSites: readonly Case[] = [
  {
    id: 'ho-bakery-site',
    title: 'a bakery with hours, menu and a contact form',
    language: 'en',
    capabilities: ['theme', 'sections', 'static-pages', 'submit-forms', 'literals', 'lists'],
    heldOut: true,
    turns: [
      {
        send: 'Please build a website for my bakery "Crumb & Kettle". It should have functionalities for presenting our breads, telling our story, and letting people contact us. Users should be able to browse the breads with their prices, search them, open a bread to read its ingredients, and send us a message with name, email and message. We are open Tuesday to Saturday 7:00–14:30. Use linen as the page background and sienna for the buttons and header.',
        checks: [
          { kind: 'text', text: 'Crumb & Kettle', capability: 'literals' },
          { kind: 'colour', where: 'page', is: '#faf0e6' },
          { kind: 'colour', where: 'button', is: '#a0522d' },
          { kind: 'list', in: ['Breads', 'Our breads', 'Menu', 'Products'], atLeast: 6 },
          { kind: 'search', in: ['Breads', 'Our breads', 'Menu', 'Products'] },
          { kind: 'detail', from: ['Breads', 'Our breads', 'Menu', 'Products'], shows: ['Ingredients'] },
          {
            kind: 'submit-form',
            in: ['Contact', 'Contact us'],
            values: [
              ['Name', 'Ivo Marek'],
              ['Email', 'ivo@example.org'],
              ['Message', 'Do you bake rye on Fridays?'],
            ],
          },
          {
            kind: 'steps',
            title: 'the opening hours stand on a page as given',
            capability: 'literals',
            steps: [
              { do: 'open', section: ['Contact', 'About', 'Visit', 'Opening hours'] },
              { do: 'see', text: [/7:00\s*(–|-|to|until)\s*14:30/i, /7:00.{0,12}14:30/] },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'ho-poetry-short',
    title: 'a very short wish',
    language: 'en',
    capabilities: ['lists', 'detail', 'search', 'create', 'edit-delete'],
    heldOut: true,
    turns: [
      {
        send: 'a haiku journal',
        checks: [
          { kind: 'list', in: ['Haiku', 'Haikus', 'Journal', 'Entries', 'Poems'], atLeast: 6 },
          { kind: 'search', in: ['Haiku', 'Haikus', 'Journal', 'Entries', 'Poems'] },
          {
            kind: 'create',
            in: ['Haiku', 'Haikus', 'Journal', 'Entries', 'Poems'],
            values: [[['Title', 'Name'], 'Heron at low tide']],
            shows: 'Heron at low tide',
          },
          {
            kind: 'edit',
            in: ['Haiku', 'Haikus', 'Journal', 'Entries', 'Poems'],
            row: 'Heron at low tide',
            values: [[['Title', 'Name'], 'Heron at high tide']],
            shows: 'Heron at high tide',
          },
          {
            kind: 'remove',
            in: ['Haiku', 'Haikus', 'Journal', 'Entries', 'Poems'],
            row: 'Heron at high tide',
          },
          { kind: 'detail', from: ['Haiku', 'Haikus', 'Journal', 'Entries', 'Poems'], shows: [] },
        ],
      },
    ],
  },
  {
    id: 'ho-architect-portfolio',
    title: 'an architect’s portfolio with filters and testimonials',
    language: 'en',
    capabilities: ['theme', 'sections', 'static-pages', 'filter-sort', 'detail', 'submit-forms'],
    heldOut: true,
    turns: [
      {
        send: 'I am an architect and need a portfolio site. Pages: Projects, Services, Testimonials, Contact. Each project has a title, a location, a year and a type (residential, public or industrial). Visitors filter projects by type and open one to see everything. Dark slate gray should be the backdrop of the whole site and gold the accent.',
        checks: [
          { kind: 'colour', where: 'page', is: '#2f4f4f', pages: ['Projects', 'Contact'] },
          { kind: 'colour', where: 'accent', is: '#ffd700' },
          { kind: 'section', name: 'Services' },
          { kind: 'section', name: 'Testimonials' },
          { kind: 'list', in: 'Projects', atLeast: 6 },
          { kind: 'filter', in: 'Projects', by: 'Type', option: 'Residential' },
          { kind: 'filter', in: 'Projects', by: 'Type', option: 'Industrial' },
          { kind: 'detail', from: 'Projects', shows: ['Location', 'Year', 'Type'] },
          {
            kind: 'submit-form',
            in: 'Contact',
            values: [['Email', 'client@example.org']],
          },
          { kind: 'search', in: 'Projects' },
        ],
      },
    ],
  },
  {
    id: 'ho-birdwatching-rambling',
    title: 'a rambling letter about a birdwatching site',
    language: 'en',
    capabilities: ['lists', 'create', 'filter-sort', 'static-pages', 'submit-forms', 'theme'],
    heldOut: true,
    turns: [
      {
        send: 'So, my father in law started this birdwatching group in our valley, must be nine years ago now, and we have been keeping our sightings in a notebook which, well, got wet last spring. What I would love is a simple site, nothing fancy, where everyone can look through the sightings (species, place, date, number of birds, and whoever saw it) and add a new one after a walk. Oh and you should be able to sort them by date, my wife insists. There should also be a page about the group, and people who want to come along can sign up for our newsletter with their email. Something calm please: I was thinking of an ivory background with forest green here and there. Thanks so much!',
        checks: [
          { kind: 'colour', where: 'page', is: '#fffff0' },
          { kind: 'colour', where: 'accent', is: '#228b22' },
          { kind: 'list', in: ['Sightings', 'All sightings'], atLeast: 6 },
          {
            kind: 'fields',
            in: ['Sightings', 'All sightings'],
            names: [
              'Species',
              ['Place', 'Location'],
              'Date',
              ['Number of birds', 'Number', 'Count', 'Birds'],
              [/observer|seen by|spotted by|who\b|saw it|reported by|name/i],
            ],
          },
          {
            kind: 'create',
            in: ['Sightings', 'All sightings'],
            values: [
              ['Species', 'Wallcreeper'],
              [['Place', 'Location'], 'Upper quarry'],
            ],
            shows: 'Wallcreeper',
          },
          { kind: 'sort', in: ['Sightings', 'All sightings'], by: 'Date', values: 'date' },
          { kind: 'section', name: ['About', 'About us', 'About the group', 'The group'] },
          {
            kind: 'steps',
            title: 'the newsletter refuses a bad address and takes a good one',
            capability: 'submit-forms',
            steps: [
              { do: 'home' },
              {
                do: 'submit',
                form: ['Newsletter', 'Subscribe', 'Sign up', 'Join'],
                values: [['Email', 'walker@example.org']],
              },
              { do: 'see', text: [/thank|subscribed|signed up|welcome|on the list|confirm/i] },
            ],
          },
          { kind: 'search', in: ['Sightings', 'All sightings'] },
          { kind: 'detail', from: ['Sightings', 'All sightings'], shows: ['Species', 'Date'] },
        ],
      },
    ],
  },
  {
    id: 'ho-cidade-museu-pt',
    title: 'a museum in Portuguese',
    language: 'pt',
    capabilities: ['language', 'theme', 'lists', 'detail', 'submit-forms', 'search'],
    heldOut: true,
    turns: [
      {
        send: 'Crie um site para o museu municipal "Museu do Sal". O site deve ter páginas de exposições, acervo, sobre o museu e contato. Os visitantes devem poder pesquisar as peças do acervo, ver os detalhes de cada exposição com data de início e data de fim, e enviar uma mensagem. Fundo branco e azul-marinho nos botões.',
        checks: [
          { kind: 'language', is: 'pt', words: ['Exposições', 'Acervo', ['Contato', 'Contacto']] },
          { kind: 'text', text: 'Museu do Sal', capability: 'literals' },
          { kind: 'colour', where: 'button', is: '#000080' },
          { kind: 'list', in: 'Exposições', atLeast: 6 },
          {
            kind: 'detail',
            from: 'Exposições',
            shows: [
              ['Data de início', 'Início'],
              ['Data de fim', 'Fim', 'Data de término'],
            ],
          },
          { kind: 'search', in: 'Acervo' },
          { kind: 'detail', from: 'Acervo', shows: [] },
          { kind: 'search', in: 'Exposições' },
          {
            kind: 'submit-form',
            in: ['Contato', 'Contacto'],
            values: [
              ['Nome', 'Rita Leal'],
              [['E-mail', 'Email'], 'rita@example.org'],
              ['Mensagem', 'Há visitas guiadas?'],
            ],
          },
          { kind: 'section', name: ['Sobre', 'Sobre o museu', 'O museu'] },
        ],
      },
    ],
  },
  {
    id: 'ho-trail-guide-reviews',
    title: 'hiking trails with reviews and difficulty',
    language: 'en',
    capabilities: ['lists', 'detail', 'reviews', 'filter-sort', 'social', 'search'],
    heldOut: true,
    turns: [
      {
        send: 'Build a hiking trail guide. Every trail has a region, a length in km, an elevation gain, a difficulty (easy, moderate, hard). People can filter by difficulty, sort by length, save favourites, and leave a review with stars on a trail. Colours: background honeydew, components dark green.',
        checks: [
          { kind: 'colour', where: 'page', is: '#f0fff0', pages: ['Trails'] },
          { kind: 'colour', where: 'button', is: '#006400' },
          {
            kind: 'fields',
            in: ['Trails', 'All trails'],
            names: ['Region', ['Length', 'Distance'], ['Elevation gain', 'Elevation'], 'Difficulty'],
          },
          { kind: 'filter', in: ['Trails', 'All trails'], by: 'Difficulty', option: 'Hard' },
          { kind: 'sort', in: ['Trails', 'All trails'], by: 'Length', values: 'number' },
          {
            kind: 'counter',
            in: ['Trails', 'All trails'],
            button: ['Favourite', 'Favorite', 'Save', 'Add to favourites', 'Add to favorites'],
          },
          {
            kind: 'comment',
            from: ['Trails', 'All trails'],
            text: 'Muddy after the second bridge.',
            stars: true,
          },
          { kind: 'search', in: ['Trails', 'All trails'] },
        ],
      },
    ],
  },
];
