import { clip } from '../core/limits.ts';
import type { PickedElement } from '../core/pick-messages.ts';
import { componentOf, keyOf, ownPlaceOf, reactPlacesOf } from './source-places.ts';

const MAX_ANCESTORS = 12;
const MAX_COUNTED = 20_000;
const LIMITS = { text: 500, classes: 2000, selector: 1000, src: 2000, style: 200, label: 60 } as const;

/** What the controls of the builder show as present. */
const STYLES = [
  'color',
  'background-color',
  'font-size',
  'font-weight',
  'text-align',
  'line-height',
  'padding',
  'margin',
  'gap',
  'width',
  'height',
  'border-radius',
  'border-width',
  'border-color',
  'opacity',
  'display',
  'flex-direction',
  'justify-content',
  'align-items',
  'box-shadow',
] as const;

/** Colours that the theme of a project gives a meaning to; the builder shows them beside their names. */
const THEME = [
  'foreground',
  'background',
  'muted-foreground',
  'muted',
  'primary',
  'primary-foreground',
  'secondary',
  'accent',
  'card',
  'border',
  'destructive',
] as const;

export interface ElementNames {
  /** The same node always has the same name. */
  idOf(node: Element): string;
}

export function describePicked(node: Element, { idOf }: ElementNames): PickedElement {
  const { places, component } = reactPlacesOf(node);
  const [own] = places;
  const src = node.getAttribute('src');
  return {
    id: idOf(node),
    tag: node.localName.slice(0, LIMITS.label),
    label: labelOf(node),
    ...(component === undefined ? {} : { component: component.slice(0, 100) }),
    text: clip(textOf(node), LIMITS.text),
    classes: clip(node.getAttribute('class') ?? '', LIMITS.classes),
    selector: clip(selectorOf(node), LIMITS.selector),
    ...(src === null ? {} : { src: clip(src, LIMITS.src) }),
    places,
    same: own === undefined ? 1 : Math.max(1, sameAs(node).length),
    ancestors: ancestorsOf(node)
      .slice(0, MAX_ANCESTORS)
      .toReversed()
      .map((above) => ({ id: idOf(above), label: labelOf(above) })),
    styles: stylesOf(node),
    is_plain: isPlain(node),
  };
}

export function labelOf(node: Element): string {
  return (componentOf(node) ?? node.localName).slice(0, LIMITS.label);
}

/** Every element of the page that comes from the same place of the source, in the order of the page. */
export function sameAs(node: Element): readonly Element[] {
  const place = ownPlaceOf(node);
  if (place === undefined) return [node];
  return elementsAt(node.ownerDocument, place);
}

export function elementsAt(document: Document, place: string): readonly Element[] {
  const all = [...document.querySelectorAll('body *')].slice(0, MAX_COUNTED);
  const own = all.filter((candidate) => ownPlaceOf(candidate) === place);
  if (own.length > 0) return own;
  // The use of a component is told by what it renders.
  return all.filter((candidate) => reactPlacesOf(candidate).places.some((one) => keyOf(one) === place));
}

export function placeKeyOf(node: Element): string | undefined {
  const [own] = reactPlacesOf(node).places;
  return own && keyOf(own);
}

/** Its words are one text node, so that writing over them leaves the page's own nodes as they are. */
export function isPlain(node: Element): boolean {
  const [only] = node.childNodes;
  return node.childNodes.length === 1 && only?.nodeType === 3;
}

function ancestorsOf(node: Element): readonly Element[] {
  const found: Element[] = [];
  for (let above = node.parentElement; above; above = above.parentElement) {
    if (above.localName === 'body' || above.localName === 'html') break;
    found.push(above);
  }
  return found;
}

function textOf(node: Element): string {
  const own = [...node.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ nodeValue }) => nodeValue ?? '');
  const text = own.join('').trim() === '' ? (node.textContent ?? '') : own.join('');
  return text.replaceAll(/\s+/g, ' ').trim();
}

function stylesOf(node: Element): Readonly<Record<string, string>> {
  const computed = node.ownerDocument.defaultView?.getComputedStyle(node);
  const found: Record<string, string> = {};
  const add = (name: string) => {
    const value = (computed?.getPropertyValue(name) ?? '').trim();
    if (value !== '' || !name.startsWith('--')) found[name] = value.slice(0, LIMITS.style);
  };
  STYLES.forEach(add);
  for (const name of THEME) add(`--${name}`);
  return found;
}

/** A way to the element that a reader of the page's markup can follow. */
function selectorOf(node: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = node; at && steps.length < 8; at = at.parentElement) {
    if (at.id !== '') {
      steps.unshift(`#${CSS.escape(at.id)}`);
      break;
    }
    const { localName, parentElement } = at;
    const alike = [...(parentElement?.children ?? [])].filter((child) => child.localName === localName);
    steps.unshift(alike.length > 1 ? `${localName}:nth-of-type(${alike.indexOf(at) + 1})` : localName);
    if (localName === 'body') break;
  }
  return steps.join(' > ');
}
