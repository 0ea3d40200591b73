import { texts } from '@loam/contract';
import { cleanCode, syntaxProblem } from './model/diagram-code.ts';
import { readLooks } from './diagram-looks.ts';

/** A finished drawing. As a picture it can neither run anything nor load anything from elsewhere. */
export interface Drawing {
  readonly kind: 'drawn';
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export type DrawingResult = Drawing | { readonly kind: 'failed'; readonly message: string };

const failed = (message: string): DrawingResult => ({ kind: 'failed', message });

let drawings = 0;

export async function renderDiagram(source: string): Promise<DrawingResult> {
  const code = cleanCode(source);
  if (code === '') return failed(texts.diagram.empty);
  const { default: mermaid } = await import('mermaid');
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    htmlLabels: false,
    suppressErrorRendering: true,
    ...readLooks(),
  });
  try {
    await mermaid.parse(code);
  } catch (error) {
    return failed(syntaxProblem(error));
  }
  try {
    drawings += 1;
    const { svg } = await mermaid.render(`diagram-${drawings}`, code);
    return pictureOf(svg) ?? failed(texts.diagram.renderFailed);
  } catch {
    return failed(texts.diagram.renderFailed);
  }
}

function pictureOf(svg: string): Drawing | undefined {
  const root = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg');
  const { width = 0, height = 0 } = root?.viewBox.baseVal ?? {};
  if (!root || width === 0 || height === 0) return undefined;
  root.removeAttribute('style');
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  const text = new XMLSerializer().serializeToString(root);
  return {
    kind: 'drawn',
    url: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`,
    width,
    height,
  };
}
