import type { HeroBlock } from '../../plan/block-plan.ts';
import { el, indent, jsxText } from '../code.ts';
import type { Draft } from '../draft.ts';
import { pascal } from '../names.ts';
import { sceneFor } from '../pictures/scene-words.data.ts';
import type { BlockPlace } from './block.ts';
import { heroCode, HEROES, type HeroParts } from './hero-shapes.ts';

/** The opening of a page: heading, a line, ways on, a picture; each layout has its own shapes. */
export function writeHero(block: HeroBlock, { draft, page, index }: BlockPlace): string {
  const { name, isNew } = draft.componentName(`${pascal(page.id)}Hero`, `${page.id}/${index}`);
  if (isNew) {
    const shapes = HEROES[draft.look.layout];
    const shape = shapes[draft.look.way('hero', shapes.length)] ?? shapes[0];
    draft.add(
      `src/components/sections/${name}.tsx`,
      `export function ${name}() {
  return (
    ${indent(heroCode(parts(draft, block), shape), 4)}
  );
}
`,
    );
  }
  return `<${name} />`;
}

function parts(draft: Draft, block: HeroBlock): HeroParts {
  return {
    title: jsxText(block.title),
    text: jsxText(block.text),
    eyebrow: eyebrowOf(draft, block),
    scene: block.picture.startsWith('/') ? block.picture : sceneFor(block.picture, draft.plan.domain),
    pullUp: draft.look.pullUp,
    isLoud: draft.look.isLoud,
    buttons: (first, second) => {
      const links = block.actions.flatMap((action, at) => {
        const target = draft.page(action.page);
        if (!target || target.path.includes(':')) return [];
        const way = action.to === undefined ? `Link to="${target.path}"` : `a href="#${action.to}"`;
        const variant = at === 0 ? first : second;
        return [el(`Button asChild size="lg"${variant}`, '', el(way, '', jsxText(action.label)))];
      });
      return links.length === 0 ? '' : el('div', 'flex flex-wrap gap-3', ...links);
    },
  };
}

/** The app's own line above the heading, unless the hero says it already. */
function eyebrowOf({ plan }: Draft, { title, text }: HeroBlock): string {
  const said = `${title} ${text}`.toLowerCase();
  const line = plan.tagline.replace(/[.!]$/, '');
  return line === '' || line.length > 48 || said.includes(line.toLowerCase()) ? '' : jsxText(line);
}
