interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly target: EventTarget;
  isDefaultPrevented(): boolean;
}

/** Alt and the left arrow anywhere; Escape where nothing nearer has a use for it. */
export function goesBack(event: PressedKey): boolean {
  if (event.isDefaultPrevented()) return false;
  if (event.altKey) return event.key === 'ArrowLeft';
  return event.key === 'Escape' && !isTakenBy(event.target);
}

const takers = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

function isTakenBy(target: EventTarget): boolean {
  return target instanceof Element && target.closest(takers) !== null;
}
