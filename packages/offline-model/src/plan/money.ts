import type { Understanding } from '../understand/understanding.ts';
import { like } from '../lexicon/pattern.ts';
import type { Language } from './app-plan.ts';

export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-US',
  pt: 'pt-BR',
  es: 'es-ES',
  de: 'de-DE',
  fr: 'fr-FR',
};

/** "€9.50", "45 €", "R$ 120": cents only where there are some. */
export function moneyText(amount: number, currency: string, language: Language): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(amount)
    .replace(/\s/gu, ' ');
}

const USUAL: Readonly<Record<Language, string>> = { en: 'USD', pt: 'BRL', es: 'EUR', de: 'EUR', fr: 'EUR' };

const POUNDS = like.u`
  \b(?:London|Leeds|Bristol|Manchester|Liverpool|Birmingham|Sheffield|Newcastle|Nottingham|Brighton|Oxford|Cambridge|York|Bath|Exeter|Cardiff|Swansea
  |Edinburgh|Glasgow|Aberdeen|Belfast|Norwich|Plymouth|England|Scotland|Wales|UK)\b`;
const EUROS = like.u`
  \b(?:Berlin|Hamburg|Munich|Cologne|Leipzig|Freiburg|Vienna|Paris|Lyon|Madrid|Barcelona|Valencia|Seville|Lisbon|Porto|Rome|Milan|Florence|Amsterdam
  |Utrecht|Rotterdam|Brussels|Ghent|Dublin|Cork|Galway|Athens|Helsinki|Germany|France|Spain|Italy|Ireland|Portugal|Austria)\b`;

/** Where it is tells what is paid there. */
const currencyAt = (place: string): string | null =>
  POUNDS.test(place) ? 'GBP' : EUROS.test(place) ? 'EUR' : null;

/** What the request pays in, or what people of its place or its language usually do. */
export const currencyFor = ({ given, currency, language }: Understanding): string =>
  given.currency ?? currency ?? currencyAt(given.address ?? given.place ?? '') ?? USUAL[language];
