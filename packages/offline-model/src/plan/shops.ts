import { translationIn } from '@loam/app-library';
import { like } from '../lexicon/pattern.ts';
import type { UnderstoodRule } from '../understand/understanding.ts';
import type { EntityPlan } from './app-plan.ts';
import type { ShopTerms } from './block-plan.ts';
import { areAdverts } from './audience.ts';
import { addList, addPage, changeEntity, isUnwanted, placeTitle, wantsPlace, type Draft } from './draft.ts';
import { withMine } from './entity-edits.ts';

export function addShop(draft: Draft): void {
  const hasGoods = draft.entities.some(
    ({ nature, entryId }) => nature === 'goods' && entryId !== 'service' && entryId !== 'membershipPlan',
  );
  const wants =
    draft.kind === 'shop' || wantsPlace(draft, 'cart') || (wantsPlace(draft, 'checkout') && hasGoods);
  const sold =
    draft.entities.find(
      (entity) => entity.nature === 'goods' && entity.plan.fields.some((one) => one.type === 'money'),
    ) ?? draft.entities.find((entity) => entity.plan.fields.some((one) => one.type === 'money'));
  if (!wants || sold === undefined || areAdverts(draft.said)) return;
  if (isUnwanted(draft, /cart|checkout|payment/)) return;
  const { copy } = draft;
  const orderEntity = addOrders(draft, sold.plan);
  const payments = paymentsFor(draft);
  const base = { entity: sold.plan.id, orderEntity, payments, ...termsFor(draft) };
  const isPaidInNav = draft.said.sections.some((one) => one.place === 'checkout');
  SHOP_PAGES.forEach(([kind, icon], at) =>
    addPage(draft, {
      id: kind,
      title: placeTitle(draft, kind),
      intro: copy.intros[kind] ?? '',
      icon,
      place: kind,
      isInNav: kind !== 'checkout' || isPaidInNav,
      order: 55 + at,
      blocks: [{ kind, ...base }],
    }),
  );
}

const SHOP_PAGES = [
  ['cart', 'ShoppingCart'],
  ['checkout', 'CreditCard'],
  ['orders', 'ClipboardList'],
] as const;

/** "At most 3 of one kind per order": what a cart takes, not how many of them there are. */
export const isCartLimit = (rule: UnderstoodRule): boolean =>
  rule.kind === 'atMost' && CART_HOLDER.test(rule.per ?? '');
const CART_HOLDER = like.iu`
  ^(?:order|purchase|basket|cart|customer|buyer|bestellung|einkauf|warenkorb|kunde|kundin|pedido|compra|carrito|carrinho
  |cliente|commande|achat|panier|client)$`;

/** Shipping, discount codes and how many one may take, as the request gives them. */
function termsFor({ said }: Draft): { readonly terms?: ShopTerms } {
  const { shipping, freeFrom, codes } = said.terms;
  const most = said.rules.find((rule) => isCartLimit(rule));
  if (shipping === null && codes.length === 0 && most === undefined) return {};
  return {
    terms: {
      ...(most?.kind === 'atMost' ? { mostEach: most.count } : {}),
      ...(shipping === null ? {} : { shipping }),
      ...(freeFrom === null ? {} : { freeFrom }),
      ...(codes.length === 0
        ? {}
        : {
            codes: codes.map(({ code, percent, amount }) => ({
              code,
              ...(percent === null ? {} : { percent }),
              ...(amount === null ? {} : { amount }),
            })),
          }),
    },
  };
}

export function paymentsFor(draft: Draft): readonly string[] {
  const { text, language } = draft.said;
  const named = PAYMENTS.filter(([pattern]) => pattern.test(text)).map(([, label]) =>
    label.includes('|') ? translationIn(label, language) : label,
  );
  return named.length > 0 ? named : draft.copy.payments;
}

const CARD = like.iu`
  credit card|kreditkarte|(?<!\p{L})karte(?=,|\)| oder| und)|cartão|tarjeta|carte bancaire|par carte|\bcards? payment|\b(?:by|with|with a) cards?\b|\((?:[^()]*,\s)?card\b|\bcard(?= or |, | and )`;
const PAYMENTS: readonly (readonly [RegExp, string])[] = [
  [CARD, 'Credit card | Cartão | Tarjeta | Kreditkarte | Carte bancaire'],
  [/paypal/i, 'PayPal'],
  [/apple pay/i, 'Apple Pay'],
  [/google pay/i, 'Google Pay'],
  [
    /bank transfer|überweisung|transferencia|transferência|virement/i,
    'Bank transfer | Transferência | Transferencia | Überweisung | Virement',
  ],
  [
    like.iu`(?:\bcard|karte|tarjeta|cartão|carte|paypal|pay(?:ment)? by|kauf auf|zahl\p{L}* (?:per|auf)|paie\p{L}* sur)[^.\d]{0,20}(?<!\p{L})(?:invoice|rechnung|factura|fatura|facture)(?!\p{L})`,
    'Invoice | Fatura | Factura | Rechnung | Facture',
  ],
  [
    /cash on delivery|\bcash\b|bargeld|nachnahme|efectivo|dinheiro|espèces/i,
    'Cash on delivery | Dinheiro na entrega | Efectivo a la entrega | Barzahlung | Espèces à la livraison',
  ],
  [/\bpix\b/i, 'Pix'],
  [/\bboleto\b/i, 'Boleto'],
  [/\bbizum\b/i, 'Bizum'],
  [/\btwint\b/i, 'Twint'],
  [/klarna/i, 'Klarna'],
  [/alipay/i, 'Alipay'],
  [/wechat/i, 'WeChat Pay'],
];

function addOrders(draft: Draft, sold: EntityPlan): string {
  const { copy } = draft;
  const payments = paymentsFor(draft);
  const price = sold.fields.find((one) => one.type === 'money')?.id;
  const id = 'order';
  const asked = draft.entities.findIndex((entity) => entity.plan.id === id);
  if (asked >= 0) draft.entities.splice(asked, 1);
  const seeds = [0, 1, 2].map((at) => {
    const row = sold.seed[at];
    const amount = price === undefined ? 20 : Number(row?.[price] ?? 20);
    return [
      `ORD-${2041 + at}`,
      ['Amelia Hart', 'Jonas Weber', 'Priya Nair'][at] ?? '',
      `${String(row?.[sold.titleField] ?? '')} × ${at + 1}`,
      amount * (at + 1),
      copy.orderStatus[at + 1] ?? '',
      payments[at % Math.max(1, payments.length)] ?? '',
      `${at + 7} Elm Street`,
      `D-${at * 4 + 2}`,
    ];
  });
  addList(draft, {
    id,
    names: [copy.entities.order, copy.entities.orders],
    icon: 'ClipboardList',
    isOwned: true,
    fields:
      'Reference*!; Customer*; Items:longText; Total:money; Status[]; Payment[]-; Address-; Placed on:date',
    has: {
      status: { options: copy.orderStatus, initial: copy.orderStatus[0] ?? '' },
      payment: { options: payments },
    },
    rows: seeds,
    entryId: id,
  });
  changeEntity(draft, id, (plan) => withMine(plan, 1));
  return id;
}
