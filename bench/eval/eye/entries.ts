import { tidy } from './names.ts';
import { isFrame, isVisible, mark, mainArea } from './visible.ts';

export interface Entry {
  readonly mark: string;
  readonly title: string;
  readonly text: string;
  /** Cells of a table row under their headings. */
  readonly cells: Readonly<Record<string, string>>;
}

export interface Listing {
  /** What entries of this list look like, so that the list is known again when one entry is left. */
  readonly kind: string;
  readonly entries: readonly Entry[];
}

const SEMANTIC = ['TR', 'LI', 'ARTICLE'];

/** The main list of the page: rows, items, articles or cards that look alike. */
export function listing(kind?: string): Listing {
  const groups = groupsOf(mainArea());
  const [found, items] =
    kind === undefined
      ? ([...groups].toSorted((left, right) => weight(right) - weight(left))[0] ?? ['', []])
      : [kind, groups.get(kind) ?? single(kind)];
  return { kind: found, entries: items.map(describeEntry) };
}

function groupsOf(area: Element): Map<string, Element[]> {
  const groups = new Map<string, Element[]>();
  for (const element of area.querySelectorAll(
    'tr, li, article, [role=listitem], [role=row], div, a, section, label, form',
  )) {
    if (!canBeEntry(element, area)) continue;
    const key = kindOf(element);
    groups.set(key, [...(groups.get(key) ?? []), element]);
  }
  for (const [key, items] of groups) {
    const outer = items.filter((item) => !items.some((other) => other !== item && other.contains(item)));
    const isSemantic = SEMANTIC.includes(key.split('|')[0] ?? '') || key.includes('role=');
    if (outer.length < (isSemantic ? 1 : 2)) groups.delete(key);
    else groups.set(key, outer);
  }
  return groups;
}

function canBeEntry(element: Element, area: Element): boolean {
  if (area === document.body && isFrame(element)) return false;
  if (
    element.closest(
      'nav, [role=navigation], [role=tablist], svg, [role=listbox], [role=menu], thead, fieldset, [role=radiogroup], [data-sonner-toaster], ol[data-radix-collection-item], [role=region][aria-label*=otification]',
    )
  )
    return false;
  if (element.querySelector('th') !== null && element.querySelector('td') === null) return false;
  // A place that says that nothing is there often spans a row.
  if (
    element.tagName === 'TR' &&
    element.querySelectorAll('td').length === 1 &&
    element.querySelector('td[colspan]')
  )
    return false;
  const text = element.textContent ?? '';
  return text.trim().length > 2 && isVisible(element);
}

function kindOf(element: Element): string {
  const role = element.getAttribute('role');
  const parent = element.parentElement;
  return `${element.tagName}|${role ? `role=${role}` : ''}|${steady(element)}|${parent?.tagName ?? ''}|${parent ? steady(parent) : ''}`;
}

/** The classes without those that tell a state, which differ from entry to entry. */
function steady(element: Element): string {
  const isState = /^(opacity|line-through|bg-|text-|border-|ring|is-|active|selected|done|unread|font-)/u;
  return [...element.classList]
    .filter((name) => !isState.test(name))
    .toSorted()
    .join(' ');
}

function weight([key, items]: [string, Element[]]): number {
  const letters = items.reduce((sum, item) => sum + Math.min(tidy(item.textContent ?? '').length, 160), 0);
  const parents = new Set(items.map((item) => item.parentElement)).size;
  const tag = key.split('|')[0] ?? '';
  const isSemantic = SEMANTIC.includes(tag) || key.includes('role=');
  const isRich = items.some(
    (item) => item.querySelector('button, a, h2, h3, h4, td, input') !== null || item.tagName === 'A',
  );
  return (
    (letters / parents ** 0.5) * (isSemantic ? 3 : 1) * (isRich ? 1.5 : 0.6) * (items.length > 2 ? 1 : 0.5)
  );
}

function single(kind: string): Element[] {
  const [tag = ''] = kind.split('|');
  return [...mainArea().querySelectorAll(tag || 'never')].filter(
    (element) => isVisible(element) && kindOf(element) === kind && canBeEntry(element, mainArea()),
  );
}

function describeEntry(element: Element): Entry {
  const inner = element instanceof HTMLElement ? element.innerText : (element.textContent ?? '');
  return { mark: mark(element), title: titleOf(element), text: tidy(inner), cells: cellsOf(element) };
}

function titleOf(element: Element): string {
  const heading = element.querySelector('h1, h2, h3, h4, h5, [role=heading]');
  const cell = element.tagName === 'TR' ? firstTextCell(element) : null;
  const strong = element.querySelector('a, strong, b, [class*=font-medium], [class*=font-semibold]');
  const first = [heading, cell, strong]
    .map((found) => tidy(found?.textContent ?? ''))
    .find((text) => text.length > 1);
  const inner = element instanceof HTMLElement ? element.innerText : (element.textContent ?? '');
  return first ?? tidy(inner.split('\n')[0] ?? '');
}

function firstTextCell(row: Element): Element | undefined {
  return [...row.querySelectorAll('td, th')].find((cell) => /\p{L}{2}/u.test(cell.textContent ?? ''));
}

function cellsOf(row: Element): Record<string, string> {
  if (row.tagName !== 'TR') return {};
  const heads = [...(row.closest('table')?.querySelectorAll('thead th') ?? [])];
  const cells = [...row.children];
  return Object.fromEntries(
    heads.map((head, index) => [tidy(head.textContent ?? ''), tidy(cells[index]?.textContent ?? '')]),
  );
}
