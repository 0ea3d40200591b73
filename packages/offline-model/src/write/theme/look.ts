import type { AppPlan, ThemePlan } from '../../plan/app-plan.ts';
import { hash as hashOf } from '../../plan/hash.ts';
import { isDarkColour } from './tokens.ts';

/** Classes by which two apps differ beyond their colours. */
export interface Look {
  readonly layout: ThemePlan['layout'];
  /** The page is darker than its text. */
  readonly isDark: boolean;
  /** The bar at the top carries the main colour; otherwise it is as quiet as the page. */
  readonly hasSolidHeader: boolean;
  readonly container: string;
  readonly page: string;
  readonly pageHead: string;
  readonly pageTitle: string;
  readonly pageIntro: string;
  readonly section: string;
  readonly sectionHead: string;
  readonly sectionTitle: string;
  readonly card: string;
  readonly grid: string;
  readonly picture: string;
  /** The main colour fills whole areas; on a dark page it would glare. */
  readonly isLoud: boolean;
  /** Sections may reach over the whole width of the window: nothing stands beside them. */
  readonly hasBands: boolean;
  /** Takes back the space above the first section of a page. */
  readonly pullUp: string;
  /** The same below the last one. */
  readonly pullDown: string;
  /** Which of so many ways a part of this app is shown; always the same one. */
  readonly way: (part: string, count: number) => number;
}

interface Gaps {
  readonly page: string;
  readonly section: string;
  readonly grid: string;
  readonly pullUp: string;
}

const GAPS: Readonly<Record<ThemePlan['density'], Gaps>> = {
  airy: {
    page: 'gap-16 py-12 sm:gap-20 sm:py-16',
    section: 'gap-8',
    grid: 'gap-8',
    pullUp: '-mt-12 sm:-mt-16',
  },
  regular: {
    page: 'gap-12 py-8 sm:gap-16 sm:py-12',
    section: 'gap-6',
    grid: 'gap-6',
    pullUp: '-mt-8 sm:-mt-12',
  },
  compact: { page: 'gap-8 py-6 sm:py-8', section: 'gap-4', grid: 'gap-4', pullUp: '-mt-6 sm:-mt-8' },
};

const CARDS = [
  'shadow-sm',
  'border-primary/25 shadow-none',
  'border-t-4 border-t-primary shadow-none',
  'shadow-none',
] as const;

const PICTURES = ['aspect-[4/3]', 'aspect-[3/2]', 'aspect-square', 'aspect-video'] as const;

export function lookOf(plan: AppPlan): Look {
  const { layout, density, palette, header, seed = plan.name } = plan.theme;
  const gaps = GAPS[density];
  const pick = hashOf(`${seed}/${plan.domain}`);
  const isDark = isDarkColour(plan.theme.background);
  const isLoud = !isDark;
  return {
    layout,
    isDark,
    isLoud,
    hasSolidHeader:
      header !== undefined ||
      (isLoud && (palette === 'requested' || layout === 'showcase' || pick % 3 === 0)),
    container: CONTAINERS[layout],
    page: `grid min-w-0 grid-cols-[minmax(0,1fr)] ${gaps.page}`,
    section: `grid min-w-0 grid-cols-[minmax(0,1fr)] ${gaps.section}`,
    grid: `grid ${gaps.grid} ${GRIDS[layout]}`,
    card: CARDS[pick % CARDS.length] ?? CARDS[0],
    picture: PICTURES[(pick >>> 4) % PICTURES.length] ?? PICTURES[0],
    pullUp: gaps.pullUp,
    pullDown: gaps.pullUp.replaceAll('-mt-', '-mb-'),
    hasBands: layout === 'topbar' || layout === 'magazine' || layout === 'showcase',
    way: (part, count) => (hashOf(`${seed}/${plan.domain}/${part}`) >>> 5) % count,
    ...HEADINGS[layout],
    // A heading stands nearer to what it heads than sections to each other.
    pageHead: `${HEADINGS[layout].pageHead}${density === 'compact' ? '' : ' -mb-4 sm:-mb-8'}`,
  };
}

