import { chatLimits, type PickedElement, type SelectedElement } from '@loam/contract';
import type { Draft } from '../../chat/model/draft.ts';

/** The message being written is about these elements as well. */
export function askAbout(draft: Draft, selection: readonly PickedElement[], path: string): Draft {
  const added = selection.map((element) => selectedOf(element, path));
  const known = draft.selectedElements.filter(
    (one) => !added.some(({ selector, path }) => selector === one.selector && path === one.path),
  );
  const selectedElements = [...known, ...added].slice(-chatLimits.selectedElements);
  return { ...draft, selectedElements, wasCleared: false };
}

function selectedOf({ places, selector, tag, text, classes }: PickedElement, path: string): SelectedElement {
  const [place] = places;
  return {
    ...(place ? { source: `${place.file}:${place.line}:${place.column}`.slice(-500) } : {}),
    selector,
    tag,
    text,
    classes,
    path,
  };
}
