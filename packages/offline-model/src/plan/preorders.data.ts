import type { Language } from './app-plan.ts';

export interface OrderWords {
  readonly order: string;
  readonly submit: string;
  readonly one: string;
  readonly many: string;
  readonly intro: string;
  readonly listIntro: string;
  /** With {reference} where the number stands. */
  readonly thanks: string;
  readonly pickUpDate: string;
  readonly deliveryDate: string;
  readonly tooSoon: string;
  readonly states: readonly string[];
  /** Says that it is brought, not fetched. */
  readonly delivering: RegExp;
}

/** Ways to say that something is ordered by a form and fetched later. */
export const ORDERING =
  /\bpre-?orders?\b|\bpre-?ordering\b|\border(?:s|ed|ing)?\b[^.\n]{0,80}\b(?:in advance|ahead|beforehand|for (?:pick-?up|collection))\b|\border(?:s|ed|ing)?\b[^.\n]{0,120}\b(?:pick(?:ed|ing)?[- ]?up|collect(?:ion)?)\b|\bpick-?up (?:date|day|time)\b|\border form\b|vorbestell|bestellformular|abhol(?:datum|tag|ung)|\bencarg(?:ar|os?)\b|fecha de recogida|formulario de pedido|\bencomend(?:ar|as?)\b|data de retirada|formulário de pedido|précommand|command(?:er|es?)[^.\n]{0,80}(?:à l['’]avance|retrait)|formulaire de commande/iu;

/** What a request may ask for in the form beyond what every order needs. */
export const ASKED_WITH: readonly {
  readonly id: 'size' | 'flavour' | 'time';
  readonly label: string;
  readonly options: readonly string[];
  readonly asked: RegExp;
}[] = [
  {
    id: 'size',
    label: 'Size',
    options: ['Small', 'Medium', 'Large'],
    asked: /\bsizes?\b|größe|tamaño|tamanho|taille/iu,
  },
  {
    id: 'flavour',
    label: 'Flavour',
    options: ['Vanilla', 'Chocolate', 'Lemon'],
    asked: /flavou?rs?\b|geschmack|sabor|saveur|parfum/iu,
  },
  {
    id: 'time',
    label: 'Time',
    options: [],
    asked: /pick-?up time|collection time|time slot|uhrzeit|abholzeit|\bhora\b|horário|heure/iu,
  },
];

export const ORDER_WORDS: Readonly<Record<Language, OrderWords>> = {
  en: {
    order: 'Order',
    submit: 'Place the order',
    one: 'Order',
    many: 'Orders',
    intro: 'Choose, say when, and it will be ready for you.',
    listIntro: 'What has been ordered and for when.',
    thanks: 'Thank you, your order {reference} is in. We will have it ready.',
    pickUpDate: 'Pick-up date',
    deliveryDate: 'Delivery date',
    tooSoon: 'Choose a day from tomorrow on.',
    states: ['New', 'In preparation', 'Ready', 'Picked up'],
    delivering: /\bdeliver(?:y|ed|ies)\b/i,
  },
  de: {
    order: 'Bestellen',
    submit: 'Bestellung absenden',
    one: 'Bestellung',
    many: 'Bestellungen',
    intro: 'Aussuchen, Tag wählen, und es liegt für Sie bereit.',
    listIntro: 'Was bestellt wurde und für wann.',
    thanks: 'Danke, Ihre Bestellung {reference} ist da. Wir halten sie bereit.',
    pickUpDate: 'Abholdatum',
    deliveryDate: 'Lieferdatum',
    tooSoon: 'Bitte einen Tag ab morgen wählen.',
    states: ['Neu', 'In Arbeit', 'Bereit', 'Abgeholt'],
    delivering: /liefer/i,
  },
  es: {
    order: 'Encargar',
    submit: 'Enviar el pedido',
    one: 'Pedido',
    many: 'Pedidos',
    intro: 'Elige, di para cuándo y lo tendremos listo.',
    listIntro: 'Qué se ha pedido y para cuándo.',
    thanks: 'Gracias, hemos recibido tu pedido {reference}. Lo tendremos listo.',
    pickUpDate: 'Fecha de recogida',
    deliveryDate: 'Fecha de entrega',
    tooSoon: 'Elige un día a partir de mañana.',
    states: ['Nuevo', 'En preparación', 'Listo', 'Recogido'],
    delivering: /a domicilio|entrega/i,
  },
  fr: {
    order: 'Commander',
    submit: 'Envoyer la commande',
    one: 'Commande',
    many: 'Commandes',
    intro: 'Choisissez, dites pour quand, et ce sera prêt.',
    listIntro: 'Ce qui est commandé et pour quand.',
    thanks: 'Merci, votre commande {reference} est enregistrée. Elle sera prête.',
    pickUpDate: 'Date de retrait',
    deliveryDate: 'Date de livraison',
    tooSoon: 'Choisissez un jour à partir de demain.',
    states: ['Nouvelle', 'En préparation', 'Prête', 'Retirée'],
    delivering: /livr/i,
  },
  pt: {
    order: 'Encomendar',
    submit: 'Enviar o pedido',
    one: 'Pedido',
    many: 'Pedidos',
    intro: 'Escolha, diga para quando, e estará pronto.',
    listIntro: 'O que foi pedido e para quando.',
    thanks: 'Obrigado, recebemos o seu pedido {reference}. Estará pronto para você.',
    pickUpDate: 'Data de retirada',
    deliveryDate: 'Data de entrega',
    tooSoon: 'Escolha um dia a partir de amanhã.',
    states: ['Novo', 'Em preparo', 'Pronto', 'Retirado'],
    delivering: /entreg/i,
  },
};
