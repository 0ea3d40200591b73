let lastMark = 0;

/** What a person could point at. Things of one pixel are for screen readers alone. */
export function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2;
}

/** Gives an element a mark by which the runner can point at it. */
export function mark(element: Element): string {
  const known = element.getAttribute('data-eval');
  if (known !== null) return known;
  lastMark += 1;
  element.setAttribute('data-eval', String(lastMark));
  return String(lastMark);
}

const DIALOGS = '[role=dialog], [role=alertdialog], dialog[open]';

export function openDialog(): Element | undefined {
  return [...document.querySelectorAll(DIALOGS)].filter(isVisible).at(-1);
}

/** Where a person would act now: the open dialog, or the page. */
export function stage(): Element {
  return openDialog() ?? document.body;
}

export function mainArea(): Element {
  return [...document.querySelectorAll('main, [role=main]')].find(isVisible) ?? document.body;
}

const FRAME = 'nav, [role=navigation], header, [role=banner], footer, [role=contentinfo], aside';

/** Header, navigation and footer of the page; a header inside of an article or a section is content. */
export function isFrame(element: Element): boolean {
  const frame = element.closest(FRAME);
  if (frame === null) return false;
  return frame.closest('main, [role=main], article, section, [role=dialog]') === null;
}

/** A page that comes in parts may show its frame a good while before what it holds. */
const BLANK_MS = 6000;

/** There is a place for the page, and nothing in it yet. */
function isBlank(): boolean {
  const main = document.querySelector<HTMLElement>('main, [role=main]');
  return (
    main !== null && main.innerText.trim() === '' && main.querySelector('input, canvas, img, svg') === null
  );
}

/** Resolves when nothing has changed in the page for a moment; what is still empty is waited for longer. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    const latest = performance.now() + BLANK_MS;
    let quiet = setTimeout(calm, 70);
    let limit = setTimeout(calm, 900);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(calm, 70);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    function calm(): void {
      if (!isBlank() || performance.now() > latest) return done();
      clearTimeout(quiet);
      clearTimeout(limit);
      quiet = setTimeout(calm, 70);
      limit = setTimeout(calm, 900);
    }
    function done(): void {
      clearTimeout(quiet);
      clearTimeout(limit);
      observer.disconnect();
      resolve();
    }
  });
}
