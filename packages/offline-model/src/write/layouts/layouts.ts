import { oneLine } from '../../lexicon/pattern.ts';
import type { ThemePlan } from '../../plan/app-plan.ts';
import { block as lines, indent, jsxText } from '../code.ts';
import { barLinkClasses, headerSurface, type LayoutParts } from './layout.ts';
import { taglineOf } from './site-footer.ts';

type LayoutWriter = (parts: LayoutParts) => string;

/** With a single page there is nowhere else to go. */
const hasNav = ({ navTitles }: LayoutParts): boolean => navTitles.length > 1;

const mobileMenu = (parts: LayoutParts): string => (hasNav(parts) ? '<MobileMenu />' : '');

const navLinks = (parts: LayoutParts, listClass: string, extra = ''): string => {
  if (!hasNav(parts)) return '';
  const { link, active } = barLinkClasses(parts.draft);
  return `<NavLinks listClass="${listClass}" linkClass="${link}${extra}" activeClass="${active}" />`;
};

const extrasOf = ({ extras }: LayoutParts, className = 'flex items-center gap-1'): string =>
  extras.length === 0 ? '' : `<div className="${className}">\n  ${lines(extras, 2)}\n</div>`;

const brand = ({ draft }: LayoutParts, className: string): string =>
  `<Link to="/" className="${className}">\n  ${jsxText(draft.plan.name)}\n</Link>`;

/** The name behind a sign of what the app is about. */
function signedBrand(parts: LayoutParts, className: string, isOnMain: boolean): string {
  const { draft } = parts;
  const icon = draft.icon(draft.plan.entities[0]?.icon ?? draft.plan.pages[0]?.icon);
  const sign = isOnMain ? 'bg-primary-foreground text-primary' : 'bg-primary text-primary-foreground';
  return `<Link to="/" className="flex min-w-0 items-center gap-2.5 font-heading ${className}">
  <span className="grid size-8 shrink-0 place-items-center rounded-lg ${sign}">
    <${icon} aria-hidden="true" className="size-4.5" />
  </span>
  <span className="truncate">${jsxText(draft.plan.name)}</span>
</Link>`;
}

// No boundary of its own: while the first page loads, header and footer around nothing would be shown and then pushed apart.
const main = ({ draft }: LayoutParts, className = ''): string =>
  `<main id="content" tabIndex={-1} className="${draft.look.container} flex-1 outline-none${className}">
  ${lines([draft.plan.storage === 'cloud' && draft.plan.auth !== null && '<UploadOffer />', '<Outlet />'], 2)}
</main>`;

/** An estimate in pixels at 1024, where the bar appears: the name, each link with its padding, and what stands at the end. */
function fitsOneRow({ draft, navTitles, extras }: LayoutParts, letter: number): boolean {
  const nav = navTitles.reduce((sum, title) => sum + title.length * 8.2 + 26, 0);
  return draft.plan.name.length * letter + nav + extras.length * 70 + 40 <= 970;
}

/** One bar, wide and loud or not; where the sections do not fit beside the name, their links take a row of their own. */
const bar =
  (isWide: boolean): LayoutWriter =>
  (parts) => {
    const { draft } = parts;
    const name = isWide
      ? brand(parts, 'mr-auto font-heading text-2xl font-black tracking-tight uppercase')
      : signedBrand(parts, 'mr-auto text-xl font-bold', draft.look.hasSolidHeader);
    const hasOwnRow = !fitsOneRow(parts, isWide ? 17 : 12);
    const list = `hidden flex-wrap items-center gap-1 lg:flex${hasOwnRow ? ' -ml-2.5' : ' justify-end'}`;
    const nav = navLinks(parts, list, isWide ? ' font-medium' : '');
    return `<div className="flex min-h-svh flex-col overflow-x-clip">
  <SkipLink />
  <header className="sticky top-0 z-40 ${headerSurface(draft)}">
    <div className="${draft.look.container} flex ${isWide ? 'min-h-20' : 'min-h-16'} items-center gap-4">
      ${lines([mobileMenu(parts), name, !hasOwnRow && nav, extrasOf(parts)], 6)}
    </div>
    ${hasOwnRow ? `<div className="${draft.look.container} hidden pb-3 lg:block">\n      ${nav}\n    </div>` : ''}
  </header>
  ${indent(main(parts), 2)}
  ${parts.footer}
</div>`;
  };

/** A column of links with icons at the left, a slim bar above the page. */
const sidebar: LayoutWriter = (parts) => {
  const { draft } = parts;
  const isSolid = draft.look.hasSolidHeader;
  const head = isSolid ? 'bg-primary text-primary-foreground' : 'border-b';
  return `<div className="min-h-svh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
  <SkipLink />
  <aside className="sticky top-0 hidden h-svh flex-col border-r bg-sidebar text-sidebar-foreground lg:flex">
    <div className="flex h-16 shrink-0 items-center px-5 ${head}">
      ${indent(signedBrand(parts, 'text-lg font-bold', isSolid), 6)}
    </div>
    <NavLinks
      hasIcons
      listClass="grid gap-1 overflow-y-auto p-3"
      linkClass="flex items-center gap-3 rounded-md px-3 py-2 text-sm hover:bg-sidebar-accent hover:text-sidebar-accent-foreground"
      activeClass="bg-primary font-medium text-primary-foreground hover:bg-primary hover:text-primary-foreground"
    />
  </aside>
  <div className="flex min-w-0 flex-col">
    <header className="sticky top-0 z-40 flex min-h-16 items-center gap-3 px-4 sm:px-8 ${isSolid ? 'bg-primary text-primary-foreground' : 'border-b bg-background text-foreground'}">
      ${lines(
        [
          '<MobileMenu />',
          brand(parts, 'mr-auto truncate font-heading text-lg font-bold lg:hidden'),
          `<p className="mr-auto hidden text-sm lg:block">${jsxText(draft.plan.tagline || draft.plan.name)}</p>`,
          extrasOf(parts),
        ],
        6,
      )}
    </header>
    ${lines([main(parts), parts.footer], 4)}
  </div>
</div>`;
};

