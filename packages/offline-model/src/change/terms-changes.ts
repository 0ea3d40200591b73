import type { ShopBlock, ShopTerms } from '../plan/block-plan.ts';
import { readTerms } from '../understand/terms.ts';
import { type Changer, isSame, mapBlocks } from './changer.ts';
import { unquoted } from './wish.ts';

/** "a discount code SOAP10 for 10 percent", "free shipping over 50 euro": what a shop charges. */
export const changeTerms: Changer = (plan, wish) => {
  const { shipping, freeFrom, codes } = readTerms(unquoted(wish.said, wish.quotes)).terms;
  if (shipping === null && freeFrom === null && codes.length === 0) return null;
  const fresh = codes.map(({ code, percent, amount }) => ({
    code,
    ...(percent === null ? {} : { percent }),
    ...(amount === null ? {} : { amount }),
  }));
  const next = mapBlocks(plan, (block) => {
    if (block.kind !== 'cart' && block.kind !== 'checkout' && block.kind !== 'orders') return block;
    return { ...block, terms: joined(block, { shipping, freeFrom, fresh }) };
  });
  if (isSame(next, plan)) return null;
  return next;
};

interface Told {
  readonly shipping: number | null;
  readonly freeFrom: number | null;
  readonly fresh: NonNullable<ShopTerms['codes']>;
}

function joined({ terms }: ShopBlock, { shipping, freeFrom, fresh }: Told): ShopTerms {
  const kept = (terms?.codes ?? []).filter(({ code }) => !fresh.some((one) => one.code === code));
  const codes = [...kept, ...fresh];
  // Who only says from when on it is free keeps the price there was.
  const charged = freeFrom !== null && terms?.shipping !== undefined ? terms.shipping : shipping;
  return {
    ...terms,
    ...(charged === null ? {} : { shipping: charged }),
    ...(freeFrom === null ? {} : { freeFrom }),
    ...(codes.length === 0 ? {} : { codes }),
  };
}
