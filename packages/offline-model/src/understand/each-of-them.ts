import { words } from '../lexicon/pattern.ts';
import type { Collector } from './collector.ts';

const PRONOUNS: ReadonlySet<string> = new Set(
  words`each every all them they jede jeder jedes alle cada chaque chacun chacune tous`,
);

/** Each thing has the fields that are told of it, by whatever word, and no others. */
export function settleFields(collector: Collector): void {
  foldPronouns(collector);
  dropFigures(collector);
}

/** "Products: Fig €24, Salt €19, each with a scent": what is told of each is told of the things before. */
function foldPronouns({ entities, demands }: Collector): void {
  for (const told of entities.filter(({ id, entry }) => entry === null && PRONOUNS.has(id))) {
    const meant = entities
      .filter(({ id, at }) => !PRONOUNS.has(id) && at < told.at)
      .toSorted((one, other) => other.at - one.at)[0];
    if (meant === undefined) continue;
    const known = new Set(meant.fields.map(({ label }) => label.toLowerCase()));
    meant.fields.push(...told.fields.filter(({ label }) => !known.has(label.toLowerCase())));
    meant.filters.push(...told.filters);
    meant.sorts.push(...told.sorts);
    entities.splice(entities.indexOf(told), 1);
    for (const [at, demand] of demands.entries())
      if (demand.entity === told.id) demands[at] = { ...demand, entity: meant.id };
  }
}

const FIGURE = /^(?:average|mean|total|sum of|highest|lowest) (?:the )?(.+)$/iu;

/** "cards with the number of reservoirs and the average level": figures of all of them, nothing that each one has. */
function dropFigures({ entities }: Collector): void {
  for (const entity of entities) {
    const labels = new Set(entity.fields.map(({ label }) => label.toLowerCase()));
    // Of one and the same share somebody has so many.
    const all = entity.entry?.id === 'stock' ? '' : `number of ${entity.many.toLowerCase()}`;
    entity.fields = entity.fields.filter(
      ({ label }) => label.toLowerCase() !== all && !labels.has(FIGURE.exec(label)?.[1]?.toLowerCase() ?? ''),
    );
  }
}
