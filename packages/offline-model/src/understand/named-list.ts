/** "categories (food, rent, travel)", "categories: food, rent and travel". */
export function namedList(text: string, before: RegExp): readonly string[] {
  const start = before.exec(text);
  const rest = start === null ? '' : text.slice(start.index + start[0].length);
  const list = /^\s*(?:\(([^()]{3,200})\)|(?::|such as|like|wie|como|comme)\s*([^.;\n]{3,200}))/iu.exec(rest);
  const names = (list?.[1] ?? list?.[2] ?? '')
    .split(/,|\s(?:and|und|y|e|et|or|oder|o|ou)\s/iu)
    .map((part) => part.replace(/["“”'…]|\betc\b\.?/g, '').trim())
    .filter((part) => part !== '' && part.length < 28 && part.split(' ').length <= 4);
  return names.length < 2 ? [] : names.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
}
