import { useCallback, useEffect, useRef, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

const shownMs = 2000;

/** Copies text and says for two seconds how it went. */
export function useCopied(): { readonly state: CopyState; readonly copy: (text: string) => void } {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const show = useCallback((next: CopyState) => {
    clearTimeout(timer.current);
    setState(next);
    timer.current = setTimeout(() => setState('idle'), shownMs);
  }, []);

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
async function writeClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
