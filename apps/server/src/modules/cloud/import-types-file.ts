/** A table as the generated file of types describes it. */
export interface TypedTable {
  readonly name: string;
  readonly columns: readonly TypedColumn[];
  readonly relations: readonly TypedRelation[];
}

export interface TypedColumn {
  readonly name: string;
  /** `string`, `number`, `Json`, `string[]` … or the name of an enum after `enum:`. */
  readonly type: string;
  readonly isNullable: boolean;
  /** Whoever inserts a row may leave it out. */
  readonly isOptional: boolean;
}

export interface TypedRelation {
  readonly name: string;
  readonly columns: readonly string[];
  readonly isOneToOne: boolean;
  readonly table: string;
  readonly referenced: readonly string[];
}

export interface TypedSchema {
  readonly tables: readonly TypedTable[];
  readonly enums: Readonly<Record<string, readonly string[]>>;
}

type Type =
  | { readonly kind: 'object'; readonly members: ReadonlyMap<string, Member> }
  | { readonly kind: 'list'; readonly items: readonly Type[] }
  | { readonly kind: 'union'; readonly parts: readonly Type[] }
  | { readonly kind: 'array'; readonly of: Type }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'name'; readonly name: string };

interface Member {
  readonly type: Type;
  readonly isOptional: boolean;
}

/** Reads `src/integrations/supabase/types.ts`: the schema `public` of its `Database`. Nothing where it is another file. */
export function readTypesFile(text: string): TypedSchema {
  const none: TypedSchema = { tables: [], enums: {} };
  const begin = /\b(?:type|interface)\s+Database\b\s*=?/.exec(text);
  if (!begin) return none;
  const database = readType(cursorOver(tokensOf(text.slice(begin.index + begin[0].length))));
  const schema = memberOf(database, 'public');
  if (!schema) return none;
  const enums = Object.fromEntries(
    membersOf(memberOf(schema, 'Enums')).flatMap(([name, { type }]) => {
      const values = partsOf(type).flatMap((part) => (part.kind === 'text' ? [part.value] : []));
      return values.length > 0 ? [[name, values]] : [];
    }),
  );
  const tables = membersOf(memberOf(schema, 'Tables')).map(([name, { type }]) => tableOf(name, type));
  return { tables: tables.filter(({ columns }) => columns.length > 0), enums };
}

function tableOf(name: string, table: Type): TypedTable {
  const insert = new Map(membersOf(memberOf(table, 'Insert')));
  const columns = membersOf(memberOf(table, 'Row')).map(([column, { type }]): TypedColumn => {
    const parts = partsOf(type).filter((part) => !isNull(part));
    return {
      name: column,
      type: parts.map(nameOfType).join(' | '),
      isNullable: partsOf(type).some(isNull),
      isOptional: insert.get(column)?.isOptional ?? false,
    };
  });
  const relations = memberOf(table, 'Relationships');
  return {
    name,
    columns,
    relations: relations?.kind === 'list' ? relations.items.flatMap((item) => relationOf(item) ?? []) : [],
  };
}

function relationOf(item: Type): TypedRelation | undefined {
  const text = (name: string) => {
    const found = memberOf(item, name);
    return found?.kind === 'text' ? found.value : undefined;
  };
  const texts = (name: string) => {
    const found = memberOf(item, name);
    return found?.kind === 'list'
      ? found.items.flatMap((one) => (one.kind === 'text' ? [one.value] : []))
      : [];
  };
  const [name, table] = [text('foreignKeyName'), text('referencedRelation')];
  const [columns, referenced] = [texts('columns'), texts('referencedColumns')];
  if (name === undefined || table === undefined || columns.length === 0) return undefined;
  const isOneToOne = memberOf(item, 'isOneToOne');
  return {
    name,
    columns,
    table,
    referenced,
    isOneToOne: isOneToOne?.kind === 'name' && isOneToOne.name === 'true',
  };
}

function nameOfType(type: Type): string {
  if (type.kind === 'array') return `${nameOfType(type.of)}[]`;
  if (type.kind === 'text') return 'string';
  if (type.kind !== 'name') return 'Json';
  const named = /\["Enums"\]\["([^"]+)"\]$/.exec(type.name)?.[1];
  return named === undefined ? type.name : `enum:${named}`;
}