/** A masthead like a paper's: the name in the middle, the date above, the sections between two rules. */
const magazine: LayoutWriter = (parts) => {
  const { draft } = parts;
  const surface = draft.look.hasSolidHeader
    ? 'bg-primary text-primary-foreground'
    : 'bg-background text-foreground';
  const nav = navLinks(parts, 'flex flex-wrap items-center justify-center gap-x-4 gap-y-1');
  // Where the start page opens with the name, it stands large there and not twice.
  const isRepeated = draft.plan.pages[0]?.blocks.some(
    (block) => block.kind === 'hero' && block.title === draft.plan.name,
  );
  const size = isRepeated === true ? 'text-2xl sm:text-3xl' : 'text-4xl sm:text-5xl';
  return `<div className="flex min-h-svh flex-col">
  <SkipLink />
  <header className="${surface}">
    <div className="${draft.look.container} grid gap-4 pt-4">
      <div className="flex min-h-9 items-center justify-between gap-3 text-sm">
        ${mobileMenu(parts)}
        <p${nav && ' className="hidden lg:block"'}><Today /></p>
        ${indent(extrasOf(parts) || '<span />', 8)}
      </div>
      <div className="grid justify-items-center gap-1 text-center">
        ${indent(brand(parts, `font-heading font-semibold tracking-tight ${size}`), 8)}
        ${taglineOf(draft, 'text-sm italic')}
      </div>
      ${nav && `<div className="hidden border-y border-current/30 py-2 lg:block">\n        ${nav}\n      </div>`}
    </div>
    <div className="h-4 ${draft.look.hasSolidHeader ? '' : 'border-b-4 border-b-primary lg:border-b-0'}" />
  </header>
  ${indent(main(parts), 2)}
  ${parts.footer}
</div>`.replaceAll('className="h-4 "', 'className="h-4"');
};

/** One calm column; the sections as pills under the name. */
const centered: LayoutWriter = (parts) => {
  const { draft } = parts;
  const { active } = barLinkClasses(draft);
  const pill = draft.look.hasSolidHeader
    ? 'rounded-full border border-transparent px-3.5 py-1 text-sm hover:border-current/50'
    : 'rounded-full border px-3.5 py-1 text-sm hover:border-primary';
  const surface = draft.look.hasSolidHeader
    ? 'bg-primary text-primary-foreground'
    : 'bg-background text-foreground';
  const nav = `<div className="hidden lg:block">
  <NavLinks
    listClass="flex flex-wrap justify-center gap-2"
    linkClass="${pill}"
    activeClass="${draft.look.hasSolidHeader ? 'border-current font-semibold' : active}"
  />
</div>`;
  return `<div className="flex min-h-svh flex-col">
  <SkipLink />
  <header className="${surface}">
    <div className="${draft.look.container} grid gap-4 py-6">
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3">
        ${lines(
          [
            mobileMenu(parts),
            brand(parts, 'col-start-2 text-center font-heading text-2xl font-semibold'),
            extrasOf(parts, 'flex items-center justify-end gap-1'),
          ],
          8,
        )}
      </div>
      ${hasNav(parts) ? indent(nav, 6) : ''}
    </div>
  </header>
  ${indent(main(parts), 2)}
  ${parts.footer}
</div>`;
};

const FLOATING = oneLine`
  fixed inset-x-0 bottom-3 z-40 mx-auto w-fit max-w-[calc(100vw-1.5rem)] overflow-x-auto rounded-2xl border bg-popover
  text-popover-foreground shadow-xl`;

/** Like an app on a phone: the sections float at the bottom. */
const dock: LayoutWriter = (parts) => {
  const { draft, navTitles } = parts;
  const isFull = navTitles.length > 5;
  return `<div className="flex min-h-svh flex-col ${isFull ? 'lg:pb-28' : 'pb-28'}">
  <SkipLink />
  <header className="${headerSurface(draft)}">
    <div className="${draft.look.container} flex min-h-14 items-center justify-between gap-4">
      ${lines([isFull && '<MobileMenu />', signedBrand(parts, 'mr-auto text-lg font-bold', draft.look.hasSolidHeader), extrasOf(parts)], 6)}
    </div>
  </header>
  ${lines([main(parts), parts.footer], 2)}
  <div className="${isFull ? 'hidden lg:block ' : ''}${FLOATING}">
    <NavLinks
      hasIcons
      listClass="flex gap-1 p-1.5"
      linkClass="grid min-w-16 justify-items-center gap-1 rounded-xl px-3 py-2 text-xs whitespace-nowrap hover:bg-accent hover:text-accent-foreground"
      activeClass="bg-primary font-medium text-primary-foreground hover:bg-primary hover:text-primary-foreground"
    />
  </div>
</div>`;
};

export const LAYOUTS: Readonly<Record<ThemePlan['layout'], LayoutWriter>> = {
  topbar: bar(false),
  sidebar,
  magazine,
  showcase: bar(true),
  centered,
  dock,
};
