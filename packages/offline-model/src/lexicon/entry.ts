const NATURES = ['content', 'person', 'event', 'record', 'goods', 'place', 'task', 'talk'] as const;

/** What a thing is like decides how its records are shown when a request does not say. */
export type Nature = (typeof NATURES)[number];

/** A thing that apps keep records of. */
export interface EntityEntry {
  readonly id: string;
  readonly one: string;
  readonly many: string;
  readonly icon: string;
  readonly nature: Nature;
  /** Other words for it, separated by commas. */
  readonly words: string;
  readonly fields: string;
  readonly seed: string;
}

/**
 * Things in a short form, with an empty line between:
 *
 * 1. `id | one | many | icon | nature`
 * 2. the words for it
 * 3. after `= ` its fields, separated by `;`. A label, then marks: `*` required, `!` unique, `-` not in lists,
 *    `:type`, `(unit)`, `[a|b]` one of, `[[a|b]]` several of, `->entity` a record of another kind. The first one names
 *    the record.
 * 4. its first records, one a line, values separated by `|` in the order of the fields; a relation is the number of a
 *    row, several choices are separated by `,`, lines of a text by ` // `.
 */
export const entriesIn = (text: string): readonly EntityEntry[] => text.trim().split('\n\n').map(entryIn);

function entryIn(block: string): EntityEntry {
  const [head = '', ...lines] = block.split('\n');
  const [id = '', one = '', many = '', icon = '', nature = ''] = head.split(' | ');
  const isOfFields = (line: string): boolean => line.startsWith('= ');
  const words = lines.slice(0, lines.findIndex(isOfFields));
  const fields = lines.filter(isOfFields).map((line) => line.slice(2));
  return {
    id,
    one,
    many,
    icon,
    nature: NATURES.find((known) => known === nature) ?? 'record',
    words: words.join(' '),
    fields: fields.join(' '),
    seed: lines.slice(words.length + fields.length).join('\n'),
  };
}
