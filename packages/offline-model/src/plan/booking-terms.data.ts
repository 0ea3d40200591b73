import type { Language } from './app-plan.ts';

/** What a booking says about its terms. */
export const TERM_WORDS: Readonly<Record<Language, TermWords>> = {
  en: {
    age: 'Age',
    total: 'Total',
    places: 'Only {count} places are there. Please choose another day or bring fewer people.',
    notice: 'This can be cancelled until {hours} hours before.',
    onlyOn: 'Only on {days}.',
    pickUp: 'Pick-up location',
    giveBack: 'Return location',
  },
  pt: {
    age: 'Idade',
    total: 'Total',
    places: 'Há só {count} vagas. Escolha outro dia ou menos pessoas.',
    notice: 'Pode ser cancelado até {hours} horas antes.',
    onlyOn: 'Somente: {days}.',
    pickUp: 'Local de retirada',
    giveBack: 'Local de devolução',
  },
  es: {
    age: 'Edad',
    total: 'Total',
    places: 'Solo hay {count} plazas. Elige otro día o menos personas.',
    notice: 'Se puede cancelar hasta {hours} horas antes.',
    onlyOn: 'Solo: {days}.',
    pickUp: 'Lugar de recogida',
    giveBack: 'Lugar de devolución',
  },
  de: {
    age: 'Alter',
    total: 'Summe',
    places: 'Es gibt nur {count} Plätze. Bitte einen anderen Tag oder weniger Personen wählen.',
    notice: 'Kann bis {hours} Stunden vorher storniert werden.',
    onlyOn: 'Nur: {days}.',
    pickUp: 'Abholort',
    giveBack: 'Rückgabeort',
  },
  fr: {
    age: 'Âge',
    total: 'Total',
    places: 'Il n’y a que {count} places. Choisissez un autre jour ou moins de personnes.',
    notice: 'Annulation possible jusqu’à {hours} heures avant.',
    onlyOn: 'Seulement : {days}.',
    pickUp: 'Lieu de départ',
    giveBack: 'Lieu de retour',
  },
};

interface TermWords {
  readonly age: string;
  readonly total: string;
  readonly places: string;
  readonly notice: string;
  readonly onlyOn: string;
  readonly pickUp: string;
  readonly giveBack: string;
}