function isNull(type: Type): boolean {
  return type.kind === 'name' && (type.name === 'null' || type.name === 'undefined');
}

function partsOf(type: Type): readonly Type[] {
  return type.kind === 'union' ? type.parts : [type];
}

function memberOf(type: Type | undefined, name: string): Type | undefined {
  return type?.kind === 'object' ? type.members.get(name)?.type : undefined;
}

function membersOf(type: Type | undefined): readonly (readonly [string, Member])[] {
  return type?.kind === 'object' ? [...type.members] : [];
}

const token =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[\w$]+(?:\.[\w$]+)*|=>|[^\s])/y;
const deepest = 40;

interface Cursor {
  /** The next token, and past it; '' where it is another than the wanted one. */
  take(wanted?: string): string;
  peek(): string;
}

function cursorOver(tokens: readonly string[]): Cursor {
  let at = 0;
  return {
    peek: () => tokens[at] ?? '',
    take(wanted) {
      const found = tokens[at] ?? '';
      if (wanted !== undefined && found !== wanted) return '';
      at += 1;
      return found;
    },
  };
}

/** The few forms of types that a generated file has. Whatever else stands there ends the reading, not the process. */
function readType(cursor: Cursor, depth = 0): Type {
  if (depth > deepest) return unknownType;
  cursor.take('|');
  const parts = [readPart(cursor, depth)];
  while (cursor.peek() === '|' || cursor.peek() === '&') {
    cursor.take();
    parts.push(readPart(cursor, depth));
  }
  const [only] = parts;
  return parts.length === 1 && only ? only : { kind: 'union', parts };
}

function readPart(cursor: Cursor, depth: number): Type {
  let type = readPrimary(cursor, depth);
  while (cursor.take('[') !== '') {
    if (cursor.take(']') !== '') type = { kind: 'array', of: type };
    else {
      const inner = cursor.take().replaceAll("'", '"');
      cursor.take(']');
      if (type.kind === 'name') type = { kind: 'name', name: `${type.name}[${inner}]` };
    }
  }
  return type;
}

function readPrimary(cursor: Cursor, depth: number): Type {
  const first = cursor.take();
  if (first === '{') return readObject(cursor, depth);
  if (first === '[') return readList(cursor, depth);
  if (first === '(') {
    const inner = readType(cursor, depth + 1);
    cursor.take(')');
    return inner;
  }
  if (/^["']/.test(first)) return { kind: 'text', value: unquote(first) };
  if (cursor.peek() === '<') skipArguments(cursor);
  return { kind: 'name', name: first };
}

function skipArguments(cursor: Cursor): void {
  let open = 0;
  do {
    const next = cursor.take();
    if (next === '<') open += 1;
    if (next === '>') open -= 1;
    if (next === '') return;
  } while (open > 0);
}

function readObject(cursor: Cursor, depth: number): Type {
  const members = new Map<string, Member>();
  while (cursor.peek() !== '}' && cursor.peek() !== '') {
    cursor.take('readonly');
    const name = cursor.take();
    if (name === '[') {
      // `[_ in never]: never` and `[key: string]: …` name no member.
      while (cursor.peek() !== ']' && cursor.peek() !== '') cursor.take();
      cursor.take(']');
    }
    const isOptional = cursor.take('?') !== '';
    if (cursor.take(':') === '') break;
    const type = readType(cursor, depth + 1);
    if (name !== '[') members.set(unquote(name), { type, isOptional });
    while (cursor.peek() === ';' || cursor.peek() === ',') cursor.take();
  }
  cursor.take('}');
  return { kind: 'object', members };
}

function readList(cursor: Cursor, depth: number): Type {
  const items: Type[] = [];
  while (cursor.peek() !== ']' && cursor.peek() !== '') {
    items.push(readType(cursor, depth + 1));
    cursor.take(',');
  }
  cursor.take(']');
  return { kind: 'list', items };
}

const unknownType: Type = { kind: 'name', name: 'unknown' };

function tokensOf(text: string): readonly string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  for (let match = token.exec(text); match; match = token.exec(text))
    if (match[1] !== undefined) tokens.push(match[1]);
  return tokens;
}

function unquote(text: string): string {
  return /^(["'])(.*)\1$/s.exec(text)?.[2]?.replaceAll(/\\(.)/g, '$1') ?? text;
}
