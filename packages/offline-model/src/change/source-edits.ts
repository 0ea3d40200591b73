import { like } from '../lexicon/pattern.ts';
import { AppError } from '@loam/kernel';
import {
  type Element,
  findElements,
  parse,
  type Place,
  removeElement,
  setClasses,
  setText,
} from '@loam/source-edit';
import { coloursIn } from '../understand/second-thoughts.ts';
import { escaped } from '../understand/tokens.ts';
import { newName } from './ask.ts';
import { sentence } from './phrases.ts';
import { says } from './reading.ts';
import { tell } from './said.data.ts';
import type { Desk, SourceEditor } from './source-change.ts';
import { styleIn } from './style-words.ts';
import { unquoted, type Wish } from './wish.ts';

/** Sources that people own; the template's own components stay out of searches. */
export const ownSources = (files: ReadonlyMap<string, string>): readonly string[] =>
  [...files.keys()].filter(
    (path) => /^src\/.+\.[jt]sx$/.test(path) && !path.startsWith('src/components/ui/'),
  );

/** What an edit gives, or null where the source does not allow it. */
export function tried<T>(edit: () => T): T | null {
  try {
    return edit();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

export const elementsOf = (source: string, path: string): readonly Element[] =>
  tried(() => findElements(source, path)) ?? [];

export const classesOf = (element: Element): readonly string[] =>
  (element.attributes.find(({ name }) => name === 'className')?.value ?? '')
    .split(/[\s"'\x60]+/)
    .filter((name) => /^[\w:[\]#/.%()-]+$/.test(name));

type Edit = (source: string, path: string) => string | null;

/** Every source that an edit changes. */
function editAll({ files }: Desk, paths: readonly string[], edit: Edit): readonly string[] {
  return paths.filter((path) => {
    const source = files.get(path) ?? '';
    const next = tried(() => edit(source, path));
    if (next === null || next === source || parse(next, path).errors.length > 0) return false;
    files.set(path, next);
    return true;
  });
}

/** The first source that an edit changes; null where it changes none. */
export const editFirst = (desk: Desk, paths: readonly string[], edit: Edit): string | null =>
  paths.find((path) => editAll(desk, [path], edit).length > 0) ?? null;

/** "change “A” to “B”" wherever A stands; "remove “Learn more”". */
export const replaceInSources: SourceEditor = (desk, wish) => {
  const { files, language } = desk;
  const [first, second] = [...wish.order.matchAll(/“(\d+)”/g)].map(
    ([, index]) => wish.quotes[Number(index)] ?? '',
  );
  if (first === undefined) return null;
  if (second === undefined) return removeQuoted(desk, wish, first);
  const words = like.gu`(?<![\p{L}\p{N}])${escaped(first)}(?![\p{L}\p{N}])`;
  const paths = [
    ...ownSources(files),
    'index.html',
    ...[...files.keys()].filter((one) => /^src\/.+\.ts$/.test(one)),
  ];
  const changed = editAll(desk, paths, (source) => source.replaceAll(words, second));
  return changed.length === 0
    ? tell(language, 'textMissing', { old: first })
    : tell(language, 'textChanged', { old: first, name: second });
};

function removeQuoted(desk: Desk, { order }: Wish, text: string): string | null {
  const path = /^remove\b/iu.test(order)
    ? editFirst(desk, ownSources(desk.files), (source, at) => {
        const element = elementsOf(source, at).find((one) => one.text === text);
        return element ? removeElement({ source, at: element.position, path: at }) : null;
      })
    : null;
  return path === null ? null : tell(desk.language, 'blockRemoved', { name: `“${text}”` });
}

/** What people call elements, and their names. */
const TAGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:title|titles|heading|headings|headline|h1)\b/iu, ['h1']],
  [/\b(?:subtitles?|sub ?headings?|h2)\b/iu, ['h2']],
  [/\bfooter\b/iu, ['footer']],
  [/\bheader\b/iu, ['header']],
  [/\b(?:navigation|nav|menu)\b/iu, ['nav']],
  [/\bbuttons?\b/iu, ['button', 'Button']],
  [/\b(?:images?|pictures?|photos?)\b/iu, ['img', 'Picture']],
  [/\b(?:logo|brand)\b/iu, ['Link to the start']],
  [/\b(?:paragraphs?|texts?|body text|words)\b/iu, ['p']],
  [/\blinks?\b/iu, ['a', 'Link', 'NavLink']],
];

/** "make the title larger", "the footer text centered", "remove the footer". */
export const editNamedElements: SourceEditor = (desk, wish) => {
  const [pattern, names = []] = TAGS.find(([words]) => words.test(wish.order)) ?? [];
  const what = pattern?.exec(wish.order)?.[0] ?? '';
  if (what === '' || isOfOther(wish.order)) return null;
  const isRemoval = /^remove\b/iu.test(wish.order);
  const name = wish.order.includes('“') ? newName(wish) : null;
  const isOnce = name !== null || isRemoval;
  const editElement = (place: Place, element: Element): string => {
    if (isRemoval) return removeElement(place);
    if (name !== null) return setText(place, name);
    const style = styleIn(wish.order, wish.language, { name: element.name, classes: classesOf(element) });
    return style === null ? place.source : setClasses(place, style);
  };
  // From the last element to the first, so that positions before an edit stay true.
  const edit: Edit = (source, path) => {
    let current = source;
    for (const element of elementsOf(source, path).toReversed()) {
      if (!names.includes(element.name) && !(names.includes('Link to the start') && isBrand(element, path)))
        continue;
      const next = tried(() => editElement({ source: current, at: element.position, path }, element));
      if (next !== null && next !== current && isOnce) return next;
      current = next ?? current;
    }
    return current;
  };
  // What is shown after a fault is nobody's first button.
  const paths = ownSources(desk.files).filter((path) => !/(?:ErrorBoundary|NotFound)\.tsx$/.test(path));
  const isDone = isOnce ? editFirst(desk, paths, edit) !== null : editAll(desk, paths, edit).length > 0;
  return isDone ? toldEdit(desk, wish, what) : null;
};

/** "the white text is hard to read" orders no colour; "everything below the heading" is not the heading. */
const isOfOther = (order: string): boolean =>
  /^remove\b/iu.test(order)
    ? says(order, 'where') || says(order, 'ordinal')
    : says(order, 'stating') && coloursIn(order).length > 0;

/** The name of the app at the top of every page, which leads to the first. */
const isBrand = ({ name, attributes }: Element, path: string): boolean =>
  name === 'Link' &&
  path.startsWith('src/components/layout/') &&
  attributes.some((one) => one.name === 'to' && one.value === '/');

function toldEdit({ language }: Desk, { order, said, quotes }: Wish, what: string): string {
  const isTitle = /title|heading|headline|h1/iu.test(what);
  if (isTitle && /\b(?:larger|bigger)\b/iu.test(order)) return tell(language, 'larger');
  if (isTitle && /\bsmaller\b/iu.test(order)) return tell(language, 'smaller');
  if (/^remove\b/iu.test(order)) return tell(language, 'blockRemoved', { name: sentence(what) });
  const rest = order
    .slice(order.indexOf(what) + what.length)
    .replace(/^(?:\s*(?:should|shall|to|be|is|are|soll)\b)+/iu, '')
    .trim();
  return rest === ''
    ? tell(language, 'changed', { wish: said })
    : tell(language, 'colour', { what: sentence(what), colour: unquoted(rest, quotes) });
}

/** The name of an app that has no plan: the document's title and where else it stands. */
export const renameInSources: SourceEditor = (desk, wish) => {
  if (desk.plan || !/\b(?:rename|call|name|title)\b/iu.test(wish.order)) return null;
  const name = newName(wish);
  const html = desk.files.get('index.html');
  const old = /<title>([^<]*)<\/title>/u.exec(html ?? '')?.[1];
  if (name === null || html === undefined || old === undefined) return null;
  desk.files.set('index.html', html.replace(`<title>${old}</title>`, `<title>${name}</title>`));
  if (old.trim().length > 2) editAll(desk, ownSources(desk.files), (source) => source.replaceAll(old, name));
  return tell(desk.language, 'renamedApp', { name });
};
