import type { Language } from './app-plan.ts';
import { like } from '../lexicon/pattern.ts';

/** Ways to say that something is ordered by a form and fetched later. */
export const ORDERING = like.iu`
  \bpre-?orders?\b|\bpre-?ordering\b|\border(?:s|ed|ing)?\b[^.\n]{0,80}\b(?:in advance|ahead|beforehand|for (?:pick-?up|collection))\b|\border(?:s|ed|ing)?\b[^.\n]{0,120}\b(?:pick(?:ed
  |ing)?[- ]?up|collect(?:ion)?)\b|\bpick-?up (?:date|day|time)\b|\border form\b|vorbestell|bestellformular|abhol(?:datum|tag|ung)|\bencarg(?:ar|os?)\b|fecha de recogida|formulario de pedido
  |\bencomend(?:ar|as?)\b|data de retirada|formulário de pedido|précommand|command(?:er|es?)[^.\n]{0,80}(?:à l['’]avance|retrait)|formulaire de commande`;

/** What a request may ask for in the form beyond what every order needs. */
export const ASKED_WITH: readonly { readonly field: string; readonly words: RegExp }[] = [
  { field: 'Size[Small|Medium|Large]*', words: /\bsizes?\b|größe|tamaño|tamanho|taille/iu },
  { field: 'Flavour[Vanilla|Chocolate|Lemon]*', words: /flavou?rs?\b|geschmack|sabor|saveur|parfum/iu },
  {
    field: 'Time:time',
    words: /pick-?up time|collection time|time slot|uhrzeit|abholzeit|\bhora\b|horário|heure/iu,
  },
];

/** What the form and the list say. */
export const ORDER_WORDS = {
  order: 'Order | Encomendar | Encargar | Bestellen | Commander',
  submit: `Place the order | Enviar o pedido | Enviar el pedido | Bestellung absenden | Envoyer la commande`,
  one: 'Order | Pedido | Pedido | Bestellung | Commande',
  many: 'Orders | Pedidos | Pedidos | Bestellungen | Commandes',
  intro: `Choose, say when, and it will be ready for you. | Escolha, diga para quando, e estará pronto.
    | Elige, di para cuándo y lo tendremos listo. | Aussuchen, Tag wählen, und es liegt für Sie bereit.
    | Choisissez, dites pour quand, et ce sera prêt.`,
  listIntro: `What has been ordered and for when. | O que foi pedido e para quando. | Qué se ha pedido y para cuándo.
    | Was bestellt wurde und für wann. | Ce qui est commandé et pour quand.`,
  thanks: `Thank you, your order {reference} is in. We will have it ready.
    | Obrigado, recebemos o seu pedido {reference}. Estará pronto para você.
    | Gracias, hemos recibido tu pedido {reference}. Lo tendremos listo.
    | Danke, Ihre Bestellung {reference} ist da. Wir halten sie bereit.
    | Merci, votre commande {reference} est enregistrée. Elle sera prête.`,
  pickUpDate: 'Pick-up date | Data de retirada | Fecha de recogida | Abholdatum | Date de retrait',
  deliveryDate: 'Delivery date | Data de entrega | Fecha de entrega | Lieferdatum | Date de livraison',
  tooSoon: `Choose a day from tomorrow on. | Escolha um dia a partir de amanhã. | Elige un día a partir de mañana.
    | Bitte einen Tag ab morgen wählen. | Choisissez un jour à partir de demain.`,
  states: `New, In preparation, Ready, Picked up | Novo, Em preparo, Pronto, Retirado
    | Nuevo, En preparación, Listo, Recogido | Neu, In Arbeit, Bereit, Abgeholt
    | Nouvelle, En préparation, Prête, Retirée`,
} as const;

/** It is brought, not fetched. */
export const DELIVERING: Readonly<Record<Language, RegExp>> = {
  en: /\bdeliver(?:y|ed|ies)\b/i,
  pt: /entreg/i,
  es: /a domicilio|entrega/i,
  de: /liefer/i,
  fr: /livr/i,
};
