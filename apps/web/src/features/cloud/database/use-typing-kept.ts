import { fillText } from '@loam/contract';
import { toast } from '@loam/ui';
import { useEffect, useState } from 'react';
import { copyText } from '../grid/copy-cell.ts';
import { createKeptTyping, type KeptTyping } from './model/kept-typing.ts';
import { databaseWords } from './texts.data.ts';

/** What was typed into a cell that is taken away stays on the screen until somebody closes it. */
export function useTypingKept(column: string): KeptTyping {
  const [kept] = useState(() => createKeptTyping((typed) => tellLost(column, typed)));
  useEffect(() => kept.leave, [kept]);
  return kept;
}

const shownCharacters = 200;

function tellLost(column: string, typed: string): void {
  toast.warning(fillText(databaseWords.cellGone, { column }), {
    description: typed.length > shownCharacters ? `${typed.slice(0, shownCharacters)}…` : typed,
    duration: Number.POSITIVE_INFINITY,
    // The buttons below what was typed, not beside it.
    classNames: { toast: 'flex-wrap justify-end', content: 'basis-[calc(100%-1.75rem)]' },
    action: { label: databaseWords.copyTyped, onClick: () => copyText(typed) },
    cancel: { label: databaseWords.close, onClick: () => {} },
  });
}
