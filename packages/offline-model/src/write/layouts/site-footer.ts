import type { AppPlan, PagePlan, ThemePlan } from '../../plan/app-plan.ts';
import type { HeroBlock, ProseBlock, ProseItem } from '../../plan/block-plan.ts';
import { inMenu } from '../../plan/menu.ts';
import { block as lines, indent, jsxText } from '../code.ts';
import type { Draft } from '../draft.ts';
import { writeFooterForm } from './footer-form.ts';

/** The end of every page. Returns the element, or nothing where the frame leaves no room for one. */
export function writeSiteFooter(draft: Draft): string {
  const { layout } = draft.look;
  const form = writeFooterForm(draft);
  if (FRAMES_WITHOUT.has(layout) && draft.plan.footer === undefined && form === null) return '';
  const { surface, body: end } = FOOTERS[layout](draft);
  const body =
    form === null ? end : `<div className="${draft.look.container} pt-10">\n  <${form} />\n</div>\n${end}`;
  draft.add(
    'src/components/layout/SiteFooter.tsx',
    `export function SiteFooter() {
  return (
    <footer className="${surface}">
      ${indent(body, 6)}
    </footer>
  );
}
`,
  );
  return '<SiteFooter />';
}

/** Where an app works like a program rather than a site, a page simply ends. */
const FRAMES_WITHOUT: ReadonlySet<ThemePlan['layout']> = new Set(['sidebar', 'dock']);

interface FooterCode {
  readonly surface: string;
  readonly body: string;
}

type FooterWriter = (draft: Draft) => FooterCode;

const quiet =
  (align: string): FooterWriter =>
  (draft) => ({
    surface: 'border-t',
    body: `<p className="${draft.look.container} py-6 ${align}text-sm text-muted-foreground">${rights(draft)}</p>`,
  });

const quietLine = quiet('');

/** The name with its line at the left, the ways on and where to find us; in the main colour as loud as the beginning. */
const wide =
  (isBig: boolean): FooterWriter =>
  (draft) => {
    const [small, pale] = isBig ? ['', ''] : [' text-sm', ' text-muted-foreground'];
    const loud = draft.look.isLoud
      ? 'bg-primary text-primary-foreground'
      : 'border-t bg-card text-card-foreground';
    const name = isBig
      ? 'text-4xl leading-none font-bold tracking-tight break-words sm:text-6xl'
      : 'text-2xl font-semibold';
    const line = taglineOf(draft, isBig ? 'text-lg' : 'max-w-sm text-muted-foreground');
    return {
      surface: isBig ? loud : 'border-t bg-muted text-foreground',
      body: `<div className="${draft.look.container} grid gap-10 ${isBig ? 'py-14 sm:py-20' : 'py-12 sm:py-16'}">
  <div className="flex flex-wrap justify-between gap-x-16 gap-y-10">
    ${lines(
      [
        `<div className="grid content-start gap-3">
  <p className="font-heading ${name}">${jsxText(draft.plan.name)}</p>
  ${lines([line, !isBig && callToAction(draft, 'w-fit')], 2)}
</div>`,
        linkList(draft, `columns-2 gap-x-12 space-y-2.5${small}`, 'underline-offset-4 hover:underline'),
        contactList(draft, `grid content-start gap-2.5${small}${pale}`),
      ],
      4,
    )}
  </div>
  <p className="border-t border-current/25 pt-6 text-sm${pale}">${rights(draft)}</p>
</div>`,
    };
  };

/** Like the imprint of a paper. */
const imprint: FooterWriter = (draft) => ({
  surface: 'border-t-4 border-t-primary',
  body: `<div className="${draft.look.container} grid justify-items-center gap-6 py-12 text-center">
  ${lines(
    [
      `<div className="grid gap-1">
  <p className="font-heading text-3xl font-semibold tracking-tight">${jsxText(draft.plan.name)}</p>
  ${taglineOf(draft, 'text-muted-foreground italic')}
</div>`,
      linkList(
        draft,
        'flex flex-wrap justify-center gap-x-6 gap-y-2 border-y py-4 text-sm',
        'underline-offset-4 hover:underline',
      ),
      contactList(draft, 'flex flex-wrap justify-center gap-x-6 gap-y-1 text-sm text-muted-foreground'),
      `<p className="text-sm text-muted-foreground">${rights(draft)}</p>`,
    ],
    2,
  )}
</div>`,
});

const FOOTERS: Readonly<Record<ThemePlan['layout'], FooterWriter>> = {
  topbar: (draft) => (isSmallSite(draft) ? quietLine(draft) : wide(false)(draft)),
  sidebar: quietLine,
  magazine: imprint,
  showcase: wide(true),
  centered: quiet('text-center '),
  dock: quietLine,
};

/** The words that a request gives, or whose it is. */
function rights({ plan, say }: Draft): string {
  if (plan.footer !== undefined) return jsxText(plan.footer);
  return `© {new Date().getFullYear()} ${jsxText(plan.name)} · ${jsxText(say('allRightsReserved'))}`;
}

/** A line that only says the name once more says nothing. */
export const taglineOf = ({ plan }: Draft, className: string): string =>
  plan.tagline === '' || plan.tagline === plan.name
    ? ''
    : `<p className="${className}">${jsxText(plan.tagline)}</p>`;

const openPages = (plan: AppPlan): readonly PagePlan[] =>
  inMenu(plan).filter(({ role }) => role === undefined);

const isSmallSite = ({ plan }: Draft): boolean =>
  openPages(plan).length < 4 || plan.kind === 'dashboard' || plan.kind === 'management';

function linkList({ plan }: Draft, listClass: string, linkClass: string): string {
  const links = openPages(plan).slice(0, 8);
  if (links.length < 2) return '';
  return `<ul className="${listClass}">
  ${lines(
    links.map(
      (page) => `<li>
  <Link to="${page.path}" className="${linkClass}">
    ${jsxText(page.title)}
  </Link>
</li>`,
    ),
    2,
  )}
</ul>`;
}

/** Where to find us, as the page for it says. */
function contactList({ plan }: Draft, listClass: string): string {
  const found = plan.pages
    .flatMap(({ blocks }) => blocks)
    .find((block): block is ProseBlock => block.kind === 'prose' && block.style === 'contact');
  const short = found?.items.filter(isShort) ?? [];
  const items = [...short.filter((item) => !isLink(item)).slice(0, 4), ...short.filter(isLink).slice(0, 6)];
  if (items.length === 0) return '';
  const rows = items.map((item) => `<li>${isLink(item) ? followed(item) : jsxText(item.text)}</li>`);
  return `<ul className="${listClass} min-w-0 wrap-anywhere">\n  ${lines(rows, 2)}\n</ul>`;
}

const isLink = ({ text }: ProseItem): boolean => /^https:\/\/\S+$/.test(text);

const followed = ({ title, text }: ProseItem): string =>
  `<a href="${text}" target="_blank" rel="noreferrer" className="underline-offset-4 hover:underline">${jsxText(title)}</a>`;

const isShort = ({ text }: ProseItem): boolean => text !== '' && text.length <= 60 && !text.includes('\n');

/** The first way on of the start page, offered once more at the end. */
function callToAction(draft: Draft, className: string): string {
  const hero = draft.plan.pages[0]?.blocks.find((block): block is HeroBlock => block.kind === 'hero');
  const [action] = hero?.actions ?? [];
  const target = action && draft.page(action.page);
  if (!action || !target || target.path.includes(':')) return '';
  return `<Button asChild className="mt-2 ${className}">
  <Link to="${target.path}">${jsxText(action.label)}</Link>
</Button>`;
}
