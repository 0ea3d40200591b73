import { useCallback, type Ref } from 'react';

/**
 * A ref that keeps a textarea as tall as its text. Browsers with `field-sizing` do it themselves;
 * elsewhere the height follows input events, without an effect.
 */
export function useAutosize(enabled: boolean, outerRef: Ref<HTMLTextAreaElement> | undefined) {
  return useCallback(
    (element: HTMLTextAreaElement | null) => {
      const releaseOuter = assignRef(outerRef, element);
      if (element === null || !enabled || CSS.supports('field-sizing', 'content')) return releaseOuter;
      const fit = () => fitHeight(element);
      fit();
      element.addEventListener('input', fit);
      return () => {
        element.removeEventListener('input', fit);
        releaseOuter();
      };
    },
    [enabled, outerRef],
  );
}

function fitHeight(element: HTMLTextAreaElement) {
  element.style.height = 'auto';
  const borderHeight = element.offsetHeight - element.clientHeight;
  element.style.height = `${element.scrollHeight + borderHeight}px`;
}

function assignRef<T>(ref: Ref<T> | undefined, value: T | null): () => void {
  if (ref === undefined || ref === null) return () => {};
  if (typeof ref === 'function') {
    const release = ref(value);
    return typeof release === 'function' ? release : () => ref(null);
  }
  ref.current = value;
  return () => {
    ref.current = null;
  };
}
