import type { PickKey, PickStep } from '../core/pick-messages.ts';

export interface PickEvents {
  isPicking(): boolean;
  /** The element that words are being written in. */
  editing(): Element | undefined;
  hover(target: Element | undefined): void;
  pick(target: Element, isAdding: boolean): void;
  wantText(target: Element): void;
  endText(isKept: boolean): void;
  step(step: PickStep): void;
  key(key: PickKey): void;
}

const SWALLOWED = [
  'mousedown',
  'mouseup',
  'click',
  'auxclick',
  'contextmenu',
  'dragstart',
  'submit',
] as const;
/** Seen by nobody else, but scrolling and writing go on. */
const HIDDEN = [
  'pointerover',
  'pointerout',
  'pointerenter',
  'pointerleave',
  'mouseover',
  'mouseout',
  'mouseenter',
  'mouseleave',
  'mousemove',
  'touchstart',
  'touchmove',
  'touchend',
  'keyup',
  'keypress',
  'beforeinput',
] as const;
const TAP_PX = 8;

const STEPS: Readonly<Record<string, PickStep>> = {
  ArrowUp: 'parent',
  ArrowDown: 'child',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
};

/**
 * Stands before every listener of the page, since it is there first, and takes what happens while someone picks. At
 * other times it does nothing.
 */
export function watchPickEvents(window: Window, events: PickEvents): void {
  const on = (types: readonly string[], listen: (event: Event) => void): void => {
    for (const type of types) {
      const listener = (event: Event): void => {
        if (events.isPicking() && event.isTrusted) listen(event);
      };
      window.addEventListener(type, listener, { capture: true, passive: type.startsWith('touch') });
    }
  };
  on(HIDDEN, (event) => event.stopImmediatePropagation());
  on(SWALLOWED, (event) => {
    event.stopImmediatePropagation();
    if (!isInEditing(event, events)) event.preventDefault();
  });
  on(['pointermove'], (event) => {
    event.stopImmediatePropagation();
    events.hover(targetOf(event));
  });
  window.document.documentElement.addEventListener('mouseleave', () => {
    if (events.isPicking()) events.hover(undefined);
  });
  watchTaps(on, events);
  on(['dblclick'], (event) => {
    event.stopImmediatePropagation();
    const target = targetOf(event);
    if (isInEditing(event, events) || target === undefined) return;
    event.preventDefault();
    events.wantText(target);
  });
  on(['keydown'], (event) => {
    event.stopImmediatePropagation();
    if (event instanceof KeyboardEvent) onKey(event, events);
  });
}

type On = (types: readonly string[], listen: (event: Event) => void) => void;

/** By pointer: a disabled button gets no click, and a finger that scrolls is no tap. */
function watchTaps(on: On, events: PickEvents): void {
  let down: { readonly x: number; readonly y: number } | undefined;
  on(['pointerdown'], (event) => {
    event.stopImmediatePropagation();
    if (!(event instanceof PointerEvent)) return;
    down = event.button === 0 ? { x: event.clientX, y: event.clientY } : undefined;
    if (events.editing() !== undefined && !isInEditing(event, events)) events.endText(true);
  });
  on(['pointercancel'], (event) => {
    event.stopImmediatePropagation();
    down = undefined;
  });
  on(['pointerup'], (event) => {
    event.stopImmediatePropagation();
    const start = down;
    down = undefined;
    if (!(event instanceof PointerEvent) || start === undefined || isInEditing(event, events)) return;
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > TAP_PX) return;
    const target = targetOf(event);
    if (target) events.pick(target, event.shiftKey || event.metaKey || event.ctrlKey);
  });
}

function targetOf(event: Event): Element | undefined {
  const [target] = event.composedPath();
  return target instanceof Element ? target : undefined;
}

function isInEditing(event: Event, events: PickEvents): boolean {
  const node = events.editing();
  return node !== undefined && event.target instanceof Node && node.contains(event.target);
}

function onKey(event: KeyboardEvent, events: PickEvents): void {
  if (events.editing() !== undefined) {
    const isEnd = event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey && !event.isComposing);
    if (!isEnd) return;
    event.preventDefault();
    return events.endText(event.key === 'Enter');
  }
  const step = event.altKey ? undefined : STEPS[event.key];
  if (step !== undefined) {
    event.preventDefault();
    return events.step(step);
  }
  const key = keyOf(event);
  if (key === undefined) return;
  event.preventDefault();
  events.key(key);
}

function keyOf(event: KeyboardEvent): PickKey | undefined {
  if (event.metaKey || event.ctrlKey) {
    switch (event.key.toLowerCase()) {
      case 'z':
        return event.shiftKey ? 'redo' : 'undo';
      case 'y':
        return 'redo';
      case 's':
        return 'save';
      case 'd':
        return 'duplicate';
      default:
        return undefined;
    }
  }
  switch (event.key) {
    case 'Escape':
      return 'escape';
    case 'Enter':
      return 'edit_text';
    case 'Delete':
    case 'Backspace':
      return 'delete';
    case 'ArrowUp':
      return 'move_up';
    case 'ArrowDown':
      return 'move_down';
    default:
      return undefined;
  }
}
