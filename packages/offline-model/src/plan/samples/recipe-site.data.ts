import { collection, MANAGED } from '../shorthand.ts';
import { detail, entity, page, prose, sample } from './sample.ts';

const SAVE = { kind: 'save', label: 'Save' } as const;

/** A content site: sections, reviews, saved records, contact form. */
export const RECIPE_SITE = sample({
  name: 'Saffron Table',
  tagline: 'Seasonal recipes for weeknights and long lunches',
  kind: 'content',
  domain: 'recipes',
  theme: {
    background: '#fff8e7',
    primary: '#b5471d',
    accent: '#5d7a3a',
    layout: 'magazine',
    fonts: 'serif-display',
    density: 'airy',
    palette: 'terracotta',
  },
  entities: [
    entity(
      'recipe | Recipe | Recipes | ChefHat',
      `Title*; Picture:image; Summary*:longText; Course*[Breakfast|Lunch|Dinner|Dessert];
      Diets[[Vegetarian|Vegan|Gluten-free]]; Minutes:number(min); Servings:number-; Ingredients:longText-;
      Method:longText-`,
      {
        isOwned: true,
        has: { title: { max: 80 }, minutes: { label: 'Cooking time', min: 1 }, servings: { min: 1 } },
        rows: `
Roast tomato pasta | tomato pasta | Slow-roast tomatoes folded through linguine with basil. | Dinner | Vegetarian | 40 | 4 |
  800 g ripe tomatoes // 400 g linguine // 3 cloves garlic // A handful of basil |
  Roast the tomatoes at 200 °C for 30 minutes. // Cook the linguine. // Toss together with the basil.
Lemon ricotta pancakes | pancakes | Fluffy pancakes with a bright lemon edge. | Breakfast | Vegetarian | 25 | 2 | 250 g ricotta // 2 eggs // 1 lemon | Whisk, rest, fry in butter.
Chickpea and spinach stew | stew | A one-pot supper with smoked paprika. | Dinner | Vegan,Gluten-free | 35 | 4 | 2 tins chickpeas // 300 g spinach | Fry the spices, add the rest, simmer.
Charred corn salad | salad | Sweet corn, lime and coriander. | Lunch | Vegan,Gluten-free | 20 | 4 | 4 cobs of corn // 2 limes | Char, slice, dress.
Olive oil almond cake | cake | Moist, keeps for days. | Dessert | Vegetarian | 60 | 8 | 200 g ground almonds // 150 ml olive oil | Mix and bake at 170 °C for 45 minutes.
Miso-glazed salmon | salmon | Ten minutes under a hot grill. | Dinner |  | 15 | 2 | 2 salmon fillets // 2 tbsp white miso | Brush and grill.
Overnight oats with berries | oats | Breakfast that makes itself. | Breakfast | Vegetarian | 10 | 1 | 60 g oats // 150 ml milk // Berries | Stir and leave overnight.
Dark chocolate pots | chocolate | Three ingredients and a little patience. | Dessert | Gluten-free | 15 | 6 | 200 g dark chocolate // 300 ml cream | Melt, pour, chill.`,
      },
    ),
    entity(
      'recipeReview | Review | Reviews | MessageCircle',
      'About->recipe*; Author*; Rating*:rating; Text*:longText; Posted on:date',
      {
        isOwned: true,
        titleField: 'author',
        has: { about: { label: 'Recipe' }, author: { label: 'Your name' }, text: { label: 'Review' } },
        rows: `
1 | Amelia Hart | 5 | The whole family asked for seconds. | D-2
1 | Jonas Weber | 4 | Needed ten more minutes in my oven. | D-9
5 | Priya Nair | 5 | My new birthday cake. | D-15`,
      },
    ),
    entity('enquiry | Message | Messages | Mail', 'Name*; Email*:email; Message*:longText', {
      has: { name: { label: 'Your name' } },
    }),
  ],
  pages: [
    page('home | Home | / | House | Good food without the fuss.', [
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
      prose(
        'quotes',
        'What readers say',
        `Amelia Hart | The only recipe site I print from. | note: Reader since the start
Marco Silva | Clear steps and honest timings.`,
      ),
    ]),
    page('recipes | Recipes | /recipes | ChefHat | Search by ingredient, course or diet.', [
      collection('recipe', 'Recipes', {
        filters: ['course', 'diets', 'minutes'],
        sorts: ['title', 'minutes'],
        can: MANAGED,
        actions: [SAVE, { kind: 'like', label: 'Like' }],
      }),
    ]),
    page('recipe-detail | Recipe | /recipes/:id | ChefHat', [
      detail('recipe', {
        talk: 'reviews',
        talkEntity: 'recipeReview',
        actions: [SAVE, { kind: 'share', label: 'Share' }],
      }),
    ]),
    page('saved | Saved | /saved | Bookmark | The recipes you kept.', [
      { kind: 'saved', title: 'Saved recipes', entity: 'recipe' },
    ]),
    page('about | About | /about | Info | Two cooks, one long table.', [
      {
        kind: 'prose',
        style: 'text',
        title: 'Our story',
        text: 'Saffron Table began as a notebook passed between two friends. Every recipe here was cooked at least three times before it was written down.',
        items: [],
      },
      prose(
        'team',
        'Who cooks',
        `Lena Ortiz | Writes and tests the savoury recipes. | note: Editor
Tom Becker | Bakes everything sweet. | note: Baker`,
      ),
    ]),
    page('contact | Contact | /contact | Mail | Questions, corrections, leftovers.', [
      {
        kind: 'form',
        entity: 'enquiry',
        title: 'Write to us',
        text: 'We answer within two days.',
        submit: 'Send message',
        thanks: 'Thank you, your message {reference} has reached us.',
      },
      prose(
        'contact',
        'Find us',
        `Email | hello@saffrontable.example | icon: Mail
Phone | +1 555 0134 | icon: Phone`,
      ),
    ]),
  ],
});
