import { editElement, type Place } from './checked-edit.ts';
import { attributeNamed } from './elements.ts';
import { sourceEditError } from './errors.ts';

export type PropValue = string | number | boolean | { readonly code: string };

const PROP_NAME = /^[A-Za-z_$][\w$.-]*(:[\w$.-]+)?$/;

export function setProp(place: Place, name: string, value: PropValue): string {
  if (!PROP_NAME.test(name)) throw sourceEditError('breaks_source', `${name} is not a name.`);
  return editElement(place, (edited, { node }) => {
    const attribute = attributeNamed(node, name);
    if (attribute !== undefined) {
      const isSingle = place.source[attribute.value?.start ?? -1] === "'";
      edited.overwrite(attribute.start, attribute.end, writeProp(name, value, isSingle ? "'" : '"'));
      return;
    }
    const { attributes, name: tag, typeArguments } = node.openingElement;
    const after = attributes.at(-1)?.end ?? typeArguments?.end ?? tag.end;
    edited.appendLeft(after, ` ${writeProp(name, value, '"')}`);
  });
}

export function removeProp(place: Place, name: string): string {
  return editElement(place, (edited, { node }) => {
    const attribute = attributeNamed(node, name);
    if (attribute === undefined) throw sourceEditError('not_found', `There is no ${name} to remove.`);
    const before = place.source.slice(0, attribute.start);
    const [blank = ''] = /\s*$/.exec(before) ?? [];
    edited.remove(attribute.start - blank.length, attribute.end);
  });
}

export function writeProp(name: string, value: PropValue, quote: '"' | "'" = '"'): string {
  if (value === true) return name;
  if (typeof value === 'number' || value === false) return `${name}={${String(value)}}`;
  if (typeof value !== 'string') return `${name}={${value.code}}`;
  const other = quote === '"' ? "'" : '"';
  const fits = value.includes(quote) && !value.includes(other) ? other : quote;
  const escaped = value
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll(fits, fits === '"' ? '&quot;' : '&#39;')
    .replaceAll('\n', '&#10;');
  return `${name}=${fits}${escaped}${fits}`;
}
