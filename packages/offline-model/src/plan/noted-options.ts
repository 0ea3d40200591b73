import { camelCase } from '../lexicon/entity-lexicon.ts';
import { sentenceCase } from '../understand/fields.ts';
import type { NamedRow } from '../understand/understanding.ts';
import type { BuiltEntity } from './entities.ts';

/** "Puffin £38 (beginner)", where each has a skill level: that is what stands in the brackets. */
export function withNotedOptions(
  built: BuiltEntity,
  rows: readonly NamedRow[],
): { built: BuiltEntity; rows: readonly NamedRow[] } {
  const open = built.said?.fields.find(({ type, isDefaultOptions }) => type === 'choice' && isDefaultOptions);
  const noteOfRow = ({ note, cells = [] }: NamedRow): string | undefined =>
    note ?? cells.find((cell) => !/\d/u.test(cell));
  const notes = rows.flatMap((row) => {
    const note = noteOfRow(row);
    return note === undefined || note.split(' ').length > 2 ? [] : [note];
  });
  if (open === undefined || notes.length < rows.length) return { built, rows };
  const options = [...new Set(notes.map(sentenceCase))];
  const fields = built.plan.fields.map((one) =>
    one.id === camelCase(open.label) ? { ...one, options } : one,
  );
  return {
    built: { ...built, plan: { ...built.plan, fields } },
    rows: rows.map(({ note, cells = [], ...row }) => ({
      ...row,
      cells: [...cells, ...(note === undefined ? [] : [note])],
    })),
  };
}
