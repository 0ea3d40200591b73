/** The statements of some SQL in lower case. Texts and comments are blanks, for what stands in them is no command. */
export function plainStatements(sql: string): readonly string[] {
  return withoutLiterals(sql)
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
}

/**
 * As PostgreSQL reads it, wherever a difference would hide a command: a backslash keeps a quote open in `E'…'` only, and
 * a dollar that follows a name is part of that name.
 */
const literals =
  /--[^\n\r]*|\/\*[^]*?(?:\*\/|$)|(?<![\w$\u0080-\uffff])[eE]'(?:[^'\\]|\\[^]|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*(?:"|$)|(?<![\w$\u0080-\uffff])\$((?:[a-z_]\w*)?)\$[^]*?(?:\$\1\$|$)/gi;

function withoutLiterals(sql: string): string {
  return sql.replace(literals, (literal) => (literal.startsWith('"') ? nameIn(literal) : ' '));
}

/** A quoted name is kept where it is a plain word, and can be nothing else than a name. */
function nameIn(quoted: string): string {
  const name = quoted.slice(1, -1);
  return /^[a-z_][\w ]*$/i.test(name) ? ` "${name.replaceAll(' ', '_')}" ` : ' "quoted_name" ';
}
