import type { AppPlan, EntityPlan, FieldPlan } from '../plan/app-plan.ts';
import { field } from '../plan/shorthand.ts';
import { type Changer, withEntity } from './changer.ts';
import { addField } from './field-changes.ts';
import { findEntities, fold } from './named.ts';
import { tell } from './said.data.ts';
import { unquoted } from './wish.ts';

const STOCK =
  /(?<!\p{L})(?:stock|inventory|quantity|units left|bestand|lager\p{L}*|stocks?|existencias|inventario|estoque)(?!\p{L})/iu;
const FALLS =
  /(?<!\p{L})(?:go(?:es)? down|decreas\p{L}*|reduc\p{L}*|lower\p{L}*|subtract\p{L}*|deduct\p{L}*|drop\p{L}*|fall\p{L}*|minus|less|sink\p{L}*|abgezogen|verringer\p{L}*|reduzier\p{L}*|baj\p{L}*|disminu\p{L}*|rest\p{L}*|diminu\p{L}*|baix\p{L}*|descont\p{L}*|update\p{L}*|adjust\p{L}*)(?!\p{L})/iu;
const SELLING =
  /(?<!\p{L})(?:sell|sells|sold|selling|sales?|orders?|ordered|bought|purchase\p{L}*|use[ds]?|taken|verkauf\p{L}*|vend\p{L}*|vent\p{L}*|commande\p{L}*|pedido\p{L}*)(?!\p{L})/iu;
const SALES = /^(?:sale|order|transaction|purchase|checkout|withdrawal|issue|usage|sell)/i;
const LEFT = /stock|quantity|units|available|bestand|menge|existencias|cantidad|estoque|quantidade|stock/i;

/** "when I sell something the stock should go down": each sale takes from what it picks, and never more than there is. */
export const changeStock: Changer = (plan, wish) => {
  const text = unquoted(wish.said, wish.quotes);
  if (!STOCK.test(text) || !FALLS.test(text) || !SELLING.test(text)) return null;
  const goods = stockedIn(plan, text);
  const sale = saleIn(plan, text, goods?.entity.id ?? '');
  if (!goods || !sale) return null;
  const [picked, picker] = withPicker(plan, sale, goods.entity);
  const [ready, amount] = withAmount(picked, sale.id);
  const entity = ready.entities.find(({ id }) => id === sale.id) ?? sale;
  const message = tell(plan.language, 'notEnough', { things: goods.entity.one.toLowerCase() });
  const others = (entity.effects ?? []).filter(
    (effect) => effect.kind !== 'counts' || effect.field !== goods.stock.id,
  );
  return withEntity(ready, {
    ...entity,
    effects: [
      ...others,
      {
        kind: 'counts',
        picker: picker.id,
        field: goods.stock.id,
        by: amount.id,
        plus: null,
        minus: 'always',
        message,
      },
    ],
  });
};

function stockedIn(
  plan: AppPlan,
  text: string,
): { readonly entity: EntityPlan; readonly stock: FieldPlan } | null {
  const named = findEntities(text, plan).map(({ item }) => item);
  const counted = [...named, ...plan.entities]
    .filter(({ id }) => !SALES.test(id))
    .flatMap((entity) =>
      entity.fields
        .filter(({ type, label }) => type === 'number' && LEFT.test(label))
        .map((stock) => ({ entity, stock })),
    );
  // "the stock" is the field of that name before any other that tells how many there are.
  const spoken = counted.find(({ stock }) => fold(text).includes(fold(stock.label)));
  return spoken ?? counted[0] ?? null;
}

const saleIn = (plan: AppPlan, text: string, goods: string): EntityPlan | undefined =>
  findEntities(text, plan).find(({ item }) => item.id !== goods && SALES.test(item.id))?.item ??
  plan.entities.find(({ id }) => id !== goods && SALES.test(id));

function withPicker(plan: AppPlan, sale: EntityPlan, goods: EntityPlan): readonly [AppPlan, FieldPlan] {
  const there = sale.fields.find((one) => one.type === 'relation' && one.entity === goods.id);
  if (there) return [plan, there];
  const made = field(goods.id, goods.one, 'relation', { entity: goods.id, isRequired: true });
  return [addField(plan, sale, made), made];
}

function withAmount(plan: AppPlan, id: string): readonly [AppPlan, FieldPlan] {
  const sale = plan.entities.find((entity) => entity.id === id);
  const there = sale?.fields.find(({ type, label }) => type === 'number' && LEFT.test(label));
  const made = field('quantity', tell(plan.language, 'quantity'), 'number', { min: 1, isRequired: true });
  return there || !sale ? [plan, there ?? made] : [addField(plan, sale, made), made];
}
