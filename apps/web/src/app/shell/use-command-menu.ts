import { useEffect, useState } from 'react';

const openEvent = 'loam:open-command-menu';

/** For buttons anywhere on the page. */
export function openCommandMenu(): void {
  window.dispatchEvent(new Event(openEvent));
}

/** Open or not, by Cmd/Ctrl-K or by a button. */
export function useCommandMenu(): readonly [boolean, (open: boolean) => void] {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      setIsOpen((open) => !open);
    };
    const onOpen = () => setIsOpen(true);
    window.addEventListener('keydown', onKey);
    window.addEventListener(openEvent, onOpen);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener(openEvent, onOpen);
    };
  }, []);
  return [isOpen, setIsOpen];
}
