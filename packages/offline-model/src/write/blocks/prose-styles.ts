import { like } from '../../lexicon/pattern.ts';
import type { ProseBlock } from '../../plan/block-plan.ts';
import { codeOf, el, indent, jsxText } from '../code.ts';
import type { Draft } from '../draft.ts';
import { gridFor } from '../theme/look.ts';

interface StyleCode {
  /** The items as data, above the component. */
  readonly constant: string;
  readonly jsx: string;
}

type StyleWriter = (draft: Draft, block: ProseBlock) => StyleCode;

interface ItemList {
  readonly tag?: string;
  /** A grid of as many columns as the items fill, unless said otherwise. */
  readonly className?: string;
  /** How one of them is drawn, in the names that the list gives it: Icon, title, text, note and index. */
  readonly item: string;
}

/** The items as data, and the list that draws them; each holds only what is drawn. */
const itemList =
  (shape: (draft: Draft, block: ProseBlock) => ItemList): StyleWriter =>
  (draft, block) => {
    const { tag = 'ul', className = gridFor(draft.look, block.items.length), item } = shape(draft, block);
    const uses = (name: string): boolean => like.plain`\{(?:[^"{}]*\b)?${name}\b|<${name}\b`.test(item);
    const rows = block.items.map((one) => ({
      icon: uses('Icon') ? () => draft.icon(one.icon, 'Sparkles') : undefined,
      title: one.title,
      text: uses('text') ? one.text : undefined,
      note: uses('note') ? (one.note ?? '') : undefined,
    }));
    const names = [
      uses('Icon') && 'icon: Icon',
      'title',
      uses('text') && 'text',
      uses('note') && 'note',
    ].filter(Boolean);
    return {
      constant: `const items = ${codeOf(rows)};\n\n`,
      jsx: `<${tag} className="${className}">
  {items.map(({ ${names.join(', ')} }${uses('index') ? ', index' : ''}) => (
    ${indent(item, 4)}
  ))}
</${tag.split(' ')[0]}>`,
    };
  };

const text: StyleWriter = (_draft, block) => {
  const paragraphs = block.text.split(/\n+/).filter((line) => line.trim() !== '');
  const items = block.items.map((item) =>
    el(
      'div',
      'grid gap-2',
      el('h3', 'text-lg font-semibold', jsxText(item.title)),
      el('p', '', jsxText(item.text)),
    ),
  );
  const told = paragraphs.map((paragraph) => el('p', '', jsxText(paragraph)));
  return {
    constant: '',
    jsx: el('div', 'grid max-w-prose gap-4 text-lg leading-relaxed', ...told, ...items),
  };
};

/** A line below, where any of the items has one. */
const noteOf = (block: ProseBlock): string =>
  block.items.some((item) => item.note) ? '{note && <p className="text-sm font-medium">{note}</p>}' : '';

const cards = itemList(({ look }, block) => ({
  item: `<li key={title}>
  <Card className="h-full gap-4 ${look.card}">
    <CardContent className="grid gap-3">
      <span className="grid size-11 place-items-center rounded-lg bg-primary text-primary-foreground">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <h3 className="font-heading text-lg font-semibold">{title}</h3>
      <p className="leading-relaxed text-muted-foreground">{text}</p>
      ${noteOf(block)}
    </CardContent>
  </Card>
</li>`,
}));

/** Without boxes: a rule above each, the sign in line with the words. */
const ruled = itemList((_draft, block) => ({
  item: `<li key={title} className="grid content-start gap-3 border-t-2 border-t-primary pt-5">
  <Icon aria-hidden="true" className="size-6 text-highlight" />
  <h3 className="font-heading text-xl font-semibold">{title}</h3>
  <p className="leading-relaxed text-muted-foreground">{text}</p>
  ${noteOf(block)}
</li>`,
}));

