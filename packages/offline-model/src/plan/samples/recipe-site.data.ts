import type { AppPlan } from '../app-plan.ts';
import { collection, field } from '../shorthand.ts';
import { seeded } from './seeded.ts';

/** A content site: sections, reviews, saved records, contact form. */
export const RECIPE_SITE: AppPlan = {
  version: 1,
  name: 'Saffron Table',
  tagline: 'Seasonal recipes for weeknights and long lunches',
  language: 'en',
  kind: 'content',
  domain: 'recipes',
  theme: {
    background: '#fff8e7',
    primary: '#b5471d',
    accent: '#5d7a3a',
    mode: 'light',
    hasModeSwitch: false,
    layout: 'magazine',
    fonts: 'serif-display',
    radius: 'medium',
    density: 'airy',
    palette: 'terracotta',
  },
  currency: 'USD',
  auth: null,
  entities: [
    seeded(
      {
        id: 'recipe',
        one: 'Recipe',
        many: 'Recipes',
        icon: 'ChefHat',
        titleField: 'title',
        isOwned: true,
        rules: [],
        fields: [
          field('title', 'Title', 'text', { isRequired: true, max: 80 }),
          field('picture', 'Picture', 'image'),
          field('summary', 'Summary', 'longText', { isRequired: true }),
          field('course', 'Course', 'choice', {
            isRequired: true,
            options: ['Breakfast', 'Lunch', 'Dinner', 'Dessert'],
          }),
          field('diets', 'Diets', 'choices', { options: ['Vegetarian', 'Vegan', 'Gluten-free'] }),
          field('minutes', 'Cooking time', 'number', { unit: 'min', min: 1 }),
          field('servings', 'Servings', 'number', { min: 1, isListed: false }),
          field('ingredients', 'Ingredients', 'longText', { isListed: false }),
          field('method', 'Method', 'longText', { isListed: false }),
        ],
      },
      `
Roast tomato pasta | tomato pasta | Slow-roast tomatoes folded through linguine with basil. | Dinner | Vegetarian | 40 | 4 | 800 g ripe tomatoes // 400 g linguine // 3 cloves garlic // A handful of basil | Roast the tomatoes at 200 °C for 30 minutes. // Cook the linguine. // Toss together with the basil.
Lemon ricotta pancakes | pancakes | Fluffy pancakes with a bright lemon edge. | Breakfast | Vegetarian | 25 | 2 | 250 g ricotta // 2 eggs // 1 lemon | Whisk, rest, fry in butter.
Chickpea and spinach stew | stew | A one-pot supper with smoked paprika. | Dinner | Vegan,Gluten-free | 35 | 4 | 2 tins chickpeas // 300 g spinach | Fry the spices, add the rest, simmer.
Charred corn salad | salad | Sweet corn, lime and coriander. | Lunch | Vegan,Gluten-free | 20 | 4 | 4 cobs of corn // 2 limes | Char, slice, dress.
Olive oil almond cake | cake | Moist, keeps for days. | Dessert | Vegetarian | 60 | 8 | 200 g ground almonds // 150 ml olive oil | Mix and bake at 170 °C for 45 minutes.
Miso-glazed salmon | salmon | Ten minutes under a hot grill. | Dinner |  | 15 | 2 | 2 salmon fillets // 2 tbsp white miso | Brush and grill.
Overnight oats with berries | oats | Breakfast that makes itself. | Breakfast | Vegetarian | 10 | 1 | 60 g oats // 150 ml milk // Berries | Stir and leave overnight.
Dark chocolate pots | chocolate | Three ingredients and a little patience. | Dessert | Gluten-free | 15 | 6 | 200 g dark chocolate // 300 ml cream | Melt, pour, chill.`,
    ),
    seeded(
      {
        id: 'recipeReview',
        one: 'Review',
        many: 'Reviews',
        icon: 'MessageCircle',
        titleField: 'author',
        isOwned: true,
        rules: [],
        fields: [
          field('about', 'Recipe', 'relation', { entity: 'recipe', isRequired: true }),
          field('author', 'Your name', 'text', { isRequired: true }),
          field('rating', 'Rating', 'rating', { isRequired: true, min: 1, max: 5 }),
          field('text', 'Review', 'longText', { isRequired: true }),
          field('postedOn', 'Posted on', 'date'),
        ],
      },
      `
1 | Amelia Hart | 5 | The whole family asked for seconds. | D-2
1 | Jonas Weber | 4 | Needed ten more minutes in my oven. | D-9
5 | Priya Nair | 5 | My new birthday cake. | D-15`,
    ),
    {
      id: 'enquiry',
      one: 'Message',
      many: 'Messages',
      icon: 'Mail',
      titleField: 'name',
      isOwned: false,
      rules: [],
      fields: [
        field('name', 'Your name', 'text', { isRequired: true }),
        field('email', 'Email', 'email', { isRequired: true }),
        field('message', 'Message', 'longText', { isRequired: true }),
      ],
      seed: [],
    },
  ],
  pages: [
    {
      id: 'home',
      title: 'Home',
      intro: 'Good food without the fuss.',
      path: '/',
      icon: 'House',
      isInNav: true,
      blocks: [
        {
          kind: 'hero',
          title: 'Cook something worth sitting down for',
          text: 'Tested recipes for every season, written for real kitchens.',
          actions: [
            { label: 'Browse recipes', page: 'recipes' },
            { label: 'About us', page: 'about' },
          ],
          picture: 'tomato pasta',
        },
        collection('recipe', 'Fresh this week', { view: 'gallery', limit: 3, hasSearch: false }),
        {
          kind: 'prose',
          style: 'quotes',
          title: 'What readers say',
          text: '',
          items: [
            {
              title: 'Amelia Hart',
              text: 'The only recipe site I print from.',
              note: 'Reader since the start',
            },
            { title: 'Marco Silva', text: 'Clear steps and honest timings.' },
          ],
        },
      ],
    },
    {
      id: 'recipes',
      title: 'Recipes',
      intro: 'Search by ingredient, course or diet.',
      path: '/recipes',
      icon: 'ChefHat',
      isInNav: true,
      blocks: [
        collection('recipe', 'Recipes', {
          filters: ['course', 'diets', 'minutes'],
          sorts: ['title', 'minutes'],
          can: { create: true, edit: true, remove: true, open: true },
          actions: [
            { kind: 'save', label: 'Save' },
            { kind: 'like', label: 'Like' },
          ],
        }),
      ],
    },
    {
      id: 'recipe-detail',
      title: 'Recipe',
      intro: '',
      path: '/recipes/:id',
      icon: 'ChefHat',
      isInNav: false,
      blocks: [
        {
          kind: 'detail',
          entity: 'recipe',
          related: [],
          talk: 'reviews',
          talkEntity: 'recipeReview',
          actions: [
            { kind: 'save', label: 'Save' },
            { kind: 'share', label: 'Share' },
          ],
          can: { edit: true, remove: true },
        },
      ],
    },
    {
      id: 'saved',
      title: 'Saved',
      intro: 'The recipes you kept.',
      path: '/saved',
      icon: 'Bookmark',
      isInNav: true,
      blocks: [{ kind: 'saved', title: 'Saved recipes', entity: 'recipe' }],
    },
    {
      id: 'about',
      title: 'About',
      intro: 'Two cooks, one long table.',
      path: '/about',
      icon: 'Info',
      isInNav: true,
      blocks: [
        {
          kind: 'prose',
          style: 'text',
          title: 'Our story',
          text: 'Saffron Table began as a notebook passed between two friends. Every recipe here was cooked at least three times before it was written down.',
          items: [],
        },
        {
          kind: 'prose',
          style: 'team',
          title: 'Who cooks',
          text: '',
          items: [
            { title: 'Lena Ortiz', text: 'Writes and tests the savoury recipes.', note: 'Editor' },
            { title: 'Tom Becker', text: 'Bakes everything sweet.', note: 'Baker' },
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      intro: 'Questions, corrections, leftovers.',
      path: '/contact',
      icon: 'Mail',
      isInNav: true,
      blocks: [
        {
          kind: 'form',
          entity: 'enquiry',
          title: 'Write to us',
          text: 'We answer within two days.',
          submit: 'Send message',
          thanks: 'Thank you, your message {reference} has reached us.',
        },
        {
          kind: 'prose',
          style: 'contact',
          title: 'Find us',
          text: '',
          items: [
            { title: 'Email', text: 'hello@saffrontable.example', icon: 'Mail' },
            { title: 'Phone', text: '+1 555 0134', icon: 'Phone' },
          ],
        },
      ],
    },
  ],
};
