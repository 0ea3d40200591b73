import { escaped } from '../understand/tokens.ts';
import { AppError } from '@loam/kernel';
import {
  findElements,
  type Element,
  parse,
  type Place,
  removeElement,
  setClasses,
  setText,
} from '@loam/source-edit';
import { newName } from './ask.ts';
import { tell } from './said.data.ts';
import type { Desk, SourceEditor } from './source-change.ts';
import { styleIn } from './style-words.ts';
import type { Wish } from './wish.ts';

/** Sources that people own; the template's own components stay out of searches. */
export const ownSources = (files: ReadonlyMap<string, string>): readonly string[] =>
  [...files.keys()].filter(
    (path) => /^src\/.+\.[jt]sx$/.test(path) && !path.startsWith('src/components/ui/'),
  );

export function elementsOf(source: string, path: string): readonly Element[] {
  try {
    return findElements(source, path);
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

/** What an edit gives, or null where the source does not allow it. */
export function tried(edit: () => string): string | null {
  try {
    return edit();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

export const classesOf = (element: Element): readonly string[] =>
  (element.attributes.find(({ name }) => name === 'className')?.value ?? '')
    .split(/[\s"'`]+/)
    .filter((name) => /^[\w:[\]#/.%()-]+$/.test(name));

/** "change “A” to “B”" wherever A stands. */
export const replaceInSources: SourceEditor = (desk, wish) => {
  const [first, second] = [...wish.order.matchAll(/“(\d+)”/g)].map(
    ([, index]) => wish.quotes[Number(index)] ?? '',
  );
  if (first === undefined) return null;
  if (second === undefined) return removeQuoted(desk, wish, first);
  let count = 0;
  for (const path of [
    ...ownSources(desk.files),
    'index.html',
    ...[...desk.files.keys()].filter((one) => /^src\/.+\.ts$/.test(one)),
  ]) {
    const source = desk.files.get(path) ?? '';
    if (!source.includes(first)) continue;
    const next = source.replaceAll(
      new RegExp(`(?<![\\p{L}\\p{N}])${escaped(first)}(?![\\p{L}\\p{N}])`, 'gu'),
      second,
    );
    if (next === source || parse(next, path).errors.length > 0) continue;
    desk.files.set(path, next);
    count += 1;
  }
  return count === 0
    ? tell(desk.language, 'textMissing', { old: first })
    : tell(desk.language, 'textChanged', { old: first, name: second });
};

/** "remove “Learn more”". */
function removeQuoted(desk: Desk, wish: Wish, text: string): string | null {
  if (!/^remove\b/iu.test(wish.order)) return null;
  for (const path of ownSources(desk.files)) {
    const source = desk.files.get(path) ?? '';
    const element = elementsOf(source, path).find((one) => one.text === text);
    const next = element && tried(() => removeElement({ source, at: element.position, path }));
    if (next === undefined || next === null) continue;
    desk.files.set(path, next);
    return tell(desk.language, 'blockRemoved', { name: `“${text}”` });
  }
  return null;
}

const TAGS: readonly (readonly [RegExp, (element: Element) => boolean])[] = [
  [/\b(?:title|titles|heading|headings|headline|h1)\b/iu, ({ name }) => name === 'h1'],
  [/\b(?:subtitles?|sub ?headings?|h2)\b/iu, ({ name }) => name === 'h2'],
  [/\bfooter\b/iu, ({ name }) => name === 'footer'],
  [/\bheader\b/iu, ({ name }) => name === 'header'],
  [/\b(?:navigation|nav|menu)\b/iu, ({ name }) => name === 'nav'],
  [/\bbuttons?\b/iu, ({ name }) => name === 'button' || name === 'Button'],
  [/\b(?:images?|pictures?|photos?|logo)\b/iu, ({ name }) => name === 'img' || name === 'Picture'],
  [/\b(?:paragraphs?|texts?|body text|words)\b/iu, ({ name }) => name === 'p'],
  [/\blinks?\b/iu, ({ name }) => name === 'a' || name === 'Link' || name === 'NavLink'],
];

/** "make the title larger", "the footer text centered", "remove the footer". */
export const editNamedElements: SourceEditor = (desk, wish) => {
  const rule = TAGS.find(([pattern]) => pattern.test(wish.order));
  if (!rule) return null;
  const [pattern, fits] = rule;
  const what = pattern.exec(wish.order)?.[0] ?? '';
  const isRemoval = /^remove\b/iu.test(wish.order);
  const name = /“/.test(wish.order) ? newName(wish) : null;
  const isOnce = name !== null || isRemoval;
  let count = 0;
  for (const path of ownSources(desk.files)) {
    const source = desk.files.get(path) ?? '';
    const next = editFile(source, path, { fits, wish, isRemoval, name });
    if (next === source) continue;
    desk.files.set(path, next);
    count += 1;
    if (isOnce) break;
  }
  return count === 0 ? null : toldEdit(desk, wish, what);
};

function toldEdit({ language }: Desk, { order }: Wish, what: string): string {
  const isTitle = /title|heading|headline|h1/iu.test(what);
  if (isTitle && /\b(?:larger|bigger)\b/iu.test(order)) return tell(language, 'larger');
  if (isTitle && /\bsmaller\b/iu.test(order)) return tell(language, 'smaller');
  if (/^remove\b/iu.test(order)) return tell(language, 'blockRemoved', { name: what });
  return tell(language, 'colour', { what, colour: order.replace(/^(?:make|change|set)\s+/iu, '') });
}

interface NamedEdit {
  readonly fits: (element: Element) => boolean;
  readonly wish: Wish;
  readonly isRemoval: boolean;
  readonly name: string | null;
}

/** From the last element to the first, so that positions before an edit stay true. */
function editFile(source: string, path: string, edit: NamedEdit): string {
  let current = source;
  for (const element of elementsOf(source, path).filter(edit.fits).toReversed()) {
    const next = tried(() => editElement({ source: current, at: element.position, path }, element, edit));
    if (next === null || next === current) continue;
    if (edit.isRemoval || edit.name !== null) return next;
    current = next;
  }
  return current;
}

function editElement(place: Place, element: Element, { wish, isRemoval, name }: NamedEdit): string {
  if (isRemoval) return removeElement(place);
  if (name !== null) return setText(place, name);
  const style = styleIn(wish.order, wish.language, { name: element.name, classes: classesOf(element) });
  return style === null ? place.source : setClasses(place, style);
}

/** The name of an app that has no plan: the document's title and where else it stands. */
export const renameInSources: SourceEditor = (desk, wish) => {
  if (desk.plan || !/\b(?:rename|call|name|title)\b/iu.test(wish.order)) return null;
  const name = newName(wish);
  const html = desk.files.get('index.html');
  const old = /<title>([^<]*)<\/title>/u.exec(html ?? '')?.[1];
  if (name === null || html === undefined || old === undefined) return null;
  desk.files.set('index.html', html.replace(`<title>${old}</title>`, `<title>${name}</title>`));
  for (const path of ownSources(desk.files)) {
    const source = desk.files.get(path) ?? '';
    const next = old.trim().length > 2 ? source.replaceAll(old, name) : source;
    if (next !== source && parse(next, path).errors.length === 0) desk.files.set(path, next);
  }
  return tell(desk.language, 'renamedApp', { name });
};
