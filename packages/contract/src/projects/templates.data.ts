/** Starting points for a new project. The prompt is sent as the first message unless the caller writes their own. */
export const projectTemplates = [
  {
    id: 'landing-page',
    name: 'Landing page',
    description: 'A single page that presents a product, with prices, questions and a sign-up form.',
    prompt:
      'Build a landing page for a product: a hero with a headline and a call to action, three features, prices in three tiers, frequently asked questions and an e-mail sign-up form.',
  },
  {
    id: 'dashboard',
    name: 'Dashboard',
    description: 'Figures at a glance: cards, a chart over time and a table that can be sorted.',
    prompt:
      'Build a dashboard with a side bar, four cards with key figures, a chart over time with a period picker and a table of recent orders that can be sorted and filtered.',
  },
  {
    id: 'todo-list',
    name: 'To-do list',
    description: 'Tasks with due dates, tags and filters, kept in the browser.',
    prompt:
      'Build a to-do list: add, edit, complete and delete tasks, due dates, tags, filters for open and done, kept in local storage.',
  },
  {
    id: 'blog',
    name: 'Blog',
    description: 'Articles with a start page, tags, search and a readable article page.',
    prompt:
      'Build a blog with a start page of article cards, tags, search, an article page with a table of contents, and an about page.',
  },
  {
    id: 'portfolio',
    name: 'Portfolio',
    description: 'A personal site with selected work, a short biography and a contact form.',
    prompt:
      'Build a personal portfolio: an introduction, a grid of selected work with a page for each piece, a short biography and a contact form.',
  },
  {
    id: 'online-shop',
    name: 'Online shop',
    description: 'A catalogue with filters, product pages, a cart and a checkout form.',
    prompt:
      'Build an online shop: a product catalogue with filters and search, product pages with pictures, a cart that survives a reload and a checkout form with validation.',
  },
  {
    id: 'booking',
    name: 'Booking',
    description: 'Choose a service, a day and a time; see and cancel bookings.',
    prompt:
      'Build a booking app: choose a service, pick a free day and time from a calendar, enter name and e-mail, see a confirmation, and list and cancel bookings.',
  },
] as const;

export type ProjectTemplate = (typeof projectTemplates)[number];

export const projectTemplateIds = projectTemplates.map((template) => template.id);
