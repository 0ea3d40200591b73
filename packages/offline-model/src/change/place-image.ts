import { insertElement, setProp } from '@loam/source-edit';
import type { Element } from '@loam/source-edit';
import { pascal } from '../write/names.ts';
import { findPages } from './named.ts';
import { locate } from './picked.ts';
import { pictureSource } from './pictures.ts';
import { tell } from './said.data.ts';
import type { Desk, SourceEditor } from './source-change.ts';
import { elementsOf, ownSources, tried } from './source-edits.ts';

/** Puts attached pictures where they are wanted: logo, background, gallery, beside what is pointed at, else on top of the first page. */
export const placeImage: SourceEditor = (desk, wish) => {
  const { images } = desk.input;
  if (images.length === 0) return null;
  const isLogo = /\b(?:logo|brand|icon)\b/iu.test(wish.order);
  const where = isLogo ? 'logo' : desk.input.selectedElements.length > 0 ? 'picked' : 'hero';
  const path =
    where === 'picked' ? atPicked(desk) : isLogo ? asLogo(desk) : onTop(desk, pageNamed(desk, wish.order));
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

const jsxOf = (desk: Desk, className: string): string =>
  desk.input.images
    .map(
      (image) =>
        `<img src=${JSON.stringify(pictureSource(image))} alt="${altOf(image.name)}" className="${className}" />`,
    )
    .join('\n');

const PICTURE = 'w-full rounded-lg object-cover';

function atPicked(desk: Desk): string | null {
  const [picked] = desk.input.selectedElements;
  const found = picked && locate(desk, picked);
  if (!found) return null;
  const place = { source: found.source, at: found.element.position, path: found.path };
  const [image] = desk.input.images;
  const next =
    found.element.name === 'img' && image
      ? tried(() => setProp(place, 'src', pictureSource(image)))
      : tried(() => insertElement(place, 'after', jsxOf(desk, PICTURE)));
  return put(desk, found.path, next);
}

/** In front of the name in the header. */
function asLogo(desk: Desk): string | null {
  for (const path of ownSources(desk.files).toSorted(
    (left, right) => Number(/layout|header|nav/i.test(right)) - Number(/layout|header|nav/i.test(left)),
  )) {
    const source = desk.files.get(path) ?? '';
    const elements = elementsOf(source, path);
    const header = elements.findIndex(({ name }) => name === 'header' || name === 'nav');
    if (header < 0) continue;
    const brand =
      elements.find((element) => isHome(element) && isInside(elements, element, header)) ?? elements[header];
    const next =
      brand &&
      tried(() =>
        insertElement(
          { source, at: brand.position, path },
          'inside-start',
          jsxOf(desk, 'mr-2 inline-block h-8 w-auto'),
        ),
      );
    const done = put(desk, path, next ?? null);
    if (done !== null) return done;
  }
  return onTop(desk);
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
  if (page === undefined) return undefined;
  return [`src/pages/${pascal(page.id)}.tsx`, `src/pages/${pascal(page.id)}Page.tsx`].find((path) =>
    files.has(path),
  );
}

function onTop(desk: Desk, wanted?: string): string | null {
  const path =
    wanted ??
    ['src/pages/Index.tsx', 'src/pages/index.tsx', 'src/pages/Home.tsx', 'src/App.tsx'].find((one) =>
      desk.files.has(one),
    ) ??
    ownSources(desk.files)[0];
  const source = path === undefined ? undefined : desk.files.get(path);
  if (path === undefined || source === undefined) return null;
  const [root] = elementsOf(source, path).filter(({ name }) => name !== '');
  return root
    ? put(
        desk,
        path,
        tried(() => insertElement({ source, at: root.position, path }, 'inside-start', jsxOf(desk, PICTURE))),
      )
    : null;
}

function put(desk: Desk, path: string, next: string | null): string | null {
  if (next === null) return null;
  desk.files.set(path, next);
  return path;
}
