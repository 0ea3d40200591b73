/** What a thing is like decides how its records are shown when a request does not say. */
export type Nature = 'content' | 'person' | 'event' | 'record' | 'goods' | 'place' | 'task' | 'talk';

/**
 * A thing that apps keep records of, in a short form.
 *
 * `fields`: separated by `;`. A label, then marks: `*` required, `!` unique, `-` not in lists, `:type`, `(unit)`,
 * `[a|b]` one of, `[[a|b]]` several of, `->entity` a record of another kind. The first one names the record.
 * `seed`: one record a line, values separated by `|` in the order of the fields; a relation is the number of a row,
 * several choices are separated by `,`, lines of a text by ` // `.
 */
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
