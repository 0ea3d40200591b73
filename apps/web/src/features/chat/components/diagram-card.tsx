import type { TurnDiagram } from '@loam/contract';
import { Button, CodeBlock } from '@loam/ui';
import { Workflow } from 'lucide-react';
import { useState } from 'react';
import { useProjectViews } from '../../../shared/project-views.tsx';
import { chatWords } from '../texts.data.ts';

const words = chatWords.diagram;

export function DiagramCard({ diagram }: { readonly diagram: TurnDiagram }) {
  const [isOpen, setOpen] = useState(false);
  const { open } = useProjectViews();
  return (
    <div
      role="group"
      aria-label={diagram.title}
      className="flex min-w-0 flex-col gap-2 rounded-lg border border-border bg-surface p-3"
    >
      <div className="flex items-center gap-2">
        <Workflow aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        <p className="min-w-0 flex-1 truncate text-sm font-medium">{diagram.title}</p>
        <Button
          size="sm"
          variant="ghost"
          className="text-muted-foreground"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.hideCode : words.showCode}
        </Button>
        <Button size="sm" variant="outline" onClick={() => open({ view: 'mermaid', diagram: diagram.id })}>
          {words.open}
        </Button>
      </div>
      {isOpen ? <CodeBlock code={diagram.code} title="mermaid" /> : null}
    </div>
  );
}