/** Columns for a known number of things, so that no row is left half empty. */
export function gridFor(look: Look, count: number | undefined): string {
  if (count === undefined || look.layout === 'centered' || look.layout === 'dock') return look.grid;
  const gap = /\bgap-\d+/.exec(look.grid)?.[0] ?? 'gap-6';
  if (count === 1) return `grid ${gap} max-w-xl`;
  if (count % 4 === 0) return `grid ${gap} sm:grid-cols-2 lg:grid-cols-4`;
  return count === 2 ? `grid ${gap} sm:grid-cols-2` : `grid ${gap} sm:grid-cols-2 lg:grid-cols-3`;
}

const CONTAINERS: Readonly<Record<ThemePlan['layout'], string>> = {
  topbar: 'mx-auto w-full max-w-6xl px-4 sm:px-6',
  sidebar: 'mx-auto w-full max-w-7xl px-4 sm:px-8',
  magazine: 'mx-auto w-full max-w-5xl px-4 sm:px-6',
  showcase: 'mx-auto w-full max-w-7xl px-4 sm:px-8',
  centered: 'mx-auto w-full max-w-[45rem] px-4 sm:px-6',
  dock: 'mx-auto w-full max-w-4xl px-4 sm:px-6',
};

const GRIDS: Readonly<Record<ThemePlan['layout'], string>> = {
  topbar: 'sm:grid-cols-2 lg:grid-cols-3',
  sidebar: 'sm:grid-cols-2 xl:grid-cols-3',
  magazine: 'sm:grid-cols-2 lg:grid-cols-3',
  showcase: 'sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
  centered: 'sm:grid-cols-2',
  dock: 'sm:grid-cols-2 lg:grid-cols-3',
};

type Headings = Pick<Look, 'pageHead' | 'pageTitle' | 'pageIntro' | 'sectionHead' | 'sectionTitle'>;

const SPREAD = 'flex flex-wrap items-end justify-between gap-3';

const USUAL: Headings = {
  pageHead: 'grid gap-3',
  pageTitle: 'text-4xl font-semibold sm:text-5xl',
  pageIntro: 'max-w-2xl text-lg text-muted-foreground',
  sectionHead: SPREAD,
  sectionTitle: 'text-2xl font-semibold sm:text-3xl',
};

const HEADINGS: Readonly<Record<ThemePlan['layout'], Headings>> = {
  topbar: USUAL,
  sidebar: {
    ...USUAL,
    pageHead: 'grid gap-1',
    pageTitle: 'text-2xl font-semibold sm:text-3xl',
    pageIntro: 'max-w-2xl text-muted-foreground',
    sectionTitle: 'text-lg font-semibold',
  },
  magazine: {
    ...USUAL,
    pageHead: 'grid gap-3 border-b-2 border-b-primary pb-6 text-center',
    pageIntro: 'mx-auto max-w-xl text-lg text-muted-foreground italic',
    sectionHead: `${SPREAD} border-b pb-3`,
  },
  showcase: {
    ...USUAL,
    pageTitle: 'text-4xl font-bold sm:text-6xl',
    pageIntro: 'max-w-2xl text-xl text-muted-foreground',
    sectionTitle: 'text-3xl font-bold sm:text-4xl',
  },
  centered: {
    ...USUAL,
    pageHead: 'grid justify-items-center gap-2 text-center',
    pageTitle: 'text-3xl font-semibold sm:text-4xl',
    pageIntro: 'max-w-lg text-muted-foreground',
    sectionTitle: 'text-xl font-semibold',
  },
  dock: {
    ...USUAL,
    pageHead: 'grid gap-1',
    pageTitle: 'text-3xl font-bold',
    pageIntro: 'max-w-xl text-muted-foreground',
    sectionTitle: 'text-xl font-bold',
  },
};
