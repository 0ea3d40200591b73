/** "categories (food, rent, travel)", "categories: food, rent and travel". */
export function namedList(text: string, before: RegExp): readonly string[] {
  for (const start of text.matchAll(new RegExp(before.source, 'giu'))) {
    const names = namesAfter(text.slice(start.index + start[0].length));
    if (names.length >= 2) return names.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  }
  return [];
}

function namesAfter(rest: string): readonly string[] {
  const list = /^\s*(?:\(([^()]{3,200})\)|(?::|such as|like|wie|como|comme)\s*([^.;\n]{3,200}))/iu.exec(rest);
  return (list?.[1] ?? list?.[2] ?? '')
    .split(/,|\s(?:and|und|y|e|et|or|oder|o|ou)\s/iu)
    .map((part) => part.replace(/["“”'…]|\betc\b\.?/g, '').trim())
    .filter((part) => part !== '' && part.length < 28 && part.split(' ').length <= 4);
}
