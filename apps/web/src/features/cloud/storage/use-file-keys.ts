import { type RefObject, useEffect, useRef } from 'react';

interface FileKeys {
  /** A file is open. */
  readonly isOn: boolean;
  readonly onClose: () => void;
  readonly onStep: (step: 1 | -1) => void;
}

/** Escape closes the open file, arrows go to the one before or after it. */
export function useFileKeys(keys: FileKeys): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  }, [keys]);
  useEffect(() => {
    const element = frame.current;
    // At the frame: the console, which hears keys last, then finds them used.
    const onKeyDown = (event: KeyboardEvent) => {
      const { isOn, onClose, onStep } = latest.current;
      if (!isOn || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      const step = steps[event.key];
      if (event.key !== 'Escape' && step === undefined) return;
      event.preventDefault();
      if (step === undefined) onClose();
      else onStep(step);
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);
  return frame;
}

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select') !== null;
}
