import type { Language } from '../app-plan.ts';

/** What an app says when a rule of the office is broken. */
export interface OfficeWords {
  readonly needs: string;
  readonly unfit: string;
  readonly only: string;
  readonly none: string;
  readonly apart: string;
  readonly once: string;
  readonly full: string;
  readonly order: string;
  readonly sum: string;
  readonly available: string;
  readonly status: string;
  readonly stock: string;
}

export const OFFICE_WORDS: Readonly<Record<Language, OfficeWords>> = {
  en: {
    needs: 'Fill in “{field}” first.',
    unfit: 'This {thing} is not available: {state}.',
    only: 'Only this can be picked: {state}.',
    none: 'There are not enough left.',
    apart: 'Too early. Next possible day:',
    once: 'This {thing} already has an open entry.',
    full: 'At most {count} in “{group}”.',
    order: '{first} cannot be before {second}.',
    sum: 'At most {count} in one day.',
    available: 'Available',
    status: 'Status',
    stock: 'Stock',
  },
  de: {
    needs: 'Bitte zuerst „{field}“ ausfüllen.',
    unfit: '{thing} ist nicht verfügbar: {state}.',
    only: 'Auswählbar ist nur: {state}.',
    none: 'Davon ist nicht genug da.',
    apart: 'Zu früh. Nächster möglicher Tag:',
    once: 'Für {thing} gibt es schon einen offenen Eintrag.',
    full: 'Höchstens {count} in „{group}“.',
    order: '{first} darf nicht vor {second} liegen.',
    sum: 'Höchstens {count} an einem Tag.',
    available: 'Verfügbar',
    status: 'Status',
    stock: 'Bestand',
  },
  fr: {
    needs: 'Remplissez d’abord « {field} ».',
    unfit: '{thing} n’est pas disponible : {state}.',
    only: 'Choix possible : {state}.',
    none: 'Il n’en reste pas assez.',
    apart: 'Trop tôt. Prochain jour possible :',
    once: 'Il y a déjà une entrée ouverte pour : {thing}.',
    full: '{count} au maximum dans « {group} ».',
    order: '{first} ne peut pas précéder {second}.',
    sum: '{count} au maximum par jour.',
    available: 'Disponible',
    status: 'Statut',
    stock: 'Stock',
  },
  es: {
    needs: 'Completa primero «{field}».',
    unfit: '{thing} no está disponible: {state}.',
    only: 'Solo se puede elegir: {state}.',
    none: 'No queda suficiente.',
    apart: 'Demasiado pronto. Próximo día posible:',
    once: 'Ya hay una entrada abierta para: {thing}.',
    full: 'Como máximo {count} en «{group}».',
    order: '{first} no puede ser anterior a {second}.',
    sum: 'Como máximo {count} por día.',
    available: 'Disponible',
    status: 'Estado',
    stock: 'Existencias',
  },
  pt: {
    needs: 'Preencha primeiro “{field}”.',
    unfit: '{thing} não está disponível: {state}.',
    only: 'Só pode ser escolhido: {state}.',
    none: 'Não há o suficiente.',
    apart: 'Cedo demais. Próximo dia possível:',
    once: 'Já existe um registro aberto para: {thing}.',
    full: 'No máximo {count} em “{group}”.',
    order: '{first} não pode ser antes de {second}.',
    sum: 'No máximo {count} por dia.',
    available: 'Disponível',
    status: 'Situação',
    stock: 'Estoque',
  },
};
