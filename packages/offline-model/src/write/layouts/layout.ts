import type { Draft } from '../draft.ts';

/** What every layout is made of. */
export interface LayoutParts {
  readonly draft: Draft;
  /** Elements at the end of the header, such as the search box or the account menu. */
  readonly extras: readonly string[];
  /** What the links to the sections say. */
  readonly navTitles: readonly string[];
  /** The element that ends every page; empty where there is none. */
  readonly footer: string;
}

/** The header's colours. */
export const headerSurface = (draft: Draft): string =>
  draft.look.hasSolidHeader ? 'bg-primary text-primary-foreground' : 'border-b bg-background text-foreground';

/** A link in a bar: on the main colour a line marks the active one, on the page's own a filled shape. */
export function barLinkClasses(draft: Draft): { link: string; active: string } {
  return draft.look.hasSolidHeader
    ? {
        link: 'border-b-2 border-transparent px-2.5 py-1.5 hover:border-current/50',
        active: 'border-current font-semibold',
      }
    : {
        link: 'rounded-md px-3 py-1.5 hover:bg-accent hover:text-accent-foreground',
        active:
          'bg-primary font-medium text-primary-foreground hover:bg-primary hover:text-primary-foreground',
      };
}
