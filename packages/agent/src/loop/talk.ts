import type { TurnEvent } from '../events.ts';
import { createTagFilter, type TagFilter } from './tag-filter.ts';

/** What the person reads of the model's words, step by step. */
export interface Talk {
  /** Begins the words of one more step; those before it stand. */
  begin(hiddenTags: readonly string[]): void;
  say(delta: string): void;
  think(delta: string): void;
  /** Takes back what this step said so far, because it is asked again. */
  withdraw(): void;
  /** The step is complete. */
  end(): void;
  text(): string;
}

const MAX_TOLD_CHARACTERS = 400_000;

export function createTalk(tell: (event: TurnEvent) => void): Talk {
  let kept = '';
  let current = '';
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
    tell({ type: 'text', delta });
  };
  return {
    begin: (hiddenTags) => {
      kept += current;
      current = '';
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
      tell({ type: 'textReset' });
      if (kept !== '') tell({ type: 'text', delta: kept });
    },
    end: () => show(filter.flush()),
    text: () => kept + current,
  };
}
