import type { PickMessage } from '../core/pick-messages.ts';
import { attempt } from '../hooks/wrap-function.ts';
import { describePicked, elementsAt, labelOf, placeKeyOf, sameAs } from './describe-picked.ts';
import type { InlineText } from './inline-text.ts';
import type { Overlay } from './overlay.ts';

interface Chosen {
  readonly node: Element;
  /** Where it came from and which of its kind it was, to find it again when the page has made it anew. */
  readonly place: string | undefined;
  readonly index: number;
}

/** What is pointed at, and what of it the builder knows. */
export interface PickState {
  overlay: Overlay | undefined;
  hovered: Element | undefined;
  chosen: readonly Chosen[];
  /** Others that come from the same place as the one that is chosen. */
  alike: readonly Element[];
  text: InlineText | undefined;
  /** Words of what is chosen are being written beside the page. */
  isWritten: boolean;
  told: string;
  isDrawDue: boolean;
}

export interface Selection {
  readonly state: PickState;
  readonly names: ReturnType<typeof createNames>;
  /** Once, with the next frame. */
  draw(): void;
  /** Tells the builder what is chosen, when that is news. */
  tell(): void;
  choose(nodes: readonly Element[]): void;
  /** The source of a chosen element stands elsewhere now. */
  moved(node: Element | undefined, place: string): void;
}

const MAX_CHOSEN = 20;

export function createSelection(window: Window, send: (message: PickMessage) => void): Selection {
  const { document } = window;
  const state: PickState = {
    overlay: undefined,
    hovered: undefined,
    chosen: [],
    alike: [],
    text: undefined,
    isWritten: false,
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
    // What is being written is not said before it is written.
    if (state.overlay === undefined || state.text !== undefined || state.isWritten) return;
    state.chosen = state.chosen.flatMap((chosen) => findAgain(document, chosen) ?? []);
    state.alike = alikeOf(state.chosen);
    const elements = state.chosen.map(({ node }) => describePicked(node, names));
    const told = JSON.stringify(elements);
    if (told !== state.told) send({ type: 'selection', elements });
    state.told = told;
    draw();
  };
  const choose = (nodes: readonly Element[]) => {
    state.text?.end(true);
    state.isWritten = false;
    state.chosen = nodes.slice(0, MAX_CHOSEN).map(chosenOf);
    tell();
  };
  const moved = (node: Element | undefined, place: string) => {
    const isChosen = state.chosen.some((chosen) => chosen.node === node && node?.isConnected);
    if (!isChosen) return choose(elementsAt(document, place).slice(0, 1));
    state.chosen = state.chosen.map((chosen) =>
      chosen.node === node ? { ...chosen, place, index: 0 } : chosen,
    );
  };
  return { state, names, draw, tell, choose, moved };
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

function alikeOf(chosen: readonly Chosen[]): readonly Element[] {
  const [only] = chosen;
  return only && chosen.length === 1 ? sameAs(only.node).filter((node) => node !== only.node) : [];
}

function drawState({ overlay, hovered, chosen, alike, text }: PickState): void {
  if (overlay === undefined) return;
  const selected = chosen.map(({ node }) => ({ node, label: labelOf(node) }));
  const shownHover = hovered?.isConnected && text === undefined ? hovered : undefined;
  overlay.draw({
    selected: text === undefined ? selected : [],
    alike,
    hovered: shownHover && { node: shownHover, label: labelOf(shownHover) },
  });
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
