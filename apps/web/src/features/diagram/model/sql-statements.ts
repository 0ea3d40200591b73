/** The statements of a script, without remarks; what is quoted keeps its place but not its words. */
export function statementsOf(sql: string): readonly string[] {
  const bare = sql
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    // The body of a function holds statements of its own.
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''");
  return splitAt(bare, ';');
}

/** Splits where the mark stands outside of brackets. */
export function splitAt(text: string, mark: ',' | ';'): readonly string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === mark && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
