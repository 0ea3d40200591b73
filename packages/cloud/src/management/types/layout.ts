const identifier = /^[A-Za-z_$][\w$]*$/;

/** `name?: type`, quoted where TypeScript needs it. */
export function property(name: string, type: string, isOptional = false): string {
  return `${identifier.test(name) ? name : JSON.stringify(name)}${isOptional ? '?' : ''}: ${type}`;
}

/** An object type with one property in each line; without any it holds nothing, or it has no keys at all. */
export function record(properties: readonly string[], empty = '{\n  [_ in never]: never\n}'): string {
  if (properties.length === 0) return empty;
  return `{\n${indent(properties.join('\n'))}\n}`;
}

/** A tuple of object types. */
export function tuple(items: readonly string[]): string {
  return items.length === 0 ? '[]' : `[\n${indent(items.map((item) => `${item},`).join('\n'))}\n]`;
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
