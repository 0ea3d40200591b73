/** A column of a view and the column of the table or view beneath it. */
export interface ViewColumnOrigin {
  readonly position: number;
  readonly originTable: string;
  readonly originPosition: number;
}

const token = /[{}()]|:[A-Za-z_]+|(?:\\.|[^\s{}()\\])+/gs;

/**
 * Which columns of a view are plain columns of something else, read from the stored query of its rule
 * (`pg_rewrite.ev_action`). Only the target list of the outermost query counts: PostgreSQL has already noted there
 * where each column comes from, through subqueries too.
 */
export function readViewColumns(rule: string): readonly ViewColumnOrigin[] {
  const origins: ViewColumnOrigin[] = [];
  let entry: Record<string, string> = {};
  let key = '';
  for (const { text, depth } of targetListTokens(rule)) {
    if (depth > 2) continue;
    if (text === '{') entry = {};
    else if (text === '}') addOrigin(origins, entry);
    else if (text.startsWith(':')) key = text.slice(1);
    else entry[key] ??= text;
  }
  return origins;
}

/** The words of the outermost target list, with how many braces each stands in. */
function* targetListTokens(rule: string): Generator<{ readonly text: string; readonly depth: number }> {
  let depth = 0;
  let parentheses = 0;
  let outside: number | undefined;
  for (const [text] of rule.matchAll(token)) {
    if (text === '{') depth += 1;
    if (text === '(') parentheses += 1;
    if (text === ')') parentheses -= 1;
    if (outside !== undefined) {
      if (parentheses === outside) return;
      if (text !== '(' && text !== ')') yield { text, depth };
    } else if (depth === 1 && text === ':targetList') outside = parentheses;
    if (text === '}') depth -= 1;
  }
}

function addOrigin(origins: ViewColumnOrigin[], entry: Readonly<Record<string, string>>): void {
  const { resno, resorigtbl, resorigcol, resjunk } = entry;
  if (resno === undefined || resorigtbl === undefined || resorigcol === undefined) return;
  if (resorigtbl === '0' || resjunk === 'true') return;
  origins.push({
    position: Number(resno),
    originTable: resorigtbl,
    originPosition: Number(resorigcol),
  });
}
