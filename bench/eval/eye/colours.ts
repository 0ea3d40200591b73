import { nameOf, tidy } from './names.ts';
import { isFrame, isVisible, mainArea } from './visible.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

export interface Painted {
  readonly what: string;
  readonly colour: Rgb;
  /** Of its own text on it; undefined where it has none. */
  readonly contrast?: number;
}

export interface Colours {
  readonly page: readonly Painted[];
  readonly header: readonly Painted[];
  readonly button: readonly Painted[];
  readonly activeNav: readonly Painted[];
  readonly heading: readonly Painted[];
  readonly accent: readonly Painted[];
  /** Texts of the page with too little contrast. */
  readonly faint: readonly string[];
}

let pen: CanvasRenderingContext2D | null = null;

/** Any CSS colour as the screen shows it, with its opacity from 0 to 1. */
function read(css: string): [...Rgb, number] {
  pen ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  });
  if (pen === null) return [0, 0, 0, 0];
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = css;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

function behind(element: Element | null): Rgb {
  if (element === null) return [255, 255, 255];
  const [red, green, blue, alpha] = read(getComputedStyle(element).backgroundColor);
  if (alpha >= 0.99) return [red, green, blue];
  const below = behind(element.parentElement);
  return [mix(red, below[0], alpha), mix(green, below[1], alpha), mix(blue, below[2], alpha)];
}

const mix = (over: number, under: number, alpha: number): number =>
  Math.round(over * alpha + under * (1 - alpha));

const hasOwnBackground = (element: Element): boolean =>
  read(getComputedStyle(element).backgroundColor)[3] > 0.5;

export function colours(): Colours {
  const buttons = all('button, a[href], [role=button], input[type=submit]').filter((element) =>
    hasOwnBackground(element),
  );
  const frames = all('header, [role=banner], nav, [role=navigation], aside').filter(isFrame);
  const current = all('[aria-current], [role=tab][aria-selected=true]');
  const marks = all('main a, main svg, main [class*=border], main span, main div, h1, h2, h3').slice(0, 250);
  const header = frames.map((element) => paint(element, behind(element)));
  const button = buttons.map((element) => paint(element, behind(element)));
  const activeNav = current.flatMap(inAllWays);
  const heading = all('h1, h2').map((element) => ({ what: nameOf(element), colour: ink(element) }));
  return {
    page: [paint(mainArea(), behind(mainArea()))],
    header,
    button,
    activeNav,
    heading,
    accent: [...header, ...button, ...activeNav, ...heading, ...marks.flatMap(inAllWays)],
    faint: faintTexts(),
  };
}

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isVisible);

function paint(element: Element, colour: Rgb): Painted {
  const what = `<${element.tagName.toLowerCase()}> ${nameOf(element).slice(0, 30)}`;
  return tidy(element.textContent ?? '') === ''
    ? { what, colour }
    : { what, colour, contrast: contrast(ink(element), colour) };
}

function inAllWays(element: Element): Painted[] {
  const style = getComputedStyle(element);
  const edges = [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth].some(
    (width) => parseFloat(width) > 0,
  );
  const what = `<${element.tagName.toLowerCase()}> ${nameOf(element).slice(0, 30)}`;
  const found: Painted[] = [{ what, colour: ink(element) }];
  if (hasOwnBackground(element)) found.push({ what, colour: behind(element) });
  for (const css of edges ? [style.borderTopColor, style.borderBottomColor, style.borderLeftColor] : []) {
    const [red, green, blue, alpha] = read(css);
    if (alpha > 0.5) found.push({ what, colour: [red, green, blue] });
  }
  return found;
}

function ink(element: Element): Rgb {
  const [red, green, blue, alpha] = read(getComputedStyle(element).color);
  const below = behind(element);
  return [mix(red, below[0], alpha), mix(green, below[1], alpha), mix(blue, below[2], alpha)];
}

function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((left, right) => right - left);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const value = part / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function faintTexts(): string[] {
  const holders = all('h1, h2, h3, p, li, td, th, label, a, button, span, dt, dd')
    .filter((element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim().length > 1),
    )
    .filter(
      (element) =>
        !element.matches(':disabled, [aria-disabled=true]') &&
        element.closest('svg, [aria-hidden=true]') === null,
    )
    .slice(0, 120);
  return holders.flatMap((element) => {
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    // What is painted over a picture or a gradient cannot be told from styles.
    if (hasPicture(element)) return [];
    const value = contrast(ink(element), behind(element));
    return value >= (isLarge ? 3 : 4.5) - 0.05
      ? []
      : [`"${nameOf(element).slice(0, 30)}" ${value.toFixed(2)}`];
  });
}

function hasPicture(element: Element | null): boolean {
  if (element === null) return false;
  return getComputedStyle(element).backgroundImage !== 'none' || hasPicture(element.parentElement);
}
