import { type Element, insertElement, setProp } from '@loam/source-edit';
import { pascal } from '../write/names.ts';
import { findPages } from './named.ts';
import { locate } from './picked.ts';
import { pictureSource } from './pictures.ts';
import { tell } from './said.data.ts';
import type { Desk, SourceEditor } from './source-change.ts';
import { editFirst, elementsOf, ownSources } from './source-edits.ts';

/** Puts attached pictures where they are wanted: logo, beside what is pointed at, else on top of a page. */
export const placeImage: SourceEditor = (desk, wish) => {
  const { images, selectedElements } = desk.input;
  if (images.length === 0) return null;
  const isLogo = /\b(?:logo|brand|icon)\b/iu.test(wish.order);
  const isPicked = !isLogo && selectedElements.length > 0;
  const path = isPicked ? atPicked(desk) : isLogo ? asLogo(desk) : onTop(desk, pageNamed(desk, wish.order));
  return path === null
    ? null
    : tell(desk.language, 'imagePlaced', {
        name: images.map(({ name }) => name).join(', '),
        where: isLogo ? 'logo' : `\`${path}\``,
      });
};

const altOf = (name: string): string =>
  name
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .replaceAll('"', '');

const jsxOf = ({ input }: Desk, className = 'w-full rounded-lg object-cover'): string =>
  input.images
    .map((image) => {
      const source = JSON.stringify(pictureSource(image));
      return `<img src=${source} alt="${altOf(image.name)}" className="${className}" />`;
    })
    .join('\n');

function atPicked(desk: Desk): string | null {
  const [picked] = desk.input.selectedElements;
  const [image] = desk.input.images;
  const located = picked && locate(desk, picked);
  if (!located) return null;
  const { element, path } = located;
  return editFirst(desk, [path], (source) => {
    const place = { source, at: element.position, path };
    return element.name === 'img' && image
      ? setProp(place, 'src', pictureSource(image))
      : insertElement(place, 'after', jsxOf(desk));
  });
}

/** In front of the name in the header. */
function asLogo(desk: Desk): string | null {
  const isFrame = (path: string): number => Number(/layout|header|nav/i.test(path));
  const paths = ownSources(desk.files).toSorted((left, right) => isFrame(right) - isFrame(left));
  const jsx = jsxOf(desk, 'mr-2 inline-block h-8 w-auto');
  const placed = editFirst(desk, paths, (source, path) => {
    const elements = elementsOf(source, path);
    const header = elements.findIndex(({ name }) => name === 'header' || name === 'nav');
    const home = elements.find((element) => isHome(element) && isInside(elements, element, header));
    const brand = header < 0 ? undefined : (home ?? elements[header]);
    return brand ? insertElement({ source, at: brand.position, path }, 'inside-start', jsx) : null;
  });
  return placed ?? onTop(desk);
}

const isHome = (element: Element): boolean =>
  element.attributes.some(({ name, value }) => (name === 'to' || name === 'href') && value === '/');

function isInside(elements: readonly Element[], element: Element, ancestor: number): boolean {
  for (let at = element.parent; at !== undefined; at = elements[at]?.parent) if (at === ancestor) return true;
  return false;
}

/** The source of the page that a wish names. */
function pageNamed({ plan, files }: Desk, order: string): string | undefined {
  const page = plan === null ? undefined : findPages(order, plan)[0]?.item;
  const name = page && `src/pages/${pascal(page.id)}`;
  return [`${name}.tsx`, `${name}Page.tsx`].find((path) => files.has(path));
}

const STARTS = ['src/pages/Index.tsx', 'src/pages/index.tsx', 'src/pages/Home.tsx', 'src/App.tsx'];

function onTop(desk: Desk, wanted?: string): string | null {
  const path = wanted ?? STARTS.find((one) => desk.files.has(one)) ?? ownSources(desk.files)[0];
  return editFirst(desk, path === undefined ? [] : [path], (source, at) => {
    const root = elementsOf(source, at).find(({ name }) => name !== '');
    return root ? insertElement({ source, at: root.position, path: at }, 'inside-start', jsxOf(desk)) : null;
  });
}
