import type { ThemePlan } from '../../plan/app-plan.ts';
import { el } from '../code.ts';

/** What a hero is made of, ready to stand between tags. */
export interface HeroParts {
  readonly title: string;
  readonly text: string;
  /** A short line above the heading; empty where there is none. */
  readonly eyebrow: string;
  readonly scene: string;
  /** Takes back the space above the first section of a page. */
  readonly pullUp: string;
  /** Whole areas may carry the main colour. */
  readonly isLoud: boolean;
  /** The ways on; takes the attributes of the first button and of the others. */
  readonly buttons: (first: string, second: string) => string;
}

/** The classes by which one hero differs from another. */
interface HeroShape {
  readonly section: string;
  /** Around words and picture, where the section reaches over the whole width. */
  readonly frame?: string;
  readonly words: string;
  readonly eyebrow?: string;
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  readonly isPictureFirst?: boolean;
  /** In the middle, or in the main colour where the app is loud. */
  readonly buttons?: 'centred' | 'loud';
  readonly surface?: 'band' | 'box';
}

export function heroCode(hero: HeroParts, shape: HeroShape): string {
  const picture = `<Picture image="${hero.scene}" name="" className="${shape.picture}" />`;
  const words = el(
    'div',
    shape.words,
    shape.eyebrow && hero.eyebrow && el('p', shape.eyebrow, hero.eyebrow),
    el('h1', shape.title, hero.title),
    el('p', `text-balance ${shape.text}`, hero.text),
    buttonsOf(hero, shape),
  );
  const inside = shape.isPictureFirst ? [picture, words] : [words, picture];
  const surface = shape.surface ? ` ${SURFACES[shape.surface][hero.isLoud ? 0 : 1]}` : '';
  const section = `${shape.section.replace('{pullUp}', hero.pullUp)}${surface}`;
  return el('section', section, ...(shape.frame ? [el('div', shape.frame, ...inside)] : inside));
}

const SURFACES = {
  band: ['text-primary-foreground [--band:var(--primary)]', 'text-card-foreground [--band:var(--card)]'],
  box: ['bg-primary text-primary-foreground', 'border bg-card text-card-foreground'],
} as const;

const PLAIN = ' variant="outline"';
const ON_PRIMARY =
  ' variant="outline" className="border-current bg-transparent text-current hover:bg-current/10 hover:text-current dark:bg-transparent"';
const INVERTED = ' className="bg-background text-foreground hover:bg-background/90"';

function buttonsOf({ isLoud, buttons }: HeroParts, shape: HeroShape): string {
  if (shape.buttons === 'loud' && isLoud) return buttons(INVERTED, ON_PRIMARY);
  const plain = buttons('', PLAIN);
  return shape.buttons === 'centred' ? plain.replace('flex-wrap', 'flex-wrap justify-center') : plain;
}

const LABEL = 'text-sm font-semibold tracking-wide text-highlight';
const LOUD_LABEL = 'text-sm font-semibold tracking-wide';
const BIG = 'text-4xl leading-[1.05] font-bold sm:text-6xl';
const QUIET_TEXT = 'text-lg leading-relaxed text-muted-foreground sm:text-xl';
const MIDDLE = 'grid justify-items-center gap-6 text-center';

const split: HeroShape = {
  section: 'grid items-center gap-10 lg:grid-cols-2 lg:gap-16',
  words: 'grid gap-6',
  eyebrow: LABEL,
  title: 'text-4xl leading-[1.08] font-bold sm:text-6xl',
  text: `max-w-xl ${QUIET_TEXT}`,
  picture: 'aspect-[5/4] rounded-3xl',
};

/** A stage in a quiet colour; the picture stands on its floor. */
const stage: HeroShape = {
  section: 'band {pullUp} text-secondary-foreground [--band:var(--secondary)]',
  frame: 'grid items-end gap-10 pt-14 sm:pt-20 lg:grid-cols-[6fr_5fr]',
  words: 'grid gap-6 pb-4 lg:self-center lg:pb-20',
  eyebrow: LABEL,
  title: `${BIG} xl:text-7xl`,
  text: `max-w-lg ${QUIET_TEXT}`,
  picture: 'aspect-[6/5] rounded-t-full',
};

