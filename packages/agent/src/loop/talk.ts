import type { TurnEvent } from '../events.ts';
import { asClosing, asRemark } from './claims.ts';
import { createTagFilter, type TagFilter } from './tag-filter.ts';

/** What the person reads of the model's words, step by step. */
export interface Talk {
  /**
   * Begins the words of one more step; those before it stand. Where `holds` says so when words come, they are not told
   * until it is known what they are.
   */
  begin(hiddenTags: readonly string[], holds?: () => boolean): void;
  say(delta: string): void;
  think(delta: string): void;
  /** A call follows: what was held is no closing word, and what comes next stands by itself. */
  remark(): void;
  /** What this step said so far stands, also when the rest of it is taken back. */
  keep(): void;
  /** Takes back what this step said so far, because it is asked again. */
  withdraw(): void;
  /** The step is complete. */
  end(): void;
  /** What was held is not true yet. */
  setAside(): void;
  /** It has come true: what is held is told, or, where the last step said nothing, what was set aside. */
  conclude(): void;
  /** What was told. */
  text(): string;
}

const MAX_TOLD_CHARACTERS = 400_000;

export function createTalk(tell: (event: TurnEvent) => void): Talk {
  /** Told, and not to be taken back. */
  let kept = '';
  /** Told by this step. */
  let current = '';
  /** Said by this step, after all the others, and not told. */
  let held = '';
  let aside = '';
  let holds: () => boolean = () => false;
  let isHeld = false;
  let isParagraphNext = true;
  /** White space that is told once words follow it, so that the text never ends in it. */
  let gap = '';
  let filter: TagFilter = createTagFilter([]);
  const beginParagraph = () => {
    isParagraphNext = true;
    gap = '';
  };
  const show = (words: string) => {
    if (kept.length + current.length + held.length > MAX_TOLD_CHARACTERS) return;
    const [body, rest] = split(isParagraphNext ? words.trimStart() : gap + words);
    gap = rest;
    if (body === '') return;
    const isFirst = kept === '' && current === '' && held === '';
    const delta = isParagraphNext && !isFirst ? `\n\n${body}` : body;
    if (isParagraphNext) isHeld = held !== '' || holds();
    isParagraphNext = false;
    if (isHeld) held += delta;
    else tellWords(delta);
  };
  const tellWords = (delta: string) => {
    current += delta;
    tell({ type: 'text', delta });
  };
  const setAside = () => {
    aside = held.trimStart() || aside;
    held = '';
    beginParagraph();
  };
  const release = (words: string) => {
    held = '';
    if (words !== '') tellWords(kept === '' && current === '' ? words : `\n\n${words}`);
  };
  const keep = () => {
    kept += current;
    current = '';
  };
  return {
    begin: (hiddenTags, whether = () => false) => {
      setAside();
      keep();
      holds = whether;
      filter = createTagFilter(hiddenTags);
    },
    say: (delta) => show(filter.push(delta)),
    think: (delta) => tell({ type: 'thinking', delta }),
    remark: () => {
      release(asRemark(held.trimStart(), aside));
      beginParagraph();
    },
    keep,
    withdraw: () => {
      filter = filter.fresh();
      held = '';
      beginParagraph();
      if (current === '') return;
      current = '';
      tell({ type: 'textReset' });
      if (kept !== '') tell({ type: 'text', delta: kept });
    },
    end: () => show(filter.flush()),
    setAside,
    conclude: () => {
      const words = current === '' && held === '' ? aside : held.trimStart();
      release(asClosing(words, kept + current));
    },
    text: () => kept + current,
  };
}

/** Words, and the white space behind them. */
function split(text: string): readonly [string, string] {
  const words = text.trimEnd();
  return [words, text.slice(words.length)];
}
