import { z } from 'zod';
import { failure } from '../outputs.ts';
import { defineTool } from '../tool.ts';
import { DIAGRAM_KINDS } from './diagram-kinds.data.ts';

export const drawDiagramTool = defineTool({
  name: 'draw_diagram',
  integration: 'people',
  kind: 'draw',
  description: 'Shows the person a mermaid diagram.',
  input: z.object({ title: z.string().min(1).max(120), code: z.string().min(1).max(10_000) }),
  changesState: false,
  defaultPreference: 'allow',
  needs: 'none',
  title: ({ title }) => `Drawing ${title}`,
  async run({ title, code }, { ids, tell }) {
    const plain = code
      .trim()
      .replace(/^```(?:mermaid)?\s*\n|\n?```$/g, '')
      .trim();
    const reason = reasonAgainstDiagram(plain);
    if (reason !== undefined) return failure(reason);
    tell({ type: 'diagram', id: ids.uuid(), title, code: plain });
    return { text: 'The diagram is shown.' };
  },
});

function reasonAgainstDiagram(code: string): string | undefined {
  const lines = code.split('\n').map((line) => line.trim());
  // Directives can loosen the strictness of the renderer; links lead out of the page.
  if (/%%\{/.test(code)) return 'Directives (%%{…}%%) are not taken.';
  if (lines.some((line) => /^(click|link|href|callback)\b/.test(line))) return 'Diagrams hold no links.';
  if (/javascript:|<script|<iframe|<img/i.test(code)) return 'Diagrams hold no markup.';
  const first = lines.find((line) => line !== '' && !line.startsWith('%%')) ?? '';
  const [kind = ''] = first.split(/[\s;:]/);
  if (DIAGRAM_KINDS.includes(kind)) return undefined;
  return `The first word must be a kind of diagram: ${DIAGRAM_KINDS.join(', ')}.`;
}
