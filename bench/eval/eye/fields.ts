import { groupName, labelOf, nameOf, tidy } from './names.ts';
import { isFrame, isVisible, mark, openDialog, stage } from './visible.ts';

export type FieldKind =
  | 'text'
  | 'number'
  | 'date'
  | 'time'
  | 'datetime'
  | 'month'
  | 'email'
  | 'password'
  | 'url'
  | 'tel'
  | 'search'
  | 'color'
  | 'range'
  | 'file'
  | 'select'
  | 'combobox'
  | 'checkbox'
  | 'radio'
  | 'pick-date';

export interface Field {
  readonly mark: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly value: string;
  readonly isRequired: boolean;
  readonly isLong: boolean;
  readonly isFrame: boolean;
  readonly min: string;
  readonly max: string;
  readonly step: string;
  /** Labels of what can be chosen; those of a combobox are known once it is open. */
  readonly options: readonly string[];
  /** Marks of what can be chosen, in the order of `options`. */
  readonly optionMarks: readonly string[];
  readonly form: string;
}

const FIELDS =
  'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image]), textarea, select, [role=combobox]:not(input), [role=checkbox], [role=switch], [role=radiogroup], [contenteditable=true]';
const INPUT_KINDS: Readonly<Record<string, FieldKind>> = {
  number: 'number',
  date: 'date',
  time: 'time',
  'datetime-local': 'datetime',
  month: 'month',
  email: 'email',
  password: 'password',
  url: 'url',
  tel: 'tel',
  search: 'search',
  color: 'color',
  range: 'range',
  file: 'file',
  checkbox: 'checkbox',
  radio: 'radio',
};

/** Fields where a person would act now, or within one marked element. */
export function fields(within?: string): Field[] {
  const root = within === undefined ? stage() : document.querySelector(`[data-eval="${within}"]`);
  if (root === null) return [];
  const all = [...root.querySelectorAll(FIELDS), ...dateButtons(root)].filter(canBeUsed);
  const seen = new Set<string>();
  return all.map(describeField).filter((field) => {
    // Radio buttons of one name are one field.
    if (field.kind !== 'radio') return true;
    const isNew = !seen.has(field.mark);
    seen.add(field.mark);
    return isNew;
  });
}

function canBeUsed(element: Element): boolean {
  if (element.getAttribute('aria-hidden') === 'true' || element.closest('[aria-hidden=true]') !== null)
    return false;
  if (element instanceof HTMLInputElement && element.type === 'file') return true;
  if (element instanceof HTMLInputElement && element.type === 'radio') {
    const group = element.closest('[role=radiogroup]');
    return group === null || group.querySelector('[role=radio]') === null;
  }
  return isVisible(element) && !element.matches(':disabled');
}

/** Buttons that open a calendar. */
function dateButtons(root: Element): Element[] {
  return [...root.querySelectorAll('button[aria-haspopup=dialog]')].filter((button) =>
    /date|datum|data|fecha|tag|pick|wähle|escolh|elig|chois/iu.test(`${nameOf(button)} ${labelOf(button)}`),
  );
}

function describeField(element: Element): Field {
  const options = optionsOf(element);
  const attribute = (name: string) => element.getAttribute(name) ?? '';
  const isInput = element instanceof HTMLInputElement;
  const holder = isInput && element.type === 'radio' ? firstOfGroup(element) : element;
  return {
    mark: mark(holder),
    label:
      isInput && element.type === 'radio'
        ? groupName(element.closest('fieldset, [role=radiogroup], [role=group]')) || element.name
        : labelOf(element),
    kind: kindOf(element),
    value: valueOf(element),
    isRequired: element.matches(':required') || attribute('aria-required') === 'true',
    isLong: element instanceof HTMLTextAreaElement,
    isFrame: openDialog() === undefined && isFrame(element),
    min: attribute('min'),
    max: attribute('max'),
    step: attribute('step'),
    options: options.map(({ label }) => label),
    optionMarks: options.map(({ element: option }) => mark(option)),
    form: element.closest('form') === null ? '' : mark(element.closest('form') ?? element),
  };
}

function kindOf(element: Element): FieldKind {
  const role = element.getAttribute('role');
  if (role === 'checkbox' || role === 'switch') return 'checkbox';
  if (role === 'radiogroup') return 'radio';
  if (element instanceof HTMLSelectElement) return 'select';
  if (element instanceof HTMLInputElement) return INPUT_KINDS[element.type] ?? 'text';
  if (element instanceof HTMLButtonElement)
    return element.getAttribute('aria-haspopup') === 'dialog' ? 'pick-date' : 'combobox';
  return role === 'combobox' ? 'combobox' : 'text';
}

function valueOf(element: Element): string {
  if (element instanceof HTMLSelectElement) return tidy(element.selectedOptions[0]?.textContent ?? '');
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type))
    return String(element.checked);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  return element.getAttribute('aria-checked') ?? tidy(element.textContent ?? '');
}

interface Option {
  readonly label: string;
  readonly element: Element;
}

function optionsOf(element: Element): Option[] {
  if (element instanceof HTMLSelectElement) {
    return [...element.options]
      .filter((option) => !option.disabled)
      .map((option) => ({ label: tidy(option.textContent ?? ''), element: option }));
  }
  if (element instanceof HTMLInputElement && element.type === 'radio') {
    const scope = element.closest('form, fieldset, [role=radiogroup]') ?? document.body;
    const same = [...scope.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      (radio) => radio.name === element.name && !radio.disabled,
    );
    return same.map((radio) => ({ label: labelOf(radio), element: radio }));
  }
  if (element.getAttribute('role') === 'radiogroup') {
    return [...element.querySelectorAll('[role=radio]')].map((radio) => ({
      label: labelOf(radio) || nameOf(radio),
      element: radio,
    }));
  }
  return [];
}

function firstOfGroup(radio: HTMLInputElement): Element {
  const scope = radio.closest('form, fieldset, [role=radiogroup]') ?? document.body;
  return (
    [...scope.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
      (other) => other.name === radio.name,
    ) ?? radio
  );
}
