import type { Case } from '../case.ts';
import { caseOf, create, open, put, see, steps } from '../shorthand.ts';

export const shops: readonly Case[] = [
  caseOf('book-shop | en | cart, lists, filter-sort, reviews, accounts, theme | an online bookshop', [
    'Please build an online bookstore. It should have functionalities for browsing books by genre (crime, poetry, travel), searching, product pages with reviews and ratings, a shopping cart, checkout with card, PayPal or cash on delivery, and order history. Users should be able to register and log in. Use papaya whip for the background and dark cyan for the components.',
    { kind: 'colour', where: 'page', is: '#ffefd5' },
    { kind: 'colour', where: 'button', is: '#008b8b' },
    { kind: 'list', in: ['Books', 'Shop', 'Home'], atLeast: 6 },
    { kind: 'filter', in: ['Books', 'Shop'], by: 'Genre', option: 'Poetry' },
    { kind: 'search', in: ['Books', 'Shop'] },
    { kind: 'comment', from: ['Books', 'Shop'], text: 'Read it in one train ride.', stars: true },
    { kind: 'cart', in: ['Books', 'Shop'], payment: [/paypal/i] },
    { kind: 'sign-in', by: 'sign-up' },
    { kind: 'section', name: [/order history|my orders|orders/i] },
    { kind: 'sort', in: ['Books', 'Shop'], by: 'Price', values: 'number' },
  ]),
  caseOf('flowers-short | en | cart, lists, search | flowers, few words', [
    'shop for flowers',
    { kind: 'list', in: ['Shop', 'Flowers', 'Products', 'Home'], atLeast: 6 },
    { kind: 'cart', in: ['Shop', 'Flowers', 'Products', 'Home'] },
    { kind: 'search', in: ['Shop', 'Flowers', 'Products'] },
    { kind: 'detail', from: ['Shop', 'Flowers', 'Products'], shows: [/price|€|\$/i] },
    { kind: 'sort', in: ['Shop', 'Flowers', 'Products'], by: 'Price', values: 'number' },
    { kind: 'filter', in: ['Shop', 'Flowers', 'Products'] },
  ]),
  caseOf('pizza-delivery-fr | fr | cart, language, literals, theme | pizzas in French', [
    'Site de commande de pizzas « Chez Rosalba » : "Margherita" 9 €, "Quatre saisons" 12 €, "Calzone" 11 €. Panier, livraison avec adresse et téléphone, paiement par carte ou en espèces, numéro de commande. Fond crème et boutons rouges.',
    { kind: 'text', text: 'Chez Rosalba', capability: 'literals' },
    {
      kind: 'text',
      text: 'Quatre saisons',
      on: ['Pizzas', 'Menu', 'Carte', 'Commander', 'Accueil'],
      capability: 'literals',
    },
    { kind: 'language', is: 'fr', words: [/panier/i] },
    { kind: 'colour', where: 'button', is: '#ff0000' },
    { kind: 'cart', in: ['Pizzas', 'Menu', 'Carte', 'Commander', 'Accueil'], payment: [/espèces/i] },
    { kind: 'search', in: ['Pizzas', 'Menu', 'Carte', 'Commander'] },
    steps('le prix donné | literals', [
      open(['Pizzas', 'Menu', 'Carte', 'Commander', 'Accueil']),
      see([/12(,00)?\s?€/]),
    ]),
    { kind: 'detail', from: ['Pizzas', 'Menu', 'Carte', 'Commander'], shows: [] },
  ]),
  caseOf('handmade-admin | en | cart, back-office, create, numbers, rules | a shop with a back office', [
    'Store for handmade candles with an admin area. Customers buy candles; at most 3 of one kind per order. The admin adds, edits and deletes products (name, scent, price, stock) and sees orders with their status and the revenue.',
    { kind: 'list', in: ['Shop', 'Candles', 'Products', 'Home'], atLeast: 6 },
    { kind: 'cart', in: ['Shop', 'Candles', 'Products', 'Home'] },
    create(
      [/admin/i, /manage/i, 'Products'],
      [put('Name', 'Wet slate'), put('Scent', 'Rain'), put('Price', '14'), put('Stock', '9')],
      'Wet slate',
    ),
    { kind: 'section', name: [/admin|orders/i], shows: [/status/i], capability: 'back-office' },
    { kind: 'section', name: [/admin|dashboard|orders/i], shows: [/revenue/i], capability: 'back-office' },
    { kind: 'search', in: ['Shop', 'Candles', 'Products'] },
    steps('a new product can be bought | back-office', [
      open(['Shop', 'Candles', 'Products', 'Home']),
      { do: 'see-exactly', text: 'Wet slate' },
    ]),
  ]),
];