/** One below the other, as in a programme. */
const rows = itemList((_draft, block) => ({
  className: 'divide-y overflow-hidden rounded-2xl border bg-card text-card-foreground',
  item: `<li key={title} className="grid gap-x-6 gap-y-2 p-6 sm:grid-cols-[auto_2fr_3fr] sm:items-center">
  <span className="grid size-11 place-items-center rounded-full bg-primary text-primary-foreground">
    <Icon aria-hidden="true" className="size-5" />
  </span>
  <h3 className="font-heading text-xl font-semibold">{title}</h3>
  <p className="leading-relaxed text-muted-foreground">${noteOf(block) === '' ? '{text}' : '{text} {note}'}</p>
</li>`,
}));

/** Lines that need no more words: the sign and the line. */
const notes = itemList(() => ({
  className: 'grid gap-x-10 gap-y-4 sm:grid-cols-2',
  item: `<li key={title} className="flex items-start gap-3 border-t pt-4 text-lg font-medium">
  <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-highlight" />
  {title}
</li>`,
}));

/** Nothing is told of any of them. */
export const areNotes = ({ style, items }: ProseBlock): boolean =>
  style === 'cards' && items.every(({ text, note }) => text === '' && !note);

/** Whose voice it is. */
const SPEAKER = `<figcaption className="flex items-center gap-3">
      <PersonAvatar name={title} />
      <span className="grid">
        <span className="font-medium">{title}</span>
        {note && <span className="text-sm text-muted-foreground">{note}</span>}
      </span>
    </figcaption>`;

const quotes = itemList(() => ({
  item: `<li key={title}>
  <figure className="grid h-full content-between gap-5 rounded-xl border bg-card p-6 text-card-foreground">
    <QuoteIcon aria-hidden="true" className="size-7 fill-current text-highlight" />
    <blockquote className="text-lg leading-relaxed">{text}</blockquote>
    ${SPEAKER}
  </figure>
</li>`,
}));

/** The first voice large, the others below it. */
const leadQuote = itemList(() => ({
  className: 'grid gap-x-10 gap-y-12 sm:grid-cols-2',
  item: `<li key={title} className="first:sm:col-span-2">
  <figure className="grid gap-5 border-l-2 border-l-primary pl-6">
    <blockquote className={index === 0 ? "font-heading text-2xl leading-snug sm:text-4xl" : "text-lg leading-relaxed"}>
      {text}
    </blockquote>
    ${SPEAKER}
  </figure>
</li>`,
}));

/** Without boxes, each voice in the middle of its column. */
const openQuotes = itemList(() => ({
  item: `<li key={title}>
  <figure className="grid h-full grid-rows-[auto_1fr_auto] justify-items-center gap-4 text-center">
    <PersonAvatar name={title} className="size-14 text-base" />
    <blockquote className="font-heading text-xl leading-relaxed">“{text}”</blockquote>
    <figcaption className="grid text-sm">
      <span className="font-medium">{title}</span>
      {note && <span className="text-muted-foreground">{note}</span>}
    </figcaption>
  </figure>
</li>`,
}));

const hours = itemList(() => ({
  tag: 'dl',
  className: 'max-w-xl divide-y overflow-hidden rounded-xl border bg-card text-card-foreground',
  item: `<div key={title} className="flex justify-between gap-6 px-5 py-3">
  <dt>{title}</dt>
  <dd className="text-right font-medium tabular-nums">{text}</dd>
</div>`,
}));

const contactList = itemList(() => ({
  className: 'grid grid-cols-1 gap-4 @lg:grid-cols-2 @4xl:grid-cols-3',
  item: `<li key={title} className="flex items-start gap-4 rounded-xl border bg-card p-5 text-card-foreground">
  <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary text-primary-foreground">
    <Icon aria-hidden="true" className="size-5" />
  </span>
  <div className="min-w-0">
    <h3 className="font-heading font-semibold">{title}</h3>
    <ContactText text={text} />
  </div>
</li>`,
}));

