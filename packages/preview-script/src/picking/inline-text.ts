import type { PickedTextState } from '../core/pick-messages.ts';

export interface InlineText {
  readonly node: HTMLElement;
  /** Keeps what was written, or puts back what was there. */
  end(isKept: boolean): void;
}

const MAX_CHARACTERS = 10_000;

/** Lets someone write over the words of an element where they stand. Only plain text goes in. */
export function editInline(
  node: HTMLElement,
  tell: (text: string, state: PickedTextState) => void,
): InlineText {
  const before = node.textContent ?? '';
  const textOf = () => (node.textContent ?? '').slice(0, MAX_CHARACTERS);
  const onInput = () => tell(textOf(), 'writing');
  node.setAttribute('contenteditable', 'plaintext-only');
  node.addEventListener('input', onInput);
  node.focus();
  node.ownerDocument.getSelection()?.selectAllChildren(node);
  return {
    node,
    end(isKept) {
      const after = textOf();
      node.removeEventListener('input', onInput);
      node.removeAttribute('contenteditable');
      node.blur();
      node.ownerDocument.getSelection()?.removeAllRanges();
      if (!isKept || after === before) writeText(node, before);
      tell(isKept ? after : before, isKept && after !== before ? 'written' : 'left');
    },
  };
}

/** React goes on with the text node that it made: it is kept, and its words are put in. */
export function writeText(node: Element, text: string): void {
  const [first, ...others] = node.childNodes;
  for (const other of others) other.remove();
  if (first?.nodeType === 3) first.nodeValue = text;
  else node.textContent = text;
}
