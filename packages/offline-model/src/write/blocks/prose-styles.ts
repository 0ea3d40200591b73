import type { ProseBlock } from '../../plan/block-plan.ts';
import { block as lines, codeOf, jsxText } from '../code.ts';
import type { Draft } from '../draft.ts';
import { gridFor } from '../theme/look.ts';

interface StyleCode {
  /** The items as data, above the component. */
  readonly constant: string;
  readonly jsx: string;
}

type StyleWriter = (draft: Draft, block: ProseBlock) => StyleCode;

interface ItemShape {
  readonly hasIcon?: boolean;
  readonly hasNote?: boolean;
}

function itemsConstant({ icon }: Draft, { items }: ProseBlock, { hasIcon, hasNote }: ItemShape): string {
  const rows = items.map((item) => ({
    icon: hasIcon ? () => icon(item.icon, 'Sparkles') : undefined,
    title: item.title,
    text: item.text,
    note: hasNote ? (item.note ?? '') : undefined,
  }));
  return `const items = ${codeOf(rows)};\n\n`;
}

const text: StyleWriter = (_draft, block) => {
  const paragraphs = block.text.split(/\n+/).filter((line) => line.trim() !== '');
  const items = block.items.map(
    (item) => `<div className="grid gap-2">
  <h3 className="text-lg font-semibold">${jsxText(item.title)}</h3>
  <p>${jsxText(item.text)}</p>
</div>`,
  );
  return {
    constant: '',
    jsx: `<div className="grid max-w-prose gap-4 text-lg leading-relaxed">
  ${lines([...paragraphs.map((paragraph) => `<p>${jsxText(paragraph)}</p>`), ...items], 2)}
</div>`,
  };
};

const cards: StyleWriter = (draft, block) => ({
  constant: itemsConstant(draft, block, { hasIcon: true, hasNote: hasNotes(block) }),
  jsx: `<ul className="${gridFor(draft.look, block.items.length)}">
  {items.map(({ icon: Icon, title, text${hasNotes(block) ? ', note' : ''} }) => (
    <li key={title}>
      <Card className="h-full gap-4 ${draft.look.card}">
        <CardContent className="grid gap-3">
          <span className="grid size-11 place-items-center rounded-lg bg-primary text-primary-foreground">
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <h3 className="font-heading text-lg font-semibold">{title}</h3>
          <p className="leading-relaxed text-muted-foreground">{text}</p>${hasNotes(block) ? '\n          {note && <p className="text-sm font-medium">{note}</p>}' : ''}
        </CardContent>
      </Card>
    </li>
  ))}
</ul>`,
});

/** Without boxes: a rule above each, the sign in line with the words. */
const ruled: StyleWriter = (draft, block) => ({
  constant: itemsConstant(draft, block, { hasIcon: true, hasNote: hasNotes(block) }),
  jsx: `<ul className="${gridFor(draft.look, block.items.length)}">
  {items.map(({ icon: Icon, title, text${hasNotes(block) ? ', note' : ''} }) => (
    <li key={title} className="grid content-start gap-3 border-t-2 border-t-primary pt-5">
      <Icon aria-hidden="true" className="size-6 text-highlight" />
      <h3 className="font-heading text-xl font-semibold">{title}</h3>
      <p className="leading-relaxed text-muted-foreground">{text}</p>${hasNotes(block) ? '\n      {note && <p className="text-sm font-medium">{note}</p>}' : ''}
    </li>
  ))}
</ul>`,
});

/** One below the other, as in a programme. */
const rows: StyleWriter = (draft, block) => ({
  constant: itemsConstant(draft, block, { hasIcon: true, hasNote: hasNotes(block) }),
  jsx: `<ul className="divide-y overflow-hidden rounded-2xl border bg-card text-card-foreground">
  {items.map(({ icon: Icon, title, text${hasNotes(block) ? ', note' : ''} }) => (
    <li key={title} className="grid gap-x-6 gap-y-2 p-6 sm:grid-cols-[auto_2fr_3fr] sm:items-center">
      <span className="grid size-11 place-items-center rounded-full bg-primary text-primary-foreground">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <h3 className="font-heading text-xl font-semibold">{title}</h3>
      <p className="leading-relaxed text-muted-foreground">${hasNotes(block) ? '{text} {note}' : '{text}'}</p>
    </li>
  ))}
</ul>`,
});

const hasNotes = (block: ProseBlock): boolean => block.items.some((item) => item.note);

/** Whose voice it is. */
const SPEAKER = `<figcaption className="flex items-center gap-3">
          <PersonAvatar name={title} />
          <span className="grid">
            <span className="font-medium">{title}</span>
            {note && <span className="text-sm text-muted-foreground">{note}</span>}
          </span>
        </figcaption>`;

const quotes: StyleWriter = (draft, block) => ({
  constant: itemsConstant(draft, block, { hasNote: true }),
  jsx: `<ul className="${gridFor(draft.look, block.items.length)}">
  {items.map(({ title, text, note }) => (
    <li key={title}>
      <figure className="grid h-full content-between gap-5 rounded-xl border bg-card p-6 text-card-foreground">
        <QuoteIcon aria-hidden="true" className="size-7 fill-current text-highlight" />
        <blockquote className="text-lg leading-relaxed">{text}</blockquote>
        ${SPEAKER}
      </figure>
    </li>
  ))}
</ul>`,
});

