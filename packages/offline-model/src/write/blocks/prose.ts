import type { ProseBlock } from '../../plan/block-plan.ts';
import { attribute, indent } from '../code.ts';
import type { Draft } from '../draft.ts';
import { pascal } from '../names.ts';
import { sceneFor, tradeWords } from '../pictures/scene-words.data.ts';
import type { BlockPlace } from './block.ts';
import { areNotes, styleOf } from './prose-styles.ts';

/** Copy that is read, in the form its content asks for. */
export function writeProse(block: ProseBlock, { draft, page, index }: BlockPlace): string {
  const wanted = pascal(block.title || `${page.id}-${block.style}`);
  const { name, isNew } = draft.componentName(`${wanted.slice(0, 40)}Section`, `${page.id}/${index}`);
  if (isNew) {
    const isOpening = page.blocks.findIndex((one) => one.kind === 'prose' && one.style === 'text') === index;
    const written = styleOf(draft, block)(draft, block);
    const jsx = isOpening ? besidePicture(draft, written.jsx) : written.jsx;
    const place = { draft, page, index };
    const className = `${bandOf(block, place)} ${splitOf(block, place)}`.trim();
    const isAlone = page.blocks.length === 1;
    draft.add(
      `src/components/sections/${name}.tsx`,
      `${written.constant}export function ${name}() {
  return (
    ${indent(framed(block, jsx, { className, isAlone }), 4)}
  );
}
`,
    );
  }
  return `<${name} />`;
}

/** The first text of a page stands beside a picture of what the app is about. */
function besidePicture(draft: Draft, jsx: string): string {
  const scene = sceneFor('', tradeWords(draft.plan));
  return `<div className="grid items-start gap-10 md:grid-cols-[3fr_2fr]">
  ${indent(jsx, 2)}
  <Picture image="${scene}" name="" className="aspect-[4/3] rounded-2xl" />
</div>`;
}

/** On a start page every other stretch of copy has a ground of its own, so that the eye finds a rhythm. */
function bandOf(block: ProseBlock, { draft, page, index }: BlockPlace): string {
  if (!draft.look.hasBands || page.blocks[0]?.kind !== 'hero' || block.title === '') return '';
  const before = page.blocks.slice(1, index).filter(({ kind }) => kind === 'prose');
  if (before.length % 2 !== draft.look.way('band', 2)) return '';
  const isLast = index === page.blocks.length - 1;
  return `band py-14 [--band:var(--muted)] sm:py-20${isLast ? ` ${draft.look.pullDown}` : ''}`;
}

/** A few lines on a wide start page stand beside their heading. */
const splitOf = (block: ProseBlock, { draft, page }: BlockPlace): string =>
  draft.look.hasBands && page.blocks[0]?.kind === 'hero' && (block.style === 'hours' || areNotes(block))
    ? 'items-start lg:grid-cols-[1fr_2fr]'
    : '';

interface Frame {
  readonly className: string;
  /** Nothing else is on the page: its heading stands for the block's. */
  readonly isAlone: boolean;
}

function framed(block: ProseBlock, jsx: string, { className, isAlone }: Frame): string {
  const showsText = block.style !== 'text' && block.text !== '';
  if (block.title === '') return `<div className="grid gap-6">\n  ${indent(jsx, 2)}\n</div>`;
  const attributes = [
    attribute('title', block.title),
    ...(isAlone ? ['isTitleHidden'] : []),
    ...(showsText ? [attribute('text', block.text)] : []),
    ...(className === '' ? [] : [attribute('className', className)]),
  ];
  return `<Section ${attributes.join(' ')}>
  ${indent(jsx, 2)}
</Section>`;
}
