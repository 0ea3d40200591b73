import type { TurnEvent } from '../events.ts';
import { createTagFilter, type TagFilter } from './tag-filter.ts';

/** What the person reads of the model's words, step by step. */
export interface Talk {
  /** Begins the words of one more step; those before it stand. Held words are not told until they are released. */
  begin(hiddenTags: readonly string[], isHeld?: boolean): void;
  say(delta: string): void;
  think(delta: string): void;
  /** Takes back what this step said so far, because it is asked again. */
  withdraw(): void;
  /** The step is complete. */
  end(): void;
  /** What was held is no closing word, or has come true. */
  release(): void;
  /** What was held is not true yet. */
  setAside(): void;
  /** It has come true: what is held is told, or, where the last step said nothing, what was set aside. */
  conclude(): void;
  /** What was told. */
  text(): string;
}

const MAX_TOLD_CHARACTERS = 400_000;

export function createTalk(tell: (event: TurnEvent) => void): Talk {
  let kept = '';
  let current = '';
  let isHeld = false;
  let aside = '';
  /** White space that is told once words follow it, so that the text never ends in it. */
  let gap = '';
  let filter: TagFilter = createTagFilter([]);
  const show = (words: string) => {
    if (kept.length + current.length > MAX_TOLD_CHARACTERS) return;
    const all = current === '' ? words.trimStart() : gap + words;
    const body = all.trimEnd();
    gap = all.slice(body.length);
    if (body === '') return;
    const delta = current === '' && kept !== '' ? `\n\n${body}` : body;
    current += delta;
    if (!isHeld) tell({ type: 'text', delta });
  };
  const setAside = () => {
    if (!isHeld) return;
    aside = current.trimStart() || aside;
    current = '';
    isHeld = false;
  };
  const release = () => {
    if (isHeld && current !== '') tell({ type: 'text', delta: current });
    isHeld = false;
  };
  return {
    begin: (hiddenTags, holds = false) => {
      setAside();
      kept += current;
      current = '';
      isHeld = holds;
      gap = '';
      filter = createTagFilter(hiddenTags);
    },
    say: (delta) => show(filter.push(delta)),
    think: (delta) => tell({ type: 'thinking', delta }),
    withdraw: () => {
      filter = filter.fresh();
      gap = '';
      if (current === '') return;
      current = '';
      if (isHeld) return;
      tell({ type: 'textReset' });
      if (kept !== '') tell({ type: 'text', delta: kept });
    },
    end: () => show(filter.flush()),
    release,
    setAside,
    conclude: () => {
      if (current === '' && aside !== '') {
        isHeld = true;
        current = kept === '' ? aside : `\n\n${aside}`;
      }
      release();
    },
    text: () => kept + (isHeld ? '' : current),
  };
}
