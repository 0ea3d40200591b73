import type { SeedRow } from '../../plan/app-plan.ts';
import { quote } from '../code.ts';
import type { Draft } from '../draft.ts';
import type { EntityNames } from '../entity-names.ts';
import { keyOf } from './field-schema.ts';
import { type SeedCell, seedCell, seedId } from './seed-cells.ts';

const WIDTH = 100;

/** The file with the examples an app starts with; null when there are none. */
export function writeSeed(draft: Draft, names: EntityNames): void {
  const rows = names.plan.seed.map((row, index) => seedRow(draft, names, { row, index }));
  draft.add(
    `src/data/seed/${names.dataPath.split('/').at(-1)}`,
    `/** Examples that a fresh app starts with. */
export const ${names.value}Seed = (): readonly SeedRow<${names.type}Values>[] => [
${rows.join('\n')}
];
`,
  );
}

function seedRow(draft: Draft, names: EntityNames, { row, index }: { row: SeedRow; index: number }): string {
  const pairs = [
    `id: ${quote(seedId(names.plan, row, index))}`,
    ...(row['mine'] === true ? ['isMine: true'] : []),
    ...names.plan.fields.map(
      (field) => `${keyOf(field.id)}: ${cellCode(seedCell({ draft, names, field, row }))}`,
    ),
  ];
  const oneLine = `  { ${pairs.join(', ')} },`;
  if (oneLine.length <= WIDTH) return oneLine;
  return `  {\n${pairs.map((pair) => `    ${pair},`).join('\n')}\n  },`;
}

/** A value of an example as the code that holds it. */
function cellCode(cell: SeedCell): string {
  switch (cell.kind) {
    case 'text':
      return quote(cell.text);
    case 'number':
      return cell.number === null ? 'null' : String(cell.number);
    case 'flag':
      return String(cell.isOn);
    case 'list':
      return `[${cell.items.map(quote).join(', ')}]`;
    case 'day':
      return cell.time === null ? `inDays(${cell.days})` : `inDays(${cell.days}, ${quote(cell.time)})`;
    case 'rows': {
      const rows = cell.rows.map((row) => {
        const pairs = Object.entries(row).map(
          ([id, value]) => `${keyOf(id)}: ${typeof value === 'string' ? quote(value) : value}`,
        );
        return `      { ${pairs.join(', ')} },`;
      });
      return rows.length === 0 ? '[]' : `[\n${rows.join('\n')}\n    ]`;
    }
  }
}
