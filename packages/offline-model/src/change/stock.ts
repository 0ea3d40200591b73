import { translationIn } from '@loam/app-library';
import type { AppPlan, EntityPlan, FieldPlan } from '../plan/app-plan.ts';
import type { BlockPlan, ShopBlock, ShopTerms } from '../plan/block-plan.ts';
import { field } from '../plan/shorthand.ts';
import { readTerms, type UnderstoodTerms } from '../understand/terms.ts';
import { type Change, entityMeant } from './ask.ts';
import { entityOf, isSame, mapBlocks, withEntity, withField } from './edits.ts';
import { addField } from './fields.ts';
import { findEntities, fold } from './named.ts';
import { says } from './reading.ts';
import { tell } from './said.data.ts';

const isLeft = ({ type, label }: FieldPlan): boolean => type === 'number' && says(label, 'left');

/** "when I sell something the stock should go down": each sale takes from what it picks, and never more than there is. */
export const lowerStock: Change = ({ plan, said }) => {
  const named = [...findEntities(said, plan).map(({ item }) => item), ...plan.entities];
  const counted = named
    .filter(({ id }) => !says(id, 'sales'))
    .flatMap((goods) => goods.fields.filter(isLeft).map((stock) => ({ goods, stock })));
  // "the stock" is the field of that name before any other that tells how many there are.
  const meant = counted.find(({ stock }) => fold(said).includes(fold(stock.label))) ?? counted[0];
  const sale = named.find(({ id }) => id !== meant?.goods.id && says(id, 'sales'));
  if (!meant || !sale) return null;
  const { goods, stock } = meant;
  const made = field(goods.id, goods.one, { type: 'relation', entity: goods.id, isRequired: true });
  const isPicker = (one: FieldPlan): boolean => one.type === 'relation' && one.entity === goods.id;
  const [picked, picker] = withFieldLike(plan, sale, { made, isLike: isPicker });
  const amounts = field('quantity', tell(plan.language, 'quantity'), {
    type: 'number',
    min: 1,
    isRequired: true,
  });
  const grown = entityOf(picked, sale.id) ?? sale;
  const [ready, amount] = withFieldLike(picked, grown, { made: amounts, isLike: isLeft });
  const entity = entityOf(ready, sale.id) ?? sale;
  const others = (entity.effects ?? []).filter(({ kind, field: id }) => kind !== 'counts' || id !== stock.id);
  const message = tell(plan.language, 'notEnough', { things: goods.one.toLowerCase() });
  const taken = { picker: picker.id, field: stock.id, by: amount.id, plus: null, message } as const;
  const effects = [...others, { kind: 'counts', ...taken, minus: 'always' } as const];
  return withEntity(ready, { ...entity, effects });
};

/** A field that fits; the new one where there is none. */
function withFieldLike(
  plan: AppPlan,
  entity: EntityPlan,
  { made, isLike }: { readonly made: FieldPlan; readonly isLike: (field: FieldPlan) => boolean },
): readonly [AppPlan, FieldPlan] {
  const there = entity.fields.find(isLike);
  return there ? [plan, there] : [addField(plan, entity, made), made];
}

/** "remove the code WAX10": none that the words name is taken any longer. */
const withoutCodes = (plan: AppPlan, said: string): AppPlan =>
  mapBlocks(plan, (block) =>
    isCharging(block) && block.terms?.codes?.some(({ code }) => said.includes(code)) === true
      ? {
          ...block,
          terms: { ...block.terms, codes: block.terms.codes.filter(({ code }) => !said.includes(code)) },
        }
      : block,
  );

const isCharging = (block: BlockPlan): block is ShopBlock =>
  block.kind === 'cart' || block.kind === 'checkout' || block.kind === 'orders';

/** "10% off from 7 nights": of stays, which have a first and a last day. */
const withLonger = (plan: AppPlan, longer: NonNullable<UnderstoodTerms['longer']>): AppPlan =>
  mapBlocks(plan, (block) =>
    block.kind === 'booking' && entityOf(plan, block.entity)?.fields.some(({ id }) => id === 'from') === true
      ? { ...block, terms: { ...block.terms, longer } }
      : block,
  );

/** "show how many are left": a number that each of them has. */
export const showLeft: Change = (ask) => {
  const { plan } = ask;
  const entity = entityMeant(ask);
  if (!entity) return null;
  const there = entity.fields.find(({ id, type }) => type === 'number' && says(id, 'left'));
  if (there) return withField(plan, entity, { ...there, isListed: true });
  const label = translationIn('In stock | Em estoque | En stock | Auf Lager | En stock', plan.language);
  return addField(plan, entity, field('stock', label, { type: 'number', min: 0, isListed: true }));
};

/** "a discount code SOAP10 for 10 percent", "free shipping over 50 euro": what a shop or a house charges. */
export const changeTerms: Change = ({ plan, said, order }) => {
  const { shipping, freeFrom, codes, longer } = readTerms(said).terms;
  const other =
    longer !== null ? withLonger(plan, longer) : /^remove/i.test(order) ? withoutCodes(plan, said) : plan;
  if (!isSame(other, plan)) return other;
  if (shipping === null && freeFrom === null && codes.length === 0) return null;
  const fresh = codes.map(({ code, percent, amount }) => ({
    code,
    ...(percent === null ? {} : { percent }),
    ...(amount === null ? {} : { amount }),
  }));
  const joined = (terms: ShopTerms | undefined): ShopTerms => {
    const kept = (terms?.codes ?? []).filter(({ code }) => !fresh.some((one) => one.code === code));
    // Who only says from when on it is free keeps the price there was.
    const charged = freeFrom !== null && terms?.shipping !== undefined ? terms.shipping : shipping;
    return {
      ...terms,
      ...(charged === null ? {} : { shipping: charged }),
      ...(freeFrom === null ? {} : { freeFrom }),
      ...(kept.length + fresh.length === 0 ? {} : { codes: [...kept, ...fresh] }),
    };
  };
  const next = mapBlocks(plan, (block) =>
    isCharging(block) ? { ...block, terms: joined(block.terms) } : block,
  );
  return isSame(next, plan) ? null : next;
};
