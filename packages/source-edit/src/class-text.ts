export interface ClassEdit {
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
  readonly replace?: readonly { readonly from: string; readonly to: string }[];
}

/** What one string of classes becomes; what is not named keeps its place and its white space. */
export function removeAndReplace(classes: string, edit: ClassEdit): string {
  const remove = new Set(edit.remove);
  const replace = new Map((edit.replace ?? []).map(({ from, to }) => [from, to]));
  let text = '';
  for (const [, space = '', name = ''] of classes.matchAll(/(\s*)(\S*)/g)) {
    // The white space before a class goes with it.
    if (!remove.has(name)) text += space + (replace.get(name) ?? name);
  }
  return /^\s/.test(classes) ? text : text.trimStart();
}

export function missingClasses(present: readonly string[], edit: ClassEdit): readonly string[] {
  const held = new Set(present);
  return [...new Set(edit.add ?? [])].filter((name) => !held.has(name));
}

export function append(classes: string, added: readonly string[]): string {
  if (added.length === 0) return classes;
  const [trail = ''] = /\s*$/.exec(classes) ?? [];
  const body = classes.slice(0, classes.length - trail.length);
  return `${body}${body === '' ? '' : ' '}${added.join(' ')}${trail}`;
}

export function splitClasses(classes: string): readonly string[] {
  return classes.split(/\s+/).filter((name) => name !== '');
}
