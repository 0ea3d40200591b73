import type { ThemePlan } from '../../plan/app-plan.ts';
import { block as lines, indent } from '../code.ts';

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

type HeroShape = (hero: HeroParts) => string;

const picture = (hero: HeroParts, className: string): string =>
  `<Picture image="${hero.scene}" name="" className="${className}" />`;

const eyebrow = ({ eyebrow: line }: HeroParts, className: string): string =>
  line === '' ? '' : `<p className="${className}">${line}</p>`;

const LABEL = 'text-sm font-semibold tracking-wide text-highlight';
const PLAIN = ' variant="outline"';
const ON_PRIMARY =
  ' variant="outline" className="border-current bg-transparent text-current hover:bg-current/10 hover:text-current dark:bg-transparent"';
const INVERTED = ' className="bg-background text-foreground hover:bg-background/90"';

const loudBand = ({ isLoud }: HeroParts): string =>
  isLoud ? 'text-primary-foreground [--band:var(--primary)]' : 'text-card-foreground [--band:var(--card)]';

const loudSurface = ({ isLoud }: HeroParts): string =>
  isLoud ? 'bg-primary text-primary-foreground' : 'border bg-card text-card-foreground';

const loudButtons = (hero: HeroParts): string =>
  hero.isLoud ? hero.buttons(INVERTED, ON_PRIMARY) : hero.buttons('', PLAIN);

const centredButtons = (hero: HeroParts): string =>
  hero.buttons('', PLAIN).replace('flex flex-wrap', 'flex flex-wrap justify-center');

const split: HeroShape = (hero) => `<section className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
  <div className="grid gap-6">
    ${lines(
      [
        eyebrow(hero, LABEL),
        `<h1 className="text-4xl leading-[1.08] font-bold sm:text-6xl">${hero.title}</h1>`,
        `<p className="max-w-xl text-lg leading-relaxed text-muted-foreground sm:text-xl">${hero.text}</p>`,
        hero.buttons('', PLAIN),
      ],
      4,
    )}
  </div>
  ${picture(hero, 'aspect-[5/4] rounded-3xl')}
</section>`;

/** A stage in a quiet colour; the picture stands on its floor. */
const stage: HeroShape = (
  hero,
) => `<section className="band ${hero.pullUp} text-secondary-foreground [--band:var(--secondary)]">
  <div className="grid items-end gap-10 pt-14 sm:pt-20 lg:grid-cols-[6fr_5fr]">
    <div className="grid gap-6 pb-4 lg:self-center lg:pb-20">
      ${lines(
        [
          eyebrow(hero, LABEL),
          `<h1 className="text-4xl leading-[1.05] font-bold sm:text-6xl xl:text-7xl">${hero.title}</h1>`,
          `<p className="max-w-lg text-lg leading-relaxed text-muted-foreground sm:text-xl">${hero.text}</p>`,
          hero.buttons('', PLAIN),
        ],
        6,
      )}
    </div>
    ${picture(hero, 'aspect-[6/5] rounded-t-full')}
  </div>
</section>`;

/** Words in the middle, the picture wide below them. */
const marquee: HeroShape = (hero) => `<section className="grid gap-12">
  <div className="grid justify-items-center gap-6 text-center">
    ${lines(
      [
        eyebrow(hero, 'rounded-full border bg-card px-4 py-1.5 text-sm font-medium text-card-foreground'),
        `<h1 className="max-w-4xl text-4xl leading-[1.05] font-bold sm:text-6xl xl:text-7xl">${hero.title}</h1>`,
        `<p className="max-w-2xl text-lg leading-relaxed text-muted-foreground sm:text-xl">${hero.text}</p>`,
        centredButtons(hero),
      ],
      4,
    )}
  </div>
  ${picture(hero, 'aspect-[4/3] rounded-3xl sm:aspect-[2/1]')}
</section>`;

const panel: HeroShape = (
  hero,
) => `<section className="grid overflow-hidden rounded-2xl border bg-card text-card-foreground md:grid-cols-[1fr_18rem]">
  <div className="grid content-center gap-4 p-6 sm:p-8">
    ${lines(
      [
        `<h1 className="text-2xl font-semibold sm:text-3xl">${hero.title}</h1>`,
        `<p className="max-w-xl text-muted-foreground">${hero.text}</p>`,
        hero.buttons('', PLAIN),
      ],
      4,
    )}
  </div>
  ${picture(hero, 'hidden h-full min-h-48 md:block')}
</section>`;

