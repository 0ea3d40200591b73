import type { PickCommand, PickMessage, PickStep } from '../core/pick-messages.ts';
import { attempt } from '../hooks/wrap-function.ts';
import { isPlain, sameAs } from './describe-picked.ts';
import { editInline, writeText } from './inline-text.ts';
import { createOverlay } from './overlay.ts';
import { watchPickEvents } from './pick-events.ts';
import { createSelection, type PickState, type Selection } from './selection.ts';

export interface Picker {
  command(command: PickCommand): void;
  /** New code is running: what was picked may stand elsewhere now. */
  codeChanged(): void;
}

/** A hot update is applied after it is announced; the second look is for slow ones. */
const LOOK_AGAIN_MS = [60, 250, 900] as const;

/** Lets someone point at elements of the page, and tells the builder what they are and where they come from. */
export function createPicker(
  window: Window & typeof globalThis,
  send: (message: PickMessage) => void,
): Picker {
  const later = window.setTimeout.bind(window);
  const selection = createSelection(window, send);
  const { state, names, draw, tell, choose } = selection;
  const watch = watchPage(window, { changed: tell, moved: draw });
  const events = createPickActions({ state, choose, draw, send, window });
  watchPickEvents(window, events);
  const begin = () => {
    state.overlay ??= createOverlay(window.document);
    state.told = '';
    watch.begin();
    send({ type: 'picking', enabled: true });
    tell();
  };
  const end = () => {
    state.text?.end(true);
    state.overlay?.remove();
    Object.assign(state, {
      overlay: undefined,
      hovered: undefined,
      chosen: [],
      alike: [],
      isWritten: false,
      told: '',
    });
    watch.end();
    send({ type: 'picking', enabled: false });
  };
  return {
    codeChanged: () => LOOK_AGAIN_MS.forEach((delayMs) => later(() => attempt(tell), delayMs)),
    command(command) {
      switch (command.type) {
        case 'pick':
          return command.enabled ? begin() : end();
        case 'pick_select':
          return choose(command.ids.flatMap((id) => names.nodeOf(id) ?? []));
        case 'pick_step':
          return events.step(command.step);
        case 'pick_moved':
          return selection.moved(names.nodeOf(command.id), command.place);
        case 'pick_text':
          return writeOver(window, selection, { node: names.nodeOf(command.id), send });
        case 'pick_write':
          return showText(selection, names.nodeOf(command.id), command);
        case 'pick_show':
          showClasses(names.nodeOf(command.id), command);
          return draw();
      }
    },
  };
}

function writeOver(
  window: Window & typeof globalThis,
  { state, names, draw, tell }: Selection,
  { node, send }: { readonly node: Element | undefined; readonly send: (message: PickMessage) => void },
): void {
  if (!(node instanceof window.HTMLElement) || !isPlain(node) || !node.isConnected) return;
  state.text?.end(true);
  window.focus();
  const id = names.idOf(node);
  state.text = editInline(node, (text, now) => {
    if (now !== 'writing') state.text = undefined;
    send({ type: 'picked_text', id, text, state: now });
    if (now === 'writing') draw();
    else tell();
  });
}

/** The same words from the same place change together, as they will when they stand in the source. */
function showText(
  { state, draw, tell }: Selection,
  node: Element | undefined,
  { text, is_final: isFinal }: Extract<PickCommand, { type: 'pick_write' }>,
): void {
  if (node === undefined || !node.isConnected || !isPlain(node) || state.text !== undefined) return;
  const { textContent: shown } = node;
  for (const alike of sameAs(node)) if (isPlain(alike) && alike.textContent === shown) writeText(alike, text);
  state.isWritten = !isFinal;
  if (isFinal) tell();
  else draw();
}

function showClasses(
  node: Element | undefined,
  { add, remove }: Extract<PickCommand, { type: 'pick_show' }>,
): void {
  for (const alike of node === undefined ? [] : sameAs(node)) {
    alike.classList.remove(...remove);
    alike.classList.add(...add);
  }
}

interface Actions {
  readonly state: PickState;
  readonly window: Window;
  choose(nodes: readonly Element[]): void;
  draw(): void;
  send(message: PickMessage): void;
}

function createPickActions({ state, choose, draw, send, window }: Actions) {
  const nodes = () => state.chosen.map(({ node }) => node);
  return {
    isPicking: () => state.overlay !== undefined,
    editing: () => state.text?.node,
    hover(target: Element | undefined) {
      const next = target && pickable(target, state);
      if (next === state.hovered) return;
      state.hovered = next;
      draw();
    },
    pick(target: Element, isAdding: boolean) {
      const node = pickable(target, state);
      if (node === undefined) return;
      window.focus();
      if (!isAdding) return choose([node]);
      choose(nodes().includes(node) ? nodes().filter((other) => other !== node) : [...nodes(), node]);
    },
    wantText(target: Element) {
      const node = pickable(target, state);
      if (node === undefined) return;
      if (!nodes().includes(node) || nodes().length > 1) choose([node]);
      send({ type: 'pick_key', key: 'edit_text' });
    },
    endText: (isKept: boolean) => state.text?.end(isKept),
    step(step: PickStep) {
      const last = nodes().at(-1);
      const next = last && stepFrom(last, step);
      if (next) choose([next]);
      next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    key(key: Extract<PickMessage, { type: 'pick_key' }>['key']) {
      if (key === 'escape' && state.chosen.length > 0) return choose([]);
      send({ type: 'pick_key', key });
    },
  };
}

function pickable(target: Element, { overlay }: PickState): Element | undefined {
  if (overlay?.owns(target) || target.localName === 'html' || target.localName === 'body') return undefined;
  // The parts of a drawing are not what someone points at.
  return target.closest('svg') ?? target;
}

function stepFrom(node: Element, step: PickStep): Element | null {
  switch (step) {
    case 'parent':
      return node.parentElement?.localName === 'body' ? null : node.parentElement;
    case 'child':
      return node.localName === 'svg' ? null : node.firstElementChild;
    case 'next':
      return node.nextElementSibling;
    case 'previous':
      return node.previousElementSibling;
  }
}

/** Whatever moves or changes the page, while someone picks. */
function watchPage(
  window: Window & typeof globalThis,
  { changed, moved }: { changed(): void; moved(): void },
): { begin(): void; end(): void } {
  let timer = 0;
  const observer = new window.MutationObserver(() => {
    moved();
    window.clearTimeout(timer);
    timer = window.setTimeout(() => attempt(changed), 80);
  });
  const options = { capture: true, passive: true } as const;
  return {
    begin() {
      observer.observe(window.document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      for (const type of ['scroll', 'resize', 'transitionend', 'animationend'])
        window.addEventListener(type, moved, options);
    },
    end() {
      observer.disconnect();
      window.clearTimeout(timer);
      for (const type of ['scroll', 'resize', 'transitionend', 'animationend'])
        window.removeEventListener(type, moved, options);
    },
  };
}
