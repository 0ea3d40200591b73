import { texts } from '@loam/contract';
import { Button, CodeBlock, Spinner, useMediaQuery } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useLocalValue } from '../../../shared/local-value.ts';
import { themeValue } from '../../../shared/theme-value.ts';
import { renderDiagram } from '../render-diagram.ts';
import { diagramTexts } from '../texts.data.ts';
import { DiagramCanvas } from './diagram-canvas.tsx';

interface DiagramViewProps {
  readonly title: string;
  readonly code: string;
}

export function DiagramView({ title, code }: DiagramViewProps) {
  const [theme] = useLocalValue(themeValue);
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const result = useQuery({
    // The colours are those of the page at that moment.
    queryKey: ['diagram', theme, isSystemDark, code],
    queryFn: () => renderDiagram(code),
    staleTime: Infinity,
    retry: false,
  });
  if (result.isPending) {
    return (
      <div className="grid h-full place-items-center">
        <Spinner label={diagramTexts.drawing} className="size-5 text-muted-foreground" />
      </div>
    );
  }
  if (result.isError) return <DiagramError message={texts.diagram.renderFailed} code={code} />;
  if (result.data.kind === 'failed') return <DiagramError message={result.data.message} code={code} />;
  return <DiagramCanvas key={result.data.url} title={title} drawing={result.data} />;
}

function DiagramError({ message, code }: { readonly message: string; readonly code: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="h-full overflow-y-auto p-6">
      <div
        role="alert"
        className="mx-auto flex max-w-2xl flex-col items-start gap-3 rounded-lg border border-border bg-surface p-4"
      >
        <p className="flex items-center gap-2 font-semibold">
          <CircleAlert aria-hidden className="size-4 text-danger" />
          {texts.diagram.errorTitle}
        </p>
        <p className="text-base break-words text-muted-foreground">{message}</p>
        <Button size="sm" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? diagramTexts.hideCode : texts.diagram.showCode}
        </Button>
        {isOpen ? <CodeBlock code={code} title="mermaid" className="w-full" /> : null}
      </div>
    </div>
  );
}
