/** One statement of a text, without the semicolon that ends it. */
export interface Statement {
  readonly text: string;
  /** The same without comments, in one line and with its strings emptied: for looking at keywords only. */
  readonly outline: string;
  /** Where its first word stands in the whole text. */
  readonly start: number;
}

interface Token {
  readonly kind: 'text' | 'comment' | 'quoted';
  readonly end: number;
}

const dollarTag = /\$([A-Za-z_\u0080-\uffff][A-Za-z0-9_\u0080-\uffff]*)?\$/y;
const word = /[A-Za-z_\u0080-\uffff][A-Za-z0-9_$\u0080-\uffff]*|[0-9][A-Za-z0-9_.]*/y;

/**
 * Cuts a text at the semicolons that end a statement, which are not those in strings, comments, quoted bodies, brackets or
 * the body of a function in SQL (`begin atomic … end`).
 */
export function splitStatements(sql: string): Statement[] {
  const statements: Statement[] = [];
  let start = 0;
  let firstWord: number | undefined;
  let outline = '';
  let brackets = 0;
  let blocks = 0;
  const finish = (end: number) => {
    const line = outline.replaceAll(/\s+/g, ' ').trim();
    if (line !== '')
      statements.push({ text: sql.slice(start, end).trim(), outline: line, start: firstWord ?? start });
    start = end + 1;
    firstWord = undefined;
    outline = '';
  };
  for (let at = 0; at < sql.length;) {
    const token = readToken(sql, at);
    const text = sql.slice(at, token.end);
    if (token.kind !== 'comment' && text.trim() !== '') firstWord ??= at;
    at = token.end;
    if (token.kind === 'comment') outline += ' ';
    else if (token.kind === 'quoted') outline += text.startsWith('"') ? text : "''";
    else if (text === ';' && brackets === 0 && blocks === 0) finish(at - 1);
    else {
      if (text === '(') brackets += 1;
      if (text === ')') brackets = Math.max(0, brackets - 1);
      blocks += blockStep(text.toLowerCase(), outline, blocks);
      outline += text;
    }
  }
  finish(sql.length);
  return statements;
}

/** `begin atomic` opens a body; inside it `case` opens something that `end` closes too. */
function blockStep(text: string, before: string, blocks: number): number {
  if (text === 'atomic' && /\bbegin\s+$/i.test(before)) return 1;
  if (blocks === 0) return 0;
  if (text === 'case') return 1;
  return text === 'end' ? -1 : 0;
}

function readToken(sql: string, at: number): Token {
  const two = sql.slice(at, at + 2);
  if (two === '--') return { kind: 'comment', end: indexOrEnd(sql, '\n', at) };
  if (two === '/*') return { kind: 'comment', end: endOfComment(sql, at) };
  const first = two.charAt(0);
  if (first === "'" || first === '"') return { kind: 'quoted', end: endOfQuoted(sql, at + 1, first) };
  if (/^[eE]'/.test(two)) return { kind: 'quoted', end: endOfEscaped(sql, at + 2) };
  const tag = matchAt(dollarTag, sql, at);
  if (tag !== undefined) {
    const close = sql.indexOf(tag, at + tag.length);
    return { kind: 'quoted', end: close === -1 ? sql.length : close + tag.length };
  }
  return { kind: 'text', end: at + (matchAt(word, sql, at)?.length ?? 1) };
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function indexOrEnd(text: string, wanted: string, from: number): number {
  const found = text.indexOf(wanted, from);
  return found === -1 ? text.length : found;
}

function endOfComment(sql: string, at: number): number {
  let depth = 0;
  for (let index = at; index < sql.length; index += 1) {
    const two = sql.slice(index, index + 2);
    if (two === '/*') depth += 1;
    else if (two === '*/') depth -= 1;
    else continue;
    index += 1;
    if (depth === 0) return index + 1;
  }
  return sql.length;
}

/** A doubled quote stands for itself. */
function endOfQuoted(sql: string, from: number, quote: string): number {
  for (let index = from; index < sql.length; index += 1) {
    if (sql[index] !== quote) continue;
    if (sql[index + 1] !== quote) return index + 1;
    index += 1;
  }
  return sql.length;
}

function endOfEscaped(sql: string, from: number): number {
  for (let index = from; index < sql.length; index += 1) {
    if (sql[index] === '\\') index += 1;
    else if (sql[index] === "'") {
      if (sql[index + 1] !== "'") return index + 1;
      index += 1;
    }
  }
  return sql.length;
}
