import type { PickCommand, PickMessage, PickStep } from '../core/pick-messages.ts';
import { attempt } from '../hooks/wrap-function.ts';
import { describePicked, elementsAt, isPlain, labelOf, placeKeyOf, sameAs } from './describe-picked.ts';
import { editInline, type InlineText } from './inline-text.ts';
import { createOverlay, type Overlay } from './overlay.ts';
import { watchPickEvents } from './pick-events.ts';

export interface Picker {
  command(command: PickCommand): void;
  /** New code is running: what was picked may stand elsewhere now. */
  codeChanged(): void;
}

interface Chosen {
  readonly node: Element;
  /** Where it came from and which of its kind it was, to find it again when the page has made it anew. */
  readonly place: string | undefined;
  readonly index: number;
}

interface State {
  overlay: Overlay | undefined;
  hovered: Element | undefined;
  chosen: readonly Chosen[];
  text: InlineText | undefined;
  told: string;
  isDrawDue: boolean;
}

const MAX_CHOSEN = 20;
/** A hot update is applied after it is announced; the second look is for slow ones. */
const LOOK_AGAIN_MS = [60, 250, 900] as const;

/** Lets someone point at elements of the page, and tells the builder what they are and where they come from. */
export function createPicker(
  window: Window & typeof globalThis,
  send: (message: PickMessage) => void,
): Picker {
  const { document } = window;
  const later = window.setTimeout.bind(window);
  const state: State = {
    overlay: undefined,
    hovered: undefined,
    chosen: [],
    text: undefined,
    told: '',
    isDrawDue: false,
  };
  const names = createNames();
  const draw = () => {
    if (state.isDrawDue) return;
    state.isDrawDue = true;
    window.requestAnimationFrame(() => {
      state.isDrawDue = false;
      attempt(() => drawState(state));
    });
  };
  const tell = () => {
    if (state.overlay === undefined) return;
    state.chosen = state.chosen.flatMap((chosen) => findAgain(document, chosen) ?? []);
    const elements = state.chosen.map(({ node }) => describePicked(node, names));
    const told = JSON.stringify(elements);
    if (told !== state.told) send({ type: 'selection', elements });
    state.told = told;
    draw();
  };
  const choose = (nodes: readonly Element[]) => {
    state.text?.end(true);
    state.chosen = nodes.slice(0, MAX_CHOSEN).map(chosenOf);
    tell();
  };
  const stop = watchPage(window, { changed: tell, moved: draw });
  const events = createPickActions({ state, choose, draw, send, window });
  watchPickEvents(window, events);
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
        case 'pick_text':
          return beginText(names.nodeOf(command.id));
        case 'pick_show':
          return showClasses(names.nodeOf(command.id), command);
      }
    },
  };

  function begin(): void {
    state.overlay ??= createOverlay(document);
    state.told = '';
    stop.begin();
    send({ type: 'picking', enabled: true });
    tell();
  }

  function end(): void {
    state.text?.end(true);
    state.overlay?.remove();
    Object.assign(state, { overlay: undefined, hovered: undefined, chosen: [], told: '' });
    stop.end();
    send({ type: 'picking', enabled: false });
  }

  function beginText(node: Element | undefined): void {
    if (!(node instanceof window.HTMLElement) || !isPlain(node) || !node.isConnected) return;
    state.text?.end(true);
    window.focus();
    const id = names.idOf(node);
    state.text = editInline(node, (text, now) => {
      if (now !== 'writing') state.text = undefined;
      send({ type: 'picked_text', id, text, state: now });
      draw();
    });
  }

  function showClasses(
    node: Element | undefined,
    { add, remove }: Extract<PickCommand, { type: 'pick_show' }>,
  ): void {
    if (node === undefined) return;
    for (const alike of sameAs(node)) {
      alike.classList.remove(...remove);
      alike.classList.add(...add);
    }
    draw();
  }
}

interface Actions {
  readonly state: State;
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

function pickable(target: Element, { overlay }: State): Element | undefined {
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

function chosenOf(node: Element): Chosen {
  const place = placeKeyOf(node);
  return { node, place, index: place === undefined ? 0 : sameAs(node).indexOf(node) };
}

function findAgain(document: Document, chosen: Chosen): Chosen | undefined {
  if (chosen.node.isConnected) return chosen;
  const alike = chosen.place === undefined ? [] : elementsAt(document, chosen.place);
  const node = alike[chosen.index] ?? alike[0];
  return node && { ...chosen, node };
}

function drawState({ overlay, hovered, chosen, text }: State): void {
  if (overlay === undefined) return;
  const selected = chosen.map(({ node }) => ({ node, label: labelOf(node) }));
  const [only] = chosen;
  const alike = only && chosen.length === 1 ? sameAs(only.node).filter((node) => node !== only.node) : [];
  const shownHover = hovered?.isConnected && text === undefined ? hovered : undefined;
  overlay.draw({
    selected: text === undefined ? selected : [],
    alike,
    hovered: shownHover && { node: shownHover, label: labelOf(shownHover) },
  });
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

function createNames() {
  const ids = new WeakMap<Element, string>();
  const nodes = new Map<string, WeakRef<Element>>();
  let count = 0;
  return {
    idOf(node: Element): string {
      const known = ids.get(node);
      if (known !== undefined) return known;
      count += 1;
      const id = `e${count}`;
      ids.set(node, id);
      nodes.set(id, new WeakRef(node));
      return id;
    },
    nodeOf: (id: string): Element | undefined => nodes.get(id)?.deref(),
  };
}