/** Words in the middle, the picture wide below them. */
const marquee: HeroShape = {
  section: 'grid gap-12',
  words: MIDDLE,
  eyebrow: 'rounded-full border bg-card px-4 py-1.5 text-sm font-medium text-card-foreground',
  title: `max-w-4xl ${BIG} xl:text-7xl`,
  text: `max-w-2xl ${QUIET_TEXT}`,
  picture: 'aspect-[4/3] rounded-3xl sm:aspect-[2/1]',
  buttons: 'centred',
};

const panel: HeroShape = {
  section: 'grid overflow-hidden rounded-2xl border bg-card text-card-foreground md:grid-cols-[1fr_18rem]',
  words: 'grid content-center gap-4 p-6 sm:p-8',
  title: 'text-2xl font-semibold sm:text-3xl',
  text: 'max-w-xl text-muted-foreground',
  picture: 'hidden h-full min-h-48 md:block',
};

const editorial: HeroShape = {
  section: 'grid gap-10',
  words: MIDDLE,
  title: 'max-w-4xl text-4xl leading-[1.05] font-semibold sm:text-7xl',
  text: 'max-w-xl text-lg text-muted-foreground italic sm:text-xl',
  picture: 'aspect-[4/3] sm:aspect-[2/1]',
  buttons: 'centred',
};

/** The lead story: a tall picture, the words beside it between two rules. */
const cover: HeroShape = {
  section: 'grid gap-8 md:grid-cols-[5fr_6fr] md:gap-12',
  words: 'grid content-center gap-6 border-y py-10',
  title: 'text-4xl leading-[1.05] font-semibold sm:text-6xl',
  text: `max-w-md ${QUIET_TEXT}`,
  picture: 'aspect-[4/3] md:aspect-square',
  isPictureFirst: true,
};

const band: HeroShape = {
  section: 'band {pullUp}',
  surface: 'band',
  frame: 'grid items-center gap-10 py-16 sm:py-24 lg:grid-cols-[3fr_2fr]',
  words: 'grid gap-6',
  eyebrow: LOUD_LABEL,
  title: 'text-5xl leading-[1.02] font-bold sm:text-7xl',
  text: 'max-w-xl text-xl leading-relaxed',
  picture: 'aspect-square rounded-full border-8 border-current/20',
  buttons: 'loud',
};

/** The picture fills the right side up to its edge; the words lie on the main colour. */
const billboard: HeroShape = {
  section: 'grid overflow-hidden rounded-3xl lg:grid-cols-2',
  surface: 'box',
  words: 'grid content-center gap-6 p-8 sm:p-14',
  eyebrow: LOUD_LABEL,
  title: BIG,
  text: 'max-w-md text-lg leading-relaxed sm:text-xl',
  picture: 'aspect-[4/3] h-full lg:min-h-[32rem]',
  buttons: 'loud',
};

const quiet: HeroShape = {
  section: MIDDLE,
  words: MIDDLE,
  title: 'text-3xl font-semibold sm:text-5xl',
  text: 'max-w-lg text-lg text-muted-foreground',
  picture: 'size-40 rounded-full border-4 border-primary',
  isPictureFirst: true,
  buttons: 'centred',
};

const poster: HeroShape = {
  section: 'relative grid min-h-80 content-end overflow-hidden rounded-3xl',
  surface: 'box',
  words: 'relative grid gap-4 p-6 sm:p-10',
  title: 'max-w-xl text-4xl font-bold sm:text-5xl md:max-w-[55%]',
  text: 'max-w-lg text-lg md:max-w-[50%]',
  picture: 'absolute inset-y-0 right-0 hidden h-full w-1/2 mask-l-from-30% md:block',
  isPictureFirst: true,
  buttons: 'loud',
};

export const HEROES: Readonly<Record<ThemePlan['layout'], readonly [HeroShape, ...HeroShape[]]>> = {
  topbar: [split, stage, marquee],
  sidebar: [panel],
  magazine: [editorial, cover],
  showcase: [band, billboard],
  centered: [quiet],
  dock: [poster],
};
