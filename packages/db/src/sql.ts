import { createHash } from 'node:crypto';

/** A statement and its values. Values never become part of the text. */
export interface Sql {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Set for statements whose text is fixed in the source: the server plans them once per connection. */
  readonly name?: string;
}

const names = new WeakMap<TemplateStringsArray, string>();

/** sql`select … where id = ${id}`: a value becomes a parameter, a nested sql`…` is spliced in. */
export function sql(strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql {
  const values: unknown[] = [];
  let text = strings[0] ?? '';
  let isFixed = true;
  parts.forEach((part, index) => {
    if (isSql(part)) {
      isFixed = false;
      text += renumber(part.text, values.length);
      values.push(...part.values);
    } else {
      values.push(part);
      text += `$${values.length}`;
    }
    text += strings[index + 1] ?? '';
  });
  return isFixed ? { text, values, name: nameOf(strings, text) } : { text, values };
}

export const emptySql: Sql = { text: '', values: [] };

export function joinSql(parts: readonly Sql[], separator: ', ' | ' and ' | ' or ' | ' '): Sql {
  const values: unknown[] = [];
  const texts = parts.map((part) => {
    const text = renumber(part.text, values.length);
    values.push(...part.values);
    return text;
  });
  return { text: texts.join(separator), values };
}

function isSql(part: unknown): part is Sql {
  return (
    typeof part === 'object' &&
    part !== null &&
    'text' in part &&
    'values' in part &&
    Array.isArray(part.values)
  );
}

function renumber(text: string, offset: number): string {
  return offset === 0
    ? text
    : text.replaceAll(/\$(\d+)/g, (_, digits: string) => `$${Number(digits) + offset}`);
}

function nameOf(strings: TemplateStringsArray, text: string): string {
  const known = names.get(strings);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(strings, name);
  return name;
}
