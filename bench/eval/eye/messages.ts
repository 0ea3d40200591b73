import { tidy } from './names.ts';
import { presses } from './presses.ts';
import { isVisible, mainArea, mark, openDialog, stage } from './visible.ts';

export interface Told {
  /** What the page announces: toasts, status and alert regions. */
  readonly announced: readonly string[];
  /** Fields that the app marks as wrong, and what stands beside them. */
  readonly marked: readonly string[];
  /** Fields that the browser itself refuses. */
  readonly native: readonly string[];
  readonly hasDialog: boolean;
  readonly dialogText: string;
}

const ANNOUNCING =
  '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], [data-sonner-toast], output';

export function told(): Told {
  const dialog = openDialog();
  return {
    announced: [...document.querySelectorAll(ANNOUNCING)].map(textOf).filter((text) => text !== ''),
    marked: wrongFields('[aria-invalid=true]'),
    native: wrongFields(':user-invalid'),
    hasDialog: dialog !== undefined,
    dialogText: dialog === undefined ? '' : textOf(dialog),
  };
}

function wrongFields(selector: string): string[] {
  return [...stage().querySelectorAll(selector)]
    .filter(
      (field) =>
        isVisible(field) && !(field instanceof HTMLFieldSetElement) && !(field instanceof HTMLFormElement),
    )
    .map(whatIsWrong);
}

function whatIsWrong(field: Element): string {
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(/\s+/u)
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
  const native =
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement
      ? field.validationMessage
      : '';
  return tidy(`${described} ${native}`) || 'a field is marked';
}

function textOf(element: Element): string {
  return tidy(element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''));
}

/** All that can be read on the page, line by line; values of fields are not part of it. */
export function pageText(): string {
  return document.querySelector('body')?.innerText ?? '';
}

/** What can be read, fields and drawn numbers included: what a display shows. */
export function displayText(): string {
  const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea, output')].map(
    (field) => field.value,
  );
  return `${document.body.innerText}\n${values.join('\n')}`;
}

export function headings(): string[] {
  return [...document.querySelectorAll('h1, h2, h3, [role=heading]')].filter(isVisible).map(textOf);
}

export function overflowing(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width + 1) return [];
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { right, left } = element.getBoundingClientRect();
    return isVisible(element) && (right > width + 1 || left < -1);
  });
  return wide
    .slice(0, 5)
    .map((element) => `<${element.tagName.toLowerCase()}> ${textOf(element).slice(0, 40)}`);
}

/** Pictures of numbers: drawn by SVG or canvas, larger than an icon. */
export function charts(): number {
  return [...document.querySelectorAll('svg, canvas, [role=img], [role=meter], [role=progressbar]')].filter(
    (element) => {
      const { width, height } = element.getBoundingClientRect();
      if (!isVisible(element) || width < 120 || height < 60) return false;
      const shapes = element.querySelectorAll(
        'path, rect, circle, line, polyline, [class*=bar], [style*=height], [style*=width]',
      );
      return element.tagName === 'CANVAS' || shapes.length > 2;
    },
  ).length;
}

/** The content of the page as one string: it changes when anything in it does. Announcements are no content. */
export function fingerprint(): string {
  const area = mainArea();
  const copy = area.cloneNode(true);
  if (copy instanceof Element) for (const live of copy.querySelectorAll(ANNOUNCING)) live.remove();
  const states = presses(mark(area)).map(
    ({ name, isPressed, isDisabled }) => `${name}/${isPressed}/${isDisabled}`,
  );
  const fields = [...area.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]')].map(
    (field) => String(field.checked),
  );
  return tidy(`${copy.textContent ?? ''} ${states.join(' ')} ${fields.join(' ')}`);
}

export interface Figure {
  readonly label: string;
  readonly value: number;
}

/** Numbers that stand alone, each with the words next to it. */
export function figures(): Figure[] {
  const alone = [...mainArea().querySelectorAll('*')].filter(
    (element) =>
      isVisible(element) &&
      element.closest('svg, table, td, button') === null &&
      /^[^\p{L}\d]{0,3}\d[\d.,\s]*[^\p{L}\d]{0,3}$/u.test(textOf(element)),
  );
  return alone.map((element) => ({ label: wordsAround(element), value: numberIn(textOf(element)) }));
}

function wordsAround(element: Element): string {
  let around: Element | null = element.parentElement;
  for (let level = 0; level < 4 && around !== null; level += 1, around = around.parentElement) {
    const words = textOf(around).replace(textOf(element), ' ').trim();
    if (/\p{L}{2}/u.test(words)) return words.slice(0, 120);
  }
  return '';
}

function numberIn(text: string): number {
  return Number(
    text
      .replaceAll(/[^\d.,-]/gu, '')
      .replaceAll(/[.,](?=\d{3}(\D|$))/gu, '')
      .replace(',', '.'),
  );
}
