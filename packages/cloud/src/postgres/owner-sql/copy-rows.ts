import { escapeLiteral } from 'pg';

const copyHead =
  /^copy\s+(?<table>(?:"(?:[^"]|"")+"|[\w.])+)\s*(?:\((?<columns>[^)]*)\))?\s+from\s+stdin\s*;\s*$/i;
// What psql reads itself; pg_dump writes the first two.
const forPsql = /^\\(?:restrict|unrestrict|connect|c|set|unset|echo|encoding|timing)\b/;

/** The table and its columns of a line that begins the rows of a table, as pg_dump writes them. */
export function copyStart(
  line: string,
): { readonly table: string; readonly columns: string | undefined } | undefined {
  const head = copyHead.exec(line)?.groups;
  return head && { table: head['table'] ?? '', columns: head['columns'] };
}

/** One such row as a list of values. */
export function copiedRow(line: string): string {
  return `(${line.split('\t').map(literal).join(', ')})`;
}

/** The same text with rows as inserts, for a connection that has no COPY; every line stays where it is. */
export function withoutCopies(sql: string): string {
  const lines = sql.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  let isCopying = false;
  return lines
    .map((line, at) => {
      if (!isCopying) {
        const head = copyStart(line);
        if (!head) return forPsql.test(line) ? '' : line;
        isCopying = true;
        if (lines[at + 1] === '\\.') return '';
        const columns = head.columns === undefined ? '' : ` (${head.columns})`;
        return `insert into ${head.table}${columns} overriding system value values`;
      }
      if (line === '\\.') {
        isCopying = false;
        return '';
      }
      const isLast = lines[at + 1] === '\\.' || at === lines.length - 1;
      return `${copiedRow(line)}${isLast ? ';' : ','}`;
    })
    .join('\n');
}

const unescaped: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

function literal(value: string): string {
  if (value === '\\N') return 'null';
  return escapeLiteral(
    value.replaceAll(/\\(.)/g, (_, character: string) => unescaped[character] ?? character),
  );
}