/** The first voice large, the others below it. */
const leadQuote: StyleWriter = (draft, block) => ({
  constant: itemsConstant(draft, block, { hasNote: true }),
  jsx: `<ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2">
  {items.map(({ title, text, note }, index) => (
    <li key={title} className="first:sm:col-span-2">
      <figure className="grid gap-5 border-l-2 border-l-primary pl-6">
        <blockquote className={index === 0 ? "font-heading text-2xl leading-snug sm:text-4xl" : "text-lg leading-relaxed"}>
          {text}
        </blockquote>
        ${SPEAKER}
      </figure>
    </li>
  ))}
</ul>`,
});

/** Without boxes, each voice in the middle of its column. */
const openQuotes: StyleWriter = (draft, block) => ({
  constant: itemsConstant(draft, block, { hasNote: true }),
  jsx: `<ul className="${gridFor(draft.look, block.items.length)}">
  {items.map(({ title, text, note }) => (
    <li key={title}>
      <figure className="grid h-full grid-rows-[auto_1fr_auto] justify-items-center gap-4 text-center">
        <PersonAvatar name={title} className="size-14 text-base" />
        <blockquote className="font-heading text-xl leading-relaxed">“{text}”</blockquote>
        <figcaption className="grid text-sm">
          <span className="font-medium">{title}</span>
          {note && <span className="text-muted-foreground">{note}</span>}
        </figcaption>
      </figure>
    </li>
  ))}
</ul>`,
});

const hours: StyleWriter = (draft, block) => ({
  constant: itemsConstant(draft, block, {}),
  jsx: `<dl className="max-w-lg divide-y overflow-hidden rounded-xl border bg-card text-card-foreground">
  {items.map(({ title, text }) => (
    <div key={title} className="flex justify-between gap-6 px-5 py-3">
      <dt>{title}</dt>
      <dd className="text-right font-medium tabular-nums">{text}</dd>
    </div>
  ))}
</dl>`,
});

const contact: StyleWriter = (draft, block) => ({
  constant: itemsConstant(draft, block, { hasIcon: true }),
  jsx: `<div className="@container">
  <ul className="grid grid-cols-1 gap-4 @lg:grid-cols-2 @4xl:grid-cols-3">
    {items.map(({ icon: Icon, title, text }) => (
      <li key={title} className="flex items-start gap-4 rounded-xl border bg-card p-5 text-card-foreground">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary text-primary-foreground">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <div className="min-w-0">
          <h3 className="font-heading font-semibold">{title}</h3>
          <ContactText text={text} />
        </div>
      </li>
    ))}
  </ul>
</div>`,
});

const faq: StyleWriter = (draft, block) => ({
  constant: itemsConstant(draft, block, {}),
  jsx: `<Accordion type="single" collapsible className="rounded-xl border bg-card px-5 text-card-foreground">
  {items.map(({ title, text }) => (
    <AccordionItem key={title} value={title}>
      <AccordionTrigger className="text-base">{title}</AccordionTrigger>
      <AccordionContent className="text-base leading-relaxed text-muted-foreground">{text}</AccordionContent>
    </AccordionItem>
  ))}
</Accordion>`,
});

const prices: StyleWriter = (draft, block) => ({
  constant: itemsConstant(draft, block, { hasNote: true }),
  jsx: `<ul className="${gridFor(draft.look, block.items.length)}">
  {items.map(({ title, text, note }) => (
    <li key={title}>
      <Card className="h-full gap-4 ${draft.look.card}">
        <CardContent className="grid gap-3">
          <h3 className="font-heading text-lg font-semibold">{title}</h3>
          {note && <p className="font-heading text-3xl font-bold text-highlight">{note}</p>}
          <p className="leading-relaxed text-muted-foreground">{text}</p>
        </CardContent>
      </Card>
    </li>
  ))}
</ul>`,
});

const team: StyleWriter = (draft, block) => ({
  constant: itemsConstant(draft, block, { hasNote: true }),
  jsx: `<ul className="${gridFor(draft.look, block.items.length)}">
  {items.map(({ title, text, note }) => (
    <li key={title} className="overflow-hidden rounded-xl border bg-card text-card-foreground">
      <Picture image="person" name={title} className="aspect-[4/3]" />
      <div className="grid gap-1 p-5">
        <h3 className="font-heading text-lg font-semibold">{title}</h3>
        {note && <p className="text-sm font-medium text-highlight">{note}</p>}
        <p className="text-muted-foreground">{text}</p>
      </div>
    </li>
  ))}
</ul>`,
});

const steps: StyleWriter = (draft, block) => ({
  constant: itemsConstant(draft, block, {}),
  jsx: `<ol className="${gridFor(draft.look, block.items.length)}">
  {items.map(({ title, text }, index) => (
    <li key={title} className="grid content-start gap-3">
      <span
        aria-hidden="true"
        className="grid size-10 place-items-center rounded-full bg-primary font-heading text-lg font-bold text-primary-foreground"
      >
        {index + 1}
      </span>
      <h3 className="font-heading text-lg font-semibold">{title}</h3>
      <p className="leading-relaxed text-muted-foreground">{text}</p>
    </li>
  ))}
</ol>`,
});

const stats: StyleWriter = (draft, block) => ({
  constant: itemsConstant(draft, block, {}),
  jsx: `<dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
  {items.map(({ title, text }) => (
    <div key={title} className="flex flex-col-reverse gap-1 rounded-xl border bg-card p-5 text-card-foreground">
      <dt className="text-sm text-muted-foreground">{title}</dt>
      <dd className="font-heading text-3xl font-bold text-highlight">{text}</dd>
    </div>
  ))}
</dl>`,
});

/** How each kind of copy may be shown; an app keeps to one of them. */
export const PROSE_STYLES: Readonly<Record<ProseBlock['style'], readonly [StyleWriter, ...StyleWriter[]]>> = {
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
