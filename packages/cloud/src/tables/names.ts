/** A name as SQL writes it, whatever stands in it. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A text as SQL writes it, also where backslashes are read as escapes. */
export function literal(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return text.includes('\\') ? ` E${quoted.replaceAll('\\', '\\\\')}` : quoted;
}

export function qualified({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return `${identifier(schema)}.${identifier(name)}`;
}
