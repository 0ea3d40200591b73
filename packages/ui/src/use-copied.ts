import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

/** How long a page says how copying went, where a button does not say it itself. */
export const CopiedMs = createContext(2000);

/** Copies text and says for a moment how it went. */
export function useCopied(ownMs?: number): {
  readonly state: CopyState;
  readonly copy: (text: string) => void;
} {
  const pageMs = use(CopiedMs);
  const shownMs = ownMs ?? pageMs;
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const show = useCallback(
    (next: CopyState) => {
      clearTimeout(timer.current);
      setState(next);
      timer.current = setTimeout(() => setState('idle'), shownMs);
    },
    [shownMs],
  );

  const copy = useCallback(
    (text: string) => {
      writeClipboard(text).then(
        () => show('copied'),
        () => show('failed'),
      );
    },
    [show],
  );

  return { state, copy };
}

// The clipboard is missing, not refused, on plain http addresses other than localhost.
export async function writeClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
