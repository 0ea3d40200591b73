/** What is known of a page of the app to go to. */
export interface KnownPage {
  readonly path: string;
  /** Stands for many pages: someone has to fill in which. */
  readonly isPattern: boolean;
}

/** Someone is typing an address; `chosen` is the suggestion that the arrow keys have reached. */
export interface Typing {
  readonly text: string;
  readonly chosen: number | undefined;
}

export type PathAction =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'type'; readonly typing: Typing }
  | { readonly kind: 'cancel' };

const maxSuggestions = 50;

/** The slash that people leave out; two of them would lead to another site. */
export function asPath(text: string): string {
  return `/${text.trim().replace(/^[/\\]+/, '')}`;
}

/** Untouched, every page is offered; after that the ones that hold what was typed. */
export function suggestedPages(
  pages: readonly KnownPage[],
  text: string,
  current: string,
): readonly KnownPage[] {
  const wanted = text.trim().toLowerCase();
  const isUntouched = wanted === '' || wanted === current.toLowerCase();
  return pages
    .filter(({ path }) => isUntouched || path.toLowerCase().includes(wanted))
    .slice(0, maxSuggestions);
}

/** What a key does in the field; undefined leaves it to the browser. */
export function pressInField(
  key: string,
  typing: Typing,
  pages: readonly KnownPage[],
): PathAction | undefined {
  switch (key) {
    case 'Enter':
      return choosePage(typing.chosen === undefined ? undefined : pages[typing.chosen], typing);
    case 'Escape':
      return { kind: 'cancel' };
    case 'ArrowDown':
    case 'ArrowUp':
      return { kind: 'type', typing: { ...typing, chosen: nextOf(key, typing.chosen, pages.length) } };
    default:
      return undefined;
  }
}

/** A page that stands for many is put into the field, to be filled in. */
export function choosePage(page: KnownPage | undefined, typing: Typing): PathAction {
  if (page === undefined) return { kind: 'go', path: asPath(typing.text) };
  if (page.isPattern) return { kind: 'type', typing: { text: page.path, chosen: undefined } };
  return { kind: 'go', path: page.path };
}

function nextOf(key: 'ArrowDown' | 'ArrowUp', chosen: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined;
  if (chosen === undefined) return key === 'ArrowDown' ? 0 : count - 1;
  return (chosen + (key === 'ArrowDown' ? 1 : count - 1)) % count;
}
