import { useCallback, useEffect, useRef } from 'react';

/** Whether the part of the page that asked is still there when the answer comes. */
export function useIsThere(): () => boolean {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return useCallback(() => isThere.current, []);
}
