import { part } from './pattern.ts';

/** What stands before or behind a sum: "€", "R$". */
export const SIGN = String.raw`(?:R\$|US\$|[$€£¥])`;
/** The money by its name: "euros", "CHF". */
export const COIN = 'euros?|eur|dollars?|usd|pounds?|gbp|reais|brl|pesos?|francs?|chf|kr|nok|sek|dkk';
/** What is counted of it: "1,200", "4.50". */
export const AMOUNT = String.raw`\d{1,3}(?:[.,\u00a0 ]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?`;
/** What is surely a sum of money: "R$ 480", "14,50 €", "20 euros". */
export const SUM = part`
  (?:${SIGN}\s?\d[\d.,]*(?<![.,])|\d[\d.,]*(?<![.,])\s?(?:[€$£](?!\s?\d)|(?:${COIN})(?!\p{L})))`;
/** A price where only the number must be there, which is the group: "5", "$5", "5 euros". */
export const PRICE_NUMBER = part`(?:[$€£]\s?)?(\d+(?:[.,]\d+)?)\s?(?:[$€£]|(?:${COIN})(?!\p{L}))?`;