const contact: StyleWriter = (draft, block) => {
  const { constant, jsx } = contactList(draft, block);
  return { constant, jsx: el('div', '@container', jsx) };
};

const faq = itemList(() => ({
  tag: 'Accordion type="single" collapsible',
  className: 'rounded-xl border bg-card px-5 text-card-foreground',
  item: `<AccordionItem key={title} value={title}>
  <AccordionTrigger className="text-base">{title}</AccordionTrigger>
  <AccordionContent className="text-base leading-relaxed text-muted-foreground">{text}</AccordionContent>
</AccordionItem>`,
}));

const prices = itemList(({ look }) => ({
  item: `<li key={title}>
  <Card className="h-full gap-4 ${look.card}">
    <CardContent className="grid gap-3">
      <h3 className="font-heading text-lg font-semibold">{title}</h3>
      {note && <p className="font-heading text-3xl font-bold text-highlight">{note}</p>}
      {text && <p className="leading-relaxed text-muted-foreground">{text}</p>}
    </CardContent>
  </Card>
</li>`,
}));

const team = itemList(() => ({
  // Real people get no face that we made up.
  item: `<li key={title} className="flex items-center gap-4 rounded-xl border bg-card p-5 text-card-foreground">
  <PersonAvatar name={title} className="size-14 text-lg" />
  <div className="grid gap-1">
    <h3 className="font-heading text-lg font-semibold">{title}</h3>
    {note && <p className="text-sm font-medium text-highlight">{note}</p>}
    {text && <p className="text-muted-foreground">{text}</p>}
  </div>
</li>`,
}));

const steps = itemList(() => ({
  tag: 'ol',
  item: `<li key={title} className="grid content-start gap-3">
  <span
    aria-hidden="true"
    className="grid size-10 place-items-center rounded-full bg-primary font-heading text-lg font-bold text-primary-foreground"
  >
    {index + 1}
  </span>
  <h3 className="font-heading text-lg font-semibold">{title}</h3>
  <p className="leading-relaxed text-muted-foreground">{text}</p>
</li>`,
}));

/** Steps that need no more words: "Turn two cards: if they match, the pair stays open." */
const plainSteps = itemList(() => ({
  tag: 'ol',
  className: 'grid max-w-prose gap-5',
  item: `<li key={title} className="flex items-start gap-4 text-lg leading-relaxed">
  <span
    aria-hidden="true"
    className="grid size-9 shrink-0 place-items-center rounded-full bg-primary font-heading font-bold text-primary-foreground"
  >
    {index + 1}
  </span>
  {title}
</li>`,
}));

const stats = itemList(() => ({
  tag: 'dl',
  className: 'grid grid-cols-2 gap-4 lg:grid-cols-4',
  item: `<div key={title} className="flex flex-col-reverse gap-1 rounded-xl border bg-card p-5 text-card-foreground">
  <dt className="text-sm text-muted-foreground">{title}</dt>
  <dd className="font-heading text-3xl font-bold text-highlight">{text}</dd>
</div>`,
}));

/** How a block of copy is shown: as the app shows all of its kind. */
export function styleOf(draft: Draft, block: ProseBlock): StyleWriter {
  if (areNotes(block)) return notes;
  if (block.style === 'steps' && block.items.every(({ text: told }) => told === '')) return plainSteps;
  const ways = PROSE_STYLES[block.style];
  return ways[draft.look.way(block.style, ways.length)] ?? ways[0];
}

/** How each kind of copy may be shown; an app keeps to one of them. */
const PROSE_STYLES: Readonly<Record<ProseBlock['style'], readonly [StyleWriter, ...StyleWriter[]]>> = {
  text: [text],
  cards: [cards, ruled, rows],
  quotes: [quotes, leadQuote, openQuotes],
  hours: [hours],
  contact: [contact],
  faq: [faq],
  prices: [prices],
  team: [team],
  steps: [steps],
  stats: [stats],
};
