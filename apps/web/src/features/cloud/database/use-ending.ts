import { type KeyboardEvent, useRef } from 'react';

interface Ending {
  onEnd(): void;
  onCancel(): void;
  /** After a key ended it: the focus goes on, to the cell itself or to the one beside it. */
  onLeave(step?: 1 | -1): void;
  readonly isFaulty?: boolean;
}

/**
 * Escape takes back; Enter keeps, and Tab too, which goes on to the next cell; so does leaving the field otherwise. What is
 * wrong stays until it is mended or taken back. A field that a key ended loses the focus too, which ends nothing more.
 */
export function useEnding({ onEnd, onCancel, onLeave, isFaulty = false }: Ending) {
  const isOver = useRef(false);
  const endOnce = () => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd();
  };
  return {
    endOnce,
    onBlur() {
      if (!isFaulty) endOnce();
    },
    onKeyDown(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>) {
      const { key, shiftKey } = event;
      if (key !== 'Escape' && key !== 'Enter' && key !== 'Tab') return;
      event.preventDefault();
      if (key !== 'Escape' && isFaulty) return;
      if (key === 'Escape') {
        isOver.current = true;
        onCancel();
      } else endOnce();
      onLeave(key === 'Tab' ? (shiftKey ? -1 : 1) : undefined);
    },
  };
}
