import { groupName, nameOf } from './names.ts';
import { isFrame, isVisible, mark, stage } from './visible.ts';

export interface Press {
  readonly mark: string;
  readonly name: string;
  readonly role: string;
  readonly isDisabled: boolean;
  readonly isFrame: boolean;
  readonly isCurrent: boolean;
  readonly isPressed: boolean;
  readonly isSubmit: boolean;
  readonly href: string;
  /** The mark of the form it stands in, if any. */
  readonly group: string;
}

const PRESSABLE =
  'a[href], button, summary, input[type=submit], input[type=button], [role=button], [role=link], [role=tab], [role=menuitem], [role=option], [role=switch], [role=menuitemradio], [role=menuitemcheckbox], [role=gridcell][tabindex]';

/** All that can be pressed where a person would act now, or within one marked element. */
export function presses(within?: string): Press[] {
  const root = within === undefined ? stage() : document.querySelector(`[data-eval="${within}"]`);
  if (root === null) return [];
  return [...root.querySelectorAll(PRESSABLE)].filter(isVisible).map(describePress);
}

/** Lists that open above the page (menus, options of a select) stand outside of dialogs. */
export function floatingOptions(): Press[] {
  const open = document.querySelectorAll(
    '[role=listbox] [role=option], [role=menu] [role^=menuitem], [cmdk-item]',
  );
  return [...open].filter(isVisible).map(describePress);
}

function describePress(element: Element): Press {
  const state = (name: string) => element.getAttribute(name);
  const isButton = element instanceof HTMLButtonElement || element instanceof HTMLInputElement;
  return {
    mark: mark(element),
    name: nameOf(element),
    role: state('role') ?? (element.tagName === 'A' ? 'link' : 'button'),
    isDisabled: (isButton && element.disabled) || state('aria-disabled') === 'true',
    isFrame: isFrame(element),
    isCurrent:
      state('aria-current') !== null || state('aria-selected') === 'true' || state('data-state') === 'active',
    isPressed:
      state('aria-pressed') === 'true' || state('aria-checked') === 'true' || state('data-state') === 'on',
    isSubmit: isButton && element.type === 'submit' && element.form !== null,
    href: element instanceof HTMLAnchorElement ? element.href : '',
    group: groupName(
      element.closest('fieldset, [role=group], [role=radiogroup], [role=tablist], [role=toolbar]'),
    ),
  };
}

export interface Way {
  readonly mark: string;
  readonly name: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** Links of the navigation: in the header, a side bar, the footer, a row of tabs, or anywhere around the content. */
export function ways(): Way[] {
  const links = document.querySelectorAll(
    'a[href], nav button, [role=navigation] button, aside button, [role=tablist] [role=tab]',
  );
  return [...links].filter((link) => isVisible(link) && isWay(link)).map(describeWay);
}

function isWay(link: Element): boolean {
  const isOwn = !(link instanceof HTMLAnchorElement) || link.origin === location.origin;
  if (!isOwn || nameOf(link) === '' || link.closest('[role=dialog], [role=alertdialog]') !== null)
    return false;
  const content = document.querySelector('main, [role=main]');
  const isAround = content !== null && link instanceof HTMLAnchorElement && !content.contains(link);
  return isAround || isFrame(link) || link.closest('nav, [role=navigation], [role=tablist]') !== null;
}

function describeWay(link: Element): Way {
  return {
    mark: mark(link),
    name: nameOf(link),
    href: link instanceof HTMLAnchorElement ? link.href : '',
    isCurrent: link.getAttribute('aria-current') !== null || link.getAttribute('aria-selected') === 'true',
  };
}
