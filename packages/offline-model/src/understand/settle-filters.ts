import type { DraftEntity } from './collector.ts';

/** "Bookings … Sort and filter by price, seats and gearbox": by what the cars have, though bookings were spoken of last. */
export function settleFilters(entities: readonly DraftEntity[]): void {
  for (const entity of entities)
    for (const kind of ['filters', 'sorts'] as const) {
      const moved = entity[kind].filter(
        (label) => !has(entity, label) && homeOf(entities, entity, label) !== undefined,
      );
      if (moved.length === 0 || moved.length * 2 < entity[kind].length) continue;
      entity[kind] = entity[kind].filter((label) => !moved.includes(label));
      for (const label of moved) homeOf(entities, entity, label)?.[kind].push(label);
    }
}

const homeOf = (entities: readonly DraftEntity[], not: DraftEntity, label: string): DraftEntity | undefined =>
  entities.find((one) => one !== not && one.fields.length > 1 && has(one, label));

const plain = (label: string): string =>
  label
    .toLowerCase()
    .replace(/^(?:number of|amount of) /, '')
    .replace(/ per .*$| range$/, '')
    .replace(/s$/, '');

const has = ({ fields }: DraftEntity, label: string): boolean =>
  fields.some((one) => plain(one.label) === plain(label));
