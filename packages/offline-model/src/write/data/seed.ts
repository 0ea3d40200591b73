import { type CodeProps, codeOf } from '../code.ts';
import type { Draft } from '../draft.ts';
import type { EntityNames } from '../entity-names.ts';
import { dayCall, type SeedCell, seedCell, seedId } from './seed-cells.ts';

/** The file with the examples an app starts with. */
export function writeSeed(draft: Draft, names: EntityNames): void {
  const rows = names.plan.seed.map((row, index) => ({
    id: seedId(names.plan, row, index),
    isMine: row['mine'] === true || undefined,
    ...Object.fromEntries(
      names.plan.fields.map((field) => [field.id, cellValue(seedCell({ draft, names, field, row }))]),
    ),
  }));
  draft.add(
    `src/data/seed/${names.dataPath.split('/').at(-1)}`,
    `/** Examples that a fresh app starts with. */
export const ${names.value}Seed = (): readonly SeedRow<${names.type}Values>[] => ${codeOf(rows)};
`,
  );
}

/** A value of an example, for the code that holds it. */
function cellValue(cell: SeedCell): CodeProps[string] {
  switch (cell.kind) {
    case 'text':
      return cell.text;
    case 'number':
      return cell.number ?? (() => 'null');
    case 'flag':
      return cell.isOn;
    case 'list':
      return cell.items;
    case 'hour':
      return () => `inHours(${cell.hours})`;
    case 'day':
      return () => dayCall(cell);
    case 'rows':
      return cell.rows;
  }
}
