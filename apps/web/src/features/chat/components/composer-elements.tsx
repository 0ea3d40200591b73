import { fillText, type SelectedElement } from '@loam/contract';
import { MousePointerClick, X } from 'lucide-react';
import { elementName } from '../model/element-name.ts';
import { chatWords } from '../texts.data.ts';

interface ComposerElementsProps {
  readonly elements: readonly SelectedElement[];
  readonly onRemove: (element: SelectedElement) => void;
}

/** The elements of the preview that the message is about. */
export function ComposerElements({ elements, onRemove }: ComposerElementsProps) {
  if (elements.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5 px-1 pt-1 pb-2">
      {elements.map((element) => (
        <li
          key={`${element.path} ${element.selector}`}
          className="flex h-7 max-w-full items-center gap-1 rounded-full border border-border pr-0.5 pl-2 text-xs"
        >
          <MousePointerClick aria-hidden className="size-3 shrink-0 text-muted-foreground" />
          <span className="truncate">{elementName(element)}</span>
          <button
            type="button"
            aria-label={fillText(chatWords.composer.removeElement, { name: elementName(element) })}
            onClick={() => onRemove(element)}
            className="flex size-6 shrink-0 items-center justify-center rounded-full text-muted-foreground hover:text-foreground"
          >
            <X aria-hidden className="size-3" />
          </button>
        </li>
      ))}
    </ul>
  );
}
