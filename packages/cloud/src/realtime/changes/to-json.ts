const numbers = new Set(['int2', 'int4', 'int8', 'oid', 'numeric', 'float4', 'float8']);
/** What JSON can write; `NaN` and infinities become texts, as PostgreSQL does it. */
const jsonNumber = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

export interface ColumnType {
  /** The name by which clients know it. */
  readonly name: string;
  /** Of a domain, the type below it. */
  readonly base: string;
  /** Of an array, the type of its elements. */
  readonly element: string | undefined;
}

/** A value in the form that `to_jsonb` gives it. Numbers are written as they are: none passes through a float. */
export function toJson(value: string, { base, element }: Pick<ColumnType, 'base' | 'element'>): string {
  if (element !== undefined) return arrayJson(value, element);
  if (numbers.has(base)) return jsonNumber.test(value) ? value : JSON.stringify(value);
  switch (base) {
    case 'bool':
      return value === 't' ? 'true' : 'false';
    case 'json':
    case 'jsonb':
      return value;
    case 'timestamp':
      return JSON.stringify(value.replace(' ', 'T'));
    case 'timestamptz':
      return JSON.stringify(value.replace(' ', 'T').replace(/\+00$/, '+00:00'));
    default:
      return JSON.stringify(value);
  }
}

/** `{1,NULL,"a, b"}`, nested as deep as it is. */
function arrayJson(text: string, element: string): string {
  const start = text.indexOf('{');
  if (start < 0) return JSON.stringify(text);
  let at = start;
  const readItem = (): string => {
    if (text[at] === '{') return readArray();
    let value = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length && text[at] !== '"'; at += 1) {
        if (text[at] === '\\') at += 1;
        value += text[at] ?? '';
      }
      at += 1;
      return toJson(value, { base: element, element: undefined });
    }
    while (at < text.length && text[at] !== ',' && text[at] !== '}') value += text[at++] ?? '';
    return value === 'NULL' ? 'null' : toJson(value, { base: element, element: undefined });
  };
  const readArray = (): string => {
    const items: string[] = [];
    at += 1;
    while (at < text.length && text[at] !== '}') {
      items.push(readItem());
      if (text[at] === ',') at += 1;
    }
    at += 1;
    return `[${items.join(',')}]`;
  };
  return readArray();
}
