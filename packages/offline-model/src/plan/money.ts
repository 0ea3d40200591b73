import type { Understanding } from '../understand/understanding.ts';
import type { Language } from './app-plan.ts';

const LOCALES: Readonly<Record<Language, string>> = {
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

/** What the request pays in, or what its language usually does. */
export const currencyFor = ({ given, currency, language }: Understanding): string =>
  given.currency ?? currency ?? USUAL[language];
