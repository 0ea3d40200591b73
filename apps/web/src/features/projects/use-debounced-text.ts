import { useEffect, useRef, useState } from 'react';

const delayMs = 250;

/** A text field whose owner hears of a change when typing pauses. What the owner holds wins once it does. */
export function useDebouncedText(value: string, onCommit: (text: string) => void | Promise<void>) {
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const commit = async (text: string) => {
    clearTimeout(timer.current);
    await onCommit(text);
    setTyped((current) => (current === text ? undefined : current));
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void commit(text), delayMs);
  };
  return { text: typed ?? value, type, commit };
}
