import { useEffect, useState } from 'react';
import type { Token } from './model/highlight.ts';

export type HighlightedLines = readonly (readonly Token[])[];

/** Beyond this a file is shown without colours: they would take longer than reading. */
const maxCharacters = 200_000;

/** The colours come when their reader is loaded; until then, and for a file that is gone, plain text is shown. */
export function useHighlight(path: string, text: string | null): HighlightedLines | undefined {
  const [lines, setLines] = useState<HighlightedLines>();
  useEffect(() => {
    let isWanted = text !== null && text.length <= maxCharacters;
    if (isWanted) {
      void import('./model/highlight.ts').then(({ highlightLines }) => {
        if (isWanted) setLines(highlightLines(path, text ?? ''));
      });
    }
    return () => {
      isWanted = false;
    };
  }, [path, text]);
  return lines;
}