const editorial: HeroShape = (hero) => `<section className="grid gap-10">
  <div className="grid justify-items-center gap-6 text-center">
    <h1 className="max-w-4xl text-4xl leading-[1.05] font-semibold sm:text-7xl">${hero.title}</h1>
    <p className="max-w-xl text-lg text-muted-foreground italic sm:text-xl">${hero.text}</p>
    ${indent(centredButtons(hero), 4)}
  </div>
  ${picture(hero, 'aspect-[4/3] sm:aspect-[2/1]')}
</section>`;

/** The lead story: a tall picture, the words beside it between two rules. */
const cover: HeroShape = (hero) => `<section className="grid gap-8 md:grid-cols-[5fr_6fr] md:gap-12">
  ${picture(hero, 'aspect-[4/3] md:aspect-square')}
  <div className="grid content-center gap-6 border-y py-10">
    <h1 className="text-4xl leading-[1.05] font-semibold sm:text-6xl">${hero.title}</h1>
    <p className="max-w-md text-lg leading-relaxed text-muted-foreground sm:text-xl">${hero.text}</p>
    ${indent(hero.buttons('', PLAIN), 4)}
  </div>
</section>`;

const band: HeroShape = (hero) => `<section className="band ${hero.pullUp} ${loudBand(hero)}">
  <div className="grid items-center gap-10 py-16 sm:py-24 lg:grid-cols-[3fr_2fr]">
    <div className="grid gap-6">
      ${lines(
        [
          eyebrow(hero, 'text-sm font-semibold tracking-wide'),
          `<h1 className="text-5xl leading-[1.02] font-bold sm:text-7xl">${hero.title}</h1>`,
          `<p className="max-w-xl text-xl leading-relaxed">${hero.text}</p>`,
          loudButtons(hero),
        ],
        6,
      )}
    </div>
    ${picture(hero, 'aspect-square rounded-full border-8 border-current/20')}
  </div>
</section>`;

/** The picture fills the right side up to its edge; the words lie on the main colour. */
const billboard: HeroShape = (
  hero,
) => `<section className="grid overflow-hidden rounded-3xl ${loudSurface(hero)} lg:grid-cols-2">
  <div className="grid content-center gap-6 p-8 sm:p-14">
    ${lines(
      [
        eyebrow(hero, 'text-sm font-semibold tracking-wide'),
        `<h1 className="text-4xl leading-[1.05] font-bold sm:text-6xl">${hero.title}</h1>`,
        `<p className="max-w-md text-lg leading-relaxed sm:text-xl">${hero.text}</p>`,
        loudButtons(hero),
      ],
      4,
    )}
  </div>
  ${picture(hero, 'aspect-[4/3] h-full lg:min-h-[32rem]')}
</section>`;

const quiet: HeroShape = (hero) => `<section className="grid justify-items-center gap-6 text-center">
  ${picture(hero, 'size-40 rounded-full border-4 border-primary')}
  <h1 className="text-3xl font-semibold sm:text-5xl">${hero.title}</h1>
  <p className="max-w-lg text-lg text-muted-foreground">${hero.text}</p>
  ${indent(centredButtons(hero), 2)}
</section>`;

const poster: HeroShape = (
  hero,
) => `<section className="relative grid min-h-80 content-end overflow-hidden rounded-3xl ${loudSurface(hero)}">
  ${picture(hero, 'absolute inset-y-0 right-0 hidden h-full w-1/2 mask-l-from-30% md:block')}
  <div className="relative grid gap-4 p-6 sm:p-10">
    <h1 className="max-w-xl text-4xl font-bold sm:text-5xl md:max-w-[55%]">${hero.title}</h1>
    <p className="max-w-lg text-lg md:max-w-[50%]">${hero.text}</p>
    ${indent(loudButtons(hero), 4)}
  </div>
</section>`;

export const HEROES: Readonly<Record<ThemePlan['layout'], readonly [HeroShape, ...HeroShape[]]>> = {
  topbar: [split, stage, marquee],
  sidebar: [panel],
  magazine: [editorial, cover],
  showcase: [band, billboard],
  centered: [quiet],
  dock: [poster],
};
