/** Frames drawn over the page, in a layer that takes no room and no clicks, and that the page's styles cannot reach. */
export interface Overlay {
  draw(shown: OverlayContent): void;
  /** Whether a node is the layer itself. */
  owns(node: Node): boolean;
  remove(): void;
}

export interface OverlayContent {
  readonly hovered: { readonly node: Element; readonly label: string } | undefined;
  readonly selected: readonly { readonly node: Element; readonly label: string }[];
  /** Others that the same source makes: what is changed in one is changed in them. */
  readonly alike: readonly Element[];
}

const STYLE = `
:host { all: initial; position: fixed; inset: 0; pointer-events: none; z-index: 2147483647; }
.box { position: fixed; box-sizing: border-box; border: 2px solid #2f7d4f; border-radius: 2px; }
.hovered { border: 1.5px solid #3f9a66; background: rgb(63 154 102 / 8%); }
.alike { border: 1px dashed #3f9a66; }
.label { position: fixed; max-width: 60vw; overflow: hidden; white-space: nowrap; text-overflow: ellipsis;
  padding: 1px 6px; border-radius: 3px; background: #2f7d4f; color: #fff; font: 500 11px/16px system-ui, sans-serif; }
`;
const MAX_ALIKE = 50;
const LABEL_HEIGHT = 20;

export function createOverlay(document: Document): Overlay {
  const host = document.createElement('loam-picker');
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  host.setAttribute('aria-hidden', 'true');
  document.documentElement.append(host);
  return {
    draw({ hovered, selected, alike }) {
      const parts: HTMLElement[] = [];
      for (const node of alike.slice(0, MAX_ALIKE)) parts.push(boxOver(document, node, 'alike'));
      for (const { node, label } of selected)
        parts.push(boxOver(document, node, 'selected'), labelOver(document, node, label));
      if (hovered && !selected.some(({ node }) => node === hovered.node)) {
        parts.push(
          boxOver(document, hovered.node, 'hovered'),
          labelOver(document, hovered.node, hovered.label),
        );
      }
      root.replaceChildren(...parts);
    },
    owns: (node) => node === host,
    remove: () => host.remove(),
  };
}

function boxOver(document: Document, node: Element, kind: string): HTMLElement {
  const { left, top, width, height } = node.getBoundingClientRect();
  const box = document.createElement('div');
  box.className = `box ${kind}`;
  place(box, left, top);
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
  return box;
}

function labelOver(document: Document, node: Element, text: string): HTMLElement {
  const { left, top } = node.getBoundingClientRect();
  const label = document.createElement('div');
  label.className = 'label';
  label.textContent = text;
  place(label, Math.max(0, left), top >= LABEL_HEIGHT ? top - LABEL_HEIGHT : Math.max(0, top));
  return label;
}

function place(element: HTMLElement, left: number, top: number): void {
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}
