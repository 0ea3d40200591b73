/** Leaves out whole blocks such as <suggestions>…</suggestions> from a text that arrives in pieces. */
export interface TagFilter {
  push(delta: string): string;
  /** What was held back because it could have been the beginning of a block. */
  flush(): string;
  fresh(): TagFilter;
}

const MAX_TAG_CHARACTERS = 600;

export function createTagFilter(tags: readonly string[]): TagFilter {
  const opening = new RegExp(`^<(${tags.join('|')})(\\s[^<>]*?)?(/?)>`, 'u');
  let held = '';
  let inside: string | undefined;

  /** Whether a text that starts with < may still become an opening tag. */
  const mayOpen = (text: string): boolean =>
    text.length < MAX_TAG_CHARACTERS &&
    tags.some((tag) => {
      const start = `<${tag}`;
      if (text.length <= start.length) return start.startsWith(text);
      return (
        text.startsWith(start) && /^[\s/]/u.test(text.slice(start.length)) && !/[<>]/u.test(text.slice(1))
      );
    });

  const leaveBlock = (tag: string): boolean => {
    const end = held.indexOf(`</${tag}>`);
    if (end === -1) {
      held = held.slice(-(tag.length + 2));
      return false;
    }
    held = held.slice(end + tag.length + 3);
    inside = undefined;
    return true;
  };

  const takeOutside = (): { readonly shown: string; readonly goesOn: boolean } => {
    const at = held.indexOf('<');
    if (at === -1) {
      const shown = held;
      held = '';
      return { shown, goesOn: false };
    }
    const shown = held.slice(0, at);
    held = held.slice(at);
    const found = tags.length === 0 ? null : opening.exec(held);
    if (found) {
      held = held.slice(found[0].length);
      if (found[3] !== '/') inside = found[1];
      return { shown, goesOn: true };
    }
    if (mayOpen(held)) return { shown, goesOn: false };
    held = held.slice(1);
    return { shown: `${shown}<`, goesOn: true };
  };

  return {
    push: (delta) => {
      held += delta;
      let shown = '';
      for (let goesOn = true; goesOn;) {
        if (inside !== undefined) {
          goesOn = leaveBlock(inside);
        } else {
          const taken = takeOutside();
          shown += taken.shown;
          goesOn = taken.goesOn;
        }
      }
      return shown;
    },
    flush: () => {
      const rest = inside === undefined ? held : '';
      held = '';
      inside = undefined;
      return rest;
    },
    fresh: () => createTagFilter(tags),
  };
}
