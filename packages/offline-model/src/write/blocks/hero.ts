import type { HeroBlock } from '../../plan/block-plan.ts';
import { block as lines, indent, jsxText } from '../code.ts';
import type { Draft } from '../draft.ts';
import { pascal } from '../names.ts';
import { sceneFor } from '../pictures/scene-words.data.ts';
import type { BlockPlace } from './block.ts';

/** The opening of a page: heading, a line, ways on, a picture; each layout has its own. */
export function writeHero(block: HeroBlock, { draft, page, index }: BlockPlace): string {
  const { name, isNew } = draft.componentName(`${pascal(page.id)}Hero`, `${page.id}/${index}`);
  if (isNew) {
    const jsx = HEROES[draft.look.layout](parts(draft, block));
    draft.add(
      `src/components/sections/${name}.tsx`,
      `export function ${name}() {
  return (
    ${indent(jsx, 4)}
  );
}
`,
    );
  }
  return `<${name} />`;
}

interface HeroParts {
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly scene: string;
  readonly buttons: (first: string, second: string) => string;
}

function parts(draft: Draft, block: HeroBlock): HeroParts {
  return {
    title: jsxText(block.title),
    text: jsxText(block.text),
    name: block.title,
    scene: sceneFor(block.picture, draft.plan.domain),
    buttons: (first, second) => {
      const links = block.actions.flatMap((action, at) => {
        const target = draft.page(action.page);
        if (!target || target.path.includes(':')) return [];
        const variant = at === 0 ? first : second;
        return [
          `<Button asChild size="lg"${variant}>
  <Link to="${target.path}">${jsxText(action.label)}</Link>
</Button>`,
        ];
      });
      return links.length === 0 ? '' : `<div className="flex flex-wrap gap-3">\n  ${lines(links, 2)}\n</div>`;
    },
  };
}

const picture = (hero: HeroParts, className: string): string =>
  `<Picture image="${hero.scene}" name="" className="${className}" />`;

const ON_PRIMARY =
  ' variant="outline" className="border-current bg-transparent text-current hover:bg-current/10 hover:text-current dark:bg-transparent"';
const INVERTED = ' className="bg-background text-foreground hover:bg-background/90"';

type HeroWriter = (hero: HeroParts) => string;

const split: HeroWriter = (hero) => `<section className="grid items-center gap-10 lg:grid-cols-2">
  <div className="grid gap-6">
    <h1 className="text-4xl leading-tight font-bold sm:text-5xl">${hero.title}</h1>
    <p className="max-w-xl text-lg leading-relaxed text-muted-foreground">${hero.text}</p>
    ${indent(hero.buttons('', ' variant="outline"'), 4)}
  </div>
  ${picture(hero, 'aspect-[4/3] rounded-3xl shadow-lg')}
</section>`;

const panel: HeroWriter = (
  hero,
) => `<section className="grid overflow-hidden rounded-2xl border bg-card text-card-foreground md:grid-cols-[1fr_18rem]">
  <div className="grid content-center gap-4 p-6 sm:p-8">
    <h1 className="text-2xl font-semibold sm:text-3xl">${hero.title}</h1>
    <p className="max-w-xl text-muted-foreground">${hero.text}</p>
    ${indent(hero.buttons('', ' variant="outline"'), 4)}
  </div>
  ${picture(hero, 'hidden h-full min-h-48 md:block')}
</section>`;

const editorial: HeroWriter = (hero) => `<section className="grid gap-8">
  <div className="grid justify-items-center gap-5 text-center">
    <h1 className="max-w-3xl text-4xl leading-[1.1] font-semibold sm:text-6xl">${hero.title}</h1>
    <p className="max-w-xl text-lg text-muted-foreground italic">${hero.text}</p>
    ${indent(hero.buttons('', ' variant="outline"'), 4)}
  </div>
  ${picture(hero, 'aspect-[21/9] rounded-lg border-b-8 border-b-primary')}
</section>`;

const band: HeroWriter = (
  hero,
) => `<section className="relative left-1/2 -mt-12 w-screen -translate-x-1/2 overflow-hidden bg-primary text-primary-foreground sm:-mt-16">
  <div className="mx-auto grid max-w-7xl items-center gap-10 px-4 py-16 sm:px-8 sm:py-24 lg:grid-cols-[3fr_2fr]">
    <div className="grid gap-6">
      <h1 className="text-5xl leading-[1.05] font-bold sm:text-7xl">${hero.title}</h1>
      <p className="max-w-xl text-xl leading-relaxed">${hero.text}</p>
      ${indent(hero.buttons(INVERTED, ON_PRIMARY), 6)}
    </div>
    ${picture(hero, 'aspect-square rounded-full border-8 border-current/20')}
  </div>
</section>`;

const quiet: HeroWriter = (hero) => `<section className="grid justify-items-center gap-6 text-center">
  ${picture(hero, 'size-40 rounded-full border-4 border-primary')}
  <h1 className="text-3xl font-semibold sm:text-5xl">${hero.title}</h1>
  <p className="max-w-lg text-lg text-muted-foreground">${hero.text}</p>
  ${indent(hero.buttons('', ' variant="outline"').replace('flex flex-wrap', 'flex flex-wrap justify-center'), 2)}
</section>`;

const poster: HeroWriter = (
  hero,
) => `<section className="relative grid min-h-80 content-end overflow-hidden rounded-3xl bg-primary text-primary-foreground">
  ${picture(hero, 'absolute inset-y-0 right-0 hidden h-full w-1/2 mask-l-from-30% md:block')}
  <div className="relative grid gap-4 p-6 sm:p-10">
    <h1 className="max-w-xl text-4xl font-bold sm:text-5xl md:max-w-[55%]">${hero.title}</h1>
    <p className="max-w-lg text-lg md:max-w-[50%]">${hero.text}</p>
    ${indent(hero.buttons(INVERTED, ON_PRIMARY), 4)}
  </div>
</section>`;

const HEROES: Readonly<Record<Draft['look']['layout'], HeroWriter>> = {
  topbar: split,
  sidebar: panel,
  magazine: editorial,
  showcase: band,
  centered: quiet,
  dock: poster,
};
