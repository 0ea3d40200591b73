import { TRADE_ROWS } from '../lexicon/trade-rows.data.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { BuiltEntity } from './entities.ts';

const STOCKED = /^(?:product|item|part|spare part|material|article|stock item|inventory item)$/i;

/** The rows of a store that tells its trade: brake pads for a garage, tiles for a dealer in tiles. */
export function withTradeRows(entity: BuiltEntity, said: Understanding): BuiltEntity {
  const { plan } = entity;
  const isStock = entity.entryId === 'stockItem' || STOCKED.test(plan.one);
  if (!isStock || said.language !== 'en' || (entity.said?.rows?.length ?? 0) > 0) return entity;
  const found = TRADE_ROWS.find(({ trade }) => trade.test(said.text));
  if (found === undefined) return entity;
  const kind = plan.fields.find(({ id, type }) => id === 'category' && type === 'choice');
  const isOwnKind = entity.said?.fields.some(
    ({ label, isDefaultOptions }) => label.toLowerCase() === 'category' && !isDefaultOptions,
  );
  const hasKinds = kind !== undefined && isOwnKind !== true;
  const picture = plan.fields.find(({ type }) => type === 'image')?.id;
  return {
    ...entity,
    plan: {
      ...plan,
      fields: plan.fields.map((one) =>
        hasKinds && one.id === kind.id ? { ...one, options: found.kinds } : one,
      ),
      seed: plan.seed.map((row, at) => {
        const [title = '', of = '0'] = (found.goods[at % found.goods.length] ?? '').split(':');
        return {
          ...row,
          [plan.titleField]: title,
          ...(picture === undefined ? {} : { [picture]: title.toLowerCase() }),
          ...(hasKinds ? { [kind.id]: found.kinds[Number(of)] ?? '' } : {}),
        };
      }),
    },
  };
}
